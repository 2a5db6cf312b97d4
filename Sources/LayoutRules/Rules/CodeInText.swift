import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports words for people that are code or markup of another system.
///
/// Such words are legal, and people would read them as they stand.
enum CodeInText: DocumentRule {
  static let finding = DiagnosticID(
    "code-in-text",
    .warning,
    .correctness,
    "A text is code or markup of another system.",
    """
    A text is shown as it stands: a call such as `stringResource(R.string.title)`, a path such as
    `viewModel.title`, `\\n` for a line break, `&lt;b&gt;`, `**bold**` and `&amp;nbsp;` have no meaning
    here. The words of a text are the key of their translation, a value stands in braces, a line break
    is `&#10;`, and a part in other letters is a `span`.
    """,
    bad: .fragment("<text>stringResource(R.string.title)</text>"),
    good: .fragment("<text>Good morning</text>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<text>AppLocalizations.of(context)!.title</text>"),
    .fragment(#"<text>NSLocalizedString("title", comment: "")</text>"#),
    .fragment("<text content=\"t('title')\"/>"),
    .fragment("<text>R.string.title</text>"),
    .fragment("<text>title.uppercased()</text>"),
    .fragment(#"<text>Hello\nWorld</text>"#),
    .fragment(#"<text>Made&lt;br/&gt;here</text>"#),
    .fragment("<text>Made **here**</text>"),
    .fragment("<text>See [the terms](https://layoutc.example/terms)</text>"),
    .fragment("<text>10&amp;nbsp;km</text>"),
    .fragment("<text content=\"'Hello'\"/>"),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment("<text>2 file(s), see layoutc.example (or photo.jpg), e.g. v1.2(3)</text>"),
    .fragment("<text>readme.txt</text>"),
    .fragment("<text>Total (incl. tax)</text>"),
    .fragment("<text>Sizes(s..xl)</text>"),
    .fragment(#"<text>C:\new\notes</text>"#),
    .fragment("<text>2 * 3 ** 4, a &lt; b &gt; c, R&amp;D, AT&amp;T; [1] (2)</text>"),
    .fragment("<text>'tis, rock 'n' roll</text>"),
  ]

  static let scope = RuleScope(kinds: [.text])

  static func check(_ pass: inout RulePass) {
    let bytes = pass.markup.bytes
    // Nearly all texts have no such sign.
    for range in ShownTexts.ranges(in: pass.markup) where CodeReader.mayBeCode(range, bytes) {
      let text = DecodedValue(text: range, in: bytes)
      var reader = CodeReader(bytes: text.bytes)
      while let code = reader.next() { report(code, of: text, &pass) }
    }
  }

  private static func report(
    _ code: CodeReader.Code, of text: DecodedValue, _ pass: inout RulePass
  ) {
    let range = text.source(of: code.range)
    let source = pass.markup.text(in: range)
    let words = String(decoding: text.bytes[code.range], as: UTF8.self)
    // An unknown reference, which is an error of XML, is left as it stands.
    guard !words.hasPrefix("&") || source != words else { return }
    pass.report(
      Diagnostic(
        finding, "'\(words)' is shown as it stands", at: range, label: code.advice,
        fixes: code.replacement.map { [.replace(source, with: $0, at: range)] } ?? []))
  }
}

/// A scanner of a text for code and markup of other systems.
private struct CodeReader {
  struct Code {
    var range: Range<Int>
    var advice: String?
    /// The markup that means the same here; nil if there is none.
    var replacement: String?
  }

  private let bytes: [UInt8]
  private let range: Range<Int>
  private var position: Int
  private var isWholeTried = false

  init(bytes: [UInt8]) {
    self.bytes = bytes
    var range = bytes.indices
    while let first = range.first, Bytes.isSpace(bytes[first]) { range.removeFirst() }
    while let last = range.last, Bytes.isSpace(bytes[last]) { range.removeLast() }
    self.range = range
    position = range.lowerBound
  }

  /// Whether a text has a sign with which code or markup begins or ends.
  static func mayBeCode(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in bytes[range.offsets] {
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "*"), Bytes.quote:
        return true
      // Equivalent, `last == Bytes.point && Bytes.isLetter(byte)` as `(last == Bytes.point)`: this
      // only saves the reader.
      case _ where last == Bytes.point && Bytes.isLetter(byte): return true
      default: last = byte  // open: every other byte is shown as itself.
      }
    }
    return false
  }

  /// Returns the next piece of code: the whole text, or parts of it.
  mutating func next() -> Code? {
    if !isWholeTried {
      isWholeTried = true
      if let code = wholeText {
        position = range.upperBound
        return code
      }
    }
    while position < range.upperBound {
      if let code = part(at: position) {
        position = code.range.upperBound
        return code
      }
      position = behind(position)
    }
    return nil
  }

  /// Returns the position behind a byte at which no code begins; a binding is skipped as a whole.
  private func behind(_ start: Int) -> Int {
    guard bytes[start] == Bytes.openBrace else { return start + 1 }
    return Braces.end(of: start, in: bytes, before: range.upperBound) ?? range.upperBound
  }

  // MARK: The whole text

  /// The paths that begin with one of these words are those of other systems' resources and models.
  private static let roots: Set<String> = [
    "R", "L10n", "Icons", "Strings", "self", "this", "props", "state", "widget", "viewModel",
  ]

  private var wholeText: Code? {
    guard let first = range.first else { return nil }
    if bytes[first] == Bytes.quote { return quoted }
    guard Bytes.isLetter(bytes[first]), let shape = codeShape else { return nil }
    let root = String(
      decoding: bytes[range].prefix { Bytes.isLetter($0) || Bytes.isDigit($0) }, as: UTF8.self)
    guard shape.isCall || shape.isPath && Self.roots.contains(root) else { return nil }
    return Code(
      range: range,
      advice: shape.isCall
        ? "write the words, or a value in braces"
        : "write the words, or the name of a parameter in braces")
  }

  /// The shape of the text if all of it is names, full stops, marks and arguments in parentheses.
  private var codeShape: (isCall: Bool, isPath: Bool)? {
    var at = range.lowerBound
    var names = 0
    var arguments: [Range<Int>] = []
    while at < range.upperBound {
      guard Bytes.isLetter(bytes[at]) else { return nil }
      names += 1
      while let next = byte(at), Bytes.isLetter(next) || Bytes.isDigit(next) || next == 0x5F {
        at += 1
      }
      if byte(at) == UInt8(ascii: "(") {
        guard let end = closing(at) else { return nil }
        arguments.append(at + 1..<end)
        at = end + 1
      }
      while let mark = byte(at), mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?") { at += 1 }
      guard at < range.upperBound else { break }
      guard byte(at) == UInt8(ascii: "."), at + 1 < range.upperBound else { return nil }
      at += 1
    }
    let isCall =
      names > 1 && !arguments.isEmpty || arguments.contains { hasCode($0) }
    return (isCall, names > 1 && arguments.isEmpty)
  }

  /// Whether arguments begin with a quotation mark or a label, or contain a path.
  private func hasCode(_ arguments: Range<Int>) -> Bool {
    guard let first = arguments.first else { return false }
    if bytes[first] == Bytes.quote || bytes[first] == UInt8(ascii: "\"") { return true }
    var names = 0
    for part in bytes[arguments].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    {
      guard let letter = part.first, Bytes.isLetter(letter),
        part.allSatisfy({ Bytes.isLetter($0) || Bytes.isDigit($0) || $0 == 0x5F })
      else { return bytes[arguments].contains(UInt8(ascii: "\"")) }
      names += 1
    }
    return names > 1
  }

  /// Returns the position of the parenthesis that closes the one at `start`.
  private func closing(_ start: Int) -> Int? {
    var depth = 0
    for at in start..<range.upperBound {
      if bytes[at] == UInt8(ascii: "(") { depth += 1 }
      if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return at }
    }
    return nil
  }

  /// A text in straight quotation marks, as expressions and other systems write it.
  private var quoted: Code? {
    let inside = bytes[range].dropFirst().dropLast()
    guard range.count > 2, bytes[range.upperBound - 1] == Bytes.quote,
      !inside.contains(where: { "'<&\"".utf8.contains($0) })
    else { return nil }
    return Code(
      range: range, advice: "words of a text need no quotation marks",
      replacement: String(decoding: inside, as: UTF8.self))
  }

  // MARK: Parts of the text

  private func part(at start: Int) -> Code? {
    switch bytes[start] {
    case UInt8(ascii: "\\"): escape(start)
    case UInt8(ascii: "<"): tag(start)
    case UInt8(ascii: "&"): entity(start)
    case UInt8(ascii: "*"): emphasis(start)
    case UInt8(ascii: "["): link(start)
    default: nil  // open: every other byte is shown as itself.
    }
  }

  /// Matches `\n` and `\t`, but not a path of Windows.
  private func escape(_ start: Int) -> Code? {
    guard let letter = byte(start + 1), byte(start - 1) != UInt8(ascii: ":"),
      bytes[range].firstRange(of: Array(":\\".utf8)) == nil
    else { return nil }
    let end = start + 2
    return switch letter {
    case UInt8(ascii: "n"):
      Code(range: start..<end, advice: "a line break", replacement: "&#10;")
    case UInt8(ascii: "t"):
      Code(range: start..<end, advice: "a blank", replacement: " ")
    default: nil  // open: a backslash is shown before every other letter.
    }
  }

  /// Matches a tag of HTML, which was written with references.
  private func tag(_ start: Int) -> Code? {
    var at = start + 1
    let closes = byte(at) == UInt8(ascii: "/")
    if closes { at += 1 }
    let name = at
    while let next = byte(at), Bytes.isLetter(next) { at += 1 }
    let tag = String(decoding: bytes[name..<at], as: UTF8.self)
    guard Self.tags.contains(tag) else { return nil }
    while byte(at) == 0x20 || byte(at) == UInt8(ascii: "/") { at += 1 }
    guard byte(at) == UInt8(ascii: ">") else { return nil }
    let end = at + 1
    return tag == "br"
      ? Code(range: start..<end, advice: "a line break", replacement: "&#10;")
      : Code(range: start..<end, advice: "a part in other letters is a 'span'")
  }

  private static let tags: Set<String> = [
    "b", "i", "u", "s", "em", "strong", "br", "p", "a", "span", "small", "sub", "sup", "font",
    "div",
  ]

  /// Matches a reference whose `&` was written as a reference too.
  private func entity(_ start: Int) -> Code? {
    let name = start + 1
    var end = name
    while let next = byte(end),
      Bytes.isLetter(next) || Bytes.isDigit(next) || next == UInt8(ascii: "#")
    {
      end += 1
    }
    guard end > name, byte(end) == UInt8(ascii: ";") else { return nil }
    let word = String(decoding: bytes[name..<end], as: UTF8.self)
    guard let reference = word.hasPrefix("#") ? "&\(word);" : FamiliarEntities.reference(for: word)
    else { return nil }
    return Code(range: start..<end + 1, advice: nil, replacement: reference)
  }

  /// Matches `**words**`.
  private func emphasis(_ start: Int) -> Code? {
    guard matches("**", at: start), let first = byte(start + 2), first != 0x20,
      first != UInt8(ascii: "*")
    else { return nil }
    var end = start + 3
    while end < range.upperBound, !matches("**", at: end) { end += 1 }
    guard end < range.upperBound, bytes[end - 1] != 0x20 else { return nil }
    return Code(
      range: start..<end + 2, advice: "a part in other letters is a 'span'")
  }

  /// Matches `[words](address)`.
  private func link(_ start: Int) -> Code? {
    guard let words = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "]")),
      matches("](http", at: words),
      let end = bytes[words..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return Code(
      range: start..<end + 1, advice: "a part that leads elsewhere is a 'span'")
  }

  private func byte(_ offset: Int) -> UInt8? { range.contains(offset) ? bytes[offset] : nil }

  private func matches(_ text: String, at start: Int) -> Bool {
    start >= range.lowerBound && start + text.utf8.count <= range.upperBound
      && text.utf8.elementsEqual(bytes[start..<start + text.utf8.count])
  }
}
