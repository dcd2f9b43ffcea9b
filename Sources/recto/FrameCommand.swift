internal import CardCore
internal import Runtime
internal import Typography

/// The command that prints one picture.
enum FrameCommand {
  static func run(_ options: FrameOptions) -> ExitStatus {
    if options.format == .png && SystemEnvironment.outputIsTerminal {
      Recto.complain("a PNG is no text for a terminal; send it to a file: … > card.png")
      return .usage
    }
    do throws(FrameText.Failure) {
      let library = Edges.library(folders: DataFolders.current)
      // In pictures nobody puts letters in order after us.
      let isPicture = options.format == .svg || options.format == .png
      let output = try FrameText.output(
        options, library: library, textures: Edges.textures(),
        setting: isPicture ? PangoTextSetting(reorders: true) : PlainTextSetting(),
        glyphs: options.format == .png ? PangoGlyphSource() : nil)
      let status = Recto.printOut(output.bytes)
      if output.charactersLeftOut > 0 {
        Recto.complain(
          "characters left out, because no font has them: \(output.charactersLeftOut); "
            + "--format svg has all")
      }
      return status
    } catch {
      Recto.complain(error.message)
      return error.isBadData ? .badData : .failure
    }
  }
}
