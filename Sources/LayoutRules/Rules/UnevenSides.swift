import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports edges in four parts whose order authors confuse, and which do not mirror in
/// right-to-left layouts.
enum UnevenSides: ElementRule {
  static let finding = DiagnosticID(
    "uneven-sides",
    .warning,
    .localisation,
    "Four parts are different, or unknown, at the left and at the right.",
    """
    Four parts are top, left, bottom and right, where CSS has top, right, bottom and left. What is named
    left or right does not turn with the direction either: what is meant to be at the beginning of a
    line is at its end then. The first repair writes each side by its name, as it is read; the suffixes
    'Start' and 'End' turn.
    """,
    bad: .fragment("<inset insets=\"0 8 0 16\">\n  <text content=\"Hi\"/>\n</inset>"),
    good: .fragment(
      "<inset insetStart=\"8\" insetEnd=\"16\">\n  <text content=\"Hi\"/>\n</inset>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<stack direction=\"vertical\" padding=\"1 2 3 4\">\n  <text content=\"Hi\"/>\n</stack>"),
    .fragment(
      """
      <flex>
        <text margin="auto 10% 0 4" content="Hi"/>
      </flex>
      """),
    .fragment("<linear>\n  <view size=\"20\" itemPadding=\"1 2 3 4\"/>\n</linear>"),
    .fragment("<linear margin=\"0 1 0 2\">\n  <view size=\"20\"/>\n</linear>"),
    // The sides may differ.
    .fragment(
      """
      <stack direction="vertical" padding="0 {environment.safeArea.start} 0 {1 + 1}">
        <text content="Hi"/>
      </stack>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment("<inset insets=\"1 8 2 8\">\n  <text content=\"Hi\"/>\n</inset>"),
    .fragment(
      "<inset insetLeft=\"8\" insetRight=\"16\">\n  <text content=\"Hi\"/>\n</inset>"),
    // Both sides are the same, whatever they are.
    .fragment(
      """
      <stack direction="vertical" padding="0 {environment.textScale * 8} 0 {environment.textScale * 8}">
        <text content="Hi"/>
      </stack>
      """),
  ]

  static let scope = RuleScope(attributes: families.map(\.all))

  /// An attribute for four edges, and those for single edges.
  private struct Family {
    let all: AttributeName
    let edges: [EdgeName: AttributeName]
    /// The attributes that set a single side; an author who writes one has considered the sides.
    let sides: AttributeMask

    init?(_ edges: [EdgeName: AttributeName]) {
      guard let all = edges[.all] else { return nil }
      self.all = all
      self.edges = edges
      sides = AttributeMask(
        [EdgeName.left, .right, .start, .end, .horizontal].compactMap { edges[$0] })
    }
  }

  private static let families = AttributeName.edgeFamilies.compactMap(Family.init)

  static func check(_ element: Int, _ pass: inout RulePass) {
    for family in families {
      guard let attribute = pass.document.attribute(family.all, of: element),
        case .edges(let edges) = attribute.value, edges.left != edges.right,
        !pass.document.nodes[element].written.intersects(family.sides)
      else { continue }
      let source = pass.source(of: attribute)
      let parts = ValueParts(of: source, in: pass.markup).texts
      // Equal expressions have an equal value.
      if parts.count == 4, parts[1] == parts[3] { continue }
      pass.report(
        Diagnostic(
          finding, "'\(family.all.name)' does not turn from right to left", at: source.valueRange,
          label: "the second part is the left and the fourth the right",
          fixes: [
            fix([.top, .left, .bottom, .right], family, source, parts, pass, isSafe: true),
            fix([.top, .start, .bottom, .end], family, source, parts, pass, isSafe: false),
          ].compactMap(\.self)))
    }
  }

  /// Returns a repair that writes the four parts as attributes of their own, without those that are
  /// 0.
  private static func fix(
    _ edges: [EdgeName], _ family: Family, _ source: MarkupAttribute, _ parts: [String],
    _ pass: RulePass, isSafe: Bool
  ) -> FixIt? {
    // Parts cannot be written as they stand in an imported style, with references, and in a call of
    // MKLayoutLibrary.
    let isCall = parts.first.map { !$0.hasPrefix("{") && !$0.hasPrefix("(") && $0.contains("(") }
    guard parts.count == 4, isCall == false, !source.needsDecoding,
      Int(source.valueEnd) <= pass.markup.bytes.count
    else { return nil }
    let quote = String(decoding: [source.quote], as: UTF8.self)
    let written = zip(edges, parts).filter { $0.1 != "0" }.compactMap { edge, word in
      family.edges[edge].map { "\($0.name)=\(quote)\(word)\(quote)" }
    }
    let attributes = written.joined(separator: " ")
    return FixIt(
      "write \(attributes)", isSafe: isSafe, edits: [SourceEdit(source.range, attributes)])
  }
}
