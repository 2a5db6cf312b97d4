import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports several attributes that one shorthand could replace.
enum LongHand: ElementRule {
  static let finding = DiagnosticID(
    "long-hand",
    .note,
    .style,
    isOnByDefault: false,
    "Several attributes say the same length one by one.",
    """
    A width and a height of one length are a 'size', and four equal edges are 'insets', 'padding' or
    'margin'. Said once, they are changed once. The repair writes the short form.
    """,
    bad: .fragment(
      "<center>\n  <view id=\"icon\" width=\"24\" height=\"24\"/>\n</center>"),
    good: .fragment("<center>\n  <view id=\"icon\" size=\"24\"/>\n</center>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <inset insetTop="8" insetBottom="8" insetStart="8" insetEnd="8">
        <text content="Hi"/>
      </inset>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment("<center>\n  <view id=\"icon\" width=\"24\" height=\"20\"/>\n</center>")
  ]

  static let scope = RuleScope(
    attributes: [.width, .insetTop, .paddingTop, .marginTop, .itemPaddingTop], features: .sound)

  private static let forms: [(long: [AttributeName], short: AttributeName)] =
    [([.width, .height], .size)]
    + [
      AttributeName.insets, AttributeName.paddings, AttributeName.margins,
      AttributeName.itemPaddings,
    ]
    .flatMap { family in
      [[EdgeName.top, .bottom, .start, .end], [.top, .bottom, .left, .right]].compactMap { edges in
        family[.all].map { (edges.compactMap { family[$0] }, $0) }
      }
    }

  static func check(_ element: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[element]
    guard !node.isBroken, !pass.isStyled(element) else { return }
    for (long, short) in forms where long.allSatisfy({ node.written.contains($0) }) {
      guard !node.written.contains(short), let first = pass.document.points(long[0], of: element),
        long.allSatisfy({ pass.document.points($0, of: element) == first })
      else { continue }
      let sources = long.compactMap { pass.source(of: $0, on: element) }
      let value = first.toTheHundredth
      // A value with more than two decimals is left as it is.
      guard let name = sources.first, sources.count == long.count, Float(value) == first else {
        continue
      }
      let removals = sources.dropFirst().flatMap { Repairs.remove($0, pass.markup) }
      pass.report(
        Diagnostic(
          finding, "this is \(short.name)=\"\(value)\"", at: name.nameRange,
          fixes: [
            FixIt(
              "write \(short.name)=\"\(value)\"", isSafe: true,
              edits: [SourceEdit(name.range, "\(short.name)=\"\(value)\"")] + removals)
          ]))
    }
  }
}
