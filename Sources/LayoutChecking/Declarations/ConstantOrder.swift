import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The order in which constants are read: document order, but each constant after those that its
/// value names.
struct ConstantOrder {
  /// A constant that another one names.
  private struct Mention {
    var place: Int
    /// The range of the name in the value of the other constant.
    var range: SourceRange
  }

  /// Constants each of which names the next; the last names the first.
  struct Loop {
    var names: [String]
    /// The range where the first constant names the next.
    var range: SourceRange
  }

  private(set) var nodes: [MarkupNode] = []
  private(set) var loops: [Loop] = []
  private let constants: [MarkupNode]
  private let markup: MarkupDocument
  private var names: [String] = []
  private var places: [String: Int] = [:]
  private var marks: [Mark]

  private enum Mark {
    case new
    case open
    case done
  }

  init(_ constants: [MarkupNode], _ markup: MarkupDocument) {
    self.constants = constants
    self.markup = markup
    marks = Array(repeating: .new, count: constants.count)
    for (place, node) in constants.enumerated() {
      let name = markup.attribute(.name, of: node).map { DeclaredText(of: $0, in: markup).string }
      names.append(name ?? "")
      if let name, places[name] == nil { places[name] = place }
    }
    for place in constants.indices where marks[place] == .new { add(place) }
  }

  /// The names of all constants.
  var allNames: some Collection<String> { places.keys }

  private struct Step {
    var place: Int
    var mentions: ArraySlice<Mention>
    /// The range where the constant names the next one on the path.
    var range = SourceRange.at(0)
  }

  /// Adds a constant after the constants that it names, without recursion because a chain may be
  /// long.
  private mutating func add(_ first: Int) {
    var path: [Step] = []
    enter(first, &path)
    while let last = path.indices.last {
      guard let next = path[last].mentions.popFirst() else {
        nodes.append(constants[path[last].place])
        marks[path[last].place] = .done
        path.removeLast()
        continue
      }
      path[last].range = next.range
      switch marks[next.place] {
      case .new: enter(next.place, &path)
      case .open: noteLoop(to: next.place, path)
      case .done: break
      }
    }
  }

  private mutating func enter(_ place: Int, _ path: inout [Step]) {
    marks[place] = .open
    path.append(Step(place: place, mentions: mentions(in: constants[place])[...]))
  }

  private mutating func noteLoop(to place: Int, _ path: [Step]) {
    // There may be a great many loops, of which the first are enough.
    guard loops.count < 20, let first = path.lastIndex(where: { $0.place == place }) else { return }
    loops.append(
      Loop(names: path[first...].map { names[$0.place] }, range: path[first].range))
  }

  // MARK: Names in values

  private func mentions(in node: MarkupNode) -> [Mention] {
    [AttributeName.value, .dark].flatMap { name -> [Mention] in
      guard let attribute = markup.attribute(name, of: node) else { return [] }
      let text = ExpressionText(attribute, in: markup)
      return text.bytes.contains(Bytes.openBrace) ? mentions(in: text) : []
    }
  }

  /// Returns the constants that the expressions of a text name.
  private func mentions(in text: ExpressionText) -> [Mention] {
    var found: [Mention] = []
    addMentions(inTextAt: 0..<text.bytes.count, of: text, to: &found)
    return found
  }

  /// Adds the constants that a text names, or a string with values in it, down to a limited depth.
  private func addMentions(
    inTextAt range: Range<Int>, of text: ExpressionText, level: Int = 0,
    to found: inout [Mention],
  ) {
    guard level < ExpressionParser.depth else { return }
    var position = range.lowerBound
    while position < range.upperBound,
      let open = text.bytes[position..<range.upperBound].firstIndex(of: Bytes.openBrace)
    {
      if open + 1 < range.upperBound, text.bytes[open + 1] == Bytes.openBrace {
        position = open + 2
        continue
      }
      position =
        Braces.end(of: open, in: text.bytes, before: range.upperBound) ?? range.upperBound
      addMentions(in: open + 1..<max(position - 1, open + 1), of: text, level: level, to: &found)
    }
  }

  private func addMentions(
    in range: Range<Int>, of text: ExpressionText, level: Int, to found: inout [Mention]
  ) {
    var lexer = ExpressionLexer(text.bytes, range)
    var isField = false
    var token = lexer.next()
    while token.kind != .end {
      let next = lexer.next()
      if case .name(let name) = token.kind, !isField, let place = places[name] {
        let isFunction = next.kind == .open && next.range.lowerBound == token.range.upperBound
        if !isFunction { found.append(Mention(place: place, range: text.source(of: token.range))) }
      }
      if token.kind == .text {
        let inner = token.range.lowerBound + 1..<token.range.upperBound - 1
        addMentions(inTextAt: inner, of: text, level: level + 1, to: &found)
      }
      isField = token.kind == .point
      token = next
    }
  }
}
