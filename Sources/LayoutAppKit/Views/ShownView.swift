#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// A view that shows elements of one kind, one after the other.
  @MainActor protocol ShownView: NSView {
    /// What the view is known by, where it shows something.
    var token: ViewToken? { get set }
    /// The view that what is in the element is put into.
    var holder: NSView { get }

    /// Shows what has changed.
    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools)

    /// Forgets what it showed.
    func forget()
  }

  extension NSView {
    /// What is the same for all kinds: whether the view is seen, and what it tells assistive technology.
    ///
    /// - Parameters:
    ///   - content: What is shown.
    ///   - spoken: The view that assistive technology meets, where it is one in this one.
    ///   - speaks: Whether it is an element to assistive technology though nothing says its name.
    ///   - role: The role of its kind.
    func showCommon(
      _ content: ViewContent, spoken: NSView? = nil, speaks: Bool = false,
      role: NSAccessibility.Role? = nil
    ) {
      isHidden = content.isHidden
      userInterfaceLayoutDirection =
        content.environment.direction == .rtl ? .rightToLeft : .leftToRight
      let spoken = spoken ?? self
      let look = content.look
      let label = look.accessibilityLabel.map { content.environment.words($0) }
      spoken.setAccessibilityElement(!look.accessibilityHidden && (speaks || label != nil))
      spoken.setAccessibilityHidden(look.accessibilityHidden)
      spoken.setAccessibilityLabel(label)
      spoken.setAccessibilityHelp(look.accessibilityHint.map { content.environment.words($0) })
      spoken.setAccessibilityIdentifier(content.name.isEmpty ? nil : content.name)
      let named = SpokenRole.named(in: look.accessibilityRole).compactMap(NSAccessibility.Role.init)
      if let role = named.first ?? role ?? (label == nil ? nil : .group) {
        spoken.setAccessibilityRole(role)
      }
    }

    /// Puts a view among the others.
    ///
    /// - Parameters:
    ///   - view: A view that may be one of these already.
    ///   - index: How many of the others it then stands in front of.
    func put(_ view: NSView, at index: Int) {
      let others = subviews.filter { $0 !== view }
      if index < others.count {
        addSubview(view, positioned: .below, relativeTo: others[index])
      } else {
        addSubview(view)
      }
    }
  }

  extension NSAccessibility.Role {
    /// Nil for what AppKit has no role for, such as a state.
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
