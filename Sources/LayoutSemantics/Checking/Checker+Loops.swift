import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Repetition: `for`.
extension Checker {
  /// Reads the list, and gives the children the names of its elements.
  mutating func readLoop(_ place: Int, parent: Int32) {
    checkLoopPlace(place, parent: parent)
    var scope = scope(of: place)
    let list = listExpression(of: place, in: scope)
    var type: ExpressionType?
    if list >= 0, case .list(let element) = draft.document.structure.expressions[Int(list)].type {
      type = element
    }
    var loop = TypedLoop(list: list, item: -1, index: -1, key: -1)
    loop.item = name(.each, as: type, of: place, in: &scope)
    loop.index = name(.index, as: .integer, of: place, in: &scope)
    open(scope, in: place)
    loop.key = key(of: place, in: scope)
    draft.document.nodes[place].detail = Int32(draft.document.structure.loops.count)
    draft.document.structure.loops.append(loop)
  }

  /// A loop stands where any number of children may.
  private mutating func checkLoopPlace(_ place: Int, parent: Int32) {
    let above = draft.placementParent(parent, of: Int32(place))
    guard above.node >= 0, above.slot < 0, above.kind == .layout || above.kind == .component else {
      return
    }
    draft.report(.repeatedRoot(draft.source(of: place)))
    draft.markBroken(place)
  }

  private mutating func listExpression(of place: Int, in scope: ExpressionScope) -> Int32 {
    guard let attribute = draft.attribute(.in, of: place) else { return -1 }
    let list = expression(in: attribute, scope)
    guard list >= 0 else { return -1 }
    let type = draft.document.structure.expressions[Int(list)].type
    if case .list = type { return list }
    draft.report(.notAList(type, at: attribute.valueRange))
    return -1
  }

  /// Makes a name of the loop known; a name whose type is unknown stays unknown without a finding.
  private mutating func name(
    _ attribute: AttributeName, as type: ExpressionType?, of place: Int,
    in scope: inout ExpressionScope,
  ) -> Int32 {
    guard let name = draft.document.string(attribute, of: place).map(Words.trimmed), !name.isEmpty,
      let source = draft.attribute(attribute, of: place)
    else { return -1 }
    if attribute == .index, draft.document.string(.each, of: place).map(Words.trimmed) == name {
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

  private mutating func key(of place: Int, in scope: ExpressionScope) -> Int32 {
    guard let attribute = draft.attribute(.key, of: place) else { return -1 }
    let key = expression(in: attribute, scope)
    guard key >= 0 else { return -1 }
    let type = draft.document.structure.expressions[Int(key)].type
    if type == .string || type == .integer { return key }
    draft.report(.notAKey(type, at: attribute.valueRange))
    return -1
  }
}
