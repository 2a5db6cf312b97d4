import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a container of several children that does not set its direction.
enum UnsaidDirection: ElementRule {
  static let finding = DiagnosticID(
    "unsaid-direction",
    .note,
    .style,
    isOnByDefault: false,
    "A container of several children does not say its direction.",
    """
    A 'flex' is a column by default, a 'linear' and a 'flow' are rows, and readers who know other
    systems expect otherwise. The repair writes what is meant anyway.
    """,
    bad: .fragment("<flex>\n  <text content=\"A\"/>\n  <text content=\"B\"/>\n</flex>"),
    good: .fragment(
      "<flex direction=\"column\">\n  <text content=\"A\"/>\n  <text content=\"B\"/>\n</flex>"),
  )

  static let alsoRight: [CatalogExample] = [.fragment("<flex>\n  <text content=\"A\"/>\n</flex>")]

  static let scope = RuleScope(kinds: [.flex, .linear, .flow], features: .sound)

  static func check(_ container: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[container]
    let name: AttributeName = node.kind == .flex ? .direction : .orientation
    guard !node.written.contains(name), !node.isBroken, node.firstChild >= 0,
      node.lastChild != node.firstChild
        || ElementSet.flow.contains(pass.document.nodes[Int(node.firstChild)].kind),
      !pass.isStyled(container)
    else { return }
    let source = pass.source(of: container)
    let word = node.kind == .flex ? "column" : "horizontal"
    pass.report(
      Diagnostic(
        finding, "'\(name.name)' is not said, and is '\(word)'", at: source.nameRange,
        fixes: [
          FixIt(
            "add \(name.name)=\"\(word)\"", isSafe: true,
            edits: Repairs.insert(name.name, word, into: source, pass.markup))
        ]))
  }
}
