import Testing

/// A folder of `Samples` whose documents import one another or need data.
struct SampleFolder: CustomTestStringConvertible, Sendable {
  let name: String
  /// The names of the documents to lay out, without endings.
  let screens: [String]
  /// The files that a build makes.
  let sources: [String]
  /// The previews whose frames are recorded.
  var previews = ["phone", "narrow", "right to left"]

  /// The options with which the frames are recorded.
  var options: [String] = []

  var testDescription: String { name }

  /// The folder's path in the package.
  var path: String { "Samples/\(name)" }

  static let all = [
    SampleFolder(
      name: "bank-statement", screens: ["bank-statement"],
      sources: ["bank-statement.layout.swift"]),
    SampleFolder(
      name: "design-system",
      screens: ["feed-screen", "profile-screen", "settings-screen"],
      sources: [
        "controls.layout.swift", "feed-screen.layout.swift", "profile-screen.layout.swift",
        "settings-screen.layout.swift", "tokens.layout.swift",
      ]),
    SampleFolder(
      name: "photo-wall", screens: ["photo-wall"], sources: ["photo-wall.layout.swift"]),
    SampleFolder(
      name: "preferences", screens: ["preferences"],
      sources: ["preferences.layout.swift"]),
    SampleFolder(
      name: "schedule", screens: ["schedule"], sources: ["schedule.layout.swift"],
      previews: ["phone", "narrow", "right to left", "dark", "large text", "tablet"],
      options: [
        "--now", "2024-05-03T08:15+02:00", "--time-zone", "+02:00", "--strings",
        "Samples/schedule/Texts.xcstrings",
      ]),
    SampleFolder(
      name: "screens",
      screens: [
        "calendar", "chat", "checkout", "dashboard", "feed", "inbox", "login", "map", "onboarding",
        "photos", "player", "settings",
      ],
      sources: [
        "calendar.layout.swift", "chat.layout.swift", "checkout.layout.swift",
        "dashboard.layout.swift", "design+kit.layout.swift",
        "design+theme.layout.swift", "feed.layout.swift", "inbox.layout.swift",
        "login.layout.swift", "map.layout.swift", "onboarding.layout.swift", "photos.layout.swift",
        "player.layout.swift", "settings.layout.swift",
      ],
      previews: ["phone"]),
    SampleFolder(
      name: "sign-up", screens: ["sign-up"], sources: ["sign-up.layout.swift"],
      previews: ["phone", "right to left", "larger text"]),
  ]
}
