import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a control that is smaller than a fingertip.
enum SmallTouchTarget: FrameRule {
  static let finding = DiagnosticID(
    "small-touch-target",
    .note,
    .accessibility,
    isOnByDefault: false,
    "A control is less than 44 points wide or high.",
    """
    Fingers do not hit what is smaller, and those that tremble do less. Give the control a 'minWidth'
    and a 'minHeight' of 44, or put its picture into a larger element that has the role. The frames of
    all previews, or of usual sizes, have shown it.
    """,
    options: [minimum],
    bad: .fragment(
      """
      <stack direction="horizontal" alignItems="start">
        <image source="symbol:heart" size="24" accessibilityRole="button" accessibilityLabel="Like"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="horizontal" alignItems="start">
        <center size="44" accessibilityRole="button" accessibilityLabel="Like">
          <image source="symbol:heart" size="24"/>
        </center>
      </stack>
      """),
  )

  static let asksEveryWidth = true

  static let scope = RuleScope(attributes: [.accessibilityRole, .tap, .longPress])

  /// The roles of elements that people touch.
  private static let roles: Set<String> = [
    "button", "link", "switch", "toggle", "slider", "stepper", "tab", "checkbox", "radio",
  ]

  /// The least side length of a control, in points.
  private static let minimum = RuleOption(
    "minimum", 44.0, in: 1...200, "How many points a control is at least wide and high.")

  static func check(_ control: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[control]
    let isTouched =
      node.written.contains(.tap) || node.written.contains(.longPress)
      || document.string(.accessibilityRole, of: control).map(roles.contains) == true
    guard isTouched, !node.isBroken else { return }
    let source = pass.source(of: control)
    let name = pass.markup.names.name(of: source.name)
    pass.suspect(
      Diagnostic(finding, "this '\(name)' is too small for a finger", at: source.nameRange),
      of: [control], within: document.placingParent(of: control), along: .vertical,
      asking: Float(pass.value(of: minimum)), by: Self.self)
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    guard let least = suspicion.asked else { return .none }
    return .ofAll(suspicion.elements.flatMap { frames.places(of: $0) }) { place in
      let size = frames.elements[place].frame.size
      return min(size.width, size.height) < least - 0.5 ? "it is \(Phrases.size(size))" : nil
    }
  }
}
