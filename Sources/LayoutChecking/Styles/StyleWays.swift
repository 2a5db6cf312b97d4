import LayoutDiagnostics
import LayoutModel
import LayoutXML

/// The ways in which a `style` can come out: `style="{isActive ? 'tab on' : 'tab'}"` has two, and
/// so has `style="tab {isActive ? 'on' : ''}"`.
///
/// All style names are checked before the tree is read. The tests are read in the scope of the
/// element.
struct StyleWays {
  /// The name of a style, and its range.
  struct Word {
    var name: String
    var range: SourceRange
  }

  /// A style name, or an expression that chooses among style names.
  private enum Part {
    case word(Word)
    case choice(ExpressionSyntax)
  }

  /// The most ways in which one `style` may come out.
  static let limit = 32

  /// The findings on the expressions themselves.
  private(set) var findings: [Diagnostic] = []
  private let text: ExpressionText
  private var parts: [Part] = []

  /// Reads the value of a `style` with expressions in it.
  init(_ attribute: MarkupAttribute, in markup: MarkupDocument) {
    text = ExpressionText(attribute, in: markup)
    readParts()
    guard findings.isEmpty, count > Self.limit else { return }
    findings.append(
      .tooManyStyleWays(count, at: text.source(of: text.trimmed(0..<text.bytes.count))))
  }

  /// Whether the value of a `style` attribute contains expressions.
  static func areIn(_ attribute: MarkupAttribute, _ markup: MarkupDocument) -> Bool {
    markup.bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)].contains(Bytes.openBrace)
  }

  /// The style names of each way, in the order of ``tests(_:)``; none after a mistake.
  var ways: [[Word]] {
    guard findings.isEmpty else { return [] }
    return parts.reduce([[]]) { ways, part in
      switch part {
      case .word(let word): ways.map { $0 + [word] }
      case .choice(let choice):
        ways.flatMap { way in outcomes(of: choice).map { way + $0 } }
      }
    }
  }

  /// Returns the test of each way; a way applies if its test is true and no earlier one is.
  ///
  /// A nil test is always true.
  ///
  /// - Parameter reader: A reader of the same attribute.
  /// - Returns: The tests in the order of the ways.
  func tests(_ reader: inout ExpressionReader) -> [TypedExpression?]? {
    var tests: [TypedExpression?] = [nil]
    for case .choice(let choice) in parts {
      guard let own = Self.tests(of: choice, &reader) else { return nil }
      tests = tests.flatMap { outer in own.map { Self.both(outer, $0) } }
    }
    return tests
  }

  /// The number of ways, up to a million.
  private var count: Int {
    parts.reduce(1) { count, part in
      guard case .choice(let choice) = part else { return count }
      return min(count * outcomes(of: choice).count, 1_000_000)
    }
  }
}

// MARK: Words

extension StyleWays {
  private mutating func readParts() {
    for word in text.words() {
      if text.bytes[word.lowerBound] == Bytes.openBrace {
        readChoice(word)
      } else if text.bytes[word].contains(Bytes.openBrace) {
        findings.append(.unnamedStyle(word, among: nil, text))
      } else {
        parts.append(.word(self.word(word)))
      }
    }
  }

  private mutating func readChoice(_ word: Range<Int>) {
    var issue: ExpressionIssue?
    guard let range = text.inner(of: word, &issue),
      let syntax = ExpressionParser.parse(text.bytes, range, &issue)
    else {
      if let issue { findings.append(.expression(issue, text)) }
      return
    }
    let unnamed = unnamed(in: syntax)
    findings += unnamed.map { .unnamedStyle($0, among: syntax, text) }
    if unnamed.isEmpty { parts.append(.choice(syntax)) }
  }

  private func word(_ range: Range<Int>) -> Word {
    Word(name: text.string(range), range: text.source(of: range))
  }

  /// Returns the parts of an expression that can be its result and are no string literal.
  private func unnamed(in syntax: ExpressionSyntax) -> [Range<Int>] {
    switch syntax.kind {
    case .conditional(_, let yes, let no): unnamed(in: yes) + unnamed(in: no)
    case .literal(.string, _), .literal(.none, _): []
    case .literal, .text, .choice, .anchor, .name, .field, .chained, .element, .list, .range,
      .closure, .call, .unary, .binary, .coalesce:
      [syntax.range]
    }
  }

  /// Returns the words of each string among which an expression chooses.
  private func outcomes(of syntax: ExpressionSyntax) -> [[Word]] {
    switch syntax.kind {
    case .conditional(_, let yes, let no): outcomes(of: yes) + outcomes(of: no)
    case .literal(.string(let words), _): [self.words(in: words, at: syntax.range)]
    case .literal, .text, .choice, .anchor, .name, .field, .chained, .element, .list, .range,
      .closure, .call, .unary, .binary, .coalesce:
      [[]]
    }
  }

  /// Returns the words of a string; in a string with escapes, each word has the range of the whole.
  private func words(in string: String, at range: Range<Int>) -> [Word] {
    let inner = range.lowerBound + 1..<max(range.upperBound - 1, range.lowerBound + 1)
    guard text.string(inner) == string else {
      return string.split(separator: " ").map {
        Word(name: String($0), range: text.source(of: range))
      }
    }
    return text.words(inner).map { word($0) }
  }
}

// MARK: Tests

extension StyleWays {
  private static func tests(
    of syntax: ExpressionSyntax, _ reader: inout ExpressionReader
  ) -> [TypedExpression?]? {
    guard case .conditional(let test, let yes, let no) = syntax.kind else { return [nil] }
    let condition = reader.test(test)
    let first = reader.opening(condition, as: true) { tests(of: yes, &$0) }
    let second = reader.opening(condition, as: false) { tests(of: no, &$0) }
    guard let condition, let first, let second else { return nil }
    // Later tests may rely on paths that are not nil if this test is false, so it is repeated.
    let isOpening = !condition.node.opened(whereTestIs: false).isEmpty
    let denial = TypedExpression(.unary(.not, condition), .bool, at: condition.range)
    return first.map { both(condition, $0) }
      + second.map { test in test.map { isOpening ? both(denial, $0) ?? $0 : $0 } }
  }

  private static func both(
    _ first: TypedExpression?, _ second: TypedExpression?
  ) -> TypedExpression? {
    guard let first, let second else { return first ?? second }
    return TypedExpression(.binary(.and, first, second), .bool, at: first.range)
  }
}

extension Diagnostic {
  /// Returns a finding on a style name that is not a string literal in the expression.
  fileprivate static func unnamedStyle(
    _ range: Range<Int>, among syntax: ExpressionSyntax?, _ text: ExpressionText
  ) -> Diagnostic {
    let name = text.string(range)
    let source = text.source(of: range)
    // A name among others is that of a style; alone, it may be that of a parameter.
    let isName =
      syntax.map { $0.range != range } == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    return Diagnostic(
      .unknownStyle,
      "the styles to choose from are written out, as in {isOn ? 'one two' : 'three'}",
      at: source,
      fixes: isName && text.isRepairable
        ? [
          FixIt(
            "write '\(name)'", isSafe: false,
            edits: [
              SourceEdit(.at(source.start), text.apostrophe),
              SourceEdit(.at(source.end), text.apostrophe),
            ])
        ] : [])
  }

  fileprivate static func tooManyStyleWays(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentTooLarge,
      "the style can come out in \(count) ways, and \(StyleWays.limit) are the most that are read",
      at: range)
  }
}
