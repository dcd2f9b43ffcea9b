internal import CardCore
internal import Runtime
internal import Typography

/// The command that prints one picture.
enum FrameCommand {
  static func run(_ options: FrameOptions) -> ExitStatus {
    do throws(FrameText.Failure) {
      let library = Edges.library(folders: DataFolders.current)
      let textures: any TextureSource =
        options.headline == .display ? PangoTextureSource() : PlainTextureSource()
      return Recto.printOut(try FrameText.text(options, library: library, textures: textures))
    } catch {
      Recto.complain(error.message)
      return error.isBadData ? .badData : .failure
    }
  }
}
