import LayoutEngine
import LayoutModel
import LayoutSchema

// The attributes of elements, merged with those of the component uses whose root they are.
extension Expander {
  typealias Filling = TypedDocument.Filling

  /// Adds an element to the new tree and returns its place there.
  mutating func emit(_ node: Int32, _ frame: Int, under parent: Int, _ overlay: Int) -> Int {
    let kind = files[frames[frame].file].nodes[Int(node)].kind
    var attributes = attributes(of: node, frame)
    var placement = declaredPlacement(of: node, frame)
    var above = overlay
    var component: String?
    var row = frames[frame].row
    var outlet = self.outlet(of: node, frame)
    var outlets = [Expansion.Outlet(body: frames[frame].body, number: outlet)]
    var uses: [Int32] = []
    while above >= 0 {
      let use = overlays[above]
      // A valid body has one root. An invalid one may have more, each of which walks all overlays
      // and so counts as steps.
      guard result.bodies[use.body].root < 0 || step(node, frame) else { break }
      outlet = self.outlet(of: use.node, use.frame)
      outlets.append(Expansion.Outlet(body: frames[use.frame].body, number: outlet))
      if frames[use.frame].file == 0 { uses.append(use.node) }
      result.bodies[use.body].root = result.document.nodes.count
      attributes.lay(self.attributes(of: use.node, use.frame))
      placement.merge(declaredPlacement(of: use.node, use.frame)) { _, outer in outer }
      component = use.component
      row = frames[use.frame].row
      above = use.outer
    }
    if kind == .flex { noteFlexbox(frame, &attributes) }
    let content = kind == .text ? takeContent(&attributes, node, frame) : nil
    let place = result.document.append(
      kind, markup: files[frames[frame].file].nodes[Int(node)].markup, to: parent, attributes)
    note(
      Expansion.Origin(
        node: origin(of: node, frame), component: component, outlet: outlet, row: row,
        outlets: outlets.filter { $0.number >= 0 },
        written: frames[frame].file == 0 ? node : -1, uses: uses), at: place)
    if !placement.isEmpty { result.placements[place] = AttributeReader(placement) }
    if kind == .element { noteCustom(node, frame, place) }
    if kind == .text { emitTexts(node, frame, content, place) }
    return place
  }

  /// Returns the number of an element's outlet in the layout or component that it is written in, or
  /// −1.
  private func outlet(of node: Int32, _ frame: Int) -> Int32 {
    guard let name = files[frames[frame].file].string(.id, of: Int(node)) else { return -1 }
    let entries = frames[frame].outlets.entries
    return entries.firstIndex { $0.name == name }.map { Int32($0) } ?? -1
  }

  mutating func note(_ origin: Expansion.Origin, at place: Int) {
    result.origins.append(origin)
    assert(result.origins.count == place + 1)
  }

  /// Returns the attributes written on an element, with evaluated values.
  mutating func attributes(of node: Int32, _ frame: Int) -> [Filling] {
    let file = files[frames[frame].file]
    var found: [Filling] = []
    var said = file.attributes[file.nodes[Int(node)].attributeIndices]
    if let way = file.styleWays(of: Int(node)).first(where: { holds(test: $0.test, frame) }) {
      said += file.attributes[way.attributes]
    }
    for attribute in said {
      guard attribute.name != .style, attribute.name != .slot, attribute.value != .varied else {
        continue
      }
      guard let value = value(of: attribute, file, frame) else { continue }
      // The result of an expression is translated already.
      let isBound = if case .bound = attribute.value { true } else { false }
      found.append(Filling(attribute.name, attribute.row, value, isVerbatim: isBound))
    }
    return found
  }

  /// The file that a flexbox is written in determines whether it follows Yoga, the default, or CSS;
  /// a choice of CSS is added to its attributes.
  private func noteFlexbox(_ frame: Int, _ attributes: inout [Filling]) {
    let file = files[frames[frame].file]
    guard !file.nodes.isEmpty, let row = Schema.shared.ownRow(.flexbox, of: .layout),
      let value = file.value(.flexbox, of: 0), !value.says(FlexSpec.Flexbox.yoga, in: row)
    else { return }
    attributes.append(Filling(.flexbox, row, value))
  }

  // MARK: Layouts that the author declares

  private mutating func noteCustom(_ node: Int32, _ frame: Int, _ place: Int) {
    let file = files[frames[frame].file]
    guard let element = file.declaredElement(at: Int(node)),
      let declaration = file.declared(element.element)
    else { return }
    result.customs[place] = Expansion.Custom(
      name: declaration.name, maker: declaration.maker,
      attributes: AttributeReader(
        values(element.attributes, declaration.attributes, file, frame)),
      attributeNames: declaration.attributes.map(\.name),
      standIn: declaration.standIn)
  }

  /// Returns all placement attributes for a declared parent, or none if the element sets none.
  private mutating func declaredPlacement(
    of node: Int32, _ frame: Int
  ) -> [String: AttributeValue] {
    let file = files[frames[frame].file]
    guard let placement = file.declaredPlacement(of: Int(node)),
      let parent = file.placingDeclaration(of: Int(node))
    else { return [:] }
    return values(placement.values, parent.placements, file, frame)
  }

  private mutating func values(
    _ expressions: [Int32], _ parameters: [Parameter], _ file: TypedDocument, _ frame: Int
  ) -> [String: AttributeValue] {
    var values: [String: AttributeValue] = [:]
    result.asked.insert(.appearance)
    for (index, parameter) in parameters.enumerated() {
      let written = expressions.indices.contains(index) ? expressions[index] : -1
      let value =
        file.expression(written).map { self.value(of: $0, frame) }
        ?? parameter.defaultValue?.value(isDark: isDark)
      guard let value else { continue }
      values[parameter.name] = AttributeValue(value, of: parameter.type)
    }
    return values
  }
}

// MARK: Merging attributes

extension [TypedDocument.Filling] {
  /// Overrides the root's attributes with those of a use; a `size` counts as a width and a height.
  fileprivate mutating func lay(_ use: [TypedDocument.Filling]) {
    for attribute in use {
      if attribute.name == .size {
        removeAll { $0.name == .width || $0.name == .height }
      } else if attribute.name == .width || attribute.name == .height {
        splitSize()
      }
      removeAll { $0.name == attribute.name }
      append(attribute)
    }
  }

  private mutating func splitSize() {
    guard let index = firstIndex(where: { $0.name == .size }),
      case .size(let width, let height) = self[index].value,
      let widthRow = Schema.shared.ownRow(.width, of: .view),
      let heightRow = Schema.shared.ownRow(.height, of: .view)
    else { return }
    remove(at: index)
    append(TypedDocument.Filling(.width, widthRow, .dimension(width)))
    append(TypedDocument.Filling(.height, heightRow, .dimension(height)))
  }
}

// MARK: The pieces of texts: keys with their arguments, or words from data

extension Expander {
  /// The text set by the attribute `content` of a `text`.
  struct Content {
    var text: TextReference
    var piece: Expansion.Piece?
  }

  /// A piece of a text that contains conditions and loops.
  enum TextPiece {
    case blank
    /// Words, with the number of the text's spans that are marked in them.
    case words(Content, spans: Int)
  }

  /// Removes `content` from the attributes and returns it as the text's only piece.
  private mutating func takeContent(
    _ attributes: inout [Filling], _ node: Int32, _ frame: Int
  ) -> Content? {
    guard let index = attributes.firstIndex(where: { $0.name == .content }) else { return nil }
    let evaluated = attributes.remove(at: index)
    let file = files[frames[frame].file]
    if case .bound(let expression)? = file.value(.content, of: Int(node)) {
      return content(file.expression(expression), frame)
    }
    guard case .text(let text) = evaluated.value else { return nil }
    return Content(text: text)
  }

  /// Adds the pieces of the text at `node` to the text at `place` of the new tree.
  private mutating func emitTexts(_ node: Int32, _ frame: Int, _ content: Content?, _ place: Int) {
    let file = files[frames[frame].file]
    let runs = file.nodes[Int(node)].runIndices
    if runs.isEmpty, let content {
      append(content, in: -1, of: place)
    }
    if TextPart.areNeeded(at: Int(node), in: file) {
      var pieces: [TextPiece] = []
      add(TextPart.all(of: Int(node), in: file), frame, place, to: &pieces)
      result.parts[place] = pieces
    } else if let whole = TextContent(of: Int(node), in: file) {
      let content = self.content(of: whole, frame)
      result.contents[place] = content
      if whole.spans.isEmpty { append(content, in: -1, of: place) }
      emitSpans(of: whole, frame, place)
    } else if let index = runs.first {
      let run = file.runs[index]
      let content =
        run.binding < 0
        ? Content(text: text(run.text, of: frames[frame].file))
        : self.content(file.expression(run.binding), frame)
      if let content { append(content, in: -1, of: place) }
    }
  }

  /// Adds the words of the parts of a text, or of a condition or loop in it.
  private mutating func add(
    _ parts: [TextPart], _ frame: Int, _ place: Int, to pieces: inout [TextPiece]
  ) {
    var chain = Chain()
    for part in parts {
      guard result.issue == nil else { return }
      switch part {
      case .blank: pieces.append(.blank)
      case .words(let words):
        pieces.append(.words(content(of: words, frame), spans: words.spans.count))
        emitSpans(of: words, frame, place)
      case .flow(let flow):
        let file = files[frames[frame].file]
        guard step(Int32(flow), frame) else { return }
        let inner = TextPart.all(of: flow, in: file)
        for row in rows(of: file.nodes[flow], at: Int32(flow), frame, &chain) {
          add(inner, row, place, to: &pieces)
        }
      }
    }
  }

  /// Returns the stack frames for each repetition of the content of a condition or loop.
  private mutating func rows(
    of flow: TypedNode, at node: Int32, _ frame: Int, _ chain: inout Chain
  ) -> Range<Int> {
    guard flow.kind.role == .loop else {
      return isTaken(flow, frame, &chain) ? frame..<frame + 1 : frame..<frame
    }
    let loops = files[frames[frame].file].structure.loops
    guard loops.indices.contains(Int(flow.detail)) else { return frame..<frame }
    return rows(of: loops[Int(flow.detail)], at: node, frame)
  }

  private mutating func emitSpans(of content: TextContent, _ frame: Int, _ place: Int) {
    for span in content.spans {
      let nothing = Content(text: keep(""))
      append(nothing, in: emitSpan(span, frame, place), of: place)
    }
  }

  private mutating func emitSpan(_ span: Int32, _ frame: Int, _ text: Int) -> Int32 {
    let attributes = attributes(of: span, frame)
    let markup = files[frames[frame].file].nodes[Int(span)].markup
    let place = result.document.append(.span, markup: markup, to: text, attributes)
    note(Expansion.Origin(node: origin(of: span, frame)), at: place)
    return Int32(place)
  }

  private mutating func append(_ content: Content, in span: Int32, of node: Int) {
    let run = result.document.append(run: content.text, in: span, of: node)
    if let piece = content.piece { result.pieces[run] = piece }
  }

  private mutating func content(_ expression: TypedExpression?, _ frame: Int) -> Content? {
    guard let expression else { return nil }
    guard case .text(let text) = value(of: expression, frame) else { return nil }
    return Content(
      text: keep(text.content),
      piece: Expansion.Piece(arguments: text.arguments, isVerbatim: text.isVerbatim))
  }

  private mutating func content(of whole: TextContent, _ frame: Int) -> Content {
    let arguments = evaluate(frame) { $0.arguments(of: whole.key) }
    return Content(
      text: keep(whole.key.pattern),
      piece: Expansion.Piece(arguments: arguments, isVerbatim: !whole.isKey))
  }
}
