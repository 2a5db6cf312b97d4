import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// The elements that can stand at a place, and the end tag of the one that is open there.
struct ElementCompletion {
  private let outline: MarkupOutline
  private let names: DeclaredNames
  private let options: AttributeOptions
  private let takesSnippets: Bool
  /// The name of the Swift type that the file's name stands for.
  private let fileTitle: String

  init(_ view: DocumentView) {
    outline = view.outline
    names = view.names
    options = AttributeOptions(outline, names)
    takesSnippets = view.client.takesSnippets
    let path = view.document.path
    fileTitle = path.isFromRoot ? DocumentName.fromPath(path) : ""
  }

  /// Returns the items for the name of a start tag.
  func items(for element: Int, replacing name: Range<Int>) -> [CompletionItem] {
    guard outline.elements.indices.contains(element) else { return [] }
    let tag = outline.elements[element]
    // In a tag that is there already, only its name changes.
    let isWhole = tag.hasTagEnd || !tag.attributes.isEmpty
    let all = items(in: tag.parent, before: tag.start, without: element)
    return all.filter { !isWhole || !$0.isOtherForm }.map { item in
      var item = item
      item.range = name
      if isWhole { item.snippet = nil }
      return item
    }
  }

  /// Returns items for components that the document does not import yet and whose names begin with
  /// the letters before an offset, with the imports; none without a letter.
  func imported(
    for element: Int, replacing name: Range<Int>, at offset: Int, _ view: DocumentView,
    _ workspace: inout OpenWorkspace
  ) -> [CompletionItem] {
    guard outline.elements.indices.contains(element), name.lowerBound < offset else { return [] }
    let typed = outline.text(name.lowerBound..<offset).lowercased()
    let tag = outline.elements[element]
    let place = LegalElements(
      outline, names, options, tag.parent, tag.start, without: element)
    guard place.allowsLayout else { return [] }
    let path = PathKey(view.document.path)
    let all = workspace.importableComponents(for: path, beginningWith: typed, view.client)
      .filter { component in
        !names.parts.contains {
          $0.declaration.path == component.file && $0.declaration.name == component.name
            || $0.name == component.name
        }
      }
    return all.prefix(Self.mostImported).compactMap { component in
      guard let edit = MissingImport(view).edit(for: component.name, component.file) else {
        return nil
      }
      var item = CompletionItem(component.name, .component, replacing: name)
      item.detail = edit.title
      item.other = (edit.offset, edit.text)
      return item
    }
  }

  /// The most components of other files that are offered.
  private static let mostImported = 100

  /// Returns the items for a whole tag in the content of an element.
  func items(inContentOf parent: Int, at offset: Int) -> [CompletionItem] {
    let typed = lettersTyped(before: offset)
    // What is written in a text are mostly words.
    if !typed.isEmpty, isInText(parent) { return [] }
    return items(in: parent, before: typed.lowerBound, without: nil).map { item in
      var item = item
      item.range = typed
      item.filter = typed.isEmpty ? "<" + item.label : item.label
      item.text = "<" + item.text
      item.snippet = item.snippet.map { "<" + $0 }
      return item
    }
  }

  private func lettersTyped(before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, Self.isPartOfName(outline.bytes[start - 1]) { start -= 1 }
    return start..<offset
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte >= 0x80
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private func isInText(_ parent: Int) -> Bool {
    ([parent] + outline.ancestors(of: parent)).contains {
      outline.name($0) == ElementKind.text.name
    }
  }

  /// Returns the end tag of an element, alone.
  func endTag(of element: Int, replacing name: Range<Int>) -> [CompletionItem] {
    let word = outline.name(element)
    guard !word.isEmpty else { return [] }
    var item = CompletionItem(word, .element, replacing: name)
    var after = name.upperBound
    while after < outline.bytes.count,
      outline.bytes[after] == 0x20 || outline.bytes[after] == 0x09
    {
      after += 1
    }
    let isClosed = after < outline.bytes.count && outline.bytes[after] == UInt8(ascii: ">")
    item.text = isClosed ? word : word + ">"
    return [item]
  }

  // MARK: Elements of a place

  private func items(
    in parent: Int, before offset: Int, without element: Int?
  ) -> [CompletionItem] {
    var items: [CompletionItem] = []
    let place = LegalElements(outline, names, options, parent, offset, without: element)
    for part in names.parts where place.allows(part) {
      items.append(item(part))
    }
    let around = LanguageWords.element(outline.name(parent))
    let kinds = Self.order.filter(place.allows).map { ($0, ElementFrequency.of($0, in: around)) }
    // What is rare there keeps its order.
    let usual = kinds.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
    for (kind, _) in usual + kinds.filter({ $0.1 == 0 }) {
      items.append(item(kind))
      if kind == .text, takesSnippets { items.append(textInAttribute) }
    }
    return items
  }

  /// Layout elements first, then conditions, then declarations.
  private static let order: [ElementKind] = {
    let layout = ElementKind.allCases.filter(ElementSet.layoutElements.contains)
    let flow = ElementKind.allCases.filter { $0.isFlow }
    let first = layout + flow + [.span]
    return first + ElementKind.allCases.filter { !first.contains($0) }
  }()

  private func item(_ part: DeclaredNames.Part) -> CompletionItem {
    var item = CompletionItem(part.name, .component, replacing: 0..<0)
    item.detail = part.kind == .component ? "component" : "element of the author's own"
    let parameters = part.attributes.map { "\($0.name): \($0.type)" }
    if !parameters.isEmpty { item.documentation = parameters.joined(separator: "\n") }
    let required = part.attributes.filter(\.isRequired)
    var snippet = escapedForSnippet(part.name)
    for (place, parameter) in required.enumerated() {
      let value = SnippetValue.placeholder(
        ofType: parameter.type, names.choice(of: parameter)?.words ?? [], place + 1)
      snippet += " \(escapedForSnippet(parameter.name))=\"\(value)\""
    }
    item.snippet =
      part.takesChildren ? snippet + ">\n  $0\n</\(escapedForSnippet(part.name))>" : snippet + "/>"
    return item
  }

  private func item(_ kind: ElementKind) -> CompletionItem {
    let spec = kind.spec
    var item = CompletionItem(kind.name, .element, replacing: 0..<0)
    item.detail = spec.children.phrase
    item.documentation = spec.summary
    var snippet = kind.name
    let attributes = Self.firstAttributes(of: kind)
    for (place, name) in attributes.enumerated() {
      snippet += " \(name.name)=\"\(value(of: name, of: kind, place + 1))\""
    }
    switch kind {
    case _ where !Self.hasBody(kind):
      // Without a value to fill in, the next thing to write is an attribute.
      snippet += attributes.isEmpty && kind != .spacer ? " $0/>" : "/>"
    case .span, .text: snippet += ">$0</\(kind.name)>"
    default:  // open: all others contain elements.
      snippet += ">\n  $0\n</\(kind.name)>"
    }
    item.snippet = snippet
    return item
  }

  /// The item for a text with its words in an attribute, which fewer texts of the samples have.
  ///
  /// Without places to fill in, it would be the name that the other item is.
  private var textInAttribute: CompletionItem {
    var item = item(.text)
    let attribute = AttributeName.content.name
    item.label += " \(attribute)"
    item.snippet = "\(item.text) \(attribute)=\"\(value(of: .content, of: .text, 1))\"/>"
    item.isOtherForm = true
    return item
  }

  // MARK: Tags

  /// What a tag needs, and what nearly all tags of its name have.
  static func firstAttributes(of kind: ElementKind) -> [AttributeName] {
    let schema = Schema.shared
    let required = AttributeName.allCases.filter { name in
      schema.ownRow(name, of: kind).map { schema[$0].isRequired } ?? false
    }
    return required + (usual[kind] ?? []).filter { !required.contains($0) }
  }

  /// The attributes that nearly all tags of a name have, though none is required.
  static let usual: [ElementKind: [AttributeName]] = [
    .layout: [.name], .library: [.name], .preview: [.name, .width],
    .image: [.source], .inset: [.insets], .if: [.test], .elseIf: [.test],
    .corner: [.cornerLocation],
  ]

  /// Whether a new tag has a start and an end.
  ///
  /// Some elements that can have content are nearly always written as one tag.
  static func hasBody(_ kind: ElementKind) -> Bool {
    switch kind.spec.children {
    case .empty, .parameters, .readings, .atMostOne: false
    case .text, .characters, .any, .exactly, .document, .declarations, .component, .repeated,
      .fields,
      .expectations:
      kind != .slot
    }
  }

  private func value(of name: AttributeName, of kind: ElementKind, _ place: Int) -> String {
    // The file's name is what the layout is called without one.
    if name == .name, kind == .layout || kind == .library, !fileTitle.isEmpty {
      return "${\(place):\(escapedForSnippet(fileTitle))}"
    }
    guard let row = Schema.shared.ownRow(name, of: kind) else { return "$\(place)" }
    return SnippetValue.placeholder(of: Schema.shared[row], place)
  }
}

extension ChildRule {
  /// The content of an element in words.
  var phrase: String {
    switch self {
    case .empty: "no content"
    case .text: "text"
    case .characters: "words"
    case .any: "any number of elements"
    case .atMostOne: "one element or none"
    case .exactly(let roles):
      "\(roles.count == 1 ? "one element" : "\(roles.count) elements"): "
        + roles.joined(separator: ", ")
    case .document: "declarations, then one element"
    case .declarations: "declarations"
    case .component: "parameters, then one element"
    case .repeated: "elements, for each element of a list"
    case .fields: "fields"
    case .parameters: "parameters"
    case .readings: "attributes and placements"
    case .expectations: "expectations"
    }
  }
}
