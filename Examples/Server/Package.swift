// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Server",
  platforms: [.macOS(.v14)],
  dependencies: [
    // On Linux, signatures need swift-crypto, which this trait brings along.
    .package(name: "layoutc", path: "../..", traits: ["Signing"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(
      name: "ScreenClient",
      dependencies: [.product(name: "LayoutRuntime", package: "layoutc")],
    ),
    .target(
      name: "ScreenServer",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "LayoutTool", package: "layoutc"),
        .product(name: "Logging", package: "swift-log"),
      ],
    ),
    .testTarget(
      name: "ScreenServerTests",
      dependencies: [
        "ScreenClient", "ScreenServer",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "LayoutEngine", package: "layoutc"),
        .product(name: "LayoutPackSigning", package: "layoutc"),
        .product(name: "LayoutRuntime", package: "layoutc"),
        .product(name: "LayoutTool", package: "layoutc"),
        .product(name: "Logging", package: "swift-log"),
      ],
    ),
    .executableTarget(
      name: "Server",
      dependencies: [
        "ScreenServer",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "LayoutTool", package: "layoutc"),
        .product(name: "Logging", package: "swift-log"),
      ],
    ),
  ],
)
