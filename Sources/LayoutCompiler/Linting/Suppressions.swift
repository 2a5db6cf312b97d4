import LayoutDiagnostics
import LayoutRules
import LayoutXML

/// The comments of a document that silence rules.
///
/// `<!-- layoutc:disable unequal-grow -->` applies to the next element and its contents,
/// `layoutc:disable-file` to the file. A comment may name several rules and groups, and give a
/// reason after a colon.
struct Suppressions {
  /// A rule or a group that a comment names.
  private struct Entry {
    var name: String
    var ids: [DiagnosticID]
    /// The range of the word in the comment.
    var range: SourceRange
    /// The index in ``comments``.
    var comment: Int
    /// The range in which findings are silenced.
    var scope: SourceRange
    var isUsed = false
  }

  private struct Comment {
    var range: SourceRange
    /// The ranges of the words that name rules or groups.
    var words: [SourceRange]
  }

  private var entries: [Entry] = []
  /// The indices of the entries for each kind of finding.
  private var places: [DiagnosticID: [Int]] = [:]
  private var comments: [Comment] = []
  /// The findings on the comments themselves.
  private var findings: [Diagnostic] = []
  private let bytes: [UInt8]
  /// The project's own rules, which comments may also name.
  private let own: OwnRules

  private static let prefix = "layoutc:"
  private static let forElement = "layoutc:disable"
  private static let forFile = "layoutc:disable-file"

  /// Reads the comments of a document.
  ///
  /// Few documents have such comments.
  init(_ document: MarkupDocument, _ own: OwnRules) {
    bytes = document.bytes
    self.own = own
    for node in document.nodes where node.kind == .comment && findings.count < Self.mostMistakes {
      var words = Words(bytes, node.contentRange.offsets)
      guard let first = words.next(), first.text.hasPrefix(Self.prefix) else { continue }
      read(node, named: first, words, document)
    }
  }

  /// Whether a document has a comment for layoutc.
  static func areIn(_ document: MarkupDocument) -> Bool {
    document.nodes.contains { node in
      guard node.kind == .comment else { return false }
      var words = Words(document.bytes, node.contentRange.offsets)
      return words.next()?.text.hasPrefix(prefix) ?? false
    }
  }

  private mutating func read(
    _ node: MarkupNode, named name: Word, _ words: Words, _ document: MarkupDocument
  ) {
    let scope: SourceRange
    switch name.text {
    case Self.forFile: scope = SourceRange(0..<bytes.count)
    case Self.forElement:
      guard let element = Self.element(behind: node, in: document) else {
        findings.append(
          Diagnostic(
            .invalidSuppression, "there is no element behind this comment", at: node.range,
            fixes: [removal(of: node.range)]))
        return
      }
      scope = element.range
    default:
      let near = NearestName.find(name.text, among: [Self.forElement, Self.forFile])
      findings.append(
        Diagnostic(
          .invalidSuppression, "there is no comment '\(name.text)'", at: name.range,
          label: "'\(Self.forElement)' or '\(Self.forFile)'",
          fixes: near.map { .replace(name, with: $0) }))
      return
    }
    let named = Array(IteratorSequence(words))
    guard !named.isEmpty else {
      findings.append(
        Diagnostic(
          .invalidSuppression, "'\(name.text)' names no rule", at: name.range,
          fixes: [removal(of: node.range)]))
      return
    }
    comments.append(Comment(range: node.range, words: named.map(\.range)))
    for word in named where findings.count < Self.mostMistakes { read(word, scope) }
  }

  private mutating func read(_ word: Word, _ scope: SourceRange) {
    switch RuleName(word.text, among: own) {
    case .kinds(let ids):
      for id in ids { places[id, default: []].append(entries.count) }
      entries.append(
        Entry(
          name: word.text, ids: ids, range: word.range, comment: comments.count - 1, scope: scope))
    case .error:
      findings.append(
        Diagnostic(
          .invalidSuppression,
          "'\(word.text)' is an error of the language, which no comment silences", at: word.range,
          fixes: [removal(of: [word.range], from: comments.count - 1)]))
    case .unknown(let nearest):
      findings.append(
        Diagnostic(
          .unknownRule, "there is no rule '\(word.text)'", at: word.range,
          fixes: nearest.map { .replace(word, with: $0) }))
    }
  }

  /// Returns the next sibling element after a comment.
  private static func element(behind node: MarkupNode, in document: MarkupDocument) -> MarkupNode? {
    var next = node.nextSibling
    while next >= 0 {
      let sibling = document.nodes[Int(next)]
      if sibling.isElement { return sibling }
      next = sibling.nextSibling
    }
    return nil
  }

  // MARK: Filtering findings

  /// Removes the silenced findings and adds those on the comments.
  ///
  /// A comment that silences nothing is reported only if its rule was run. A rule is not run if
  /// `settings` switch it off or if it is in `unasked`, and a document with errors skips rules.
  mutating func applied(
    to found: [Diagnostic], _ settings: RuleSettings, unasked: Set<DiagnosticID> = []
  ) -> [Diagnostic] {
    guard !entries.isEmpty || !findings.isEmpty else { return found }
    var left = found.filter { !silences($0) }
    left += findings
    if !found.contains(where: { !$0.isChoosable || $0.id == .tooManyFindings }) {
      left += unused(settings, unasked)
    }
    left.sort { $0.range.start < $1.range.start }
    return left
  }

  /// Returns the findings of a command other than `check` that no comment silences.
  ///
  /// Only `check` reports unused and invalid comments, since it runs more rules.
  mutating func unsilenced(_ found: [Diagnostic], _ settings: RuleSettings) -> [Diagnostic] {
    applied(to: found, settings)
      .filter { $0.id != .invalidSuppression && $0.id != .unusedSuppression }
  }

  private mutating func silences(_ finding: Diagnostic) -> Bool {
    guard finding.isChoosable, let places = places[finding.id] else { return false }
    var isSilenced = false
    for place in places {
      let scope = entries[place].scope
      guard scope.start <= finding.range.start, finding.range.start < max(scope.end, 1) else {
        continue
      }
      entries[place].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  private func unused(
    _ settings: RuleSettings, _ unasked: Set<DiagnosticID>
  ) -> [Diagnostic] {
    let idle = entries.filter { entry in
      !entry.isUsed
        && entry.ids.contains {
          $0.entry.group != nil && settings.level(of: $0) != .off && !unasked.contains($0)
        }
    }
    let words = Dictionary(grouping: idle, by: \.comment).mapValues { $0.map(\.range) }
    return idle.prefix(Self.mostUnused).map { entry in
      let all = words[entry.comment] ?? []
      let isWhole = all.count == comments[entry.comment].words.count
      return Diagnostic(
        .unusedSuppression, "'\(entry.name)' finds nothing that this comment could silence",
        at: entry.range,
        fixes: [removal(of: isWhole ? all : [entry.range], from: entry.comment)])
    }
  }

  /// The largest number of reported findings on the comments of one document.
  private static let mostUnused = 100
  private static let mostMistakes = 100

  // MARK: Repairs

  /// Removes words from a comment, or the whole comment if no words are left.
  private func removal(of words: [SourceRange], from comment: Int) -> FixIt {
    let comment = comments[comment]
    guard words.count < comment.words.count else { return removal(of: comment.range) }
    let edits = words.map { word in
      var end = Int(word.end)
      while end < bytes.count, XMLCharacters.isBlank(bytes[end]) || bytes[end] == UInt8(ascii: ",")
      {
        end += 1
      }
      return SourceEdit(SourceRange(Int(word.start)..<end), "")
    }
    let name = words.count == 1 ? text(of: words[0]) : "the rules"
    return FixIt("remove '\(name)'", isSafe: true, edits: edits)
  }

  /// Removes a comment, and its lines if they contain nothing else.
  private func removal(of comment: SourceRange) -> FixIt {
    var start = Int(comment.start)
    var end = Int(comment.end)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isAlone =
      (start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D)
      && (end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D)
    guard isAlone else {
      return FixIt("remove the comment", isSafe: true, edits: [SourceEdit(comment, "")])
    }
    if end < bytes.count {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
    }
    return FixIt(
      "remove the comment", isSafe: true, edits: [SourceEdit(SourceRange(start..<end), "")])
  }

  private func text(of range: SourceRange) -> String {
    String(decoding: bytes[range.offsets], as: UTF8.self)
  }
}

// MARK: Words

/// A word of a comment.
private struct Word {
  var text: String
  var range: SourceRange
}

/// The words of a comment up to a colon, which begins the reason.
private struct Words: IteratorProtocol {
  private let bytes: [UInt8]
  private var place: Int
  private let end: Int
  private var isFirst = true

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  mutating func next() -> Word? {
    while place < end, XMLCharacters.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: ",") {
      place += 1
    }
    let start = place
    while place < end, !XMLCharacters.isBlank(bytes[place]), bytes[place] != UInt8(ascii: ",") {
      // The first word contains a colon.
      if bytes[place] == UInt8(ascii: ":"), !isFirst { break }
      place += 1
    }
    guard place > start else { return nil }
    defer { isFirst = false }
    // A reason may follow the first word directly, as in 'layoutc:disable: why'.
    if isFirst, bytes[place - 1] == UInt8(ascii: ":"), place - start > 8 {
      let range = start..<place - 1
      place = end
      return Word(text: String(decoding: bytes[range], as: UTF8.self), range: SourceRange(range))
    }
    return Word(
      text: String(decoding: bytes[start..<place], as: UTF8.self),
      range: SourceRange(start..<place))
  }
}

extension FixIt {
  fileprivate static func replace(_ word: Word, with name: String) -> FixIt {
    FixIt(
      "replace '\(word.text)' with '\(name)'", isSafe: false,
      edits: [SourceEdit(word.range, name)])
  }
}
