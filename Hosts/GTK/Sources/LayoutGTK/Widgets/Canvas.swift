public import CGTK4

/// A widget whose children stand where Swift says, and that Swift draws.
///
/// It is a class of its own in GTK's type system, derived from `GtkWidget`. The widget lives as long as its
/// canvas; while it stands in other widgets it is theirs as well, and empty once the canvas is gone.
@MainActor
open class Canvas {
  /// The widget itself.
  public let widget: Widget

  /// Makes a widget that holds and shows nothing.
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

  /// Says how long the widget wants to be along an axis.
  ///
  /// - Parameters:
  ///   - orientation: The axis.
  ///   - across: The length along the other one, −1 where that is not known.
  /// - Returns: The least and the natural length, in points; 0 and 0 unless it is overridden.
  open func measure(_ orientation: GtkOrientation, across: Int32) -> (least: Int32, natural: Int32)
  {
    (0, 0)
  }

  /// Gives the children their places, once the widget has been given its own.
  open func allocate(width: Int32, height: Int32) {}

  /// Draws the widget; unless it is overridden, its children from back to front.
  open func snapshot(_ snapshot: OpaquePointer) {
    snapshotChildren(snapshot)
  }

  /// Draws the children from back to front.
  public final func snapshotChildren(_ snapshot: OpaquePointer) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      gtk_widget_snapshot_child(widget, child, snapshot)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// What the widget's size or its place depends on has changed.
  open func settingsDidChange() {}
}

/// The class of the widgets, as GTK knows it.
private enum CanvasClass {
  /// Where an instance has its canvas: behind all that `GtkWidget` has.
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

  /// What `GtkWidget` does itself.
  private static var parent: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private static func fill(_ functions: UnsafeMutablePointer<GtkWidgetClass>) {
    functions.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    functions.pointee.measure = { widget, orientation, across, least, natural, _, _ in
      let canvas = CanvasClass.canvas(of: widget)
      // GTK calls on the thread that it was started on.
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
