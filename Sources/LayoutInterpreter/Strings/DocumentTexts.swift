package import LayoutDiagnostics
import LayoutEngine
package import LayoutModel
import LayoutSchema

/// A text of a document that is looked up in a table of translations.
package struct DocumentText: Sendable, Equatable {
  /// The words with placeholders, and with marks for spans.
  package var key: String
  /// Whether each argument is an integer.
  package var arguments: [Bool]
  /// The number of marked spans.
  package var spans = 0
  /// The range of the text; nil if it is not in the document's own source.
  package var range: SourceRange?
  /// The element in the markup that the text belongs to, or −1.
  package var markup: Int32 = -1

  /// Returns the texts of `document` that have keys, each as often as it occurs.
  package static func all(in document: TypedDocument) -> [DocumentText] {
    var collector = TextCollector(document)
    collector.collect()
    return collector.texts
  }
}

private struct TextCollector {
  private let document: TypedDocument
  private(set) var texts: [DocumentText] = []
  /// The expressions that were collected with the text that they are a piece of.
  private var done: Set<Int32> = []
  private var markup: Int32 = -1

  init(_ document: TypedDocument) {
    self.document = document
  }

  mutating func collect() {
    for node in document.nodes.indices {
      markup = document.nodes[node].markup
      if document.nodes[node].kind == .text { collectContent(of: node) }
      collectAttributes(of: node)
    }
    markup = -1
    let structure = document.structure
    for (place, expression) in structure.expressions.enumerated()
    where !done.contains(Int32(place)) {
      collect(expression)
    }
    collect(structure.parameters)
    for component in structure.components { collect(component.signature.parameters) }
    for record in structure.records { collect(record.fields) }
    for element in structure.elements { collect(element.attributes + element.placements) }
    for constant in structure.constants {
      collect(constant.value, at: constant.range)
      if let dark = constant.dark { collect(dark, at: constant.range) }
    }
  }

  // MARK: Elements

  /// Collects the content between the tags of a text, or of its `content`.
  private mutating func collectContent(of node: Int) {
    let isKey = document.value(.localized, of: node) != .bool(false)
    let runs = document.nodes[node].runIndices
    for run in runs { take(document.runs[run].binding) }
    if TextPart.areNeeded(at: node, in: document) {
      collectParts(of: node, isKey: isKey)
    } else if let content = TextContent(of: node, in: document) {
      collect(content, isKey: isKey)
    } else if let run = runs.first.map({ document.runs[$0] }) {
      collect(run.binding, isKey: isKey)
      if isKey, run.binding < 0 { add(run.text) }
    } else if case .bound(let place)? = document.value(.content, of: node) {
      take(place)
      collect(place, isKey: isKey)
    } else if isKey, case .text(let text)? = document.value(.content, of: node) {
      add(text)
    }
  }

  /// Collects the words between conditions and loops.
  private mutating func collectParts(of node: Int, isKey: Bool) {
    for part in TextPart.all(of: node, in: document) {
      switch part {
      case .blank: break
      case .words(let words): collect(words, isKey: isKey)
      case .flow(let flow): collectParts(of: flow, isKey: isKey)
      }
    }
  }

  private mutating func collect(_ content: TextContent, isKey: Bool) {
    if isKey, content.isKey { add(content) }
    for argument in content.key.arguments { collect(argument) }
  }

  /// Collects other attributes that are texts for people; bound ones are among the expressions.
  private mutating func collectAttributes(of node: Int) {
    var said = document.attributes[document.nodes[node].attributeIndices]
    for way in document.styleWays(of: node) { said += document.attributes[way.attributes] }
    for attribute in said {
      guard attribute.name != .content, Schema.shared[attribute.row].type == .text,
        case .text(let text) = attribute.value
      else { continue }
      add(text)
    }
  }

  private mutating func take(_ place: Int32) {
    if place >= 0 { done.insert(place) }
  }

  private mutating func collect(_ place: Int32, isKey: Bool) {
    guard let expression = document.expression(place) else { return }
    if isKey { return collect(expression) }
    // The text itself is not a key, but values inserted into it may be.
    if case .interpolation(let pieces) = expression.node {
      for piece in pieces { collect(piece) }
    }
  }

  // MARK: Expressions and values

  private mutating func collect(_ expression: TypedExpression) {
    if let key = LocalizationKey(expression) {
      add(key, at: place(of: expression.range))
      for argument in key.arguments { collect(argument) }
      return
    }
    switch expression.node {
    case .literal, .parameter, .local, .item, .constant, .environment, .filled: break
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .opened(let operand), .isNone(let operand), .closure(_, let operand):
      collect(operand)
    case .binary(_, let left, let right), .coalesce(let left, let right),
      .element(let left, let right):
      collect(left)
      collect(right)
    case .conditional(let test, let yes, let no):
      collect(test)
      collect(yes)
      collect(no)
    case .call(_, let operands), .interpolation(let operands), .list(let operands):
      for operand in operands { collect(operand) }
    }
  }

  private mutating func collect(_ parameters: [Parameter]) {
    for parameter in parameters {
      guard let value = parameter.defaultValue else { continue }
      collect(value.light, at: parameter.range)
      if value.isToned { collect(value.dark, at: parameter.range) }
    }
  }

  private mutating func collect(_ value: ConstantValue, at range: SourceRange) {
    guard case .text(let text) = value, !text.isVerbatim, !text.content.isEmpty else { return }
    let isInteger = text.arguments.map { argument in
      if case .integer = argument { true } else { false }
    }
    texts.append(DocumentText(key: text.content, arguments: isInteger, range: range))
  }

  // MARK: Places

  /// Returns a range in the document, or nil for a range in an imported style.
  private func place(of range: SourceRange) -> SourceRange? {
    (document.styledText(at: range)?.module ?? -1) >= 0 ? nil : range
  }

  private mutating func add(_ key: LocalizationKey, at range: SourceRange?) {
    guard !key.pattern.isEmpty else { return }
    texts.append(
      DocumentText(
        key: key.pattern, arguments: key.arguments.map { $0.type == .integer }, range: range,
        markup: markup))
  }

  private mutating func add(_ content: TextContent) {
    add(content.key, at: nil)
    texts[texts.count - 1].spans = content.spans.count
  }

  private mutating func add(_ text: TextReference) {
    let key = document.string(text)
    guard key.contains(where: { !$0.isWhitespace }) else { return }
    texts.append(
      DocumentText(
        key: key, arguments: [],
        range: text.isDecoded ? nil : SourceRange(start: text.start, end: text.end),
        markup: markup))
  }
}
