import LayoutEngine
import LayoutInterpreter
import LayoutModel

/// All lengths from one to another, in points.
struct Lengths: Hashable, Sendable {
  var low: Float
  var high: Float

  init(_ low: Float, _ high: Float) {
    self.low = low
    self.high = high
  }

  init(_ length: Float) { self.init(length, length) }

  static let none = Lengths(0)
  /// All lengths that the engine knows.
  static let any = Lengths(0, 9_999_999)

  var isPoint: Bool { low == high }

  /// The lengths between which a share of one of these is; there is none of an infinite one.
  var ends: [Float] {
    high == .infinity && low < .infinity ? [low, Self.any.high, high] : [low, high]
  }

  /// Returns all lengths from the least of both to the greatest of both.
  func joined(_ other: Lengths) -> Lengths { Lengths(min(low, other.low), max(high, other.high)) }

  /// Returns the lengths of a function that never falls.
  func mapped(_ rising: (Float) -> Float) -> Lengths { Lengths(rising(low), rising(high)) }

  func atLeast(_ length: Float) -> Lengths { Lengths(max(low, length), max(high, length)) }

  static func + (one: Lengths, other: Lengths) -> Lengths {
    Lengths(one.low + other.low, one.high + other.high)
  }

  static func - (one: Lengths, other: Lengths) -> Lengths {
    Lengths(one.low - other.high, one.high - other.low)
  }

  static func + (one: Lengths, other: Float) -> Lengths {
    Lengths(one.low + other, one.high + other)
  }
}

/// What is known of a text: its width on one line, and whether it may be empty or not.
struct TextBox: Hashable, Sendable {
  var width: Lengths
  var mayBeEmpty: Bool
  var mayHaveWords: Bool
}

/// All frames that an element may have, from the start edge of its parent.
struct FrameBox: Sendable {
  var x: Lengths
  var y: Lengths
  var width: Lengths
  var height: Lengths
  /// How far the frame is outside of its parent at most; below 0 inside.
  var across: Float
  var down: Float
  /// Whether all lines of a text are sure to be seen, and whether one is.
  var showsAll = true
  var showsOne = true
  /// Whether the frame is that of the solve before, whatever the texts are.
  var isSolved = false
  /// Whether two children may overlap, where they stand side by side.
  var mayOverlap = false
  /// Whether lengths in the element may be in parts of a pixel.
  var isRounded = false
  /// Whether the element may begin before the outermost container of its family, where halves of
  /// pixels are rounded to the other side.
  var mayBeginBefore = (across: false, down: false)
  /// Whether the frame may be smaller than what the element needs, so that it does not cover its
  /// children.
  var lacks = (across: false, down: false)

  /// Whether another box says the same of where the element is and of what it shows.
  func saysSame(as other: FrameBox) -> Bool {
    x == other.x && y == other.y && width == other.width && height == other.height
      && across == other.across && down == other.down && showsAll == other.showsAll
      && showsOne == other.showsOne && mayOverlap == other.mayOverlap
  }
}

/// Lays out a tree in which nobody knows how long some texts are: boxes of texts give boxes of
/// frames.
///
/// Each container has a function of its own, which follows the engine's in the same order, once for
/// the least and once for the greatest of all lengths. It is sound as far as each of its steps
/// never falls where a length grows; where a step may, the box is made of what is known of the
/// result, such as that shrunk children end where their row does. A container without such a
/// function has a frame of any size, and its children have no boxes at all. Those of the linear
/// family have a file of their own, and so have flexboxes.
///
/// The engine solves the tree for some words of the texts before. What is offered the same lengths
/// there, whatever the texts are, and contains none of them, has its frame from there.
struct IntervalSolver {
  // MARK: What stays the same for all texts

  /// How a container lays out its children.
  enum Layout {
    case stack(StackSpec, StackStyle)
    case inset(InsetSpec)
    /// A `background` or an `overlay`.
    case decorated(isOverlay: Bool)
    /// A `center` or a `relative`.
    case placed(across: Place, down: Place)
    case ratio(Float)
    case absolute(fills: Bool)
    case wrapper
    case zstack
    case scroll(ScrollSpec)
    case corner(CornerSpec)
    case clip(ClipSpec.Dimensions)
    case linear(LinearSpec)
    case layers(LayersSpec)
    case flow(FlowSpec)
    case fit(FitSpec)
    /// A flexbox of Yoga in one line.
    case flex(FlexPart)
    case host
    case text(Int)
    case leaf(LayoutSize)
    case fill
    /// One without a function of lengths.
    case unknown
  }

  struct Place {
    var position: RelativeSpec.Position
    var takesLeast: Bool
  }

  struct Node {
    var layout: Layout
    var size: ElementSize
    var padding: UsedEdges?
    /// The padding and border of an item of a flexbox, which are around its own padding.
    var frame = UsedEdges.zero
    var placement: PlacementRecord
    var children: [Int]
    var isRightToLeft: Bool
    /// Whether the element reads its own size by rules of its own.
    var readsOwnSize = false
    /// Whether the size across an axis stays the same on each length along it from its own on.
    var isSteady = false
    var holdsUnknownText = false
    /// Whether all that the element and those around it say of lengths in them is whole pixels.
    var isOnGrid = true
    /// Whether the element, or one around it, is gone.
    var isGone = false
    var depth: Int

    /// All space between the element and its content.
    var space: UsedEdges {
      guard let padding else { return frame }
      var space = padding
      space.left += frame.left
      space.right += frame.right
      space.top += frame.top
      space.bottom += frame.bottom
      return space
    }
  }

  /// A text, of which the words may be unknown.
  struct Text {
    var spec: TextSpec
    /// All boxes of the text are within this one.
    var box: TextBox
    /// The height of a line.
    var line: Lengths
    var above: Lengths
    var below: Lengths
    /// The advance of the narrowest letter and of the widest one.
    var narrowest: Float
    var widest: Float
    /// The longest word.
    var word: Float
    /// The most characters.
    var characters: Int
    var paragraphs: Int
    var isUnknown: Bool
  }

  var nodes: [Node] = []
  /// What flexboxes read from themselves and from their children.
  private(set) var flexItems: [Int: FlexPart] = [:]
  private var texts: [Text] = []
  var pixels: PixelGrid
  var tree: LayoutTree
  private var measurer: any TextMeasuring
  private var environment: LayoutEnvironment
  private var range: SizeRange
  private let marks: [TextMarking.Mark]
  /// Whether the lengths of the screen are whole pixels.
  private var isScreenWhole = true
  /// The elements of the texts that are not known.
  private(set) var unknownTexts: [Int] = []
  /// The containers of which nothing is known, with the reason in words.
  var obstacles: [Int: String] = [:]
  /// Those of them of which something may be known in narrower boxes of the texts.
  var passing: Set<Int> = []
  /// The number of containers without a function of lengths.
  private var unknowns = 0

  /// Takes a tree that has been solved with marks in place of unknown texts.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - settings: The settings of that solve.
  ///   - marks: What is known of each unknown text, by the number of its mark.
  init(_ tree: LayoutTree, in settings: PreviewSettings, marks: [TextMarking.Mark]) {
    self.tree = tree
    self.marks = marks
    environment = tree.solvedEnvironment
    pixels = PixelGrid(scale: environment.scale)
    measurer = settings.textMetrics.measurer
    range = settings.range
    read()
  }

  /// Takes the same tree, solved in another size or in other surroundings.
  mutating func move(to tree: LayoutTree, in settings: PreviewSettings) {
    self.tree = tree
    range = settings.range
    let isSame = tree.solvedEnvironment == environment
    environment = tree.solvedEnvironment
    // What a container gives up depends on the size.
    if !isSame || obstacles.count > unknowns { read() }
    findGrid()
  }

  private mutating func read() {
    nodes = []
    flexItems = [:]
    texts = []
    unknownTexts = []
    obstacles = [:]
    passing = []
    measurements = [:]
    for element in tree.elements { add(element) }
    unknowns = obstacles.count
    for index in nodes.indices {
      let parent = tree.parent(of: LayoutElement(index))?.index
      nodes[index].isOnGrid =
        (parent.map { nodes[$0].isOnGrid } ?? true) && nodes[index].lengths.allSatisfy(isWhole)
        && nodes[index].children.allSatisfy { nodes[$0].places.allSatisfy(isWhole) }
        && (flexItems[index]?.lengths.allSatisfy(isWhole) ?? true)
    }
    findGrid()
    for index in nodes.indices.reversed() {
      let children = nodes[index].children
      if children.contains(where: { nodes[$0].holdsUnknownText }) {
        nodes[index].holdsUnknownText = true
      }
      nodes[index].isSteady =
        isSteady(nodes[index]) && children.allSatisfy { nodes[$0].isSteady }
    }
  }

  func isWhole(_ length: Float) -> Bool {
    !length.isFinite || (pixels.ceil(length) == length && pixels.floor(length) == length)
  }

  private mutating func findGrid() {
    isScreenWhole = isWhole(range.max.width) && isWhole(range.max.height)
  }

  /// What rounding takes in an element from a length that is known otherwise than as a sum: nothing
  /// if all lengths around it are whole pixels.
  func grid(in node: Int) -> Float {
    isScreenWhole && nodes[node].isOnGrid ? 0 : Float(1 / pixels.scale)
  }

  /// The advance of the narrowest letter of a text.
  func narrowestLetter(of element: Int) -> Float {
    if case .text(let text) = nodes[element].layout { texts[text].narrowest } else { 0 }
  }

  /// The boxes of the unknown texts if nothing is known of any of them.
  var allTexts: [TextBox] {
    unknownTexts.map { element in
      guard case .text(let text) = nodes[element].layout else {
        return TextBox(width: .none, mayBeEmpty: true, mayHaveWords: false)
      }
      return texts[text].box
    }
  }

  private mutating func add(_ element: LayoutElement) {
    let index = element.index
    let spec = tree.spec(of: element)
    let isRightToLeft = tree.direction(of: element) == .rtl
    let parent = tree.parent(of: element)?.index
    let depth = parent.map { nodes[$0].depth + 1 } ?? 0
    var layout: Layout
    var reason: String?
    switch spec {
    case .stack(let spec): layout = .stack(spec, StackStyle(spec, isRightToLeft: isRightToLeft))
    case .inset(let spec): layout = .inset(spec)
    case .background: layout = .decorated(isOverlay: false)
    case .overlay: layout = .decorated(isOverlay: true)
    case .center(let spec):
      layout = .placed(
        across: Place(
          position: spec.centering.contains(.x) ? .center : .none,
          takesLeast: spec.sizing.contains(.minimumX)),
        down: Place(
          position: spec.centering.contains(.y) ? .center : .none,
          takesLeast: spec.sizing.contains(.minimumY)))
    case .relative(let spec):
      layout = .placed(
        across: Place(
          position: spec.horizontalPosition, takesLeast: spec.sizing.contains(.minimumWidth)),
        down: Place(
          position: spec.verticalPosition, takesLeast: spec.sizing.contains(.minimumHeight)))
    case .ratio(let spec): layout = .ratio(spec.ratio.heightToWidth)
    case .absolute(let spec): layout = .absolute(fills: spec.sizing == .fill)
    case .wrapper: layout = .wrapper
    case .zstack: layout = .zstack
    case .scroll(let spec): layout = .scroll(spec)
    case .corner(let spec): layout = .corner(spec)
    case .clip(let spec): layout = .clip(spec.clippedDimensions)
    case .linear(let spec): layout = .linear(spec)
    case .layers(let spec): layout = .layers(spec)
    case .flow(let spec): layout = .flow(spec)
    case .text(let spec):
      if let text = text(spec) {
        layout = .text(texts.count)
        texts.append(text)
      } else {
        layout = .unknown
        reason = spec.minScale < 1 ? "its letters get smaller" : "its letters are those of a system"
      }
    case .image(let spec): layout = .leaf(spec.knownSize ?? .zero)
    case .view(let spec):
      if tree.firstChild(of: element) != nil {
        layout = .host
      } else {
        switch spec.knownSize {
        case .none: layout = .leaf(.zero)
        case .size(let size): layout = .leaf(size)
        case .fill: layout = .fill
        }
      }
    case .spacer: layout = .leaf(.zero)
    case .flex(let spec):
      let part = flexPart(of: element, spec)
      // What a child says is told of the flexbox around it.
      reason = part.lineObstacle ?? (part.line?.isNested == true ? nil : part.obstacle)
      layout = reason == nil ? .flex(part) : .unknown
    case .fit(let spec): layout = .fit(spec)
    case .grid, .custom:
      layout = .unknown
      reason = "'\(spec.kind.rawValue)' has no function of lengths"
    }
    if depth > Self.deepest {
      layout = .unknown
      reason = "it is in too many others"
    }
    var children: [Int] = []
    // The tree knows of one alternative alone, which the marks have made it take.
    if spec.kind.takesChildren, spec.kind != .fit {
      var next = tree.firstChild(of: element)
      while let child = next {
        children.append(child.index)
        next = tree.nextSibling(of: child)
      }
    }
    var node = Node(
      layout: layout, size: tree.ownSize(of: element), padding: tree.padding(of: element),
      placement: tree.placement(of: element), children: children, isRightToLeft: isRightToLeft,
      depth: depth)
    node.isGone = tree.isGone(element) || parent.map { nodes[$0].isGone } ?? false
    if case .text(let spec) = spec, spec.holdsMark {
      node.holdsUnknownText = true
      if case .text = layout, !node.isGone { unknownTexts.append(index) }
    }
    if let parent, !node.isGone, case .fit = nodes[parent].layout {
      nodes[parent].children.append(index)
    }
    // What no stack measures has its size from its parent.
    let around = parent.map { tree.kind(of: LayoutElement($0)) }
    if around == .flex || around == .grid { node.size = .auto }
    if case .flex(let part) = layout {
      flexItems[index] = part
    } else if around == .flex {
      let own: FlexSpec? = if case .flex(let spec) = spec { spec } else { nil }
      let part = flexPart(of: element, own)
      flexItems[index] = part
      node.frame = part.edges
    }
    node.readsOwnSize =
      around == .linear || around == .layers || around == .flow
    nodes.append(node)
    if let reason { obstacles[index] = reason }
  }

  /// Returns what a flexbox reads from an element; `spec` is its own, if it is a flexbox.
  private func flexPart(of element: LayoutElement, _ spec: FlexSpec?) -> FlexPart {
    let isRightToLeft = tree.direction(of: element) == .rtl
    var (item, around): (FlexItem?, FlexSpec?) = (nil, nil)
    if let parent = tree.parent(of: element), case .flex(let spec) = tree.spec(of: parent) {
      around = spec
      item = if case .flex(let said) = tree.placement(of: element) { said } else { FlexItem() }
    }
    var size = tree.ownSize(of: element)
    if let parent = tree.parent(of: element),
      [.linear, .layers, .flow].contains(tree.kind(of: parent))
    {
      size = .auto
    }
    var part = FlexPart(item, spec, size, in: around, isRightToLeft: isRightToLeft)
    if let parent = tree.parent(of: element), item != nil,
      (tree.direction(of: parent) == .rtl) != isRightToLeft
    {
      part.obstacle = "it has a direction of its own"
    }
    return part
  }

  /// The height of each line of a text; nil if lines may have several.
  func lineHeight(of element: Int) -> Float? {
    guard case .text(let text) = nodes[element].layout, texts[text].line.isPoint else { return nil }
    return texts[text].line.low
  }

  /// The most levels of containers, so that the stack suffices.
  private static let deepest = 100

  /// Whether a container keeps its size across an axis; see ``Constraints/natural``.
  private func isSteady(_ node: Node) -> Bool {
    // What rounding takes would be taken again.
    guard !node.size.hasPercent, node.lengths.allSatisfy(isWhole) else { return false }
    switch node.layout {
    case .text, .leaf: return true
    case .inset(let spec):
      return [
        spec.insets.left(.ltr), spec.insets.right(.ltr), spec.insets.upper, spec.insets.lower,
      ]
      .allSatisfy { $0?.isPlain ?? true }
    case .stack(_, let style):
      guard !style.wraps else { return false }
      var flexible = 0
      for child in node.children {
        guard case .stack(let item) = nodes[child].placement else { continue }
        if item.flexBasis.isPercent { return false }
        if item.isFlexible { flexible += 1 }
      }
      // The only one is measured otherwise in an exact length.
      return flexible != 1
    case .decorated, .placed, .ratio, .absolute, .wrapper, .zstack, .scroll, .corner, .clip,
      .linear, .layers, .flow, .fit, .flex, .host, .fill, .unknown:
      return false
    }
  }

  // MARK: Texts

  /// Returns what is known of a text; nil if its lines cannot be told from its width.
  private func text(_ spec: TextSpec) -> Text? {
    guard spec.minScale >= 1,
      measurer is ProportionalTextMetrics || measurer is FixedTextMetrics
    else { return nil }
    // The least that it says.
    let fixed = spec.replacingMarks { marks[$0].mayBeEmpty ? "" : "i" }
    let full = spec.replacingMarks { String(repeating: "漢", count: marks[$0].most) }
    func natural(_ spec: TextSpec) -> TextMeasurement {
      var spec = spec
      spec.maxLines = 0
      return measurer.measure(spec, maxWidth: .infinity, environment: environment)
    }
    let isUnknown = spec.holdsMark
    let (least, most) = (natural(fixed).size.width, natural(full).size.width)
    var text = Text(
      spec: spec,
      box: TextBox(
        width: Lengths(least, most), mayBeEmpty: fixed.hasNoLetters,
        mayHaveWords: !full.hasNoLetters),
      line: .none, above: .none, below: .none, narrowest: .infinity, widest: 0, word: most,
      characters: full.letters.count, paragraphs: 1, isUnknown: isUnknown)
    if isUnknown { text.box.width.high *= 1.0001 }
    text.paragraphs += full.letters.count(where: \.isNewline)
    var isFirst = true
    for run in spec.runs.isEmpty ? [TextRun(content: .verbatim(""))] : spec.runs {
      var letter = spec
      letter.runs = spec.runs.isEmpty ? [] : [run]
      func measured(_ words: String) -> TextMeasurement {
        if letter.runs.isEmpty {
          letter.content = words
        } else {
          letter.runs[0].content = words
        }
        return natural(letter)
      }
      let wide = measured("漢")
      text.widest = max(text.widest, wide.size.width)
      text.narrowest = min(text.narrowest, measured("i").size.width)
      let above = Lengths(wide.ascender)
      let below = Lengths(-wide.descender)
      text.above = isFirst ? above : text.above.joined(above)
      text.below = isFirst ? below : text.below.joined(below)
      isFirst = false
    }
    text.line = text.above + text.below
    text.word = longestWord(of: spec, widest: text.widest, most)
    return text
  }

  /// The most letters of a word of an unknown text.
  static let longestWord = 12

  /// Returns a width that no word of a text exceeds.
  private func longestWord(
    of spec: TextSpec, widest: Float, _ most: Float
  ) -> Float {
    var (longest, current) = (0, 0)
    for letter in spec.letters.unicodeScalars {
      if letter.properties.isWhitespace {
        current = 0
      } else if let mark = UnknownText.number(of: Character(letter)) {
        current += min(marks[mark].most, Self.longestWord)
      } else {
        current += 1
      }
      longest = max(longest, current)
    }
    // A word may end within a text that has spaces, and another begin there.
    return min(most * 1.0001, Float(longest) * widest)
  }

  // MARK: Constraints

  struct Axis: Hashable {
    /// The least and the greatest length.
    var low: Lengths
    var high: Lengths
    /// The length that percents refer to; infinite if there is none.
    var whole: Lengths
    /// Whether both ends are one length, whichever that is.
    var isExact: Bool
    /// Another greatest length, not below ``high``, at which the element takes no more than
    /// ``high``.
    ///
    /// The size of something steady across this axis is the same then as it was with that length.
    /// Without it nothing would be known of what is measured again in its own size: the box of the
    /// size has lost of which text it is.
    var natural: Lengths?

    init(_ low: Lengths, _ high: Lengths, whole: Lengths, isExact: Bool = false) {
      self.low = low
      self.high = high
      self.whole = whole
      self.isExact = isExact || (low.isPoint && low == high)
    }

    init(exactly length: Lengths, whole: Lengths, natural: Lengths? = nil) {
      self.init(length, length, whole: whole, isExact: true)
      self.natural = natural
    }

    /// The greatest length that lines are broken at.
    var breaking: Lengths { natural ?? high }

    /// What percents of the children of a stack refer to: its length, if it has but one.
    var wholeOfChildren: Lengths {
      if isExact { return low }
      return high.low <= low.high ? Lengths(low.low, .infinity) : Lengths(.infinity)
    }

    /// The axis with its greatest length as the one that percents refer to.
    var asParent: Axis {
      var axis = self
      axis.whole = high
      return axis
    }

    func clamp(_ length: Lengths) -> Lengths {
      Lengths(
        Self.clamp(length.low, low.low, high.low), Self.clamp(length.high, low.high, high.high))
    }

    private static func clamp(_ length: Float, _ low: Float, _ high: Float) -> Float {
      length < low ? low : length > high ? high : length
    }

    /// The axis inside of an element's own lengths.
    func within(_ least: Interval, _ most: Interval) -> Axis {
      let first = Interval(low.low, high.low).intersection(least)
      let last = Interval(low.high, high.high).intersection(most)
      var axis = Axis(
        Lengths(first.low, last.low), Lengths(first.high, last.high), whole: whole,
        isExact: isExact || (least.low == least.high && most.low == most.high))
      axis.natural = natural.map {
        Lengths(max(min($0.low, least.high), first.high), max(min($0.high, most.high), last.high))
      }
      return axis
    }

    func inside(_ edges: Lengths, isInfinite: Bool = false) -> Axis {
      func inside(_ lengths: Lengths) -> Lengths {
        Lengths(
          lengths.low < .infinity ? max(lengths.low - edges.high, 0) : .infinity,
          lengths.high < .infinity ? max(lengths.high - edges.low, 0) : .infinity)
      }
      var axis = Axis(
        isInfinite ? .none : inside(low), inside(high), whole: inside(whole),
        isExact: isExact && !isInfinite && edges.isPoint)
      if edges.isPoint { axis.natural = natural.map(inside) }
      return axis
    }
  }

  struct Constraints: Hashable {
    var width: Axis
    var height: Axis

    init(_ width: Axis, _ height: Axis) {
      self.width = width
      self.height = height
    }

    init(along: Axis, across: Axis, isRow: Bool) {
      self.init(isRow ? along : across, isRow ? across : along)
    }

    var asParent: Constraints { Constraints(width.asParent, height.asParent) }
  }

  struct Answer {
    var width: Lengths
    var height: Lengths
    var ascender = Lengths.none
    var descender = Lengths.none
    /// Whether all lines of a text are sure to be seen, and whether one is.
    var showsAll = true
    var showsOne = true

    func along(_ isRow: Bool) -> Lengths { isRow ? width : height }
  }

  // MARK: Solving

  private var textBoxes: [Int: TextBox] = [:]
  /// What the container that is being placed was offered, before its own size.
  private var offered: Constraints?
  private var known: [Int: [Constraints: Answer]] = [:]
  /// The sizes of boxes in flexboxes, before their edges are rounded.
  var knownBoxes: [Int: [Constraints: Answer]] = [:]
  var frames: [FrameBox?] = []
  /// The ways of the stacks that are being placed, of which one is taken.
  var openWays = 1
  /// The alternatives that may be taken.
  private var takenAlternatives: Set<Int> = []
  /// The sizes of known texts in some widths.
  private var measurements: [Int: [Float: TextMeasurement]] = [:]

  /// Returns all frames of each element, if the texts are in these boxes; nil for an element of
  /// which nothing is known.
  ///
  /// The boxes are those of ``unknownTexts``, in their order.
  mutating func frames(with boxes: [TextBox]) -> [FrameBox?] {
    textBoxes = Dictionary(uniqueKeysWithValues: zip(unknownTexts, boxes))
    known.removeAll(keepingCapacity: true)
    knownBoxes.removeAll(keepingCapacity: true)
    frames = [FrameBox?](repeating: nil, count: nodes.count)
    takenAlternatives = []
    for node in passing { obstacles[node] = nil }
    passing = []
    guard !nodes.isEmpty, !tree.isGone(.root) else { return frames }
    let (least, most) = (range.min, range.max)
    let root = Constraints(
      Axis(Lengths(least.width), Lengths(most.width), whole: Lengths(most.width)),
      Axis(Lengths(least.height), Lengths(most.height), whole: Lengths(most.height)))
    let answer = measure(0, root)
    put(0, x: .none, y: .none, root, answer, in: (answer.width, answer.height))
    return frames
  }

  func pixel(_ lengths: Lengths) -> Lengths {
    lengths.mapped { pixels.ceil(min(max($0, 0), 9_999_999)) }
  }

  /// What rounding to pixels takes from a sum that was made in another order than the engine's.
  static let noise: Float = 0x1p-12

  private func own(_ node: Int, _ c: Constraints) -> Constraints {
    let size = nodes[node].size
    guard !size.isAuto, !nodes[node].readsOwnSize else { return c }
    // A flexbox reads its own size by rules of its own.
    if case .flex = nodes[node].layout { return c }
    func axis(_ axis: Axis, _ range: (Float) -> Interval) -> Axis {
      let all = axis.whole.ends.map(range)
      let (least, most) = (all.map(\.low), all.map(\.high))
      return axis.within(
        Interval(least.min() ?? 0, most.min() ?? 0), Interval(least.max() ?? 0, most.max() ?? 0))
    }
    return Constraints(
      axis(c.width) { size.widthRange(parent: $0) }, axis(c.height) { size.heightRange(parent: $0) }
    )
  }

  mutating func measure(_ node: Int, _ c: Constraints) -> Answer {
    if let answer = known[node]?[c] { return answer }
    let inner = own(node, c)
    var answer: Answer
    if let space = nodes[node].padding {
      let (across, down) = (Lengths(space.left + space.right), Lengths(space.top + space.bottom))
      let content = Constraints(inner.width.inside(across), inner.height.inside(down))
      answer = self.content(node, content, in: nil)
      answer.width = inner.width.clamp(pixel(answer.width) + across)
      answer.height = inner.height.clamp(pixel(answer.height) + down)
      answer.ascender = Lengths(
        min(answer.ascender.low, answer.ascender.low + space.top),
        answer.ascender.high + space.top)
      answer.descender = Lengths(answer.descender.low - space.bottom, answer.descender.high)
    } else {
      answer = self.content(node, inner, in: nil)
    }
    if node == 0, case .flex = nodes[node].layout {
      // Nothing around it rounds its length up.
      answer.width = nearestPixel(answer.width)
      answer.height = nearestPixel(answer.height)
    } else {
      answer.width = pixel(answer.width)
      answer.height = pixel(answer.height)
    }
    if case .unknown = nodes[node].layout { answer = solved(node, c) ?? answer }
    known[node, default: [:]][c] = answer
    return answer
  }

  /// Returns the size that an element has in the solve that was before, if that offered it the same
  /// lengths and no unknown text is in it.
  private func solved(_ node: Int, _ c: Constraints) -> Answer? {
    let element = LayoutElement(node)
    // What a flexbox offers is with padding and border, and its frame is rounded otherwise.
    guard !nodes[node].holdsUnknownText, flexItems[node] == nil,
      let offer = tree.offer(of: element)
    else { return nil }
    func isSame(_ axis: Axis, _ lengths: OfferedLengths) -> Bool {
      axis.low == Lengths(lengths.least) && axis.high == Lengths(lengths.most)
        && axis.whole == Lengths(lengths.whole)
    }
    guard isSame(c.width, offer.width), isSame(c.height, offer.height) else { return nil }
    let size = tree.frame(of: element).size
    return Answer(
      width: Lengths(size.width), height: Lengths(size.height), ascender: .any,
      descender: Lengths(-Lengths.any.high, Lengths.any.high))
  }

  /// Puts an element at a place in its parent, whose content is as large as `room`, and puts all
  /// that is in it.
  ///
  /// `over` is how far it ends behind the content at most, where more is known than the sum of
  /// place and size tells.
  mutating func put(
    _ node: Int, x: Lengths, y: Lengths, _ c: Constraints, _ answer: Answer,
    in room: (width: Lengths, height: Lengths), over: (across: Float?, down: Float?) = (nil, nil),
    isRounded: Bool = false, lacks: (across: Bool, down: Bool) = (false, false),
    mayBeginBefore: (across: Bool, down: Bool) = (false, false)
  ) {
    var over = over
    var space = UsedEdges.zero
    var around = (width: room.width.low, height: room.height.low)
    var (rounding, isInParts) = (Float(0), isRounded)
    if let parent = tree.parent(of: LayoutElement(node))?.index {
      rounding = grid(in: parent)
      space = nodes[parent].space
      let turns = tree.kind(of: LayoutElement(parent)).turns && nodes[parent].isRightToLeft
      if turns { swap(&space.left, &space.right) }
      if let frame = frames[parent] {
        around = (frame.width.low, frame.height.low)
        if frame.lacks.across { over.across = nil }
        if frame.lacks.down { over.down = nil }
        if frame.isRounded {
          rounding = Float(1 / pixels.scale)
          isInParts = true
        }
      }
    }
    /// Returns how far an end is behind that of the parent at most.
    /// Where there is no room between the paddings, what is mirrored is so in a content of nothing.
    func start(_ before: Float, _ after: Float, _ around: Float) -> Lengths {
      Lengths(around < before + after ? min(before, around - after) : before, before)
    }
    func outside(
      _ place: Lengths, _ length: Lengths, _ over: Float?, _ before: Float, _ after: Float,
      _ around: Float
    ) -> Float {
      let sum = place.high + before + length.high - around
      // Where there is no room between the paddings, the content does not end at one of them.
      guard let over, around >= before + after else {
        return max(-place.low - start(before, after, around).low, sum)
      }
      return max(-place.low - before, min(sum, over + rounding - after))
    }
    frames[node] = FrameBox(
      x: x + start(space.left, space.right, around.width), y: y + space.top, width: answer.width,
      height: answer.height,
      across: outside(x, answer.width, over.across, space.left, space.right, around.width),
      down: outside(y, answer.height, over.down, space.top, space.bottom, around.height),
      showsAll: answer.showsAll, showsOne: answer.showsOne, isRounded: isInParts,
      mayBeginBefore: mayBeginBefore, lacks: lacks)
    if case .unknown = nodes[node].layout {
      frames[node]?.mayOverlap = true
      if solved(node, c) != nil { putAsSolved(node) }
      return
    }
    guard !nodes[node].children.isEmpty else { return }
    let inner = own(node, c)
    let padding = nodes[node].padding ?? .zero
    let content = Constraints(
      inner.width.inside(Lengths(padding.left + padding.right)),
      inner.height.inside(Lengths(padding.top + padding.bottom)))
    let inside = nodes[node].space
    let size = (
      width: (answer.width - Lengths(inside.left + inside.right)).atLeast(0),
      height: (answer.height - Lengths(inside.top + inside.bottom)).atLeast(0)
    )
    offered = c
    _ = self.content(node, content, in: size)
  }

  /// Gives all elements in one their frames of the solve that was before.
  private mutating func putAsSolved(_ node: Int) {
    for element in tree.subtree(of: LayoutElement(node)).dropFirst() {
      guard tree.isPresent(element), let parent = tree.parent(of: element) else { continue }
      let (frame, around) = (tree.frame(of: element), tree.frame(of: parent))
      var box = FrameBox(
        x: Lengths(startsAtRight(parent) ? around.width - frame.x - frame.width : frame.x),
        y: Lengths(frame.y),
        width: Lengths(frame.width),
        height: Lengths(frame.height),
        across: max(-frame.x, frame.x + frame.width - around.width),
        down: max(-frame.y, frame.y + frame.height - around.height))
      box.isSolved = true
      if let lines = tree.lines(of: element) {
        box.showsAll = !lines.isTruncated
        box.showsOne = !lines.isTruncated || lines.count > 0
      }
      frames[element.index] = box
    }
  }

  /// Whether the places of an element's children are counted from its right edge.
  private func startsAtRight(_ parent: LayoutElement) -> Bool {
    guard nodes[parent.index].isRightToLeft else { return false }
    if case .inset(let spec) = tree.spec(of: parent) { return spec.insets.saysStartOrEnd }
    return tree.kind(of: parent).turns
  }

  /// Measures the content of an element, and puts its children in a content of the size `room`, if
  /// there is one.
  mutating func content(
    _ node: Int, _ c: Constraints, in room: (width: Lengths, height: Lengths)?
  ) -> Answer {
    let children = nodes[node].children
    switch nodes[node].layout {
    case .text(let text): return lines(of: text, node, c)
    case .leaf(let size):
      return Answer(
        width: c.width.clamp(Lengths(size.width)), height: c.height.clamp(Lengths(size.height)))
    case .fill: return fill(c)
    case .unknown:
      var answer = Answer(width: .any, height: .any, ascender: .any)
      answer.descender = Lengths(-Lengths.any.high, Lengths.any.high)
      answer.showsAll = false
      answer.showsOne = false
      return answer
    case .stack(_, let style):
      guard !children.isEmpty else { return empty(c) }
      return stack(node, style, c, in: room)
    case .inset(let spec): return inset(node, spec, c, in: room)
    case .decorated(let isOverlay): return decorated(node, isOverlay, c, in: room)
    case .placed(let across, let down): return placed(node, across, down, c, in: room)
    case .ratio(let ratio): return self.ratio(node, ratio, c, in: room)
    case .absolute(let fills): return absolute(node, fills, c, in: room)
    case .wrapper: return wrapper(node, c, in: room)
    case .zstack: return zstack(node, c, in: room)
    case .scroll(let spec): return scroll(node, spec, c, in: room)
    case .corner(let spec): return corner(node, spec, c, in: room)
    case .clip(let dimensions): return clip(node, dimensions, c, in: room)
    case .linear(let spec): return linear(node, spec, c, in: room)
    case .layers(let spec): return layers(node, spec, c, in: room)
    case .flow(let spec): return flow(node, spec, c, in: room)
    case .fit(let spec): return fit(node, spec, c, in: room)
    case .flex(let part): return flexbox(node, part, c, in: room)
    case .host: return host(node, c, in: room)
    }
  }

  func empty(_ c: Constraints) -> Answer {
    Answer(width: c.width.clamp(.none), height: c.height.clamp(.none))
  }

  private func fill(_ c: Constraints) -> Answer {
    let isFree = [c.width, c.height].contains { $0.high.high == .infinity }
    guard isFree else { return Answer(width: c.width.high, height: c.height.high) }
    let isSurelyFree = [c.width, c.height].contains { $0.high.low == .infinity }
    let least = empty(c)
    guard !isSurelyFree else { return least }
    return Answer(
      width: Lengths(least.width.low, min(c.width.high.high, 9_999_999)),
      height: Lengths(least.height.low, min(c.height.high.high, 9_999_999)))
  }

  private func child(_ node: Int, at place: Int) -> Int? {
    tree.child(of: LayoutElement(node), at: place).flatMap { tree.isGone($0) ? nil : $0.index }
  }
}

// MARK: Texts

extension IntervalSolver {
  private mutating func lines(of number: Int, _ node: Int, _ c: Constraints) -> Answer {
    let text = texts[number]
    if !text.isUnknown, let answer = knownLines(of: number, c) { return answer }
    let box = textBoxes[node] ?? text.box
    let most = c.width.breaking
    let counts = text.lines(in: box, most)
    var widths = box.width
    if box.width.high > most.low {
      widths.high = min(box.width.high, max(most.high + 0.01, text.widest))
      widths.low = min(box.width.low, box.mayBeEmpty ? 0 : min(text.narrowest, most.low))
    }
    // A limit of lines leaves words out.
    let limit = Int(text.spec.maxLines)
    let shown = limit > 0 ? (min(counts.low, limit), min(counts.high, limit)) : counts
    if limit > 0, counts.high > limit { widths.low = 0 }
    let heights = Lengths(text.height(shown.0, isLow: true), text.height(shown.1, isLow: false))
    let words = box.mayHaveWords
    let room = c.height.natural?.low ?? c.height.high.low
    return Answer(
      width: c.width.clamp(widths), height: c.height.clamp(heights),
      ascender: Lengths(box.mayBeEmpty ? 0 : text.above.low, words ? text.above.high : 0),
      descender: Lengths(words ? -text.below.high : 0, box.mayBeEmpty ? 0 : -text.below.low),
      showsAll: !words || heights.high <= room, showsOne: !words || text.line.high <= room)
  }
}

extension IntervalSolver {
  /// Returns the size of a text that is known; nil if its lines may be any between two widths.
  private mutating func knownLines(of number: Int, _ c: Constraints) -> Answer? {
    let text = texts[number]
    let most = c.width.breaking
    let first = measured(number, most.low)
    var (least, greatest) = (first, first)
    if !most.isPoint {
      guard text.word <= most.low, text.line.isPoint else { return nil }
      least = measured(number, most.high)
      greatest.size.width = max(least.size.width, min(text.box.width.high, most.high))
      least.size.width = min(text.box.width.low, most.low / 2)
    }
    let room = c.height.natural?.low ?? c.height.high.low
    // The engine takes a thousandth of a point for none.
    let height = greatest.size.height
    let needed = height - (0x1p-10 + height * 0x1p-20)
    return Answer(
      width: c.width.clamp(Lengths(least.size.width, greatest.size.width)),
      height: c.height.clamp(Lengths(least.size.height, greatest.size.height)),
      ascender: Lengths(first.ascender), descender: Lengths(first.descender),
      showsAll: needed <= room, showsOne: min(needed, text.line.high) <= room)
  }

  private mutating func measured(_ number: Int, _ width: Float) -> TextMeasurement {
    if let known = measurements[number]?[width] { return known }
    let answer = measurer.measure(
      texts[number].spec, maxWidth: width, environment: environment)
    measurements[number, default: [:]][width] = answer
    return answer
  }
}

extension IntervalSolver.Text {
  /// Returns the least and the greatest number of lines in a width of at most `most`.
  ///
  /// A line ends where the next word would not fit. So two lines beside each other are wider
  /// together than the width, but for a word that is longer than a line: its last part may be any.
  fileprivate func lines(in box: TextBox, _ most: Lengths) -> (low: Int, high: Int) {
    guard box.mayHaveWords else {
      let empty = spec.hasNoLetters ? 0 : 1
      return (0, max(empty, paragraphs - 1))
    }
    var least = box.mayBeEmpty ? 0 : 1
    if !box.mayBeEmpty, box.width.low > most.high + 1, most.high > widest * 2, paragraphs == 1 {
      least = 2
    }
    guard box.width.high > most.low else { return (least, paragraphs) }
    let width = box.width.high
    let whole = word <= most.low ? most.low : most.low - widest
    var greatest = characters + paragraphs
    if whole > 1 {
      greatest = min(greatest, 2 * Int((width * 1.001 / whole).rounded(.down)) + paragraphs)
    }
    let letters = Int((most.low / (widest * 1.001)).rounded(.down))
    greatest = min(greatest, 2 * (characters / max(letters + 1, 2)) + paragraphs)
    let full = most.low - word - widest
    if full > 1 {
      greatest = min(greatest, Int((width * 1.001 / full).rounded(.down)) + paragraphs)
    }
    return (least, greatest)
  }

  /// Returns the height of lines, added as the engine adds it.
  fileprivate func height(_ lines: Int, isLow: Bool) -> Float {
    var height: Float = 0
    for _ in 0..<min(lines, 20_000) {
      height += isLow ? above.low + below.low : above.high + below.high
    }
    return height
  }
}

extension TextSpec {
  /// All characters of the text.
  fileprivate var letters: String {
    runs.isEmpty ? content : runs.reduce("") { $0 + $1.content }
  }

  fileprivate var hasNoLetters: Bool { letters.isEmpty }

  /// Whether an unknown text is in the text.
  var holdsMark: Bool { UnknownText.isIn(letters) }

  /// Returns the text with words in place of each mark.
  fileprivate func replacingMarks(_ words: (Int) -> String) -> TextSpec {
    func replaced(_ text: String) -> String {
      text.unicodeScalars.reduce(into: "") { result, letter in
        if let mark = UnknownText.number(of: Character(letter)) {
          result += words(mark)
        } else {
          result.unicodeScalars.append(letter)
        }
      }
    }
    var text = self
    text.content = replaced(content)
    for index in text.runs.indices { text.runs[index].content = replaced(runs[index].content) }
    return text
  }
}

extension ElementSize {
  var hasPercent: Bool {
    [width, height, minWidth, minHeight, maxWidth, maxHeight].contains(where: \.isPercent)
  }
}

extension LayoutDimension {
  /// Whether it is a finite number of points.
  fileprivate var isPlain: Bool {
    if case .points(let points) = self { points < .infinity } else { false }
  }
}

// MARK: Containers of one child or two

extension IntervalSolver {
  typealias Room = (width: Lengths, height: Lengths)?

  private mutating func inset(
    _ node: Int, _ spec: InsetSpec, _ c: Constraints, in room: Room
  ) -> Answer {
    guard let child = nodes[node].children.first else { return empty(c) }
    let direction: WritingDirection = nodes[node].isRightToLeft ? .rtl : .ltr
    let safe = spec.safeArea.rawValue == 0 ? .zero : environment.usedSafeArea
    var sides = (
      spec.insets.left(direction), spec.insets.right(direction),
      spec.safeArea.contains(.left) ? safe.left : 0, spec.safeArea.contains(.right) ? safe.right : 0
    )
    // What is said of start and end is seen from there.
    if nodes[node].isRightToLeft, spec.insets.saysStartOrEnd {
      sides = (sides.1, sides.0, sides.3, sides.2)
    }
    let across = Edges(sides.0, sides.1, whole: c.width.whole, sides.2, sides.3)
    let down = Edges(
      spec.insets.upper, spec.insets.lower, whole: c.height.whole,
      spec.safeArea.contains(.top) ? safe.top : 0, spec.safeArea.contains(.bottom) ? safe.bottom : 0
    )
    let inner = Constraints(
      c.width.inside(across.sum, isInfinite: across.isInfinite),
      c.height.inside(down.sum, isInfinite: down.isInfinite))
    let answer = measure(child, inner)
    if let room {
      let x = across.position(of: answer.width, in: room.width)
      let y = down.position(of: answer.height, in: room.height)
      put(
        child, x: x, y: y, inner, answer, in: room,
        over: (
          across.over(of: answer.width, in: room.width, isHeld: isHeld(child, in: inner)),
          down.over(of: answer.height, in: room.height, isHeld: isHeld(child, in: inner))
        ))
    }
    return Answer(
      width: across.outside(answer.width, c.width), height: down.outside(answer.height, c.height))
  }

  /// The insets of one axis, in points or infinite.
  private struct Edges {
    let before: Lengths
    let after: Lengths
    let isInfinite: Bool

    init(
      _ before: LayoutDimension?, _ after: LayoutDimension?, whole: Lengths, _ safeBefore: Float,
      _ safeAfter: Float
    ) {
      func length(_ edge: LayoutDimension?, _ safe: Float) -> Lengths {
        let ends = whole.ends.map { edge?.length(of: $0, isSigned: true) ?? 0 }
        return Lengths((ends.min() ?? 0) + safe, (ends.max() ?? 0) + safe)
      }
      self.before = length(before, safeBefore)
      self.after = length(after, safeAfter)
      isInfinite = self.before.high == .infinity || self.after.high == .infinity
    }

    var sum: Lengths {
      (before.high == .infinity ? .none : before) + (after.high == .infinity ? .none : after)
    }

    func outside(_ content: Lengths, _ axis: Axis) -> Lengths {
      let own = axis.clamp(content + sum)
      guard isInfinite, axis.high.low < .infinity else { return own }
      return axis.high.high < .infinity ? axis.high : own.joined(axis.high)
    }

    func position(of content: Lengths, in room: Lengths) -> Lengths {
      if before.high < .infinity { return before }
      let free = room - content
      if after.high < .infinity { return (free - after).opened }
      return Lengths(min(free.low / 2 - 1, free.low), max(free.high / 2 + 1, 0)).opened
    }

    /// Returns how far a child is behind the end of the content at most; nil if only its place and
    /// its size tell.
    ///
    /// One that is held is never longer than what is left between the insets.
    func over(of content: Lengths, in room: Lengths, isHeld: Bool) -> Float? {
      let fits = isHeld || content.high + sum.high <= room.low
      guard fits else { return nil }
      if before.high < .infinity {
        return max(after.high < .infinity ? -after.low : 0, before.high - room.low)
      }
      guard content.high + sum.high <= room.low else { return nil }
      return after.high < .infinity ? -after.low : 0
    }
  }

  private mutating func decorated(
    _ node: Int, _ isOverlay: Bool, _ c: Constraints, in room: Room
  ) -> Answer {
    var answer = empty(c)
    if let content = child(node, at: 0) {
      answer = measure(content, c)
      answer.ascender = .none
      answer.descender = .none
      answer.showsAll = true
      answer.showsOne = true
      if let room {
        put(content, x: .none, y: .none, c, measure(content, c), in: room, over: (0, 0))
      }
    }
    guard let room, let slot = child(node, at: 1) else { return answer }
    let inner = Constraints(
      Axis(exactly: answer.width, whole: isOverlay ? answer.width : c.width.whole),
      Axis(exactly: answer.height, whole: isOverlay ? answer.height : c.height.whole))
    let behind = measure(slot, inner)
    let over: Float? = isHeld(slot, in: inner) ? 0 : nil
    put(slot, x: .none, y: .none, inner, behind, in: room, over: (over, over))
    return answer
  }

  /// Whether an element is never larger than it is offered; its own size never makes it so.
  func isHeld(_ node: Int, in c: Constraints? = nil) -> Bool {
    switch nodes[node].layout {
    case .stack, .inset, .placed, .scroll, .text, .leaf, .host, .fill, .clip, .linear, .layers,
      .flow:
      true
    case .decorated: child(node, at: 0).map { isHeld($0, in: c) } ?? true
    case .fit: nodes[node].children.allSatisfy { isHeld($0, in: c) }
    case .corner(let spec): spec.wrapsCorner
    case .flex(let part):
      // It is never smaller than its padding.
      part.frame.across.sum <= c?.width.high.low ?? 0
        && part.frame.down.sum <= c?.height.high.low ?? 0
    case .ratio, .absolute, .wrapper, .zstack, .unknown: false
    }
  }

  /// Whether the frame of an element in some constraints may be smaller than what it needs, where
  /// its parent decides the frame.
  mutating func mayLack(_ node: Int, _ c: Constraints) -> (across: Bool, down: Bool) {
    guard !staysIn(node) else { return (false, false) }
    let answer = measure(node, c)
    return (answer.width.high > c.width.high.low, answer.height.high > c.height.high.low)
  }

  private func staysIn(_ node: Int) -> Bool {
    switch nodes[node].layout {
    case .zstack, .wrapper, .decorated, .corner, .fit:
      isHeld(node) || nodes[node].children.allSatisfy { staysIn($0) }
    default: isHeld(node)  // open: no other container is as large as its children.
    }
  }

  private mutating func placed(
    _ node: Int, _ across: Place, _ down: Place, _ c: Constraints, in room: Room
  ) -> Answer {
    guard let child = nodes[node].children.first else { return empty(c) }
    let inner = Constraints(across.inside(c.width), down.inside(c.height))
    let answer = measure(child, inner)
    if let room {
      var x = across.position(of: answer.width, in: room.width, pixels)
      var y = down.position(of: answer.height, in: room.height, pixels)
      var over: Float?
      if isHeld(child, in: inner) {
        x = x.atLeast(0)
        y = y.atLeast(0)
        over = Float(0.5 / pixels.scale)
      }
      put(child, x: x, y: y, inner, answer, in: room, over: (over, over))
    }
    return Answer(
      width: across.outside(answer.width, c.width), height: down.outside(answer.height, c.height))
  }

  private mutating func ratio(
    _ node: Int, _ ratio: Float, _ c: Constraints, in room: Room
  ) -> Answer {
    guard let child = nodes[node].children.first else { return empty(c) }
    var inner = c
    let (width, height) = (c.width.high, c.height.high)
    let isFree = width.low == .infinity && height.low == .infinity
    if ratio > 0, ratio < .infinity, !isFree {
      func pixel(_ length: Double) -> Float { pixels.floor(Float(min(length, 9_999_999))) }
      let factor = Double(ratio)
      if height.low == .infinity, width.high < .infinity {
        inner.width = Axis(exactly: width, whole: width)
        let high = c.height.clamp(width.mapped { pixel(Double($0) * factor) })
        inner.height = Axis(exactly: high, whole: high)
      } else if width.low == .infinity, height.high < .infinity {
        inner.height = Axis(exactly: height, whole: height)
        let wide = c.width.clamp(height.mapped { pixel(Double($0) / factor) })
        inner.width = Axis(exactly: wide, whole: wide)
      } else if width.high == .infinity || height.high == .infinity {
        // There may be no ratio at all.
        inner.width = Axis(
          .any, Lengths(min(c.width.low.low, width.low), .infinity), whole: Lengths(0, .infinity))
        inner.height = Axis(
          .any, Lengths(min(c.height.low.low, height.low), .infinity), whole: Lengths(0, .infinity))
      } else {
        let (wide, high) = largest(of: factor, in: c)
        inner.width = Axis(exactly: wide, whole: wide)
        inner.height = Axis(exactly: high, whole: high)
      }
    } else {
      inner.width.whole = Lengths(.infinity)
      inner.height.whole = Lengths(.infinity)
    }
    let answer = measure(child, inner)
    if let room {
      put(child, x: .none, y: .none, inner, answer, in: room, over: (0, 0))
    }
    return Answer(width: answer.width, height: answer.height)
  }

  /// Returns the size that comes nearest to a ratio: the greatest width with its height, or the
  /// greatest height with its width.
  private func largest(of factor: Double, in c: Constraints) -> (width: Lengths, height: Lengths) {
    let (width, height) = (c.width.high, c.height.high)
    let most = (min(width.high, 9_999_999), min(height.high, 9_999_999))
    let pixel = Float(1 / pixels.scale)
    func high(_ width: Float) -> Float { pixels.floor(Float(Double(width) * factor)) }
    func wide(_ height: Float) -> Float { pixels.floor(Float(Double(height) / factor)) }
    let least = (min(width.low, wide(height.low)), min(height.low, high(width.low)))
    // It is the shorter of both where no least length counts. What rounding takes is little beside
    // the length then, so that the other one is further from the ratio.
    guard c.width.low.high <= least.0, c.height.low.high <= least.1, least.0 >= 16 * pixel,
      least.1 >= 16 * pixel
    else {
      return (
        Lengths(min(c.width.low.low, width.low), most.0),
        Lengths(min(c.height.low.low, height.low), most.1)
      )
    }
    return (
      Lengths(least.0, min(most.0, wide(height.high) + 3 * pixel)),
      Lengths(least.1, min(most.1, high(width.high) + 3 * pixel))
    )
  }

  private mutating func host(_ node: Int, _ c: Constraints, in room: Room) -> Answer {
    guard let child = nodes[node].children.first else { return empty(c) }
    let answer = measure(child, c.asParent)
    if let room {
      let over: Float? = isHeld(child, in: c) ? 0 : nil
      put(child, x: .none, y: .none, c.asParent, answer, in: room, over: (over, over))
    }
    return Answer(width: c.width.clamp(answer.width), height: c.height.clamp(answer.height))
  }

  /// Lays out each alternative that may be the first one that fits.
  private mutating func fit(
    _ node: Int, _ spec: FitSpec, _ c: Constraints, in room: Room
  ) -> Answer {
    let inner = c.asParent
    var answer: Answer?
    let last = nodes[node].children.last
    for child in nodes[node].children {
      var taken = inner
      var fitsSurely = true
      if child != last {
        let open = Axis(.none, Lengths(.infinity), whole: Lengths(.infinity))
        let isWide = spec.axis != .vertical
        let isHigh = spec.axis != .horizontal
        let ideal = measure(
          child, Constraints(isWide ? open : inner.width, isHigh ? open : inner.height))
        let (across, down) = (inner.width.high, inner.height.high)
        guard !isWide || ideal.width.low <= across.high + 2 * Self.noise,
          !isHigh || ideal.height.low <= down.high + 2 * Self.noise
        else { continue }
        fitsSurely =
          (!isWide || ideal.width.high <= across.low)
          && (!isHigh || ideal.height.high <= down.low)
        // What fits has its ideal size, with the lines that it has without a limit.
        if nodes[child].isSteady {
          if isWide { taken.width = inner.width.fitting(ideal.width) }
          // In a width that it must have, it may be lower.
          let isOwn = inner.width.low.high <= ideal.width.low
          if isHigh, isOwn { taken.height = inner.height.fitting(ideal.height) }
        }
      }
      let found = measure(child, taken)
      answer = answer.map { $0.joined(found) } ?? found
      if let room {
        takenAlternatives.insert(child)
        put(child, x: .none, y: .none, taken, found, in: room, over: (0, 0))
      }
      if fitsSurely { break }
    }
    return answer ?? empty(c)
  }

  /// Whether an element is an alternative that is not taken, whatever the texts are.
  func isLeftOut(_ node: Int) -> Bool {
    guard let parent = tree.parent(of: LayoutElement(node))?.index,
      case .fit = nodes[parent].layout, let around = frames[parent]
    else { return false }
    return around.isSolved
      ? tree.isLeftOut(LayoutElement(node)) : !takenAlternatives.contains(node)
  }

  private mutating func scroll(
    _ node: Int, _ spec: ScrollSpec, _ c: Constraints, in room: Room
  ) -> Answer {
    guard let child = nodes[node].children.first else { return empty(c) }
    var inner = c.asParent
    func open(_ axis: Axis) -> Axis {
      Axis(
        spec.fillsViewport ? axis.low : .none, Lengths(.infinity), whole: Lengths(.infinity))
    }
    if spec.axis != .vertical { inner.width = open(c.width) }
    if spec.axis != .horizontal { inner.height = open(c.height) }
    let answer = measure(child, inner)
    if let room {
      // What scrolls may end behind its viewport.
      let over: Float? = isHeld(child, in: inner) ? 0 : nil
      // From right to left the content is at the right, by its length before rounding.
      var x = Lengths.none
      if nodes[node].isRightToLeft {
        x = (room.width - answer.width).atLeast(0)
        x.low = max(x.low - Float(1 / pixels.scale), 0)
      }
      put(
        child, x: x, y: .none, inner, answer, in: room,
        over: (spec.axis == .vertical ? over : nil, spec.axis == .horizontal ? over : nil))
    }
    return Answer(width: c.width.clamp(answer.width), height: c.height.clamp(answer.height))
  }

  private mutating func clip(
    _ node: Int, _ dimensions: ClipSpec.Dimensions, _ c: Constraints, in room: Room
  ) -> Answer {
    guard let child = nodes[node].children.first else { return empty(c) }
    let answer = measure(child, c.asParent)
    if let room {
      var shown = c.asParent
      // What is clipped is laid out without a limit, as if the clip had no size of its own.
      if dimensions != .none {
        let raw = offered ?? c
        func axis(_ axis: Axis, _ whole: Lengths, isOpen: Bool) -> Axis {
          isOpen
            ? Axis(axis.low, Lengths(.infinity), whole: whole)
            : Axis(axis.low, axis.high, whole: whole, isExact: axis.isExact)
        }
        shown = Constraints(
          axis(raw.width, shown.width.whole, isOpen: dimensions == .width),
          axis(raw.height, shown.height.whole, isOpen: dimensions == .height))
      }
      put(child, x: .none, y: .none, shown, measure(child, shown), in: room)
    }
    return Answer(width: c.width.clamp(answer.width), height: c.height.clamp(answer.height))
  }

  private mutating func corner(
    _ node: Int, _ spec: CornerSpec, _ c: Constraints, in room: Room
  ) -> Answer {
    guard let content = child(node, at: 0) else { return empty(c) }
    let answer = measure(content, c.asParent)
    guard let slot = child(node, at: 1) else {
      if let room { put(content, x: .none, y: .none, c.asParent, answer, in: room, over: (0, 0)) }
      return Answer(width: answer.width, height: answer.height)
    }
    let badge = measure(slot, c.asParent)
    let isRightToLeft = nodes[node].isRightToLeft
    let x =
      (spec.cornerLocation.isAtRight(isRightToLeft) ? answer.width : .none)
      - badge.width.mapped { $0 / 2 }
      + (isRightToLeft ? -spec.offset.x : spec.offset.x)
    let y =
      (spec.cornerLocation.isAtBottom ? answer.height : .none)
      - badge.height.mapped { $0 / 2 } + spec.offset.y
    guard spec.wrapsCorner else {
      if let room {
        put(content, x: .none, y: .none, c.asParent, answer, in: room, over: (0, 0))
        put(slot, x: x, y: y, c.asParent, badge, in: room)
      }
      return Answer(width: answer.width, height: answer.height)
    }
    // Both are in the container, as far as it is not smaller.
    let left = Lengths(min(x.low, 0), min(x.high, 0))
    let top = Lengths(min(y.low, 0), min(y.high, 0))
    let width = (x + badge.width).covering(answer.width) - left
    let height = (y + badge.height).covering(answer.height) - top
    if let room {
      let rest = isRightToLeft ? room.width - width : .none
      put(
        content, x: rest - left, y: .none - top, c.asParent, answer, in: room)
      put(slot, x: rest + x - left, y: y - top, c.asParent, badge, in: room)
    }
    return Answer(width: c.width.clamp(width), height: c.height.clamp(height))
  }
}

extension IntervalSolver.Axis {
  /// The axis for what is as long as it is without a limit, which is no more than the greatest
  /// length.
  fileprivate func fitting(_ ideal: Lengths) -> Self {
    let length = Lengths(min(ideal.low, high.high), min(ideal.high, high.high))
    return Self(exactly: clamp(length), whole: whole, natural: Lengths(.infinity))
  }
}

extension IntervalSolver.Place {
  fileprivate func inside(_ axis: IntervalSolver.Axis) -> IntervalSolver.Axis {
    IntervalSolver.Axis(
      position == .none ? axis.low : .none, axis.high, whole: axis.high,
      isExact: position == .none && axis.isExact)
  }

  fileprivate func outside(_ content: Lengths, _ axis: IntervalSolver.Axis) -> Lengths {
    let own = axis.clamp(content)
    guard !takesLeast, axis.high.low < .infinity else { return own }
    return axis.high.high < .infinity ? axis.high : own.joined(axis.high)
  }

  fileprivate func position(of content: Lengths, in room: Lengths, _ pixels: PixelGrid) -> Lengths {
    let free = (room - content).opened
    return switch position {
    case .none, .start: .none
    case .center: free.mapped { pixels.round($0 * 0.5) }
    case .end: free.mapped { pixels.round($0) }
    }
  }
}

extension Lengths {
  /// The lengths with nothing in place of a lack that rounding alone may make.
  var opened: Lengths { low < 0 && high < 0 ? Lengths(low, 0) : self }
}

// MARK: Containers of layers

extension IntervalSolver {
  private mutating func absolute(
    _ node: Int, _ fills: Bool, _ c: Constraints, in room: Room
  ) -> Answer {
    var (width, height) = (Lengths.none, Lengths.none)
    for child in nodes[node].children {
      var item = AbsoluteItem()
      if case .absolute(let placement) = nodes[child].placement { item = placement }
      let position = item.layoutPosition
      var size = nodes[child].size
      if let range = item.sizeRange {
        (size.minWidth, size.minHeight) = (range.minWidth, range.minHeight)
        (size.maxWidth, size.maxHeight) = (range.maxWidth, range.maxHeight)
      }
      func axis(_ axis: Axis, _ range: (Float, Float) -> Interval) -> Axis {
        let all = axis.high.ends.map { range($0, $0) }
        let (least, most) = (all.map(\.low), all.map(\.high))
        return Axis(
          Lengths(least.min() ?? 0, least.max() ?? 0), Lengths(most.min() ?? 0, most.max() ?? 0),
          whole: axis.high, isExact: all.allSatisfy { $0.low == $0.high })
      }
      let inner = Constraints(
        axis(c.width) { size.widthRange(parent: $0, most: $1 - position.x) },
        axis(c.height) { size.heightRange(parent: $0, most: $1 - position.y) })
      let answer = measure(child, inner)
      width = width.covering(answer.width + position.x)
      height = height.covering(answer.height + position.y)
      if let room {
        put(child, x: Lengths(position.x), y: Lengths(position.y), inner, answer, in: room)
      }
    }
    func take(_ covered: Lengths, _ axis: Axis) -> Lengths {
      let own = axis.clamp(covered)
      guard fills, axis.high.low < .infinity else { return own }
      return axis.high.high < .infinity ? axis.high : own.joined(axis.high)
    }
    return Answer(width: take(width, c.width), height: take(height, c.height))
  }

  private mutating func wrapper(_ node: Int, _ c: Constraints, in room: Room) -> Answer {
    let size = layers(node, c.asParent, in: room)
    return Answer(
      width: size.width.covering(c.width.low), height: size.height.covering(c.height.low))
  }

  private mutating func zstack(_ node: Int, _ c: Constraints, in room: Room) -> Answer {
    guard !nodes[node].children.isEmpty else { return empty(c) }
    return layers(node, c, in: room)
  }

  /// Puts all children at the start, or at the right where they say so, and returns the size that
  /// covers them.
  private mutating func layers(_ node: Int, _ c: Constraints, in room: Room) -> Answer {
    var covered = Answer(width: .none, height: .none)
    for child in nodes[node].children {
      let answer = measure(child, c)
      covered.width = covered.width.covering(answer.width)
      covered.height = covered.height.covering(answer.height)
    }
    guard let room else { return covered }
    for child in nodes[node].children {
      let answer = measure(child, c)
      var x = Lengths.none
      if case .zstack(let item) = nodes[child].placement, item.gravity == .topRight {
        x = (covered.width - answer.width).atLeast(0)
      }
      // The container covers its children, unless what it is offered inside of its padding is less.
      let lacks = nodes[node].padding == nil ? (across: false, down: false) : mayLack(child, c)
      put(
        child, x: x, y: .none, c, answer, in: room,
        over: (lacks.across ? nil : 0, lacks.down ? nil : 0))
    }
    return covered
  }
}

extension Lengths {
  /// Returns the greatest of two lengths.
  func covering(_ other: Lengths) -> Lengths {
    Lengths(max(low, other.low), max(high, other.high))
  }
}

extension IntervalSolver.Node {
  /// A length in points; one that is no whole number for a share.
  private func points(_ length: LayoutDimension?) -> Float {
    switch length {
    case .points(let points): points
    case .auto, nil: 0
    case .percent, .mixed: 0.123
    }
  }

  /// All lengths that the element says of its place in its parent.
  fileprivate var places: [Float] {
    func space(_ padding: LayoutEdges, _ lengths: Length...) -> [Float] {
      [padding.left(.ltr), padding.right(.ltr), padding.upper, padding.lower].map(points)
        + lengths.map { if case .points(let points) = $0 { points } else { 0 } }
    }
    switch placement {
    case .stack(let item):
      return [points(item.flexBasis), item.spacingBefore, item.spacingAfter]
    case .linear(let item):
      return space(item.padding, item.width, item.height) + [item.offset.x, item.offset.y]
    case .layers(let item):
      return space(item.padding, item.width, item.height) + [item.offset.x, item.offset.y]
    case .flow(let item):
      return space(item.padding, item.width, item.height) + [item.offset.x, item.offset.y]
    case .absolute(let item): return [item.layoutPosition.x, item.layoutPosition.y]
    case .none, .zstack, .flex, .grid, .custom: return []
    }
  }

  /// All lengths that the element says.
  fileprivate var lengths: [Float] {
    var all = [
      size.width, size.height, size.minWidth, size.minHeight, size.maxWidth, size.maxHeight,
    ]
    .map(points)
    all += places
    if let padding { all += [padding.left, padding.right, padding.top, padding.bottom] }
    switch layout {
    case .stack(let spec, let style):
      all.append(style.spacing)
      if style.wraps { all.append(spec.lineSpacing) }
    case .inset(let spec):
      all += [
        spec.insets.left(.ltr), spec.insets.right(.ltr), spec.insets.upper, spec.insets.lower,
      ]
      .map(points)
    case .ratio: all.append(0.123)
    case .linear(let spec):
      all += [spec.spacing, spec.separator, 0]
      all += [
        spec.margin.left(.ltr), spec.margin.right(.ltr), spec.margin.upper, spec.margin.lower,
      ]
      .map(points)
    case .layers(let spec):
      all += [
        spec.margin.left(.ltr), spec.margin.right(.ltr), spec.margin.upper, spec.margin.lower,
      ]
      .map(points)
    case .flow(let spec):
      all += [spec.spacing, spec.lineSpacing]
      all += [
        spec.margin.left(.ltr), spec.margin.right(.ltr), spec.margin.upper, spec.margin.lower,
      ]
      .map(points)
    case .decorated, .placed, .absolute, .wrapper, .zstack, .scroll, .corner, .clip, .fit, .flex,
      .host, .text, .leaf, .fill, .unknown:
      break
    }
    return all
  }
}
