import LayoutDiagnostics
import LayoutSchema
import LayoutSemantics

/// Directives that tell Swift where in the document a binding is written, so that what is wrong with
/// the host's types is reported there.
struct SwiftLineMarks {
  /// The name of the file.
  let file: String
  /// The place that was marked last in the function.
  private var last: Place?
  /// Whether anything was marked in the function.
  private var isMarked = false

  /// A line of a file, from 1 on.
  fileprivate struct Place: Equatable {
    var file: String
    var line: Int
  }

  init(file: String) {
    self.file = file
  }

  /// Marks the statement of an element that has bindings, unless its line is marked already.
  mutating func mark(_ node: Int, _ document: TypedDocument, _ writer: inout SwiftWriter) {
    guard let place = document.bindingPlace(of: node, in: file), place != last else { return }
    last = place
    isMarked = true
    // The formatter has it without blanks.
    writer.line("#sourceLocation(file:\(SwiftString.literal(place.file)),line:\(place.line))")
  }

  /// Ends what was marked in the function.
  mutating func end(_ writer: inout SwiftWriter) {
    if isMarked { writer.line("#sourceLocation()") }
    last = nil
    isMarked = false
  }
}

extension TypedDocument {
  /// What siblings and what is in them ask for of what loops and values give.
  func locals(from first: Int, through last: Int) -> Set<Int> {
    var end = last
    while nodes[end].lastChild >= 0 { end = Int(nodes[end].lastChild) }
    var locals: Set<Int> = []
    for node in first...end {
      for place in expressions(of: node) where structure.expressions.indices.contains(Int(place)) {
        _ = structure.expressions[Int(place)].contains { part in
          if case .local(let index) = part.node { locals.insert(index) }
          return false
        }
      }
    }
    return locals
  }

  /// The expressions that stand on an element and in its text.
  private func expressions(of node: Int) -> [Int32] {
    var found = nodes[node].attributeIndices.flatMap { attributes[$0].value.bindings(in: self) }
    for way in styleWays(of: node) {
      found.append(way.test)
      found += attributes[way.attributes].flatMap { $0.value.bindings(in: self) }
    }
    found += nodes[node].runIndices.map { runs[$0].binding }
    let detail = Int(nodes[node].detail)
    switch nodes[node].kind.role {
    case .component where structure.uses.indices.contains(detail):
      found += structure.uses[detail].arguments
    case .declared where structure.declaredElements.indices.contains(detail):
      found += structure.declaredElements[detail].attributes
    case .loop where structure.loops.indices.contains(detail):
      found += [structure.loops[detail].list, structure.loops[detail].key]
      found += structure.loops[detail].lets.map(\.value)
    case .branch where structure.branches.indices.contains(detail):
      found.append(structure.branches[detail].test)
    case .layout, .branch, .loop, .slot, .component, .declared, .other: break
    }
    return found + structure.declaredPlacements.filter { $0.node == node }.flatMap(\.values)
  }

  /// Where the first binding of the element at `node` is written; nil where it has none.
  ///
  /// One of the element's own comes before one that a style gives it.
  fileprivate func bindingPlace(of node: Int, in file: String) -> SwiftLineMarks.Place? {
    let expressions = expressions(of: node)
    let ranges = expressions.filter { structure.expressions.indices.contains(Int($0)) }
      .map { structure.expressions[Int($0)] }
      .filter { if case .literal = $0.node { false } else { true } }
      .map { $0.range }
    let own = ranges.filter { styledText(at: $0) == nil }
    if let start = own.map({ Int($0.start) }).min() {
      guard start <= source.count else { return nil }
      return SwiftLineMarks.Place(file: file, line: Self.line(of: start, in: source))
    }
    // What the last style says is read first.
    guard let style = ranges.last.flatMap({ styledText(at: $0) }) else { return nil }
    guard style.module >= 0 else {
      return SwiftLineMarks.Place(
        file: file, line: Self.line(of: firstPlace(of: ranges, in: style), in: source))
    }
    guard structure.imports.indices.contains(Int(style.module)),
      let text = structure.imports[Int(style.module)].source.bytes
    else { return nil }
    let name = structure.imports[Int(style.module)].source.name
    return SwiftLineMarks.Place(
      file: name.split(separator: "/").last.map { String($0) } ?? name,
      line: Self.line(of: firstPlace(of: ranges, in: style), in: text))
  }

  /// Where in its own text a style has the first of some expressions.
  private func firstPlace(of ranges: [SourceRange], in style: StyledText) -> Int {
    let starts = ranges.filter { styledText(at: $0) == style }.map(\.start)
    return Int((starts.min() ?? style.range.start) - style.start)
  }

  private static func line(of offset: Int, in text: [UInt8]) -> Int {
    1 + text.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }
}

extension TypedValue {
  /// The expressions in it.
  func bindings(in document: TypedDocument) -> [Int32] {
    switch self {
    case .parts:
      document.parts(of: self).compactMap { part in
        if case .bound(let binding) = part { binding } else { nil }
      }
    case .bound(let binding): [binding]
    case .boundFlags(_, let first, let count): Array(first..<first + count)
    case .dimension(let length): [length].compactMap(\.binding)
    case .edges(let edges):
      [edges.top, edges.left, edges.bottom, edges.right].compactMap(\.binding)
    case .pair(let x, let y), .size(let x, let y): [x, y].compactMap(\.binding)
    case .sizeRange(let range):
      [range.minWidth, range.minHeight, range.maxWidth, range.maxHeight].compactMap(\.binding)
    case .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio, .choice,
      .flags, .textMetrics, .varied:
      []
    }
  }
}
