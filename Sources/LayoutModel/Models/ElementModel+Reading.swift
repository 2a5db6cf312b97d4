import LayoutEngine
package import LayoutSchema

extension ElementModel {
  /// Reads the element at `node` of `document`, with the attributes of one way of its `style`.
  package mutating func read(
    _ node: Int, of document: TypedDocument, in way: StyleWay? = nil
  ) {
    removeAll()
    self.node = node
    kind = document.nodes[node].kind
    let schema = Schema.shared
    for index in document.nodes[node].attributeIndices { sort(document.attributes[index], schema) }
    if let way {
      for attribute in document.attributes[way.attributes] { sort(attribute, schema) }
    }
    looks = document.looks(of: node, in: way).map { look in
      Self.state(of: look) + Self.attributes(of: Array(document.attributes[look.attributes]))
    }
    writeOut(document, schema)
  }

  /// Returns the state of a look, as an attribute of its `when`.
  package static func state(of look: TypedLook) -> [Argument] {
    Schema.shared.ownRow(.state, of: .when).map {
      [Argument(name: .state, row: $0, value: .choice(look.state))]
    } ?? []
  }

  /// Returns the attributes of a look, without its state.
  package static func attributes(of look: [TypedAttribute]) -> [Argument] {
    look.filter { $0.name != .state }
      .map { Argument(name: $0.name, row: $0.row, value: $0.value) }
  }

  /// Reads the attributes of an element of kind `kind`, without content and without the attributes
  /// of its document.
  package mutating func read(_ kind: ElementKind, _ attributes: [TypedAttribute]) {
    read(kind)
    for attribute in attributes { sort(attribute, Schema.shared) }
  }

  /// Reads one attribute of an element of kind `kind`.
  package mutating func read(_ kind: ElementKind, _ attribute: TypedAttribute) {
    read(kind)
    sort(attribute, Schema.shared)
  }

  private mutating func read(_ kind: ElementKind) {
    removeAll()
    node = 0
    self.kind = kind
  }

  /// Adds an attribute to the list of its reader.
  private mutating func sort(_ attribute: TypedAttribute, _ schema: Schema) {
    // The component reads the slot of a child; no parent reads it as a placement.
    guard attribute.value != .varied, attribute.name != .slot else { return }
    let attribute = attribute.spelledOut
    let argument = Argument(
      name: attribute.name, row: attribute.row, value: attribute.value)
    switch schema[attribute.row].group {
    case .own: own.append(argument)
    case .size:
      if schema[attribute.row].parentReaders.isEmpty {
        readSize(argument, schema)
      } else {
        readCellSize(argument, schema)
      }
    case .placement:
      if schema.ownRow(attribute.name, of: kind) == attribute.row {
        own.append(argument)
      } else {
        placement.append(argument)
      }
    case .appearance:
      if case .fires = argument.value {
        actions.append(argument)
      } else if argument.name != .id, argument.name != .style {
        appearance.append(argument)
      }
    }
  }

  /// Reads a size; `size` stands for a width and a height.
  private mutating func readSize(_ argument: Argument, _ schema: Schema) {
    guard argument.name == .size, let (width, height) = argument.value.sides else {
      size.append(argument)
      return
    }
    // All elements with a size share the row of `view`.
    if let row = schema.ownRow(.width, of: .view) {
      size.append(Argument(name: .width, row: row, value: .dimension(width)))
    }
    if let row = schema.ownRow(.height, of: .view) {
      size.append(Argument(name: .height, row: row, value: .dimension(height)))
    }
  }

  /// Reads a size in the linear family, whose parents read width and height, but not their limits.
  private mutating func readCellSize(_ argument: Argument, _ schema: Schema) {
    if argument.name == .width || argument.name == .height {
      placement.append(argument)
    } else if argument.name == .size {
      guard let (width, height) = argument.value.sides else { return }
      if let row = schema.placementRow(.width, in: .linear) {
        placement.append(Argument(name: .width, row: row, value: .dimension(width)))
      }
      if let row = schema.placementRow(.height, in: .linear) {
        placement.append(Argument(name: .height, row: row, value: .dimension(height)))
      }
    } else if let row = schema.ownRow(argument.name, of: .view) {
      size.append(Argument(name: argument.name, row: row, value: argument.value))
    }
  }

  private mutating func writeOut(_ document: TypedDocument, _ schema: Schema) {
    if kind == .flex { noteFlexbox(document, schema) }
    if kind == .text { readPieces(document) }
  }
}

// MARK: Texts

extension ElementModel {
  private mutating func readPieces(_ document: TypedDocument) {
    for index in document.nodes[node].runIndices where document.runs[index].flow < 0 {
      let run = document.runs[index]
      var piece = Piece(text: run.text, binding: run.binding)
      piece.span = run.span
      if run.span >= 0 { piece.attributes = Self.attributes(ofSpan: Int(run.span), document) }
      pieces.append(piece)
    }
    guard let content = own.firstIndex(where: { $0.name == .content }) else { return }
    if pieces.isEmpty {
      switch own[content].value {
      case .text(let text): pieces.append(Piece(text: text))
      case .bound(let binding):
        let nothing = TextReference(start: 0, end: 0, isDecoded: false)
        pieces.append(Piece(text: nothing, binding: binding))
      case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .color,
        .asset, .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .boundFlags, .varied,
        .fires:
        break
      }
    }
    own.remove(at: content)
  }

  /// Returns the attributes of a `span`, with those of one way of its `style`.
  package static func attributes(
    ofSpan span: Int, _ document: TypedDocument, in way: StyleWay? = nil
  ) -> [Argument] {
    var said = document.attributes[document.nodes[span].attributeIndices]
    if let way { said += document.attributes[way.attributes] }
    return said.filter { $0.name != .style && $0.value != .varied }
      .map { Argument(name: $0.name, row: $0.row, value: $0.value) }
  }
}

// MARK: Shorthands

extension ElementModel {
  /// Adds the document's `flexbox` attribute to a flexbox, unless its value is `yoga`.
  private mutating func noteFlexbox(_ document: TypedDocument, _ schema: Schema) {
    guard let row = schema.ownRow(.flexbox, of: .layout),
      let layout = document.nodes.indices.first(where: { document.nodes[$0].kind == .layout }),
      let value = document.value(.flexbox, of: layout), !value.says(FlexSpec.Flexbox.yoga, in: row)
    else { return }
    own.append(Argument(name: .flexbox, row: row, value: value))
  }
}

extension TypedValue {
  /// The width and the height of a size; one expression stands for both.
  package var sides: (width: DimensionValue, height: DimensionValue)? {
    switch self {
    case .size(let width, let height): (width, height)
    case .bound(let binding): (.bound(binding), .bound(binding))
    case .dimension, .edges, .pair, .fill, .sizeRange, .number, .integer, .bool, .text, .color,
      .asset, .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .boundFlags, .varied,
      .fires:
      nil
    }
  }
}
