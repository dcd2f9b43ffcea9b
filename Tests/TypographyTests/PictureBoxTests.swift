import Testing

@testable import Typography

@Suite("A box on a command line")
struct PictureBoxTests {
  @Test(
    "A box is read as it was written",
    arguments: [
      PictureBox(width: 64, height: 32, scaleX: 8, scaleY: 8 / 2.1),
      PictureBox(width: 1, height: 1, scaleX: 0.001, scaleY: 1000),
      PictureBox(width: 8000, height: 4000, scaleX: 8, scaleY: 4),
    ])
  func reads(box: PictureBox) {
    #expect(PictureBox(words: box.words) == box)
  }

  @Test(
    "Words that are no numbers, or numbers that are no box, are refused",
    arguments: [
      "", "64 32 8", "64 32 8 4 2", "a 32 8 4", "64 32 8 b", "6.5 32 8 4", "0 32 8 4", "64 0 8 4",
      "-64 32 8 4", "-64 -32 8 4", "64 32 nan 4", "64 32 8 nan", "64 32 inf 4", "64 32 8 -inf",
      "64 32 0 4", "64 32 8 -4", "64 32 1e300 4", "64 32 8 1e-300", "8000 4001 8 4",
      "9223372036854775807 9223372036854775807 8 4", "9223372036854775808 1 8 4",
      "4294967296 4294967296 8 4",
    ])
  func refuses(text: String) {
    #expect(PictureBox(words: text.split(separator: " ").map(String.init)) == nil)
  }
}
