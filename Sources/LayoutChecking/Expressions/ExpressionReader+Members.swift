import LayoutDiagnostics
import LayoutModel

extension ExpressionReader {
  /// Whether a name that nothing has is before a member of elements, so that it is an id.
  func lacksSign(_ name: String, before member: String) -> Bool {
    members != nil && scope.entry(named: name) == nil && !scope.untyped.contains(name)
      && ElementMember.Kind(rawValue: member) != nil
  }

  /// Returns a member of an element, as in `#price.end`, which only a test can name.
  mutating func member(
    _ name: String, _ range: Range<Int>, of id: String, at anchor: Range<Int>,
    _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    guard let members else {
      report(.memberOutsideTest("#\(id).\(name)", at: text.source(of: syntax.range)))
      return nil
    }
    guard let kind = ElementMember.Kind(rawValue: name) else {
      report(.unknownMember(name, of: id, at: text.source(of: range)))
      return nil
    }
    let idRange = text.source(of: anchor.lowerBound + 1..<anchor.upperBound)
    // An expression may be read twice.
    let known = members.all.firstIndex { $0.idRange == idRange }
    let local = members.start + (known ?? members.all.count)
    if known == nil {
      self.members?.all.append(
        ElementMember(id: id, kind: kind, idRange: idRange, range: text.source(of: range)))
    }
    return make(.local(local), kind.type, syntax)
  }
}
