#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system calls behind a pseudo terminal that the C library's Swift module leaves out.
enum PseudoTerminalSystem {
  #if canImport(Darwin)
    /// Opens a new terminal; negative when there is none.
    static func openMaster() -> Int32 {
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0 else { return -1 }
      return master
    }

    /// The path of a terminal's other end.
    static func slavePath(of master: Int32) -> String? {
      ptsname(master).map { String(cString: $0) }
    }

    /// Makes a spawned process the leader of a new session.
    static let startsSession = Int16(POSIX_SPAWN_SETSID)
  #else
    // From <asm-generic/ioctls.h> and <spawn.h>.
    private static let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
    private static let number: UInt = 0x8004_5430  // TIOCGPTN

    /// Opens a new terminal; negative when there is none.
    static func openMaster() -> Int32 {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: Int32 = 0
      guard master >= 0, ioctl(master, unlock, &isLocked) == 0 else { return -1 }
      return master
    }

    /// The path of a terminal's other end.
    static func slavePath(of master: Int32) -> String? {
      var slave: UInt32 = 0
      return ioctl(master, number, &slave) == 0 ? "/dev/pts/\(slave)" : nil
    }

    /// Makes a spawned process the leader of a new session.
    static let startsSession: Int16 = 0x80  // POSIX_SPAWN_SETSID
  #endif
}
