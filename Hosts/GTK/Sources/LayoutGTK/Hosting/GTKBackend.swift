import CGTK4
public import LayoutEngine
import LayoutPangoText
public import LayoutViews

/// Makes, moves and removes widgets as a mounter says.
@MainActor
public final class GTKBackend: @MainActor ViewBackend {
  /// The view that all others stand on.
  let surface: Surface
  let context: HostContext
  /// Controls and views of the app's, by their classes.
  private let makers: [String: @MainActor @Sendable () -> any HostedView]
  private let ownSizes: OwnSizes

  init(_ context: HostContext) {
    self.context = context
    surface = Surface()
    makers = Self.controls.merging(context.assets.views) { _, own in own }
    ownSizes = OwnSizes(context.assets.views.mapValues { Self.naturalSize(of: $0()) })
  }

  /// The size of a view that stands nowhere and goes again.
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

  /// Makes a view; one of a class that nobody has made known is an empty box.
  public func makeView(_ kind: ViewKind) -> ElementView {
    switch kind {
    case .box, .custom: ElementView(context)
    case .text: TextView(context)
    case .image: ImageView(context)
    case .scroll: ScrollView(context)
    case .separator: SeparatorView(context)
    case .host(let name):
      makers[name].map { HostedElementView($0(), context) } ?? ElementView(context)
    }
  }

  /// Shows something else in a view.
  public func configure(
    _ view: ElementView, as content: ViewContent, changed parts: ViewContent.Parts
  ) {
    view.configure(content, parts)
  }

  /// Gives a view its frame; the widget gets it when GTK lays out next.
  public func setFrame(_ frame: LayoutRect, of view: ElementView) {
    let old = view.frame
    guard frame != old else { return }
    view.frame = frame
    view.frameDidChange(from: old)
    if let around = gtk_widget_get_parent(view.widget) { gtk_widget_queue_allocate(around) }
    if old.size != frame.size { gtk_widget_queue_allocate(view.widget) }
  }

  /// Lets a view shine through.
  public func setOpacity(_ opacity: Float, of view: ElementView) {
    gtk_widget_set_opacity(view.widget, Double(opacity))
  }

  /// Says how much a scroll view scrolls.
  public func setScroll(_ geometry: ScrollGeometry, of view: ElementView) {
    (view as? ScrollView)?.setScroll(geometry)
  }

  // MARK: Places

  /// Adds a view to another one, or to the surface.
  public func insert(_ view: ElementView, into parent: ElementView?, at index: Int) {
    put(view, into: parent, at: index)
    view.parent = parent
    // What is around it may have a color for it.
    if parent != nil, view.content?.look.tint == nil { view.tintDidChange() }
  }

  /// Puts a view elsewhere among its siblings.
  public func move(_ view: ElementView, in parent: ElementView?, to index: Int) {
    children(of: parent) { $0.removeAll { $0 === view } }
    put(view, into: parent, at: index)
  }

  /// Takes a view from its parent.
  public func remove(_ view: ElementView, from parent: ElementView?) {
    children(of: parent) { $0.removeAll { $0 === view } }
    gtk_widget_unparent(view.widget)
    view.parent = nil
  }

  /// Makes a view forget what people did with it.
  public func recycle(_ view: ElementView) {
    context.whileArranging { view.prepareForReuse() }
  }

  private func put(_ view: ElementView, into parent: ElementView?, at index: Int) {
    let widget = parent?.childrenWidget ?? surface.widget
    children(of: parent) { children in
      // What covers the view stands behind all that is in it.
      let behind = index > 0 ? children[index - 1].widget : parent?.backdrop
      gtk_widget_insert_after(view.widget, widget, behind)
      children.insert(view, at: index)
    }
    gtk_widget_queue_allocate(widget)
  }

  private func children(of parent: ElementView?, _ change: (inout [ElementView]) -> Void) {
    if let parent { change(&parent.children) } else { change(&surface.children) }
  }

  // MARK: Texts and assets

  /// Measures by Pango, in the fonts that letters are drawn in.
  public var measurer: any TextMeasuring { context.measurer }

  /// The app's own views are as large as their widgets want to be, where a document says no size.
  public var viewSizes: (any ViewSizing)? { ownSizes }

  /// Looks for a picture or a font, in the app's folders first.
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

/// How large the app's own views are by themselves, by their classes.
private struct OwnSizes: ViewSizing, Equatable {
  private let sizes: [String: LayoutSize]

  init(_ sizes: [String: LayoutSize]) { self.sizes = sizes }

  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
    sizes[view.class]
  }
}

extension ElementView {
  /// The widget behind the views in it, where they have it as a sibling.
  fileprivate var backdrop: Widget? { childrenWidget == widget ? filling : nil }
}

extension HostContext {
  /// Adds a font from the app's folders to those that the process has.
  fileprivate func load(fontFamily family: String) async -> AssetAnswer {
    guard let path = await FontFiles(assets).path(of: family) else { return .missing }
    guard FcConfigAppFontAddFile(nil, path) != 0 else { return .missing }
    // Pango reads the system's set anew for younger contexts.
    measurer = PangoMeasurer(generation: measurer.generation + 1)
    fonts = PangoFonts(generation: measurer.generation)
    return .font
  }
}
