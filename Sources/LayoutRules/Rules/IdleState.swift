import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a look for a state that nothing brings the element into.
enum IdleState: ElementRule {
  static let finding = DiagnosticID(
    "idle-state",
    .warning,
    .suspicious,
    "A 'when' is for a state that the element never has.",
    """
    An element is pressed or focused with the nearest element around that has an action or is a control or
    another view of the host's. Where there is none, nothing ever presses it. Give the element or one around
    it a 'tap', or remove the 'when'. In components, the use may have the action.
    """,
    bad: .fragment(
      """
      <text content="Departures">
        <when state="pressed" opacity="0.6"/>
      </text>
      """),
    good: .document(
      """
      <layout name="Example">
        <action name="open"/>
        <text content="Departures" tap="{open}">
          <when state="pressed" opacity="0.6"/>
        </text>
      </layout>

      """),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <text content="Departures">
        <when state="hovered" opacity="0.6"/>
      </text>
      """),
    .document(
      """
      <layout name="Example">
        <component name="Row">
          <text content="Departures">
            <when state="pressed" opacity="0.6"/>
          </text>
        </component>
        <Row/>
      </layout>

      """),
  ]

  static let scope = RuleScope(kinds: [.when])

  /// The states that come from what people do to an element with an action.
  private static let ofActions = ["pressed", "focused"]

  /// The attributes that fire actions.
  private static let actions = AttributeMask(
    Schema.shared.attributes.dropFirst().filter { $0.type == .action }.map(\.name))

  static func check(_ look: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[look]
    guard !node.isBroken, node.parent >= 0,
      let state = document.attribute(.state, of: look).flatMap({ $0.value.word(in: $0.row) }),
      ofActions.contains(state), !mayAnswer(Int(node.parent), document)
    else { return }
    let source = pass.source(of: look)
    pass.report(
      Diagnostic(
        finding, "nothing around this can be \(state)", at: source.nameRange,
        label: "no element around it has an action or is a control",
        fixes: [.removeElement(source, pass.markup)]))
  }

  /// Whether an element or one around it has an action or is a view of the host's, or may be.
  private static func mayAnswer(_ element: Int, _ document: TypedDocument) -> Bool {
    var element = element
    while element >= 0 {
      let node = document.nodes[element]
      switch node.kind {
      // What a component is used in, and what it consists of, is not known here.
      case .component, .style: return true
      case .element where document.declaration(ofElement: element)?.hostView != nil: return true
      default: break  // open: the other kinds differ only in their attributes.
      }
      if node.isBroken || node.written.intersects(actions) || node.written.contains(.class) {
        return true
      }
      element = Int(node.parent)
    }
    return false
  }
}
