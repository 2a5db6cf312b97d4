import LayoutEngine
import LayoutModel

/// The content of a text in a program.
struct ProgramText: Sendable {
  enum Content: Sendable {
    /// Constant words without spans: a key in the table of translations.
    case words(String)
    /// The result of an expression.
    case expression(Int32)
    /// Words with values or spans in them.
    case pattern(Pattern)
    /// Words between conditions and loops.
    case parts([Part])
  }

  /// Words with placeholders for values and marks for spans.
  struct Pattern: Sendable {
    let key: LocalizationKey
    /// Whether the content has words; without words it is not translated.
    let isKey: Bool
    let spans: [Span]

    fileprivate init(_ content: TextContent, _ span: (Int32) -> Span) {
      key = content.key
      isKey = content.isKey
      spans = content.spans.map(span)
    }

    fileprivate var isConstant: Bool { key.arguments.isEmpty && spans.allSatisfy(\.isConstant) }
  }

  /// A part of a text with conditions or loops.
  enum Part: Sendable {
    case blank
    case pattern(Pattern)
    /// A condition or loop, with the parts in it.
    case flow(Int32, [Part])
  }

  /// A `span` with its attributes.
  struct Span: Sendable {
    let node: Int32
    /// The constant attributes.
    var run = TextRun()
    /// The attributes with expressions.
    var bound: [ProgramElement.Field] = []
    /// Whether the attributes depend on a variant of the span's style.
    var varies = false

    init(node: Int32) { self.node = node }

    fileprivate var isConstant: Bool { bound.isEmpty && !varies }
  }

  let content: Content

  /// Compiles the content of the text at `node`.
  ///
  /// - Parameters:
  ///   - node: The text.
  ///   - file: The file that contains the text.
  ///   - attribute: The value of the attribute `content`, or nil.
  ///   - span: Returns a `span` of the text.
  init(
    of node: Int, in file: TypedDocument, content attribute: TypedValue?, _ span: (Int32) -> Span
  ) {
    if TextPart.areNeeded(at: node, in: file) {
      content = .parts(Self.parts(of: node, in: file, span))
    } else if let whole = TextContent(of: node, in: file) {
      content = .pattern(Pattern(whole, span))
    } else if let index = file.nodes[node].runIndices.first {
      let run = file.runs[index]
      content = run.binding < 0 ? .words(file.string(run.text)) : .expression(run.binding)
    } else if case .bound(let expression)? = attribute {
      content = .expression(expression)
    } else if case .text(let text)? = attribute {
      content = .words(file.string(text))
    } else {
      content = .words("")
    }
  }

  private static func parts(
    of node: Int, in file: TypedDocument, _ span: (Int32) -> Span
  ) -> [Part] {
    TextPart.all(of: node, in: file).map { part in
      switch part {
      case .blank: .blank
      case .words(let words): .pattern(Pattern(words, span))
      case .flow(let flow): .flow(Int32(flow), parts(of: flow, in: file, span))
      }
    }
  }

  /// Sets the content of a text if it is constant, and returns whether it is.
  func complete(_ text: inout TextSpec) -> Bool {
    switch content {
    case .words(let words): text.content = words
    case .pattern(let pattern) where pattern.isConstant:
      text.content = pattern.key.pattern
      text.spans = pattern.spans.map(\.run)
      if !pattern.isKey { text.localized = false }
    case .pattern, .expression, .parts: return false
    }
    return true
  }
}
