import Foundation
import Runtime

extension PseudoTerminal {
  /// Reads until what was read is enough, or until nothing more comes.
  func readText(wait: Duration, until isEnough: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    while true {
      let more = read(within: wait)
      bytes += more
      let text = String(decoding: bytes, as: UTF8.self)
      if more.isEmpty || isEnough(text) { return text }
    }
  }

  /// Reads until a text has come, or until nothing more comes.
  func readText(until wanted: String? = nil, wait: Duration = .seconds(2)) -> String {
    readText(wait: wait) { text in wanted.map(text.contains) == true }
  }
}
