// swift-tools-version: 6.2
// Texts set by Pango, for hosts. The package is separate from layoutc, so that hosts need no trait
// of layoutc. Its sources are symbolic links to those of the command.
import PackageDescription

let package = Package(
  name: "layoutc-pango",
  products: [
    .library(name: "LayoutPangoText", targets: ["LayoutPangoText"])
  ],
  dependencies: [
    .package(name: "layoutc", path: "../..")
  ],
  targets: [
    .target(
      name: "LayoutPangoText",
      dependencies: [
        .product(name: "CPango", package: "layoutc"),
        .product(name: "LayoutEngine", package: "layoutc"),
      ],
      swiftSettings: [
        .define("Pango"),
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
        .treatAllWarnings(as: .error),  // SE-0480
      ],
    )
  ],
  swiftLanguageModes: [.v6],
)
