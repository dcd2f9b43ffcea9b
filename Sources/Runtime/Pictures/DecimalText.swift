/// Numbers with at most three decimals, for files that hold many of them.
enum DecimalText {
  /// The nearest thousandth.
  static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// The digits of a number; one that is not finite is 0.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let thousandths = Int((value * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = "\(thousandths.magnitude / 1000)"
    var decimals = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return decimals.isEmpty ? sign + whole : sign + whole + "." + decimals
  }
}
