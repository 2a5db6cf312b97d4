import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a transition where nothing comes or goes.
enum IdleTransition: ElementRule {
  static let finding = DiagnosticID(
    "idle-transition",
    .warning,
    .suspicious,
    "A 'transition' is on an element that neither comes nor goes.",
    """
    A transition is how an element, and all in it, comes into a document that is shown, and goes out of it.
    Elements come and go by an 'if', a 'for', a 'visibility' that an expression decides, a 'fit' or a
    'scroll'. Where none of these is around the element or in it, the transition is never seen; how an
    element moves and fades is its 'animation'. The root of a layout or a component comes and goes with
    its uses.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <text content="Departures" transition="slideUp"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text content="Departures"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="words" type="String"/>
        <stack direction="vertical">
          <text content="{words}" visibility="visible" transition="fade"/>
          <if test="{words == ''}"><text content="None"/></if>
        </stack>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="isOpen" type="Bool"/>
        <stack direction="vertical">
          <text content="Open" visibility="{isOpen ? .visible : .gone}" transition="slideUp"/>
          <stack direction="vertical" transition="fade">
            <if test="{isOpen}"><text content="Come in"/></if>
          </stack>
          <if test="{isOpen}">
            <stack direction="vertical"><text content="Hello" transition="scale"/></stack>
          </if>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <component name="Row"><text content="Departures" transition="slideUp"/></component>
        <stack direction="vertical" transition="fade"><Row transition="none"/></stack>
      </layout>

      """),
  ]

  static let scope = RuleScope(attributes: [.transition], features: .sound)

  static func check(_ element: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let attribute = document.attribute(.transition, of: element),
      ElementSet.layoutElements.contains(document.nodes[element].kind),
      !document.isRoot(element), !pass.isStyled(element),
      !document.comesAndGoes(around: element), !document.comesAndGoes(in: element)
    else { return }
    let source = pass.source(of: attribute)
    pass.report(
      Diagnostic(
        finding, "'transition' has no effect here", at: source.nameRange,
        label: "nothing comes or goes",
        // In another document, the layout may come as a whole.
        fixes: [.remove("transition", source, pass.markup, isSafe: false)]))
  }
}

extension TypedDocument {
  /// Whether the element or one around it may come or go.
  fileprivate func comesAndGoes(around element: Int) -> Bool {
    var around = element
    while around >= 0, nodes[around].kind != .layout {
      if comesAndGoes(around) { return true }
      around = Int(nodes[around].parent)
    }
    return false
  }

  /// Whether an element below another one may come or go.
  fileprivate func comesAndGoes(in element: Int) -> Bool {
    // The conditions in a text are about its words.
    guard nodes[element].kind != .text else { return false }
    var child = Int(nodes[element].firstChild)
    while child >= 0 {
      if comesAndGoes(child) || comesAndGoes(in: child) { return true }
      child = Int(nodes[child].nextSibling)
    }
    return false
  }

  /// Whether an element may come or go by itself, or may let others come and go.
  private func comesAndGoes(_ element: Int) -> Bool {
    let node = nodes[element]
    switch node.kind.role {
    // What a component consists of, and what a custom layout does, is not known here.
    case .branch, .loop, .slot, .component: return true
    case .declared: if declaration(ofElement: element)?.hostView == nil { return true }
    case .layout: break
    case .other: return node.kind != .when
    }
    // Alternatives come and go by the space, and the content of a scroll by its offset; the host
    // may show and hide what has an id.
    if node.isBroken || node.kind == .fit || node.kind == .scroll || node.written.contains(.id) {
      return true
    }
    return node.attributeIndices.contains { index in
      let attribute = attributes[index]
      switch attribute.name {
      case .visibility, .display: return attribute.value.needsValues(in: self)
      case .transition, .animation: return false
      default:
        // A container has a view by its looks, which may come and go with them.
        return attribute.value.isBound && !ElementSet.leaves.contains(node.kind)
          && node.kind != .element
      }
    }
  }
}
