public import CGTK4
public import LayoutEngine
public import LayoutViews

/// The view of one element: a widget at exactly its frame, with its looks and what stands in it.
///
/// Views of texts, pictures, scrolls and controls are derived from it.
@MainActor
public class ElementView: Canvas {
  /// What the view shows; nil until it was configured.
  public private(set) var content: ViewContent?
  /// Where it stands in its parent, in points.
  public internal(set) var frame = LayoutRect.zero
  /// The views in it, from back to front.
  public internal(set) var children: [ElementView] = []
  /// The view around it; nil for those on the surface, and for those that stand nowhere.
  public internal(set) weak var parent: ElementView?

  let host: HostContext
  private var looks = Looks()

  init(_ host: HostContext) {
    self.host = host
    super.init()
  }

  /// The widget whose children are the views in this one.
  var childrenWidget: Widget { widget }
  /// The widget of GTK's that covers the view, behind the views in it; nil where there is none.
  var filling: Widget? { nil }
  /// What speaks for the view to assistive technology.
  public var accessibleWidget: Widget { filling ?? widget }

  // MARK: What it shows

  func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    self.content = content
    if parts.contains(.identity) { gtk_widget_set_name(accessibleWidget, content.name) }
    if !parts.isDisjoint(with: [.look, .environment]) {
      let look = content.look
      looks = Looks(look, clips: clips(content), palette)
      gtk_widget_set_child_visible(widget, content.isHidden ? 0 : 1)
      speak(look, content.environment.localization)
      redraw()
      if look.tint != nil || !children.isEmpty { tintDidChange() }
    }
    if parts.contains(.environment), let filling {
      filling.setDirection(content.environment.direction)
    }
  }

  /// Forgets what is left of its last use.
  func prepareForReuse() {}

  /// Its frame is another one, or has another size.
  func frameDidChange(from old: LayoutRect) {
    if old.size != frame.size { redraw() }
  }

  /// The color of symbols and controls around or in it has changed.
  func tintDidChange() {
    for child in children where child.content?.look.tint == nil { child.tintDidChange() }
  }

  final func redraw() { gtk_widget_queue_draw(widget) }

  /// The color of symbols and controls here: its own, or that of the nearest view around it that has one.
  final var tint: GdkRGBA? {
    var view: ElementView? = self
    while let next = view {
      if let color = next.content?.look.tint { return next.palette.color(color) }
      view = next.parent
    }
    return nil
  }

  final var palette: Palette {
    Palette(
      named: host.assets.colors, isDark: content?.environment.colorScheme == .dark, widget: widget)
  }

  /// Whether children are cut off at the frame.
  func clips(_ content: ViewContent) -> Bool { content.clipsContent }

  /// What it is called where a document does not say.
  var spokenLabel: String? { nil }
  /// What it is where a document does not say.
  var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }

  private func speak(_ look: ElementStyle, _ language: TextLocalization?) {
    let widget = accessibleWidget
    // A role is for life, and a life begins when the widget comes into a window.
    if filling == nil, gtk_widget_get_root(widget) == nil {
      let said = look.accessibilityRole.flatMap { GtkAccessibleRole.named[$0] }
      layout_gtk_set_role(widget, said ?? role)
    }
    layout_gtk_set_accessible_text(
      widget, GTK_ACCESSIBLE_PROPERTY_LABEL,
      look.accessibilityLabel?.words(in: language) ?? spokenLabel)
    layout_gtk_set_accessible_text(
      widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, look.accessibilityHint?.words(in: language))
    let isHidden = look.accessibilityHidden || look.visibility == .invisible
    layout_gtk_set_accessible_hidden(widget, isHidden ? 1 : 0)
  }

  // MARK: Places

  public override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (least: Int32, natural: Int32) {
    let length = orientation == GTK_ORIENTATION_HORIZONTAL ? frame.width : frame.height
    return (0, length.wholePoints)
  }

  public override func allocate(width: Int32, height: Int32) {
    if let filling {
      let isLarger = filling.allocate(LayoutRect(width: frame.width, height: frame.height))
      gtk_widget_set_overflow(widget, isLarger ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }
    guard childrenWidget == widget else { return }
    for child in children { child.widget.allocate(child.frame) }
  }

  // MARK: Drawing

  public override func snapshot(_ snapshot: OpaquePointer) {
    let size = frame.size
    looks.drawBehind(snapshot, size)
    if looks.clips {
      var outline = looks.outline(in: size)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
    }
    draw(snapshot, size)
    snapshotChildren(snapshot)
    if looks.clips { gtk_snapshot_pop(snapshot) }
    looks.drawInFront(snapshot, size)
  }

  /// Draws what the view itself shows, between its background and the views in it.
  func draw(_ snapshot: OpaquePointer, _ size: LayoutSize) {}
}

/// A line between two children of a `linear`.
final class SeparatorView: ElementView {
  override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SEPARATOR }

  override func draw(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    var (color, bounds) = (palette.line, size.bounds)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}

extension GtkAccessibleRole {
  /// The roles that documents give elements, by their names in HTML's ARIA or on Apple's systems.
  static let named: [String: GtkAccessibleRole] = [
    "alert": GTK_ACCESSIBLE_ROLE_ALERT, "button": GTK_ACCESSIBLE_ROLE_BUTTON,
    "dialog": GTK_ACCESSIBLE_ROLE_DIALOG, "form": GTK_ACCESSIBLE_ROLE_FORM,
    "group": GTK_ACCESSIBLE_ROLE_GROUP, "header": GTK_ACCESSIBLE_ROLE_HEADING,
    "heading": GTK_ACCESSIBLE_ROLE_HEADING, "image": GTK_ACCESSIBLE_ROLE_IMG,
    "img": GTK_ACCESSIBLE_ROLE_IMG, "link": GTK_ACCESSIBLE_ROLE_LINK,
    "list": GTK_ACCESSIBLE_ROLE_LIST, "listitem": GTK_ACCESSIBLE_ROLE_LIST_ITEM,
    "navigation": GTK_ACCESSIBLE_ROLE_NAVIGATION, "none": GTK_ACCESSIBLE_ROLE_NONE,
    "search": GTK_ACCESSIBLE_ROLE_SEARCH, "tab": GTK_ACCESSIBLE_ROLE_TAB,
    "toolbar": GTK_ACCESSIBLE_ROLE_TOOLBAR,
  ]
}
