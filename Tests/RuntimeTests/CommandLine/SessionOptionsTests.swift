import CardCore
import Runtime
import Scheduling
import StudyApp
import Testing

@Suite("Options of a session")
struct SessionOptionsTests {
  private func options(
    _ words: [String], variables: [String: String] = [:]
  ) throws -> SessionOptions? {
    guard
      case .session(_, let options) = try ArgumentParser.parse(words, variable: { variables[$0] })
    else { return nil }
    return options
  }

  @Test("Options need no command, and win over the environment")
  func precedence() throws {
    let variables = [
      "RECTO_THEME": "light", "RECTO_MOTION": "none", "RECTO_FLIP": "curl",
      "RECTO_HEADLINE": "text",
    ]
    let fromEnvironment = try #require(try options([], variables: variables))
    #expect(fromEnvironment.theme == .fixed(.light))
    #expect(fromEnvironment.motion == .none)
    #expect(fromEnvironment.flip == .curl)
    #expect(fromEnvironment.headline == .text)
    let given = try #require(
      try options(
        [
          "--theme", "high-contrast", "--motion=reduced", "--flip", "fold", "--headline", "display",
        ], variables: variables))
    #expect(given.theme == .fixed(.highContrast))
    #expect(given.motion == .reduced)
    #expect(given.flip == .fold)
    #expect(given.headline == .display)
  }

  @Test("Limits are taken from the command line")
  func limits() throws {
    let options = try #require(try options(["study", "a", "--new", "5", "--reviews", "0"]))
    #expect(options.limits == DailyLimits(newCards: 5, reviews: 0))
  }

  @Test("What the environment says wrongly counts as not said")
  func ignoresUnknownVariables() throws {
    let options = try #require(
      try options([], variables: ["RECTO_THEME": "x", "RECTO_MOTION": ""]))
    #expect(options == SessionOptions())
  }

  @Test("What the command line says wrongly is told")
  func refusesUnknownValues() {
    #expect(throws: UsageError.self) { try options(["--motion", "fast"]) }
    #expect(throws: UsageError.self) { try options(["--new", "-1"]) }
    #expect(throws: UsageError.self) { try options(["study", "a", "--flip", "sideways"]) }
  }

  @Test("The gallery prints a moment of an effect when a progress is given")
  func demoFrame() throws {
    let invocation = try ArgumentParser.parse(
      ["demo", "curl", "--progress", "0.4", "--size", "100x30", "--format", "json"])
    guard case .frame(let frame) = invocation else {
      Issue.record("no frame: \(invocation)")
      return
    }
    #expect(frame.effect == FrameOptions.EffectMoment(name: "curl", progress: 0.4))
    #expect(frame.content == .samples)
    #expect(frame.size == CellSize(columns: 100, rows: 30))
    #expect(throws: UsageError.self) {
      try ArgumentParser.parse(["demo", "no-such", "--progress", "0"])
    }
    #expect(throws: UsageError.self) { try ArgumentParser.parse(["frame", "--progress", "0.5"]) }
    #expect(throws: UsageError.self) {
      try ArgumentParser.parse(["frame", "--effect", "curl", "--progress", "nan"])
    }
  }
}
