import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a child of a `linear` that matches its length beside siblings, without a
/// weight, and one of a `flow` that fills a line because it says no length.
enum MatchBesideSiblings: ElementRule {
  static let finding = DiagnosticID(
    "match-beside-siblings",
    .warning,
    .suspicious,
    "A child of a linear layout takes the whole length beside its siblings.",
    """
    Along a 'linear', 'match' is all of the usable length, not what the siblings leave: the child
    pushes what follows it out of the layout. It is also what a child without a length means. Give it
    a 'weight' to take what is left, or a length, or 'wrap'. In a 'flow' such a child fills a line
    alone, so that nothing flows; 'wrap' is as long as what it holds, and 'match' is said where a line
    is meant.
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

  static let alsoWrong: [CatalogExample] = [
    .fragment("<flow>\n  <text>Swift</text>\n  <text width=\"wrap\">XML</text>\n</flow>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<flow>\n  <text width=\"wrap\">Swift</text>\n  <text width=\"wrap\">XML</text>\n</flow>"),
    .fragment(
      "<flow>\n  <text width=\"match\">Tags</text>\n  <text width=\"wrap\">XML</text>\n</flow>"),
    .fragment("<flow><text>Swift</text></flow>"),
    .fragment("<linear><text width=\"match\">Hi</text></linear>"),
    .fragment(
      "<linear>\n  <text width=\"match\">Hi</text>\n  <view id=\"badge\" width=\"24\" visibility=\"gone\"/>\n</linear>"
    ),
  ]

  static let scope = RuleScope(kinds: [.linear, .flow])

  static func check(_ linear: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard !document.nodes[linear].isBroken, !document.leavesOpen([.orientation], at: linear)
    else { return }
    let isColumn = document.choice(.orientation, of: linear) == Orientation.vertical
    guard document.nodes[linear].kind != .flow else {
      return checkFlow(linear, along: isColumn ? .height : .width, &pass)
    }
    // Children under a condition may have no siblings, so they do not count.
    let children = document.children(of: linear).filter {
      !mayBeGone($0, document) && !ElementSet.flow.contains(document.nodes[$0].kind)
    }
    guard children.count > 1 else { return }
    for child in children {
      check(child, along: isColumn ? .height : .width, in: linear, &pass)
    }
  }

  // MARK: Flows

  private static func checkFlow(
    _ flow: Int, along name: AttributeName, _ pass: inout RulePass
  ) {
    var children: [Int] = []
    var isRepeated = false
    collect(flow, &children, &isRepeated, pass.document)
    guard children.count > 1 || isRepeated else { return }
    for child in children where saysNoLength(child, along: name, pass.document) {
      let node = pass.document.nodes[child]
      let source = pass.source(of: child)
      pass.report(
        Diagnostic(
          finding, "'\(pass.markup.text(in: source.nameRange))' fills a line alone",
          at: source.nameRange, label: "without a \(name.name) it matches",
          related: [
            RelatedLocation(
              "its children stand in lines", at: pass.source(of: flow).nameRange)
          ],
          fixes: node.written.contains(.style)
            ? []
            : [wrapping(child, name, pass)]),
        on: child)
    }
  }

  /// Returns the repair that makes a child as long as its content.
  private static func wrapping(_ child: Int, _ name: AttributeName, _ pass: RulePass) -> FixIt {
    .insert(name, "wrap", into: pass.source(of: child), pass.markup)
  }

  /// Collects the children of a flow, also those under conditions and in loops.
  private static func collect(
    _ parent: Int, _ children: inout [Int], _ isRepeated: inout Bool, _ document: TypedDocument
  ) {
    for child in document.children(of: parent) {
      let kind = document.nodes[child].kind
      if kind == .slot { continue }
      guard ElementSet.flow.contains(kind) else {
        children.append(child)
        continue
      }
      if kind == .for { isRepeated = true }
      collect(child, &children, &isRepeated, document)
    }
  }

  /// How many components are looked into, one within another: those that contain themselves have no
  /// end.
  private static let mostBodies = 100

  /// Whether neither the child nor, where it is the use of a component, the component's root says
  /// how long it is.
  private static func saysNoLength(
    _ child: Int, along name: AttributeName, _ document: TypedDocument
  ) -> Bool {
    var (element, home) = (child, document)
    for _ in 0..<mostBodies {
      let node = home.nodes[element]
      guard node.kind != .spacer, !node.isBroken,
        !home.boundsLength(element, along: name == .width ? .horizontal : .vertical)
      else { return false }
      guard node.kind == .component else { return true }
      guard let body = body(ofUse: node, in: home) else { return false }
      (element, home) = body
    }
    return false
  }

  /// Returns the root of the component that is used, and the document that declares it.
  private static func body(
    ofUse node: TypedNode, in document: TypedDocument
  ) -> (root: Int, document: TypedDocument)? {
    let (uses, imports) = (document.structure.uses, document.structure.imports)
    guard uses.indices.contains(Int(node.detail)) else { return nil }
    let component = uses[Int(node.detail)].component
    let home =
      imports.indices.contains(Int(component.module))
      ? imports[Int(component.module)].document : document
    guard let called = document.signature(of: component)?.name,
      let body = home.structure.components.first(where: { $0.signature.name == called }),
      body.root >= 0
    else { return nil }
    return (Int(body.root), home)
  }

  // MARK: Lines

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
    let hasContent = node.kind == .text || node.firstChild >= 0
    pass.report(
      Diagnostic(
        finding, "'\(node.kind.name)' takes the whole \(name.name) beside its siblings",
        at: length.map { pass.source(of: $0).valueRange } ?? source.nameRange,
        label: length == nil ? "without a \(name.name) or a weight it matches" : nil,
        related: [
          RelatedLocation(
            "its children share one \(name.name)", at: pass.source(of: linear).nameRange)
        ],
        fixes: (length == nil && hasContent ? [wrapping(child, name, pass)] : [])
          + [
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
