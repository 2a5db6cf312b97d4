import LayoutDiagnostics
import LayoutXML

/// What is wrong with one document, as far as it is worth reading.
struct Findings: Sendable {
  private(set) var all: [Diagnostic] = []
  /// How many of them, the first, are about the markup.
  private var markupCount = 0

  /// How many findings of one document are worth reading.
  static let limit = 500

  /// There are findings enough; wording more would only take time.
  var isFull: Bool { all.count >= Self.limit }

  /// How many more there may be.
  var room: Int { Self.limit - all.count }

  var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// Begins with what is wrong with the markup of a document.
  mutating func begin(with findings: [Diagnostic]) {
    all.removeAll(keepingCapacity: true)
    all += findings
    markupCount = findings.count
  }

  /// Adds a finding unless there are enough.
  mutating func append(_ finding: Diagnostic) {
    guard !isFull else { return }
    all.append(finding)
    guard isFull else { return }
    all.append(.tooManyFindings(at: finding.range))
  }

  /// Whether what stands in `range` is broken as markup, so that what it means is anyone's guess.
  func isBrokenMarkup(_ range: SourceRange) -> Bool {
    all.prefix(markupCount).contains {
      $0.range.start >= range.start && $0.range.end <= range.end
    }
  }

  /// Answers what comes from another system by what it is called here.
  mutating func answerGuesses(in markup: MarkupDocument) {
    all = FollowingFindings.drop(from: all, markupCount, in: markup)
    all = GuessPass.answer(all, of: markup)
  }

  /// Answers names that an import of an import declares by that import.
  mutating func answerNestedImports(
    in document: TypedDocument, _ names: FileNames, _ markup: MarkupDocument
  ) {
    all = NestedImports.answer(all, in: document, names, markup)
  }

  /// Puts them in the order of the document; what is found at one place keeps its order.
  mutating func sort() {
    if all.count > 1 { all.sort { $0.range.start < $1.range.start } }
  }
}
