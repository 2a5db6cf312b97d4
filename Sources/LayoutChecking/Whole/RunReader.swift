import LayoutDiagnostics
import LayoutModel

/// Joins pieces of character data into runs.
///
/// The whole text is trimmed, and each stretch of white space becomes one blank, which belongs to
/// the piece in which the stretch starts. White space in the value of an expression stays as it is.
struct RunReader {
  private var hasText = false
  /// Whether white space stands before the first piece; `endsInBlank` is about the last one.
  private(set) var startsInBlank = false
  private(set) var endsInBlank = false
  /// Whether the document's last run is a literal of this text.
  private var isOpen = false
  private var bound: [BoundRun] = []

  private struct BoundRun {
    var run: Int
    var pieces: [ExpressionReader.Piece]
    var range: SourceRange
  }

  mutating func add(_ bytes: [UInt8], span: Int32, to document: inout TypedDocument) {
    let start = UInt32(document.decoded.count)
    append(bytes, to: &document.decoded)
    let end = UInt32(document.decoded.count)
    guard end > start else { return }
    if let last = document.runs.indices.last, document.runs[last].span == span,
      document.runs[last].text.end == start, isOpen
    {
      document.runs[last].text.end = end
    } else {
      document.runs.append(
        TypedRun(text: TextReference(start: start, end: end, isDecoded: true), span: span))
    }
    isOpen = true
  }

  /// Adds a run of literal pieces and expressions.
  mutating func add(
    _ pieces: [ExpressionReader.Piece], at range: SourceRange, span: Int32,
    to document: inout TypedDocument,
  ) {
    var collapsed: [ExpressionReader.Piece] = []
    for piece in pieces {
      switch piece {
      case .text(let bytes):
        var text: [UInt8] = []
        append(bytes, to: &text)
        if !text.isEmpty { collapsed.append(.text(text)) }
      case .value:
        collapsed.append(piece)
        hasText = true
        endsInBlank = false
      }
    }
    bound.append(BoundRun(run: document.runs.count, pieces: collapsed, range: range))
    let nothing = TextReference(start: 0, end: 0, isDecoded: true)
    document.runs.append(TypedRun(text: nothing, span: span))
    isOpen = false
  }

  private mutating func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    for byte in bytes {
      if Bytes.isSpace(byte) {
        guard hasText else {
          startsInBlank = true
          continue
        }
        guard !endsInBlank else { continue }
        text.append(Bytes.space)
        endsInBlank = true
      } else {
        text.append(byte)
        hasText = true
        endsInBlank = false
      }
    }
  }

  /// Drops the blank at the end of the text, and makes the expressions.
  mutating func finish(_ document: inout TypedDocument) {
    if endsInBlank { dropBlank(&document) }
    for run in bound {
      document.runs[run.run].binding = Int32(document.structure.expressions.count)
      document.structure.expressions.append(
        ExpressionReader.joined(run.pieces, as: .text, at: run.range))
    }
  }

  private mutating func dropBlank(_ document: inout TypedDocument) {
    guard let last = document.runs.indices.last else { return }
    if isOpen {
      document.decoded.removeLast()
      document.runs[last].text.end -= 1
      if document.runs[last].text.isEmpty { document.runs.removeLast() }
    } else if let run = bound.indices.last, case .text(let text)? = bound[run].pieces.last {
      bound[run].pieces.removeLast()
      if text.count > 1 { bound[run].pieces.append(.text(Array(text.dropLast()))) }
    }
  }
}
