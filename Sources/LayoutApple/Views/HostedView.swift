#if canImport(UIKit) && !os(watchOS)
  import LayoutEngine
  import LayoutViews
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  import LayoutEngine
  import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A control or a view of the app, inside a view with the element's looks.
  final class HostedView: BoxView {
    /// The control or the app's view.
    private let hosted: PlatformView
    private let control: (any ControlView)?
    private let entry: HostViews.Entry?
    /// Whether the app's view was told last that it answers people.
    private var isEnabled = true

    /// Creates the view; nil if the name is unknown.
    ///
    /// - Parameters:
    ///   - name: The name in documents.
    ///   - tools: The app's views, and the controls of the toolkit for all other names.
    init?(_ name: String, _ tools: ViewTools) {
      entry = tools.views.entries[name]
      control = entry == nil ? tools.toolkit.makeControl(name) : nil
      guard let hosted = entry?.make() ?? control else { return nil }
      self.hosted = hosted
      super.init(frame: .zero)
      addSubview(hosted)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The element's content lies inside the button or the app's view.
    override var holder: PlatformView { control?.holder ?? hosted }
    override var spoken: PlatformView { hosted }

    override func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, speaks: control?.speaks ?? false, as: control?.roles ?? [], tools)
      plate.show(content, clips: content.clipsContent)
      let token = content.token
      let spec = content.view ?? ViewSpec()
      let (events, environment) = (tools.events, content.environment)
      if let entry {
        if content.isEnabled != isEnabled {
          isEnabled = content.isEnabled
          hosted.answers(people: isEnabled)
        }
        entry.show(
          hosted,
          HostViews.Shown(spec: spec, environment: environment) { events.changed?(token, $0) })
      } else if let control,
        let shown = LayoutControl(spec, in: environment, isEnabled: content.isEnabled)
      {
        control.events = ControlEvents(
          change: { events.changed?(token, $0) }, tap: { events.tapped?(token) },
          submit: { events.submitted?(token) }, focus: { events.focused?(token, $0) })
        control.show(shown)
      }
    }

    override func forget() {
      super.forget()
      control?.events = ControlEvents()
      control?.forget()
    }

    override func layOutContent() {
      super.layOutContent()
      hosted.frame = bounds
    }
  }
#endif
