import LayoutEngine
import LayoutModel
import LayoutPack

/// The parts of an app that documents may name.
///
/// A pack whose documents name others is refused with their names, before anything of it is shown.
/// The registry of a ``LoadedLayout`` tells which custom layouts there are.
///
/// ```swift
/// let app = AppParts(views: ["MapView", "ChartView"], actions: ["open", "buy"])
/// let screen = try LoadedLayout(bytes, app: app)
/// ```
public struct AppParts: Sendable, Equatable {
  /// A part that documents name and the app does not have.
  public struct Missing: Sendable, Hashable, CustomStringConvertible {
    /// The kind of the part: `view`, `layout`, `action`, `font`, `image` or `color`.
    public let kind: String
    /// The name of the part.
    public let name: String

    init(kind: String, name: String) {
      self.kind = kind
      self.name = name
    }

    /// The kind and the name, such as `view 'MapView'`.
    public var description: String { "\(kind) '\(name)'" }
  }

  /// The views that the host can make, by the names that documents give to `view`; `nil` for any.
  public var views: Set<String>?
  /// The names of the actions that the app answers; `nil` for any.
  public var actions: Set<String>?
  /// The families of the app's fonts; `nil` for any.
  public var fonts: Set<String>?
  /// The names of the images among the app's assets; `nil` for any.
  public var images: Set<String>?
  /// The names of the colors among the app's assets; `nil` for any.
  public var colors: Set<String>?

  /// Creates the parts of an app; kinds that are left out are not compared.
  ///
  /// - Parameters:
  ///   - views: The views that the host can make.
  ///   - actions: The names of the actions that the app answers.
  ///   - fonts: The families of the app's fonts.
  ///   - images: The names of the images among the app's assets.
  ///   - colors: The names of the colors among the app's assets.
  public init(
    views: Set<String>? = nil, actions: Set<String>? = nil, fonts: Set<String>? = nil,
    images: Set<String>? = nil, colors: Set<String>? = nil
  ) {
    self.views = views
    self.actions = actions
    self.fonts = fonts
    self.images = images
    self.colors = colors
  }

  /// The most values of constants that are looked at, so that a hostile pack takes no longer.
  private static let mostConstants = 1 << 22

  /// Returns what the documents of a pack name and the app does not have, each once.
  func missing(
    for pack: LayoutPack, _ registry: LayoutRegistry
  ) throws(LoadingError) -> [Missing] {
    var told: Set<Missing> = []
    var missing: [Missing] = []
    var room = Self.mostConstants
    for file in pack.files {
      let needs = AppNeedFinder.ownNeeds(of: file.document, room: &room)
      guard room >= 0 else {
        throw LoadingError(.damaged, "the constants of the pack are too large")
      }
      for need in needs where !has(need, registry) {
        let part = Missing(kind: need.kind.rawValue, name: need.shortName)
        if told.insert(part).inserted { missing.append(part) }
      }
    }
    return missing
  }

  private func has(_ need: AppNeed, _ registry: LayoutRegistry) -> Bool {
    switch need.kind {
    case .view: views?.contains(need.name) ?? true
    case .layout: registry.contains(need.name)
    case .action: actions?.contains(need.shortName) ?? true
    case .font: fonts?.contains(need.name) ?? true
    case .image: images?.contains(need.name) ?? true
    case .color: colors?.contains(need.name) ?? true
    // The pack has been read, so that all of the language is known.
    case .element, .attribute, .placement, .use, .word, .function, .environment: true
    case .viewAttribute, .layoutAttribute: true
    }
  }
}

extension AppNeed {
  /// The name without the types of an action's values.
  fileprivate var shortName: String {
    kind == .action ? String(name.prefix { $0 != "(" }) : name
  }
}
