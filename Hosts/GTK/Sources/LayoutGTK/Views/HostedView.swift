public import CGTK4
import LayoutEngine
public import LayoutViews

/// A widget of GTK or of the app for a `view` element with a class.
@MainActor
public protocol HostedView: AnyObject {
  /// The widget, which fills the frame of its element.
  var widget: Widget { get }
  /// The container for the element's child, as for the label of a button; `nil` places the child
  /// over the widget.
  var container: ContainerCanvas? { get }

  /// Shows the values of the attributes that the document declares for the view.
  ///
  /// - Parameters:
  ///   - content: The content of the element, with the values in `content.view?.attributes`.
  ///   - parts: The parts of the content that may differ from the last call.
  ///   - events: The receiver of the user's actions in the view.
  func configure(_ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents)

  /// Sets the color of the control that the widget is or contains; `nil` is the color of the theme.
  func setTint(_ color: GdkRGBA?)

  /// Clears the state of the last use, such as text that the user has typed.
  func prepareForReuse()
}

extension HostedView {
  /// Default implementation: no container, so a child lies over the widget.
  public var container: ContainerCanvas? { nil }
  /// Default implementation: ignores the color.
  public func setTint(_ color: GdkRGBA?) {}
  /// Default implementation: does nothing.
  public func prepareForReuse() {}
}

/// An action of the user in a control.
public enum ControlEvent: Sendable, Equatable {
  /// The user pressed a button, or activated it by the keyboard.
  case tap
  /// The user changed the text in a field to this one.
  case text(String)
  /// The user turned a switch on (`true`) or off.
  case toggle(Bool)
  /// The user changed the number of a slider or a stepper to this one.
  case number(Double)
  /// The user pressed the return key in the field.
  case submit

  /// The control's value after a change; nil for other events.
  var value: ControlValue? {
    switch self {
    case .text(let text): .text(text)
    case .toggle(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .tap, .submit: nil
    }
  }
}

/// The receiver of the events of one view.
@MainActor
public struct ControlEvents {
  private let host: HostContext
  private let token: ViewToken

  init(_ host: HostContext, _ token: ViewToken) {
    self.host = host
    self.token = token
  }

  /// Reports an event of the view to the host, which calls the handlers of the app.
  ///
  /// - Complexity: O(n) in the number of handlers, times the depth of the element for a tap.
  public func send(_ event: ControlEvent) { host.didUse(token, event) }
}

/// The view of an element that has a class.
final class HostedElementView: ElementView {
  private let hosted: any HostedView
  /// Whether the widget was pressed and had the focus when the host was told of it last.
  private var shownStates = [false, false]

  override var filling: Widget? { hosted.widget }
  override var childrenWidget: Widget { hosted.container?.widget ?? widget }

  init(_ hosted: any HostedView, _ host: HostContext) {
    self.hosted = hosted
    super.init(host)
    gtk_widget_insert_before(hosted.widget, widget, nil)
    hosted.container?.owner = self
    onStates(of: hosted.widget) { [weak self] in self?.statesDidChange() }
  }

  /// Tells the host whether the widget is pressed and has the focus, itself or within.
  private func statesDidChange() {
    guard let token = content?.token else { return }
    let flags = gtk_widget_get_state_flags(hosted.widget).rawValue
    let states = [GTK_STATE_FLAG_ACTIVE, GTK_STATE_FLAG_FOCUS_WITHIN].map {
      flags & $0.rawValue != 0
    }
    for (state, place) in [(ElementState.pressed, 0), (.focused, 1)]
    where states[place] != shownStates[place] {
      host.onState(token, state, states[place])
    }
    shownStates = states
  }

  override func configure(_ content: ViewContent, _ parts: ViewContent.Parts) {
    super.configure(content, parts)
    // The widget inside may have been disabled by its own attributes.
    if parts.contains(.look) { gtk_widget_set_sensitive(widget, content.isEnabled ? 1 : 0) }
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
