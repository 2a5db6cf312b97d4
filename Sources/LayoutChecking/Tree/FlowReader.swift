import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads conditions and loops after their attributes, and opens the scopes of their children.
enum FlowReader {
  // MARK: Conditions

  /// Reads the condition of the branch at `place`, and opens the paths that its test proves not to
  /// be nil.
  static func readBranch(
    _ place: Int, _ expressions: inout BodyExpressions, _ draft: inout Draft
  ) {
    let kind = draft.document.nodes[place].kind
    if draft.isStray(place), !draft.document.nodes[place].isBroken {
      draft.report(.strayBranch(kind, draft.source(of: place), draft.markup))
      draft.markBroken(place)
    }
    var branch = TypedBranch(test: -1)
    var hasCondition = false
    for index in draft.document.nodes[place].attributeIndices {
      let attribute = draft.document.attributes[index]
      switch (attribute.name, attribute.value) {
      case (.test, .bound(let test)): branch.test = test
      case (.test, .bool(let value)): branch.test = literal(value, of: attribute, &draft)
      case (.minWidth, .dimension(let length)): branch.minWidth = length.amount
      case (.maxWidth, .dimension(let length)): branch.maxWidth = length.amount
      case (.minHeight, .dimension(let length)): branch.minHeight = length.amount
      case (.maxHeight, .dimension(let length)): branch.maxHeight = length.amount
      default: continue  // open: attributes without a condition in them.
      }
      hasCondition = true
    }
    if kind != .else, !hasCondition, !writesCondition(draft.document.nodes[place]),
      !draft.document.nodes[place].isBroken
    {
      draft.report(.missingCondition(kind, draft.source(of: place), draft.markup))
    }
    draft.document.nodes[place].detail = Int32(draft.document.structure.branches.count)
    draft.document.structure.branches.append(branch)
    open(branch, at: place, &expressions.scopes, draft.document)
  }

  /// Whether the element has a condition, right or wrong.
  private static func writesCondition(_ node: TypedNode) -> Bool {
    [AttributeName.test, .minWidth, .maxWidth, .minHeight, .maxHeight]
      .contains { node.written.contains($0) }
  }

  private static func literal(
    _ value: Bool, of attribute: TypedAttribute, _ draft: inout Draft
  ) -> Int32 {
    let range =
      attribute.markup >= 0 ? draft.markup.attributes[Int(attribute.markup)].valueRange : .at(0)
    return draft.keep(TypedExpression(.literal(.bool(value)), .bool, at: range))
  }

  private static func open(
    _ branch: TypedBranch, at place: Int, _ scopes: inout Scopes, _ document: TypedDocument
  ) {
    let expressions = document.structure.expressions
    let test =
      expressions.indices.contains(Int(branch.test)) ? expressions[Int(branch.test)].node : nil
    // If a size also decides about a branch, its test may be true in the branches after it.
    let isPlain =
      branch.minWidth == nil && branch.maxWidth == nil && branch.minHeight == nil
      && branch.maxHeight == nil
    scopes.openBranch(
      place, inIt: test?.opened(whereTestIs: true) ?? [],
      behindIt: isPlain ? test?.opened(whereTestIs: false) ?? [] : [], in: document)
  }

  // MARK: Loops

  /// Reads the list of the loop at `place`, and adds the names of its elements to the children's
  /// scope.
  static func readLoop(
    _ place: Int, parent: Int32, _ expressions: inout BodyExpressions, _ draft: inout Draft
  ) {
    checkLoopPlace(place, parent: parent, &draft)
    var scope = expressions.scope(of: place, in: draft)
    let list = list(of: place, in: scope, &expressions, &draft)
    var type: ExpressionType?
    if list >= 0, case .list(let element) = draft.document.structure.expressions[Int(list)].type {
      type = element
    }
    var loop = TypedLoop(list: list, item: -1, index: -1, key: -1)
    loop.item = name(.each, as: type, of: place, in: &scope, &draft)
    loop.index = name(.index, as: .integer, of: place, in: &scope, &draft)
    expressions.scopes.open(scope, in: place)
    loop.key = key(of: place, in: scope, &expressions, &draft)
    draft.document.nodes[place].detail = Int32(draft.document.structure.loops.count)
    draft.document.structure.loops.append(loop)
  }

  /// Reports a loop as the root of a layout or a component.
  private static func checkLoopPlace(_ place: Int, parent: Int32, _ draft: inout Draft) {
    let above = draft.placementParent(parent, of: Int32(place))
    guard above.node >= 0, above.slot < 0, above.kind == .layout || above.kind == .component else {
      return
    }
    draft.report(.repeatedRoot(draft.source(of: place), draft.markup))
    draft.markBroken(place)
  }

  private static func list(
    of place: Int, in scope: ExpressionScope, _ expressions: inout BodyExpressions,
    _ draft: inout Draft,
  ) -> Int32 {
    guard let attribute = draft.attribute(.in, of: place) else { return -1 }
    let list = expressions.expression(in: attribute, scope, &draft)
    guard list >= 0 else { return -1 }
    let type = draft.document.structure.expressions[Int(list)].type
    if case .list = type { return list }
    draft.report(.notAList(type, at: attribute.valueRange))
    return -1
  }

  /// Adds a name of the loop to the scope; uses of a name with an unknown type are not reported.
  private static func name(
    _ attribute: AttributeName, as type: ExpressionType?, of place: Int,
    in scope: inout ExpressionScope, _ draft: inout Draft,
  ) -> Int32 {
    guard let name = draft.document.string(attribute, of: place).map(Words.trimmed), !name.isEmpty,
      let source = draft.attribute(attribute, of: place)
    else { return -1 }
    if attribute == .index,
      draft.document.string(.each, of: place).map(Words.trimmed) == name
    {
      draft.report(.loopNameTwice(name, at: source.valueRange))
      return -1
    }
    if scope.entry(named: name) != nil {
      draft.report(.shadowedName(name, at: source.valueRange))
    }
    guard let type else {
      scope.add(ExpressionScope.Entry(name, .literal(.none), .nothing))
      return -1
    }
    let local = Int32(draft.document.structure.locals.count)
    draft.document.structure.locals.append(LocalName(name: name, type: type))
    scope.add(ExpressionScope.Entry(name, .local(Int(local)), type))
    return local
  }

  private static func key(
    of place: Int, in scope: ExpressionScope, _ expressions: inout BodyExpressions,
    _ draft: inout Draft,
  ) -> Int32 {
    guard let attribute = draft.attribute(.key, of: place) else { return -1 }
    if draft.document.isInText(place) {
      draft.report(.keyInText(attribute, draft.markup))
      return -1
    }
    if let path = path(ofKey: attribute, of: place, in: scope, draft) {
      draft.report(.keyWithoutItem(attribute, path))
      return -1
    }
    let key = expressions.expression(in: attribute, scope, &draft)
    guard key >= 0 else { return -1 }
    let type = draft.document.structure.expressions[Int(key)].type
    if type == .string || type == .integer { return key }
    draft.report(.notAKey(type, at: attribute.valueRange))
    return -1
  }

  /// Returns the path of a field that a key names without braces, as others write it; nil if the
  /// key is something else.
  private static func path(
    ofKey attribute: MarkupAttribute, of place: Int, in scope: ExpressionScope,
    _ draft: borrowing Draft
  ) -> String? {
    let field = Words.trimmed(draft.markup.value(of: attribute).string)
    guard let item = draft.document.string(.each, of: place).map(Words.trimmed),
      case .record(let name)? = scope.entry(named: item)?.type,
      scope.records[name]?.fields.contains(where: { $0.name == field }) == true
    else { return nil }
    return "\(item).\(field)"
  }
}
