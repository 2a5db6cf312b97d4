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
  /// Returns the offset of the first of some expressions in a style, within the style's own file.
  ///
  /// Literals do not count.
  fileprivate func firstPlace(of expressions: [TypedExpression], in style: StyledText) -> Int {
    let bindings = expressions.filter { if case .literal = $0.node { false } else { true } }
    let starts = bindings.map(\.range).filter { styledText(at: $0) == style }.map(\.start)
    return Int((starts.min() ?? style.range.start) - style.start)
  }
}
