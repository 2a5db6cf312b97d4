import LayoutEngine
import LayoutInterpreter
import LayoutModel
import SeededRandom

/// Sizes and environments to lay documents out in, common ones and others.
enum Offers {
  /// Returns the settings of a document's own previews, and some others.
  static func offers(of input: CheckedInput, _ random: inout SeededGenerator) -> [PreviewSettings] {
    let own = input.typed.previews.prefix(2).map {
      PreviewSettings(preview: Int($0), of: input.typed)
    }
    let others = (0..<3).map { _ in
      var settings = PreviewSettings()
      settings.horizontal = axis(&random)
      settings.vertical = axis(&random)
      settings.environment = environment(&random)
      return settings
    }
    return own + others
  }

  private static func axis(_ random: inout SeededGenerator) -> AxisOffer {
    let lengths: [Float] = [
      0, 1, 0.3, 40, 320, 390, 1024.5, 99_999, 9_999_999, 1e30, .infinity, .nan, -5,
    ]
    var offer = AxisOffer.unbounded
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1: offer = .exact(lengths.randomElement(using: &random) ?? 0)
    case 2: offer.maximum = lengths.randomElement(using: &random) ?? 0
    default:
      offer.minimum = lengths.randomElement(using: &random) ?? 0
      offer.maximum = lengths.randomElement(using: &random) ?? 0
    }
    return offer
  }

  private static func environment(_ random: inout SeededGenerator) -> LayoutEnvironment {
    LayoutEnvironment(
      scale: [1, 2, 3, 0, 1.5, .nan, 1e9].randomElement(using: &random) ?? 1,
      direction: Bool.random(using: &random) ? .rtl : .ltr,
      textScale: [1, 1.5, 0, 1e6].randomElement(using: &random) ?? 1,
      safeArea: Bool.random(using: &random)
        ? .none : .points(top: 47, left: 3, bottom: 34, right: 5))
  }
}
