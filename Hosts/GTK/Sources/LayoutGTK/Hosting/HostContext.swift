import CGTK4
import LayoutEngine
import LayoutPangoText
import LayoutViews

/// What all views of one layout share.
@MainActor
final class HostContext {
  let assets: GTKAssets
  let pictures: Pictures
  /// The fonts that letters are drawn in; another set once a font was added.
  var fonts = PangoFonts()
  var measurer = PangoMeasurer()

  /// A scroll view shows another part of what is in it.
  var onScroll: (ViewToken, LayoutPoint) -> Void = { _, _ in }
  /// People did something with a control.
  var onUse: (ViewToken, ControlEvent) -> Void = { _, _ in }
  /// A picture or a font is there, or is known not to be.
  var onAnswer: (AssetRequest, AssetAnswer) -> Void = { _, _ in }

  /// Whether views are being made, moved or given their places, from within which nothing is reported.
  private(set) var isArranging = false

  init(_ assets: GTKAssets) {
    // Where nobody has started GTK yet; without a display it says so and ends the program.
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
    // What a document says is nothing that people do.
    guard !isArranging else { return }
    onUse(token, event)
  }
}
