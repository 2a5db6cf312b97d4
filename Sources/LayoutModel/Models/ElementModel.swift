package import LayoutSchema

/// The attributes of one element, sorted by their readers, for both the interpreter and the
/// generator.
///
/// Shorthands are expanded only here, so that interpreter and generated code treat a document
/// alike.
package struct ElementModel: Sendable {
  /// An attribute in the form that the engine needs.
  package struct Argument: Hashable, Sendable {
    package var name: AttributeName
    /// The row that defines the type of the value.
    package var row: RowID
    package var value: TypedValue
    /// Whether a text is shown as it is; other texts are localization keys.
    package var isVerbatim = false
  }

  /// A piece of a text, with the attributes of its `span`.
  package struct Piece: Hashable, Sendable {
    package var text: TextReference
    /// The index of the expression that gives the text, or −1 if ``text`` does.
    package var binding: Int32 = -1
    /// The index of the `span` that contains the piece, or −1.
    package var span: Int32 = -1
    package var attributes: [Argument] = []
  }

  /// The index of the element in the typed tree.
  package internal(set) var node = 0
  package internal(set) var kind = ElementKind.wrapper
  /// The attributes that the element itself reads.
  ///
  /// None of the lists has a defined order; ``AttributeBinding`` applies the engine's order.
  package internal(set) var own: [Argument] = []
  /// Width, height and their limits, as separate attributes.
  package internal(set) var size: [Argument] = []
  /// The attributes that the parent reads.
  package internal(set) var placement: [Argument] = []
  package internal(set) var appearance: [Argument] = []
  /// The actions that the element fires.
  package internal(set) var actions: [Argument] = []
  /// How the element looks in states, of which the later wins: the state and attributes of each.
  package internal(set) var looks: [[Argument]] = []
  /// The content of a `text`: no piece, one plain piece, or several different ones.
  package internal(set) var pieces: [Piece] = []

  package init() {}

  /// The attributes of each span of a `text`, in text order.
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
    own.clear()
    size.clear()
    placement.clear()
    appearance.clear()
    actions.clear()
    looks.clear()
    pieces.clear()
  }
}

extension Array {
  /// Removes all elements, and keeps the memory; most lists of a model are empty.
  fileprivate mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}

extension ElementModel.Argument {
  /// The words to which the value of a choice or of flags refers; none for other types.
  package var words: [String] {
    switch Schema.shared[row].type {
    case .choice(let words), .flags(let words, none: _): words
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .number,
      .integer, .signedInteger, .bool,
      .string,
      .text,
      .identifier, .typeName,
      .color, .image, .ratio, .corners, .shadow, .border, .dash, .gradient, .animation, .styleNames,
      .textMetrics, .styleName,
      .className,
      .typeReference, .words, .declared, .binding, .action, .path, .tracks, .gridLines, .areas:
      []
    }
  }
}
