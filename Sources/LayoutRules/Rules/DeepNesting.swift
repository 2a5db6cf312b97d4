import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports containers nested more deeply than people can follow.
enum DeepNesting: ElementRule {
  static let finding = DiagnosticID(
    "deep-nesting",
    .note,
    .performance,
    "Elements stand in one another on many levels.",
    """
    Each level is measured for the one around it, some of them several times, and nobody sees at a
    glance what belongs to what. Twelve levels are much for one body. A part that has a meaning of its
    own is a 'component'; containers that do the work of one can go.
    """,
    options: [maximum],
    bad: nest(Int(maximum.standard) + 1),
    good: nest(Int(maximum.standard)),
  )

  private static let maximum = RuleOption(
    "maximum", 12, in: 1...200, "How many levels of containers there may be in one body.")

  private static func nest(_ levels: Int) -> CatalogExample {
    .fragment(
      String(repeating: "<inset insets=\"1\">", count: levels) + "<text content=\"Hi\"/>"
        + String(repeating: "</inset>", count: levels))
  }

  static let scope = RuleScope(
    kinds: ElementSet.boxSpecs.union([.flex]).union(ElementSet.linearFamily), features: .sound)

  static func check(_ container: Int, _ pass: inout RulePass) {
    let nodes = pass.document.nodes
    let most = Int(pass.value(of: maximum))
    var level = 1
    var above = nodes[container].parent
    while above > 0, level <= most + 1 {
      if ElementSet.layoutElements.contains(nodes[Int(above)].kind) { level += 1 }
      above = nodes[Int(above)].parent
    }
    // Only the first level beyond the limit is reported, not the levels inside it.
    guard level == most + 1 else { return }
    let source = pass.source(of: container)
    pass.report(
      Diagnostic(
        finding,
        "'\(pass.markup.names.name(of: source.name))' is the \(level)th level of containers",
        at: source.nameRange))
  }
}
