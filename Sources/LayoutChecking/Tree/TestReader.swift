import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads `test` elements and the expressions of their expectations.
///
/// The elements and previews that they name may stand behind them, so ``TestPass`` looks for these.
enum TestReader {
  /// Reads the `test` at `place`, before its expectations.
  static func readTest(_ place: Int, parent: Int32, _ draft: inout Draft) {
    guard parent >= 0, draft.document.nodes[Int(parent)].kind == .layout else { return }
    let document = draft.document
    var test = TypedTest(node: Int32(place), name: document.string(.name, of: place) ?? "")
    if case .pair(let first, let last)? = document.value(.widths, of: place) {
      test.widths = Int(first.amount)...Int(last.amount)
    }
    test.textScales = document.string(.textScales, of: place).map { ListParser.numbers($0) } ?? []
    if case .flags(let flags)? = document.value(.directions, of: place) {
      test.directions = [false, true].enumerated().filter { flags & 1 << $0.offset != 0 }
        .map(\.element)
    }
    draft.document.structure.tests.append(test)
  }

  /// Reads the `expect` at `place` into the test around it.
  static func readExpectation(
    _ place: Int, parent: Int32, _ expressions: inout BodyExpressions, _ draft: inout Draft
  ) {
    guard let test = draft.document.structure.tests.indices.last,
      draft.document.structure.tests[test].node == parent,
      let attribute = draft.attribute(.that, of: place), !draft.isBrokenMarkup(attribute.range)
    else { return }
    let scope = expressions.scopes.scope(of: place, in: draft.document)
    let text = ExpressionText(attribute, in: draft.markup)
    var reader = ExpressionReader(text, in: scope)
    reader.members = ElementMembers(start: draft.document.structure.locals.count)
    let expected = ExpectedType([.bool], label: "'that' of 'expect' takes a Bool")
    let condition = reader.binding(0..<text.bytes.count, as: expected)
    expressions.note(reader, &draft)
    guard let condition, let members = reader.members else { return }
    if let value = condition.literal, !reader.saidConstant(in: attribute.valueRange) {
      draft.report(.constantTest(value == .bool(true), at: attribute.valueRange))
    }
    let whole = text.trimmed(0..<text.bytes.count)
    var expectation = TypedExpectation(
      node: Int32(place), condition: condition,
      words: text.string(text.trimmed(whole.lowerBound + 1..<whole.upperBound - 1)),
      members: members)
    if case .number(let scale)? = draft.document.value(.textScale, of: place) {
      expectation.textScale = scale
    }
    expectation.container = draft.document.string(.in, of: place)
    draft.document.structure.tests[test].expectations.append(expectation)
  }
}
