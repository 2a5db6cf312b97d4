import LayoutEngine
import LayoutSchema
import LayoutSemantics

// The pieces of texts: keys with their arguments, or words from data.
extension Expander {
  /// What a `text` says by its attribute `content`.
  struct Content {
    var text: TextReference
    var piece: Expansion.Piece?
  }

  /// Takes `content` out of the attributes; it becomes the text's only piece.
  mutating func takeContent(
    _ attributes: inout [Filling], _ node: Int32, _ frame: Int
  ) -> Content? {
    guard let index = attributes.firstIndex(where: { $0.name == .content }) else { return nil }
    let evaluated = attributes.remove(at: index)
    let file = files[frames[frame].file]
    if case .bound(let expression)? = file.value(.content, of: Int(node)) {
      return content(file.structure.expression(expression), frame)
    }
    guard case .text(let text) = evaluated.value else { return nil }
    return Content(text: text)
  }

  /// Adds the pieces of the text at `node` to the one at `place` of the new tree.
  mutating func emitTexts(_ node: Int32, _ frame: Int, _ content: Content?, _ place: Int) {
    let file = files[frames[frame].file]
    let runs = file.nodes[Int(node)].runIndices
    if runs.isEmpty, let content {
      append(content, in: -1, of: place)
    }
    var spans: [Int32: Int32] = [:]
    for index in runs {
      let run = file.runs[index]
      let content =
        run.binding < 0
        ? Content(text: text(run.text, of: frames[frame].file))
        : self.content(file.structure.expression(run.binding), frame)
      guard let content else { continue }
      var span: Int32 = -1
      if run.span >= 0 {
        span = spans[run.span] ?? emitSpan(run.span, frame, place)
        spans[run.span] = span
      }
      append(content, in: span, of: place)
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
    guard let key = LocalizationKey(expression) else {
      return Content(
        text: keep(evaluate(frame) { $0.text(of: expression) }),
        piece: Expansion.Piece(isVerbatim: true))
    }
    let arguments = evaluate(frame) { evaluator in
      key.arguments.map { argument -> TextArgument in
        if argument.type == .integer {
          return .integer(evaluator.value(of: argument).integer ?? 0)
        }
        return .string(evaluator.text(of: argument))
      }
    }
    return Content(text: keep(key.pattern), piece: Expansion.Piece(arguments: arguments))
  }
}
