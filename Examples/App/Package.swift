// swift-tools-version: 6.2
import PackageDescription

// The plugin compiles the documents of each target that uses it.
let layouts: Target.PluginUsage = .plugin(name: "LayoutcBuild", package: "layoutc")
let engine: Target.Dependency = .product(name: "LayoutEngine", package: "layoutc")

let package = Package(
  name: "App",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "layoutc", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [engine],
      exclude: ["Screens/settings.json"],
      resources: [.process("de.lproj")],
      plugins: [layouts],
    ),

    // Modules in other language modes, with the same documents.
    .target(
      name: "Swift5",
      dependencies: [engine],
      exclude: ["Screens/settings.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [layouts],
    ),
    .target(
      name: "OnMainActor",
      dependencies: [engine],
      exclude: ["Screens/settings.json"],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [layouts],
    ),
  ],
)
