#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// The parts of the host that UIKit has in its own way.
  enum UIKitParts: Toolkit {
    static func makeLabel() -> any ShownView { LabelView(frame: .zero) }

    static func makePicture() -> any PictureArea {
      let picture = UIImageView(frame: .zero)
      picture.clipsToBounds = true
      return picture
    }

    static func makeScroller() -> any Scroller { ScrollArea() }

    static func makeControl(_ name: String) -> (any ControlView)? {
      switch name {
      case "Button": return ButtonControl(frame: .zero)
      case "TextField": return FieldControl(isSecure: false)
      case "SecureField": return FieldControl(isSecure: true)
      case "TextArea": return AreaControl(frame: .zero)
      case "Progress": return ProgressControl(frame: .zero)
      case "Spinner": return SpinnerControl(style: .medium)
      #if !os(tvOS)
        // tvOS lacks these controls.
        case "Toggle": return ToggleControl(frame: .zero)
        case "Slider": return SliderControl(frame: .zero)
        case "Stepper": return StepperControl(frame: .zero)
      #endif
      default: return nil
      }
    }

    static func show(_ content: ViewContent, in view: UIView) {
      view.tintColor = content.look.tint.flatMap(PlatformColor.ofLayout)
      view.semanticContentAttribute =
        content.environment.direction == .rtl ? .forceRightToLeft : .forceLeftToRight
    }

    static func show(_ description: SpokenDescription, of view: UIView) {
      view.isAccessibilityElement = description.isElement
      view.accessibilityElementsHidden = description.isHidden
      view.accessibilityLabel = description.label
      view.accessibilityHint = description.hint
      view.accessibilityIdentifier = description.identifier
      let states: [SpokenRole] =
        (description.isEnabled ? [] : [.notEnabled]) + (description.isSelected ? [.selected] : [])
      view.accessibilityTraits = UIAccessibilityTraits(
        roles: description.roles + description.kindRoles + states)
    }

    static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    static func makeDisplayLink(
      of view: UIView, target: AnyObject, selector: Selector
    ) -> CADisplayLink? {
      CADisplayLink(target: target, selector: selector)
    }
  }

  extension UIAccessibilityTraits {
    init(roles: [SpokenRole]) {
      self = .none
      for role in roles {
        switch role {
        case .button: insert(.button)
        case .link: insert(.link)
        case .image: insert(.image)
        case .header, .heading: insert(.header)
        case .text, .staticText: insert(.staticText)
        case .searchField: insert(.searchField)
        case .selected: insert(.selected)
        case .adjustable, .slider: insert(.adjustable)
        case .disabled, .notEnabled: insert(.notEnabled)
        case .summaryElement: insert(.summaryElement)
        case .updatesFrequently: insert(.updatesFrequently)
        case .tabBar, .tabGroup: insert(.tabBar)
        case .group: break
        }
      }
    }
  }
#endif
