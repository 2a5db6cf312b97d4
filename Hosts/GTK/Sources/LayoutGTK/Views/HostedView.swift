public import CGTK4
import LayoutEngine
public import LayoutViews

/// A widget of GTK's or of the app's that stands where a document has a `view` with a class.
@MainActor
public protocol HostedView: AnyObject {
  /// The widget, which gets the whole frame of its element.
  var widget: Widget { get }
  /// The container that an element's child stands in, as the label of a button does; `nil` puts the child over
  /// the widget.
  var container: ContainerCanvas? { get }

  /// Shows the values of the attributes that the document declares for it.
  ///
  /// - Parameters:
  ///   - content: All that there is to show; `content.view?.attributes` has the values.
  ///   - parts: What of it may differ from the last call.
  ///   - events: What to tell of what people do with it.
  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents)

  /// Shows the color of controls; `nil` is that of the theme.
  func setTint(_ color: GdkRGBA?)

  /// Forgets what is left of its last use, such as what someone has typed.
  func prepareForReuse()
}

extension HostedView {
  /// Nothing, so that a child stands over the widget.
  public var container: ContainerCanvas? { nil }
  /// Does nothing.
  public func setTint(_ color: GdkRGBA?) {}
  /// Does nothing.
  public func prepareForReuse() {}
}

/// What people do with a control.
public enum ControlEvent: Sendable, Equatable {
  /// It was pressed.
  case tap
  /// Its words are others.
  case text(String)
  /// It was switched on or off.
  case toggle(Bool)
  /// Its number is another one.
  case number(Double)
  /// Return was pressed in it.
  case submit

  /// What the control says after a change; nil for other events.
  var value: ControlValue? {
    switch self {
    case .text(let text): .text(text)
    case .toggle(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .tap, .submit: nil
    }
  }
}

/// Tells the host what people do with one view.
@MainActor
public struct ControlEvents {
  private let host: HostContext
  private let token: ViewToken

  init(_ host: HostContext, _ token: ViewToken) {
    self.host = host
    self.token = token
  }

  /// Tells of an event of the view.
  public func send(_ event: ControlEvent) { host.didUse(token, event) }
}

/// The view of an element that has a class.
final class HostedElementView: ElementView {
  private let hosted: any HostedView

  override var filling: Widget? { hosted.widget }
  override var childrenWidget: Widget { hosted.container?.widget ?? widget }

  init(_ hosted: any HostedView, _ host: HostContext) {
    self.hosted = hosted
    super.init(host)
    gtk_widget_insert_before(hosted.widget, widget, nil)
    hosted.container?.owner = self
  }

  override func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    super.configure(content, parts)
    hosted.configure(content, changed: parts, events: ControlEvents(host, content.token))
    if parts.contains(.look) { tintDidChange() }
  }

  override func tintDidChange() {
    super.tintDidChange()
    hosted.setTint(tint)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hosted.prepareForReuse()
  }
}
