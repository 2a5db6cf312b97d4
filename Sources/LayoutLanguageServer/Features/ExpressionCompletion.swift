import LayoutModel
import LayoutSchema

/// The names and functions that can stand in an expression.
struct ExpressionCompletion {
  /// What an expression is for.
  enum Purpose {
    /// A value that fits an attribute.
    case value(Expectation)
    /// The styles of an element, whose names are strings.
    case style
    /// The action that an element fires.
    case action
    /// The list of a loop, which does not know the loop's own names.
    case list(ofLoop: Int)

    static let value = Purpose.value(Expectation())
  }

  private let view: DocumentView
  private let purpose: Purpose

  init(_ view: DocumentView, for purpose: Purpose = .value) {
    (self.view, self.purpose) = (view, purpose)
  }

  /// Returns the items at an offset; nil if it is in no expression.
  ///
  /// - Parameters:
  ///   - offset: The place of the cursor.
  ///   - text: The value or the text that the cursor is in.
  /// - Returns: The items.
  func items(at offset: Int, in text: Range<Int>) -> [CompletionItem]? {
    switch ExpressionPart(at: offset, in: text, of: view.outline.bytes) {
    case nil: nil
    case .expression(let start, let isInString): items(at: offset, from: start, isInString)
    case .string(let start, let quote): strings(at: offset, from: start, quote, in: text)
    }
  }

  private func items(at offset: Int, from start: Int, _ isInString: Bool) -> [CompletionItem] {
    let bytes = view.outline.bytes
    var first = offset
    while first > start, Self.isPartOfName(bytes[first - 1]) { first -= 1 }
    var last = offset
    while last < bytes.count, Self.isPartOfName(bytes[last]) { last += 1 }
    let word = first..<last
    let names = view.names
    if let items = ofElements(at: offset, replacing: word) { return items }
    var scope = ScopeOfNames(at: offset, view.outline, names, view.live)
    let isBehindPoint = first > start && bytes[first - 1] == UInt8(ascii: ".")
    let path = isBehindPoint ? self.path(before: first - 1) : []
    let isWord = isBehindPoint && path.isEmpty
    let place = ExpressionPlace(start..<max(start, isWord ? first - 1 : first), in: bytes)
    scope.add(place.elements, view.live)
    if isBehindPoint, !isWord { return members(of: path, scope, names, replacing: word) }
    let expected = isInString ? Expectation() : expectation(of: place.role, scope)
    if isWord { return words(expected.words, names, replacing: word) }
    let items = self.names(scope, expected, place.role, replacing: word)
    guard isInTest(offset) else { return items }
    return view.outline.elementIds.map { CompletionItem("#\($0)", .value, replacing: word) } + items
  }

  /// Whether the last tag before an offset is what a test expects.
  private func isInTest(_ offset: Int) -> Bool {
    view.outline.name(view.outline.lastElement(before: offset)) == ElementKind.expect.name
  }

  /// Returns what fits a place in the expression.
  private func expectation(of role: ExpressionPlace.Role, _ scope: ScopeOfNames) -> Expectation {
    switch role {
    case .whole:
      switch purpose {
      case .value(let expected): expected
      case .list: Expectation(isList: true)
      case .style, .action: Expectation()
      }
    case .compared(let path): scope.expectation(ofPath: path)
    case .operand(let operand): Expectation(operand)
    case .test: .bool
    case .unknown: Expectation()
    }
  }

  /// Returns what can stand in a string: names of styles, and the words that a function takes.
  private func strings(
    at offset: Int, from start: Int, _ quote: Int, in text: Range<Int>
  ) -> [CompletionItem] {
    let bytes = view.outline.bytes
    var first = offset
    while first > quote + 1, bytes[first - 1] > 0x20 { first -= 1 }
    var last = offset
    while last < text.upperBound, bytes[last] > 0x20, bytes[last] != UInt8(ascii: "'") { last += 1 }
    let role = ExpressionPlace(start..<quote, in: bytes).role
    switch (role, purpose) {
    case (.operand(let operand), _):
      return Expectation(operand).words.map {
        CompletionItem($0, .word, replacing: quote + 1..<max(last, quote + 1))
      }
    case (.whole, .style):
      return view.names.styles.map { style in
        var item = CompletionItem(style.name, .value, replacing: first..<max(first, last))
        item.detail = "style"
        return item
      }
    default: return []  // open: roles and purposes.
    }
  }

  /// Returns the names before a point, from the first on.
  private func path(before offset: Int) -> [String] {
    let bytes = view.outline.bytes
    var start = offset
    while start > 0,
      Self.isPartOfName(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".")
        || bytes[start - 1] == UInt8(ascii: "?")
    {
      start -= 1
    }
    return view.outline.text(start..<offset).split(separator: ".").map {
      String($0.filter { $0 != "?" })
    }
  }

  /// Returns the ids behind a `#`, and the members behind the point after one; nil elsewhere.
  ///
  /// Only tests name elements.
  private func ofElements(at offset: Int, replacing word: Range<Int>) -> [CompletionItem]? {
    let bytes = view.outline.bytes
    guard word.lowerBound > 0, isInTest(offset) else { return nil }
    let hash = UInt8(ascii: "#")
    if bytes[word.lowerBound - 1] == hash {
      return view.outline.elementIds.map { CompletionItem($0, .value, replacing: word) }
    }
    guard bytes[word.lowerBound - 1] == UInt8(ascii: ".") else { return nil }
    var start = word.lowerBound - 1
    while start > 0, Self.isPartOfName(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == hash else { return nil }
    return ElementMember.Kind.allCases.map { kind in
      var item = CompletionItem(kind.rawValue, .field, replacing: word)
      item.detail = kind.type.name
      return item
    }
  }

  /// Returns the names and functions, those that fit first.
  private func names(
    _ scope: ScopeOfNames, _ expected: Expectation, _ role: ExpressionPlace.Role,
    replacing word: Range<Int>
  ) -> [CompletionItem] {
    var items: [CompletionItem] = []
    // Values are what an action hands over, and what a condition before it asks.
    if case .action = purpose, case .whole = role {
      items += scope.actions.map { CompletionItem($0, .action, replacing: word) }
    }
    let words = expected.words.map { text in
      var item = CompletionItem(".\(text)", .word, replacing: word)
      item.filter = text
      return item
    }
    if expected.isMostlyNil { items.append(CompletionItem("nil", .word, replacing: word)) }
    // What is compared with a choice is mostly one of its words.
    if case .whole = role {} else { items += words }
    var isKnown: Set<String> = []
    let values = scope.values.reversed().filter { value in
      // Of equal names the innermost counts.
      !isOfOwnLoop(value) && isKnown.insert(value.name).inserted
    }
    let constants = scope.constants.filter { !isKnown.contains($0.name) }
    let all =
      values.map { ($0, CompletionItem.Kind.variable) }
      + constants.map { ($0, CompletionItem.Kind.constant) }
    func leads(_ value: DeclaredNames.Value) -> Bool {
      expected.isOpen || fits(value, expected)
        || !value.type.hasPrefix("[")
          && scope.fields(of: value.type).contains { fits($0, expected) }
    }
    items += all.filter { leads($0.0) }.map { item($0.0, $0.1, word) }
    if case .whole = role { items += words }
    items += all.filter { !leads($0.0) }.map { item($0.0, $0.1, word) }
    var environment = CompletionItem(EnvironmentValue.root, .variable, replacing: word)
    environment.detail = "what the layout is shown in"
    items.append(environment)
    for function in FunctionSpec.all {
      var item = CompletionItem(function.function.name, .function, replacing: word)
      item.detail = function.signatures.first
      item.documentation = function.summary
      item.snippet = "\(function.function.name)($1)"
      item.text = function.function.name
      items.append(item)
    }
    for text in ["true", "false", "nil"] where !(expected.isMostlyNil && text == "nil") {
      items.append(CompletionItem(text, .word, replacing: word))
    }
    return items
  }

  private func fits(_ value: DeclaredNames.Value, _ expected: Expectation) -> Bool {
    expected.isMet(by: value.type, view.names.choice(of: value)?.words ?? [])
  }

  private func isOfOwnLoop(_ value: DeclaredNames.Value) -> Bool {
    guard case .list(let loop) = purpose, value.place.source == nil else { return false }
    let tag = view.outline.elements[loop]
    return tag.start..<tag.tagEnd ~= value.place.range.lowerBound
  }

  private func item(
    _ value: DeclaredNames.Value, _ kind: CompletionItem.Kind, _ word: Range<Int>
  ) -> CompletionItem {
    var item = CompletionItem(value.name, kind, replacing: word)
    item.detail = value.type.isEmpty ? nil : value.type
    if let text = value.value { item.documentation = text }
    return item
  }

  private func members(
    of path: [String], _ scope: ScopeOfNames, _ names: DeclaredNames, replacing word: Range<Int>
  ) -> [CompletionItem] {
    if path.first == EnvironmentValue.root {
      return EnvironmentValue.members(of: path.dropFirst().joined(separator: ".")).map {
        CompletionItem($0, .field, replacing: word)
      }
    }
    let fields = scope.fields(of: scope.type(ofPath: path))
    if !fields.isEmpty { return fields.map { item($0, .field, word) } }
    // An import's name stands before those of its file.
    let prefix = path.joined(separator: ".") + "."
    return names.constants.filter { $0.name.hasPrefix(prefix) }.map { value in
      var item = item(value, .constant, word)
      item.label = String(value.name.dropFirst(prefix.count))
      item.text = item.label
      return item
    }
  }

  /// Returns the words that follow a point: those that fit, or if it is not known what does, those
  /// of all choices.
  private func words(
    _ fitting: [String], _ names: DeclaredNames, replacing word: Range<Int>
  ) -> [CompletionItem] {
    guard fitting.isEmpty else {
      return fitting.map { CompletionItem($0, .word, replacing: word) }
    }
    let choices = names.choices + names.ownChoices.filter { $0.place.source == nil }
    return choices.flatMap { choice in
      choice.words.map { text in
        var item = CompletionItem(text, .word, replacing: word)
        item.detail = choice.name
        return item
      }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
