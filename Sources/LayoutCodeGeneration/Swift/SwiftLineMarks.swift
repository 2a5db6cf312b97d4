import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// Line directives for Swift that point to the place of a binding in the document.
///
/// An error in the host's types is then reported in the document.
struct SwiftLineMarks {
  /// The beginning of a directive for the document.
  private let head: String
  private let source: SourceLines
  private let target: SwiftTarget
  /// The place that was marked last in the function.
  private var last: Place?
  /// Whether the function contains a mark.
  private var isMarked = false
  /// A line of a file, counted from 1.
  fileprivate struct Place: Equatable {
    /// The beginning of the directive for the file.
    var head: String
    var line: Int
  }

  init(path: String, _ source: SourceLines, _ target: SwiftTarget) {
    head = Self.head(target.mention(of: path))
    self.source = source
    self.target = target
  }

  /// Marks the statement of an element that has bindings, unless its line is marked already.
  mutating func mark(_ node: Int, _ document: TypedDocument, _ writer: inout SwiftWriter) {
    guard !document.structure.expressions.isEmpty else { return }
    // Words between conditions and loops have statements, and marks, of their own.
    let hasFlow = TextPart.areNeeded(at: node, in: document)
    mark(document.expressions(of: node, withWords: !hasFlow), document, &writer)
  }

  /// Marks the statement of a text's words between conditions and loops.
  mutating func mark(
    _ words: TextContent, _ document: TypedDocument, _ writer: inout SwiftWriter
  ) {
    let spans = words.spans.flatMap { document.expressions(of: Int($0)) }
    mark(words.key.arguments + spans, document, &writer)
  }

  /// Marks a statement that is about the declaration of a record.
  mutating func mark(
    _ record: RecordDeclaration, _ document: TypedDocument, _ writer: inout SwiftWriter
  ) {
    let structure = document.structure
    let module = structure.imports.firstIndex { $0.signature.name == record.name.home }
    // A record that came with an import of an import has no place in these files.
    guard module != nil || record.name.home == structure.home else { return }
    mark(
      place(at: Int(record.range.start), of: Int32(truncatingIfNeeded: module ?? -1), document),
      &writer)
  }

  /// Returns a directive that gives a parameter's line in the document to the second line after it,
  /// and the directive that ends it.
  ///
  /// The line between them is the parameter's documentation.
  func around(
    _ parameter: Parameter, _ document: TypedDocument
  ) -> (start: String, end: String)? {
    guard let place = place(at: Int(parameter.range.start), of: -1, document) else { return nil }
    return ("\(place.head)\(max(place.line - 1, 1)))", Self.end)
  }

  private mutating func mark(
    _ expressions: [TypedExpression], _ document: TypedDocument, _ writer: inout SwiftWriter
  ) {
    guard !expressions.isEmpty else { return }
    mark(place(of: expressions, in: document), &writer)
  }

  private mutating func mark(_ place: Place?, _ writer: inout SwiftWriter) {
    guard let place, place != last else { return }
    last = place
    isMarked = true
    writer.line("\(place.head)\(place.line))")
  }

  /// Returns the beginning of a directive for a file, which its line and a parenthesis end.
  private static func head(_ file: String) -> String {
    // The formatter writes the directive without spaces.
    "#sourceLocation(file:\(SwiftString.literal(file)),line:"
  }

  private static let end = "#sourceLocation()"

  /// Returns the place of the first binding of an element; nil if there is none.
  ///
  /// A binding of the element itself comes before a binding that a style gives it.
  private func place(
    of expressions: [TypedExpression], in document: TypedDocument
  ) -> Place? {
    var start: UInt32?
    var last: SourceRange?
    for expression in expressions {
      if case .literal = expression.node { continue }
      last = expression.range
      guard document.styledText(at: expression.range) == nil else { continue }
      start = min(start ?? .max, expression.range.start)
    }
    if let start { return place(at: Int(start), of: -1, document) }
    // The attributes of the last style take effect, so its bindings are looked for.
    guard let style = last.flatMap({ document.styledText(at: $0) }) else { return nil }
    return place(at: document.firstPlace(of: expressions, in: style), of: style.module, document)
  }

  /// Returns a place in the document, or in the import of that number.
  private func place(
    at offset: Int, of module: Int32, _ document: TypedDocument
  ) -> Place? {
    guard let line = source.line(at: offset, of: module) else { return nil }
    let imports = document.structure.imports
    let isImported = imports.indices.contains(Int(module))
    let head = isImported ? Self.head(target.mention(of: imports[Int(module)].source.name)) : head
    return Place(head: head, line: line)
  }

  /// Writes the directive that ends the function's marks.
  mutating func end(_ writer: inout SwiftWriter) {
    if isMarked { writer.line("\(Self.end)") }
    last = nil
    isMarked = false
  }
}

/// The lines of a document and of the files that it imports.
///
/// The lines of the document are counted when the first of them is asked for: most documents mark
/// none. Those of imports were counted for findings, once for all that import them.
final class SourceLines {
  private let document: TypedDocument
  private lazy var own = LineTable(document.source)

  init(_ document: TypedDocument) {
    self.document = document
  }

  /// Returns the line, counted from 1, of a place in the document (`module` is −1) or in an import.
  func line(at offset: Int, of module: Int32) -> Int? {
    if module < 0 { return own.line(at: offset) + 1 }
    let imports = document.structure.imports
    guard imports.indices.contains(Int(module)) else { return nil }
    let source = imports[Int(module)].source
    return source.bytes == nil ? nil : source.line(of: offset)
  }
}

extension TypedDocument {
  /// Returns the values of loops and `let`s that siblings and their descendants use.
  func locals(from first: Int, through last: Int) -> Set<Int> {
    var locals: Set<Int> = []
    for node in nodes(from: first, through: last) {
      for expression in expressions(of: node) {
        _ = expression.contains { part in
          if case .local(let index) = part.node { locals.insert(index) }
          return false
        }
      }
    }
    return locals
  }

  /// Returns the first mention of each parameter and value that siblings and their descendants use.
  ///
  /// Values of loops within them are left out.
  func mentions(from first: Int, through last: Int) -> [TypedExpression] {
    var known: Set<ExpressionNode> = []
    let range = nodes(from: first, through: last)
    for node in range where nodes[node].kind.role == .loop {
      let loop = structure.loops[Int(nodes[node].detail)]
      for local in [loop.item, loop.index] + loop.lets.map(\.local) where local >= 0 {
        known.insert(.local(Int(local)))
      }
    }
    var mentions: [TypedExpression] = []
    for node in range {
      for expression in expressions(of: node) {
        _ = expression.contains { part in
          var isGiven = false
          if case .parameter = part.node { isGiven = true }
          if case .local = part.node { isGiven = true }
          if isGiven, known.insert(part.node).inserted { mentions.append(part) }
          return false
        }
      }
    }
    return mentions
  }

  /// Returns the places at which siblings and their descendants fire actions.
  func firings(from first: Int, through last: Int) -> [Int32] {
    guard !structure.firings.isEmpty else { return [] }
    var found: [Int32] = []
    for node in nodes(from: first, through: last) {
      for index in nodes[node].attributeIndices {
        if case .fires(let place) = attributes[index].value { found.append(place) }
      }
      let detail = Int(nodes[node].detail)
      if nodes[node].kind.role == .component, structure.uses.indices.contains(detail) {
        found += structure.uses[detail].actions.filter { $0 >= 0 }
      }
    }
    return found
  }

  /// Returns the range of siblings and their descendants.
  func nodes(from first: Int, through last: Int) -> ClosedRange<Int> {
    var end = last
    // A `span` belongs to its text without being a child of it.
    while end + 1 < nodes.count, Int(nodes[end + 1].parent) >= first { end += 1 }
    return first...end
  }

  /// Returns the expressions in an element's attributes and in its text.
  fileprivate func expressions(of node: Int, withWords: Bool = true) -> [TypedExpression] {
    var found: [Int32] = []
    for index in nodes[node].attributeIndices {
      attributes[index].value.addBindings(in: self, to: &found)
    }
    for way in styleWays(of: node) {
      found.append(way.test)
      for attribute in attributes[way.attributes] {
        attribute.value.addBindings(in: self, to: &found)
      }
    }
    if withWords {
      for index in nodes[node].runIndices { found.append(runs[index].binding) }
    }
    let detail = Int(nodes[node].detail)
    switch nodes[node].kind.role {
    case .component where structure.uses.indices.contains(detail):
      found += structure.uses[detail].arguments
      for place in structure.uses[detail].actions where place >= 0 {
        found += structure.expressions(ofFiring: place)
      }
    case .declared where structure.declaredElements.indices.contains(detail):
      found += structure.declaredElements[detail].attributes
    case .loop where structure.loops.indices.contains(detail):
      found += [structure.loops[detail].list, structure.loops[detail].key]
      found += structure.loops[detail].lets.map(\.value)
    case .branch where structure.branches.indices.contains(detail):
      found.append(structure.branches[detail].test)
    case .layout, .branch, .loop, .slot, .component, .declared, .other: break
    }
    for placement in structure.declaredPlacements where placement.node == node {
      found += placement.values
    }
    return found.isEmpty ? [] : found.compactMap { structure.expression($0) }
  }

  /// Returns the offset of the first of some expressions in a style, within the style's own file.
  ///
  /// Literals do not count.
  fileprivate func firstPlace(of expressions: [TypedExpression], in style: StyledText) -> Int {
    let bindings = expressions.filter { if case .literal = $0.node { false } else { true } }
    let starts = bindings.map(\.range).filter { styledText(at: $0) == style }.map(\.start)
    return Int((starts.min() ?? style.range.start) - style.start)
  }
}

extension TypedValue {
  /// Adds the expressions in the value.
  fileprivate func addBindings(in document: TypedDocument, to found: inout [Int32]) {
    switch self {
    case .parts:
      for case .bound(let binding) in document.parts(of: self) { found.append(binding) }
    case .bound(let binding): found.append(binding)
    case .boundFlags(_, let first, let count): found += first..<first + count
    case .dimension(let length): length.addBinding(to: &found)
    case .edges(let edges):
      edges.top.addBinding(to: &found)
      edges.left.addBinding(to: &found)
      edges.bottom.addBinding(to: &found)
      edges.right.addBinding(to: &found)
    case .pair(let x, let y), .size(let x, let y):
      x.addBinding(to: &found)
      y.addBinding(to: &found)
    case .sizeRange(let range):
      range.minWidth.addBinding(to: &found)
      range.minHeight.addBinding(to: &found)
      range.maxWidth.addBinding(to: &found)
      range.maxHeight.addBinding(to: &found)
    case .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio, .choice,
      .flags, .textMetrics, .varied:
      break
    case .fires(let place): found += document.structure.expressions(ofFiring: place)
    }
  }
}

extension DimensionValue {
  fileprivate func addBinding(to found: inout [Int32]) {
    if let binding { found.append(binding) }
  }
}
