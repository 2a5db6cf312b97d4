import SeededRandom

/// A realistic app of any number of documents.
///
/// It has areas of features, each with models, parts, cells and screens, based on one design. A
/// seed repeats the app on any system. A document does not depend on `count`, imports only earlier
/// ones, and has no findings unless `hasMistakes` is true.
package struct SimulatedApp: Sendable {
  /// A file of the app.
  package struct File: Sendable {
    /// The path from the app's folder, with slashes.
    package var path: String
    package var text: String
  }

  package var count: Int
  package var seed: UInt64
  /// Whether most layouts have typical mistakes.
  package var hasMistakes: Bool

  package init(count: Int, seed: UInt64 = 2026, hasMistakes: Bool = false) {
    self.count = count
    self.seed = seed
    self.hasMistakes = hasMistakes
  }

  /// Returns the document at an index, followed by its preview's data, if any.
  package func files(at index: Int) -> [File] {
    let place = Place(index)
    var random = SeededGenerator(seed: seed ^ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9)
    let words = place.words
    let file = "\(place.folder)\(place.fileName).layout.xml"
    switch place.kind {
    case .tokens: return [File(path: file, text: DesignText.tokens)]
    case .kit: return [File(path: file, text: DesignText.kit)]
    case .areaKit: return [File(path: file, text: DesignText.areaKit(words, &random))]
    case .model: return [File(path: file, text: FeatureText.model(words, &random))]
    case .parts: return [File(path: file, text: FeatureText.parts(words, &random))]
    case .cell, .form, .screen:
      let draft = LayoutDraft(of: place, random)
      let text = hasMistakes ? Mistakes.put(into: draft.text, from: &random) : draft.text
      guard let data = draft.data else { return [File(path: file, text: text)] }
      return [
        File(path: file, text: text),
        File(path: "\(place.folder)\(place.fileName).json", text: data),
      ]
    }
  }
}

/// The role of the document at an index.
struct Place {
  enum Kind {
    /// The design's libraries: the tokens with measures, colors and text styles, and the shared
    /// components.
    case tokens, kit
    /// The components of an area.
    case areaKit
    /// The records and the components of a feature.
    case model, parts
    case cell(Int)
    case form(Int)
    case screen(Int)
  }

  static let featuresInArea = 25
  static let cellCount = 27
  static let formCount = 3
  static let screenCount = 8
  /// The number of documents in a feature.
  static let featureCount = 2 + cellCount + formCount + screenCount
  private static let areaCount = 1 + featuresInArea * featureCount
  private static let designCount = 2

  var kind: Kind
  var area = 0
  /// The index among the features of all areas.
  var feature = 0

  init(_ index: Int) {
    guard index >= Self.designCount else {
      kind = index == 0 ? .tokens : .kit
      return
    }
    area = (index - Self.designCount) / Self.areaCount
    let inArea = (index - Self.designCount) % Self.areaCount
    guard inArea > 0 else {
      kind = .areaKit
      return
    }
    feature = area * Self.featuresInArea + (inArea - 1) / Self.featureCount
    switch (inArea - 1) % Self.featureCount {
    case 0: kind = .model
    case 1: kind = .parts
    case let number where number < 2 + Self.cellCount: kind = .cell(number - 2)
    case let number where number < 2 + Self.cellCount + Self.formCount:
      kind = .form(number - 2 - Self.cellCount)
    case let number: kind = .screen(number - 2 - Self.cellCount - Self.formCount)
    }
  }

  /// The words that type names begin with, such as `Checkout12`.
  var words: String {
    switch kind {
    case .tokens, .kit: "Design"
    case .areaKit: areaName
    default: featureName
    }
  }

  /// The name of the document's type.
  var typeName: String {
    switch kind {
    case .tokens: "Tokens"
    case .kit: "Kit"
    case .areaKit: "\(areaName)Kit"
    case .model: "\(featureName)Model"
    case .parts: "\(featureName)Parts"
    case .cell(let number): Self.cellName(number, of: featureName)
    case .form(let number): "\(featureName)\(Words.forms[number])Form"
    case .screen(let number): "\(featureName)\(Words.screens[number])Screen"
    }
  }

  /// The name of the document's file without its ending, derived from the type name.
  var fileName: String { Self.fileName(ofType: typeName) }

  /// The document's folder, with a slash at the end.
  var folder: String {
    switch kind {
    case .tokens, .kit: "Design/"
    case .areaKit: "\(areaName)/"
    case .model, .parts: "\(areaName)/\(featureName)/"
    case .cell: "\(areaName)/\(featureName)/Cells/"
    case .form, .screen: "\(areaName)/\(featureName)/Screens/"
    }
  }

  var areaName: String { "\(Words.areas[area % Words.areas.count])\(area)Area" }
  var featureName: String { "\(Words.features[feature % Words.features.count])\(feature)" }

  static func cellName(_ number: Int, of feature: String) -> String {
    "\(feature)\(Words.cells[number % Words.cells.count])Cell\(number)"
  }

  static func fileName(ofType name: String) -> String {
    name.enumerated().reduce(into: "") { text, next in
      let isFirst = next.offset > 0 && next.element.isUppercase
      text += (isFirst ? "-" : "") + next.element.lowercased()
    }
  }
}

extension SeededGenerator {
  /// Returns true with a probability of `percent` in 100.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick(_ words: [String]) -> String { words.randomElement(using: &self) ?? "" }
}

extension String {
  /// Returns the text with each line indented by `levels`.
  func indented(_ levels: Int) -> String {
    let blanks = String(repeating: "  ", count: levels)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }
}
