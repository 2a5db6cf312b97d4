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
    let words: String
    /// The code for the words with their values; −1 if there are no values.
    let start: Int32
    /// Whether the content has words; without words it is not translated.
    let isKey: Bool
    let spans: [Span]

    fileprivate init(_ content: TextContent, in file: Int, of program: inout LayoutProgram) {
      words = content.key.pattern
      start = content.key.arguments.isEmpty ? -1 : program.start(of: content.key, in: file)
      isKey = content.isKey
      spans = content.spans.map { program.span($0, in: file) }
    }

    fileprivate var isConstant: Bool { start < 0 && spans.allSatisfy(\.isConstant) }
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

  /// Compiles the content of a text.
  ///
  /// - Parameters:
  ///   - text: The node of the text.
  ///   - file: The file that contains the text.
  ///   - attribute: The value of the attribute `content`, or nil.
  ///   - program: The program that the text is compiled for.
  init(
    of text: Int32, in file: Int, content attribute: TypedValue?,
    of program: inout LayoutProgram
  ) {
    let document = program.files[file].document
    let node = Int(text)
    if TextPart.areNeeded(at: node, in: document) {
      content = .parts(Self.parts(of: node, in: file, of: &program))
    } else if let whole = TextContent(of: node, in: document) {
      content = .pattern(Pattern(whole, in: file, of: &program))
    } else if let index = document.nodes[node].runIndices.first {
      let run = document.runs[index]
      content = run.binding < 0 ? .words(document.string(run.text)) : .expression(run.binding)
    } else if case .bound(let expression)? = attribute {
      content = .expression(expression)
    } else if case .text(let text)? = attribute {
      content = .words(document.string(text))
    } else {
      content = .words("")
    }
  }

  private static func parts(
    of node: Int, in file: Int, of program: inout LayoutProgram
  ) -> [Part] {
    var parts: [Part] = []
    for part in TextPart.all(of: node, in: program.files[file].document) {
      switch part {
      case .blank: parts.append(.blank)
      case .words(let words): parts.append(.pattern(Pattern(words, in: file, of: &program)))
      case .flow(let flow):
        parts.append(.flow(Int32(flow), self.parts(of: flow, in: file, of: &program)))
      }
    }
    return parts
  }

  /// Sets the content of a text if it is constant, and returns whether it is.
  func complete(_ text: inout TextSpec) -> Bool {
    switch content {
    case .words(let words): text.content = words
    case .pattern(let pattern) where pattern.isConstant:
      text.content = pattern.words
      text.spans = pattern.spans.map(\.run)
      if !pattern.isKey { text.localized = false }
    case .pattern, .expression, .parts: return false
    }
    return true
  }
}
