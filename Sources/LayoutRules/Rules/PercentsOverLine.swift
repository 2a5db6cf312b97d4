import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports percentages in a line that add up to more than its length.
enum PercentsOverLine: ElementRule {
  static let finding = DiagnosticID(
    "percents-over-line",
    .warning,
    .suspicious,
    "Percentages along a line come to more than the line.",
    """
    Percentages are of the whole container, not of what spacing and siblings leave of it. Children of
    a line that does not wrap, none of which shrinks, stand out of it then. Let them share out what
    there is, with 'flexGrow' and 'flexBasis="0"', or let them shrink.
    """,
    bad: .fragment(
      """
      <stack direction="horizontal" spacing="8">
        <view id="one" width="50%" height="40"/>
        <view id="two" width="50%" height="40"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="horizontal" spacing="8">
        <view id="one" flexBasis="0" flexGrow="1" height="40"/>
        <view id="two" flexBasis="0" flexGrow="1" height="40"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <flex direction="row" width="300">
        <view id="one" width="60%" height="40"/>
        <view id="two" flexBasis="60%" height="40"/>
      </flex>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="horizontal" spacing="8">
        <view id="one" width="50%" height="40" flexShrink="1"/>
        <view id="two" width="50%" height="40"/>
      </stack>
      """)
  ]

  static let scope = RuleScope(kinds: [.stack, .flex], features: .percentage)

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let axis = document.line(at: container), !axis.wraps,
      !document.hasVaryingChildren(container)
    else { return }
    var percent: Float = 0
    var points: Float = 0
    var count = 0
    var shares: [Int] = []
    var next = document.nodes[container].firstChild
    while next >= 0 {
      let child = Int(next)
      next = document.nodes[child].nextSibling
      guard document.keepsItsLength(child, in: container),
        !document.nodes[child].written.contains(.visibility)
      else { return }
      count += 1
      let basis: DimensionValue? =
        if case .dimension(let length)? = document.value(.flexBasis, of: child) { length } else {
          nil
        }
      switch basis ?? document.ownLength(of: child, axis.main) {
      case let length? where length.isPercentage:
        percent += length.sum?.percent ?? length.amount
        points += length.sum?.points ?? 0
        shares.append(child)
      case let length? where length.unit == .points: points += length.amount
      default: break
      }
    }
    let name: AttributeName = document.nodes[container].kind == .flex ? .gap : .spacing
    points += Float(max(count - 1, 0)) * (document.points(name, of: container) ?? 0)
    guard let first = shares.first, percent > 100.01 || (percent > 99.98 && points > 0),
      pass.axisStates(of: container)[axis.main].isExact != .no
    else { return }
    let more = points > 0 ? " and \(Phrases.points(points))" : ""
    pass.report(
      Diagnostic(
        finding,
        "the children take \(percent.toTheHundredth)%\(more) of the \(axis.main.word)",
        at: pass.source(of: container).nameRange, label: "none of them wraps or shrinks",
        related: [RelatedLocation("the first of them", at: pass.source(of: first).nameRange)],
        fixes: [
          FixIt(
            "let them shrink, with flexShrink=\"1\"", isSafe: false,
            edits: shares.flatMap {
              Repairs.insert("flexShrink", "1", into: pass.source(of: $0), pass.markup)
            })
        ]))
  }
}
