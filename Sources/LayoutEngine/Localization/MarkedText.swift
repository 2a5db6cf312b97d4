/// A text whose spans are marked by their numbers, as one key of a table has it:
/// `Made with <1>care</1> by <2>%lld people</2>`.
///
/// A translation may have the spans in another order. `<<` is the sign itself; what else looks like a
/// mark and is none of the text's is words.
package struct MarkedText: Sendable, Equatable {
  /// A part of the text: words in a span, counted from 0, or in none.
  package struct Part: Sendable, Equatable {
    package var words: String
    package var span: Int?
  }

  package private(set) var parts: [Part] = []
  /// The spans in the order in which they start.
  package private(set) var spans: [Int] = []
  /// The first span that does not end before the next or the text does.
  package private(set) var unclosed: Int?

  /// Reads a text with so many spans.
  ///
  /// One that starts in another ends that.
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

  /// What stands behind the `<` of a mark: `1>` or `/1>`.
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

  /// Returns the notation of words in such a text.
  package static func escape(_ words: String) -> String {
    words.contains("<")
      ? words.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "<<")
      : words
  }
}

extension TextSpec {
  /// The runs of a text with spans, in a language if there is one.
  func markedRuns(in language: TextLocalization?) -> [TextRun] {
    MarkedText.runs(content, arguments, spans, in: localized ? language : nil)
  }

  /// The runs of what conditions and loops put together, in a language if there is one.
  func runsOfParts(in language: TextLocalization?) -> [TextRun] {
    parts.flatMap { part -> [TextRun] in
      let isKey = localized && part.localized
      let blank = part.isBehindBlank ? [TextRun(content: .verbatim(" "))] : []
      guard part.spans.isEmpty else {
        return blank
          + MarkedText.runs(
            part.words.content, part.words.arguments, part.spans, in: isKey ? language : nil)
      }
      let words = part.words.words(in: isKey ? language : nil)
      return words.isEmpty ? blank : blank + [TextRun(content: .verbatim(words))]
    }
  }
}

extension MarkedText {
  /// The runs of words with `spans`, looked up in a language if there is one.
  fileprivate static func runs(
    _ content: String, _ arguments: [TextArgument], _ spans: [TextRun],
    in language: TextLocalization?
  ) -> [TextRun] {
    // What is filled in is no mark.
    let arguments = arguments.map { argument -> TextArgument in
      switch argument {
      case .integer: argument
      case .string(let string): .string(escape(string))
      }
    }
    let words = LayoutText(key: content, arguments: arguments).words(in: language)
    return MarkedText(words, spans: spans.count).parts.map { part in
      var run = part.span.map { spans[$0] } ?? TextRun()
      run.content = part.words
      return run
    }
  }
}
