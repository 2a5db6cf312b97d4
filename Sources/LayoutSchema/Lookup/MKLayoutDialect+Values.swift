extension MKLayoutDialect {
  /// Returns the meaning of a value in the dialect, or nil if the value is not of the dialect.
  ///
  /// Objective-C is recognised everywhere. Values that could also be mistakes count only close to
  /// other parts of the dialect.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - spec: The row of the attribute.
  ///   - name: Whether the attribute's name is of the dialect, so that numbers such as `-1` count.
  ///   - row: The place of that name among ``attributes``, or nil.
  ///   - knowsWords: Whether words such as `Vertical` and `green` count.
  /// - Returns: The meaning, or nil.
  package static func meaning(
    of text: String, for spec: AttributeSpec, underName name: Bool, row: Int?, knowsWords: Bool
  ) -> Meaning? {
    let text = trimmed(text[...])
    if let row, attributes.indices.contains(row),
      let word = attributes[row].values.first(where: { $0.word == text })
    {
      return word.ours.map { .value($0) } ?? .absence
    }
    if name, absences.contains(where: { $0.word == text && $0.name == spec.name }) {
      return .absence
    }
    switch spec.type {
    case .choice(let words):
      return choice(text, among: words, of: spec.name, isOwnWord: knowsWords).map { .value($0) }
    case .flags(let words, _):
      return flags(text, among: words, of: spec.name, isOwnWord: knowsWords)
    case .color:
      return knowsWords ? colors.first { $0.word == text }?.ours.map { .value($0) } : nil
    case .bool:
      return name ? booleans.first { $0.word == text }?.ours.map { .value($0) } : nil
    case .length:
      return length(text, isOwnWord: name).map { .value($0) }
    case .lengths:
      return parts(text, isOwnWord: name) { length($0, isOwnWord: true) }
    case .edges, .pair, .size, .pointSize, .intrinsicSize:
      return parts(text, isOwnWord: false) { _ in nil }
    case .points, .dimension, .edge, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers,
      .number, .integer,
      .signedInteger,
      .string, .text,
      .identifier,
      .typeName, .image, .ratio, .corners, .shadow, .border, .dash, .gradient, .animation,
      .styleNames,
      .textMetrics,
      .styleName, .className, .typeReference,
      .words, .declared, .binding, .action, .path, .tracks, .gridLines, .areas:
      return nil
    }
  }
}

// MARK: Words

extension MKLayoutDialect {
  private static func choice(
    _ text: String, among words: [String], of name: AttributeName, isOwnWord: Bool
  ) -> String? {
    let bare = withoutPrefix(text, name)
    guard isOwnWord || bare.count < text.count else { return nil }
    let key = bare.lowercased()
    return words.first { $0.lowercased() == key && $0 != text }
  }

  private static func flags(
    _ text: String, among words: [String], of name: AttributeName, isOwnWord: Bool
  ) -> Meaning? {
    let parts = text.split { $0 == "|" || $0.isWhitespace }.map(String.init)
    var meant: [String] = []
    for part in parts {
      let bare = withoutPrefix(part, name)
      guard isOwnWord || bare.count < part.count else { return nil }
      let key = bare.lowercased()
      if absences.contains(where: { $0.word == key && $0.name == name }) { continue }
      guard let word = words.first(where: { $0.lowercased() == key }) else { return nil }
      if !meant.contains(word) { meant.append(word) }
    }
    let ours = meant.joined(separator: " ")
    if ours.isEmpty { return parts.isEmpty ? nil : .absence }
    return ours == text ? nil : .value(ours)
  }

  private static func withoutPrefix(_ word: String, _ name: AttributeName) -> String {
    for (prefix, owner) in constantPrefixes where owner == name && word.hasPrefix(prefix) {
      return String(word.dropFirst(prefix.count))
    }
    return word
  }
}

// MARK: Numbers

extension MKLayoutDialect {
  /// Returns the word for a length with a special meaning, or nil; numbers count only if
  /// `isOwnWord` is true.
  private static func length(_ text: String, isOwnWord: Bool) -> String? {
    let isNumber = text.utf8.first == UInt8(ascii: "-")
    guard isOwnWord || !isNumber else { return nil }
    return lengths.first { $0.word == text }?.ours
  }

  /// Reads a call, a constant or, if `isOwnWord` is true, a plain list whose parts `word` may
  /// translate.
  private static func parts(
    _ text: String, isOwnWord: Bool, word: (String) -> String?
  ) -> Meaning? {
    if let zero = zeros.first(where: { $0.word == text }) { return zero.ours.map { .value($0) } }
    for call in calls where text.hasPrefix(call.name) {
      let arguments = arguments(of: call.name, in: text)
      let parts = arguments.compactMap { argument in
        number(argument).map { word($0) ?? $0 } ?? word(argument)
      }
      guard arguments.count == call.partCount, parts.count == call.partCount else {
        return .unreadable
      }
      return .value(parts.joined(separator: " "))
    }
    guard isOwnWord else { return nil }
    let plain = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let meant = plain.map { word($0) ?? $0 }
    return meant == plain ? nil : .value(meant.joined(separator: " "))
  }

  /// Returns the arguments in the parentheses after `name`; empty if there are no parentheses.
  private static func arguments(of name: String, in text: String) -> [String] {
    let rest = trimmed(text.dropFirst(name.count))
    guard rest.first == "(", rest.last == ")" else { return [] }
    return rest.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map(trimmed)
  }

  /// Returns a number of C, with or without `f`, in the spelling of this language.
  private static func number(_ text: String) -> String? {
    let digits = text.hasSuffix("f") || text.hasSuffix("F") ? text.dropLast() : text[...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }),
      let value = Double(digits.hasSuffix(".") ? digits.dropLast() : digits), value.magnitude < 1e9
    else { return nil }
    let written = value == 0 ? "0" : "\(value)"
    guard !written.contains("e") else { return nil }
    return written.hasSuffix(".0") ? String(written.dropLast(2)) : written
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
