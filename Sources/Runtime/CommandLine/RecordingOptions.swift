internal import CardCore

/// What `recto demo --record` is to record, and where.
public struct RecordingOptions: Hashable, Sendable {
  /// The kinds of films, by the ends of their names.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A picture that moves.
    case svg
    /// A film of asciinema.
    case cast
  }

  /// The picture and the effect.
  public var frame: FrameOptions
  /// The path of the file.
  public var path: String
  /// The kind of the file.
  public var kind: Kind

  /// Creates options.
  public init(frame: FrameOptions, path: String, kind: Kind) {
    self.frame = frame
    self.path = path
    self.kind = kind
  }

  /// Reads the options of the gallery, if they ask for a recording; nil if they do not.
  init?(demo parsed: ParsedWords) throws(UsageError) {
    let values = OptionValues(parsed)
    guard let path = values.text("--record") else { return nil }
    for other in ["--progress", "--format"] where values.text(other) != nil {
      throw values.conflict("--record", other)
    }
    guard let kind = Kind(rawValue: FilePath.fileExtension(of: path)) else {
      throw values.bad(path, "--record", expected: "a file that ends in .svg or .cast")
    }
    self.init(frame: try FrameOptions(gallery: parsed, progress: 0), path: path, kind: kind)
    // A film shows what the gallery shows, where large letters are the rule.
    if values.text("--headline") == nil { frame.headline = .display }
  }
}
