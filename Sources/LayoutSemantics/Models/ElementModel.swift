package import LayoutSchema

/// What one element says, sorted by who is told: the common ground of interpreter and generator.
///
/// Shorthands are written out here and nowhere else, so that what is solved and what is compiled
/// cannot read a document differently.
package struct ElementModel: Sendable {
  /// An attribute as the engine is to hear it.
  package struct Argument: Hashable, Sendable {
    package var name: AttributeName
    /// The row whose type the value has.
    package var row: RowID
    package var value: TypedValue
    /// Whether a text is shown as it is; other texts for people are keys.
    package var isVerbatim = false
  }

  /// A piece of a text with what its `span` says of it.
  package struct Piece: Hashable, Sendable {
    package var text: TextReference
    /// The expression that gives the text, or −1 where ``text`` does.
    package var binding: Int32 = -1
    /// The `span` that it stands in, or −1.
    package var span: Int32 = -1
    package var attributes: [Argument] = []
  }

  /// The element's place in the typed tree.
  package internal(set) var node = 0
  package internal(set) var kind = ElementKind.wrapper
  /// The element's own meaning.
  ///
  /// No list has an order of its own: ``AttributeBinding`` gives it the engine's.
  package internal(set) var own: [Argument] = []
  /// Width, height and their limits, each for itself.
  package internal(set) var size: [Argument] = []
  /// What the parent reads.
  package internal(set) var placement: [Argument] = []
  package internal(set) var appearance: [Argument] = []
  /// The content of a `text`: nothing, one plain piece, or several that differ.
  package internal(set) var pieces: [Piece] = []

  package init() {}

  /// What the spans of a `text` say, in their order.
  package var spans: [[Argument]] {
    var spans: [[Argument]] = []
    var last: Int32 = -1
    for piece in pieces {
      if piece.span >= 0, piece.span != last { spans.append(piece.attributes) }
      last = piece.span
    }
    return spans
  }

  mutating func removeAll() {
    own.removeAll(keepingCapacity: true)
    size.removeAll(keepingCapacity: true)
    placement.removeAll(keepingCapacity: true)
    appearance.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
  }
}

extension ElementModel.Argument {
  /// The words of the list that a choice or flags are counted in.
  package var words: [String] {
    switch Schema.shared[row].type {
    case .choice(let words), .flags(let words, none: _): words
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .sizeRange, .number, .integer, .bool, .string, .text, .identifier, .typeName,
      .color, .image, .ratio, .corners, .shadow, .gradient, .styleNames, .textMetrics, .styleName,
      .className,
      .typeReference, .words, .declared, .binding, .path, .tracks, .gridLines, .areas:
      []
    }
  }
}
