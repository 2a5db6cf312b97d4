import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages
import LayoutModel

/// `textDocument/prepareCallHierarchy`, `callHierarchy/incomingCalls` and `outgoingCalls`: who uses
/// a component, and which components it uses.
///
/// A layout is the component of its name. Elements of the author's own have users as well. Those of
/// libraries that come with the compiler have no file to show, and are left out.
struct CallHierarchy {
  static let incoming = "callHierarchy/incomingCalls"
  static let outgoing = "callHierarchy/outgoingCalls"

  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    guard let offset = view.offset(in: parameters) else { return .null }
    let meant = workspace.names(in: view).occurrence(at: offset)?.declaration ?? layout(at: offset)
    guard let meant, let item = workspace.hierarchyItem(of: meant, view.client) else {
      return .null
    }
    return [item]
  }

  /// Returns the layout in whose name as an element an offset is: it may have no other.
  private func layout(at offset: Int) -> Declaration? {
    guard case .elementName(let element, _) = view.outline.cursor(at: offset), element >= 0,
      view.outline.elements.indices.contains(element), view.outline.elements[element].parent < 0
    else { return nil }
    return view.userDeclaration(element)
  }

  /// Returns the layouts and components that use what an item is about.
  static func users(
    _ parameters: JSONNode?, in workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) -> JSONValue {
    guard let meant = Declaration(hierarchyItem: parameters?["item"]) else { return .null }
    let files = workspace.allNames(client).filter { file in
      file.names(of: meant).contains { !$0.isDeclaration }
    }
    var calls: [JSONValue] = []
    for file in files {
      guard let view = workspace.view(at: file.path, client) else { continue }
      let uses = workspace.uses(in: view).filter { $0.declaration == meant }
      for (body, ranges) in grouped(uses, by: \.body) {
        guard let user = view.userDeclaration(body),
          let item = workspace.hierarchyItem(of: user, client)
        else { continue }
        calls.append(["from": item, "fromRanges": .array(ranges.map(view.positions.json(_:)))])
      }
    }
    return .array(calls)
  }

  /// Returns what the layout or component that an item is about uses.
  static func used(
    _ parameters: JSONNode?, in workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) -> JSONValue {
    guard let meant = Declaration(hierarchyItem: parameters?["item"]),
      let view = workspace.view(at: meant.path, client)
    else { return .null }
    let uses = workspace.uses(in: view).filter { view.userDeclaration($0.body) == meant }
    let calls = grouped(uses, by: \.declaration).compactMap { used, ranges -> JSONValue? in
      workspace.hierarchyItem(of: used, client).map {
        ["to": $0, "fromRanges": .array(ranges.map(view.positions.json(_:)))]
      }
    }
    return .array(calls)
  }

  /// Returns the ranges of uses by something that they have in common, in the order of the first
  /// of each.
  private static func grouped<Key: Hashable>(
    _ uses: [ComponentUse], by key: (ComponentUse) -> Key
  ) -> [(key: Key, ranges: [Range<Int>])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, ranges: [Range<Int>])] = []
    for use in uses {
      let key = key(use)
      if places[key] == nil {
        places[key] = groups.count
        groups.append((key, []))
      }
      if let place = places[key] { groups[place].ranges.append(use.range) }
    }
    return groups
  }
}

/// A tag that is the use of a component.
private struct ComponentUse {
  var declaration: Declaration
  /// The range of the component's name in the start tag.
  var range: Range<Int>
  /// The component or the layout around.
  var body: Int
}

extension Declaration {
  /// Whether it is something that other components can use.
  fileprivate var isPart: Bool { kind == .component || kind == .element }

  /// Creates the declaration that an item of a hierarchy is about; nil for anything else.
  fileprivate init?(hierarchyItem item: JSONNode?) {
    guard let uri = item?["uri"]?.string, let name = item?["name"]?.string,
      let kind = item?["kind"]?.integer
    else { return nil }
    let path = PathKey(DocumentURI.path(of: uri) ?? uri)
    let both = [Kind.component, .element].map { Self(path: path, kind: $0, name: name) }
    guard let meant = both.first(where: { $0.symbolKind == kind }) else { return nil }
    self = meant
  }
}

extension DocumentView {
  /// Returns the declaration of a component's or a layout's element; nil for other elements.
  fileprivate func userDeclaration(_ body: Int) -> Declaration? {
    let name: String
    switch outline.name(body) {
    case "component": name = outline.value("name", of: body) ?? ""
    case "layout": name = outline.value("name", of: body) ?? live.signature?.name ?? ""
    default: return nil
    }
    guard !name.isEmpty else { return nil }
    return Declaration(path: PathKey(live.path), kind: .component, name: name)
  }

  /// Returns the element that declares something of the document itself; nil without one.
  fileprivate func element(of declaration: Declaration) -> Int? {
    outline.elements.indices.first { element in
      declaration.kind == .element
        ? outline.name(element) == "element"
          && outline.value("name", of: element) == declaration.name
        : userDeclaration(element) == declaration
    }
  }
}

extension OpenWorkspace {
  /// Returns the uses of components in a document, in their order.
  fileprivate mutating func uses(in view: DocumentView) -> [ComponentUse] {
    let names = self.names(in: view)
    let outline = view.outline
    var bodies: [Int] = []
    var uses: [ComponentUse] = []
    for (index, element) in outline.elements.enumerated() {
      let isOwnBody = element.parent < 0 || outline.name(index) == "component"
      bodies.append(isOwnBody ? index : bodies[element.parent])
      // The name of an import may stand before that of the component.
      guard let name = names.occurrence(at: element.name.upperBound), name.declaration.isPart,
        !name.isDeclaration, name.range.upperBound == element.name.upperBound
      else { continue }
      uses.append(
        ComponentUse(declaration: name.declaration, range: name.range, body: bodies[index]))
    }
    return uses
  }

  /// Returns the item of a component, with the place of its declaration; nil without one in a file.
  fileprivate mutating func hierarchyItem(
    of declaration: Declaration, _ client: ClientCapabilities
  ) -> JSONValue? {
    guard declaration.isPart, let view = self.view(at: declaration.path, client),
      let element = view.element(of: declaration)
    else { return nil }
    let tag = view.outline.elements[element]
    let name = view.outline.place(ofName: element)?.range ?? tag.name
    let path = view.document.path
    return [
      "name": .string(declaration.name), "kind": .integer(declaration.symbolKind),
      "detail": .string(String(path[path.nameStart...])), "uri": .string(view.document.uri),
      "range": view.positions.json(tag.start..<tag.end),
      "selectionRange": view.positions.json(name),
    ]
  }
}
