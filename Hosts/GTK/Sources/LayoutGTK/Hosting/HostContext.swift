import CGTK4
import LayoutEngine
import LayoutPangoText
import LayoutViews

/// The objects that all views of one layout share.
@MainActor
final class HostContext {
  let assets: GTKAssets
  let pictures: Pictures
  /// The fonts that letters are drawn with; replaced when a font is added.
  var fonts = PangoFonts()
  var measurer = PangoMeasurer()

  /// The views that stay in sight while the scroll around them is scrolled.
  let pinned = PinnedViews()

  /// Called when a scroll view scrolls.
  var onScroll: (ViewToken, LayoutPoint) -> Void = { _, _ in }
  /// Returns the offset at which a scroll view comes to rest, from where it would end otherwise and
  /// where a finger left it.
  var onRest: (ViewToken, _ proposed: LayoutPoint, _ released: LayoutPoint) -> LayoutPoint? = {
    _, _, _ in nil
  }
  /// Called when the user operates a control.
  var onUse: (ViewToken, ControlEvent) -> Void = { _, _ in }
  /// Called when the user pulls scrolled content beyond its start.
  var onPull: (ViewToken) -> Void = { _ in }
  /// Called when the user activates a link of a text by the keyboard, with the link's index.
  var onFollow: (ViewToken, Int) -> Void = { _, _ in }
  /// Called when a view is pressed or has the focus, or no longer.
  var onState: (ViewToken, ElementState, _ isOn: Bool) -> Void = { _, _, _ in }
  /// Called when a picture or a font has loaded or failed to load.
  var onAnswer: (AssetRequest, AssetAnswer) -> Void = { _, _ in }

  /// Whether views are being made, moved or placed; events in that time are not reported.
  private(set) var isArranging = false

  init(_ assets: GTKAssets) {
    // For apps that have not initialized GTK. Without a display, GTK prints an error and exits.
    gtk_init()
    self.assets = assets
    pictures = Pictures(assets)
    ControlStyle.load()
  }

  func whileArranging<Result>(_ arrange: () -> Result) -> Result {
    let wasArranging = isArranging
    isArranging = true
    defer { isArranging = wasArranging }
    return arrange()
  }

  func didScroll(_ token: ViewToken, _ offset: LayoutPoint) { onScroll(token, offset) }

  func didUse(_ token: ViewToken, _ event: ControlEvent) {
    // Changes made by the document are not the user's.
    guard !isArranging else { return }
    onUse(token, event)
  }
}
