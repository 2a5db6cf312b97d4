/// The names in other layout systems, with their equivalents in this language.
///
/// Words are compared without case, hyphens, underscores and points, and without a prefix such as
/// `android:`. A word of a row that starts with `=` is compared exactly. There is one file of rows
/// per kind of word.
package enum ForeignWords {
  /// Returns the equivalent of an element with the name `word` in another system, or nil.
  ///
  /// - Parameters:
  ///   - word: The element's name.
  ///   - attributes: The names of its attributes, by which it may be one of this language.
  /// - Returns: The equivalent.
  package static func element(_ word: String, with attributes: [String] = []) -> ForeignElement? {
    if let ours = ownWith[word], attributes.contains(where: ours.contains) { return nil }
    if let known = find(word, in: elements) { return known }
    // `ListView.builder` makes what `ListView` makes.
    return word.firstIndex(of: ".").flatMap { find(String(word[..<$0]), in: elements) }
  }

  /// Returns the possible equivalents of an attribute of another system, the most specific first.
  ///
  /// The word may also be an attribute of this language that is legal only in other places.
  ///
  /// - Parameters:
  ///   - word: The attribute's name.
  ///   - value: The attribute's value.
  ///   - kind: The element that has the attribute.
  /// - Returns: The rows; empty if the word is unknown.
  package static func attribute(
    _ word: String, value: String, on kind: ElementKind
  ) -> [AttributeRow] {
    guard let key = normalized(word) else { return [] }
    let keys = ["\(kind.name)/\(key)=\(value)", "\(kind.name)/\(key)", "\(key)=\(value)", key]
    let ours = ownNames[key].flatMap { name in
      name.name == word
        ? nil : AttributeRow(answers: [.rename(name, onlyPlaced: false)], instead: nil)
    }
    let rows =
      keys.prefix(3).compactMap(row(of:)) + [ours, row(of: key)].compactMap(\.self)
    guard rows.isEmpty else { return rows }
    return beginnings.filter { word.hasPrefix($0.start) }.prefix(1).map {
      AttributeRow(answers: [], instead: $0.advice)
    }
  }

  /// Returns the colour that `word` names in CSS or UIKit, also as in `Color.red`, or nil.
  package static func color(_ word: String) -> String? {
    let name = word.split(separator: ".").last.map(String.init) ?? word
    return normalized(name).flatMap { colors[$0] }
  }

  /// The attributes of this language by their normalised names, which other systems may write as in
  /// `font-size`.
  private static let ownNames: [String: AttributeName] = Dictionary(
    AttributeName.allCases.compactMap { name in normalized(name.name).map { ($0, name) } },
    uniquingKeysWith: { first, _ in first })

  /// Returns the equivalent of a value of another system, or nil.
  ///
  /// - Parameters:
  ///   - word: The value in the other system.
  ///   - type: The type of the attribute.
  ///   - name: The attribute, if its row is to be preferred.
  /// - Returns: The value in this language.
  package static func value(
    _ word: String, of type: ValueType, named name: AttributeName? = nil
  ) -> String? {
    if let known = choice(word, among: type.legalWords, named: name) { return known }
    if case .color = type, let key = normalized(word) { return colors[key] }
    return nil
  }

  /// Returns the equivalent of a word of another system among the words of a choice, or nil.
  ///
  /// - Parameters:
  ///   - word: The word in the other system.
  ///   - legal: The words of the choice.
  ///   - name: The attribute, if its row is to be preferred.
  /// - Returns: The word in this language.
  package static func choice(
    _ word: String, among legal: [String], named name: AttributeName? = nil
  ) -> String? {
    guard let key = normalized(word) else { return nil }
    if let same = legal.first(where: { $0 != word && normalized($0) == key }) { return same }
    let row = name.flatMap { values["\($0.name)/\(key)"] } ?? values[key]
    return row?.names.first { $0 != word && legal.contains($0) }
  }

  /// Returns the advice for a value of another system without an equivalent, or nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - word: The value in the other system.
  ///   - name: The attribute that has the value.
  /// - Returns: The advice.
  package static func advice(onValue word: String, of name: AttributeName) -> String? {
    // The last name of a constant, as in `Color(.systemBackground)`.
    let last = word.split { ".()".contains($0) }.last.map(String.init) ?? word
    for word in [word, last] {
      guard let key = normalized(word),
        let advice = (values["\(name.name)/\(key)"] ?? values[key])?.instead
      else { continue }
      let parts = ForeignAnswer.parted(advice, by: "$")
      return parts.joined(separator: String(word.drop { $0 == "." }))
    }
    return nil
  }

  /// Returns the form of a word in which rows are indexed; nil for a word that is empty or too long
  /// for any row.
  package static func normalized(_ word: String) -> String? {
    let name = withoutPrefix(word)
    guard (1...64).contains(name.count) else { return nil }
    var letters: [UInt8] = []
    letters.reserveCapacity(name.count)
    for byte in name {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): break
      case 0x41...0x5A: letters.append(byte | 0x20)
      default: letters.append(byte)  // open: bytes.
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns the last part of a word between colons that is not empty, or else the word.
  private static func withoutPrefix(_ word: String) -> Substring.UTF8View {
    let colon = UInt8(ascii: ":")
    guard let last = word.utf8.lastIndex(where: { $0 != colon }) else { return word.utf8[...] }
    let whole = word.utf8[...last]
    return whole.lastIndex(of: colon).map { whole[whole.index(after: $0)...] } ?? whole
  }

  private static func find<Row>(_ word: String, in rows: [String: Row]) -> Row? {
    rows["=\(word)"] ?? normalized(word).flatMap { rows[$0] }
  }

  /// Returns the rows of a table, indexed by each of their words.
  static func index<Row>(_ rows: [(words: String, row: Row)]) -> [String: Row] {
    var result: [String: Row] = [:]
    for (words, row) in rows {
      for word in Self.words(words, keepingSigns: true) {
        result[key(of: word)] = row
      }
    }
    return result
  }

  /// Returns the key of a word in a row.
  ///
  /// In `text/layout_gravity=center`, the name has an element or an attribute before it and a value
  /// after it.
  static func key(of word: String) -> String {
    if word.hasPrefix("=") { return word }
    // Most words are names alone.
    guard word.utf8.contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "/") }) else {
      return normalized(word) ?? ""
    }
    let parts = word.split(separator: "=", maxSplits: 1)
    let name = parts[0].split(separator: "/").map(String.init)
    let owner = name.count > 1 ? "\(name[0])/" : ""
    let value = parts.count > 1 ? "=\(parts[1])" : ""
    return owner + (normalized(name[name.count - 1]) ?? "") + value
  }

  /// Returns the words in more than one of the rows.
  static func repeated(_ rows: [String]) -> [String] {
    var known: Set<String> = []
    return rows.flatMap { words($0, keepingSigns: true) }.filter { word in
      !known.insert(key(of: word)).inserted
    }
  }

  /// Returns the words of a row, which are one text with spaces between them.
  static func words(_ text: String, keepingSigns: Bool = false) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { bytes in
      let word = Substring(bytes)
      return keepingSigns ? String(word) : String(word.drop { $0 == "=" })
    }
  }
}

extension ValueType {
  /// The legal words of the type that a foreign word may stand for.
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
    case .points, .pair, .pointSize, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers,
      .number, .integer,
      .signedInteger,
      .string, .text,
      .identifier,
      .typeName, .color, .image, .ratio, .corners, .shadow, .border, .dash, .gradient, .animation,
      .styleNames,
      .textMetrics,
      .styleName, .className, .typeReference, .words, .declared, .binding, .action, .path, .areas:
      []
    case .tracks(let kind):
      ["auto", "minContent", "maxContent", "1fr"] + (kind == .ownOrShared ? ["subgrid"] : [])
    case .gridLines: ["auto", "span 2", "1 / -1"]
    }
  }
}
