public import CardCore

/// A recording as an endless film in SVG, animated by CSS so that it moves wherever images do.
///
/// Each frame lays the cells that have changed over those before and appears at its time. Where
/// the person prefers less motion, the first frame stays.
public enum AnimatedSVG {
  /// The document of an effect at the highest rate of frames that keeps it small.
  ///
  /// - Parameters:
  ///   - options: The picture and its effect.
  ///   - sizeLimit: The bytes above which fewer frames are tried; 12 a second are always kept.
  ///   - textures: Where the print of cards comes from.
  ///   - setting: Breaks lines and orders letters.
  /// - Returns: Empty text when the options name no effect.
  public static func document(
    _ options: FrameOptions, sizeLimit: Int = 1_000_000,
    textures: any TextureSource = PlainTextureSource(),
    setting: any TextSetting = PlainTextSetting()
  ) -> String {
    var result = ""
    for rate in [25.0, 20, 15, 12] {
      let recording = EffectRecording(
        options, framesPerSecond: rate, textures: textures, setting: setting)
      result = recording.map(document) ?? ""
      if result.utf8.count <= sizeLimit { break }
    }
    return result
  }

  /// The document of a recording.
  public static func document(_ recording: EffectRecording) -> String {
    guard let first = recording.frames.first else { return "" }
    let cells = SVGCells(cellAspect: recording.cellAspect, colors: recording.colors)
    var body = cells.elements(of: first.surface, over: recording.colors.background)
    var style =
      "g{visibility:hidden;animation:\(DecimalText.text(recording.duration))s step-end infinite}"
    var surface = first.surface
    for (index, frame) in recording.frames.enumerated().dropFirst() {
      let changes = frame.surface.changes(since: surface)
      surface = frame.surface
      let share = DecimalText.text(100 * frame.time / recording.duration)
      style += "@keyframes f\(index){0%{visibility:hidden}\(share)%{visibility:visible}}"
      body += "<g style=\"animation-name:f\(index)\">\n"
      body += cells.elements(of: surface, over: nil) { changes[$0] }
      body += "</g>\n"
    }
    style += "@media(prefers-reduced-motion:reduce){g{animation:none!important}}"
    return SurfaceSVG.document(
      size: surface.size, cells: cells, ground: recording.colors.background, style: style,
      body: body)
  }
}
