#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutApple
  import LayoutEngine
  import LayoutViews

  /// Makes a view of a kind, which may be one of the app's views.
  @MainActor func shownView(_ kind: ViewKind, among views: HostViews) -> any ShownView {
    switch kind {
    case .box: BoxView(frame: .zero)
    case .text: LabelView(frame: .zero)
    case .image: PictureView(frame: .zero)
    case .host(let name), .custom(let name): HostedView(name, among: views)
    case .scroll: ScrollerView(frame: .zero)
    case .separator: SeparatorView(frame: .zero)
    }
  }

  extension NSView {
    /// Shows properties that all kinds have, such as visibility and accessibility.
    ///
    /// - Parameters:
    ///   - content: The content of the element.
    ///   - spoken: The view inside this one that assistive technology visits; nil is this view.
    ///   - speaks: Whether the view is an accessibility element even without a label.
    ///   - role: The accessibility role of the view's kind.
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
