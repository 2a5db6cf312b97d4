import LayoutDiagnostics

/// `textDocument/documentSymbol`: the elements as they nest.
struct DocumentSymbols {
  private let view: OutlinedText
  private let outline: MarkupOutline

  init(_ view: OutlinedText) {
    self.view = view
    outline = view.outline
  }

  func response() -> JSONValue {
    guard view.client.takesHierarchicalSymbols else { return .array(flat()) }
    var children: [Int: [Int]] = [:]
    // What is too deep inside stands beside what it is in.
    var depths: [Int] = []
    var holders: [Int] = []
    for element in outline.elements.indices {
      let parent = outline.elements[element].parent
      let isDeep = parent >= 0 && depths[parent] >= Reply.deepest / 2
      let holder = isDeep ? holders[parent] : parent
      holders.append(holder)
      depths.append(holder < 0 ? 1 : depths[holder] + 1)
      if !outline.elements[element].name.isEmpty { children[holder, default: []].append(element) }
    }
    return .array((children[-1] ?? []).map { symbol($0, children) })
  }

  private func symbol(_ element: Int, _ children: [Int: [Int]]) -> JSONValue {
    let tag = outline.elements[element]
    var members: [(String, JSONValue)] = [
      ("name", .string(title(of: element))),
      ("kind", .integer(kind(of: element))),
      ("range", view.positions.json(tag.start..<tag.end)),
      ("selectionRange", view.positions.json(tag.name)),
    ]
    if let inner = children[element] {
      members.append(("children", .array(inner.map { symbol($0, children) })))
    }
    return .members(members)
  }

  private func flat() -> [JSONValue] {
    outline.elements.indices.filter { !outline.elements[$0].name.isEmpty }.map { element in
      let tag = outline.elements[element]
      var members: [(String, JSONValue)] = [
        ("name", .string(title(of: element))),
        ("kind", .integer(kind(of: element))),
        (
          "location",
          [
            "uri": .string(view.document.uri),
            "range": view.positions.json(tag.start..<tag.end),
          ]
        ),
      ]
      if tag.parent >= 0 { members.append(("containerName", .string(title(of: tag.parent)))) }
      return .members(members)
    }
  }

  /// Returns the name of an element with what tells it from others: `text #title`.
  private func title(of element: Int) -> String {
    let name = outline.name(element)
    if let id = outline.value("id", of: element), !id.isEmpty { return "\(name) #\(id)" }
    for attribute in ["name", "src", "each", "test", "that", "content"] {
      if let value = outline.value(attribute, of: element), !value.isEmpty {
        return "\(name) \(value)"
      }
    }
    return name
  }

  /// The kinds of the protocol for declarations; all other elements are objects.
  private static let kinds = [
    "layout": 2, "library": 2, "import": 4, "component": 5, "style": 7, "field": 8, "attribute": 8,
    "placement": 8, "choice": 10, "element": 11, "let": 13, "param": 13, "define": 14, "test": 12,
    "record": 23, "action": 24,
  ]

  private func kind(of element: Int) -> Int { Self.kinds[outline.name(element)] ?? 19 }
}
