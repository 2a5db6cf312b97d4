#if canImport(UIKit) && !os(watchOS)
  import LayoutViews
  import UIKit

  /// A view of UIKit that shows a control of the library.
  @MainActor protocol ControlView: UIView {
    /// Whether the view is one accessibility element.
    var speaks: Bool { get }
    /// The accessibility traits of the control, in addition to those in the document.
    var spokenAs: UIAccessibilityTraits { get }

    /// Shows a control of a document.
    ///
    /// - Parameters:
    ///   - control: A control of the kind that the view shows.
    ///   - change: Called when the user changes the value or types.
    ///   - tap: Called when the user taps a button.
    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void)

    /// Removes the handlers and the user's input.
    func forget()
  }

  extension ControlView {
    var speaks: Bool { true }
    var spokenAs: UIAccessibilityTraits { .none }
  }

  /// The controls by name.
  @MainActor enum Controls {
    /// Makes a control; nil if the library has no control of that name.
    static func make(_ name: String) -> UIView? {
      switch name {
      case "Button": return ButtonControl(frame: .zero)
      case "TextField": return FieldControl(isSecure: false)
      case "SecureField": return FieldControl(isSecure: true)
      case "TextArea": return AreaControl(frame: .zero)
      case "Progress": return ProgressControl(frame: .zero)
      case "Spinner": return SpinnerControl(style: .medium)
      default:
        // tvOS lacks these controls.
        #if os(tvOS)
          return nil
        #else
          return makeTouched(name)
        #endif
      }
    }

    #if !os(tvOS)
      private static func makeTouched(_ name: String) -> UIView? {
        switch name {
        case "Toggle": ToggleControl(frame: .zero)
        case "Slider": SliderControl(frame: .zero)
        case "Stepper": StepperControl(frame: .zero)
        default: nil
        }
      }
    #endif
  }
#endif
