import Dispatch
import Scheduling
import Testing

@testable import ProgressStore

struct TwoProgramsTests {
  let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  @Test("Of two grades of one card the later moment wins, in either order, and both are logged")
  func conflict() throws {
    for order in [[0, 1], [1, 0]] {
      let path = folder.path + "/\(order[0])/progress.db"
      let stores = [
        try SQLiteProgressStore(path: path), try SQLiteProgressStore(path: path),
      ]
      var studying = Studying()
      let first = studying.review(Studying.card(1), before: nil)
      try stores[0].record(first)
      let grades = [
        studying.review(Studying.card(1), before: first.after, grade: .again, minutes: 10),
        studying.review(Studying.card(1), before: first.after, grade: .easy, minutes: 11),
      ]
      for place in order { try stores[place].record(grades[place]) }
      for store in stores {
        #expect(try store.memories(ofDeck: "es").map(\.memory) == [grades[1].after])
        #expect(try store.log() == [.review(first)] + order.map { .review(grades[$0]) })
      }
    }
  }

  @Test("A grade from the state that is stored counts, even when the clock was set back")
  func clockSetBack() throws {
    let store = try SQLiteProgressStore(path: folder.database)
    var studying = Studying()
    let first = studying.review(Studying.card(1), before: nil)
    let second = studying.review(Studying.card(1), before: first.after, minutes: -500_000)
    try store.record(first)
    try store.record(second)
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [second.after])
  }

  @Test("A program that waits too long for its turn is told so, and can try again")
  func busy() throws {
    let store = try SQLiteProgressStore(path: folder.database, busyMilliseconds: 50)
    var studying = Studying()
    let review = studying.review(Studying.card(1), before: nil)
    let other = PlainConnection(folder.database)
    #expect(other.run("BEGIN EXCLUSIVE") == 0)
    #expect(throws: ProgressError.busy(path: folder.database)) { try store.record(review) }
    #expect(throws: ProgressError.busy(path: folder.database)) {
      try SQLiteProgressStore(path: folder.database, busyMilliseconds: 50)
    }
    other.run("COMMIT")
    try store.record(review)
    #expect(try store.log() == [.review(review)])
  }

  @Test("Programs that open and grade at once lose no review", .timeLimit(.minutes(1)))
  func together() throws {
    let path = folder.database
    let failures = FailureCount()
    DispatchQueue.concurrentPerform(iterations: 4) { program in
      do {
        let store = try SQLiteProgressStore(path: path)
        var studying = Studying(student: String(program, radix: 16))
        for number in 0..<25 {
          try store.record(studying.review(Studying.card(number), before: nil, minutes: number))
        }
      } catch {
        failures.add("\(error)")
      }
    }
    #expect(failures.all == [])
    let store = try SQLiteProgressStore(path: path)
    #expect(try store.log().count == 100)
    #expect(try store.memories(ofDeck: "es").count == 25)
  }
}
