public import LayoutEngine

/// An app's assets that documents name: colors, pictures, symbols, fonts and views.
public struct GTKAssets: Sendable {
  /// The colors by their names in documents.
  ///
  /// A name that is not in the dictionary is a color of GTK's theme, such as `accent_color`.
  public var colors: [String: AdaptiveColor] = [:]
  /// The folders with pictures and fonts, searched in order.
  ///
  /// The picture `Cafe` is the file `Cafe.png`, `Cafe.jpg` or `Cafe.svg`. With `@2x` or `@3x` after
  /// the name, the file has two or three pixels per point. The font `Inter` is the file `Inter.ttf`
  /// or `Inter.otf`.
  public var folders: [String] = []
  /// The names of icons in the theme, by the names of symbols in documents.
  ///
  /// A symbol that is not in the dictionary is looked up in ``usualSymbols``, and is otherwise the
  /// name of an icon.
  public var symbols: [String: String] = [:]
  /// Loads assets that are in no folder, such as pictures by their addresses.
  ///
  /// Without the function, or if it returns `nil`, GIO reads the addresses.
  public var load: (@Sendable (LayoutAssetName) async -> [UInt8]?)?
  /// The makers of the app's own views, by their classes in documents.
  ///
  /// A view with the class of a control replaces the control.
  public var views: [String: @MainActor @Sendable () -> any HostedView] = [:]

  /// The types of the attributes of views that have one.
  private var viewTypes = ViewRegistry()

  /// Creates assets without any entries.
  public init() {}

  /// Adds a view of the app's own, with the type of its attributes.
  ///
  /// ```swift
  /// assets.register("Map") { MapView() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The class of the view in documents; a view of the same class is replaced.
  ///   - make: Makes a view.
  public mutating func register<View: TypedHostedView>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> View
  ) {
    views[name] = make
    viewTypes.register(name, reading: View.Attributes.self)
  }

  /// The names of ``views`` and of the controls, with the types of attributes that views have
  /// registered, for documents that are loaded at run time.
  ///
  /// - Complexity: O(n) in the number of views.
  public var viewRegistry: ViewRegistry {
    var registry = viewTypes
    for name in views.keys where !registry.contains(name) { registry.register(name) }
    return registry
  }

  /// The icons of the freedesktop theme for symbols, by the symbols' names on Apple's systems.
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

/// A color for light and for dark appearance.
public struct AdaptiveColor: Sendable, Hashable {
  /// The color in light appearance, as `0xRRGGBBAA`.
  public var light: UInt32
  /// The color in dark appearance, as `0xRRGGBBAA`.
  public var dark: UInt32

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - light: The color in light appearance, as `0xRRGGBBAA`.
  ///   - dark: The color in dark appearance, as `0xRRGGBBAA`; `nil` is that of light appearance.
  public init(_ light: UInt32, dark: UInt32? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}

/// The name of an asset that an app may load.
public enum LayoutAssetName: Sendable, Hashable {
  /// A picture of the app, by its name.
  case picture(String)
  /// A picture, by its address.
  case url(String)
  /// A font file, by the name of the font family.
  case font(String)
}
