import LayoutEngine
import LayoutGTK
import LayoutRuntime
import LayoutViews

/// The screens of a café, which come in a pack and may be replaced while they are shown.
@MainActor
final class Shop {
  /// The name that packs of this app must have.
  static let packName = "shop"

  private(set) var pack: [UInt8]
  private var screens: LoadedLayout
  /// The views of the screens that were opened, each with its scroll offsets and typed text.
  private var views: [String: LayoutView<LoadedScreen>] = [:]
  /// The name of the screen in the window.
  private(set) var shown = "Home"
  private let orders: [String]
  private var news = ""

  /// Called when another screen is to be in the window.
  var onOpen: (LayoutView<LoadedScreen>) -> Void = { _ in }
  /// Returns the newest patch for a pack, by the hash of the pack; nil if there is none.
  var newestPatch: (_ hash: String) -> [UInt8]? = { _ in nil }

  /// Creates the app with the pack that it brings along.
  init(_ pack: [UInt8], dishes: Int = 40) throws {
    self.pack = pack
    screens = try Self.loaded(pack, notOlderThan: 0)
    orders = (1...dishes).map { "Dish \($0)" }
  }

  private static func loaded(_ pack: [UInt8], notOlderThan least: Int) throws -> LoadedLayout {
    try LoadedLayout(
      pack, views: assets.viewRegistry, named: packName, notOlderThan: least)
  }

  /// The views that documents may name.
  private static let assets: GTKAssets = {
    var assets = GTKAssets()
    assets.register("Stars") { StarsView() }
    return assets
  }()

  // MARK: Screens

  /// The names of the screens in the pack.
  var names: [String] { screens.documents }

  /// The number of the pack.
  var edition: Int { screens.packNumber }

  /// Returns the view of a screen; nil if the pack has none of the name.
  func view(of name: String) throws -> LayoutView<LoadedScreen>? {
    if let known = views[name] { return known }
    guard let screen = try document(named: name) else { return nil }
    let view = LayoutView(screen, assets: Self.assets)
    view.host.onAction { [unowned self] in perform($0) }
    views[name] = view
    return view
  }

  /// Opens a screen.
  func open(_ name: String) throws {
    guard let view = try view(of: name) else { return }
    shown = name
    onOpen(view)
  }

  private func document(named name: String) throws -> LoadedScreen? {
    try screens.document(named: name)?.with(values(of: name))
  }

  private func values(of name: String) throws -> Values {
    struct Dish: Encodable {
      var name: String
      var price: Double
    }
    return switch name {
    case "Home": try Values(["news": news])
    case "Menu":
      try Values([
        "dishes": orders.enumerated().map { Dish(name: $1, price: 3 + Double($0) / 2) }
      ])
    case "Order": try Values(["dishes": orders])
    case "Reviews": try Values(["stars": [5, 3, 4]])
    case "About": try Values(["number": screens.packNumber])
    default: Values()  // open: names of documents
    }
  }

  private func perform(_ action: LayoutAction) {
    switch action.name {
    case "open":
      if case .string(let name)? = action.arguments.first { try? open(name) }
    case "back": try? open("Home")
    case "refresh": look()
    default: break  // open: names of actions
    }
  }

  // MARK: Newer screens

  /// Looks for a patch and takes it.
  private func look() {
    do {
      guard let patch = newestPatch(PackPatch.hash(of: pack)) else {
        return tell("There is nothing new.")
      }
      try take(patch: patch)
      tell("These are the screens of edition \(edition).")
    } catch {
      tell("\(error)")
    }
  }

  private func tell(_ words: String) {
    news = words
    if let home = try? document(named: "Home") { views["Home"]?.update(home) }
  }

  /// Takes a patch of the pack: all screens that were opened show the new documents, and keep what
  /// people have scrolled and typed.
  ///
  /// - Throws: The reason for which nothing has changed.
  func take(patch: [UInt8]) throws {
    let newer = try PackPatch(patch).applied(to: pack)
    let old = screens
    screens = try Self.loaded(newer, notOlderThan: screens.packNumber)
    do {
      // All screens are made before the first one is shown.
      let documents = try views.keys.map { ($0, try document(named: $0)) }
      for case (let name, let document?) in documents { views[name]?.update(document) }
    } catch {
      screens = old
      throw error
    }
    pack = newer
  }
}
