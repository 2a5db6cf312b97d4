import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// What stands between the tags of a text, as one key whose spans are marked by their numbers:
/// `Made with <1>care</1> by <2>%lld people</2>`.
package struct TextContent: Sendable {
  /// The words with marks and placeholders.
  package private(set) var key: LocalizationKey
  /// Whether there are words in it; without any it is shown as it is.
  package private(set) var isKey: Bool
  /// The spans in the order of their numbers, by their places in the typed tree.
  package private(set) var spans: [Int32] = []

  /// The content of the text at `node`; nil where it is one piece without a span, or none, or where
  /// conditions and loops put it together.
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

// MARK: What conditions and loops put together

/// A part of a text that holds conditions or loops, or of one of these.
package enum TextPart {
  /// Words with a key of their own.
  case words(TextContent)
  case blank
  /// A condition or loop, by its place in the typed tree.
  case flow(Int)

  /// Whether conditions or loops put the text at `node` together.
  package static func areNeeded(at node: Int, in document: TypedDocument) -> Bool {
    document.nodes[node].runIndices.contains { document.runs[$0].flow >= 0 }
  }

  /// The parts of the text, condition or loop at `node`, in order.
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
  /// The literal words of a run and the values between them.
  fileprivate func pieces(of run: TypedRun) -> [TypedExpression] {
    guard let expression = structure.expression(run.binding) else {
      return [TypedExpression(.literal(.string(string(run.text))), .string, at: .at(0))]
    }
    switch expression.node {
    case .interpolation(let pieces): return pieces
    case .convert(let string) where string.type == .string: return [string]
    case .literal, .parameter, .local, .constant, .environment, .filled, .field, .element, .list,
      .unary, .binary, .conditional, .coalesce, .call, .convert, .opened, .isNone:
      return [expression]
    }
  }
}

extension TypedExpression {
  /// Whether it depends on the reader's language, so that only a layout that is built knows it.
  package var followsLanguage: Bool {
    switch node {
    case .literal, .parameter, .local, .constant, .environment, .filled: false
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .opened(let operand), .isNone(let operand):
      operand.followsLanguage
    case .binary(_, let left, let right), .coalesce(let left, let right),
      .element(let left, let right):
      left.followsLanguage || right.followsLanguage
    case .conditional(let test, let yes, let no):
      test.followsLanguage || yes.followsLanguage || no.followsLanguage
    case .call(let function, let operands):
      function.followsLanguage || operands.contains { $0.followsLanguage }
    case .list(let elements): elements.contains { $0.followsLanguage }
    case .interpolation(let pieces):
      pieces.contains { $0.followsLanguage || ($0.type == .text && $0.words == nil) }
    }
  }
}
