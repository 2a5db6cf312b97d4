/// What other layout systems call things, and what we call them.
///
/// Words are compared without case, hyphens and underlines, and without a prefix such as
/// `android:`. The rows stand in one file per kind of word.
package enum ForeignWords {
  /// What to write for an element called `word` elsewhere.
  package static func element(_ word: String) -> Advice? {
    normalized(word).flatMap { elements[$0] }
  }

  /// What to write for an attribute called `word` elsewhere, on `element` under `parent`.
  ///
  /// Of several meanings it takes the one that the element reads, else the one that the parent
  /// reads. `word` may also be a name of ours that is legal in other places only.
  package static func attribute(
    _ word: String, on element: ElementKind, under parent: ElementKind? = nil,
    in schema: Schema = .shared,
  ) -> Advice? {
    guard let key = normalized(word), let row = attributes[key] else { return nil }
    let names = row.names.filter { $0.name != word }
    if let own = names.first(where: { schema.ownRow($0, of: element) != nil }) {
      return .rename(to: own.name)
    }
    if let parent, let read = names.first(where: { schema.placementRow($0, in: parent) != nil }) {
      return .rename(to: read.name)
    }
    if let advice = row.instead { return .instead(advice) }
    guard parent == nil else { return nil }
    return names.first { !schema.placementReaders(of: $0).isEmpty }.map { .rename(to: $0.name) }
  }

  /// What to write for a value called `word` elsewhere where `type` is expected.
  package static func value(_ word: String, of type: ValueType) -> Advice? {
    guard let key = normalized(word) else { return nil }
    let legal = type.legalWords
    if let same = legal.first(where: { $0 != word && normalized($0) == key }) {
      return .rename(to: same)
    }
    if case .color = type, let color = colors[key] { return .rename(to: color) }
    guard let row = values[key] else { return nil }
    if let known = row.names.first(where: { $0 != word && legal.contains($0) }) {
      return .rename(to: known)
    }
    return type.words == nil ? nil : row.instead.map { .instead($0) }
  }

  /// The word in the form in which the rows are found, or nil where it is none of anyone's.
  package static func normalized(_ word: String) -> String? {
    let name = word.utf8.split(separator: UInt8(ascii: ":")).last ?? word.utf8[...]
    guard (1...64).contains(name.count) else { return nil }
    let letters = name.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): UInt8?.none
      case 0x41...0x5A: byte | 0x20
      default: byte
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The rows of a table by each of the words that lead to them.
  static func index<Row>(_ rows: [(words: String, row: Row)]) -> [String: Row] {
    var result: [String: Row] = [:]
    for (words, row) in rows {
      for word in Self.words(words) {
        guard let key = normalized(word) else { continue }
        result[key] = row
      }
    }
    return result
  }

  /// The words of a row, which stand in one text with blanks between them.
  static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

extension ValueType {
  /// The words among the values of the type that another word may stand for.
  fileprivate var legalWords: [String] {
    switch self {
    case .choice(let words): words
    case .flags(let words, let none):
      words + (none.map { [$0] } ?? []) + [words.joined(separator: " ")]
    case .bool: ["true", "false"]
    case .dimension, .size: ["auto", "100%"]
    case .length, .lengths: ["match", "wrap"]
    case .intrinsicSize: ["fill"]
    case .edges(let parts), .edge(let parts):
      (parts.contains(.infinity) ? ["infinity"] : []) + (parts.contains(.auto) ? ["auto"] : [])
    case .points, .pair, .pointSize, .sizeRange, .number, .integer, .string, .identifier, .typeName,
      .color,
      .image,
      .ratio, .styleNames, .textMetrics, .styleName, .className, .typeReference, .words, .declared,
      .binding, .path:
      []
    }
  }
}
