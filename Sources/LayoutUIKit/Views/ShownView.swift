#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

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

  extension UIView {
    /// Shows properties that all kinds have, such as visibility and accessibility.
    ///
    /// - Parameters:
    ///   - content: The content of the element.
    ///   - spoken: The view inside this one that assistive technology visits; nil is this view.
    ///   - speaks: Whether the view is one accessibility element even without a label.
    ///   - traits: The accessibility traits of the view's kind.
    func showCommon(
      _ content: ViewContent, spoken: UIView? = nil, speaks: Bool = false,
      traits: UIAccessibilityTraits = .none
    ) {
      isHidden = content.isHidden
      tintColor = content.look.tint.flatMap(PlatformColor.ofLayout)
      semanticContentAttribute =
        content.environment.direction == .rtl ? .forceRightToLeft : .forceLeftToRight
      let spoken = spoken ?? self
      let look = content.look
      let label = look.accessibilityLabel.map { content.environment.words($0) }
      spoken.isAccessibilityElement = !look.accessibilityHidden && (speaks || label != nil)
      spoken.accessibilityElementsHidden = look.accessibilityHidden
      spoken.accessibilityLabel = label
      spoken.accessibilityHint = look.accessibilityHint.map { content.environment.words($0) }
      spoken.accessibilityIdentifier = content.name.isEmpty ? nil : content.name
      let named = UIAccessibilityTraits(roles: SpokenRole.named(in: look.accessibilityRole))
      spoken.accessibilityTraits = named.union(traits)
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
