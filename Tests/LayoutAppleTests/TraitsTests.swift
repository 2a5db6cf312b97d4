import LayoutEngine
import Testing

@testable import LayoutApple

/// The environment that Apple's traits give a layout.
struct TraitsTests {
  /// The sizes of *Body* in Apple's Human Interface Guidelines, from xSmall to AX5.
  private static let published: [(word: String, points: Float)] = [
    ("XS", 14), ("S", 15), ("M", 16), ("L", 17), ("XL", 19), ("XXL", 21), ("XXXL", 23),
    ("AccessibilityM", 28), ("AccessibilityL", 33), ("AccessibilityXL", 40),
    ("AccessibilityXXL", 47), ("AccessibilityXXXL", 53),
  ]

  @Test func everySizeOfTextIsThatOfBody() {
    #expect(ContentSize.allCases.count == Self.published.count)
    for (size, published) in zip(ContentSize.allCases, Self.published) {
      #expect(ContentSize(category: "UICTContentSizeCategory\(published.word)") == size)
      #expect(size.textScale * 17 == published.points)
    }
  }

  @Test(arguments: ["", "L", "UICTContentSizeCategory", "_UICTContentSizeCategoryUnspecified"])
  func whatIsNoSizeIsTheUsualOne(category: String) {
    #expect(ContentSize(category: category) == .large)
    #expect(ContentSize.large.textScale == 1)
  }

  @Test func aScreenThatNobodyKnowsIsAPlainOne() {
    let traits = HostTraits(
      scale: 0, isRightToLeft: false, isDark: false, contentSize: .large, safeArea: .none)
    #expect(traits.environment(nil) == LayoutEnvironment())
  }

  @Test func rolesAreNamedByUIKitsAndAppKitsWords() {
    #expect(SpokenRole.named(in: "header link") == [.header, .link])
    #expect(SpokenRole.named(in: " nonsense  button ") == [.button])
    #expect(SpokenRole.named(in: nil) == [])
  }
}
