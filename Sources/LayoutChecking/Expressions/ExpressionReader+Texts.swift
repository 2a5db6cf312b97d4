import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema

// Texts with values in them.
extension ExpressionReader {
  /// A piece of a text: literal characters, or an expression.
  enum Piece {
    case text([UInt8])
    case value(TypedExpression)
  }

  /// Reads the whole text as a String or a Text that may contain values.
  mutating func interpolation(as type: ExpressionType) -> TypedExpression? {
    let range = text.source(of: 0..<text.bytes.count)
    guard let pieces = pieces(of: type) else { return nil }
    return Self.joined(pieces, as: type, at: range)
  }

  /// Returns the pieces of the text in order, or nil after a mistake in one of them.
  mutating func pieces(of type: ExpressionType) -> [Piece]? {
    let bytes = text.bytes
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var position = 0
    var isSound = true
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == Bytes.openBrace || byte == Bytes.closeBrace else {
        literal.append(byte)
        position += 1
        continue
      }
      if position + 1 < bytes.count, bytes[position + 1] == byte {
        literal.append(byte)
        position += 2
        continue
      }
      guard byte == Bytes.openBrace else {
        report(.loneBrace(at: text.source(of: position..<position + 1)))
        return nil
      }
      let closing = Braces.closing(position, bytes.span, bytes.count)
      guard let end = closing ?? Braces.end(of: position, in: bytes, before: bytes.count) else {
        var issue: ExpressionIssue?
        let isExpression =
          ExpressionParser.parse(bytes, position + 1..<bytes.count, &issue) != nil
        let finding = Diagnostic.expression(
          ExpressionIssue(.unclosedBinding, position..<bytes.count), text)
        report(finding.offeringBraces(at: position..<position + 1, first: !isExpression, text))
        return nil
      }
      // Another brace opens before the first one is closed.
      if closing == nil, bytes[position + 1..<end].contains(Bytes.openBrace) {
        var issue: ExpressionIssue?
        _ = ExpressionParser.parse(bytes, position + 1..<end - 1, &issue)
        let outer = ExpressionIssue(.loneBrace, position..<position + 1)
        report(issue.flatMap { $0.kind == .loneBrace ? $0 : nil } ?? outer)
        return nil
      }
      let found = findings.count
      if let value = printed(position + 1..<end - 1, in: type) {
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = []
        pieces.append(.value(value))
      } else {
        isSound = false
        // After unmatched braces, the meaning of the rest is unknown.
        if closing == nil { return nil }
        let isNamed = begins(withName: position + 1..<end - 1)
        let call = isNamed ? formatted(position + 1..<end - 1) : nil
        for index in found..<findings.count {
          if let call, findings[index].id == .invalidExpression {
            findings[index].label = nil
            findings[index].fixes = [call]
          } else if !isNamed {
            findings[index] = findings[index].besideBraces(at: position..<end, text)
          }
        }
      }
      position = end
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return isSound ? pieces : nil
  }

  /// Whether an expression begins with a name that there is here, so that no plain words are meant.
  private func begins(withName range: Range<Int>) -> Bool {
    let range = text.trimmed(range)
    let name = text.bytes[range].prefix { Bytes.isLetter($0) || Bytes.isDigit($0) }
    return !name.isEmpty && scope.entry(named: String(decoding: name, as: UTF8.self)) != nil
  }

  /// Returns the repair of a value with the word for its form behind a comma, as message formats
  /// have it: `{due, date, short}` is `{date(due, 'short')}`; nil for other mistakes.
  private func formatted(_ range: Range<Int>) -> FixIt? {
    let parts = text.string(range).split(separator: ",", omittingEmptySubsequences: false)
      .map { Words.trimmed(String($0)) }
    guard text.isRepairable, parts.count == 2 || parts.count == 3,
      let name = Diagnostic.functionName(for: parts[1]),
      let function = ExpressionFunction(name: name), function.spec.followsLanguage,
      function.spec.form(of: parts.count - 1) != nil
    else { return nil }
    var call = "\(name)(\(parts[0])"
    if parts.count == 3 {
      guard FunctionSpec.dateStyles.contains(parts[2]) else { return nil }
      call += ", \(text.apostrophe)\(parts[2])\(text.apostrophe)"
    }
    return FixIt(
      "write '{\(name)(…)}'", isSafe: false,
      edits: [SourceEdit(text.source(of: range), call + ")")])
  }

  /// Reads the expression in `range` as a value in a text, in its own type.
  private mutating func printed(
    _ range: Range<Int>, in whole: ExpressionType
  ) -> TypedExpression? {
    var issue: ExpressionIssue?
    guard let syntax = ExpressionParser.parse(text.bytes, range, &issue) else {
      if let issue { report(issue) }
      return nil
    }
    return printed(syntax, in: whole)
  }

  /// Returns a string with values in it; where a Text is expected, a Text.
  mutating func text(
    of pieces: [ExpressionSyntax.Piece], _ syntax: ExpressionSyntax, _ hint: ExpressionType?
  ) -> TypedExpression? {
    let type: ExpressionType = hint?.unwrapped == .text ? .text : .string
    var read: [Piece] = []
    for piece in pieces {
      switch piece {
      case .words(let words): read.append(.text(words))
      case .value(let value):
        if let value = printed(value, in: type) { read.append(.value(value)) }
      }
    }
    guard read.count == pieces.count else { return nil }
    return Self.joined(read, as: type, at: text.source(of: syntax.range))
  }

  /// Returns an expression as a value in a text, in its own type.
  private mutating func printed(
    _ syntax: ExpressionSyntax, in whole: ExpressionType
  ) -> TypedExpression? {
    guard let value = typed(syntax, hint: whole) else { return nil }
    switch value.type {
    case .string, .integer, .bool: return value
    case .text where whole == .text: return value
    case .number, .points, .percent:
      report(.unprintable(value, syntax, text, knowsLanguage: knowsLanguage))
    case .optional(.string), .optional(.text), .optional(.integer), .optional(.bool):
      reportOptionals(in: value, syntax)
    case .text, .dimension, .color, .date, .image, .ratio, .insets, .choice, .record, .list,
      .optional, .nothing:
      report(.unprintable(value, syntax, text, knowsLanguage: knowsLanguage))
    }
    return nil
  }

  /// Joins pieces into one String or Text; a single string remains as it is.
  static func joined(
    _ pieces: [Piece], as type: ExpressionType, at range: SourceRange
  ) -> TypedExpression {
    var parts: [TypedExpression] = []
    for piece in pieces {
      switch piece {
      case .value(let value): parts.append(value)
      case .text(let bytes):
        let words = String(decoding: bytes, as: UTF8.self)
        parts.append(TypedExpression(.literal(.string(words)), .string, at: range))
      }
    }
    if type == .text { return text(of: parts, at: range) }
    if parts.count == 1, parts[0].type == .string {
      parts[0].range = range
      return parts[0]
    }
    return TypedExpression(.interpolation(parts), type, at: range).folded
  }

  /// Joins pieces into a Text, which is a localization key if there are words in it.
  private static func text(
    of pieces: [TypedExpression], at range: SourceRange
  ) -> TypedExpression {
    let parts = pieces.map { piece in
      guard case .text(let words)? = piece.literal, words.arguments.isEmpty else { return piece }
      return TypedExpression(.literal(.string(words.content)), .string, at: piece.range)
    }
    let literals = parts.compactMap(\.literal)
    if literals.count == parts.count {
      let words = TypedExpression(.interpolation(parts), .string, at: range).folded
      if case .string(let words)? = words.literal {
        return TypedExpression(.literal(.text(LayoutText(literal: words))), .text, at: range)
      }
    }
    if parts.count == 1, parts[0].type == .string || parts[0].type == .text {
      var text = parts[0].widened(to: .text)
      text.range = range
      return text
    }
    return TypedExpression(.interpolation(parts), .text, at: range)
  }
}

extension Diagnostic {
  /// Returns the finding on an expression in braces with advice, as the author may have meant plain
  /// words.
  fileprivate func besideBraces(at range: Range<Int>, _ text: ExpressionText) -> Diagnostic {
    // An author who writes operators, calls, strings or words with a point means an expression.
    let isPlain =
      !text.string(range).contains(" .")
      && text.bytes[range].dropFirst().dropLast().allSatisfy {
        Bytes.isLetter($0) || Bytes.isDigit($0) || Bytes.isSpace($0) || $0 >= 0x80
          || ":,;-_.".utf8.contains($0)
      }
    if id == .invalidExpression, isPlain { return offeringBraces(at: range, text) }
    guard id == .unknownName, isPlain, fixes.isEmpty, label == nil else { return self }
    // The author more probably misspelled a name than wanted braces to appear.
    var finding = self
    finding.label = Self.bracesAreDoubled
    return finding
  }

  private static let bracesAreDoubled =
    "a 'param' or a 'define' would declare it; '{{' stands for a brace"

  /// Returns the finding with the repair that makes braces in a text plain characters.
  fileprivate func offeringBraces(
    at range: Range<Int>, first isFirst: Bool = false, _ text: ExpressionText
  ) -> Diagnostic {
    guard text.isRepairable else { return self }
    var edits = [
      SourceEdit(text.source(of: range.lowerBound..<range.lowerBound + 1), "{{")
    ]
    if range.count > 1 {
      edits.append(SourceEdit(text.source(of: range.upperBound - 1..<range.upperBound), "}}"))
    }
    let written = text.string(range).dropFirst().dropLast(range.count > 1 ? 1 : 0)
    let title = "write '{{\(written)\(range.count > 1 ? "}}" : "")', which is no binding"
    let fix = FixIt(title, isSafe: false, edits: edits)
    var finding = self
    finding.label = finding.label ?? Self.bracesAreDoubled
    finding.fixes.insert(fix, at: isFirst ? 0 : finding.fixes.count)
    return finding
  }
}
