/// How the program ends, for the shell.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// All is done.
  case success = 0
  /// Something failed; a sentence tells what.
  case failure = 1
  /// The command line was not understood, or there is no terminal.
  case usage = 2
  /// A file holds bad data (`EX_DATAERR` of sysexits).
  case badData = 65
}
