#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutViews
  import UIKit

  /// The accessibility element of an element without a view.
  final class SpokenProxy: UIAccessibilityElement {
    private var activate: (() -> Bool)?

    /// Shows an element.
    ///
    /// - Parameters:
    ///   - spoken: The element's label, hint, role and frame.
    ///   - activate: Taps the element, and returns whether the tap had an effect.
    func show(_ spoken: SpokenElement, activate: @escaping () -> Bool) {
      self.activate = activate
      accessibilityFrameInContainerSpace = CGRect(spoken.frame)
      accessibilityLabel = spoken.label
      accessibilityHint = spoken.hint.isEmpty ? nil : spoken.hint
      accessibilityIdentifier = spoken.name.isEmpty ? nil : spoken.name
      accessibilityTraits = UIAccessibilityTraits(roles: SpokenRole.named(in: spoken.role))
      if spoken.isActive, spoken.link == nil { accessibilityTraits.insert(.button) }
      if !spoken.isEnabled { accessibilityTraits.insert(.notEnabled) }
      if spoken.isSelected { accessibilityTraits.insert(.selected) }
    }

    override func accessibilityActivate() -> Bool { activate?() ?? false }
  }
#endif
