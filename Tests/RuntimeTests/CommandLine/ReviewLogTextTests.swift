import Foundation
import Runtime
import Scheduling
import Testing

@Suite("The log as JSON Lines")
struct ReviewLogTextTests {
  private let review = Review(
    id: "00112233445566778899aabbccddeeff",
    card: CardIdentity(deck: "d", id: nil, front: "say \"hi\"\\\n\u{1B}\u{9B}", back: "é漢"),
    grade: .good, moment: Moment(unixMilliseconds: 1_700_000_000_123, utcOffsetSeconds: -3600),
    answerMilliseconds: 4200,
    before: Memory(
      stability: 0.5, difficulty: 5, phase: .learning(step: 1),
      due: .at(unixMilliseconds: 1_699_999_999_000), intervalDays: 0,
      lastReview: Moment(unixMilliseconds: 0, utcOffsetSeconds: 0), reviewCount: 1, lapseCount: 0),
    after: Memory(
      stability: 2.25, difficulty: 4.5, phase: .review, due: .on(StudyDay(number: 19_678)),
      intervalDays: 2, lastReview: Moment(unixMilliseconds: 0, utcOffsetSeconds: 0),
      reviewCount: 2, lapseCount: 0))

  @Test("A review is one line with everything that is known of it")
  func writesReview() {
    #expect(
      ReviewLogText.line(for: .review(review)) == #"""
        {"type":"review","id":"00112233445566778899aabbccddeeff","deck":"d","card":null,\#
        "front":"say \"hi\"\\\n\u001b\u009b","back":"é漢","grade":3,"time":1700000000123,\#
        "offset":-3600,"milliseconds":4200,"before":{"stability":0.5,"difficulty":5,\#
        "phase":"learning","step":1,"dueTime":1699999999000,"intervalDays":0,"reviews":1,\#
        "lapses":0},"after":{"stability":2.25,"difficulty":4.5,"phase":"review",\#
        "dueDay":19678,"intervalDays":2,"reviews":2,"lapses":0}}
        """#)
  }

  @Test("Another reader of JSON sees the same texts")
  func isReadElsewhere() throws {
    let line = ReviewLogText.line(for: .review(review))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["front"] as? String == review.card.front)
    #expect(object?["back"] as? String == review.card.back)
  }

  @Test("An undoing names the review that it takes back")
  func writesUndo() {
    let entry = LogEntry.undo(
      reviewID: "ab", moment: Moment(unixMilliseconds: 5, utcOffsetSeconds: 3600))
    #expect(
      ReviewLogText.line(for: entry)
        == #"{"type":"undo","review":"ab","time":5,"offset":3600}"#)
  }
}
