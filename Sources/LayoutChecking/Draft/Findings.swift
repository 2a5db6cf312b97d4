import LayoutDiagnostics
import LayoutModel
import LayoutXML

/// The findings of one document, up to a limit.
struct Findings: Sendable {
  private(set) var all: [Diagnostic] = []
  /// The number of findings about the markup, which come first.
  private var markupCount = 0

  /// The most findings that are reported for one document.
  static let limit = 500

  /// Whether the limit of findings is reached; more would only take time.
  var isFull: Bool { all.count >= Self.limit }

  /// The number of findings that may still be added.
  var room: Int { Self.limit - all.count }

  var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// Begins with the findings about the markup of a document.
  mutating func begin(with findings: [Diagnostic]) {
    all.removeAll(keepingCapacity: true)
    all += findings
    markupCount = findings.count
  }

  /// Adds a finding unless the limit is reached.
  mutating func append(_ finding: Diagnostic) {
    guard !isFull else { return }
    all.append(finding)
    guard isFull else { return }
    all.append(.tooManyFindings(at: finding.range))
  }

  /// Whether the markup in `range` is broken, so that its meaning is unknown.
  func isBrokenMarkup(_ range: SourceRange) -> Bool {
    all.prefix(markupCount).contains {
      $0.range.start >= range.start && $0.range.end <= range.end
    }
  }

  /// Drops findings that follow from others, and rewrites those about names of other systems.
  mutating func answerGuesses(in markup: MarkupDocument, _ kinds: GuessedKinds) {
    all = FollowingFindings.drop(from: all, markupCount, in: markup)
    all = GuessPass.answer(all, of: markup, kinds)
  }

  /// Rewrites findings about names that only an import of an import declares.
  mutating func answerNestedImports(
    in document: TypedDocument, _ names: FileNames, _ markup: MarkupDocument
  ) {
    all = NestedImports.answer(all, in: document, names, markup)
  }

  /// Sorts the findings by document order; findings at one place keep their order.
  mutating func sort() {
    if all.count > 1 { all.sort { $0.range.start < $1.range.start } }
  }
}
