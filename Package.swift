// swift-tools-version: 6.2

import PackageDescription

/// Debian's headers lie where the compiler looks; only Homebrew's need to be found.
func pkgConfig(_ name: String) -> String? {
  #if os(macOS)
    name
  #else
    nil
  #endif
}

let package = Package(
  name: "recto",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "recto", targets: ["recto"]),
    .library(name: "CardCore", targets: ["CardCore"]),
    .library(name: "Typography", targets: ["Typography"]),
  ],
  targets: [
    // The pure core: no clock, no files, no C library beyond libm.
    .target(name: "CardCore"),
    .target(name: "DeckStore"),
    .target(name: "Scheduling"),
    .target(name: "Terminal", dependencies: ["CardCore"]),
    .target(
      name: "StudyApp", dependencies: ["CardCore", "DeckStore", "Scheduling", "Terminal"]),

    // The edges, one small protocol each.
    .target(name: "ProgressStore", dependencies: ["Scheduling", "CSQLite"]),
    .target(
      name: "CursesTerminal", dependencies: ["Terminal", "CardCore", "CNCurses", "CTerminalGuard"]),
    .target(
      name: "Typography", dependencies: ["CardCore", "CPangoCairo", "CPictureDecoding"]),
    .target(
      name: "Runtime",
      dependencies: ["StudyApp", "CardCore", "DeckStore", "Scheduling", "Terminal"]
    ),
    .executableTarget(
      name: "recto",
      dependencies: [
        "Runtime", "StudyApp", "CardCore", "DeckStore", "Scheduling", "Terminal", "ProgressStore",
        "CursesTerminal", "Typography",
      ]),

    // System libraries, and the little that must be C.
    .systemLibrary(
      name: "CNCurses", pkgConfig: pkgConfig("ncursesw"),
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: pkgConfig("sqlite3"),
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: pkgConfig("pangocairo"),
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(name: "CPictureDecoding", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CTerminalGuard"),

    // Tests: one target a module, mirroring its file names.
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TestSupport",
      dependencies: ["CardCore", "Terminal", "Scheduling", "CPseudoTerminal"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "CardCoreTests", dependencies: ["CardCore", "TestSupport"],
      exclude: ["Fixtures", "Snapshots"]),
    .testTarget(
      name: "DeckStoreTests", dependencies: ["DeckStore", "TestSupport"]),
    .testTarget(
      name: "SchedulingTests", dependencies: ["Scheduling", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "CardCore", "TestSupport"]),
    .testTarget(
      name: "StudyAppTests",
      dependencies: ["StudyApp", "CardCore", "DeckStore", "Scheduling", "Terminal", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ProgressStoreTests",
      dependencies: ["ProgressStore", "Scheduling", "CSQLite", "TestSupport"]),
    .executableTarget(
      name: "CursesProbe", dependencies: ["CursesTerminal", "Terminal", "CardCore"],
      path: "Tests/CursesProbe"),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: [
        "CursesTerminal", "CursesProbe", "Terminal", "CardCore", "TestSupport",
      ]),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "CardCore", "TestSupport"]),
    .testTarget(
      name: "RuntimeTests",
      dependencies: [
        "Runtime", "StudyApp", "CardCore", "DeckStore", "Scheduling", "Terminal", "TestSupport",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["recto", "Runtime", "CardCore", "TestSupport"]),
  ]
)

// One set of rules for every Swift target.
let cTargets = ["CTerminalGuard", "CPictureDecoding", "CPseudoTerminal"]
for target in package.targets where target.type != .system && !cTargets.contains(target.name) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
