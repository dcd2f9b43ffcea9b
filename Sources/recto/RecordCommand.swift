internal import DeckStore
internal import Runtime

/// The command that records an effect.
enum RecordCommand {
  static func run(_ options: RecordingOptions) -> ExitStatus {
    let text =
      switch options.kind {
      case .svg: AnimatedSVG.document(options.frame)
      case .cast: EffectRecording(options.frame).map(Asciicast.text) ?? ""
      }
    do throws(FileError) {
      try AtomicFile.write(Array(text.utf8), to: options.path)
      return .success
    } catch {
      Recto.complain(DisplayText.sanitized(error.message))
      return .failure
    }
  }
}
