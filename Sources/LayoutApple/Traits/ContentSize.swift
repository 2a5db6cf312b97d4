/// A text size that the user chooses in the settings of Apple's systems.
///
/// The values are those of the text style *Body* in Apple's Human Interface Guidelines, which is 17
/// points high at the size `large`. The texts of an app grow by the same factor from the size in
/// their document.
package enum ContentSize: String, Sendable, CaseIterable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// The font size of *Body*, in points.
  package var body: Float {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }

  /// The factor on font sizes, for ``LayoutEnvironment/textScale``.
  package var textScale: Float { body / 17 }

  /// The suffix of UIKit's name for the size, after `UICTContentSizeCategory`.
  private var word: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AccessibilityM"
    case .accessibilityLarge: "AccessibilityL"
    case .accessibilityExtraLarge: "AccessibilityXL"
    case .accessibilityExtraExtraLarge: "AccessibilityXXL"
    case .accessibilityExtraExtraExtraLarge: "AccessibilityXXXL"
    }
  }

  private static let byCategory = Dictionary(
    uniqueKeysWithValues: allCases.map { ("UICTContentSizeCategory\($0.word)", $0) })

  /// Creates the size of a `UIContentSizeCategory`'s raw value; ``large`` if the value is unknown.
  package init(category: String) { self = Self.byCategory[category] ?? .large }
}
