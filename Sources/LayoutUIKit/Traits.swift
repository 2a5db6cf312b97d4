#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  public import LayoutEngine
  public import UIKit

  extension LayoutEnvironment {
    /// The environment that traits of UIKit describe.
    ///
    /// - Parameters:
    ///   - traits: The scale of the screen, the direction, the size of text, light or dark.
    ///   - safeArea: How far bars and the like intrude, in points.
    ///   - language: The translations; `nil` shows texts as they are written.
    public init(
      _ traits: UITraitCollection, safeArea: UIEdgeInsets = .zero,
      language: TextLocalization? = nil,
    ) {
      let known = HostTraits(
        scale: Double(traits.displayScale),
        isRightToLeft: traits.layoutDirection == .rightToLeft,
        isDark: traits.userInterfaceStyle == .dark,
        contentSize: ContentSize(category: traits.preferredContentSizeCategory.rawValue),
        safeArea: .points(
          top: Float(safeArea.top), left: Float(safeArea.left), bottom: Float(safeArea.bottom),
          right: Float(safeArea.right)))
      self = known.environment(language)
    }
  }
#endif
