package import LayoutSchema

/// The schema as grammars and pages need it: elements with their attributes by group, and parents
/// by what they read of their children.
package struct LayoutLanguage {
  let schema: Schema
  /// The layout elements that this version has, in the order of the reference.
  let elements: [ElementSpec]
  /// The kinds of parents, the one that reads nothing first.
  let parentClasses: [ParentClass]
  /// What authors declare.
  let authors: [AuthorElement]

  package init(_ schema: Schema, _ authors: [AuthorElement] = []) {
    self.schema = schema
    self.authors = authors
    elements = schema.elements.filter {
      $0.isAvailable && ElementSet.layoutElements.contains($0.kind)
    }
    var classes = [ParentClass(parents: [], rows: [], takesSpacers: false)]
    for parent in elements {
      let rows = Self.placementRows(in: parent.kind, schema)
      let takesSpacers = ElementSet.spacerParents.contains(parent.kind)
      let known = classes.firstIndex {
        $0.takesSpacers == takesSpacers && $0.rows.map(\.summary) == rows.map(\.summary)
      }
      if let known {
        classes[known].parents.append(parent.kind)
      } else {
        classes.append(ParentClass(parents: [parent.kind], rows: rows, takesSpacers: takesSpacers))
      }
    }
    for author in authors where !author.placements.isEmpty {
      classes.append(ParentClass(parents: [], rows: [], takesSpacers: false, author: author))
    }
    parentClasses = classes
  }

  /// Whether conditions, loops and slots are part of the language.
  var hasFlow: Bool { isAvailable(.if) && isAvailable(.for) && isAvailable(.slot) }

  /// The class of an author's element as a parent.
  func parentClass(of author: AuthorElement) -> ParentClass {
    parentClasses.first { $0.author?.name == author.name } ?? parentClasses[0]
  }

  func isAvailable(_ kind: ElementKind) -> Bool {
    schema.spec(for: kind).isAvailable
  }

  /// What may be declared directly in an element.
  func declarations(in kind: ElementKind) -> [ElementKind] {
    ElementKind.allCases.filter { declaration in
      declaration == .preview
        ? kind == .layout
        : ElementSet.homes(of: declaration).contains(kind) && isAvailable(declaration)
    }
  }

  /// What `parent` reads of its children, in the order of the names.
  static func placementRows(in parent: ElementKind, _ schema: Schema) -> [AttributeSpec] {
    AttributeName.allCases.compactMap { name in
      schema.placementRow(name, in: parent).map { schema[$0] }
    }
  }

  /// What `element` reads of itself in one of the groups, in the order of the names.
  func rows(_ group: AttributeGroup, of element: ElementKind) -> [AttributeSpec] {
    AttributeName.allCases.compactMap { name in
      schema.ownRow(name, of: element).map { schema[$0] }
    }
    .filter { $0.group == group }
  }

  /// What `element` reads of itself that parents read of their children in the same meaning.
  func sharedRows(of element: ElementKind) -> [AttributeSpec] {
    rows(.placement, of: element)
  }

  /// What the declared attributes of an author's element take the place of: of the language's
  /// attributes those that yield to them.
  func yielding(to author: AuthorElement) -> Set<AttributeName> {
    let names = Set(author.attributes.compactMap { AttributeName(named: $0.name) })
    return names.filter { schema.rows(named: $0).contains { $0.yieldsToParameters } }
  }

  /// Whether an element has a size under a parent of a class, by its own or its parent's reading.
  func isSized(_ element: ElementKind, in parents: ParentClass) -> Bool {
    !rows(.size, of: element).isEmpty
      || (element != .spacer && parents.rows.contains { $0.group == .size })
  }

  /// What sizes the children of parents of a class, whichever of the two reads it.
  func sizes(in parents: ParentClass) -> [AttributeSpec] {
    parents.readsOtherSizes
      ? parents.rows.filter { $0.group == .size } : rows(.size, of: .view)
  }

  /// The names that an element and parents of a class both read, in two meanings, so that they are
  /// legal for neither.
  func ambiguous(_ element: ElementKind, in parents: ParentClass) -> [AttributeName] {
    twice(element, in: parents).filter { !givesWay($0, in: parents) }.map(\.name)
  }

  /// The names that an element and parents of a class both read, where the parents' reading counts.
  func givenWay(_ element: ElementKind, in parents: ParentClass) -> [AttributeName] {
    twice(element, in: parents).filter { givesWay($0, in: parents) }.map(\.name)
  }

  /// Whether an element and parents of a class both read some name.
  func isReadTwice(_ element: ElementKind, in parents: ParentClass) -> Bool {
    !twice(element, in: parents).isEmpty
  }

  /// What an element reads of itself that parents of a class read otherwise.
  private func twice(_ element: ElementKind, in parents: ParentClass) -> [AttributeSpec] {
    (rows(.own, of: element) + sharedRows(of: element)).filter { own in
      parents.rows.contains {
        $0.name == own.name && $0.group == .placement && $0.summary != own.summary
      }
    }
  }

  private func givesWay(_ own: AttributeSpec, in parents: ParentClass) -> Bool {
    parents.parents.contains { own.givesWayIn.contains($0) }
  }

  /// The class of an element as a parent.
  func parentClass(of parent: ElementKind) -> ParentClass {
    parentClasses.first { $0.parents.contains(parent) } ?? parentClasses[0]
  }

  /// The elements that may stand in parents of a class.
  func children(in parents: ParentClass) -> [ElementSpec] {
    elements.filter { $0.kind != .spacer || parents.takesSpacers }
  }
}

/// Parents that read the same of their children and so allow the same attributes on them.
struct ParentClass {
  var parents: [ElementKind]
  var rows: [AttributeSpec]
  var takesSpacers: Bool
  /// The author's element that the class is of, which reads what it declares.
  var author: AuthorElement?

  /// Whether they read the size of their children in a meaning of their own.
  var readsOtherSizes: Bool { rows.contains { !$0.parentReaders.isEmpty } }

  /// What the names of the class's definitions end in: nothing, or such as `InStack`.
  var suffix: String {
    if let author { return "In\(author.name)" }
    guard !rows.isEmpty, let first = parents.first else { return "" }
    return "In\(first.name.prefix(1).uppercased())\(first.name.dropFirst())"
  }
  /// The heading of the class's definitions.
  var explanation: String {
    if let author { return "Elements under \(author.name)" }
    guard !rows.isEmpty else {
      return "Elements under a parent that reads nothing of its children, and the root"
    }
    return "Elements under \(parents.map(\.name).joined(separator: ", "))"
  }
}
