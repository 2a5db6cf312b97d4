import LayoutSchema

extension ElementModel {
  /// Takes in the element at `node` of `document`.
  package mutating func read(_ node: Int, of document: TypedDocument) {
    removeAll()
    self.node = node
    kind = document.nodes[node].kind
    let schema = Schema.shared
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      // What a child fills is for the component to know, no parent reads it.
      guard attribute.name != .slot else { continue }
      let argument = Argument(name: attribute.name, row: attribute.row, value: attribute.value)
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
        if argument.name != .id, argument.name != .style { appearance.append(argument) }
      }
    }
    writeOut(document, schema)
    if kind == .text { Self.sortByName(&own) } else { Self.sort(&own) }
    Self.sort(&size)
    Self.sort(&placement)
    Self.sort(&appearance)
  }

  /// `size` is a width and a height.
  private mutating func readSize(_ argument: Argument, _ schema: Schema) {
    guard argument.name == .size, let (width, height) = argument.sides else {
      size.append(argument)
      return
    }
    // Every element that has a size has the same.
    if let row = schema.ownRow(.width, of: .view) {
      size.append(Argument(name: .width, row: row, value: .dimension(width)))
    }
    if let row = schema.ownRow(.height, of: .view) {
      size.append(Argument(name: .height, row: row, value: .dimension(height)))
    }
  }

  /// In the linear family, the parent reads width and height; their limits are as everywhere.
  private mutating func readCellSize(_ argument: Argument, _ schema: Schema) {
    switch argument.name {
    case .width, .height: placement.append(argument)
    case .size:
      guard let (width, height) = argument.sides else { return }
      if let row = schema.placementRow(.width, in: .linear) {
        placement.append(Argument(name: .width, row: row, value: .dimension(width)))
      }
      if let row = schema.placementRow(.height, in: .linear) {
        placement.append(Argument(name: .height, row: row, value: .dimension(height)))
      }
    default:
      guard let row = schema.ownRow(argument.name, of: .view) else { return }
      size.append(Argument(name: argument.name, row: row, value: argument.value))
    }
  }

  private mutating func writeOut(_ document: TypedDocument, _ schema: Schema) {
    switch kind {
    case .inset: gatherInsets(schema)
    case .flex: noteFlexbox(document, schema)
    case .center: gatherSizing()
    case .text: readPieces(document)
    case .stack, .background, .overlay, .relative, .ratio, .absolute, .corner, .wrapper, .clip,
      .zstack, .scroll, .span, .image, .view, .spacer, .layout, .preview, .linear, .layers,
      .flow, .library, .import, .param, .define, .record, .field, .style, .component, .slot, .if,
      .elseIf, .else, .for, .element, .attribute, .placement:
      break
    }
  }

  /// Puts arguments into the order of the engine's parameters, which is the table's.
  private static func sort(_ arguments: inout [Argument]) {
    guard arguments.count > 1 else { return }
    arguments.sort { $0.row.rawValue < $1.row.rawValue }
  }

  /// Does so for what texts say of themselves: they share some of those rows with spans and so have
  /// them apart.
  private static func sortByName(_ arguments: inout [Argument]) {
    guard arguments.count > 1 else { return }
    arguments.sort { $0.name.rawValue < $1.name.rawValue }
  }
}

// MARK: Texts

extension ElementModel {
  private mutating func readPieces(_ document: TypedDocument) {
    for index in document.nodes[node].runIndices {
      let run = document.runs[index]
      var piece = Piece(text: run.text, binding: run.binding)
      if run.span >= 0 { piece.attributes = spanAttributes(Int(run.span), document) }
      pieces.append(piece)
    }
    guard let content = own.firstIndex(where: { $0.name == .content }) else { return }
    if pieces.isEmpty {
      switch own[content].value {
      case .text(let text): pieces.append(Piece(text: text))
      case .bound(let binding):
        let nothing = TextReference(start: 0, end: 0, isDecoded: false)
        pieces.append(Piece(text: nothing, binding: binding))
      default: break
      }
    }
    own.remove(at: content)
  }

  private func spanAttributes(_ span: Int, _ document: TypedDocument) -> [Argument] {
    var attributes = document.nodes[span].attributeIndices.map { document.attributes[$0] }
      .filter { $0.name != .style }
      .map { Argument(name: $0.name, row: $0.row, value: $0.value) }
    Self.sortByName(&attributes)
    return attributes
  }
}

// MARK: Shorthands

extension ElementModel {
  /// Whose habits a container keeps stands on the document.
  private mutating func noteFlexbox(_ document: TypedDocument, _ schema: Schema) {
    guard let row = schema.ownRow(.flexbox, of: .layout),
      let layout = document.nodes.indices.first(where: { document.nodes[$0].kind == .layout }),
      let value = document.value(.flexbox, of: layout), value != .choice(0)
    else { return }
    own.append(Argument(name: .flexbox, row: row, value: value))
  }

  /// The named edges win over `insets`; start and end stay, because the direction places them.
  ///
  /// Insets that an expression gives as a whole stay beside the named edges.
  private mutating func gatherInsets(_ schema: Schema) {
    guard let row = schema.ownRow(.insets, of: .inset) else { return }
    if own.contains(where: \.isBoundInsets) { return }
    let zero = DimensionValue.points(0)
    var edges = EdgeValues(top: zero, left: zero, bottom: zero, right: zero)
    var isWritten = false
    for argument in own {
      if argument.name == .insets, case .edges(let all) = argument.value { edges = all }
    }
    for argument in own where Self.gathered.contains(argument.name) {
      isWritten = true
      guard let edge = argument.length else { continue }
      switch argument.name {
      case .insetTop: edges.top = edge
      case .insetLeft: edges.left = edge
      case .insetBottom: edges.bottom = edge
      case .insetRight: edges.right = edge
      default: continue
      }
    }
    own.removeAll { Self.gathered.contains($0.name) }
    guard isWritten else { return }
    own.append(Argument(name: .insets, row: row, value: .edges(edges)))
  }

  private static let gathered: [AttributeName] = [
    .insets, .insetTop, .insetLeft, .insetBottom, .insetRight,
  ]

  /// `minimumWidth` is another word for `minimumX`, and `minimumHeight` for `minimumY`.
  private mutating func gatherSizing() {
    for index in own.indices where own[index].name == .sizing {
      guard case .flags(let flags) = own[index].value else { continue }
      own[index].value = .flags(flags & 0b11 | flags >> 2)
    }
  }
}

extension ElementModel.Argument {
  /// The width and the height of a size; one expression gives both.
  fileprivate var sides: (width: DimensionValue, height: DimensionValue)? {
    switch value {
    case .size(let width, let height): (width, height)
    case .bound(let binding): (.bound(binding), .bound(binding))
    default: nil
    }
  }

  /// One length, written or given by an expression.
  fileprivate var length: DimensionValue? {
    switch value {
    case .dimension(let length): length
    case .bound(let binding): .bound(binding)
    default: nil
    }
  }

  /// Whether it is the insets of all edges, and an expression gives them.
  fileprivate var isBoundInsets: Bool {
    if name == .insets, case .bound = value { return true }
    return false
  }
}
