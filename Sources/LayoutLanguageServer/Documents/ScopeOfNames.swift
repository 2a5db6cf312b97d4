import LayoutCompiler
import LayoutDiagnostics
import LayoutModel

/// The names that an expression at a place can use.
struct ScopeOfNames {
  /// Parameters and the names of loops and `let`s, the innermost last.
  private(set) var values: [DeclaredNames.Value] = []
  /// The actions that can be fired.
  private(set) var actions: [String] = []
  /// The element around that declares them; nil for none.
  private var body: Int?
  private(set) var constants: [DeclaredNames.Value] = []
  private let names: DeclaredNames

  init(
    at offset: Int, _ outline: MarkupOutline, _ names: DeclaredNames, _ live: LiveDocument
  ) {
    self.names = names
    constants = names.constants
    let last = outline.lastElement(before: offset)
    var around: [Int] = []
    if last >= 0, offset <= outline.elements[last].tagEnd {
      around = [last] + outline.ancestors(of: last)
    } else {
      let parent = outline.element(around: offset)
      if parent >= 0 { around = [parent] + outline.ancestors(of: parent) }
    }
    // A component sees its own parameters and none of the layout's.
    let body = around.first { outline.name($0) == "component" } ?? around.last
    guard let body else { return }
    self.body = body
    let path = PathKey(live.path)
    let owner = outline.name(body) == "component" ? outline.value("name", of: body) ?? "" : ""
    values = outline.values("param", in: body, .parameter, of: owner, path)
    actions = outline.children(of: body).filter { outline.name($0) == "action" }
      .compactMap { outline.value("name", of: $0) }
    for element in around.reversed() where element >= body {
      addLoop(element, outline, live)
      addLets(in: element, before: offset, outline, live)
    }
  }

  private mutating func addLoop(_ element: Int, _ outline: MarkupOutline, _ live: LiveDocument) {
    guard outline.name(element) == "for" else { return }
    if let each = outline.value("each", of: element), !each.isEmpty,
      let place = outline.place(of: "each", element)
    {
      values.append(
        DeclaredNames.Value(
          name: each, type: type(ofLocal: each, live) ?? elementType(element, outline),
          declaration: .local(each, at: place.range, in: live), place: place))
    }
    if let index = outline.value("index", of: element), !index.isEmpty,
      let place = outline.place(of: "index", element)
    {
      values.append(
        DeclaredNames.Value(
          name: index, type: "Integer", declaration: .local(index, at: place.range, in: live),
          place: place))
    }
  }

  private mutating func addLets(
    in element: Int, before offset: Int, _ outline: MarkupOutline, _ live: LiveDocument
  ) {
    for child in outline.children(of: element)
    where outline.name(child) == "let" && outline.elements[child].end <= offset {
      guard let name = outline.value("name", of: child), let place = outline.place(ofName: child)
      else { continue }
      values.append(
        DeclaredNames.Value(
          name: name, type: type(ofLocal: name, live) ?? "",
          value: outline.value("value", of: child),
          declaration: .local(name, at: place.range, in: live), place: place))
    }
  }

  private func type(ofLocal name: String, _ live: LiveDocument) -> String? {
    live.tree.structure.locals.last { $0.name == name }?.type.name
  }

  /// Returns the type of the elements of a loop's list, if the list is a plain path.
  private func elementType(_ element: Int, _ outline: MarkupOutline) -> String {
    guard let list = outline.value("in", of: element) else { return "" }
    let path = list.drop { $0 == "{" || $0 == " " }.prefix { $0 != "}" && $0 != " " }
    let type = self.type(ofPath: path.split(separator: ".").map(String.init))
    return type.hasPrefix("[") && type.hasSuffix("]") ? String(type.dropFirst().dropLast()) : ""
  }

  /// Returns what an action hands over, each as `order: Integer`; nil for another name.
  func parameters(ofAction name: String, _ outline: MarkupOutline) -> [String]? {
    let action = body.flatMap { body in
      outline.children(of: body).first {
        outline.name($0) == "action" && outline.value("name", of: $0) == name
      }
    }
    return action.map { action in
      outline.children(of: action).compactMap { child in
        outline.value("name", of: child).map { "\($0): \(outline.value("type", of: child) ?? "")" }
      }
    }
  }

  /// Returns the value of a name, the innermost if several have it.
  func value(_ name: String) -> DeclaredNames.Value? {
    values.last { $0.name == name } ?? constants.first { $0.name == name }
  }

  /// Returns the type of a path of names; empty if unknown.
  func type(ofPath path: [String]) -> String { value(ofPath: path)?.type ?? "" }

  /// Returns the value that a path of names ends with; nil if it is unknown.
  func value(ofPath path: [String]) -> DeclaredNames.Value? {
    guard let first = path.first, var value = value(first) else { return nil }
    for name in path.dropFirst() {
      guard let field = fields(of: value.type).first(where: { $0.name == name }) else {
        return nil
      }
      value = field
    }
    return value
  }

  /// Returns what fits where a value is compared with that of a path.
  func expectation(ofPath path: [String]) -> Expectation {
    if path.first == EnvironmentValue.root {
      let value = EnvironmentValue(rawValue: path.dropFirst().joined(separator: "."))
      guard let type = value?.type else { return Expectation() }
      return Expectation(ofType: type.name, words: type.words)
    }
    guard let value = value(ofPath: path) else { return Expectation() }
    var expected = Expectation(ofType: value.type, words: names.choice(of: value)?.words ?? [])
    expected.isMostlyNil = value.type.hasSuffix("?")
    return expected
  }

  /// Adds the names of the closures around a place in an expression.
  mutating func add(_ elements: [ExpressionPlace.Element], _ live: LiveDocument) {
    for element in elements {
      let list = type(ofPath: element.list)
      let isList = list.hasPrefix("[") && list.hasSuffix("]")
      values.append(
        DeclaredNames.Value(
          name: element.name, type: isList ? String(list.dropFirst().dropLast()) : "",
          declaration: .local(element.name, at: element.range, in: live),
          place: DeclaredNames.Place(range: element.range)))
    }
  }

  /// Returns the fields of a record type, which may be optional; none of other types.
  func fields(of type: String) -> [DeclaredNames.Value] {
    var name = Substring(type)
    while name.hasSuffix("?") || name.hasSuffix("]") { name.removeLast() }
    while name.hasPrefix("[") { name.removeFirst() }
    return names.record(String(name))?.fields ?? []
  }
}
