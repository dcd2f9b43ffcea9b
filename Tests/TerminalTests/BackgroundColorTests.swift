import CardCore
import Terminal
import Testing

struct `The background's colour` {
  @Test(
    "is read from a terminal's answer",
    arguments: [
      ("11;rgb:0000/0000/0000", 0x000000), ("11;rgb:ffff/ffff/ffff", 0xFFFFFF),
      ("11;rgb:1e1e/2020/FFFF", 0x1E20FF), ("11;rgb:1e/20/ff", 0x1E20FF),
      ("11;rgb:f/0/8", 0xFF0088),
      ("11;rgb:fff/000/800", 0xFF0080), ("11;rgba:1e1e/2020/ffff/8000", 0x1E20FF),
      ("11;#1e20ff", 0x1E20FF), ("11;#FFF", 0xFFFFFF), ("11;#1e1e2020ffff", 0x1E20FF),
      ("11;rgb:7fff/8000/0080", 0x7F8000),
    ] as [(String, UInt32)])
  func reply(text: String, expected: UInt32) {
    #expect(BackgroundColor.color(reply: text) == Color(hex: expected))
  }

  @Test(
    "is not read from anything else",
    arguments: [
      "", "11;", "11;?", "10;rgb:0/0/0", "111;rgb:0/0/0", "11;rgb:", "11;rgb:0/0", "11;rgb:0/0/0/0",
      "11;rgb:00000/0/0", "11;rgb://", "11;rgb:-1/0/0", "11;rgb:+1/0/0", "11;rgb:g/0/0",
      "11;rgb: 1/0/0", "11;#", "11;#12", "11;#1234", "11;#1234567890abcdef", "11;#12345+",
      "11;rgba:0/0/0", "11;white", "11;rgb:٣/0/0", "11;#éàü",
    ])
  func noReply(text: String) {
    #expect(BackgroundColor.color(reply: text) == nil)
  }

  @Test(
    "is guessed from COLORFGBG",
    arguments: [
      ("15;0", Color.black), ("0;15", .white), ("0;default;15", .white), ("12;8", .black),
      ("0;7", .white), ("7;6", .black), ("0;9", .white), ("0;default", nil), ("15", nil), ("", nil),
      (";", nil), ("0;16", nil), ("0;-1", nil), ("0;99999999999999999999", nil),
    ])
  func variable(text: String, expected: Color?) {
    #expect(BackgroundColor.color(variable: text) == expected)
    let environment = TerminalEnvironment(
      variables: ["TERM": "xterm", "COLORFGBG": text], codeset: "UTF-8", describedColors: 8)
    #expect(environment.capabilities().background == expected)
  }

  @Test(
    "is light where black text is read more easily",
    arguments: [
      (0x000000, false), (0xFFFFFF, true), (0x1E1E1E, false), (0xFDF6E3, true), (0x002B36, false),
      (0x747474, false), (0x777777, true), (0x0000FF, false), (0x00FF00, true),
    ] as [(UInt32, Bool)])
  func lightness(hex: UInt32, isLight: Bool) {
    #expect(Color(hex: hex).isLight == isLight)
  }

  @Test("is asked for only where the question is not printed")
  func questions() {
    func asks(_ name: String) -> Bool {
      TerminalEnvironment(variables: ["TERM": name], codeset: "UTF-8", describedColors: 8)
        .understandsColorQuestions
    }
    for name in ["xterm-256color", "screen", "tmux-256color", "foot"] { #expect(asks(name)) }
    for name in ["linux", "vt100", "dumb", "", "eterm-color", "ansi", "cygwin"] {
      #expect(!asks(name))
    }
  }
}

struct `The question for the background` {
  /// Whether answers at some times count, if a due question is asked and the program listens from
  /// 1 s on; and whether the question is still due.
  private func accepted(
    isWanted: Bool = true, asks: Bool = true, at times: [Duration]
  ) -> [Bool] {
    var question = BackgroundQuestion(isWanted: isWanted)
    if asks && question.isDue { question.didAsk() }
    question.listens(at: .seconds(1))
    question.listens(at: .seconds(9))
    return times.map { question.accepts(answerAt: $0) } + [question.isDue]
  }

  @Test("is asked once, and only the first answer counts, if it is in time")
  func once() {
    let last = Duration.seconds(1) + BackgroundQuestion.patience
    #expect(accepted(at: [last, last]) == [true, false, false])
    #expect(accepted(at: [last + .milliseconds(1), last]) == [false, false, false])
    #expect(accepted(asks: false, at: [last]) == [false, true])
    #expect(accepted(isWanted: false, at: [last]) == [false, false])
  }

  @Test("is over as soon as the person does something")
  func over() {
    var question = BackgroundQuestion(isWanted: true)
    question.personActed()
    #expect(question.isDue)
    question.didAsk()
    question.listens(at: .zero)
    question.personActed()
    #expect(!question.accepts(answerAt: .milliseconds(1)) && !question.isDue)
  }
}
