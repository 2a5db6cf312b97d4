import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a child of a `linear` that matches its length beside siblings, without a
/// weight.
enum MatchBesideSiblings: ElementRule {
  static let finding = DiagnosticID(
    "match-beside-siblings",
    .warning,
    .suspicious,
    "A child of a linear layout takes the whole length beside its siblings.",
    """
    Along a 'linear', 'match' is all of the usable length, not what the siblings leave: the child
    pushes what follows it out of the layout. It is also what a child without a length means. Give it
    a 'weight' to take what is left, or a length, or 'wrap'.
    """,
    bad: .fragment(
      """
      <linear>
        <text width="match">Hi</text>
        <view width="24"/>
      </linear>
      """),
    good: .fragment(
      """
      <linear>
        <text weight="1">Hi</text>
        <view width="24"/>
      </linear>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment("<linear><text width=\"match\">Hi</text></linear>"),
    .fragment(
      "<linear>\n  <text width=\"match\">Hi</text>\n  <view id=\"badge\" width=\"24\" visibility=\"gone\"/>\n</linear>"
    ),
  ]

  static let scope = RuleScope(kinds: [.linear])

  static func check(_ linear: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard !document.leavesOpen([.orientation], at: linear) else { return }
    let isColumn = document.choice(.orientation, of: linear) == Orientation.vertical
    // Children under a condition may have no siblings, so they do not count.
    let children = document.children(of: linear).filter {
      !mayBeGone($0, document) && !ElementSet.flow.contains(document.nodes[$0].kind)
    }
    guard children.count > 1 else { return }
    for child in children {
      check(child, along: isColumn ? .height : .width, in: linear, &pass)
    }
  }

  private static func mayBeGone(_ node: Int, _ document: TypedDocument) -> Bool {
    document.leavesOpen([.visibility], at: node)
      || document.choice(.visibility, of: node) == ElementStyle.Visibility.gone
  }

  private static func check(
    _ child: Int, along name: AttributeName, in linear: Int, _ pass: inout RulePass
  ) {
    let node = pass.document.nodes[child]
    // A component may take its length from its root.
    guard node.kind != .spacer, node.kind != .component, !node.isBroken else { return }
    var length: TypedAttribute?
    for index in node.attributeIndices {
      let attribute = pass.document.attributes[index]
      switch attribute.name {
      case name, .size: length = attribute
      // A style may set the weight or the length.
      case .weight, .style: return
      default: break
      }
    }
    if let length, !length.value.matches(along: name) { return }
    let source = pass.source(of: child)
    pass.report(
      Diagnostic(
        finding, "'\(node.kind.name)' takes the whole \(name.name) beside its siblings",
        at: length.map { pass.source(of: $0).valueRange } ?? source.nameRange,
        label: length == nil ? "without a \(name.name) or a weight it matches" : nil,
        related: [
          RelatedLocation(
            "its children share one \(name.name)", at: pass.source(of: linear).nameRange)
        ],
        fixes: [
          FixIt(
            "add 'weight'", isSafe: false,
            edits: Repairs.insert("weight", "1", into: source, pass.markup))
        ]),
      on: child)
  }
}

extension TypedValue {
  /// Whether the length, or the size's length along `name`, is `match`.
  fileprivate func matches(along name: AttributeName) -> Bool {
    switch self {
    case .dimension(let length): length.unit == .match
    case .size(let width, let height): (name == .width ? width : height).unit == .match
    default: false
    }
  }
}
