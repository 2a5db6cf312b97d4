import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `scroll` that keeps its length and extends beyond its container.
enum UnscrolledContent: FrameRule {
  static let finding = DiagnosticID(
    "unscrolled-content",
    .warning,
    .correctness,
    "A 'scroll' does not shrink, so that it runs out instead of scrolling.",
    """
    A 'scroll' is as long as its content where it may be. In a 'stack' or a 'flex' that has too little
    room only children with a 'flexShrink' become shorter; without one the 'scroll' goes on beyond the
    end, and what lies there is never seen. The frames of a preview, or of usual sizes, have shown it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="320" height="200"/>
        <stack direction="vertical">
          <view id="bar" height="44"/>
          <scroll>
            <view id="list" height="600"/>
          </scroll>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="320" height="200"/>
        <stack direction="vertical">
          <view id="bar" height="44"/>
          <scroll flexShrink="1">
            <view id="list" height="600"/>
          </scroll>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <flex direction="column">
        <view id="bar" height="44"/>
        <scroll>
          <view id="list" height="2000"/>
        </scroll>
      </flex>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // All of the content fits.
    .fragment(
      """
      <stack direction="vertical">
        <scroll>
          <view id="list" height="100"/>
        </scroll>
      </stack>
      """),
    // The `scroll` has a length of its own.
    .fragment(
      """
      <stack direction="vertical">
        <scroll height="120">
          <view id="list" height="1000"/>
        </scroll>
      </stack>
      """),
    // Across its axis a stack gives no unlimited constraints.
    .fragment(
      """
      <stack direction="vertical">
        <scroll axis="horizontal">
          <view id="strip" size="2000 40"/>
        </scroll>
      </stack>
      """),
  ]

  static let scope = RuleScope(kinds: [.scroll])

  static func check(_ scroll: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let (container, axis) = document.line(around: scroll),
      document.keepsItsLength(scroll, in: container),
      !document.leavesOpen([.axis], at: scroll)
    else { return }
    let word: String =
      document.choice(.axis, of: scroll).map { ($0 as ScrollSpec.Axis).rawValue }
      ?? "vertical"
    guard word == "both" || (word == "horizontal") == axis.isHorizontal else { return }
    let source = pass.source(of: scroll)
    pass.suspect(
      Diagnostic(
        finding, "nothing lets this 'scroll' shrink, so that it runs out instead of scrolling",
        at: source.nameRange,
        related: [
          RelatedLocation("it runs out of this one", at: pass.source(of: container).nameRange)
        ],
        fixes: [.insert(.flexShrink, "1", into: source, pass.markup)]),
      of: [scroll], within: container, along: axis.main, by: Self.self)
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    let axis = suspicion.axis
    for (scroll, container) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      let frame = frames.elements[scroll].frame
      let excess = frame.end(along: axis) - frames.elements[container].frame.length(along: axis)
      if excess > 0.5 { return .proof("it ends \(Phrases.points(excess)) outside") }
    }
    return .none
  }
}
