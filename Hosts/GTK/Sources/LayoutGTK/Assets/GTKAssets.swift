/// What documents name and an app has: colors, pictures, symbols, fonts and views of its own.
public struct GTKAssets: Sendable {
  /// Colors by their names in documents; a name that is not here is one of GTK's theme, such as
  /// `accent_color`.
  public var colors: [String: AdaptiveColor] = [:]
  /// Folders in which pictures and fonts are looked for, in this order.
  ///
  /// The picture `Cafe` is `Cafe.png`, `Cafe.jpg` or `Cafe.svg`, and `Cafe@2x.png` where pixels are half as
  /// large; the font `Inter` is `Inter.ttf` or `Inter.otf`.
  public var folders: [String] = []
  /// Names of icons in the theme for the symbols of documents; a symbol that is not here is an icon itself, or
  /// one of ``usualSymbols``.
  public var symbols: [String: String] = [:]
  /// Loads what is in no folder, such as pictures by their addresses; by default GIO reads these.
  public var load: (@Sendable (LayoutAssetName) async -> [UInt8]?)?
  /// Makes the app's own views by their classes in documents; one that is called like a control takes its
  /// place.
  public var views: [String: @MainActor @Sendable () -> any HostedView] = [:]

  /// Creates what an app has, by default nothing.
  public init() {}

  /// Icons of the freedesktop theme for symbols that Apple's systems call so.
  public static let usualSymbols: [String: String] = [
    "arrow.clockwise": "view-refresh-symbolic",
    "bell": "preferences-system-notifications-symbolic",
    "bookmark": "user-bookmarks-symbolic",
    "bubble.left": "user-available-symbolic",
    "calendar": "x-office-calendar-symbolic",
    "camera": "camera-photo-symbolic",
    "checkmark": "object-select-symbolic",
    "chevron.down": "pan-down-symbolic",
    "chevron.left": "go-previous-symbolic",
    "chevron.right": "go-next-symbolic",
    "chevron.up": "pan-up-symbolic",
    "doc": "text-x-generic-symbolic",
    "ellipsis": "view-more-horizontal-symbolic",
    "envelope": "mail-unread-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic",
    "folder": "folder-symbolic",
    "gear": "emblem-system-symbolic",
    "gearshape": "emblem-system-symbolic",
    "heart": "emblem-favorite-symbolic",
    "heart.fill": "emblem-favorite-symbolic",
    "house": "go-home-symbolic",
    "info.circle": "dialog-information-symbolic",
    "lock": "system-lock-screen-symbolic",
    "magnifyingglass": "system-search-symbolic",
    "map": "mark-location-symbolic",
    "mic": "audio-input-microphone-symbolic",
    "minus": "list-remove-symbolic",
    "paperplane": "mail-send-symbolic",
    "pause.fill": "media-playback-pause-symbolic",
    "pencil": "document-edit-symbolic",
    "person": "avatar-default-symbolic",
    "person.fill": "avatar-default-symbolic",
    "photo": "image-x-generic-symbolic",
    "play.fill": "media-playback-start-symbolic",
    "plus": "list-add-symbolic",
    "square.and.arrow.up": "emblem-shared-symbolic",
    "star": "non-starred-symbolic",
    "star.fill": "starred-symbolic",
    "trash": "user-trash-symbolic",
    "xmark": "window-close-symbolic",
  ]
}

/// A color in light and in dark surroundings.
public struct AdaptiveColor: Sendable, Hashable {
  /// The color on light surroundings, as `0xRRGGBBAA`.
  public var light: UInt32
  /// The color on dark surroundings, as `0xRRGGBBAA`.
  public var dark: UInt32

  /// Creates a color; without a dark one it is the same everywhere.
  public init(_ light: UInt32, dark: UInt32? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}

/// What an app may be asked to load.
public enum LayoutAssetName: Sendable, Hashable {
  /// A picture of the app's, by its name.
  case picture(String)
  /// A picture by its address.
  case url(String)
  /// The file of a font, by the name of its family.
  case font(String)
}
