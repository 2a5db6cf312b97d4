import LayoutChecking
package import LayoutEngine
package import LayoutModel
package import LayoutSchema

/// The frames of a document in one trial of a proof, with what properties of screens ask of its
/// elements.
package struct ProofFrames: Sendable {
  /// What stays the same in every trial of one tree.
  package struct Element: Sendable {
    package var kind: ElementKind
    /// The parent's index, or −1.
    package var parent: Int
    /// The index behind the last element of the subtree.
    package var end: Int
    /// Whether the element is not in the layout; each trial may take another child of a `fit`.
    package var isGone: Bool
    /// Whether the element is a text with words.
    package var hasWords: Bool
    package var traits: ProofTraits

    package init(
      kind: ElementKind, parent: Int, end: Int, isGone: Bool, hasWords: Bool, traits: ProofTraits
    ) {
      self.kind = kind
      self.parent = parent
      self.end = end
      self.isGone = isGone
      self.hasWords = hasWords
      self.traits = traits
    }
  }

  /// The elements in document order, the root first.
  package private(set) var elements: [Element]
  /// The frames of the elements in the coordinates of their parents, in points.
  package var frames: [LayoutRect]
  /// The lines of the texts.
  package var lines: [TextLines?]
  /// The texts that rounding leaves a pixel less than they need.
  package var shortTexts: [Int] = []
  /// The number of pixels a point.
  package var scale: Float
  /// Whether the layout runs from right to left.
  package var isRightToLeft = false

  /// The letters of the texts, in trials of the appearances.
  package var letters: [Letters] = []

  /// Letters of an element in one color.
  package struct Letters: Sendable {
    package var element: Int
    /// The contrast with what is behind them, from 1 to 21.
    package var contrast: Double
    /// Whether they are large by the Web Content Accessibility Guidelines: 24 points, or 18.66 in
    /// bold.
    package var isLarge: Bool

    package init(element: Int, contrast: Double, isLarge: Bool) {
      self.element = element
      self.contrast = contrast
      self.isLarge = isLarge
    }
  }

  /// Whether each element is gone in every trial.
  private let isHidden: [Bool]
  private let hasAlternatives: Bool
  /// Whether each element holds something that is read out; found once, since trials are many.
  private let holdsRead: [Bool]

  /// Creates the frames of a tree; `isGone` of its elements leaves alternatives out of account.
  package init(_ elements: [Element]) {
    var elements = elements
    for index in elements.indices {
      let parent = elements[index].parent
      guard parent >= 0, elements[parent].traits.contains(.isInIsland) else { continue }
      elements[index].traits.insert(.isInIsland)
    }
    var holdsRead = elements.map {
      !$0.isGone && ($0.hasWords || $0.traits.contains(.isTouched))
    }
    for index in elements.indices.reversed() where holdsRead[index] {
      let parent = elements[index].parent
      if parent >= 0 { holdsRead[parent] = true }
    }
    self.holdsRead = holdsRead
    self.elements = elements
    isHidden = elements.map(\.isGone)
    hasAlternatives = elements.contains { $0.kind == .fit }
    frames = [LayoutRect](repeating: .zero, count: elements.count)
    lines = [TextLines?](repeating: nil, count: elements.count)
    scale = 1
  }

  /// Notes which elements a trial leaves out as alternatives that were not taken.
  package mutating func leaveOut(_ isLeftOut: (Int) -> Bool) {
    guard hasAlternatives else { return }
    for index in elements.indices {
      let parent = elements[index].parent
      let isUnder = parent >= 0 && elements[parent].isGone
      elements[index].isGone = isHidden[index] || isUnder || isLeftOut(index)
    }
  }

  /// How far the frame of a child may be off by rounding alone, in points.
  ///
  /// A flexbox of Yoga rounds each edge by itself, which takes a pixel, and the edges of texts
  /// outwards, which takes two; a grid rounds those of texts outwards too. A stack rounds up the
  /// length of each child that grows or shrinks, which may add up to a pixel a child. Others round
  /// to the nearest pixel, and so do a grid and a flexbox the edges of a container that measured
  /// its children before.
  func slack(of child: Int, in parent: Int) -> Float {
    let around = elements[parent].parent
    let isRounded = around >= 0 && [.flex, .grid].contains(elements[around].kind)
    var pixels: Float = isRounded ? 1 : 0.5
    switch elements[parent].kind {
    case .flex: pixels = elements[child].kind == .text ? 2 : 1
    case .grid: if elements[child].kind == .text { pixels += 0.5 }
    case .stack:
      forEachChild(of: parent) { if elements[$0].traits.contains(.isFlexible) { pixels += 1 } }
    default: break  // open: no other container rounds more than once.
    }
    return pixels / max(scale, 1) + 0.01
  }

  /// Whether there is something in an element that is read out: words, or what can be tapped.
  ///
  /// Alternatives of a `fit` count all.
  func isRead(_ index: Int) -> Bool { holdsRead[index] }

  /// The containers that lay out their children side by side.
  static let sideBySide = ElementSet([.stack, .flex, .grid, .linear, .flow])

  /// Calls `body` with each child of an element that is there.
  func forEachChild(of parent: Int, _ body: (Int) -> Void) {
    var child = parent + 1
    while child < elements[parent].end {
      if !elements[child].isGone { body(child) }
      child = elements[child].end
    }
  }
}

/// What an author says about an element that lets it break a property on purpose, or that makes a
/// property apply.
package struct ProofTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The element is placed by numbers, moved, or drawn over an edge by a negative margin.
  static let isPlaced = ProofTraits(rawValue: 1)
  /// The element's content may leave it: it is clipped, or said to overflow.
  static let mayOverflow = ProofTraits(rawValue: 1 << 1)
  /// Space around the children is negative or bound to an expression.
  static let isTight = ProofTraits(rawValue: 1 << 2)
  /// The text may be cut: it has a number of lines or a truncation.
  package static let mayBeCut = ProofTraits(rawValue: 1 << 3)
  /// The element's cell of a grid is said.
  static let isInCell = ProofTraits(rawValue: 1 << 4)
  /// The element scrolls from left to right.
  static let scrollsAcross = ProofTraits(rawValue: 1 << 5)
  /// The element answers to a touch.
  static let isTouched = ProofTraits(rawValue: 1 << 6)

  /// The element scrolls from left to right and from top to bottom, or may.
  static let scrollsBothWays = ProofTraits(rawValue: 1 << 8)

  /// The element grows or shrinks along its container.
  static let isFlexible = ProofTraits(rawValue: 1 << 7)
  /// The text says where it is cut, which lets its words break too.
  static let isTruncated = ProofTraits(rawValue: 1 << 9)
  /// The element, or one around it, has a direction of its own.
  static let isInIsland = ProofTraits(rawValue: 1 << 10)

  /// Collects the traits of an element from all places where it is written.
  package init(_ written: [(document: TypedDocument, node: Int)]) {
    self = []
    for (document, node) in written {
      for index in document.nodes[node].attributeIndices {
        let attribute = document.attributes[index]
        formUnion(Self.traits(of: attribute, in: document))
      }
    }
  }

  private static func traits(
    of attribute: TypedAttribute, in document: TypedDocument
  ) -> ProofTraits {
    let value = attribute.value
    return switch attribute.name {
    case .layoutPosition, .offset, .position, .cornerLocation: .isPlaced
    case .margin, .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd,
      .marginHorizontal, .marginVertical, .spacingBefore, .spacingAfter:
      value.mayBeNegative ? .isPlaced : []
    case .insets, .insetTop, .insetLeft, .insetBottom, .insetRight, .insetStart, .insetEnd,
      .spacing,
      .gap, .rowGap, .columnGap, .lineSpacing:
      value.mayBeNegative ? .isTight : []
    case .clipsContent: value == .bool(false) ? [] : .mayOverflow
    case .overflow, .clippedDimensions: .mayOverflow
    case .maxLines: .mayBeCut
    case .truncation: [.mayBeCut, .isTruncated]
    case .row, .column, .area: .isInCell
    case .writingDirection, .layoutDirection: .isInIsland
    case .axis:
      switch document.word(of: attribute) {
      case "vertical": []
      case "horizontal": .scrollsAcross
      default: .scrollsBothWays  // open: `both`, and what is bound may be.
      }
    case .tap, .longPress: .isTouched
    case .flex, .flexGrow, .flexShrink, .flexBasis: .isFlexible
    default: []  // open: no other attribute is a consent.
    }
  }
}

extension TypedValue {
  /// Whether a length or one of several may be below zero.
  fileprivate var mayBeNegative: Bool {
    switch self {
    case .dimension(let length): length.amount < 0
    case .edges(let edges):
      edges.top.amount < 0 || edges.left.amount < 0 || edges.bottom.amount < 0
        || edges.right.amount < 0
    case .pair(let one, let other), .size(let one, let other): one.amount < 0 || other.amount < 0
    case .bound, .boundFlags, .varied: true
    case .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio,
      .choice, .flags, .textMetrics, .parts, .fires:
      false
    }
  }
}
