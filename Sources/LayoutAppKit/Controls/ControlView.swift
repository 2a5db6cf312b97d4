#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutViews

  /// A control of AppKit's that shows one of the library.
  @MainActor protocol ControlView: NSView {
    /// Whether assistive technology meets it as one element.
    var speaks: Bool { get }
    /// The role that AppKit does not know by itself.
    var spokenAs: NSAccessibility.Role? { get }

    /// Shows what a document says.
    ///
    /// - Parameters:
    ///   - control: A control of the kind that the view is for.
    ///   - change: Is called when someone chooses or types something else.
    ///   - tap: Is called when someone clicks a button.
    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void)

    /// Forgets what someone did to it.
    func forget()
  }

  extension ControlView {
    var speaks: Bool { true }
    var spokenAs: NSAccessibility.Role? { nil }
  }

  extension Selector {
    /// The action of controls: AppKit sends one only where there is a name for it.
    ///
    /// Nothing is called so; the controls see it before it is sent.
    static let ofLayoutControls = Selector("layoutControlChanged:")
  }

  /// The controls by their names.
  @MainActor enum Controls {
    /// Makes a control; nil where the library has none of the name.
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
