internal import Foundation
public import Testing

/// Compares a text with the one kept in `Snapshots/` beside the test.
///
/// A missing or different snapshot fails. `RECTO_RECORD_SNAPSHOTS=1` writes the new text, and the
/// test still fails once, so that recording is always deliberate.
public func expectSnapshot(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")
  let url = folder.appendingPathComponent(name + ".txt")
  let kept = try? String(contentsOf: url, encoding: .utf8)
  if kept == text + "\n" { return }
  if ProcessInfo.processInfo.environment["RECTO_RECORD_SNAPSHOTS"] == "1" {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? (text + "\n").write(to: url, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name); run again to compare", sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "\(name) differs from its snapshot.\n--- kept\n\(kept ?? "(none)")\n--- now\n\(text)",
    sourceLocation: sourceLocation)
}
