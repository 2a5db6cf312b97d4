import Testing

/// A folder of `Samples` whose documents are made of one another, or of data.
struct SampleFolder: CustomTestStringConvertible, Sendable {
  let name: String
  /// The documents that are laid out, without their endings.
  let screens: [String]
  /// The files that are built of it.
  let sources: [String]

  var testDescription: String { name }

  /// Its place in the package.
  var path: String { "Samples/\(name)" }

  /// Two widths, and from right to left.
  static let previews = ["phone", "narrow", "right to left"]

  static let all = [
    SampleFolder(
      name: "design-system",
      screens: ["feed-screen", "profile-screen", "settings-screen"],
      sources: [
        "Controls.layout.swift", "FeedScreen.layout.swift", "ProfileScreen.layout.swift",
        "SettingsScreen.layout.swift", "Tokens.layout.swift",
      ]),
    SampleFolder(
      name: "photo-wall", screens: ["photo-wall"], sources: ["PhotoWall.layout.swift"]),
    SampleFolder(
      name: "preferences", screens: ["preferences"],
      sources: ["LayoutcControls.layout.swift", "Preferences.layout.swift"]),
  ]
}
