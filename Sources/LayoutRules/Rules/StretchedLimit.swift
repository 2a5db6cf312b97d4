import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a percentage or a maximum across a `stack` that stretches the child over it.
enum StretchedLimit: FrameRule {
  static let finding = DiagnosticID(
    "stretched-limit",
    .warning,
    .correctness,
    "A child is stretched over the size that it says.",
    """
    Across a 'stack', 'stretch' makes a child as large as the stack. A length in points keeps it from
    that; a percentage does not, and a maximum does only in a stack that is no larger. Say how the child
    is aligned instead: with 'alignSelf="start"' or "center" a percentage and a maximum hold, and
    width="100%" beside 'maxWidth' fills the stack up to that. The frames of the previews, or of usual
    widths, have shown it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="vertical">
          <view id="half" width="50%" height="20"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="vertical">
          <view id="half" width="50%" height="20" alignSelf="start"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="vertical">
          <text maxWidth="420">A text that is read with more ease in lines that are not so long</text>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="horizontal">
          <view id="photo" size="60 60"/>
          <view id="bar" width="20" maxHeight="40"/>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="vertical">
          <inset insets="0 16"><view id="bar" maxWidth="420" height="20"/></inset>
        </stack>
      </layout>

      """),
    // Half of the stack and 200 points are 617 points.
    .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="vertical">
          <view id="bar" width="50% + 200" height="20"/>
        </stack>
      </layout>

      """),
  ]

  static let alsoRight: [CatalogExample] = [
    // The stack is no wider than the text may be.
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical">
          <text maxWidth="420">A text that is read with more ease in lines that are not so long</text>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="vertical" alignItems="center">
          <view id="bar" width="100%" maxWidth="420" height="20"/>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="834"/>
        <stack direction="vertical">
          <view id="bar" width="100%" height="20"/>
        </stack>
      </layout>

      """),
  ]

  static let asksEveryWidth = true

  static let scope = RuleScope(attributes: [.width, .height, .maxWidth, .maxHeight])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    // An inset hands on what the stack gives it.
    var outermost = child
    var stack = document.placingParent(of: child)
    while stack >= 0, document.nodes[stack].kind == .inset {
      outermost = stack
      stack = document.placingParent(of: stack)
    }
    guard stack >= 0, document.nodes[stack].kind == .stack, !document.nodes[stack].isBroken,
      !document.nodes[child].isBroken, document.isStretched(outermost, in: stack)
    else { return }
    let isInset = outermost != child
    let isRow = document.choice(.direction, of: stack) == StackSpec.Direction.horizontal
    let own: AttributeName = isRow ? .height : .width
    let most: AttributeName = isRow ? .maxHeight : .maxWidth
    let length = amount(own, of: child, document)
    // A length in points is not stretched.
    guard length.map({ $0.isPercentage }) ?? !document.nodes[child].written.contains(own),
      !document.nodes[child].written.contains(.size)
    else { return }
    let limit = amount(most, of: child, document)
    guard let name = limit != nil ? most : length != nil ? own : nil,
      let attribute = pass.source(of: name, on: child)
    else { return }
    guard let asked = limit ?? length else { return }
    switch asked.unit {
    case .points: break
    case .percent: guard !isInset, limit != nil || asked.amount < 100 else { return }
    case .mixed: guard !isInset else { return }
    case .auto, .infinity, .match, .wrap, .bound: return
    }
    let stackName = pass.markup.names.name(of: pass.source(of: stack).name)
    pass.suspect(
      Diagnostic(
        finding, "'stretch' goes beyond this \(isRow ? "height" : "width")",
        at: attribute.nameRange,
        related: [
          RelatedLocation("'\(stackName)' stretches it", at: pass.source(of: stack).nameRange)
        ],
        fixes: isInset ? [] : fixes(child, own, &pass)),
      of: [child], within: document.placingParent(of: child),
      along: isRow ? .vertical : .horizontal,
      // A share of the stack is told from points by its sign, and a sum by its magnitude.
      asking: asked.unit == .percent ? -asked.amount : asked.amount, by: Self.self)
  }

  /// Returns the length that is asked for in a stack of the length `whole`.
  private static func most(_ asked: Float, of whole: Float) -> Float {
    guard asked.magnitude < DimensionValue.limit else {
      let sum = MixedLength(code: asked)
      return whole * sum.percent / 100 + sum.points
    }
    return asked < 0 ? whole * -asked / 100 : asked
  }

  private static func amount(
    _ name: AttributeName, of node: Int, _ document: TypedDocument
  ) -> DimensionValue? {
    guard case .dimension(let length)? = document.value(name, of: node) else { return nil }
    return length
  }

  private static func fixes(
    _ child: Int, _ own: AttributeName, _ pass: inout RulePass
  ) -> [FixIt] {
    let document = pass.document
    let source = pass.source(of: child)
    guard !document.nodes[child].written.contains(.alignSelf) else { return [] }
    // The height of a row mostly follows from its content, of which there is no percentage.
    let says = own == .height || document.nodes[child].written.contains(own)
    let edits = Repairs.insert("alignSelf", "start", into: source, pass.markup)
    return [
      FixIt(
        says ? "add alignSelf=\"start\"" : "add alignSelf=\"start\" and \(own.name)=\"100%\"",
        isSafe: false,
        edits: says
          ? edits
          : Repairs.insert(own.name, "100%", into: source, pass.markup) + edits)
    ]
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    guard let asked = suspicion.asked else { return .none }
    for (child, stack) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      let length = frames.elements[child].frame.length(along: suspicion.axis)
      let whole = frames.elements[stack].frame.length(along: suspicion.axis)
      guard length > most(asked, of: whole) + 1 else { continue }
      return .proof("it is \(length.toTheHundredth)")
    }
    return .none
  }
}
