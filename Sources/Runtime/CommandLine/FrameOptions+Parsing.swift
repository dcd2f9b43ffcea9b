internal import CardCore
internal import StudyApp

extension FrameOptions {
  /// The extents that are drawn: enough for any terminal, and bounded in memory.
  static let columnBounds = 1...1000
  /// The rows that are drawn.
  static let rowBounds = 1...500

  /// Reads the options of the command.
  init(_ parsed: ParsedWords) throws(UsageError) {
    self.init()
    let values = OptionValues(parsed)
    try readContent(values, operands: parsed.operands)
    try readSizes(values)
    try readGeometry(values)
    if let name = try values.choice("--effect", names: CardEffects.all.map(\.name)) {
      let progress = try values.number("--progress", in: 0...1)
      effect = EffectMoment(name: name, progress: progress ?? 0)
    } else if values.text("--progress") != nil {
      throw values.missing("--effect", for: "--progress")
    }
    try readLook(values)
  }

  /// Reads the options of the gallery, if they ask for a picture; nil if they do not.
  init?(demo parsed: ParsedWords) throws(UsageError) {
    let values = OptionValues(parsed)
    guard let progress = try values.number("--progress", in: 0...1) else { return nil }
    try self.init(gallery: parsed, progress: progress)
  }

  /// Reads the options of the gallery for one moment of an effect, the first when none is named.
  init(gallery parsed: ParsedWords, progress: Double) throws(UsageError) {
    self.init()
    let values = OptionValues(parsed)
    let names = CardEffects.all.map(\.name)
    let name = try values.choice(parsed.operands.first, for: "NAME", names: names)
    content = .samples
    effect = EffectMoment(name: name ?? names.first ?? "", progress: progress)
    try readSizes(values)
    try readLook(values)
  }

  private mutating func readSizes(_ values: OptionValues) throws(UsageError) {
    size = try values.size("--size") ?? size
    cardSize = try values.size("--card-size")
    cellAspect = try values.number("--cell-aspect", in: 0.25...8) ?? cellAspect
  }

  private mutating func readLook(_ values: OptionValues) throws(UsageError) {
    symbols = try values.choice("--symbols", SymbolSet.self) ?? symbols
    colors = try values.choice("--colors", ColorDepth.self) ?? colors
    headline = try values.choice("--headline", HeadlineStyle.self) ?? headline
    format = try values.choice("--format", Format.self) ?? format
    theme = try values.theme("--theme")?.theme(onBackground: nil) ?? theme
  }

  private mutating func readContent(
    _ values: OptionValues, operands: [String]
  ) throws(UsageError) {
    let deck = operands.first
    let number = try values.integer("--card", in: 1...200_000)
    let front = values.text("--front")
    let back = values.text("--back")
    let isBlank = values.text("--blank") != nil
    let hasTexts = front != nil || back != nil
    let textOption = front != nil ? "--front" : "--back"
    if isBlank && hasTexts { throw values.conflict("--blank", textOption) }
    if let other = isBlank ? "--blank" : hasTexts ? textOption : nil {
      if number != nil { throw values.conflict("--card", other) }
      if deck != nil { throw values.conflict("DECK", other) }
    }
    if isBlank {
      content = .blank
    } else if hasTexts {
      content = .texts(front: front ?? "", back: back ?? "")
    } else {
      content = .card(deck: deck, number: number ?? 1)
    }
  }

  private mutating func readGeometry(_ values: OptionValues) throws(UsageError) {
    turn = try values.number("--turn", in: -36_000...36_000).map { .degrees($0) } ?? turn
    if let numbers = try values.numbers("--axis", count: 3, in: -1000...1000) {
      axis = Vector3(x: numbers[0], y: numbers[1], z: numbers[2])
    }
    if let numbers = try values.numbers("--anchor", count: 2, in: -10...10) {
      anchor = UnitPoint(x: numbers[0], y: numbers[1])
    }
    anchorZ = try values.number("--anchor-z", in: -1000...1000) ?? anchorZ
    perspective = try values.number("--perspective", in: 0...4) ?? perspective
    if let numbers = try values.numbers("--tilt", count: 2, in: -1...1) {
      tilt = Point(x: numbers[0], y: numbers[1])
    }
  }
}
