// swift-tools-version: 6.2
// A separate package, so that layoutc itself does not require GTK. An app depends on this package
// by path, in a checkout of layoutc.
import PackageDescription

let package = Package(
  name: "layoutc-gtk",
  products: [
    .library(name: "LayoutGTK", targets: ["LayoutGTK"]),
    .library(name: "LayoutGTKLive", targets: ["LayoutGTKLive"]),
  ],
  dependencies: [
    // The command generates Swift from the sample's documents. Pango measures and draws texts.
    .package(name: "layoutc", path: "../.."),
    .package(name: "layoutc-pango", path: "../Pango"),
  ],
  targets: [
    .systemLibrary(
      name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "LayoutGTK",
      dependencies: [
        "CGTK4",
        .product(name: "LayoutEngine", package: "layoutc"),
        .product(name: "LayoutLanguages", package: "layoutc"),
        .product(name: "LayoutPangoText", package: "layoutc-pango"),
        .product(name: "LayoutViews", package: "layoutc"),
      ],
    ),
    // Apart from the above, which needs nothing that loads documents.
    .target(
      name: "LayoutGTKLive",
      dependencies: [
        "CGTK4", "LayoutGTK",
        .product(name: "LayoutEngine", package: "layoutc"),
        .product(name: "LayoutLive", package: "layoutc"),
        .product(name: "LayoutRuntime", package: "layoutc"),
      ],
    ),
    .executableTarget(
      name: "Sample",
      dependencies: ["LayoutGTK", .product(name: "LayoutEngine", package: "layoutc")],
      exclude: ["account.json", "feed.json"],
      plugins: [.plugin(name: "LayoutcBuild", package: "layoutc")],
    ),
    // Its documents are loaded from a pack, and none of them is compiled.
    .executableTarget(
      name: "Shop",
      dependencies: [
        "CGTK4", "LayoutGTK",
        .product(name: "LayoutEngine", package: "layoutc"),
        .product(name: "LayoutRuntime", package: "layoutc"),
        .product(name: "LayoutViews", package: "layoutc"),
      ],
      exclude: ["Screens"],
    ),
    .testTarget(
      name: "LayoutGTKTests",
      dependencies: [
        "CGTK4", "LayoutGTK", "LayoutGTKLive", "Sample", "Shop",
        .product(name: "LayoutEngine", package: "layoutc"),
        .product(name: "LayoutLanguages", package: "layoutc"),
        .product(name: "LayoutLive", package: "layoutc"),
        .product(name: "LayoutPangoText", package: "layoutc-pango"),
        .product(name: "LayoutRuntime", package: "layoutc"),
        .product(name: "LayoutViews", package: "layoutc"),
      ],
      exclude: ["Documents/ledger.json", "Documents/order.json"],
      plugins: [.plugin(name: "LayoutcBuild", package: "layoutc")],
    ),
  ],
  swiftLanguageModes: [.v6],
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
    .treatAllWarnings(as: .error),  // SE-0480
  ]
}
