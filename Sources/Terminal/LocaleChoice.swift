/// Which locale's character encoding to use.
public enum LocaleChoice {
  /// The names to try in turn.
  ///
  /// The first that the system has is used; the empty name is the environment's choice.
  ///
  /// Where nothing was chosen, as in a bare container, or where the chosen UTF-8 locale is not
  /// installed, UTF-8 is right far more often than ASCII. An explicit `C` is respected.
  public static func candidates(variables: [String: String]) -> [String] {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }
    guard let chosen = names.first(where: { !$0.isEmpty }) else { return utf8 + [""] }
    let name = chosen.uppercased()
    return name.contains("UTF-8") || name.contains("UTF8") ? [""] + utf8 : ["", "C"]
  }

  private static let utf8 = ["C.UTF-8", "en_US.UTF-8"]
}
