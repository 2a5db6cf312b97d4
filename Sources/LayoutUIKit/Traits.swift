#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  public import LayoutEngine
  public import UIKit

  extension LayoutEnvironment {
    /// Creates the environment that traits of UIKit describe.
    ///
    /// - Parameters:
    ///   - traits: The traits with the scale of the screen, the direction, the text size, and light
    ///     or dark appearance.
    ///   - safeArea: The insets of the safe area, in points.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    public init(
      _ traits: UITraitCollection, safeArea: UIEdgeInsets = .zero,
      language: TextLocalization? = nil,
    ) {
      let known = HostTraits(
        scale: Double(traits.displayScale),
        isRightToLeft: traits.layoutDirection == .rightToLeft,
        isDark: traits.userInterfaceStyle == .dark,
        contentSize: ContentSize(category: traits.preferredContentSizeCategory.rawValue),
        safeArea: LayoutEdges(safeArea))
      self = known.environment(language)
    }
  }
#endif
