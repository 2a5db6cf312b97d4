import LayoutChecking
import LayoutSchema

/// The attributes that a start tag lacks.
///
/// Required ones come first, then what the parent reads, what the element reads itself, its size,
/// its look, and what assistive technology is told; in each group those that authors use most.
struct AttributeCompletion {
  private let outline: MarkupOutline
  private let options: AttributeOptions

  init(_ view: DocumentView) {
    outline = view.outline
    options = AttributeOptions(outline, view.names)
  }

  func items(for element: Int, replacing name: Range<Int>) -> [CompletionItem] {
    guard outline.elements.indices.contains(element) else { return [] }
    let tag = outline.elements[element]
    let written = tag.attributes.filter { $0.name != name }.map { outline.text($0.name) }
    let all = options.all(of: element)
    let excluding = all.filter { written.contains($0.name) }
    let hasValue = tag.attributes.contains { $0.name == name && $0.value != nil }
    return all.filter { option in
      !written.contains(option.name)
        && !excluding.contains { Self.exclude($0, option) || Self.exclude(option, $0) }
    }.sorted { Self.comesBefore($0, $1) }.map { option in
      item(option, replacing: name, hasValue: hasValue)
    }
  }

  private static func exclude(_ one: AttributeOption, _ other: AttributeOption) -> Bool {
    one.row?.excludes.contains { $0.name == other.name } ?? false
  }

  private static func comesBefore(_ one: AttributeOption, _ other: AttributeOption) -> Bool {
    if one.isRequired != other.isRequired { return one.isRequired }
    if one.reader != other.reader { return one.reader < other.reader }
    return AttributeFrequency.of(one.name) > AttributeFrequency.of(other.name)
  }

  private func item(
    _ option: AttributeOption, replacing name: Range<Int>, hasValue: Bool
  ) -> CompletionItem {
    var item = CompletionItem(option.name, .property, replacing: name)
    item.origin = option.origin
    item.detail = option.row?.type.expectation ?? option.type
    item.documentation = Self.documentation(option)
    if !hasValue {
      let value =
        option.row.map { SnippetValue.placeholder(of: $0, 1) }
        ?? SnippetValue.placeholder(ofType: option.type ?? "", option.words, 1)
      item.text = "\(option.name)=\"\""
      item.snippet = "\(escapedForSnippet(option.name))=\"\(value)\""
    }
    return item
  }

  /// Returns what the table says of an attribute, in a few lines.
  static func documentation(_ option: AttributeOption) -> String {
    var lines: [String] = []
    if let summary = option.row?.summary { lines.append(summary) }
    var facts = [option.origin]
    if option.isRequired { facts.append("required") }
    if let standard = option.standard { facts.append("default '\(standard)'") }
    lines.append(facts.joined(separator: "; "))
    return lines.joined(separator: "\n\n")
  }
}

/// Values in snippets.
enum SnippetValue {
  /// Returns a place to fill in with a value of a type that an author has declared.
  static func placeholder(ofType type: String, _ words: [String], _ place: Int) -> String {
    let words = words.isEmpty && Expectation(ofType: type).isBool ? ["true", "false"] : words
    if !words.isEmpty {
      return "${\(place)|\(words.map(escapedForSnippet).joined(separator: ","))|}"
    }
    // Lists, records and actions are never written out.
    return type.hasPrefix("[") || type == "Action" ? "{$\(place)}" : "$\(place)"
  }

  /// Returns a place to fill in: a choice of words, or nothing.
  static func placeholder(of row: AttributeSpec, _ place: Int) -> String {
    switch row.type {
    case .choice(let words) where !words.isEmpty:
      return "${\(place)|\(words.map(escapedForSnippet).joined(separator: ","))|}"
    // A condition is an expression, and seldom always true.
    case .bool where row.name == .test: return "{$\(place)}"
    case .bool: return "${\(place)|true,false|}"
    case .binding, .action: return "{$\(place)}"
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .number,
      .integer,
      .signedInteger, .string, .text, .identifier, .typeName, .color, .image, .corners, .shadow,
      .border, .dash, .gradient, .animation, .ratio, .choice, .flags, .styleNames, .textMetrics,
      .styleName, .className, .typeReference, .words, .declared, .path, .tracks, .gridLines,
      .areas:
      return "$\(place)"
    }
  }
}
