import LayoutSchema

/// The value of an attribute, parsed by the ``ValueType`` of its row.
///
/// A value contains no references, so a document's values lie in one array. Texts are ranges;
/// ``TypedDocument/string(_:)`` returns their strings.
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
  /// A colour with 8 bits each for red (the highest), green, blue and opacity.
  case color(UInt32)
  /// A named colour or image from the host's assets.
  case asset(TextReference)
  /// A named symbol of the system.
  case symbol(TextReference)
  /// An image to download, by its address.
  case url(TextReference)
  /// A ratio with the meaning that the row gives a bare number.
  case ratio(Float)
  /// The index of the word in the row's list.
  case choice(UInt8)
  /// A set of words, as bits by the words' indices in the row's list.
  case flags(UInt16)
  case textMetrics(TextMetricsValue)
  /// A shadow, a border, a dash, a gradient, tracks or lines: `count` of
  /// ``TypedDocument/lookParts`` from `first` on.
  case parts(first: Int32, count: Int32)
  /// The result of an expression, by its index in ``DocumentStructure/expressions``.
  case bound(Int32)
  /// Flags, and `count` expressions from `first` on that each add one flag.
  case boundFlags(UInt16, first: Int32, count: Int32)
  /// An action with its arguments, by its index in ``DocumentStructure/firings``.
  case fires(Int32)
  /// A value that depends on the variant of the element's `style`.
  ///
  /// The values are in ``DocumentStructure/styleWays``, in each variant that sets the attribute.
  case varied
}

extension TypedValue {
  /// Whether the value contains the result of an expression.
  package func needsValues(in file: @autoclosure () -> TypedDocument) -> Bool {
    switch self {
    case .bound, .boundFlags, .varied, .fires: true
    case .dimension(let length): length.unit == .bound
    case .pair(let first, let second), .size(let first, let second):
      first.unit == .bound || second.unit == .bound
    case .edges(let edges):
      [edges.top, edges.left, edges.bottom, edges.right].contains { $0.unit == .bound }
    case .sizeRange(let range):
      [range.minWidth, range.minHeight, range.maxWidth, range.maxHeight]
        .contains { $0.unit == .bound }
    case .parts:
      file().parts(of: self).contains { part in
        switch part {
        case .bound: true
        case .length(let length): length.unit == .bound
        case .number, .color, .asset, .fraction, .word, .line, .curve: false
        }
      }
    case .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio, .choice,
      .flags, .textMetrics:
      false
    }
  }

  /// Whether the value depends on an expression or on a variant of a style.
  package var isBound: Bool {
    switch self {
    case .bound, .boundFlags, .varied: true
    case .dimension(let length): length.unit == .bound
    case .size(let width, let height): width.unit == .bound || height.unit == .bound
    case .edges, .pair, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset, .symbol,
      .url, .ratio, .choice, .flags, .parts, .textMetrics, .fires:
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
  /// Creates the value of four corner radii, clockwise from the top left.
  package init(corners: [DimensionValue]) {
    self.init(top: corners[0], left: corners[1], bottom: corners[2], right: corners[3])
  }

  /// The four corner radii, clockwise from the top left, if the value is one of corners.
  package var corners: [DimensionValue] { [top, left, bottom, right] }
}

/// A minimum and a maximum size; `auto` for no limit.
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

/// A way to measure text without fonts.
package enum TextMetricsValue: Hashable, Sendable {
  case proportional
  /// A fixed width for each grapheme and a fixed height for each line, in points.
  case fixed(width: Float, height: Float)
}

/// A text of a document, as a range of bytes.
///
/// The range refers to the source, or to the decoded texts if the source spells the text with
/// references or white space to be collapsed.
package struct TextReference: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32
  package var isDecoded: Bool

  package init(start: UInt32, end: UInt32, isDecoded: Bool) {
    self.start = start
    self.end = end
    self.isDecoded = isDecoded
  }

  package var isEmpty: Bool { start == end }
}

/// A line of a gradient that has no angle.
package enum GradientWord: String, CaseIterable, Sendable {
  case start
  case end
  case radial
}

/// The first word of an animation: its curve, or that it takes no time.
package enum AnimationWord: String, CaseIterable, Sendable {
  case spring
  case easeIn
  case easeOut
  case easeInOut
  case linear
  case immediate = "none"
}

/// A part of a shadow, of a border, of a dash, of a gradient, of an animation, or of the tracks or
/// the lines of a grid.
package enum LookPart: Hashable, Sendable {
  /// A number of points, degrees or seconds, a line number, or the count of a repetition.
  case number(Float)
  case color(UInt32)
  /// A named colour from the host's assets.
  case asset(TextReference)
  /// The result of an expression, by its index in ``DocumentStructure/expressions``.
  case bound(Int32)
  /// The length of a track, or the place of a colour of a gradient, in percent.
  case length(DimensionValue)
  /// A track's share of the free space, in `fr`.
  case fraction(Float)
  case word(GridWord)
  /// The line of a gradient that has no angle.
  case line(GradientWord)
  /// The curve of an animation, or `none`.
  case curve(AnimationWord)
}
