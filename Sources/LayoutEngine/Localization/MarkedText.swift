/// A text with numbered marks around its spans, as in one key of a table:
/// `Made with <1>care</1> by <2>%lld people</2>`.
///
/// A translation may reorder the spans. `<<` stands for the sign `<`. Anything else that looks like
/// a mark but has no valid number is plain text.
package struct MarkedText: Sendable, Equatable {
  /// A part of the text: words inside one span, counted from 0, or outside all spans.
  package struct Part: Sendable, Equatable {
    package var words: String
    package var span: Int?
  }

  package private(set) var parts: [Part] = []
  /// The spans in the order in which they start.
  package private(set) var spans: [Int] = []
  /// The first span that is not closed before the next one starts or the text ends.
  package private(set) var unclosed: Int?

  /// Parses a text with `count` spans.
  ///
  /// A span that starts inside another one ends the other.
  package init(_ text: String, spans count: Int) {
    var words = String.UnicodeScalarView()
    var span: Int?
    var rest = text.unicodeScalars[...]
    func flush(_ parts: inout [Part]) {
      if !words.isEmpty { parts.append(Part(words: String(words), span: span)) }
      words = String.UnicodeScalarView()
    }
    while let scalar = rest.popFirst() {
      guard scalar == "<" else {
        words.append(scalar)
        continue
      }
      if rest.first == "<" {
        rest.removeFirst()
        words.append("<")
        continue
      }
      guard let mark = Mark(rest, spans: count) else {
        words.append("<")
        continue
      }
      flush(&parts)
      rest = mark.rest
      if span != nil, mark.isStart || mark.span != span { unclosed = unclosed ?? span }
      span = mark.isStart ? mark.span : nil
      if mark.isStart { spans.append(mark.span) }
    }
    flush(&parts)
    unclosed = unclosed ?? span
  }

  /// The rest of a mark after its `<`: `1>` or `/1>`.
  private struct Mark {
    let span: Int
    let isStart: Bool
    let rest: Substring.UnicodeScalarView

    init?(_ text: Substring.UnicodeScalarView, spans count: Int) {
      var rest = text
      isStart = rest.first != "/"
      if !isStart { rest.removeFirst() }
      var number = 0
      while let digit = rest.first, ("0"..."9").contains(digit), number <= count {
        number = number * 10 + Int(digit.value) - 0x30
        rest.removeFirst()
      }
      guard rest.popFirst() == ">", (1...max(count, 1)).contains(number), number <= count else {
        return nil
      }
      span = number - 1
      self.rest = rest
    }
  }

  /// Returns words with each `<` doubled, for use in a marked text.
  package static func escape(_ words: String) -> String {
    words.contains("<")
      ? words.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "<<")
      : words
  }
}

extension TextSpec {
  /// The runs of a text with spans, translated if there is a language.
  func markedRuns(in language: TextLocalization?) -> [TextRun] {
    MarkedText.runs(content, arguments, spans, in: language, isKey: localized)
  }

  /// The runs of a text made of conditional and repeated parts, translated if there is a language.
  func runsOfParts(in language: TextLocalization?) -> [TextRun] {
    parts.flatMap { part -> [TextRun] in
      let isKey = localized && part.localized
      let blank = part.isBehindBlank ? [TextRun(content: .verbatim(" "))] : []
      guard part.spans.isEmpty else {
        return blank
          + MarkedText.runs(
            part.words.content, part.words.arguments, part.spans, in: language, isKey: isKey)
      }
      let words = part.words.words(in: language, isKey: isKey)
      return words.isEmpty ? blank : blank + [TextRun(content: .verbatim(words))]
    }
  }
}

extension MarkedText {
  /// Returns the runs of a text with `spans`, translated if it is a key and there is a language.
  fileprivate static func runs(
    _ content: String, _ arguments: [TextArgument], _ spans: [TextRun],
    in language: TextLocalization?, isKey: Bool
  ) -> [TextRun] {
    // Filled-in strings are escaped, so that they contain no marks.
    let arguments = arguments.map { argument -> TextArgument in
      switch argument {
      case .integer: argument
      case .string(let string): .string(escape(string))
      }
    }
    let words = LayoutText(key: content, arguments: arguments).words(in: language, isKey: isKey)
    return MarkedText(words, spans: spans.count).parts.map { part in
      var run = part.span.map { spans[$0] } ?? TextRun()
      run.content = part.words
      return run
    }
  }
}
