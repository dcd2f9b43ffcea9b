internal import CardCore
internal import CursesTerminal
internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program for tests: opens the terminal, does what its argument says, and keeps a log.
@main
enum CursesProbe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let log = Log(path: arguments[2]) else { exit(64) }
    do {
      let device = try CursesDevice.open(asksBackground: arguments[1] == "background")
      log.add("open \(device.capabilities)")
      run(arguments[1], device, log)
    } catch {
      log.add("error \(error)")
      exit(2)
    }
  }

  private static func run(_ task: String, _ device: CursesDevice, _ log: Log) {
    switch task {
    case "frames":
      let frames = (0..<FlipFrames.count).map { FlipFrames.surface(size: device.size, frame: $0) }
      show(frames, on: device, log)
    case "card":
      let symbols = device.capabilities.symbols
      show(CardFrames.surfaces(size: device.size, symbols: symbols), on: device, log)
    case "colors":
      for frame in 0..<ColorFrames.count {
        device.present(ColorFrames.surface(size: device.size, frame: frame))
      }
      write(1, FlipFrames.mark, FlipFrames.mark.count)
    case "hostile": device.present(HostileSurface.surface(size: device.size))
    case "again":
      for _ in 0..<10 { device.present(plainSurface(size: device.size)) }
    default: device.present(plainSurface(size: device.size))
    }
    device.setMouseCaptured(true)
    log.add("ready")
    listen(to: device, log)
  }

  private static func listen(to device: CursesDevice, _ log: Log) {
    while true {
      guard let event = device.nextEvent(within: nil) else { continue }
      log.add("\(event)")
      switch event {
      case .key(.character("q")):
        device.close()
        log.add("closed")
        exit(0)
      case .key(.character("s")): device.suspend()
      case .key(.character("m")): device.setMouseCaptured(false)
      case .key(.character("t")): trapOnAnotherThread()
      case .key(.character("o")): overflow()
      case .key(.character("p")): overflowOnAnotherThread()
      case .key(.character("h")): while true { sleep(1) }
      case .hangup:
        device.close()
        exit(3)
      case .terminate(let signal):
        device.close()
        CursesDevice.endProcess(bySignal: signal)
      case .resize, .resumed: device.present(plainSurface(size: device.size))
      case .symbols: device.present(markedSurface(size: device.size))
      default: continue
      }
    }
  }

  static func plainSurface(size: CellSize) -> Surface {
    var surface = Surface(size: size)
    surface.draw(
      "Recto \(size.columns)x\(size.rows) grün 漢字", column: 1, row: 1,
      style: TextStyle(
        foreground: Color(hex: 0xF3ECDD), background: Color(hex: 0x1F3A5F), attributes: .bold))
    return surface
  }

  /// The plain surface with lines, blocks and marks in its fourth row.
  private static func markedSurface(size: CellSize) -> Surface {
    var surface = plainSurface(size: size)
    surface.draw("│“¿ab?”…█\u{FFFD}─•", column: 1, row: 3, style: TextStyle())
    return surface
  }

  private static func show(_ surfaces: [Surface], on device: CursesDevice, _ log: Log) {
    var times: [Duration] = []
    for surface in surfaces {
      let start = ContinuousClock.now
      device.present(surface)
      times.append(ContinuousClock.now - start)
      write(1, FlipFrames.mark, FlipFrames.mark.count)
    }
    log.add("frame times \(times.sorted()[times.count / 2]) at most \(times.max() ?? .zero)")
  }

  private static func trapOnAnotherThread() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        let empty: [Int] = []
        print(empty[CommandLine.arguments.count])
        return nil
      }, nil)
    pthread_join(thread, nil)
  }

  private static func overflowOnAnotherThread() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        CursesDevice.protectCurrentThread()
        CursesProbe.overflow()
        return nil
      }, nil)
    pthread_join(thread, nil)
  }

  private static func overflow() {
    print(depth(of: 1))
  }

  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : depth(of: number + 1) + number
  }
}

/// A file that grows a line at a time, so that it is whole whatever ends the program.
struct Log {
  private let descriptor: Int32

  init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 { return nil }
  }

  func add(_ line: String) {
    var bytes = [UInt8]((line + "\n").utf8)
    write(descriptor, &bytes, bytes.count)
  }
}
