import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/completion`: what can be written at a place.
struct Completion {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  static let resolve = "completionItem/resolve"

  static func options(for client: ClientCapabilities) -> JSONValue {
    let signs = JSONValue.strings(["<", "/", " ", "\"", "{", ".", "#", ":"])
    return client.resolvesDocumentation
      ? ["triggerCharacters": signs, "resolveProvider": .bool(true)]
      : ["triggerCharacters": signs]
  }

  /// Returns an item with its documentation, if it is one of those that were sent last.
  static func resolved(_ item: JSONNode?, in workspace: OpenWorkspace) -> JSONValue {
    guard let item, case .object(let given) = item.value else { return .null }
    let members = given.map { ($0.name, $0.value.json) }
    guard let place = item.at("data", "item")?.integer,
      item.at("data", "offset")?.integer == workspace.offsetOfDocumentation,
      workspace.documentation.indices.contains(place),
      workspace.documentation[place].label == item["label"]?.string, item["documentation"] == nil
    else { return .members(members) }
    return .members(members + [("documentation", workspace.documentation[place].text)])
  }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters) else { return .null }
    let sign = parameters.at("context", "triggerCharacter")?.string
    var items = typedFirst(items(at: offset, behind: sign, in: &workspace), at: offset)
    let token = workspace.settings(for: view).completesWholeValues ? token(at: offset) : nil
    if token?.isEmpty == true { items = items.filter { goesOn($0, at: offset) } }
    workspace.offsetOfDocumentation = offset
    workspace.documentation =
      view.client.resolvesDocumentation
      ? items.map { ($0.label, $0.documentation.map(documentation) ?? .null) } : []
    return [
      "isIncomplete": .bool(isIncomplete(at: offset, in: workspace)),
      "items": .array(
        items.enumerated().map { rank, item in
          json(item, rank, at: offset, token.flatMap { whole(item, at: offset, in: $0) })
        }),
    ]
  }

  /// Whether the next letter brings other items: the components of other files.
  private func isIncomplete(at offset: Int, in workspace: OpenWorkspace) -> Bool {
    guard !workspace.settings(for: view).completesWholeValues,
      case .elementName(_, let name) = view.outline.cursor(at: offset)
    else { return false }
    return name.lowerBound == offset
  }

  /// Returns what a client takes for one word that knows XML alone, where that is more than the
  /// letters at an offset: a value with its quotes, or a text in one line.
  ///
  /// A value without its closing quote reaches to the next one. Where none follows, no client knows
  /// a word, and text is inserted at the cursor; the range is empty then.
  private func token(at offset: Int) -> Range<Int>? {
    let bytes = view.outline.bytes
    switch view.outline.cursor(at: offset) {
    case .value(_, _, let value):
      guard view.outline.isQuoted(value) else { return nil }
      let quote = bytes[value.lowerBound - 1]
      guard let end = bytes[value.lowerBound...].firstIndex(of: quote) else {
        return offset..<offset
      }
      return value.lowerBound - 1..<end + 1
    case .content:
      let start = view.outline.startOfContent(before: offset)
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      return start < end && !bytes[start..<end].contains { $0 < 0x20 } ? start..<end : nil
    case .nothing, .elementName, .endName, .attributeName: return nil
    }
  }

  /// Returns the items at an offset, the most likely first.
  ///
  /// - Parameters:
  ///   - offset: The place of the cursor.
  ///   - sign: The sign whose typing has asked; nil where the author has.
  ///   - workspace: The other documents.
  /// - Returns: The items.
  private func items(
    at offset: Int, behind sign: String?, in workspace: inout OpenWorkspace
  ) -> [CompletionItem] {
    switch view.outline.cursor(at: offset) {
    case .nothing: return []
    case .elementName(let element, let name):
      let elements = ElementCompletion(view)
      let typed = view.outline.text(name.lowerBound..<max(name.lowerBound, offset))
      let items = ForeignNames.elements(
        elements.items(for: element, replacing: name), typed: typed)
      // This client would leave out the import.
      if workspace.settings(for: view).completesWholeValues { return items }
      return items + elements.imported(for: element, replacing: name, at: offset, view, &workspace)
    case .endName(let parent, let name):
      return ElementCompletion(view).endTag(of: parent, replacing: name)
    case .attributeName(let element, let name):
      let items = AttributeCompletion(view).items(for: element, replacing: name)
      guard let kind = LanguageWords.element(view.outline.name(element)) else { return items }
      let typed = view.outline.text(name.lowerBound..<max(name.lowerBound, offset))
      return ForeignNames.attributes(items, typed: typed, on: kind)
    case .value(let element, let attribute, let value):
      let values = ValueCompletion(view, workspace)
      let purpose = values.purpose(of: attribute, of: element)
      if let items = ExpressionCompletion(view, for: purpose).items(at: offset, in: value) {
        return items
      }
      let items = values.items(for: element, attribute, at: offset, in: value)
      return view.outline.isQuoted(value) ? items : items.map(\.inQuotes)
    case .content(let parent):
      let start = view.outline.startOfContent(before: offset)
      if let items = ExpressionCompletion(view).items(at: offset, in: start..<offset) {
        return items
      }
      // Blanks are typed in every text and between all tags.
      guard sign == nil else { return [] }
      return ElementCompletion(view).items(inContentOf: parent, at: offset)
    }
  }

  /// Returns items with those first that begin with the letters before the cursor.
  ///
  /// Some clients offer whatever has these letters somewhere, and sort it by our order alone.
  private func typedFirst(_ items: [CompletionItem], at offset: Int) -> [CompletionItem] {
    func begins(_ item: CompletionItem) -> Bool {
      guard item.range.lowerBound < offset else { return true }
      let typed = view.outline.text(item.range.lowerBound..<offset).lowercased()
      return (item.filter ?? item.label).lowercased().hasPrefix(typed)
    }
    return items.filter(begins) + items.filter { !begins($0) }
  }

  private func documentation(_ text: String) -> JSONValue {
    [
      "kind": view.client.takesMarkdownDocumentation ? "markdown" : "plaintext",
      "value": .string(text),
    ]
  }

  private func json(
    _ item: CompletionItem, _ rank: Int, at offset: Int, _ whole: WholeWord? = nil
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("label", .string(item.label))]
    if view.client.takesLabelDetails, let origin = item.origin {
      members.append(("labelDetails", ["description": .string(origin)]))
    }
    members.append(("kind", .integer(item.kind.rawValue)))
    if let detail = item.detail { members.append(("detail", .string(detail))) }
    if let text = item.documentation {
      members.append(
        view.client.resolvesDocumentation
          ? ("data", ["offset": .integer(offset), "item": .integer(rank)])
          : ("documentation", documentation(text)))
    }
    if item.isPreselected { members.append(("preselect", .bool(true))) }
    let digits = String(rank)
    members.append(
      ("sortText", .string(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)))
    if let filter = whole?.filter ?? item.filter { members.append(("filterText", .string(filter))) }
    let isSnippet = view.client.takesSnippets && item.snippet != nil
    if isSnippet { members.append(("insertTextFormat", .integer(2))) }
    let text = JSONValue.string(isSnippet ? item.snippet ?? item.text : item.text)
    // Some clients without snippets read no edit, and would insert the label.
    if !view.client.takesSnippets, whole != nil || item.text != item.label {
      members.append(("insertText", .string(whole?.text ?? item.text)))
    }
    let range = view.positions.json(item.range)
    let insert = view.positions.json(item.range.lowerBound..<max(item.range.lowerBound, offset))
    members.append(
      (
        "textEdit",
        view.client.takesInsertReplace && offset < item.range.upperBound
          ? ["newText": text, "insert": insert, "replace": range]
          : ["range": range, "newText": text]
      ))
    if let other = item.other {
      let edit: JSONValue = [
        "range": view.positions.json(other.offset..<other.offset), "newText": .string(other.text),
      ]
      members.append(("additionalTextEdits", [edit]))
    }
    return .members(members)
  }

  /// What a client inserts that replaces whole words of XML.
  private struct WholeWord {
    var text: String
    /// The part with which the client compares the letters before the cursor.
    var filter: String
  }

  /// Whether the letters before the cursor are the first of an item.
  private func goesOn(_ item: CompletionItem, at offset: Int) -> Bool {
    item.range.lowerBound <= offset
      && item.text.hasPrefix(view.outline.text(item.range.lowerBound..<offset))
  }

  /// Returns a token with an item in its place; nil for an item that is not in it.
  ///
  /// JupyterLab takes what stands behind the cursor in the token away from the end of the text, and
  /// replaces all of the token nevertheless. What it takes away is therefore there twice.
  private func whole(
    _ item: CompletionItem, at offset: Int, in token: Range<Int>
  ) -> WholeWord? {
    let outline = view.outline
    guard !token.isEmpty else {
      let typed = outline.text(item.range.lowerBound..<offset)
      return WholeWord(text: String(item.text.dropFirst(typed.count)), filter: item.label)
    }
    guard item.range.clamped(to: token) == item.range else { return nil }
    let before = outline.text(token.lowerBound..<item.range.lowerBound)
    var text = before + item.text + outline.text(item.range.upperBound..<token.upperBound)
    let behind = outline.text(offset..<token.upperBound)
    // Of an expression that goes on, the cursor stays at the end; its author writes the quote.
    let isOpen = ExpressionPart(at: offset, in: token, of: outline.bytes) != nil
    if isOpen, behind.utf8.count == 1 {
      return WholeWord(text: text, filter: before + (item.filter ?? item.label))
    }
    if text.lowercased().hasSuffix(behind.lowercased()), !text.hasPrefix(outline.text(token)) {
      text += behind
    }
    return WholeWord(text: text, filter: before + (item.filter ?? item.label))
  }
}

/// Something that can be written, before it is put into a message.
struct CompletionItem {
  /// The kinds of the protocol that are used.
  enum Kind: Int {
    case function = 3
    case field = 5
    case variable = 6
    case component = 7
    case property = 10
    case value = 12
    case word = 13
    case element = 14
    case color = 16
    case file = 17
    case constant = 21
    case type = 22
    case action = 23
  }

  var label: String
  var kind: Kind
  /// The type, in a few words.
  var detail: String?
  /// Who reads it, or where it is declared.
  var origin: String?
  var documentation: String?
  /// The text to insert.
  var text: String
  /// The text with places to fill in, for clients that can.
  var snippet: String?
  /// The text by which the client filters, if not the label.
  var filter: String?
  var isPreselected = false
  /// Whether it is another form of the tag of the item before it.
  var isOtherForm = false
  /// The text to replace.
  var range: Range<Int>
  /// A text that is inserted elsewhere too, at an offset.
  var other: (offset: Int, text: String)?

  init(_ label: String, _ kind: Kind, replacing range: Range<Int>) {
    self.label = label
    self.kind = kind
    self.range = range
    text = label
  }
}

extension CompletionItem {
  /// The item for a value that has no quotes yet.
  fileprivate var inQuotes: Self {
    var item = self
    item.text = "\"\(text)\""
    return item
  }
}

extension MarkupOutline {
  /// Whether a value begins with a quote.
  fileprivate func isQuoted(_ value: Range<Int>) -> Bool {
    let before = bytes[value.lowerBound - 1]
    return before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
  }

  /// Returns where the text before an offset begins: behind the last tag or comment.
  func startOfContent(before offset: Int) -> Int {
    let last = lastElement(before: offset)
    var ends = others.map(\.range.upperBound) + strayEnds.map(\.name.upperBound)
    if last >= 0 {
      for element in [last] + ancestors(of: last) {
        ends.append(elements[element].tagEnd)
        // Without its end tag, an element ends where the text does.
        if elements[element].endName != nil { ends.append(elements[element].end) }
      }
    }
    return ends.filter { $0 <= offset }.max() ?? 0
  }
}

/// Returns a text in which a snippet's signs stand for themselves.
func escapedForSnippet(_ text: String) -> String {
  var escaped = ""
  for letter in text {
    if letter == "$" || letter == "}" || letter == "\\" || letter == "," || letter == "|" {
      escaped += "\\"
    }
    escaped.append(letter)
  }
  return escaped
}
