import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a container whose children stand out of it, because they keep their lengths.
enum OverflowingContent: FrameRule {
  static let finding = DiagnosticID(
    "overflowing-content",
    .warning,
    .suspicious,
    "What a container holds is longer than the container.",
    """
    Children that say a length in points keep it where nothing lets them shrink or wrap, and a screen
    without a 'scroll' is no higher than it is: what lies beyond the end is cut, or covers something
    else. Give shares instead of points, let the children shrink or wrap, or put the content in a
    'scroll'. The frames of a preview, or of the smallest usual screen, have shown it. 'check --prove'
    tries all widths.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal" spacing="8">
          <view id="left" width="200" height="50"/>
          <view id="right" width="200" height="50"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal" spacing="8">
          <view id="left" flexGrow="1" height="50"/>
          <view id="right" flexGrow="1" height="50"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="horizontal" spacing="8">
          <for each="place" in="{range(5)}">
            <view width="90" height="{place * 10 + 20}"/>
          </for>
        </stack>
      </layout>

      """),
    // A screen of 390 points, less what the column insets.
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" padding="16">
          <view id="card" width="390" height="50"/>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <stack direction="vertical" padding="16">
          <grid columns="200 200" columnGap="8">
            <view id="left" height="50"/>
            <view id="right" height="50"/>
          </grid>
        </stack>
      </layout>

      """),
    // A share is at least as wide as the longest word in it.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <grid columns="1fr 48 48 48 48" columnGap="8">
          <text content="Mönchengladbach"/>
          <text content="21"/>
          <text content="4"/>
          <text content="3"/>
          <text content="67"/>
        </grid>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="320" height="480"/>
        <stack direction="vertical" justifyContent="center">
          <for each="place" in="{range(6)}">
            <view height="{place + 100}"/>
          </for>
        </stack>
      </layout>

      """),
    // The height of a card is said, and what is in it is higher.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="vertical">
          <stack direction="vertical" height="120" spacing="8">
            <view id="photo" height="100"/>
            <view id="bar" height="32"/>
          </stack>
        </stack>
      </layout>

      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="320" height="480"/>
        <scroll>
          <stack direction="vertical">
            <for each="place" in="{range(6)}">
              <view height="{place + 100}"/>
            </for>
          </stack>
        </scroll>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <scroll axis="horizontal">
          <stack direction="horizontal" spacing="8">
            <view id="left" width="200" height="50"/>
            <view id="right" width="200" height="50"/>
          </stack>
        </scroll>
      </layout>

      """),
    // Its place is meant.
    .document(
      """
      <layout name="Example">
        <preview width="390"/>
        <flex direction="row">
          <view id="ring" position="absolute" top="0" left="200" size="300"/>
        </flex>
      </layout>

      """),
  ]

  static let scope = RuleScope(kinds: [.stack, .flex, .grid])

  static func check(_ container: Int, _ pass: inout RulePass) {
    let document = pass.document
    // What a layout holds at the widths that it says is proved.
    guard !document.nodes[container].isBroken, !document.nodes[0].written.contains(.widths),
      ProofTraits([(document, container)]).isDisjoint(with: [.mayOverflow, .isTight])
    else { return }
    let main = document.line(at: container)
    guard main != nil || document.nodes[container].kind == .grid else { return }
    let children = document.placedChildren(of: container).filter { holds($0, document) }
    for axis in Axis.allCases {
      guard let room = room(in: container, along: axis, document) else {
        if axis == main?.main, axis == .vertical, isScreen(container, children, document) {
          suspect(children, in: container, along: axis, &pass)
        }
        continue
      }
      guard axis != main?.main else {
        // Texts, shares and scrolls have rules of their own.
        let length = children.reduce(0) { $0 + self.length(of: $1, along: axis, document) }
        guard length > room * share, main?.wraps == false,
          !children.contains(where: { hasOwnRule($0, along: axis, document) })
        else { continue }
        suspect(children, in: container, along: axis, &pass)
        continue
      }
      if tracksLength(of: container, along: axis, document) > room * share
        || axis == .horizontal && mayWiden(container, in: room, document)
      {
        suspect(children, in: container, along: axis, &pass)
      } else if main != nil {
        for child in children where (document.writtenLength(of: child, axis) ?? 0) > room * share {
          suspect(child, acrossLineOf: container, along: axis, &pass)
        }
      }
    }
  }

  /// Adds the suspicion that children together are longer than their container.
  private static func suspect(
    _ children: [Int], in container: Int, along axis: Axis, _ pass: inout RulePass
  ) {
    guard let first = children.first else { return }
    let source = pass.source(of: container)
    let name = pass.markup.names.name(of: source.name)
    pass.suspect(
      Diagnostic(
        finding, "what this '\(name)' holds is \(measure(axis)) than it is", at: source.nameRange,
        related: [
          RelatedLocation(
            children.count > 1 ? "the first of its children" : "it holds this",
            at: pass.source(of: first).nameRange)
        ],
        fixes: fixes(container, children, along: axis, pass)),
      of: [container] + children, within: container, along: axis, by: Self.self)
  }

  /// Adds the suspicion that one child is longer than its container across the line.
  private static func suspect(
    _ child: Int, acrossLineOf container: Int, along axis: Axis, _ pass: inout RulePass
  ) {
    let own: AttributeName = axis == .horizontal ? .width : .height
    let written = pass.source(of: own, on: child)
    guard let attribute = written ?? pass.source(of: .size, on: child) else { return }
    let most: AttributeName = axis == .horizontal ? .maxWidth : .maxHeight
    let name = pass.markup.names.name(of: pass.source(of: child).name)
    pass.suspect(
      Diagnostic(
        finding, "this '\(name)' is \(measure(axis)) than what holds it", at: attribute.nameRange,
        related: [
          RelatedLocation("it holds this", at: pass.source(of: container).nameRange)
        ],
        fixes: written.map { [.rename($0, own.name, to: most.name)] } ?? []),
      of: [child], within: container, along: axis, by: Self.self)
  }

  private static func measure(_ axis: Axis) -> String { axis == .horizontal ? "wider" : "higher" }

  /// Whether a child has its place by its container alone.
  private static func holds(_ child: Int, _ document: TypedDocument) -> Bool {
    let node = document.nodes[child]
    return !node.isBroken && !ProofTraits([(document, child)]).contains(.isPlaced)
  }

  // MARK: What is tried

  /// The share of its room that a line takes at least where it is tried: spaces and what has no
  /// length in points take the rest.
  private static let share: Float = 0.8

  /// Whether the container is a screen that does not scroll, in a preview that has a height.
  private static func isScreen(
    _ container: Int, _ children: [Int], _ document: TypedDocument
  ) -> Bool {
    guard document.previews.contains(where: { (document.points(.height, of: Int($0)) ?? 0) > 0 }),
      !children.contains(where: { document.nodes[$0].kind == .scroll })
    else { return false }
    var node = container
    while node > 0, node != document.root {
      let parent = document.placingParent(of: node)
      guard parent >= 0, handingOn.contains(document.nodes[parent].kind) else { return false }
      node = parent
    }
    return node == document.root
  }

  /// The elements that offer what they hold the whole height that they have.
  private static let handingOn = ElementSet([.inset, .background, .overlay, .zstack, .view])

  /// The length in points that a container has at most; nil if nothing limits it, or nothing that
  /// is written.
  private static func room(
    in container: Int, along axis: Axis, _ document: TypedDocument
  ) -> Float? {
    if let length = document.writtenLength(of: container, axis) { return length }
    guard axis == .horizontal else { return nil }
    var node = container
    while true {
      node = document.placingParent(of: node)
      guard node > 0 else { break }
      if let length = document.writtenLength(of: node, .horizontal) { return length }
      if ElementSet([.scroll, .clip]).contains(document.nodes[node].kind) { return nil }
    }
    let widths = document.previews.compactMap { preview in
      document.points(.width, of: Int(preview)).flatMap { $0 > 0 ? $0 : nil }
    }
    return widths.min() ?? (document.previews.isEmpty ? smallestScreen : nil)
  }

  private static let smallestScreen: Float = 320

  private static func hasOwnRule(
    _ child: Int, along axis: Axis, _ document: TypedDocument
  ) -> Bool {
    let node = document.nodes[child]
    if node.kind == .scroll { return true }
    if let length = document.ownLength(of: child, axis) { return length.isPercentage }
    return axis == .horizontal && mayHoldText(child, document)
  }

  private static func mayHoldText(_ element: Int, _ document: TypedDocument) -> Bool {
    ElementSet([.text, .component, .slot]).contains(document.nodes[element].kind)
      || document.placedChildren(of: element).contains { mayHoldText($0, document) }
  }

  /// The length in points that a child surely has; what is repeated counts several times.
  private static func length(of child: Int, along axis: Axis, _ document: TypedDocument) -> Float {
    let length =
      document.writtenLength(of: child, axis)
      ?? document.points(axis == .horizontal ? .minWidth : .minHeight, of: child)
    return (length ?? 0) * (document.isRepeated(child) ? usualCount : 1)
  }

  private static let usualCount: Float = 6

  /// The points that the tracks of a grid take together.
  private static func tracksLength(
    of grid: Int, along axis: Axis, _ document: TypedDocument
  ) -> Float {
    entries(axis == .horizontal ? .columns : .rows, of: grid, document).reduce(0) { sum, entry in
      sum + count(of: entry) * entry.tracks.reduce(0) { $0 + points(of: $1) }
    }
  }

  /// Whether the shares of a grid may be wider than its room: a share is at least as wide as what
  /// it holds, unless its least is said.
  private static func mayWiden(
    _ grid: Int, in room: Float, _ document: TypedDocument
  ) -> Bool {
    let entries = entries(.columns, of: grid, document)
    let shares = entries.reduce(0) { $0 + count(of: $1) * Float($1.tracks.count(where: isShare)) }
    let points = tracksLength(of: grid, along: .horizontal, document)
    return shares > 2 || shares > 0 && points > room / 3
  }

  /// Whether a track is a share that is as wide as what it holds at least.
  private static func isShare(_ track: GridEntry.Track) -> Bool {
    guard track.least == nil, case .fraction = track.most else { return false }
    return true
  }

  private static func entries(
    _ name: AttributeName, of grid: Int, _ document: TypedDocument
  ) -> [GridEntry] {
    guard let value = document.value(name, of: grid), case .parts = value else { return [] }
    return GridEntry.all(Array(document.parts(of: value)))
  }

  private static func count(of entry: GridEntry) -> Float {
    if case .number(let count)? = entry.count { count } else { 1 }
  }

  private static func points(of track: GridEntry.Track) -> Float {
    guard case .length(let length) = track.least ?? track.most, length.unit == .points else {
      return 0
    }
    return length.amount
  }

  // MARK: Repairs

  private static func fixes(
    _ container: Int, _ children: [Int], along axis: Axis, _ pass: RulePass
  ) -> [FixIt] {
    let document = pass.document
    let source = pass.source(of: container)
    if axis == .vertical, document.writtenLength(of: container, .vertical) == nil {
      let isShared =
        document.nodes[container].written.contains(.justifyContent)
        || children.contains { document.growsFreely($0, along: axis, in: container) }
      return [
        .wrap(
          pass.markup.names.name(of: source.name), source,
          in: StartTag(
            name: ElementKind.scroll.name,
            attributes: isShared ? [(AttributeName.fillsViewport.name, "true")] : []),
          pass.markup)
      ]
    }
    if let own = pass.source(of: axis == .horizontal ? .width : .height, on: container) {
      let least: AttributeName = axis == .horizontal ? .minWidth : .minHeight
      return [.rename(own, pass.text(at: own.nameRange), to: least.name)]
    }
    if document.nodes[container].kind == .grid { return sharing(columnsOf: container, pass) }
    if children.contains(where: { document.isRepeated($0) }) {
      return [pass.wrapping(lineOf: container)]
    }
    return [
      FixIt(
        "let them shrink, with flexShrink=\"1\"", isSafe: false,
        edits: children.filter { document.keepsItsLength($0, in: container) }.flatMap {
          Repairs.insert("flexShrink", "1", into: pass.source(of: $0), pass.markup)
        })
    ]
  }

  /// Returns the repair that gives a grid as many columns, which share its width.
  private static func sharing(columnsOf grid: Int, _ pass: RulePass) -> [FixIt] {
    guard let columns = pass.source(of: .columns, on: grid) else { return [] }
    let text = pass.text(at: columns.valueRange)
    let narrowing = narrowed(text)
    if narrowing != text { return [.replace(text, with: narrowing, at: columns.valueRange)] }
    let count = entries(.columns, of: grid, pass.document).reduce(0) {
      $0 + self.count(of: $1) * Float($1.tracks.count)
    }
    guard count >= 1 else { return [] }
    return [
      .replace(
        pass.text(at: columns.valueRange), with: "repeat(\(Int(count)), 1fr)",
        at: columns.valueRange)
    ]
  }

  /// Returns the tracks with shares that may be narrower than what they hold: `minmax(0, 1fr)`.
  private static func narrowed(_ tracks: String) -> String {
    var written = ""
    var word = ""
    var functions: [String] = []
    func take() {
      let isShare = word.hasSuffix("fr") && word.dropLast(2).allSatisfy { $0.isNumber || $0 == "." }
      written += isShare && functions.last != "minmax" ? "minmax(0, \(word))" : word
      word = ""
    }
    for letter in tracks {
      switch letter {
      case "(":
        functions.append(word)
        take()
      case ")":
        take()
        _ = functions.popLast()
      case " ", ",": take()
      default:  // open: all other characters are those of a word.
        word.append(letter)
        continue
      }
      written.append(letter)
    }
    take()
    return written
  }

  // MARK: Frames

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    let axis = suspicion.axis
    var excess: Float = 0
    for (child, container) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      let frame = frames.elements[child].frame
      guard frame.width > 0, frame.height > 0 else { continue }
      let length = frames.elements[container].frame.length(along: axis)
      let start = frame.end(along: axis) - frame.length(along: axis)
      excess = max(excess, -start, frame.end(along: axis) - length)
    }
    return excess > slack ? .proof("by \(Phrases.points(excess))") : .none
  }

  /// What rounding to pixels may let a child stand out, in points.
  private static let slack: Float = 1
}
