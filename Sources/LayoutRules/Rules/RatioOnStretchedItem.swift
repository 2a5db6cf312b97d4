import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an aspect ratio that does not hold because the item is stretched in its
/// line.
enum RatioOnStretchedItem: FrameRule {
  static let finding = DiagnosticID(
    "ratio-on-stretched-item",
    .warning,
    .suspicious,
    "An 'aspectRatio' does not hold, because the item is stretched in its line.",
    """
    Where lines wrap, an item that is stretched is as thick as its line, whatever proportion it asks
    for. Say how it is to be aligned, with 'alignSelf="start"' or by 'alignItems' for all of them.
    The frames of a preview, or of usual widths, have shown it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <flex direction="row" wrap="wrap">
          <view id="tile" width="100" aspectRatio="2"/>
          <view id="tall" size="100 80"/>
        </flex>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <flex direction="row" wrap="wrap">
          <view id="tile" width="100" aspectRatio="2" alignSelf="start"/>
          <view id="tall" size="100 80"/>
        </flex>
      </layout>

      """),
  )

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <flex direction="row" wrap="wrap" alignItems="center">
          <view id="tile" width="100" aspectRatio="2"/>
          <view id="tall" size="100 80"/>
        </flex>
      </layout>

      """)
  ]

  static let asksEveryWidth = true

  static let scope = RuleScope(attributes: [.aspectRatio], alongside: [.wrap])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let (container, axis) = document.flex(around: child), axis.wraps,
      FlexChild(of: child, in: document).isInFlow,
      case .ratio(let ratio)? = document.value(.aspectRatio, of: child),
      let attribute = pass.source(of: .aspectRatio, on: child),
      document.ownLength(of: child, .horizontal) == nil
        || document.ownLength(of: child, .vertical) == nil
    else { return }
    let source = pass.source(of: child)
    pass.suspect(
      Diagnostic(
        finding, "'aspectRatio' does not hold, because the item is stretched",
        at: attribute.nameRange,
        related: [
          RelatedLocation("in a line of this one", at: pass.source(of: container).nameRange)
        ],
        fixes: document.nodes[child].written.contains(.alignSelf)
          ? [] : [.insert(.alignSelf, "start", into: source, pass.markup)]),
      of: [child], within: container, along: axis.main, asking: ratio, by: Self.self)
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    guard let ratio = suspicion.asked else { return .none }
    for (child, _) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      let size = frames.elements[child].frame.size
      if abs(size.width - size.height * ratio) > max(1.5, 1.5 * ratio) {
        return .proof("it is \(Phrases.size(size))")
      }
    }
    return .none
  }
}
