internal import CNCurses
internal import CardCore

/// Gives ncurses' numbers to pairs of colours.
///
/// ncurses repaints every cell whose pair is redefined, so a pair that is on the screen keeps its
/// number, and numbers are used again only when all have been given out.
struct ColorPairs {
  /// The colours that the terminal shows.
  let depth: ColorDepth
  /// The number of the terminal's own colours.
  ///
  /// ncurses' pair 0 is white on black where there is no `op`, so another takes its place.
  let blank: Int32
  private let limit: Int
  private let defaultForeground: Int32
  private let defaultBackground: Int32
  private var numbers: [Key: Int32] = [:]
  private var keys: [Key?] = [nil]
  private var free: [Int32] = []
  private var indices: [Color: Int32] = [:]

  private struct Key: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// Starts colour on the open terminal, with as much as it and ncurses can do.
  ///
  /// - Parameter isCompiled: Whether the terminal's description is `CompiledDescription`'s.
  init(depth: ColorDepth, isCompiled: Bool) {
    let isColored = depth != .none && has_colors() && start_color() == OK
    self.depth = isColored ? depth : .none
    limit = isColored ? Int(curses_pair_limit()) : 0
    if isCompiled {
      let own = CompiledDescription.defaultColor
      (defaultForeground, defaultBackground) = (own, own)
      blank = isColored && curses_set_pair(1, own, own) == OK ? 1 : 0
      if blank == 1 { keys.append(nil) }
    } else {
      blank = 0
      let hasDefaults = isColored && use_default_colors() == OK
      (defaultForeground, defaultBackground) = hasDefaults ? (-1, -1) : (7, 0)
    }
  }

  /// The number of a pair.
  ///
  /// - Parameter numbersInUse: The pairs on the screen, asked for only when all numbers are given.
  mutating func number(
    foreground: Color?, background: Color?, numbersInUse: () -> Set<Int32>
  ) -> Int32 {
    if depth == .none { return 0 }
    let key = Key(
      foreground: foreground.map { index(of: $0) } ?? defaultForeground,
      background: background.map { index(of: $0) } ?? defaultBackground)
    if foreground == nil && background == nil { return blank }
    if let number = numbers[key] { return number }
    guard let number = unusedNumber(numbersInUse) else { return nearestNumber(to: key) }
    guard curses_set_pair(number, key.foreground, key.background) == OK else {
      free.append(number)
      return nearestNumber(to: key)
    }
    numbers[key] = number
    keys[Int(number)] = key
    return number
  }

  private mutating func index(of color: Color) -> Int32 {
    if depth == .truecolor {
      let value = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
      // 0…7 are the ANSI colours, which people set to their taste; 9 is the terminal's own.
      return max(value, 16)
    }
    if let known = indices[color] { return known }
    if indices.count > 4096 { indices.removeAll() }
    let index = Int32(clamping: depth.paletteIndex(of: color) ?? 0)
    indices[color] = index
    return index
  }

  private mutating func unusedNumber(_ numbersInUse: () -> Set<Int32>) -> Int32? {
    if let number = free.popLast() { return number }
    if keys.count < limit {
      keys.append(nil)
      return Int32(keys.count - 1)
    }
    let used = numbersInUse()
    for number in keys.indices.dropFirst(Int(blank) + 1) where !used.contains(Int32(number)) {
      if let key = keys[number] { numbers[key] = nil }
      keys[number] = nil
      free.append(Int32(number))
    }
    return free.popLast()
  }

  /// The best of the pairs that exist, for terminals with fewer pairs than a screen has.
  private func nearestNumber(to key: Key) -> Int32 {
    let sameBackground = numbers.first { $0.key.background == key.background }
    let match = sameBackground ?? numbers.first { $0.key.foreground == key.foreground }
    return match?.value ?? blank
  }
}
