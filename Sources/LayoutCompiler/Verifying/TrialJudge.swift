import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutRendering
import LayoutSchema

/// Judges one solved trial by the properties as `Docs/Proving.md` defines them.
///
/// It verifies what a proof claims, and so shares no code with the rules that the proof asks. It is
/// written for a few trials, and keeps nothing between them.
struct TrialJudge {
  /// An element that breaks a property.
  struct Break: Hashable {
    var property: String
    /// The element in the document's own file.
    var node: Int
  }

  /// The elements that break a property, and by how much at most.
  private(set) var breaks: [Break: Float] = [:]

  private let elements: [SolvedElement]
  private let said: [Said]
  private let tree: LayoutTree
  private let pixel: Float
  private let isRightToLeft: Bool
  /// The children of each element that are in the layout.
  private var children: [[Int]]
  private var parents: [Int?] = []

  /// Creates a judge of the last solve of an interpreter.
  init(_ layout: SolvedLayout, of interpreter: Interpreter) {
    elements = layout.elements
    tree = interpreter.tree
    said = elements.indices.map { Said(interpreter.written(at: $0)) }
    pixel = 1 / max(tree.environment.scale, 1)
    isRightToLeft = tree.environment.direction == .rtl
    children = Array(repeating: [], count: elements.count)
    var trail: [Int] = []
    for (index, element) in elements.enumerated() {
      trail.removeLast(trail.count - element.depth)
      if let parent = trail.last, !element.isGone { children[parent].append(index) }
      parents.append(trail.last)
      trail.append(index)
    }
  }

  /// Judges all properties of frames and lines; `asksAllSizes` asks each at all text sizes.
  mutating func judgeFrames(asksAllSizes: Bool) {
    let asksWords = asksAllSizes || tree.environment.textScale <= 1.353
    for index in elements.indices where !elements[index].isGone {
      judgeWords(of: index, asksBroken: asksWords)
      judgeTarget(index)
      judgeChildren(of: index)
    }
  }

  private mutating func note(_ property: String, _ index: Int, _ amount: Float) {
    let element = elements[index]
    let found = Break(property: property, node: element.sources.first ?? element.node)
    breaks[found] = max(breaks[found] ?? amount, amount)
  }

  /// Returns the name of the element that a break is about.
  func name(of found: Break) -> String {
    elements.first { ($0.sources.first ?? $0.node) == found.node }
      .map { $0.component ?? $0.name } ?? "element"
  }

  // MARK: Words

  private func hasWords(_ index: Int) -> Bool {
    elements[index].kind == .text && !tree.isEmptyText(LayoutElement(index))
  }

  private mutating func judgeWords(of index: Int, asksBroken: Bool) {
    guard hasWords(index) else { return }
    let (element, said) = (elements[index], said[index])
    if element.frame.width <= 0 || element.frame.height <= 0 { note("vanished", index, 1) }
    if element.isShort { note("short-text", index, pixel) }
    guard let lines = tree.lines(of: LayoutElement(index)) else { return }
    if lines.isTruncated, lines.count == 0 || !said.names.contains(where: Said.letsBeCut.contains) {
      note("cut-text", index, 1)
    }
    if asksBroken, lines.breaksWord, !said.names.contains(.truncation) {
      note("broken-word", index, 1)
    }
  }

  private mutating func judgeTarget(_ index: Int) {
    guard isTouched(index) else { return }
    let least = min(elements[index].frame.width, elements[index].frame.height)
    if least < 43.5 { note("small-target", index, 44 - least) }
  }

  private func isTouched(_ index: Int) -> Bool {
    said[index].names.contains(.tap) || said[index].names.contains(.longPress)
  }

  /// Whether something in an element is read out, be it an alternative that was not taken.
  private func isRead(_ index: Int) -> Bool {
    (index..<elements[index].end).contains { inner in
      let isThere = !elements[inner].isGone || elements[inner].isLeftOut
      return isThere && !tree.isGone(LayoutElement(inner)) && (hasWords(inner) || isTouched(inner))
    }
  }

  // MARK: Places

  private static let inRows = ElementSet([.stack, .flex, .grid, .linear, .flow])

  private mutating func judgeChildren(of parent: Int) {
    let around = elements[parent]
    var placed: [Int] = []
    var before: Int?
    for child in children[parent] where !isEmpty(child) && !said[child].isMoved {
      let rounding = self.rounding(of: child, in: parent)
      let frame = elements[child].frame
      if let outside = outside(frame, of: parent), outside > rounding {
        note("leaves-parent", child, outside)
      }
      guard Self.inRows.contains(around.kind) else { continue }
      if !said[parent].isTight, !said[child].isInCell {
        let most = placed.map { Self.overlap(frame, elements[$0].frame) }.max() ?? 0
        if most > rounding { note("overlap", child, most) }
        placed.append(child)
      }
      guard isRead(child) else { continue }
      if let before, let distance = distance(frame, to: elements[before].frame, parent, rounding) {
        note("reading-order", child, distance)
      }
      before = child
    }
  }

  private func isEmpty(_ index: Int) -> Bool {
    elements[index].frame.width <= 0 || elements[index].frame.height <= 0
  }

  /// How far a child stands outside of its parent; nil where that is meant.
  private func outside(_ frame: LayoutRect, of parent: Int) -> Float? {
    let (around, said) = (elements[parent], said[parent])
    guard !said.mayOverflow, !said.isTight, ![.clip, .corner].contains(around.kind) else {
      return nil
    }
    let across = max(-frame.x, frame.x + frame.width - around.frame.width)
    let down = max(-frame.y, frame.y + frame.height - around.frame.height)
    guard around.kind == .scroll else { return max(across, down) }
    switch said.axes {
    case []: return across
    case ["vertical"]: return across
    case ["horizontal"]: return down
    case ["vertical", "horizontal"]: return down
    default: return nil  // open: a scroll in both directions has no edges.
    }
  }

  private static func overlap(_ one: LayoutRect, _ other: LayoutRect) -> Float {
    min(
      min(one.x + one.width, other.x + other.width) - max(one.x, other.x),
      min(one.y + one.height, other.y + other.height) - max(one.y, other.y))
  }

  /// How far an element stands before the one that is read before it; nil if it does not.
  private func distance(
    _ frame: LayoutRect, to before: LayoutRect, _ parent: Int, _ rounding: Float
  ) -> Float? {
    if frame.y + frame.height <= before.y + rounding { return before.y - frame.y }
    guard frame.y < before.y + before.height - rounding, !isIsland(parent) else { return nil }
    let isAhead =
      isRightToLeft
      ? frame.x >= before.x + before.width - rounding
      : frame.x + frame.width <= before.x + rounding
    return isAhead ? abs(before.x - frame.x) : nil
  }

  /// Whether an element or one around it has a direction of its own.
  private func isIsland(_ index: Int) -> Bool {
    var next: Int? = index
    while let outer = next {
      if said[outer].hasDirection { return true }
      next = parents[outer]
    }
    return false
  }

  /// What rounding alone may take of a child's edges, in points.
  private func rounding(of child: Int, in parent: Int) -> Float {
    let around = parents[parent].map { elements[$0].kind }
    let isText = elements[child].kind == .text
    var pixels: Float = around == .flex || around == .grid ? 1 : 0.5
    if elements[parent].kind == .flex { pixels = isText ? 2 : 1 }
    if elements[parent].kind == .grid, isText { pixels += 0.5 }
    if elements[parent].kind == .stack {
      pixels += Float(children[parent].count { said[$0].isFlexible })
    }
    return pixels * pixel + 0.01
  }

  // MARK: Colors

  /// Judges the contrast of letters in a picture of the same solve.
  mutating func judgeColors(in picture: Picture, isFragment: Bool) {
    for letters in picture.letterings(isFragment: isFragment)
    where !elements[letters.element].isGone {
      let states = tree.states(of: LayoutElement(letters.element), PointedElements())
      let isBold = [.bold, .heavy, .black].contains(letters.fontWeight)
      let needed = letters.fontSize >= (isBold ? 18.66 : 24) ? 3 : 4.5
      // Of a gradient the best color counts, of several grounds the worst.
      let contrast = letters.grounds.map { ground in
        ground.map { Self.contrast(letters.paint.over($0), $0) }.max() ?? 21
      }.min()
      guard let contrast, contrast < needed - 0.005, !states.contains(.disabled) else { continue }
      note("unreadable", letters.element, Float(needed - contrast))
    }
  }

  /// The contrast of two colors by the Web Content Accessibility Guidelines 2.2.
  private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (luminance(one) + 0.05, luminance(other) + 0.05)
    return max(first, second) / min(first, second)
  }

  private static func luminance(_ color: UInt32) -> Double {
    func light(_ shift: UInt32) -> Double {
      let part = Double(color >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    return 0.2126 * light(24) + 0.7152 * light(16) + 0.0722 * light(8)
  }

  /// The power of 2.4 of a number in `0...1`: the fifth root of its twelfth power, by halving.
  private static func power(_ base: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    let square = base * base
    let wanted = square * square * square * square * square * square
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if middle * middle * middle * middle * middle < wanted { low = middle } else { high = middle }
    }
    return high
  }
}

/// What an author says of an element in all the places where it is written.
private struct Said {
  var names: Set<AttributeName> = []
  /// The element has a place by numbers, or a margin that moves it.
  var isMoved = false
  /// Space between or around its children is negative, or known at run time alone.
  var isTight = false
  var mayOverflow = false
  /// The axes of a scroll, in words.
  var axes: Set<String> = []

  static let letsBeCut: Set<AttributeName> = [.maxLines, .truncation]
  private static let places: Set<AttributeName> = [
    .layoutPosition, .offset, .position, .cornerLocation,
  ]
  private static let margins: Set<AttributeName> = [
    .margin, .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd,
    .marginHorizontal, .marginVertical, .spacingBefore, .spacingAfter,
  ]
  private static let spaces: Set<AttributeName> = [
    .insets, .insetTop, .insetLeft, .insetBottom, .insetRight, .insetStart, .insetEnd, .spacing,
    .gap, .rowGap, .columnGap, .lineSpacing,
  ]

  var isInCell: Bool { !names.isDisjoint(with: [.row, .column, .area]) }
  var isFlexible: Bool { !names.isDisjoint(with: [.flex, .flexGrow, .flexShrink, .flexBasis]) }
  var hasDirection: Bool { !names.isDisjoint(with: [.writingDirection, .layoutDirection]) }

  init(_ written: [(document: TypedDocument, node: Int)]) {
    for (document, node) in written {
      for index in document.nodes[node].attributeIndices {
        let attribute = document.attributes[index]
        names.insert(attribute.name)
        let isNegative = attribute.value.hasNegativeLength
        if Self.places.contains(attribute.name) { isMoved = true }
        if Self.margins.contains(attribute.name), isNegative { isMoved = true }
        if Self.spaces.contains(attribute.name), isNegative { isTight = true }
        if attribute.name == .overflow || attribute.name == .clippedDimensions {
          mayOverflow = true
        }
        if attribute.name == .clipsContent, attribute.value != .bool(false) { mayOverflow = true }
        if attribute.name == .axis {
          axes.insert(attribute.value.word(in: attribute.row) ?? "both")
        }
      }
    }
  }
}

extension TypedValue {
  /// Whether one of the value's lengths is negative, or is an expression that may be.
  fileprivate var hasNegativeLength: Bool {
    let lengths: [DimensionValue]
    switch self {
    case .bound, .boundFlags, .varied: return true
    case .dimension(let length): lengths = [length]
    case .edges(let edges): lengths = [edges.top, edges.left, edges.bottom, edges.right]
    case .pair(let first, let second), .size(let first, let second): lengths = [first, second]
    case .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio,
      .choice, .flags, .textMetrics, .parts, .fires:
      lengths = []
    }
    return lengths.contains { $0.amount < 0 }
  }
}
