import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a length that an element never has, because its parent sets another one.
enum OverruledSize: FrameRule {
  static let finding = DiagnosticID(
    "overruled-size",
    .warning,
    .suspicious,
    "An element never has the size that it says, because its parent gives it another.",
    """
    Elements that hold one thing, such as 'wrapper', 'inset', 'overlay' and 'corner', hand on the least
    and the largest size that they are offered, and an 'overlay' makes what lies on top as large as what
    it covers. A 'width' or 'height' beyond that does nothing. Remove it, or put something in between
    that lets the element be as small as it likes, such as 'center' or a 'relative' with a position. The
    frames of all previews, or of usual sizes, have shown it.
    """,
    bad: .fragment(
      """
      <overlay>
        <image source="asset:Photo" size="200 100"/>
        <view id="badge" width="20"/>
      </overlay>
      """),
    good: .fragment(
      """
      <overlay>
        <image source="asset:Photo" size="200 100"/>
        <relative horizontalPosition="end" verticalPosition="end">
          <view id="badge" size="20 20"/>
        </relative>
      </overlay>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    // The symbol fills the button.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical" alignItems="start">
          <view size="72">
            <image source="symbol:phone" size="32"/>
          </view>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical" alignItems="start">
          <wrapper width="200">
            <view id="bar" width="100"/>
          </wrapper>
        </stack>
      </layout>

      """),
    // The badge hangs at the edge of the screen, since the column stretches the picture.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical">
          <corner>
            <image source="asset:Face" size="40"/>
            <view id="badge" size="12"/>
          </corner>
        </stack>
      </layout>

      """),
    // The part that is filled is as long as the whole.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical">
          <wrapper height="4" backgroundColor="#E5E7EB">
            <view width="{environment.textScale * 40}" backgroundColor="#111827"/>
          </wrapper>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical">
          <view height="6" backgroundColor="#E5E7EB">
            <view width="72%" backgroundColor="#10B981"/>
          </view>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical">
          <relative verticalPosition="center">
            <view id="bar" width="100" height="4"/>
          </relative>
        </stack>
      </layout>

      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <zstack>
        <view id="back" size="100 100"/>
        <view id="dot" size="20 20"/>
      </zstack>
      """),
    .fragment(
      """
      <view size="72">
        <center>
          <image source="symbol:phone" size="32"/>
        </center>
      </view>
      """),
    // The child is as long as the first one, by chance or on purpose.
    .fragment(
      """
      <overlay>
        <view id="photo" size="200 100"/>
        <view id="shade" size="200 100"/>
      </overlay>
      """),
  ]

  static let asksEveryWidth = true

  static let scope = RuleScope(attributes: [.width, .height, .size])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    let parent = document.placingParent(of: child)
    guard parent >= 0, !document.nodes[parent].isBroken, decides(parent, over: child, document)
    else { return }
    for axis in Axis.allCases {
      let own: AttributeName = axis == .horizontal ? .width : .height
      let length = document.writtenLength(of: child, axis)
      let share = length == nil ? self.share(of: child, in: parent, along: axis, &pass) : nil
      let isComputed = share != nil || document.value(own, of: child)?.isBound ?? false
      guard length != nil || isComputed else { continue }
      if let length, document.keepsLength(length, of: child, along: axis) { continue }
      let name = document.nodes[child].written.contains(own) ? own : .size
      guard let attribute = pass.source(of: name, on: child) else { continue }
      let parentName = pass.markup.names.name(of: pass.source(of: parent).name)
      let said =
        length.map { "\($0.toTheHundredth)" } ?? share.map { "\($0.toTheHundredth) %" }
        ?? "what it says"
      pass.suspect(
        Diagnostic(
          finding, "the \(axis.word) is never \(said) here",
          at: attribute.nameRange,
          related: [
            RelatedLocation("'\(parentName)' decides", at: pass.source(of: parent).nameRange)
          ],
          fixes: centering(child, in: parent, pass)
            + (isComputed ? freeing(child, from: parent, along: axis, pass) : [])
            + (share == nil ? unstretching(parent, along: axis, pass) : [])
            + (name == .size ? [] : [.remove(name.name, attribute, pass.markup, isSafe: false)])),
        of: [child], within: parent, along: axis, asking: length, by: Self.self)
    }
  }

  /// The share of its parent that an element says along an axis, in percent: below 100, and of a
  /// length that the parent has.
  private static func share(
    of child: Int, in parent: Int, along axis: Axis, _ pass: inout RulePass
  ) -> Float? {
    guard let length = pass.document.ownLength(of: child, axis), length.unit == .percent,
      length.amount < 100, pass.document.nodes[parent].kind != .scroll,
      !pass.percentagesOfNothing().contains(where: { $0 == (child, axis) })
    else { return nil }
    return length.amount
  }

  /// Whether the parent may give the child another size than the child sets.
  static func decides(
    _ parent: Int, over child: Int, _ document: TypedDocument
  ) -> Bool {
    switch document.nodes[parent].kind {
    case .wrapper, .view, .zstack, .inset, .relative, .ratio, .fit, .scroll, .overlay: true
    case .background, .corner: document.placedChildren(of: parent).first == child
    default: false  // open: all others let a child have its size, or say why not.
    }
  }

  /// Returns the repair that lets the parent, with what it is in, be as small as its content, where
  /// a stack or a flexbox stretches it.
  private static func unstretching(_ parent: Int, along axis: Axis, _ pass: RulePass) -> [FixIt] {
    let document = pass.document
    var item = parent
    var container = document.placingParent(of: item)
    while container >= 0, decides(container, over: item, document) {
      item = container
      container = document.placingParent(of: item)
    }
    guard container >= 0, let line = document.line(at: container), line.main != axis,
      document.isStretched(item, in: container),
      !document.nodes[item].written.contains(.alignSelf)
    else { return [] }
    let source = pass.source(of: item)
    return [
      FixIt(
        "add alignSelf=\"start\" to '\(pass.markup.names.name(of: source.name))'", isSafe: false,
        edits: Repairs.insert("alignSelf", "start", into: source, pass.markup))
    ]
  }

  /// Returns the repair that puts what is smaller than its box along both axes, such as the symbol
  /// of a button, in the middle of the box.
  private static func centering(_ child: Int, in parent: Int, _ pass: RulePass) -> [FixIt] {
    let document = pass.document
    guard [.view, .wrapper].contains(document.nodes[parent].kind),
      document.placedChildren(of: parent).count == 1,
      Axis.allCases.allSatisfy({ axis in
        guard let own = document.writtenLength(of: child, axis),
          let box = document.writtenLength(of: parent, axis)
        else { return false }
        return own < box
      })
    else { return [] }
    let source = pass.source(of: child)
    return [
      .wrap(
        pass.markup.names.name(of: source.name), source,
        in: StartTag(name: ElementKind.center.name, attributes: []), pass.markup)
    ]
  }

  /// Returns the repair that puts a stack between an element and its parent, in which the element
  /// is as long as it says: a length that is computed is there for a reason.
  private static func freeing(
    _ child: Int, from parent: Int, along axis: Axis, _ pass: RulePass
  ) -> [FixIt] {
    switch pass.document.nodes[parent].kind {
    case .wrapper, .view, .inset, .zstack:
      let source = pass.source(of: child)
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      return [
        .wrap(
          pass.markup.names.name(of: source.name), source,
          in: StartTag(
            name: ElementKind.stack.name,
            attributes: [(AttributeName.direction.name, direction)]), pass.markup)
      ]
    default: return []  // open: all others place what they hold.
    }
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    .ofAll(frames.pairs(of: suspicion.elements, in: suspicion.container)) { child, parent in
      let length = frames.elements[child].frame.length(along: suspicion.axis)
      // What an expression says is known from the tree.
      if let share = frames.ownShare(of: child, along: suspicion.axis) {
        // What the parent insets is no part of the whole, so that less than the share may be right.
        let whole = frames.elements[parent].frame.length(along: suspicion.axis)
        guard length - whole * share / 100 > 1 else { return nil }
        return "it is \(length.toTheHundredth) of \(whole.toTheHundredth)"
      }
      guard let asked = suspicion.asked ?? frames.ownLength(of: child, along: suspicion.axis) else {
        return nil
      }
      guard abs(length - asked) > 1 else { return nil }
      return suspicion.asked == nil
        ? "it is \(length.toTheHundredth), not \(asked.toTheHundredth)"
        : "it is \(length.toTheHundredth)"
    }
  }
}
