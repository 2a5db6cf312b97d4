#if canImport(UIKit) && !os(watchOS)
  import LayoutViews
  import UIKit

  /// A control of UIKit's that shows one of the library.
  @MainActor protocol ControlView: UIView {
    /// Whether assistive technology meets it as one element.
    var speaks: Bool { get }
    /// What it is to assistive technology beside what the document says.
    var spokenAs: UIAccessibilityTraits { get }

    /// Shows what a document says.
    ///
    /// - Parameters:
    ///   - control: A control of the kind that the view is for.
    ///   - change: Is called when someone chooses or types something else.
    ///   - tap: Is called when someone taps a button.
    func show(
      _ control: LayoutControl, change: @escaping (ControlValue) -> Void,
      tap: @escaping () -> Void)

    /// Forgets what someone did to it.
    func forget()
  }

  extension ControlView {
    var speaks: Bool { true }
    var spokenAs: UIAccessibilityTraits { .none }
  }

  /// The controls by their names.
  @MainActor enum Controls {
    /// Makes a control; nil where the library has none of the name.
    static func make(_ name: String) -> UIView? {
      switch name {
      case "Button": return ButtonControl(frame: .zero)
      case "TextField": return FieldControl(isSecure: false)
      case "SecureField": return FieldControl(isSecure: true)
      case "TextArea": return AreaControl(frame: .zero)
      case "Progress": return ProgressControl(frame: .zero)
      case "Spinner": return SpinnerControl(style: .medium)
      default:
        // Apple's televisions have none of these.
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
