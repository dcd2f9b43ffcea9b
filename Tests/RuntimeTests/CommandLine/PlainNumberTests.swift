import Testing

@testable import Runtime

@Suite("Numbers of the command line")
struct PlainNumberTests {
  @Test(
    "Whole numbers are digits and a minus",
    arguments: [
      ("0", 0), ("42", 42), ("-7", -7), ("007", 7), ("+7", nil), ("0x10", nil), ("1e3", nil),
      ("1_000", nil), (" 7", nil), ("7 ", nil), ("", nil), ("-", nil), ("--7", nil), ("7.0", nil),
      ("٣", nil), ("99999999999999999999", nil),
    ])
  func integers(text: String, expected: Int?) {
    #expect(PlainNumber.integer(text) == expected)
  }

  @Test(
    "Other numbers have a point among the digits",
    arguments: [
      ("0", 0), ("-40", -40), ("0.25", 0.25), (".5", 0.5), ("-.5", -0.5), ("5.", nil), (".", nil),
      ("1.2.3", nil), ("+1", nil), ("0x1p3", nil), ("1e3", nil), ("inf", nil), ("nan", nil),
      ("infinity", nil), ("", nil), ("-", nil), ("1,5", nil),
    ])
  func numbers(text: String, expected: Double?) {
    #expect(PlainNumber.number(text) == expected)
  }
}
