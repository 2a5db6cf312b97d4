import CGTK4
public import LayoutEngine
import LayoutPangoText
public import LayoutViews

/// The backend that makes, moves and removes widgets of GTK for a layout.
@MainActor
public final class GTKBackend: @MainActor ViewBackend {
  /// The widget that contains all views.
  let surface: Surface
  let context: HostContext
  /// Makers of controls and of the app's own views, by class.
  private let makers: [String: @MainActor @Sendable () -> any HostedView]
  private let ownSizes: OwnSizes

  init(_ context: HostContext) {
    self.context = context
    surface = Surface()
    makers = Self.controls.merging(context.assets.views) { _, own in own }
    ownSizes = OwnSizes(context.assets.views.mapValues { Self.naturalSize(of: $0()) })
  }

  /// The natural size of a view that is made only to be measured.
  private static func naturalSize(of view: any HostedView) -> LayoutSize {
    let widget = view.widget
    g_object_ref_sink(widget)
    defer { g_object_unref(widget) }
    return widget.naturalSize
  }

  /// The controls of `layoutc:Controls`.
  private static let controls: [String: @MainActor @Sendable () -> any HostedView] = [
    "Button": { ButtonControl() },
    "Progress": { ProgressControl() },
    "SecureField": { FieldControl(isSecure: true) },
    "Slider": { SliderControl() },
    "Spinner": { SpinnerControl() },
    "Stepper": { StepperControl() },
    "TextArea": { TextAreaControl() },
    "TextField": { FieldControl(isSecure: false) },
    "Toggle": { ToggleControl() },
  ]

  // MARK: Views

  /// Makes a view of a kind; a box with the class's name stands in for a view of an unknown class.
  public func makeView(_ kind: ViewKind) -> ElementView {
    switch kind {
    case .box, .custom: ElementView(context)
    case .text: TextView(context)
    case .image: ImageView(context)
    case .scroll: ScrollView(context)
    case .separator: SeparatorView(context)
    case .host(let name):
      makers[name].map { HostedElementView($0(), context) } ?? StandInView(name, context)
    }
  }

  /// Shows the content of an element in a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: The content of the element.
  ///   - parts: The parts of the content that changed.
  public func configure(
    _ view: ElementView, as content: ViewContent, changed parts: ViewContent.Parts
  ) {
    view.configure(content, parts)
    let wasStuck = view.isStuck
    context.pinned.pin(view, content.isPinned)
    if wasStuck, !view.isStuck { restack(view) }
  }

  /// Sets the frame of a view; the widget takes the frame when GTK next allocates sizes.
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the parent view, in points.
  ///   - view: The view.
  public func setFrame(_ frame: LayoutRect, of view: ElementView) {
    let old = view.frame
    guard frame != old else { return }
    view.frame = frame
    view.frameDidChange(from: old)
    if let around = gtk_widget_get_parent(view.widget) { gtk_widget_queue_allocate(around) }
    if old.size != frame.size { gtk_widget_queue_allocate(view.widget) }
  }

  /// Sets the opacity of a view.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, from 0 for invisible to 1 for opaque; a mounter passes no other
  ///     numbers.
  ///   - view: The view.
  public func setOpacity(_ opacity: Float, of view: ElementView) {
    gtk_widget_set_opacity(view.widget, Double(opacity))
  }

  /// Sets the factor by which a view that comes or goes is drawn larger about its center.
  ///
  /// - Parameters:
  ///   - scale: The factor, from 0 to 1.
  ///   - view: The view.
  public func setScale(_ scale: Float, of view: ElementView) { view.motionScale = scale }

  /// Sets the content size, the axis and the offset of a scroll view; other views are left as they
  /// are.
  ///
  /// - Parameters:
  ///   - geometry: The content size and the offset, in points, and the axis.
  ///   - view: The scroll view.
  public func setScroll(_ geometry: ScrollGeometry, of view: ElementView) {
    (view as? ScrollView)?.setScroll(geometry)
  }

  // MARK: The hierarchy of views

  /// Inserts a view into a parent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The parent; `nil` is the view that shows the document.
  ///   - index: The number of the parent's views behind the view.
  /// - Complexity: O(n) in the number of siblings.
  public func insert(_ view: ElementView, into parent: ElementView?, at index: Int) {
    put(view, into: parent, at: index)
    view.parent = parent
    // A view without a tint inherits that of its new parent.
    if parent != nil, view.content?.look.tint == nil { view.tintDidChange() }
  }

  /// Moves a view among its siblings.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The parent; `nil` is the view that shows the document.
  ///   - index: The number of siblings behind the view afterwards.
  /// - Complexity: O(n) in the number of siblings.
  public func move(_ view: ElementView, in parent: ElementView?, to index: Int) {
    children(of: parent) { $0.removeAll { $0 === view } }
    put(view, into: parent, at: index)
  }

  /// Removes a view from its parent.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The parent; `nil` is the view that shows the document.
  /// - Complexity: O(n) in the number of siblings.
  public func remove(_ view: ElementView, from parent: ElementView?) {
    children(of: parent) { $0.removeAll { $0 === view } }
    gtk_widget_unparent(view.widget)
    view.parent = nil
  }

  /// Clears the user's input in a view, so that the view can show another element.
  public func recycle(_ view: ElementView) {
    context.pinned.pin(view, false)
    context.whileArranging { view.prepareForReuse() }
  }

  private func put(_ view: ElementView, into parent: ElementView?, at index: Int) {
    let widget = parent?.childrenWidget ?? surface.widget
    children(of: parent) { children in
      children.insert(view, at: index)
      gtk_widget_insert_after(view.widget, widget, Self.behind(index, of: children, in: parent))
    }
    gtk_widget_queue_allocate(widget)
  }

  /// Brings the widget of a view that sticks to the edge now, or no longer, to its place among its
  /// siblings.
  private func restack(_ view: ElementView) {
    guard let widget = gtk_widget_get_parent(view.widget) else { return }
    children(of: view.parent) { children in
      guard let index = children.firstIndex(where: { $0 === view }) else { return }
      gtk_widget_insert_after(
        view.widget, widget, Self.behind(index, of: children, in: view.parent))
    }
  }

  /// The widget right behind the view at an index: views that stick to the edge are in front of
  /// their siblings.
  private static func behind(
    _ index: Int, of children: [ElementView], in parent: ElementView?
  ) -> Widget? {
    let view = children[index]
    if let last = children[..<index].last(where: { $0.isStuck == view.isStuck }) {
      return last.widget
    }
    let others = view.isStuck ? children.last { !$0.isStuck } : nil
    // The filling widget of the parent is behind its children.
    return others?.widget ?? parent?.backdrop
  }

  /// Moves the pinned views to where they stay in sight.
  func arrangePinned(_ distance: (ViewToken) -> LayoutPoint?) {
    context.pinned.arrange(distance, restack: restack)
  }

  private func children(of parent: ElementView?, _ change: (inout [ElementView]) -> Void) {
    if let parent { change(&parent.children) } else { change(&surface.children) }
  }

  // MARK: Texts and assets

  /// The measurer of texts, which uses Pango and the fonts that views draw with.
  public var measurer: any TextMeasuring { context.measurer }

  /// The natural sizes of the app's own views, for elements without a size in the document.
  public var viewSizes: (any ViewSizing)? { ownSizes }

  /// Loads a picture or a font, from the app's folders first, and passes the result to the host.
  public func request(_ request: AssetRequest) {
    Task { [context] in
      let answer: AssetAnswer =
        switch request.asset {
        case .picture(let source): await context.pictures.load(source)
        case .font(let family): await context.load(fontFamily: family)
        }
      context.onAnswer(request, answer)
    }
  }
}

/// The natural sizes of the app's own views, by class.
private struct OwnSizes: ViewSizing, Equatable {
  private let sizes: [String: LayoutSize]

  init(_ sizes: [String: LayoutSize]) { self.sizes = sizes }

  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
    sizes[view.class]
  }
}

extension ElementView {
  /// The filling widget, if the child views are its siblings.
  fileprivate var backdrop: Widget? { childrenWidget == widget ? filling : nil }
}

extension HostContext {
  /// Adds a font of the app to the fonts of the process.
  fileprivate func load(fontFamily family: String) async -> AssetAnswer {
    guard let path = await FontFiles(assets).path(of: family) else { return .missing }
    guard FcConfigAppFontAddFile(nil, path) != 0 else { return .missing }
    // Only new contexts of Pango read the system's fonts again.
    measurer = PangoMeasurer(generation: measurer.generation + 1)
    fonts = PangoFonts(generation: measurer.generation)
    return .font
  }
}
