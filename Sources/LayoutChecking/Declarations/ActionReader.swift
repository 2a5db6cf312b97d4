import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

extension MemberReader {
  /// Reads the actions that a layout or component declares, beside parameters whose names none of
  /// them can have.
  mutating func readActions(
    _ nodes: [Int32], besides parameters: [Parameter], _ draft: inout Draft
  ) -> [ActionDeclaration] {
    var actions: [ActionDeclaration] = []
    for index in nodes {
      let node = draft.markup.nodes[Int(index)]
      guard let (name, range) = claims.declaredName(of: node, in: draft) else {
        if let written = draft.markup.attribute(.name, of: node) {
          draft.names.scope.untyped.insert(DeclaredText(of: written, in: draft.markup).string)
        }
        continue
      }
      let owner =
        actions.first { $0.name == name }.map { ("an action", $0.range) }
        ?? parameters.first { $0.name == name }.map { ("a parameter", $0.range) }
      if let (what, place) = owner {
        draft.report(
          .duplicateName(
            name, "an action", at: range, taken: what,
            by: RelatedLocation("\(what) is here", at: place), isImport: false))
        continue
      }
      if let reader = MemberKind.parameter.reader(of: name) {
        draft.report(.reservedName(name, "an action", reader, at: range))
        draft.names.scope.untyped.insert(name)
        continue
      }
      let params = draft.markup.declared(in: node).filter { $0.kind == .param }.map(\.node)
      let read = readMembers(params, as: .argument, &draft)
      var action = ActionDeclaration(name, read.map(\.parameter), at: range)
      action.isBroken = read.count < params.count
      for (parameter, range) in read where !parameter.type.isHandedOver {
        draft.report(.actionParameterType(parameter, at: range))
        action.isBroken = true
      }
      for param in params {
        guard let standard = draft.markup.attribute(.default, of: param) else { continue }
        draft.report(.actionParameterDefault(standard, draft.markup))
      }
      actions.append(action)
    }
    return actions
  }
}
