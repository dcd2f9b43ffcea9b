// swift-tools-version: 6.2

import PackageDescription

// Measurements that need libraries the program itself never links.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "recto", path: "..")],
  targets: [
    .systemLibrary(
      name: "CChafa", providers: [.apt(["libchafa-dev"]), .brew(["chafa"])]),
    .executableTarget(
      name: "CompareWithChafa",
      dependencies: [
        .product(name: "CardCore", package: "recto"),
        .product(name: "Typography", package: "recto"), "CChafa",
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ]
)
