#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A control or a view of the app, inside a view with the element's looks.
  final class HostedView: BoxView {
    /// The control or the app's view; nil if the name is unknown.
    let hosted: NSView?
    private let entry: HostViews.Entry?

    /// - Parameters:
    ///   - name: The name in documents.
    ///   - views: The app's views, which take precedence over controls.
    init(_ name: String, among views: HostViews) {
      entry = views.entries[name]
      hosted = entry?.make() ?? Controls.make(name)
      super.init(frame: .zero)
      if let hosted { addSubview(hosted) }
    }

    /// The element's content lies inside the button or the app's view.
    override var holder: NSView { (hosted as? ButtonControl)?.label ?? hosted ?? plate.holder }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      let control = hosted as? any ControlView
      showCommon(
        content, spoken: hosted, speaks: control?.speaks ?? false, role: control?.spokenAs)
      plate.show(content, clips: content.clipsContent)
      guard let hosted else { return }
      let token = content.token
      let spec = content.view ?? ViewSpec()
      let (events, environment) = (tools.events, content.environment)
      if let entry {
        entry.show(
          hosted,
          HostViews.Shown(spec: spec, environment: environment) { events.changed?(token, $0) })
      } else if let control, let shown = LayoutControl(spec, in: environment) {
        control.show(
          shown, change: { events.changed?(token, $0) }, tap: { events.tapped?(token) })
      }
    }

    override func forget() {
      super.forget()
      (hosted as? any ControlView)?.forget()
    }

    override func layout() {
      super.layout()
      hosted?.frame = bounds
    }
  }
#endif
