public import CGTK4
public import LayoutEngine
public import LayoutViews

/// The view of one element: a widget at the element's exact frame, with its looks and its children.
///
/// The views of texts, pictures, scrolls and controls are subclasses.
@MainActor
public class ElementView: Canvas {
  /// The shown content; nil until the view is configured.
  public private(set) var content: ViewContent?
  /// The frame in the coordinates of the parent, in points.
  public internal(set) var frame = LayoutRect.zero
  /// The child views, from back to front.
  public internal(set) var children: [ElementView] = []
  /// The parent view; nil if the view is directly on the surface or not inserted.
  public internal(set) weak var parent: ElementView?

  let host: HostContext
  private var looks = Looks()
  /// The controller of the keys that tap the view; nil if the element has no action `tap`.
  private var keys: OpaquePointer?
  private var redrawsWithFocus = false
  private var rotation: Float = 0
  private var scale: Float = 1
  /// The factor by which the view is drawn larger while it comes or goes.
  final var motionScale: Float = 1 {
    didSet { if motionScale != oldValue { placeAgain() } }
  }

  /// How far the view is moved from its frame to stay in sight, in points.
  final var pinnedDistance = LayoutPoint.zero {
    didSet { if pinnedDistance != oldValue { placeAgain() } }
  }
  /// Whether the view sticks to the edge of what is scrolled, in front of its siblings.
  final var isStuck: Bool { pinnedDistance != .zero }

  init(_ host: HostContext) {
    self.host = host
    super.init()
  }

  /// The widget that contains the child views.
  var childrenWidget: Widget { widget }
  /// A widget of GTK that fills the view behind its children; nil if there is none.
  var filling: Widget? { nil }
  /// The widget that represents the view in assistive technology.
  public var accessibleWidget: Widget { filling ?? widget }

  // MARK: Content

  func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    self.content = content
    if parts.contains(.identity) { gtk_widget_set_name(accessibleWidget, content.name) }
    if !parts.isDisjoint(with: [.look, .environment]) {
      let look = content.look
      looks = Looks(look, in: content.environment.direction, clips: clips(content), palette)
      turn(look)
      gtk_widget_set_child_visible(widget, content.isHidden ? 0 : 1)
      speak(content)
      redraw()
      if look.tint != nil || !children.isEmpty { tintDidChange() }
    }
    if filling == nil { followKeys(content.isEnabled && isTapped(content)) }
    if parts.contains(.environment), let filling {
      filling.setDirection(content.environment.direction)
    }
  }

  /// Clears the state of the last use.
  func prepareForReuse() {}

  /// Called when the position or the size of the frame has changed.
  func frameDidChange(from old: LayoutRect) {
    if old.size != frame.size { redraw() }
  }

  /// Called when the tint of the view or of a view around it has changed.
  func tintDidChange() {
    for child in children where child.content?.look.tint == nil { child.tintDidChange() }
  }

  final func redraw() { gtk_widget_queue_draw(widget) }

  /// The color of symbols and controls: that of the view, or of the nearest ancestor that has one.
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

  /// Whether children are clipped at the frame.
  func clips(_ content: ViewContent) -> Bool { content.clipsContent }

  /// The accessibility label if the document has none.
  var spokenLabel: String? { nil }
  /// The accessibility role if the document has none.
  var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }

  private func speak(_ content: ViewContent) {
    let (look, language) = (content.look, content.environment.localization)
    let widget = accessibleWidget
    // GTK fixes the role when the widget is inserted into a window.
    if filling == nil, gtk_widget_get_root(widget) == nil {
      let said = look.accessibilityRole.flatMap { GtkAccessibleRole.named[$0] }
      let usual = look.action(for: .tap) == nil ? role : GTK_ACCESSIBLE_ROLE_BUTTON
      layout_gtk_set_role(widget, said ?? usual)
    }
    layout_gtk_set_accessible_text(
      widget, GTK_ACCESSIBLE_PROPERTY_LABEL,
      look.accessibilityLabel?.words(in: language) ?? spokenLabel)
    layout_gtk_set_accessible_text(
      widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, look.accessibilityHint?.words(in: language))
    let isHidden = look.accessibilityHidden || look.visibility == .invisible
    layout_gtk_set_accessible_hidden(widget, isHidden ? 1 : 0)
    layout_gtk_set_accessible_states(
      widget, content.isEnabled ? 0 : 1, look.isSelected ? 1 : 0)
  }

  /// Whether the keyboard can focus and tap the view.
  func isTapped(_ content: ViewContent) -> Bool { content.look.action(for: .tap) != nil }

  /// Uses a key that was pressed while the view has the focus, and returns whether it means
  /// anything to the view.
  func use(_ key: ViewKey) -> Bool {
    guard key == .activation, let token = content?.token else { return false }
    host.didUse(token, .tap)
    return true
  }

  /// Lets the keyboard focus and tap the view, or no longer.
  final func followKeys(_ isTapped: Bool) {
    guard isTapped != (keys != nil) else { return }
    gtk_widget_set_focusable(widget, isTapped ? 1 : 0)
    if let keys {
      gtk_widget_remove_controller(widget, keys)
      self.keys = nil
    } else if let keys = gtk_event_controller_key_new() {
      onKey(of: keys) { [weak self] in self?.use($0) ?? false }
      gtk_widget_add_controller(widget, keys)
      if !redrawsWithFocus {
        redrawsWithFocus = true
        widget.observe("has-focus") { [weak self] in
          guard let self else { return }
          redraw()
          guard let token = content?.token else { return }
          host.onState(token, .focused, gtk_widget_has_focus(widget) != 0)
        }
      }
      self.keys = keys
    }
  }

  // MARK: Places

  /// Notes how the view is turned and enlarged, and has it placed anew if that has changed.
  private func turn(_ look: ElementStyle) {
    let (old, oldScale) = (rotation, scale)
    (rotation, scale) = (look.drawnRotation, look.drawnScale)
    if old != rotation || oldScale != scale { placeAgain() }
  }

  private func placeAgain() {
    if let around = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(around) }
  }

  /// Allocates its frame to the view, turned and enlarged about its center.
  ///
  /// GTK finds the widget at a point with the same transform.
  final func place() {
    var frame = frame
    frame.x += pinnedDistance.x
    frame.y += pinnedDistance.y
    widget.allocate(frame, rotation: rotation, scale: scale * motionScale)
  }

  /// The child widgets in the order of the document, if that is not the order of drawing.
  override var focusOrder: [Widget]? { Self.focusOrder(of: children) }

  /// Returns the widgets of views in the order of the document; nil if that is the order of
  /// drawing.
  static func focusOrder(of children: [ElementView]) -> [Widget]? {
    guard children.contains(where: { ($0.content?.look.zIndex ?? 0) != 0 || $0.isStuck })
    else { return nil }
    return children.sorted { one, other in
      guard let first = one.content?.element, let second = other.content?.element else {
        return false
      }
      return first < second
    }.map(\.widget)
  }

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
    for child in children { child.place() }
  }

  // MARK: Drawing

  public override func snapshot(_ snapshot: OpaquePointer) {
    looks.drawAll(snapshot, frame.size) { drawLooks(snapshot) }
  }

  private func drawLooks(_ snapshot: OpaquePointer) {
    let size = frame.size
    looks.drawBehind(snapshot, size)
    if looks.clips {
      var outline = looks.outline(in: size)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
    }
    drawContent(snapshot, size)
    snapshotChildren(snapshot)
    if looks.clips { gtk_snapshot_pop(snapshot) }
    looks.drawInFront(snapshot, size)
    if keys != nil, gtk_widget_has_visible_focus(widget) != 0 { drawFocus(snapshot, size) }
  }

  /// Draws the view's own content in the space inside its padding.
  private func drawContent(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    guard let content, content.padding != .none else { return draw(snapshot, size) }
    let space = content.padding.sides(in: content.environment.direction, of: 0)
    let room = LayoutSize(
      width: max(0, size.width - space.left - space.right),
      height: max(0, size.height - space.top - space.bottom))
    var (corner, bounds) = (graphene_point_t(x: space.left, y: space.top), room.bounds)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &corner)
    if looks.clips { gtk_snapshot_push_clip(snapshot, &bounds) }
    draw(snapshot, room)
    if looks.clips { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }

  /// Draws a line inside the frame of a view that has the focus.
  private func drawFocus(_ snapshot: OpaquePointer, _ size: LayoutSize) {
    let color = palette.foreground
    var (outline, bounds) = (GskRoundedRect(), size.bounds)
    gsk_rounded_rect_init_from_rect(&outline, &bounds, 0)
    var (widths, colors): ([Float], [GdkRGBA]) = (
      Array(repeating: 2, count: 4), Array(repeating: color, count: 4)
    )
    gtk_snapshot_append_border(snapshot, &outline, &widths, &colors)
  }

  /// Draws the view's own content, between its background and its children, in a space of a size.
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
  /// The roles of documents, by their names in ARIA or on Apple's systems.
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
