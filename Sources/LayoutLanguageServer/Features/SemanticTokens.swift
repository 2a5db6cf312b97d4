import LayoutChecking
import LayoutDiagnostics
import LayoutLanguages
import LayoutModel
import LayoutXML

/// `textDocument/semanticTokens`: what names mean, and the parts of expressions.
///
/// The language's own elements and attributes have none: editors show those of any XML.
struct SemanticTokens {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  /// The kinds of tokens, all of the protocol's standard ones.
  private enum Kind: String, CaseIterable {
    case namespace
    case `class`
    case `struct`
    case `enum`
    case enumMember
    case parameter
    case variable
    case property
    case event
    case function
    case decorator
    case keyword
    case string
    case number
    case `operator`
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: Kind.allCases.enumerated().map { ($1, $0) })

  /// The standard modifiers in use, each the bit of its place.
  private static let modifiers = ["declaration", "readonly"]

  static let options: JSONValue = [
    "legend": [
      "tokenTypes": .strings(Kind.allCases.map(\.rawValue)), "tokenModifiers": .strings(modifiers),
    ],
    "range": .bool(true), "full": ["delta": .bool(true)],
  ]

  private struct Token {
    var range: Range<Int>
    var kind: Kind
    var modifiers = 0
  }

  // MARK: Responses

  func response(in workspace: inout OpenWorkspace) -> JSONValue {
    Self.response(newData(in: &workspace))
  }

  /// Returns the numbers of the text, which the next change refers to.
  private func newData(in workspace: inout OpenWorkspace) -> [Int] {
    let data = self.data(tokens(workspace.names(in: view)))
    workspace.semanticTokens[view.document.uri] = data
    return data
  }

  private static func response(_ data: [Int]) -> JSONValue {
    ["resultId": .string(id(of: data)), "data": .array(data.map { .integer($0) })]
  }

  /// Returns the tokens of the lines of a range.
  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    guard let start = LinePosition(parameters["range"]?["start"]),
      let end = LinePosition(parameters["range"]?["end"])
    else { return .null }
    let tokens = tokens(workspace.names(in: view)).filter { token in
      let line = view.positions.line(of: token.range.lowerBound)
      return start.line <= line && line <= end.line
    }
    return ["data": .array(data(tokens).map { .integer($0) })]
  }

  /// Returns the change of the numbers since an earlier response, or all of them.
  func change(for parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    let known = workspace.semanticTokens[view.document.uri]
    let new = newData(in: &workspace)
    guard let old = known, Self.id(of: old) == parameters["previousResultId"]?.string else {
      return Self.response(new)
    }
    let same = zip(old, new).prefix { $0 == $1 }.count
    let left = min(old.count, new.count) - same
    var behind = 0
    while behind < left, old[old.count - 1 - behind] == new[new.count - 1 - behind] { behind += 1 }
    let edit: JSONValue = [
      "start": .integer(same), "deleteCount": .integer(old.count - same - behind),
      "data": .array(new[same..<new.count - behind].map { .integer($0) }),
    ]
    return [
      "resultId": .string(Self.id(of: new)), "edits": .array(old == new ? [] : [edit]),
    ]
  }

  /// A name of the numbers: a hash that is the same in every process (FNV-1a).
  private static func id(of data: [Int]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in data { hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  /// Returns tokens as the protocol writes them, five numbers each, with places from the token
  /// before.
  private func data(_ tokens: [Token]) -> [Int] {
    var data: [Int] = []
    data.reserveCapacity(5 * tokens.count)
    var last = (line: 0, character: 0)
    for token in tokens {
      let start = view.positions.position(of: token.range.lowerBound)
      let end = view.positions.position(of: token.range.upperBound)
      data.append(start.line - last.line)
      data.append(start.line == last.line ? start.character - last.character : start.character)
      data.append(end.character - start.character)
      data.append(Self.numbers[token.kind] ?? 0)
      data.append(token.modifiers)
      last = start
    }
    return data
  }

  // MARK: Tokens

  /// Returns the tokens in their order, apart and each in one line.
  private func tokens(_ names: Occurrences) -> [Token] {
    let named = names.all.compactMap(Self.token)
    var parts: [Token] = []
    for expression in names.expressions { read(expression, into: &parts) }
    let all = named + parts.flatMap { Self.pieces(of: $0, besides: names) }
    var inLines: [Token] = []
    inLines.reserveCapacity(all.count)
    for token in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      addLines(of: token, to: &inLines)
    }
    return inLines
  }

  private static func token(_ name: Occurrence) -> Token? {
    let kind: Kind
    switch name.declaration.kind {
    case .component, .element: kind = .class
    case .style: kind = .decorator
    case .record: kind = .struct
    case .choice: kind = .enum
    case .parameter: kind = .parameter
    case .constant, .local: kind = .variable
    case .word: kind = .enumMember
    case .placement, .field, .slot, .id, .area: kind = .property
    case .action: kind = .event
    case .importName, .library: kind = .namespace
    case .file: return nil
    }
    let modifiers =
      (name.isDeclaration ? 1 : 0) | (name.declaration.kind == .constant ? 2 : 0)
    return Token(range: name.range, kind: kind, modifiers: modifiers)
  }

  /// Returns the parts of a token that are no names, such as the quotes around that of a style.
  private static func pieces(of token: Token, besides names: Occurrences) -> [Token] {
    var pieces: [Token] = []
    var start = token.range.lowerBound
    for name in names.names(in: token.range) {
      if start < name.range.lowerBound {
        pieces.append(Token(range: start..<name.range.lowerBound, kind: token.kind))
      }
      start = max(start, name.range.upperBound)
    }
    if start < token.range.upperBound {
      pieces.append(Token(range: start..<token.range.upperBound, kind: token.kind))
    }
    return pieces
  }

  /// Adds the parts of a token in each of its lines.
  private func addLines(of token: Token, to tokens: inout [Token]) {
    var line = view.positions.line(of: token.range.lowerBound)
    var whole = view.positions.offsets(ofLine: line)
    while true {
      let range = whole.clamped(to: token.range)
      if !range.isEmpty {
        tokens.append(Token(range: range, kind: token.kind, modifiers: token.modifiers))
      }
      line += 1
      guard whole.upperBound < token.range.upperBound, line < view.positions.lineCount else {
        return
      }
      whole = view.positions.offsets(ofLine: line)
    }
  }

  // MARK: Expressions

  private func read(_ range: Range<Int>, into tokens: inout [Token]) {
    let source = SourceRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    let text = ExpressionText(DecodedValue(attributeValue: source, in: view.outline.bytes))
    read(text, 0..<text.bytes.count, into: &tokens)
  }

  private func read(_ text: ExpressionText, _ range: Range<Int>, into tokens: inout [Token]) {
    var lexer = ExpressionLexer(text.bytes, range)
    var token = lexer.next()
    while token.kind != .end {
      let next = lexer.next()
      if token.kind == .text {
        readString(text, token.range, into: &tokens)
      } else if let kind = kind(of: token, before: next, text) {
        tokens.append(Token(range: text.source(of: token.range).offsets, kind: kind))
      }
      token = next
    }
  }

  private func kind(
    of token: ExpressionToken, before next: ExpressionToken, _ text: ExpressionText
  ) -> Kind? {
    switch token.kind {
    case .literal(let value, _):
      switch value {
      case .bool, .none: return .keyword
      case .string, .text: return .string
      case .number, .integer: return .number
      default: return nil  // open: colours and pictures.
      }
    case .choice: return .enumMember
    case .name:
      return next.kind == .open && next.range.lowerBound == token.range.upperBound ? .function : nil
    case .binary, .not:
      // Some operators are words.
      let isWord = text.bytes[token.range].allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") }
      return isWord ? .keyword : .operator
    case .coalesce, .question, .colon, .arrow, .dots: return .operator
    case .anchor, .text, .open, .close, .openBracket, .closeBracket, .comma, .point, .chain, .end:
      return nil
    }
  }

  /// Reads a string with expressions in it.
  private func readString(
    _ text: ExpressionText, _ range: Range<Int>, into tokens: inout [Token]
  ) {
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      let byte = text.bytes[place]
      let isDouble = place + 1 < range.upperBound && text.bytes[place + 1] == byte
      guard byte == UInt8(ascii: "{"), !isDouble,
        let end = Braces.closing(place, text.bytes.span, range.upperBound)
      else {
        place += isDouble ? 2 : 1
        continue
      }
      tokens.append(Token(range: text.source(of: start..<place).offsets, kind: .string))
      read(text, place + 1..<end - 1, into: &tokens)
      (start, place) = (end, end)
    }
    if start < range.upperBound {
      tokens.append(Token(range: text.source(of: start..<range.upperBound).offsets, kind: .string))
    }
  }
}
