import LayoutModel
import LayoutSchema

// Values that are worth to be offered again, and the areas of grids.
extension MarkupOutline {
  /// The pictures that images name, those first that are named most often.
  ///
  /// The value at the range `typed` is left out, of which somebody is writing the letters.
  func pictures(besides typed: Range<Int>? = nil) -> [String] {
    byFrequency(["source"], besides: typed) {
      $0.hasPrefix("asset:") || $0.hasPrefix("symbol:")
    }
  }

  /// The colours that are written in the document, those first that are written most often.
  ///
  /// The value at the range `typed` is left out, of which somebody is writing the letters.
  func colors(besides typed: Range<Int>) -> [String] {
    byFrequency(Self.colorAttributes, besides: typed) { !$0.isEmpty && !$0.contains("{") }
  }

  private static let colorAttributes = Set(
    AttributeName.allCases.filter { name in
      Schema.shared.rows(named: name).contains { $0.type == .color }
    }.map(\.name))

  private func byFrequency(
    _ names: Set<String>, besides typed: Range<Int>?, _ isMeant: (String) -> Bool
  ) -> [String] {
    var counts: [String: Int] = [:]
    for attribute in elements.flatMap(\.attributes) where names.contains(text(attribute.name)) {
      guard let range = attribute.value, range != typed, isMeant(text(range)) else { continue }
      counts[text(range), default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  // MARK: Grids

  /// Returns the grid that reads where a child stands, past conditions, loops and slots; −1 if the
  /// child is in no grid.
  func grid(around element: Int) -> Int {
    guard let parent = ancestors(of: element).first(where: { !isFlow($0) }),
      name(parent) == ElementKind.grid.name
    else { return -1 }
    return parent
  }

  func isFlow(_ element: Int) -> Bool { LanguageWords.element(name(element))?.isFlow == true }

  /// Returns the ranges of the names in a grid's `areas`, each as often as it stands there.
  func areas(of grid: Int) -> [Range<Int>] {
    guard let value = place(of: AttributeName.areas.name, grid)?.range,
      !bytes[value].contains(UInt8(ascii: "{"))
    else { return [] }
    return bytes[value].split { $0 <= 0x20 || $0 == UInt8(ascii: "|") }
      .filter { !$0.elementsEqual(CollectionOfOne(UInt8(ascii: "."))) }.map(\.indices)
  }
}
