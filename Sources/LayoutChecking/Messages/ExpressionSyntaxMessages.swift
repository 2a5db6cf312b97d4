import LayoutDiagnostics
import LayoutModel

extension Diagnostic {
  /// Returns a finding on a text that is no expression.
  static func expression(_ issue: ExpressionIssue, _ text: ExpressionText) -> Diagnostic {
    let words = ExpressionIssueWords(issue: issue, text: text)
    return Diagnostic(
      words.id, words.message, at: text.source(of: issue.range), label: words.label,
      fixes: text.isRepairable ? words.fixes : [])
  }
}

private struct ExpressionIssueWords {
  let issue: ExpressionIssue
  let text: ExpressionText

  private var part: String { text.string(issue.range) }

  var id: DiagnosticID {
    switch issue.kind {
    case .numberTooLarge: .valueOutOfRange
    case .unknownUnit: .unknownUnit
    case .colorDigits: .invalidColor
    case .tooDeep: .nestingTooDeep
    case .loneBrace: .loneBrace
    case .empty, .noBinding, .doubleBraces, .behindBinding, .record, .unclosedBinding,
      .unclosedString, .strayCharacter, .missingOperand, .missingOperandBehind, .missingOperator,
      .missingClose,
      .missingColon, .loneArrow, .missingFieldName, .foreignOperator, .doubleQuotes, .dollar,
      .tightQuestion, .forcedOptional, .missingBracket, .missingPlace, .longList, .numberSpelling,
      .chainedComparison, .method:
      .invalidExpression
    }
  }

  var message: String {
    switch issue.kind {
    case .empty: "there is no expression here"
    case .noBinding: "a binding in braces must stand here"
    case .doubleBraces: "a binding stands in one pair of braces"
    case .behindBinding: "'\(part)' stands behind the binding"
    case .record: "an expression holds no record"
    case .unclosedBinding: "the binding has no closing '}'"
    case .unclosedString: "the string has no closing quote"
    case .loneBrace: "a lone '\(part)'"
    case .strayCharacter: "'\(part)' has no meaning in an expression"
    case .missingOperand: "a value is missing before '\(part)'"
    case .missingOperandBehind: "a value is missing behind '\(part)'"
    case .missingOperator: "an operator is missing before '\(part)'"
    case .loneArrow: "'=>' follows the name of an element"
    case .missingClose: "the parenthesis is not closed"
    case .missingColon: "'?' has no ':' behind it"
    case .missingFieldName: "the name of a field is missing behind '.'"
    case .foreignOperator: "'\(part)' is not an operator"
    case .doubleQuotes: "strings stand in single quotes"
    case .dollar: "names have no '$'"
    case .tightQuestion: "this '?' asks for a part of what may be 'nil'"
    case .forcedOptional: "there is no '!' to force a value"
    case .method(let name, _, _): "'\(text.string(name))' stands behind its value"
    case .missingBracket: "the bracket is not closed"
    case .missingPlace: "the place of an element is missing in the brackets"
    case .longList: "the list has too many elements"
    case .numberSpelling: "'\(part)' is not how a number is written"
    case .numberTooLarge: "'\(part)' is too large"
    case .unknownUnit: "'\(part)' is not a unit"
    case .colorDigits: "'\(part)' is not a colour"
    case .chainedComparison: "comparisons do not follow one another"
    case .tooDeep: "the expression is nested too deeply"
    }
  }

  var label: String? {
    switch issue.kind {
    case .foreignOperator(_, let advice): advice
    case .loneArrow: "as in 'filter(items, x => x.isOpen)'"
    case .tightQuestion: "before that of a choice stands a blank: 'test ? one : other'"
    case .forcedOptional: "'!= nil' and '??' open it"
    case .method: "a function stands before its values, as in 'upper(title)'"
    case .missingPlace: "'[0]' is the first"
    case .longList: "the limit is \(ExpressionParser.longestList)"
    case .chainedComparison: "'and' joins two of them"
    case .tooDeep: "the limit is \(ExpressionParser.depth) levels"
    case .colorDigits: "'#' and 3, 4, 6 or 8 digits"
    case .missingColon: "'test ? one : other'"
    case .loneBrace: "'\(part)\(part)' stands for a brace"
    case .behindBinding: part == "%" ? "a number times '1%' is a percentage" : nil
    case .record: "a 'param' takes records, and a file that a 'preview' names as 'data' has them"
    case .numberTooLarge, .unknownUnit, .empty, .noBinding, .doubleBraces,
      .unclosedBinding, .unclosedString, .strayCharacter, .missingOperand, .missingOperandBehind,
      .missingOperator,
      .missingClose, .missingBracket, .missingFieldName, .doubleQuotes, .dollar, .numberSpelling:
      nil
    }
  }

  var fixes: [FixIt] {
    switch issue.kind {
    case .foreignOperator(_, _) where part == "%" || part == "mod": remainder
    case .foreignOperator(let ours?, _):
      (part == "|" ? filter : nil) ?? [replace(with: spaced(ours))]
    case .missingOperator: choice + reference
    case .doubleQuotes: requoted
    case .dollar: [FixIt("remove '$'", isSafe: false, edits: [SourceEdit(range, "")])]
    case .tightQuestion:
      [FixIt("add a blank before '?'", isSafe: false, edits: [SourceEdit(.at(range.start), " ")])]
    case .forcedOptional: [FixIt("remove '!'", isSafe: false, edits: [SourceEdit(range, "")])]
    case .numberSpelling: Spelling.number(part).map { [replace(with: $0)] } ?? []
    case .unknownUnit:
      ["px", "dp", "dip", "sp", "pts", "points", "point"].contains(part)
        ? [replace(with: "pt")] : []
    case .doubleBraces: withoutBraces
    case .behindBinding where part == "%": percentage
    case .behindBinding:
      ["px", "pt", "dp", "sp", "rem"].contains(part)
        ? [FixIt("remove '\(part)'", isSafe: false, edits: [SourceEdit(range, "")])] : []
    case .method(let name, let value, let operands): method(name, value, operands)
    case .noBinding:
      part.isEmpty || part.contains("{") ? [] : [.braces(around: part, at: range)]
    case .loneBrace: [replace(with: part + part)]
    case .unclosedBinding:
      [FixIt("add '}'", isSafe: false, edits: [SourceEdit(.at(range.end), "}")])]
    case .foreignOperator(nil, _), .loneArrow, .empty, .record, .unclosedString, .strayCharacter,
      .missingOperand, .missingOperandBehind, .missingClose, .missingColon, .missingFieldName,
      .missingBracket, .missingPlace, .longList, .numberTooLarge, .colorDigits, .chainedComparison,
      .tooDeep:
      []
    }
  }

  private var range: SourceRange { text.source(of: issue.range) }

  /// The repair that moves `%` into the binding before it, as in `{done * 100%}` and
  /// `{share * 1%}`.
  private var percentage: [FixIt] {
    let bytes = text.bytes
    let end = issue.range.lowerBound - 1
    guard end > 0, bytes[end] == UInt8(ascii: "}"),
      let open = bytes[..<end].lastIndex(of: UInt8(ascii: "{"))
    else { return [] }
    let inner = Words.trimmed(text.string(open + 1..<end))
    let product = inner.split(separator: "*")
    let isHundredfold =
      product.count > 1 && Words.trimmed(String(product[product.count - 1])) == "100"
    let isSimple = inner.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_")
    }
    let ours = isHundredfold ? "\(inner)%" : isSimple ? "\(inner) * 1%" : "(\(inner)) * 1%"
    return [
      FixIt(
        "write {\(ours)}", isSafe: false,
        edits: [SourceEdit(text.source(of: open..<issue.range.upperBound), "{\(ours)}")])
    ]
  }

  private func replace(with ours: String) -> FixIt {
    FixIt(
      "replace '\(part)' with '\(Words.trimmed(ours))'", isSafe: false,
      edits: [SourceEdit(range, ours)])
  }

  /// Returns a word in place of a sign, with blanks that separate it from its neighbours.
  private func spaced(_ word: String) -> String {
    guard word.first?.isLetter == true else { return word }
    let bytes = text.bytes
    let start = issue.range.lowerBound
    let end = issue.range.upperBound
    let before = start > 0 && isWord(bytes[start - 1]) ? " " : ""
    let behind = end < bytes.count && isWord(bytes[end]) ? " " : ""
    return before + word + behind
  }

  private func isWord(_ byte: UInt8) -> Bool {
    Bytes.isLetter(byte) || Bytes.isDigit(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "'") || byte >= 0x80
  }

  /// The repair that puts a string into single quotes; none if the string's end is unknown.
  private var requoted: [FixIt] {
    guard part.count > 1, part.first == part.last, !part.contains("'") else { return [] }
    return [
      FixIt(
        "write '\(part.dropFirst().dropLast())'", isSafe: false,
        edits: [
          SourceEdit(edge(issue.range.lowerBound), text.apostrophe),
          SourceEdit(edge(issue.range.upperBound - 1), text.apostrophe),
        ])
    ]
  }

  /// The repair that puts a function before its value, or leaves out one that does nothing.
  private func method(
    _ name: Range<Int>, _ value: Range<Int>, _ operands: Range<Int>
  ) -> [FixIt] {
    let base = text.string(value)
    let word = text.string(name)
    let idle = ["toString", "description", "string", "trim", "toText", "localized"]
    if idle.contains(word) { return [replace(with: base)] }
    guard let function = Diagnostic.functionName(for: word) else { return [] }
    let others = Words.trimmed(text.string(operands))
    return [replace(with: "\(function)(\(base)\(others.isEmpty ? "" : ", \(others)"))")]
  }

  /// The range between the braces around the mistake.
  private var inner: Range<Int>? {
    let bytes = text.bytes
    guard let open = bytes[..<issue.range.lowerBound].lastIndex(of: Bytes.openBrace),
      let close = bytes[issue.range.upperBound...].firstIndex(of: Bytes.closeBrace)
    else { return nil }
    return open + 1..<close
  }

  /// The repair that writes what is between the braces in another way.
  private func rewrite(as ours: String) -> [FixIt] {
    guard let inner, text.isRepairable else { return [] }
    return [
      FixIt("write {\(ours)}", isSafe: false, edits: [SourceEdit(text.source(of: inner), ours)])
    ]
  }

  /// The repair of a filter behind a bar, as templates have them: `{price | fixed: 2}`; nil for
  /// other bars.
  private var filter: [FixIt]? {
    guard let inner else { return nil }
    let value = Words.trimmed(text.string(inner.lowerBound..<issue.range.lowerBound))
    let behind = Words.trimmed(text.string(issue.range.upperBound..<inner.upperBound))
    let word = behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let function = Diagnostic.functionName(for: String(word)), !value.isEmpty else {
      return nil
    }
    let rest = Words.trimmed(String(behind.dropFirst(word.count)))
    // Further filters are repaired in turn, from the inside.
    if rest.isEmpty { return rewrite(as: "\(function)(\(value))") }
    if rest.hasPrefix("|") { return rewrite(as: "\(function)(\(value)) \(rest)") }
    guard !rest.contains("|") else { return nil }
    if rest.hasPrefix("("), rest.hasSuffix(")") {
      return rewrite(as: "\(function)(\(value), \(rest.dropFirst().dropLast()))")
    }
    guard rest.hasPrefix(":") else { return nil }
    return rewrite(as: "\(function)(\(value), \(Words.trimmed(String(rest.dropFirst()))))")
  }

  /// The repair of `a % b` between two names or numbers.
  private var remainder: [FixIt] {
    guard let inner, text.isRepairable else { return [] }
    let bytes = text.bytes
    func isOperand(_ byte: UInt8) -> Bool { isWord(byte) || byte == UInt8(ascii: ".") }
    var first = issue.range.lowerBound
    while first > inner.lowerBound, Bytes.isSpace(bytes[first - 1]) { first -= 1 }
    let left = first
    while first > inner.lowerBound, isOperand(bytes[first - 1]) { first -= 1 }
    var end = issue.range.upperBound
    while end < inner.upperBound, Bytes.isSpace(bytes[end]) { end += 1 }
    let right = end
    while end < inner.upperBound, isOperand(bytes[end]) { end += 1 }
    var before = first
    while before > inner.lowerBound, Bytes.isSpace(bytes[before - 1]) { before -= 1 }
    // Behind a product, what is divided is the whole of it.
    let isFactor =
      before > inner.lowerBound
      && (bytes[before - 1] == UInt8(ascii: "*") || bytes[before - 1] == UInt8(ascii: "/"))
    guard first < left, right < end, !isFactor else { return [] }
    let ours = "mod(\(text.string(first..<left)), \(text.string(right..<end)))"
    return [
      FixIt(
        "write '\(ours)'", isSafe: false,
        edits: [SourceEdit(text.source(of: first..<end), ours)])
    ]
  }

  /// The repair of a choice in words, `if a then b else c` or `b if a else c`.
  private var choice: [FixIt] {
    guard let inner else { return [] }
    let written = Words.trimmed(text.string(inner))
    guard let orElse = written.firstRange(of: " else "),
      !written[orElse.upperBound...].contains(" else ")
    else { return [] }
    let last = written[orElse.upperBound...]
    let before = written[..<orElse.lowerBound]
    if before.hasPrefix("if "), let then = before.firstRange(of: " then ") {
      let test = before[before.index(before.startIndex, offsetBy: 3)..<then.lowerBound]
      return rewrite(as: "\(test) ? \(before[then.upperBound...]) : \(last)")
    }
    guard let sign = before.firstRange(of: " if "), !before[sign.upperBound...].contains(" if ")
    else { return [] }
    return rewrite(as: "\(before[sign.upperBound...]) ? \(before[..<sign.lowerBound]) : \(last)")
  }

  /// The repair of a reference in XAML's braces, as in `{Binding title, Mode=OneWay}`.
  private var reference: [FixIt] {
    guard let inner else { return [] }
    let words = text.string(inner).split(separator: " ", maxSplits: 1)
    guard words.count == 2, Self.references.contains(words[0]) else { return [] }
    var path = words[1].prefix { $0 != "," }[...]
    if path.hasPrefix("Path=") { path = path.dropFirst("Path=".count) }
    let name = Words.trimmed(String(path))
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }), !name.isEmpty
    else { return [] }
    return rewrite(as: name)
  }

  private static let references: Set<Substring> = [
    "Binding", "x:Bind", "StaticResource", "DynamicResource", "TemplateBinding",
  ]

  private func edge(_ offset: Int) -> SourceRange {
    text.source(of: offset..<offset + 1)
  }

  private var withoutBraces: [FixIt] {
    guard part.hasSuffix("}}") else { return [] }
    return [
      FixIt(
        "remove a pair of braces", isSafe: false,
        edits: [
          SourceEdit(edge(issue.range.lowerBound), ""),
          SourceEdit(edge(issue.range.upperBound - 1), ""),
        ])
    ]
  }
}
