import TestSupport
import Testing

@testable import Typography

@Suite("A program that draws SVGs", .timeLimit(.minutes(1)))
struct VectorProgramTests {
  private static let box = PictureBox(width: 160, height: 120, scaleX: 8, scaleY: 4)
  private static let pixels = (0..<160 * 120).map { UInt32($0) }
  /// More than a channel holds at a time.
  private static let drawing = [UInt8](repeating: 32, count: 1 << 20)

  private let folder = TemporaryFolder()

  /// What comes of a program of the shell, to which the words of the box are arguments, and whether
  /// that is the right picture.
  private func draw(_ script: String, limit: Duration) -> Result<Bool, VectorFault> {
    let program = VectorProgram(
      path: "/bin/sh", arguments: ["-c", script, "sh"], timeLimit: limit)
    return Result { () throws(VectorFault) in
      try VectorPlace.program(program).draw(Self.drawing, in: Self.box).pixels == Self.pixels
    }
  }

  private func writeAnswer() throws -> String {
    let image = try #require(ColorImage(width: 160, height: 120, pixels: Self.pixels))
    try folder.write(VectorAnswer.bytes(.success(image)), to: "answer")
    return folder.path + "/answer"
  }

  @Test("It is given the box and the bytes, and its answer is the picture")
  func draws() throws {
    let answer = try writeAnswer()
    let result = draw(
      "test $(wc -c) = 1048576 && test \"$*\" = '160 120 8.0 4.0' && cat \(answer)",
      limit: .seconds(30))
    #expect(result == .success(true))
  }

  @Test("One that answers before it has read everything has answered")
  func answersEarly() throws {
    #expect(draw("cat \(try writeAnswer())", limit: .seconds(30)) == .success(true))
  }

  @Test(
    "One that takes too long is ended, with all that it has started",
    arguments: [
      "sleep 50", "exec sleep 50", "trap '' TERM HUP INT; while :; do :; done",
      "cat > /dev/null; printf 'recto svg 1'; sleep 50",
    ])
  func takesTooLong(script: String) {
    var result: Result<Bool, VectorFault>?
    let duration = ContinuousClock().measure {
      result = draw(script, limit: .milliseconds(200))
    }
    #expect(result == .failure(.takesTooLong))
    #expect(duration >= .milliseconds(200) && duration < .seconds(20))
  }

  @Test("One that has used its time of the processor has taken too long")
  func processorTime() {
    #expect(draw("kill -XCPU $$", limit: .seconds(30)) == .failure(.takesTooLong))
  }

  @Test(
    "One that fails, says nothing, or says too much is not waited for",
    arguments: [
      "exit 1", "kill -KILL $$", "cat", "exec yes", "exec <&- >&-; exec sleep 50", "echo drawn",
    ])
  func fails(script: String) {
    #expect(draw(script, limit: .seconds(30)) == .failure(.undrawable))
  }

  @Test("It has a process group of its own, and its signals as they are by default")
  func surroundings() throws {
    let answer = try writeAnswer()
    let result = draw(
      """
      test -e /proc/self/status &&
        grep -Eq 'Sig(Blk|Ign):.*[1-9a-f].{0,6}$' /proc/self/status && exit 1
      test $(ps -o pgid= -p $$ 2> /dev/null || echo $$) = $$ && cat \(answer)
      """, limit: .seconds(30))
    #expect(result == .success(true))
  }

  @Test("One that is not there is told of")
  func missing() {
    let program = VectorProgram(path: folder.path + "/missing", arguments: [])
    let result = Result { () throws(VectorFault) in
      try program.draw(Self.drawing, in: Self.box).isClear
    }
    #expect(result == .failure(.undrawable))
  }

  @Test("Faults are told with the file's name")
  func messages() {
    #expect(
      VectorFault.takesTooLong.pictureError(of: "a.svg").message
        == "a.svg takes too long to draw")
    #expect(VectorFault.undrawable.pictureError(of: "a.svg").message == "a.svg cannot be drawn")
  }
}
