public import CGTK4

/// A widget that Swift code draws, and whose children Swift code places.
///
/// The widget's class is registered in GTK's type system as a subclass of `GtkWidget`. The canvas
/// retains its widget. A parent widget retains it as well; if it outlives the canvas, it is empty.
@MainActor
open class Canvas {
  /// The `GtkWidget`.
  public let widget: Widget

  /// Creates a widget without children that draws nothing.
  public init() {
    widget = layout_gtk_new(CanvasClass.type)
    g_object_ref_sink(widget)
    CanvasClass.setCanvas(self, of: widget)
  }

  isolated deinit {
    CanvasClass.setCanvas(nil, of: widget)
    for child in widget.children { gtk_widget_unparent(child) }
    g_object_unref(widget)
  }

  /// Measures the widget along an axis; 0 and 0 unless overridden.
  ///
  /// - Parameters:
  ///   - orientation: The axis to measure.
  ///   - across: The length along the other axis, in points; −1 if unknown.
  /// - Returns: The minimum and the natural length, in points.
  open func measure(_ orientation: GtkOrientation, across: Int32) -> (least: Int32, natural: Int32)
  {
    (0, 0)
  }

  /// Places the children after GTK has allocated a size to the widget; does nothing unless
  /// overridden.
  ///
  /// - Parameters:
  ///   - width: The width of the widget, in points.
  ///   - height: The height of the widget, in points.
  open func allocate(width: Int32, height: Int32) {}

  /// Draws the widget; draws only the children unless overridden.
  ///
  /// - Parameter snapshot: The `GtkSnapshot` to draw on.
  open func snapshot(_ snapshot: OpaquePointer) {
    snapshotChildren(snapshot)
  }

  /// Draws the children from back to front.
  ///
  /// - Parameter snapshot: The `GtkSnapshot` to draw on.
  /// - Complexity: O(n) in the number of children.
  public final func snapshotChildren(_ snapshot: OpaquePointer) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      gtk_widget_snapshot_child(widget, child, snapshot)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// The child widgets in the order in which the keyboard visits them; nil if that is the order of
  /// drawing.
  var focusOrder: [Widget]? { nil }

  /// Called when the direction or a system setting has changed; does nothing unless overridden.
  open func settingsDidChange() {}
}

/// The class of the widgets in GTK's type system.
private enum CanvasClass {
  /// The offset of the canvas pointer in an instance, after the fields of `GtkWidget`.
  private static let offset = MemoryLayout<GtkWidget>.size
  private static let size = offset + MemoryLayout<UnsafeMutableRawPointer?>.size

  static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "LayoutCanvas", guint(MemoryLayout<GtkWidgetClass>.size),
    { data, _ in data.map { fill($0.assumingMemoryBound(to: GtkWidgetClass.self)) } },
    guint(size), nil, GTypeFlags(rawValue: 0))

  static func setCanvas(_ canvas: Canvas?, of widget: Widget) {
    UnsafeMutableRawPointer(widget).storeBytes(
      of: canvas.map { Unmanaged.passUnretained($0).toOpaque() }, toByteOffset: offset,
      as: UnsafeMutableRawPointer?.self)
  }

  private static func canvas(of widget: Widget?) -> Canvas? {
    widget.flatMap {
      UnsafeMutableRawPointer($0).load(fromByteOffset: offset, as: UnsafeMutableRawPointer?.self)
    }.map { Unmanaged<Canvas>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The class structure of `GtkWidget`, for calls of inherited functions.
  private static var parent: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  /// Moves the focus into a widget or on within it, in the order of its children, which is that of
  /// the document; GTK's own order follows positions.
  private static func moveFocus(of widget: Widget, isForward: Bool) -> Bool {
    let isFocus = gtk_widget_is_focus(widget) != 0
    let focused = gtk_widget_get_focus_child(widget)
    func focusSelf() -> Bool {
      gtk_widget_get_focusable(widget) != 0 && gtk_widget_grab_focus(widget) != 0
    }
    if isForward, focused == nil, !isFocus, focusSelf() { return true }
    // Backwards, what is in a widget comes before the widget.
    if !isForward, isFocus { return false }
    let canvas = canvas(of: widget)
    nonisolated(unsafe) var order: [Widget]?
    MainActor.assumeIsolated { order = canvas?.focusOrder }
    if let order {
      let sequence: [Widget] = isForward ? order : order.reversed()
      let start = focused.flatMap { sequence.firstIndex(of: $0) } ?? 0
      for child in sequence[start...] where gtk_widget_get_mapped(child) != 0 {
        let direction = isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
        if gtk_widget_child_focus(child, direction) != 0 { return true }
      }
      return !isForward && focusSelf()
    }
    var next =
      focused
      ?? (isForward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget))
    while let child = next {
      if gtk_widget_get_mapped(child) != 0,
        gtk_widget_child_focus(child, isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0
      {
        return true
      }
      next =
        isForward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child)
    }
    return !isForward && focusSelf()
  }

  private static func fill(_ functions: UnsafeMutablePointer<GtkWidgetClass>) {
    functions.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    functions.pointee.measure = { widget, orientation, across, least, natural, _, _ in
      let canvas = CanvasClass.canvas(of: widget)
      // GTK calls on its own thread, which is the main thread.
      let lengths = MainActor.assumeIsolated { canvas?.measure(orientation, across: across) }
      least?.pointee = lengths?.least ?? 0
      natural?.pointee = lengths?.natural ?? 0
    }
    functions.pointee.size_allocate = { widget, width, height, _ in
      let canvas = CanvasClass.canvas(of: widget)
      MainActor.assumeIsolated { canvas?.allocate(width: width, height: height) }
    }
    functions.pointee.snapshot = { widget, snapshot in
      let canvas = CanvasClass.canvas(of: widget)
      nonisolated(unsafe) let snapshot = snapshot
      MainActor.assumeIsolated {
        if let canvas, let snapshot { canvas.snapshot(snapshot) }
      }
    }
    functions.pointee.focus = { widget, direction in
      guard let widget, direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      else { return CanvasClass.parent?.pointee.focus(widget, direction) ?? 0 }
      return CanvasClass.moveFocus(of: widget, isForward: direction == GTK_DIR_TAB_FORWARD) ? 1 : 0
    }
    functions.pointee.direction_changed = { widget, previous in
      CanvasClass.parent?.pointee.direction_changed(widget, previous)
      let canvas = CanvasClass.canvas(of: widget)
      MainActor.assumeIsolated { canvas?.settingsDidChange() }
    }
    functions.pointee.system_setting_changed = { widget, setting in
      CanvasClass.parent?.pointee.system_setting_changed(widget, setting)
      let canvas = CanvasClass.canvas(of: widget)
      MainActor.assumeIsolated { canvas?.settingsDidChange() }
    }
  }
}
