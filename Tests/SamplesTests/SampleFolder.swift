import Testing

/// A folder of `Samples` whose documents are made of one another, or of data.
struct SampleFolder: CustomTestStringConvertible, Sendable {
  let name: String
  /// The documents that are laid out, without their endings.
  let screens: [String]
  /// The files that are built of it.
  let sources: [String]
  /// The previews whose frames are kept.
  var previews = ["phone", "narrow", "right to left"]

  var testDescription: String { name }

  /// Its place in the package.
  var path: String { "Samples/\(name)" }

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
    SampleFolder(
      name: "screens",
      screens: [
        "calendar", "chat", "checkout", "dashboard", "feed", "inbox", "login", "map", "onboarding",
        "photos", "player", "settings",
      ],
      sources: [
        "Calendar.layout.swift", "Chat.layout.swift", "Checkout.layout.swift",
        "Dashboard.layout.swift", "Feed.layout.swift", "Inbox.layout.swift", "Kit.layout.swift",
        "LayoutcControls.layout.swift", "Login.layout.swift", "Map.layout.swift",
        "Onboarding.layout.swift", "Photos.layout.swift", "Player.layout.swift",
        "Settings.layout.swift", "Theme.layout.swift",
      ],
      previews: ["phone"]),
  ]
}
