#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutViews

  /// A view of AppKit that shows a control of the library.
  @MainActor protocol ControlView: NSView {
    /// Whether the view is one accessibility element.
    var speaks: Bool { get }
    /// The accessibility role, if AppKit does not set it itself.
    var spokenAs: NSAccessibility.Role? { get }

    /// Shows a control of a document.
    ///
    /// - Parameters:
    ///   - control: A control of the kind that the view shows.
    ///   - change: Called when the user changes the value or types.
    ///   - tap: Called when the user clicks a button.
    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void)

    /// Removes the handlers and the user's input.
    func forget()
  }

  extension ControlView {
    var speaks: Bool { true }
    var spokenAs: NSAccessibility.Role? { nil }
  }

  extension Selector {
    /// The action of controls: AppKit sends an action only if it has a selector.
    ///
    /// No method has this name, since the controls handle the action before it is sent.
    static let ofLayoutControls = Selector("layoutControlChanged:")
  }

  /// The controls by name.
  @MainActor enum Controls {
    /// Makes a control; nil if the library has no control of that name.
    static func make(_ name: String) -> NSView? {
      switch name {
      case "Button": ButtonControl(frame: .zero)
      case "TextField": FieldControl(frame: .zero)
      case "SecureField": SecureFieldControl(frame: .zero)
      case "TextArea": AreaControl(frame: .zero)
      case "Toggle": ToggleControl(frame: .zero)
      case "Slider": SliderControl(frame: .zero)
      case "Stepper": StepperControl(frame: .zero)
      case "Progress": ProgressControl(frame: .zero)
      case "Spinner": SpinnerControl(frame: .zero)
      default: nil
      }
    }
  }
#endif
