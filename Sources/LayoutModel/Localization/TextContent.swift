import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// The content of a text as one key, in which numbered marks stand for spans.
///
/// An example is `Made with <1>care</1> by <2>%lld people</2>`.
package struct TextContent: Sendable {
  /// The words with marks and placeholders.
  package private(set) var key: LocalizationKey
  /// Whether the content has words; without words it is not translated.
  package private(set) var isKey: Bool
  /// The spans in the order of their numbers, as indices in the typed tree.
  package private(set) var spans: [Int32] = []

  /// Creates the content of the text at `node`.
  ///
  /// Nil if the text is a single piece without a span, has no pieces, or contains conditions or
  /// loops.
  package init?(of node: Int, in document: TypedDocument) {
    let runs = document.nodes[node].runIndices
    guard let first = runs.first, runs.count > 1 || document.runs[first].span >= 0,
      !TextPart.areNeeded(at: node, in: document)
    else { return nil }
    self.init(runs, in: document)
  }

  fileprivate init(_ runs: Range<Int>, in document: TypedDocument) {
    let pieces = runs.map { document.pieces(of: document.runs[$0]) }
    let all = pieces.joined()
    let hasValues = all.contains { $0.words == nil }
    let hasSpans = runs.contains { document.runs[$0].span >= 0 }
    key = LocalizationKey(pattern: "", arguments: [])
    isKey = all.contains { $0.words.map(LocalizationKey.isText) ?? false }
    var span: Int32 = -1
    for (index, pieces) in zip(runs, pieces) {
      let next = document.runs[index].span
      if next != span {
        if span >= 0 { key.pattern += "</\(spans.count)>" }
        span = next
        if span >= 0 {
          spans.append(span)
          key.pattern += "<\(spans.count)>"
        }
      }
      key.append(pieces, hasValues: hasValues) { hasSpans ? MarkedText.escape($0) : $0 }
    }
    if span >= 0 { key.pattern += "</\(spans.count)>" }
  }
}

// MARK: Texts with conditions and loops

/// A part of a text that contains conditions or loops, or of one of these.
package enum TextPart {
  /// Words with a key of their own.
  case words(TextContent)
  case blank
  /// A condition or loop, as an index in the typed tree.
  case flow(Int)

  /// Whether the text at `node` contains conditions or loops.
  package static func areNeeded(at node: Int, in document: TypedDocument) -> Bool {
    document.nodes[node].runIndices.contains { document.runs[$0].flow >= 0 }
  }

  /// Returns the parts of the text, condition or loop at `node`, in order.
  package static func all(of node: Int, in document: TypedDocument) -> [TextPart] {
    let runs = document.runs
    var parts: [TextPart] = []
    let all = document.nodes[node].runIndices
    var next = all.lowerBound
    while next < all.upperBound {
      guard runs[next].flow < 0 else {
        let flow = Int(runs[next].flow)
        parts.append(.flow(flow))
        next = document.nodes[flow].runIndices.upperBound
        continue
      }
      let end = all[next...].first { runs[$0].flow >= 0 } ?? all.upperBound
      let words = TextContent(next..<end, in: document)
      if runs[next].isBehindBlank { parts.append(.blank) }
      if !words.key.pattern.isEmpty { parts.append(.words(words)) }
      if runs[end - 1].isBeforeBlank { parts.append(.blank) }
      next = end
    }
    return parts
  }
}

extension TypedDocument {
  /// Returns the literal words of a run and the values between them.
  fileprivate func pieces(of run: TypedRun) -> [TypedExpression] {
    guard let expression = structure.expression(run.binding) else {
      return [TypedExpression(.literal(.string(string(run.text))), .string, at: .at(0))]
    }
    switch expression.node {
    case .interpolation(let pieces): return pieces
    case .convert(let string) where string.type == .string: return [string]
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .binary, .conditional, .coalesce, .call, .closure, .convert, .opened, .isNone:
      return [expression]
    }
  }
}

extension TypedExpression {
  /// Whether the result depends on the reader's language, so that it is known only at run time.
  package var followsLanguage: Bool {
    switch node {
    case .literal, .parameter, .local, .item, .constant, .environment, .filled: false
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .opened(let operand), .isNone(let operand), .closure(_, let operand):
      operand.followsLanguage
    case .binary(_, let left, let right), .coalesce(let left, let right),
      .element(let left, let right):
      left.followsLanguage || right.followsLanguage
    case .conditional(let test, let yes, let no):
      test.followsLanguage || yes.followsLanguage || no.followsLanguage
    case .call(let function, let operands):
      function.spec.followsLanguage || operands.contains { $0.followsLanguage }
    case .list(let elements): elements.contains { $0.followsLanguage }
    case .interpolation(let pieces):
      pieces.contains { $0.followsLanguage || ($0.type == .text && $0.words == nil) }
    }
  }
}
