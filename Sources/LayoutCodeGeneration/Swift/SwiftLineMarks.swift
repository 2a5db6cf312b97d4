import LayoutDiagnostics
import LayoutSchema
import LayoutSemantics

/// Directives that tell Swift where in the document a binding is written, so that what is wrong with
/// the host's types is reported there.
struct SwiftLineMarks {
  /// The name of the file.
  let file: String
  /// The line that was marked last in the function.
  private var last: Int?

  init(file: String) {
    self.file = file
  }

  /// Marks the statement of an element that has bindings, unless its line is marked already.
  mutating func mark(_ node: Int, _ document: TypedDocument, _ writer: inout SwiftWriter) {
    guard let line = document.bindingLine(of: node), line != last else { return }
    last = line
    // The formatter has it without blanks.
    writer.line("#sourceLocation(file:\(SwiftString.literal(file)),line:\(line))")
  }

  /// Ends what was marked in the text from `start` on.
  mutating func end(since start: Int, _ writer: inout SwiftWriter) {
    last = nil
    guard writer.text.utf8.dropFirst(start).contains(UInt8(ascii: "#")) else { return }
    let text = String(decoding: Array(writer.text.utf8.dropFirst(start)), as: UTF8.self)
    if text.contains("#sourceLocation(file:") { writer.line("#sourceLocation()") }
  }
}

extension TypedDocument {
  /// The line of the first binding on the element at `node`, from 1 on; nil where it has none.
  fileprivate func bindingLine(of node: Int) -> Int? {
    var expressions: [Int32] = []
    for index in nodes[node].attributeIndices { expressions += attributes[index].value.bindings }
    for index in nodes[node].runIndices where runs[index].binding >= 0 {
      expressions.append(runs[index].binding)
    }
    let detail = Int(nodes[node].detail)
    switch nodes[node].kind {
    case .component where structure.uses.indices.contains(detail):
      expressions += structure.uses[detail].arguments
    case .element where structure.declaredElements.indices.contains(detail):
      expressions += structure.declaredElements[detail].attributes
    case .for where structure.loops.indices.contains(detail):
      expressions.append(structure.loops[detail].list)
    case .if where structure.branches.indices.contains(detail):
      expressions.append(structure.branches[detail].test)
    default: break
    }
    let starts = expressions.filter { structure.expressions.indices.contains(Int($0)) }
      .map { structure.expressions[Int($0)] }
      .filter { if case .literal = $0.node { false } else { true } }
      .map { Int($0.range.start) }
    guard let start = starts.min(), start <= source.count else { return nil }
    return 1 + source[..<start].count { $0 == UInt8(ascii: "\n") }
  }
}

extension TypedValue {
  /// The expressions in it.
  fileprivate var bindings: [Int32] {
    switch self {
    case .bound(let binding): [binding]
    case .boundFlags(_, let first, let count): Array(first..<first + count)
    case .dimension(let length): [length].compactMap(\.binding)
    case .edges(let edges):
      [edges.top, edges.left, edges.bottom, edges.right].compactMap(\.binding)
    case .pair(let x, let y), .size(let x, let y): [x, y].compactMap(\.binding)
    case .sizeRange(let range):
      [range.minWidth, range.minHeight, range.maxWidth, range.maxHeight].compactMap(\.binding)
    case .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .ratio, .choice, .flags,
      .textMetrics:
      []
    }
  }
}
