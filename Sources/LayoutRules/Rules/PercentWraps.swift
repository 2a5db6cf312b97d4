import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports percentages of a line that fit exactly but wrap once rounded to pixels.
enum PercentWraps: FrameRule {
  static let finding = DiagnosticID(
    "percent-wraps",
    .warning,
    .suspicious,
    "Equal shares of a line wrap, because lengths are rounded up to pixels.",
    """
    A 'stack' rounds the length of each child up to whole pixels. Where percentages share out a line
    without a rest, so many children are a pixel too long together at some widths, and the last of them
    begins another line. Leave a rest, such as '33%' for a third. The frames of a preview, or of usual
    widths, have shown it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal" flexWrap="wrap">
          <view id="a" width="33.33%" height="40"/>
          <view id="b" width="33.33%" height="40"/>
          <view id="c" width="33.33%" height="40"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal" flexWrap="wrap">
          <view id="a" width="33%" height="40"/>
          <view id="b" width="33%" height="40"/>
          <view id="c" width="33%" height="40"/>
        </stack>
      </layout>

      """),
  )

  static let alsoRight: [CatalogExample] = [
    // The shares are whole pixels.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal" flexWrap="wrap">
          <view id="a" width="50%" height="40"/>
          <view id="b" width="50%" height="40"/>
        </stack>
      </layout>

      """),
    // The shares are too long even without rounding.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal" flexWrap="wrap">
          <view id="a" width="34%" height="40"/>
          <view id="b" width="34%" height="40"/>
          <view id="c" width="34%" height="40"/>
        </stack>
      </layout>

      """),
  ]

  static let asksEveryWidth = true

  static let scope = RuleScope(kinds: [.stack], alongside: [.flexWrap], features: .percentage)

  static func check(_ stack: Int, _ pass: inout RulePass) {
    let document = pass.document
    let axis = FlexAxis(of: stack, in: document)
    let children = document.placedChildren(of: stack)
    guard axis.wraps, !axis.isOpen, !document.nodes[stack].isBroken,
      !document.nodes[stack].written.contains(.spacing), let first = children.first,
      let length = share(of: first, axis.main, document),
      children.allSatisfy({ child in
        document.ownLength(of: child, axis.main) == document.ownLength(of: first, axis.main)
          && !document.nodes[child].written.intersects(said)
      })
    else { return }
    let name: AttributeName = axis.isHorizontal ? .width : .height
    let value = pass.source(of: name, on: first)
    let whole = length.percent.rounded(.down)
    let shorter = (whole < length.percent ? whole : whole - 0.5).toTheHundredth
    let fixes = children.compactMap { child in
      pass.source(of: name, on: child).map { SourceEdit($0.valueRange, "\(shorter)%") }
    }
    pass.suspect(
      Diagnostic(
        finding, "\(length.count) children of this \(axis.main.word) do not fit into a line",
        at: value?.valueRange ?? pass.source(of: first).nameRange,
        related: [
          RelatedLocation("lengths are rounded up here", at: pass.source(of: stack).nameRange)
        ],
        fixes: fixes.isEmpty
          ? []
          : [
            FixIt("leave a rest for the rounding, with \(shorter)%", isSafe: false, edits: fixes)
          ]),
      of: children, within: stack, along: axis.main, by: Self.self)
  }

  /// The attributes that change the distance between children.
  private static let said = AttributeMask([.spacingBefore, .spacingAfter, .flexBasis, .flexGrow])

  /// Returns the number of children of this length that fill a line almost exactly; nil if none do.
  private static func share(
    of child: Int, _ axis: Axis, _ document: TypedDocument
  ) -> (count: Int, percent: Float)? {
    guard let length = document.ownLength(of: child, axis), length.unit == .percent,
      length.amount >= 1, length.amount <= 50
    else { return nil }
    let count = Int((100.01 / length.amount).rounded(.down))
    return length.amount * Float(count) > 99 ? (count, length.amount) : nil
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    let axis = suspicion.axis
    var lines: [Int: [LayoutRect]] = [:]
    for (child, container) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      lines[container, default: []].append(frames.elements[child].frame)
    }
    for container in lines.keys.sorted() {
      let room = frames.elements[container].frame.length(along: axis)
      guard let children = lines[container], let first = children.first else { continue }
      let length = first.length(along: axis)
      // The number of children that would fit without rounding.
      let count = Int(((room + 0.5) / (length - 1)).rounded(.down))
      let fitting = children.prefix { $0.start(across: axis) == first.start(across: axis) }.count
      guard fitting < min(count, children.count), Float(fitting + 1) * length > room,
        Float(fitting + 1) * (length - 1) < room
      else { continue }
      return .proof(
        "\(fitting + 1) times \(length.toTheHundredth) is more than \(room.toTheHundredth)")
    }
    return .none
  }
}
