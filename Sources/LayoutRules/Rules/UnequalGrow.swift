import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports children that grow equally but end up with different lengths.
enum UnequalGrow: FrameRule {
  static let finding = DiagnosticID(
    "unequal-grow",
    .note,
    .suspicious,
    "Children with the same 'flexGrow' have different lengths.",
    """
    'flexGrow' shares out the room that is left over, and adds it to the length that each child has
    anyway, which without a 'flexBasis' is that of its content. Children that are to be equally long
    start at nothing: 'flexBasis="0"'. The frames of a preview, or of usual widths, have shown it.
    """,
    options: [tolerance],
    bad: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text content="Home" flexGrow="1"/>
          <text content="Notifications" flexGrow="1"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text content="Home" flexBasis="0" flexGrow="1"/>
          <text content="Notifications" flexBasis="0" flexGrow="1"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="row">
          <inset insets="4" flexGrow="1">
            <text content="A"/>
          </inset>
          <inset insets="4" flexGrow="1">
            <text content="Much longer"/>
          </inset>
        </flex>
      </layout>

      """),
    // One child, for each row of a list.
    .document(
      """
      <layout name="Example">
        <param name="tabs" type="[String]"/>
        <preview width="390"/>
        <stack direction="horizontal">
          <for each="tab" in="{tabs}" index="i" key="{tab}">
            <text flexGrow="1">{i == 0 ? 'Home' : 'Notifications'}</text>
          </for>
        </stack>
      </layout>

      """),
  ]

  static let alsoRight: [CatalogExample] = [
    // The growing children are of different kinds.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text content="Notifications" flexGrow="1"/>
          <view id="space" flexGrow="1"/>
        </stack>
      </layout>

      """)
  ]

  static let scope = RuleScope(kinds: [.stack, .flex], alongside: [.flexGrow])

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let (axis, length) = pass.lengthOfLine(container),
      // What is no longer than its content shares nothing out.
      document.nodes[container].kind != .stack || !length.isNeverLonger
    else { return }
    let growing = document.placedChildren(of: container).filter {
      document.nodes[$0].written.contains(.flexGrow)
    }
    guard let child = growing.first, growing.count > 1 || isRepeated(child, document),
      case .number(let factor)? = document.value(.flexGrow, of: child), factor > 0,
      growing.allSatisfy({ other in
        document.value(.flexGrow, of: other) == .number(factor)
          && document.nodes[other].kind == document.nodes[child].kind
          && !document.nodes[other].written.intersects(said)
          && document.ownLength(of: other, axis.main) == nil
      })
    else { return }
    let fixes = growing.flatMap {
      Repairs.insert("flexBasis", "0", into: pass.source(of: $0), pass.markup)
    }
    pass.suspect(
      Diagnostic(
        finding, "equal 'flexGrow' gives unequal \(axis.main.word)s here",
        at: pass.source(of: .flexGrow, on: child)?.nameRange ?? pass.source(of: child).nameRange,
        related: [
          RelatedLocation(
            "what is left over here is shared out", at: pass.source(of: container).nameRange)
        ],
        fixes: [
          FixIt("let them start at nothing, with flexBasis=\"0\"", isSafe: false, edits: fixes)
        ]),
      of: growing, within: container, along: axis.main,
      asking: Float(pass.value(of: tolerance)), by: Self.self)
  }

  /// Whether a loop around the child may place it several times.
  private static func isRepeated(_ child: Int, _ document: TypedDocument) -> Bool {
    var above = Int(document.nodes[child].parent)
    while above >= 0, ElementSet.flow.contains(document.nodes[above].kind) {
      if document.nodes[above].kind == .for { return true }
      above = Int(document.nodes[above].parent)
    }
    return false
  }

  /// The attributes that determine a child's length besides growing.
  private static let said = AttributeMask([
    .flexBasis, .flex, .minWidth, .maxWidth, .minHeight, .maxHeight, .aspectRatio,
  ])

  /// The difference, in points, that rounding to pixels may cause between equal lengths.
  ///
  /// Lengths that are rounded up leave less for the last child.
  private static let tolerance = RuleOption(
    "tolerance", 4.0, in: 0...1000, "How many points the lengths may differ by.")

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    guard let rounding = suspicion.asked else { return .none }
    var lengths: [Int: [Float]] = [:]
    for (child, container) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      lengths[container, default: []].append(
        frames.elements[child].frame.length(along: suspicion.axis))
    }
    for container in lengths.keys.sorted() {
      guard let all = lengths[container], let least = all.min(), let most = all.max(),
        most - least > rounding
      else { continue }
      return .proof("they are \(least.toTheHundredth) to \(Phrases.points(most)) long")
    }
    return .none
  }
}
