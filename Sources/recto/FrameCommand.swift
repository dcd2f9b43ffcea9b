internal import Runtime
internal import Typography

/// The command that prints one picture.
enum FrameCommand {
  static func run(_ options: FrameOptions) -> ExitStatus {
    do throws(FrameText.Failure) {
      let library = Edges.library(folders: DataFolders.current)
      return Recto.printOut(
        try FrameText.text(options, library: library, textures: PangoTextureSource()))
    } catch {
      Recto.complain(error.message)
      return error.isBadData ? .badData : .failure
    }
  }
}
