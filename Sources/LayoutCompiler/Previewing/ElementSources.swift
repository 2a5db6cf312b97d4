import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The source range of an element, and the origin of each of its attributes.
struct ElementSources {
  private let document: TypedDocument
  private let markup: MarkupDocument
  private let path: String
  private let source: SourceText

  /// - Parameters:
  ///   - checker: The checker, which contains the document.
  ///   - path: The path of the document.
  init(of checker: borrowing DocumentFrontEnd, path: String) {
    document = checker.document
    markup = checker.styledMarkup
    self.path = path
    source = SourceText(name: path, bytes: checker.text)
  }

  /// Returns the description of the element at an index of the typed tree.
  func json(of node: Int) -> JSONValue? {
    guard document.nodes.indices.contains(node) else { return nil }
    let typed = document.nodes[node]
    guard markup.nodes.indices.contains(Int(typed.markup)) else { return nil }
    let element = markup.nodes[Int(typed.markup)]
    var members: [(String, JSONValue)] = [
      ("name", .string(markup.text(in: element.nameRange)))
    ]
    members += place(SourceRange(start: element.start, end: element.end), in: source, path)
    members.append(("text", .string(lines(of: element))))
    members.append(("attributes", .array(attributes(of: node, element))))
    if typed.kind == .component, let component = component(of: typed) {
      members.append(("component", component))
    }
    return .members(members)
  }

  /// Returns the whole lines of the element, at most 40.
  private func lines(of element: MarkupNode) -> String {
    let first = source.position(of: element.start).line
    let last = min(source.position(of: max(element.start, element.end)).line, first + 39)
    let range =
      source.byteRange(ofLine: first).lowerBound..<source.byteRange(ofLine: last).upperBound
    return String(decoding: source.bytes(in: range), as: UTF8.self)
  }

  private func place(
    _ range: SourceRange, in source: SourceText, _ path: String
  ) -> [(String, JSONValue)] {
    let start = source.position(of: range.start)
    return [
      ("file", .string(FolderPath.shown(path))), ("path", .string(FolderPath.absolute(path))),
      ("line", .integer(start.line)), ("column", .integer(start.column)),
    ]
  }

  /// Returns the declaration of the component that an element uses.
  private func component(of use: TypedNode) -> JSONValue? {
    guard document.structure.uses.indices.contains(Int(use.detail)) else { return nil }
    let reference = document.structure.uses[Int(use.detail)].component
    guard let signature = document.signature(of: reference) else { return nil }
    var members: [(String, JSONValue)] = [("name", .string(signature.name))]
    if reference.module < 0 {
      members += place(signature.range, in: source, path)
    } else if document.structure.imports.indices.contains(Int(reference.module)) {
      let module = document.structure.imports[Int(reference.module)]
      members += place(signature.range, in: module.source, module.signature.path)
    }
    return .members(members)
  }

  // MARK: Attributes

  /// Returns the attributes written on the element, those of its styles, and the defaults.
  private func attributes(of node: Int, _ element: MarkupNode) -> [JSONValue] {
    var attributes: [JSONValue] = []
    var said: Set<String> = []
    for index in element.attributeIndices {
      let attribute = markup.attributes[index]
      let name = markup.text(in: attribute.nameRange)
      said.insert(name)
      let members: [(String, JSONValue)] = [
        ("name", .string(name)), ("value", .string(markup.text(in: attribute.valueRange))),
        ("origin", "here"),
      ]
      attributes.append(.members(members + place(attribute.nameRange, in: source, path)))
    }
    // Attributes that depend on conditional styles are in `styleWays`, one entry for each
    // combination of styles.
    let sure = document.attributes[document.nodes[node].attributeIndices]
      .filter { $0.value != .varied }
    let ways = document.styleWays(of: node).map { document.attributes[$0.attributes] }
    var listed = Set(element.attributeIndices)
    for attribute in sure where listed.insert(Int(attribute.markup)).inserted {
      said.insert(attribute.name.name)
      attributes += styled(attribute, byCondition: false)
    }
    for attribute in ways.joined() where listed.insert(Int(attribute.markup)).inserted {
      attributes += styled(attribute, byCondition: true)
    }
    // An attribute that is missing in one combination has its default there.
    let inAll = ways.map { Set($0.map(\.name.name)) }
    said.formUnion(inAll.dropFirst().reduce(inAll.first ?? []) { $0.intersection($1) })
    return attributes + defaults(of: node, besides: said)
  }

  /// Returns an attribute set by a style, in this file or an imported one; empty if its range is
  /// unknown.
  private func styled(_ attribute: TypedAttribute, byCondition isChosen: Bool) -> [JSONValue] {
    guard markup.attributes.indices.contains(Int(attribute.markup)) else { return [] }
    let range = markup.attributes[Int(attribute.markup)].valueRange
    var members: [(String, JSONValue)] = [
      ("name", .string(attribute.name.name)), ("value", .string(markup.text(in: range))),
      ("origin", isChosen ? "condition" : "style"),
    ]
    let text = document.styledText(at: range)
    if let text, text.module >= 0,
      document.structure.imports.indices.contains(Int(text.module))
    {
      let module = document.structure.imports[Int(text.module)]
      let moved = SourceRange(start: range.start - text.start, end: range.end - text.start)
      members += self.place(moved, in: module.source, module.signature.path)
    } else {
      members += self.place(range, in: source, path)
    }
    return [.members(members)]
  }

  /// Returns the schema's defaults of attributes that are not written.
  private func defaults(of node: Int, besides said: Set<String>) -> [JSONValue] {
    let kind = document.nodes[node].kind
    guard ElementSet.layoutElements.contains(kind) else { return [] }
    let above = document.placingParent(of: node)
    let parent = above >= 0 ? document.nodes[above].kind : nil
    let schema = Schema.shared
    return AttributeName.allCases.compactMap { name in
      guard !said.contains(name.name), let place = schema.row(name, of: kind, in: parent) else {
        return nil
      }
      let row = schema[place]
      // A shorthand covers the attributes that it excludes.
      guard let value = row.defaultValue, !row.excludes.contains(where: { said.contains($0.name) })
      else { return nil }
      return [
        "name": .string(row.name.name), "value": .string(value), "origin": "default",
        "summary": .string(row.summary),
      ]
    }
  }
}
