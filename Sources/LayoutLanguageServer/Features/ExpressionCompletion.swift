import LayoutModel
import LayoutSchema

/// The names and functions that can stand in an expression.
struct ExpressionCompletion {
  /// What an expression is for.
  enum Purpose {
    case value
    /// The action that an element fires.
    case action
    /// The list of a loop, which does not know the loop's own names.
    case list(ofLoop: Int)
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
  /// - Returns: The items, none in a text within the expression.
  func items(at offset: Int, in text: Range<Int>) -> [CompletionItem]? {
    let bytes = view.outline.bytes
    var start: Int?
    var isInText = false
    for place in text.lowerBound..<min(max(offset, text.lowerBound), bytes.count) {
      switch bytes[place] {
      case UInt8(ascii: "{") where !isInText:
        start = place + 1
      case UInt8(ascii: "}") where !isInText:
        start = nil
      case UInt8(ascii: "'") where start != nil:
        isInText.toggle()
      default: break
      }
    }
    guard start != nil else { return nil }
    if isInText { return [] }
    return items(at: offset)
  }

  private func items(at offset: Int) -> [CompletionItem] {
    let bytes = view.outline.bytes
    var first = offset
    while first > 0, Self.isPartOfName(bytes[first - 1]) { first -= 1 }
    var last = offset
    while last < bytes.count, Self.isPartOfName(bytes[last]) { last += 1 }
    let word = first..<last
    let names = view.names
    if let items = ofElements(at: offset, replacing: word) { return items }
    let scope = ScopeOfNames(at: offset, view.outline, names, view.live)
    guard first > 0, bytes[first - 1] == UInt8(ascii: ".") else {
      return self.names(scope, names, replacing: word)
    }
    let path = self.path(before: first - 1)
    if path.isEmpty { return words(names, replacing: word) }
    return members(of: path, scope, names, replacing: word)
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
    guard word.lowerBound > 0,
      let element = view.outline.elements.last(where: { $0.start < offset }),
      view.outline.text(element.name) == ElementKind.expect.name
    else { return nil }
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

  private func names(
    _ scope: ScopeOfNames, _ names: DeclaredNames, replacing word: Range<Int>
  ) -> [CompletionItem] {
    var items: [CompletionItem] = []
    // Values are what an action hands over, and what a condition before it asks.
    if case .action = purpose {
      items += scope.actions.map { CompletionItem($0, .action, replacing: word) }
    }
    for value in scope.values.reversed() where !isOfOwnLoop(value) {
      items.append(item(value, .variable, word))
    }
    for value in scope.constants { items.append(item(value, .constant, word)) }
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
    for text in ["true", "false", "nil"] {
      items.append(CompletionItem(text, .word, replacing: word))
    }
    return items
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

  /// Returns the words of all choices, which follow a point.
  private func words(_ names: DeclaredNames, replacing word: Range<Int>) -> [CompletionItem] {
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
