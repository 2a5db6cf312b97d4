import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages
import LayoutModel
import LayoutSchema

/// A component of an element or of several siblings, with a use in their place.
///
/// The component has a parameter for each name that its content uses and that only the place of the
/// content knows. What the element around reads is said by the use.
struct ComponentExtraction {
  private let view: DocumentView
  private let outline: MarkupOutline
  private let names: DeclaredNames
  private let options: AttributeOptions
  private let occurrences: Occurrences

  init(_ view: DocumentView, _ occurrences: Occurrences) {
    self.view = view
    self.occurrences = occurrences
    outline = view.outline
    names = view.names
    options = AttributeOptions(view.outline, view.names)
  }

  /// Returns the ways to make a component of siblings, the one with the shortest use first.
  ///
  /// Several get a copy of the element around them as their root, without what it says of its own
  /// place, size and look. None of the ways is right where this moves a frame.
  func extract(_ elements: [Int]) -> [Refactoring] {
    guard let first = elements.first, let last = elements.last,
      elements.allSatisfy(isWhole), elements.contains(where: isLaidOut),
      let place = outline.placeBehind(Self.declarations)
    else { return [] }
    let range = outline.elements[first].start..<outline.elements[last].end
    guard !occurrences.unread.contains(where: { $0.overlaps(range) }),
      let outer = outerNames(in: range, of: first)
    else { return [] }
    let moved = elements.count == 1 ? movedAttributes(of: first) : []
    guard let content = content(of: elements, in: range, without: moved) else { return [] }
    let name = freeName(for: first)
    let declarations = outer.map { "\n" + $0.declaration }.joined()
    let component = "\n<component name=\"\(name)\">\(declarations)\n\(content)\n</component>"
    let said =
      moved.map { " " + outline.text($0.range) } + outer.map { " \($0.name)=\"{\($0.name)}\"" }
    let title =
      elements.count == 1
      ? "make a component of '\(outline.name(first))'"
      : "make a component of \(elements.count) elements"
    // The root among the siblings may be as wide or as high as they were together.
    return (elements.count == 1 ? [""] : ["", " alignSelf=\"stretch\""]).map { placed in
      Refactoring(
        title: title, kind: .extract, movesNoFrame: true,
        edits: [(place..<place, component), (range, "<\(name)\(said.joined())\(placed)/>")])
    }
  }

  /// What stands before the layout in a document.
  private static let declarations: Set<ElementKind> = [
    .import, .define, .style, .record, .choice, .element, .param, .action, .component, .preview,
  ]

  private func isWhole(_ element: Int) -> Bool {
    let tag = outline.elements[element]
    return tag.parent >= 0 && tag.hasTagEnd && (tag.isEmpty || tag.endName != nil)
  }

  private func isLaidOut(_ element: Int) -> Bool {
    let name = outline.name(element)
    if let kind = LanguageWords.element(name) {
      return ElementSet.layoutElements.contains(kind) && !kind.isFlow
    }
    return names.part(name) != nil
  }

  // MARK: The content

  /// Returns the attributes of a root that its use says: what the element around reads, and the id,
  /// by which the app knows it.
  private func movedAttributes(of root: Int) -> [MarkupOutline.Attribute] {
    let read = Set(options.all(of: root).filter { $0.reader == .parent }.map(\.name))
    return outline.elements[root].attributes.filter { attribute in
      outline.isText("id", at: attribute.name) || read.contains(outline.text(attribute.name))
    }
  }

  /// Returns the content of the component; nil if several elements have no root in common.
  private func content(
    of elements: [Int], in range: Range<Int>, without moved: [MarkupOutline.Attribute]
  ) -> String? {
    let text = outline.text(range, without: moved.map(outline.rangeWithBlanks(of:)))
    guard let first = elements.first, elements.count > 1 else {
      return elements.allSatisfy(isLaidOut) ? text : nil
    }
    let around = outline.elements[first].parent
    let name = outline.name(around)
    guard let kind = LanguageWords.element(name), ElementSet.layoutElements.contains(kind),
      !kind.isFlow
    else { return nil }
    let own = Set(options.all(of: around).filter { $0.reader == .own }.map(\.name))
    var start = "<\(name)"
    for attribute in outline.elements[around].attributes
    where own.contains(outline.text(attribute.name)) {
      let written = outline.text(attribute.range)
      if written.contains("{") { return nil }
      if !Self.edges.contains(where: outline.text(attribute.name).hasPrefix) {
        start += " " + written
      }
    }
    return "\(start)>\n\(text)\n</\(name)>"
  }

  /// The beginnings of the names of attributes that say what is around all children.
  private static let edges = ["padding", "margin", "insets", "safeArea"]

  // MARK: Names

  /// A name that the content uses and that is declared around it.
  private struct OuterName {
    var name: String
    /// The element that declares it in the component.
    var declaration: String
  }

  /// Returns the names that only the place of a range knows; nil if one of them cannot be handed
  /// over.
  private func outerNames(in range: Range<Int>, of first: Int) -> [OuterName]? {
    let scope = ScopeOfNames(at: range.lowerBound + 1, outline, names, view.live)
    let body = self.body(of: first)
    let owner = outline.name(body) == "component" ? outline.value("name", of: body) ?? "" : ""
    var known: [String: Declaration] = [:]
    var outer: [OuterName] = []
    for occurrence in occurrences.names(in: range) {
      let declaration = occurrence.declaration
      let isOwn = declaration.path == PathKey(view.live.path) && declaration.owner == owner
      let declares: () -> String?
      switch declaration.kind {
      case .slot where !occurrence.isDeclaration && !isUse(occurrence.range): return nil
      case .slot where occurrence.isDeclaration: return nil
      case .parameter where isOwn, .local where !range.contains(declaration.start):
        declares = { parameter(declaration, scope) }
      case .action where isOwn: declares = { action(declaration.name, in: body) }
      case .component, .element, .style, .constant, .record, .choice, .word, .parameter, .placement,
        .action, .field, .slot, .id, .area, .library, .local, .importName, .file:
        continue
      }
      if let other = known[declaration.name] {
        guard other == declaration else { return nil }
        continue
      }
      guard let element = declares() else { return nil }
      known[declaration.name] = declaration
      outer.append(OuterName(name: declaration.name, declaration: element))
    }
    // Actions come behind parameters.
    return outer.filter { !isAction($0) } + outer.filter(isAction)
  }

  private func isAction(_ name: OuterName) -> Bool { name.declaration.hasPrefix("<action") }

  /// Whether a name stands in an attribute, as that of a slot does in what fills it.
  private func isUse(_ range: Range<Int>) -> Bool {
    let element = outline.lastElement(before: range.lowerBound)
    return element >= 0
      && outline.elements[element].attributes.contains {
        outline.isText("slot", at: $0.name) && $0.value == range
      }
  }

  /// Returns the component or the document around an element.
  private func body(of element: Int) -> Int {
    let around = outline.ancestors(of: element)
    return around.first { outline.name($0) == "component" } ?? around.last ?? -1
  }

  private func parameter(_ declaration: Declaration, _ scope: ScopeOfNames) -> String? {
    guard let value = scope.value(declaration.name), value.declaration == declaration,
      !value.type.isEmpty
    else { return nil }
    let words =
      value.ownWords.isEmpty ? "" : " values=\"\(value.ownWords.joined(separator: " "))\""
    return "<param name=\"\(value.name)\" type=\"\(value.type)\"\(words)/>"
  }

  /// Returns an action as it is declared, with what it hands over.
  private func action(_ name: String, in body: Int) -> String? {
    let action = outline.children(of: body).first {
      outline.name($0) == "action" && outline.value("name", of: $0) == name
    }
    return action.map { outline.text(outline.elements[$0].start..<outline.elements[$0].end) }
  }

  /// Returns a name that nothing has yet, after the id of an element if it has one.
  private func freeName(for element: Int) -> String {
    let letters = (outline.value("id", of: element) ?? "").filter { $0.isASCII && $0.isLetter }
    let word = letters.isEmpty ? "Part" : letters.prefix(1).uppercased() + letters.dropFirst()
    let taken = Set(occurrences.all.map(\.declaration.name)).union(names.parts.map(\.name))
    func isFree(_ name: String) -> Bool {
      !taken.contains(name) && LanguageWords.element(name) == nil
    }
    var name = word
    var number = 2
    while !isFree(name) {
      name = "\(word)\(number)"
      number += 1
    }
    return name
  }
}
