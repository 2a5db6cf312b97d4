import LayoutChecking
import LayoutModel
import LayoutRules
import LayoutXML

/// Times all rules together, compared with parsing and checking the same documents.
///
/// Runs in one process, over documents without findings, so that no message is built.
struct RulesBenchmark {
  var count: Int
  var rounds: Int

  func run() throws {
    var front = FrontEnd()
    let documents = (0..<count).map { Array(DocumentWriter.document(seed: UInt64($0)).utf8) }
      .filter { front.isClean($0) }
    guard !documents.isEmpty else { throw BenchmarkFailure("all documents have findings") }
    let steps: [RuleChoice?] = [nil, RuleChoice.none, .standard]
    var times = steps.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (place, rules) in steps.enumerated() {
        let elapsed = ContinuousClock().measure {
          for document in documents { front.read(document, asking: rules) }
        }
        times[place].append(elapsed / .microseconds(documents.count))
      }
    }
    let (parse, plain, ruled) = (times[0].median, times[1].median, times[2].median)
    print("rules: \(documents.count) documents without findings, µs a document")
    print("  parse            \(parse.fixed(1))")
    print("  language         \((plain - parse).fixed(1))")
    print("  rules            \((ruled - plain).fixed(1))")
    print("  rules / parse    \(((ruled - plain) / parse).fixed(2))")
  }
}

/// Reads documents, with the parser alone or also the checker.
private struct FrontEnd: ~Copyable {
  private var parser = MarkupParser(names: .language)
  private var checker = RuleChecker()

  mutating func isClean(_ document: [UInt8]) -> Bool {
    read(document, asking: .standard)
    return checker.diagnostics.isEmpty
  }

  mutating func read(_ document: [UInt8], asking rules: RuleChoice?) {
    checker.forget()
    parser.parse(document.span)
    guard let rules else { return }
    checker.rules = rules
    checker.check(parser.document, findings: parser.diagnostics)
  }
}
