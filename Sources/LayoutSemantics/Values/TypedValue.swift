import LayoutSchema

/// The value of an attribute, read as its row's ``ValueType`` says.
///
/// It holds no references, so that a document's values lie in one array; texts are ranges, which
/// ``TypedDocument/string(_:)`` makes strings of.
package enum TypedValue: Hashable, Sendable {
  /// A value of `points`, `dimension`, `length` or `edge`.
  case dimension(DimensionValue)
  case edges(EdgeValues)
  case pair(DimensionValue, DimensionValue)
  case size(DimensionValue, DimensionValue)
  /// `intrinsicSize="fill"`.
  case fill
  case sizeRange(SizeRangeValue)
  case number(Float)
  case integer(Int32)
  case bool(Bool)
  /// A string, an identifier or a name.
  case text(TextReference)
  /// Red, green, blue and opacity, eight bits each, red the highest.
  case color(UInt32)
  /// A colour or an image of the host's assets, by name.
  case asset(TextReference)
  /// A symbol of the system's, by name.
  case symbol(TextReference)
  /// An image to be fetched, by its address.
  case url(TextReference)
  /// In the sense that the row gives a bare number.
  case ratio(Float)
  /// The place of the word in the row's list.
  case choice(UInt8)
  /// A bit for each word of the row's list that is there.
  case flags(UInt16)
  case textMetrics(TextMetricsValue)
  /// A shadow, a gradient, tracks or lines: so many of ``TypedDocument/lookParts`` from `first` on.
  case parts(first: Int32, count: Int32)
  /// What an expression gives, by its place in ``DocumentStructure/expressions``.
  case bound(Int32)
  /// Flags, and expressions that each give one more: `count` of them from `first` on.
  case boundFlags(UInt16, first: Int32, count: Int32)
  /// What the ways of the element's `style` say each for itself: one of ``DocumentStructure/styleWays``
  /// holds the value, if any.
  case varied
}

extension TypedValue {
  /// Whether an expression gives the value as a whole, or the one length that it is.
  var isBound: Bool {
    switch self {
    case .bound, .boundFlags, .varied: true
    case .dimension(let length): length.unit == .bound
    case .size(let width, let height): width.unit == .bound || height.unit == .bound
    case .edges, .pair, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset, .symbol,
      .url,
      .ratio, .choice, .flags, .parts, .textMetrics:
      false
    }
  }
}

/// Four lengths in the order of the language: top, left, bottom, right.
package struct EdgeValues: Hashable, Sendable {
  package var top: DimensionValue
  package var left: DimensionValue
  package var bottom: DimensionValue
  package var right: DimensionValue

  package init(
    top: DimensionValue, left: DimensionValue, bottom: DimensionValue, right: DimensionValue
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeValues {
  /// The radii of four corners, clockwise from the top left.
  init(corners: [DimensionValue]) {
    self.init(top: corners[0], left: corners[1], bottom: corners[2], right: corners[3])
  }

  /// The radii, clockwise from the top left, where the value is that of corners.
  package var corners: [DimensionValue] { [top, left, bottom, right] }
}

/// A least and a greatest size; `auto` where there is none.
package struct SizeRangeValue: Hashable, Sendable {
  package var minWidth: DimensionValue
  package var minHeight: DimensionValue
  package var maxWidth: DimensionValue
  package var maxHeight: DimensionValue

  package init(
    minWidth: DimensionValue, minHeight: DimensionValue, maxWidth: DimensionValue,
    maxHeight: DimensionValue,
  ) {
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }
}

/// How text is measured without fonts.
package enum TextMetricsValue: Hashable, Sendable {
  case proportional
  /// Every grapheme `width` wide, every line `height` high, in points.
  case fixed(width: Float, height: Float)
}

/// A text of a document: a range of its source, or of the pool of decoded texts where the source
/// spells it with references or white space that does not count.
package struct TextReference: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32
  package var isDecoded: Bool

  package var isEmpty: Bool { start == end }
}

/// A part of a shadow, of a gradient, or of the tracks or the lines of a grid.
package enum LookPart: Hashable, Sendable {
  /// Points, degrees, the number of a line, or how often tracks are repeated.
  case number(Float)
  case color(UInt32)
  /// A colour of the host's, by name.
  case asset(TextReference)
  /// What an expression gives, by its place in ``DocumentStructure/expressions``.
  case bound(Int32)
  /// The length of a track.
  case length(DimensionValue)
  /// A track's share of the space that is left.
  case fraction(Float)
  case word(GridWord)
}
