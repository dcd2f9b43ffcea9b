/// The program's version.
public enum Version {
  /// The version as people read it, by Semantic Versioning.
  public static let text = "0.1.0"
}
