import Foundation

/// What the system tells of processes, where it has `/proc`.
enum ProcessTable {
  /// Whether there is a table.
  static let isAvailable = FileManager.default.fileExists(atPath: "/proc/self/stat")

  /// The processes that a process has started and that are still there, those included that have
  /// ended without being waited for.
  static func children(of process: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { fields(of: $0)?[1] == "\(process)" }
  }

  /// The time that a process has had of the processor, in hundredths of a second.
  static func processorTime(of process: Int32) -> Int {
    guard let fields = fields(of: process) else { return 0 }
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }

  /// How many descriptors a process has open.
  static func descriptorCount(of process: Int32) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd"))?.count ?? 0
  }

  /// Whether a process is there and has not ended.
  static func isRunning(_ process: Int32) -> Bool {
    fields(of: process).map { $0[0] != "Z" } ?? false
  }

  /// The fields of `/proc/PID/stat` from the state on; nil when there is no such process.
  private static func fields(of process: Int32) -> [Substring]? {
    guard
      let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: name)...].split(separator: " ")
    return fields.count > 12 ? fields : nil
  }
}
