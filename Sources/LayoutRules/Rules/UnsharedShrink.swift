import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports siblings whose `flexShrink` a child that also grows leaves without effect.
enum UnsharedShrink: FrameRule {
  static let finding = DiagnosticID(
    "unshared-shrink",
    .warning,
    .suspicious,
    "The one child that grows and shrinks bears all of the lack of space.",
    """
    In a stack of a given length, the only child with both 'flexGrow' and 'flexShrink' starts at
    nothing, as Texture has it: it takes what its siblings leave, and their 'flexShrink' begins where
    nothing is left. The frames of a preview, or of usual widths, have shown that they would be shorter
    if all shared the lack of space. Say what happens with 'flexBasis="0"'; to share it, let the child
    not grow, or use a 'flex', which shares it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="100" textMetrics="fixed:10x20"/>
        <stack direction="horizontal">
          <text content="aaaaaaaa" maxLines="1" flexGrow="1" flexShrink="1"/>
          <text content="bbbbbb" maxLines="1" flexShrink="1"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="100" textMetrics="fixed:10x20"/>
        <stack direction="horizontal">
          <text content="aaaaaaaa" maxLines="1" flexBasis="0" flexGrow="1" flexShrink="1"/>
          <text content="bbbbbb" maxLines="1" flexShrink="1"/>
        </stack>
      </layout>

      """),
  )

  static let alsoRight: [CatalogExample] = [
    // There is room for all.
    .document(
      """
      <layout name="Example">
        <preview width="300" textMetrics="fixed:10x20"/>
        <stack direction="horizontal">
          <text content="aaaaaaaa" maxLines="1" flexGrow="1" flexShrink="1"/>
          <text content="bbbbbb" maxLines="1" flexShrink="1"/>
        </stack>
      </layout>

      """),
    // Two such children share the lack of space.
    .document(
      """
      <layout name="Example">
        <preview width="100" textMetrics="fixed:10x20"/>
        <stack direction="horizontal">
          <text content="aaaaaaaa" maxLines="1" flexGrow="1" flexShrink="1"/>
          <text content="bbbbbb" maxLines="1" flexGrow="2" flexShrink="1"/>
        </stack>
      </layout>

      """),
    // No sibling is to shrink.
    .document(
      """
      <layout name="Example">
        <preview width="100" textMetrics="fixed:10x20"/>
        <stack direction="horizontal">
          <text content="aaaaaaaa" maxLines="1" flexGrow="1" flexShrink="1"/>
          <text content="bbbbbb" maxLines="1"/>
        </stack>
      </layout>

      """),
  ]

  static let scope = RuleScope(kinds: [.stack], alongside: [.flexGrow])

  static var triesAlternatives: Bool { true }

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let axis = document.line(at: container) else { return }
    let shrinking = document.placedChildren(of: container).filter {
      document.number(.flexShrink, of: $0).map { $0 > 0 } ?? false
    }
    let flexible = shrinking.filter { document.number(.flexGrow, of: $0).map { $0 > 0 } ?? false }
    // Equivalent, `first` as `last`: there is one.
    guard flexible.count == 1, shrinking.count > 1, let child = flexible.first,
      !document.nodes[child].written.contains(.flexBasis)
    else { return }
    let siblings = shrinking.filter { $0 != child }
    let basis = Repairs.insert("flexBasis", "0", into: pass.source(of: child), pass.markup)
    let grow = pass.source(of: .flexGrow, on: child)
    pass.suspect(
      Diagnostic(
        finding, "this child bears all of the lack of space",
        at: pass.source(of: .flexShrink, on: child)?.nameRange ?? pass.source(of: child).nameRange,
        related: siblings.compactMap {
          pass.source(of: .flexShrink, on: $0).map {
            RelatedLocation("this has no effect beside it", at: $0.nameRange)
          }
        },
        fixes: [
          FixIt("say that it starts at nothing, with flexBasis=\"0\"", isSafe: false, edits: basis)
        ] + (grow.map { [FixIt.remove("flexGrow", $0, pass.markup, isSafe: false)] } ?? [])),
      of: [child], within: container, along: axis.main, by: Self.self)
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    for (child, container) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      guard let shared = frames.alternative?({ stopGrowing(child, in: &$0) }) else { continue }
      let axis = suspicion.axis
      let isSpared = frames.elements.indices.contains { place in
        place != child && frames.elements[place].parent == container
          && !frames.elements[place].isGone
          && frames.elements[place].frame.length(along: axis)
            > shared.frame(of: LayoutElement(place)).length(along: axis) + tolerance
      }
      guard isSpared else { continue }
      let length = frames.elements[child].frame.length(along: axis)
      let share = shared.frame(of: LayoutElement(child)).length(along: axis)
      return .proof(
        "it is \(Phrases.points(length)) long, where its share would be \(share.toTheHundredth)")
    }
    return .none
  }

  /// The difference, in points, that rounding to pixels may cause.
  private static let tolerance: Float = 1

  private static func stopGrowing(_ child: Int, in tree: inout LayoutTree) {
    let element = LayoutElement(child)
    guard case .stack(var item) = tree.placement(of: element) else { return }
    item.flexGrow = 0
    tree.setPlacement(item, of: element)
  }
}
