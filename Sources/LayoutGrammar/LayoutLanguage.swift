package import LayoutSchema

/// The schema in the form that grammars and pages need: elements with their attributes by group,
/// and parents grouped by the attributes that they read of their children.
package struct LayoutLanguage {
  let schema: Schema
  /// The layout elements in this version of the language, in the order of the reference.
  let elements: [ElementSpec]
  /// The classes of parents; the first class reads no attributes of its children.
  let parentClasses: [ParentClass]
  /// The elements that authors declare.
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

  /// Returns the class that an author's element belongs to as a parent.
  func parentClass(of author: AuthorElement) -> ParentClass {
    parentClasses.first { $0.author?.name == author.name } ?? parentClasses[0]
  }

  func isAvailable(_ kind: ElementKind) -> Bool {
    schema.spec(for: kind).isAvailable
  }

  /// Returns the declarations that are allowed directly in an element.
  func declarations(in kind: ElementKind) -> [ElementKind] {
    ElementKind.allCases.filter { declaration in
      declaration == .preview
        ? kind == .layout
        : ElementSet.homes(of: declaration).contains(kind) && isAvailable(declaration)
    }
  }

  /// Whether an element, or a style, may say how it looks in states.
  func takesStates(_ kind: ElementKind) -> Bool {
    isAvailable(.when) && ElementSet.homes(of: .when).contains(kind)
  }

  /// Returns the attributes that `parent` reads of its children, in the order of the names.
  static func placementRows(in parent: ElementKind, _ schema: Schema) -> [AttributeSpec] {
    AttributeName.allCases.compactMap { name in
      schema.placementRow(name, in: parent).map { schema[$0] }
    }
  }

  /// Returns the attributes that `element` reads of itself in one of the groups, in the order of
  /// the names.
  func rows(_ group: AttributeGroup, of element: ElementKind) -> [AttributeSpec] {
    AttributeName.allCases.compactMap { name in
      schema.ownRow(name, of: element).map { schema[$0] }
    }
    .filter { $0.group == group }
  }

  /// Returns the attributes for the host that not every element has.
  func furtherAppearance(of element: ElementKind) -> [AttributeSpec] {
    let common = rows(.appearance, of: .view).map(\.name)
    return rows(.appearance, of: element).filter { !common.contains($0.name) }
  }

  /// The attributes for the host that only some elements have, each once.
  var furtherAppearance: [AttributeSpec] {
    let common = rows(.appearance, of: .view).map(\.name)
    return schema.attributes.dropFirst().filter {
      $0.group == .appearance && !common.contains($0.name)
    }
  }

  /// Returns the attributes that `element` reads of itself in the same meaning as parents read them
  /// of their children.
  func sharedRows(of element: ElementKind) -> [AttributeSpec] {
    rows(.placement, of: element)
  }

  /// Returns the language's attributes that an author's element replaces by declared attributes of
  /// the same name.
  func yielding(to author: AuthorElement) -> Set<AttributeName> {
    let names = Set(author.attributes.compactMap { AttributeName(named: $0.name) })
    return names.filter { schema.rows(named: $0).contains { $0.yieldsToParameters } }
  }

  /// Whether an element has size attributes under a parent of a class, read by the element or the
  /// parent.
  func isSized(_ element: ElementKind, in parents: ParentClass) -> Bool {
    !rows(.size, of: element).isEmpty
      || (element != .spacer && parents.rows.contains { $0.group == .size })
  }

  /// Returns the size attributes of children of parents of a class, read by either of the two.
  func sizes(in parents: ParentClass) -> [AttributeSpec] {
    parents.readsOtherSizes
      ? parents.rows.filter { $0.group == .size } : rows(.size, of: .view)
  }

  /// Returns the names that an element and parents of a class read in different meanings, so that
  /// they are legal for neither.
  func ambiguous(_ element: ElementKind, in parents: ParentClass) -> [AttributeName] {
    twice(element, in: parents).filter { own in
      !givesWay(own, in: parents) && !keeps(own, in: parents)
    }.map(\.name)
  }

  /// Returns the names that both an element and parents of a class read, of which the parents'
  /// reading takes precedence.
  func givenWay(_ element: ElementKind, in parents: ParentClass) -> [AttributeName] {
    twice(element, in: parents).filter { givesWay($0, in: parents) }.map(\.name)
  }

  /// Returns the names that parents of a class read as another spelling, and an element of itself,
  /// whose reading takes precedence.
  func kept(_ element: ElementKind, in parents: ParentClass) -> [AttributeName] {
    twice(element, in: parents).filter { keeps($0, in: parents) }.map(\.name)
  }

  /// Whether an element and parents of a class read a common name in different meanings.
  func isReadTwice(_ element: ElementKind, in parents: ParentClass) -> Bool {
    !twice(element, in: parents).isEmpty
  }

  /// Returns the attributes that an element reads of itself and parents of a class read in another
  /// meaning.
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

  private func keeps(_ own: AttributeSpec, in parents: ParentClass) -> Bool {
    parents.rows.contains { $0.name == own.name && $0.spells != nil }
  }

  /// Returns the class that an element belongs to as a parent.
  func parentClass(of parent: ElementKind) -> ParentClass {
    parentClasses.first { $0.parents.contains(parent) } ?? parentClasses[0]
  }

  /// Returns the elements that are allowed in parents of a class.
  func children(in parents: ParentClass) -> [ElementSpec] {
    elements.filter { $0.kind != .spacer || parents.takesSpacers }
  }
}

/// A class of parents that read the same attributes of their children, and so allow the same
/// attributes on them.
struct ParentClass {
  var parents: [ElementKind]
  var rows: [AttributeSpec]
  var takesSpacers: Bool
  /// The author's element whose class this is, which reads the placements that it declares.
  var author: AuthorElement?

  /// Whether the parents read the size of their children in a meaning of their own.
  var readsOtherSizes: Bool { rows.contains { !$0.parentReaders.isEmpty } }

  /// The suffix of the names of the class's definitions, such as `InStack`; may be empty.
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
