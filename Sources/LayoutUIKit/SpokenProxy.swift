#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutViews
  import UIKit

  /// Stands for an element that has no view before assistive technology.
  final class SpokenProxy: UIAccessibilityElement {
    private var activate: (() -> Bool)?

    /// Shows an element.
    ///
    /// - Parameters:
    ///   - spoken: What is told of it.
    ///   - activate: Taps it, and tells whether anything came of it.
    func show(_ spoken: SpokenElement, activate: @escaping () -> Bool) {
      self.activate = activate
      accessibilityFrameInContainerSpace = CGRect(spoken.frame)
      accessibilityLabel = spoken.label
      accessibilityHint = spoken.hint.isEmpty ? nil : spoken.hint
      accessibilityIdentifier = spoken.name.isEmpty ? nil : spoken.name
      accessibilityTraits = UIAccessibilityTraits(roles: SpokenRole.named(in: spoken.role))
      if spoken.isActive { accessibilityTraits.insert(.button) }
    }

    override func accessibilityActivate() -> Bool { activate?() ?? false }
  }
#endif
