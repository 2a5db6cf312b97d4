#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// The parts of the host that AppKit has in its own way.
  enum AppKitParts: Toolkit {
    static func makeLabel() -> any ShownView { LabelView(frame: .zero) }
    static func makePicture() -> any PictureArea { PictureRoom(frame: .zero) }
    static func makeScroller() -> any Scroller { ScrollArea() }

    static func makeControl(_ name: String) -> (any ControlView)? {
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

    static func show(_ content: ViewContent, in view: NSView) {
      (view as? FlippedView)?.tint = content.look.tint.flatMap(PlatformColor.ofLayout)
      view.userInterfaceLayoutDirection =
        content.environment.direction == .rtl ? .rightToLeft : .leftToRight
    }

    static func show(_ description: SpokenDescription, of view: NSView) {
      view.setAccessibilityElement(description.isElement)
      view.setAccessibilityHidden(description.isHidden)
      view.setAccessibilityEnabled(description.isEnabled)
      view.setAccessibilitySelected(description.isSelected)
      view.setAccessibilityLabel(description.label)
      view.setAccessibilityHelp(description.hint)
      view.setAccessibilityIdentifier(description.identifier)
      let roles = (description.roles + description.kindRoles).lazy.compactMap(
        NSAccessibility.Role.init)
      if let role = roles.first ?? (description.label == nil ? nil : .group) {
        view.setAccessibilityRole(role)
      }
    }

    static var reducesMotion: Bool {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    }

    static func makeDisplayLink(
      of view: NSView, target: AnyObject, selector: Selector
    ) -> CADisplayLink? {
      guard #available(macOS 14, *) else { return nil }
      return view.displayLink(target: target, selector: selector)
    }
  }

  extension NSAccessibility.Role {
    /// Nil for roles that AppKit lacks, such as a state.
    init?(_ role: SpokenRole) {
      switch role {
      case .button: self = .button
      case .link: self = .link
      case .image: self = .image
      case .text, .staticText, .header, .heading: self = .staticText
      case .adjustable, .slider: self = .slider
      case .tabBar, .tabGroup: self = .tabGroup
      case .group, .summaryElement: self = .group
      case .searchField, .selected, .disabled, .notEnabled, .updatesFrequently: return nil
      }
    }
  }
#endif
