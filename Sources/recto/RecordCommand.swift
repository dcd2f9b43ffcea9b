internal import DeckStore
internal import Runtime
internal import Typography

/// The command that records an effect.
enum RecordCommand {
  static func run(_ options: RecordingOptions) -> ExitStatus {
    let textures = Edges.textures()
    // Viewers and players show letters in the order in which the cells hold them.
    let setting = PangoTextSetting(reorders: true)
    let text =
      switch options.kind {
      case .svg: AnimatedSVG.document(options.frame, textures: textures, setting: setting)
      case .cast:
        EffectRecording(options.frame, textures: textures, setting: setting).map(Asciicast.text)
          ?? ""
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
