import Foundation
import TestSupport
import Testing

/// Tests the language of comments and pages: plain English with the terms of `Docs/Glossary.md`.
struct WordTests {
  @Test func publicCommentsArePlain() throws {
    let sources =
      swiftFiles(in: "Sources") + swiftFiles(in: "Hosts").filter { $0.contains("/Sources/") }
    var count = 0
    var found: [String] = []
    for file in sources where !file.contains("/.build/") {
      for comment in Self.publicComments(in: try Self.lines(of: file)) {
        count += 1
        let prose = Prose(comment)
        found += (prose.refusals + prose.refusalsOfSummary).map { "\(file):\($0)" }
      }
    }
    #expect(count > 1_000)
    #expect(found == [])
  }

  @Test func pagesArePlain() throws {
    let pages = Self.pages
    var found: [String] = []
    for page in pages {
      found += Prose(try Self.lines(of: page)).refusals.map { "\(page):\($0)" }
    }
    #expect(pages.count > 15)
    #expect(found == [])
  }

  @Test func commentsHaveAtMostAHundredColumns() throws {
    let folders = ["Sources", "Tests", "Hosts", "Benchmarks", "Plugins", "Examples"]
    let files = folders.flatMap { swiftFiles(in: $0) }.filter { !$0.contains("/.build/") }
    // Comments that tools read, which cannot be wrapped.
    let directives = ["// expected-error", "// swift-format-ignore"]
    let quotes = Data("\"\"\"".utf8)
    var found: [String] = []
    for file in files {
      let text = try Data(contentsOf: PackageRoot.appending(file))
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      // Most files have no long line, which the number of bytes shows.
      guard lines.contains(where: { $0.count > 100 }) else { continue }
      if lines.first?.range(of: Data("Made by layoutc".utf8)) != nil { continue }
      // Lines of a string literal are not comments.
      var isInString = false
      for (number, line) in lines.enumerated() {
        let isComment = !isInString && line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
        if isComment {
          guard line.count > 100 else { continue }
          let text = String(decoding: line, as: UTF8.self)
          let comment = text.drop { $0 == " " }
          if text.count > 100, !directives.contains(where: { comment.hasPrefix($0) }) {
            found.append("\(file):\(number + 1)")
          }
          continue
        }
        var rest = line
        while let mark = rest.range(of: quotes) {
          isInString.toggle()
          rest = rest[mark.upperBound...]
        }
      }
    }
    #expect(files.count > 500)
    #expect(found == [])
  }

  // MARK: Examples of refused and accepted comments

  @Test(arguments: [
    "What the ids are called, by their numbers.",
    "The same for the controls of an id.",
    "Whether it has an end.",
    "It is measured like a text.",
    "Where the text begins.",
    "Those of the parent, in points.",
    "Of an element that is not there.",
    "How often what is given up was answered with nothing.",
    "The size of a child, which is what is offered on the other axis.",
    "An attribute stands where nobody reads it.",
    "Calls an action, which is told the index of the control.",
    "A cached result, which the solver lets go.",
    "The roots of what is no more, as they were before.",
    "The tracks that the grid around lends to a subgrid.",
    "The limits of the row, as they are lent by the grid.",
    "The length, held to the limits of the element.",
    "The print of the tracks of a grid.",
    "The text of an answer that is kept for later.",
    "The child's own size, unless\nwhat becomes of the parent is known.",
  ])
  func riddlesAreRefused(comment: String) {
    let prose = Prose(Self.lines(in: comment))
    #expect(prose.refusals + prose.refusalsOfSummary != [])
  }

  @Test(arguments: [
    "The maximum width, in points; an infinite width is no limit.",
    "Returns the constrained size.",
    "Evicts the least recently used entries above the size limit.",
    "The number of rows, no more than 100.",
    "The width of a column, which is no more than that of its widest item.",
    "Whether the container wraps its lines.",
    "Whether items that overflow are clipped.",
    "Calls `action` with the control's zero-based index when a control with this id changes.",
    "A hash of the tracks that the subgrid inherits, or 0.",
    "The type of `what is offered`, which is code.",
    "The value that the property held, to be restored later.",
    "The item's position, where 0 is the start edge.",
    "Answers to questions that people often ask.",
    "Reports what the user typed.",
  ])
  func plainSentencesPass(comment: String) {
    let prose = Prose(Self.lines(in: comment))
    #expect(prose.refusals + prose.refusalsOfSummary == [])
  }

  // MARK: Files

  /// The pages that are written by hand, but for the one that is kept as it was written.
  private static var pages: [String] {
    // The history stays as it was, and the findings say what the command explains.
    let others = ["Docs/History.md", "Docs/Findings.md"]
    let docs = markdown(in: "Docs").filter { !others.contains($0) }
    let articles = markdown(in: "Sources").filter { $0.contains(".docc/") }
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + docs + articles
  }

  private static func markdown(in folder: String) -> [String] {
    let root = PackageRoot.appending(folder)
    let files = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func lines(of file: String) throws -> [Line] {
    lines(in: try String(contentsOf: PackageRoot.appending(file), encoding: .utf8))
  }

  private static func lines(in text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(number: $0.offset + 1, text: String($0.element))
    }
  }

  /// Returns the documentation comments directly above public declarations.
  private static func publicComments(in lines: [Line]) -> [[Line]] {
    var comments: [[Line]] = []
    var comment: [Line] = []
    for line in lines {
      let text = line.text.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(Line(number: line.number, text: String(text.dropFirst(3))))
        continue
      }
      if comment.isEmpty { continue }
      let code = text.replacing(#/^(?:@\w+(?:\([^)]*\))? ?)+/#, with: "")
      // Attributes may stand between a comment and its declaration.
      if code.isEmpty && !text.isEmpty { continue }
      let isPublic = code.hasPrefix("public ") || code.hasPrefix("open ")
      if isPublic { comments.append(comment) }
      comment = []
    }
    return comments
  }
}

private struct Line {
  let number: Int
  let text: String
}

/// The words of a text, without its code.
private struct Prose {
  /// A word in lower case or a punctuation mark, with the number of its line.
  private struct Word {
    let text: String
    let line: Int
  }

  private var words: [Word] = []

  /// Reads Markdown; fenced blocks are left out, and each code span is one mark.
  init(_ lines: [Line]) {
    var isInBlock = false
    var isInCode = false
    for line in lines {
      let trimmed = line.text.drop { $0 == " " }
      if trimmed.isEmpty { isInCode = false }
      if trimmed.isEmpty || trimmed.hasPrefix("```") {
        words.append(Word(text: ".", line: line.number))
      }
      if trimmed.hasPrefix("```") {
        isInBlock.toggle()
      } else if !isInBlock {
        read(line, &isInCode)
      }
    }
  }

  private mutating func read(_ line: Line, _ isInCode: inout Bool) {
    var word = ""
    var previous: Character = " "
    for letter in line.text + " " {
      let isPartOfWord = letter.isLetter || letter.isNumber || letter == "'" || letter == "-"
      if isPartOfWord && !isInCode {
        word.append(letter)
      } else if !word.isEmpty {
        words.append(Word(text: word.lowercased(), line: line.number))
        word = ""
      }
      if letter == "`" {
        if previous != "`" {
          if !isInCode { words.append(Word(text: "`", line: line.number)) }
          isInCode.toggle()
        }
      } else if !isPartOfWord && !isInCode && !" *_\"".contains(letter) {
        words.append(Word(text: String(letter), line: line.number))
      }
      previous = letter
    }
  }

  /// The refused phrases, as "line: 'phrase': write replacement".
  var refusals: [String] {
    words.indices.flatMap { place in
      (RefusedPhrase.byFirstWord[words[place].text] ?? [])
        .filter { stands($0, at: place) }.map { refusal(of: $0, at: place) }
    }
  }

  /// The refused beginning of a summary, if any.
  var refusalsOfSummary: [String] {
    RefusedPhrase.beginnings.filter { stands($0, at: 0) }.map { refusal(of: $0, at: 0) }
  }

  private func refusal(of phrase: RefusedPhrase, at place: Int) -> String {
    let words = phrase.words.joined(separator: " ")
    return "\(self.words[place].line): '\(words)': write \(phrase.replacement)"
  }

  private func stands(_ phrase: RefusedPhrase, at place: Int) -> Bool {
    let end = place + phrase.words.count
    guard end <= words.count, words[place..<end].map(\.text) == phrase.words else { return false }
    return end == words.count || words[end].text != phrase.plainBefore
  }
}

/// A phrase that only makes sense to a reader who knows the code, and its replacement.
private struct RefusedPhrase {
  let words: [String]
  let replacement: String
  /// The word before which the phrase is plain English.
  let plainBefore: String?

  private init(_ phrase: String, _ replacement: String, plainBefore: String? = nil) {
    words = phrase.split(separator: " ").map { String($0) }
    self.replacement = replacement
    self.plainBefore = plainBefore
  }

  static let byFirstWord: [String: [RefusedPhrase]] = Dictionary(grouping: phrases) { $0.words[0] }

  /// Phrases that are refused everywhere outside code.
  private static let phrases: [RefusedPhrase] = [
    // Constraints and results
    RefusedPhrase("what is offered", "'the constraints'"),
    RefusedPhrase("is offered", "'its constraints', 'the constraints of'"),
    RefusedPhrase("are offered", "'their constraints', 'the constraints of'"),
    RefusedPhrase("was offered", "'its constraints', 'the constraints of'"),
    RefusedPhrase("on offer", "'available'"),
    RefusedPhrase("an answer", "'a result', 'a response'"),
    RefusedPhrase("its answers", "'its results'"),
    RefusedPhrase("is answered", "'returns', 'is handled'"),
    RefusedPhrase("are answered", "'return', 'are handled'"),
    RefusedPhrase("was answered", "'returned', 'was handled'"),
    RefusedPhrase("answers as", "'returns the result'"),
    RefusedPhrase("held to", "'clamped to', 'compared with'"),
    RefusedPhrase("the print of", "'a hash of'"),
    RefusedPhrase("a print of", "'a hash of'"),
    RefusedPhrase("lends", "'passes'"),
    RefusedPhrase("is lent", "'inherits'"),
    RefusedPhrase("are lent", "'inherit'"),
    RefusedPhrase("was lent", "'inherited'"),
    RefusedPhrase("lets go", "'removes', 'evicts', 'releases'"),
    RefusedPhrase("let go", "'remove', 'evict', 'release'"),
    // Code is no person.
    RefusedPhrase("nobody reads", "'has no effect', 'is ignored'"),
    RefusedPhrase("nobody asks", "'is not used'"),
    RefusedPhrase("nobody knows", "'is not known'"),
    RefusedPhrase("who reads it", "the element or the function that reads it"),
    RefusedPhrase("who says so", "'reports'"),
    RefusedPhrase("whoever knows", "the type or the function"),
    RefusedPhrase("whoever measures", "'the measurer'"),
    RefusedPhrase("is told", "'receives', 'is passed', 'is reported'"),
    RefusedPhrase("is judged", "'is checked'"),
    RefusedPhrase("are judged", "'are checked'"),
    RefusedPhrase("is asked of", "'runs on'"),
    RefusedPhrase("are asked of", "'run on'"),
    // Name the thing.
    RefusedPhrase("is no more", "'was removed'", plainBefore: "than"),
    RefusedPhrase("are no more", "'were removed'", plainBefore: "than"),
    RefusedPhrase("what is gone", "'the removed elements'"),
    RefusedPhrase("what is no", "the name of the thing", plainBefore: "longer"),
    RefusedPhrase("what is there", "the name of the thing"),
    RefusedPhrase("what there is", "the name of the thing"),
    RefusedPhrase("what is in it", "'its content'"),
    RefusedPhrase("what is in them", "'their contents'"),
    RefusedPhrase("what stands in", "'the content of'"),
    RefusedPhrase("what becomes of", "the effect on"),
    RefusedPhrase("what came of", "'the result of'"),
    RefusedPhrase("what comes of", "'the result of'"),
    RefusedPhrase("hangs on", "'depends on', 'is attached to'"),
    RefusedPhrase("layouts of one's own", "'custom layouts'"),
  ]

  /// Beginnings that are refused in summaries of public declarations.
  static let beginnings: [RefusedPhrase] = [
    RefusedPhrase("what", "a noun phrase, or 'Returns …'"),
    RefusedPhrase("the same", "a sentence that stands alone"),
    RefusedPhrase("whether it", "'Whether' and the name of the thing"),
    RefusedPhrase("it", "the name of the thing"),
    RefusedPhrase("where", "'The position', 'The element in which'"),
    RefusedPhrase("how often what", "'The number of times that'"),
    RefusedPhrase("those", "the name of the things"),
    RefusedPhrase("of", "a noun phrase"),
    RefusedPhrase("who", "the type or the function"),
  ]
}
