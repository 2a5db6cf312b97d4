import LayoutDiagnostics
import LayoutSyntax

/// The forms in which the results of tests are written.
package enum TestReportFormat: String, CaseIterable, Sendable {
  /// For people: failures with their differences, and a count.
  case text
  /// The Test Anything Protocol, version 14.
  case tap
  /// XML as JUnit writes it, which most systems that run builds show.
  case junit

  package func render(_ result: TestRun.Result) -> String {
    switch self {
    case .text: text(result)
    case .tap: tap(result.tests)
    case .junit: junit(result.tests)
    }
  }

  private func text(_ result: TestRun.Result) -> String {
    var text = ""
    for test in result.tests where !test.hasPassed {
      text += "\(test.name.printable)\n"
      for failure in test.failures { text += "  \(failure.printable)\n" }
      text += "\n"
    }
    return text + Self.summary(of: result) + "\n"
  }

  /// Returns the number of tests and of those that failed, and how many documents have none.
  private static func summary(of result: TestRun.Result) -> String {
    let count = result.tests.count
    let failed = result.tests.count { !$0.hasPassed }
    var words = count == 1 ? "1 test" : "\(count) tests"
    if count > 0 { words += failed == 0 ? " passed" : ", \(failed) failed" }
    switch result.unrecorded.count {
    case 0: return words
    case 1: return words + "; no frames are recorded of \(result.unrecorded[0].printable)"
    default: return words + "; no frames are recorded of \(result.unrecorded.count) documents"
    }
  }

  private func tap(_ tests: [TestResult]) -> String {
    var text = "TAP version 14\n1..\(tests.count)\n"
    for (index, test) in tests.enumerated() {
      // A number sign would begin a directive.
      let name = test.name.printable.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
      text += "\(test.hasPassed ? "ok" : "not ok") \(index + 1) - \(name)\n"
      guard !test.hasPassed else { continue }
      text += "  ---\n  differences:\n"
      for failure in test.failures {
        text += "    - "
        JSONValue.string(failure).write(to: &text)
        text += "\n"
      }
      text += "  ...\n"
    }
    return text
  }

  /// A test suite for each document, and in it a test case for each preview.
  private func junit(_ tests: [TestResult]) -> String {
    func quoted(_ text: String) -> String {
      "\"\(AttributeText.escaped(text.printable, quote: "\""))\""
    }
    func counts(_ tests: some Collection<TestResult>) -> String {
      "tests=\"\(tests.count)\" failures=\"\(tests.count { !$0.hasPassed })\""
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"layoutc test\" \(counts(tests))>\n"
    for suite in tests.chunked(by: \.document) {
      text += "  <testsuite name=\(quoted(suite[suite.startIndex].document)) \(counts(suite))>\n"
      for test in suite {
        let name = test.preview.isEmpty ? "document" : test.preview
        text += "    <testcase classname=\(quoted(test.document)) name=\(quoted(name))"
        guard !test.hasPassed else {
          text += "/>\n"
          continue
        }
        let lines = test.failures.map(\.printable).joined(separator: "\n")
        text += ">\n      <failure message=\(quoted(test.failures[0]))>"
        text += AttributeText.escaped(lines, quote: "\"")
        text += "</failure>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}

extension Array {
  /// Returns the runs of adjacent elements with the same key.
  fileprivate func chunked<Key: Equatable>(by key: (Element) -> Key) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    for index in indices {
      if let last = runs.last, key(self[last.startIndex]) == key(self[index]) {
        runs[runs.count - 1] = self[last.startIndex...index]
      } else {
        runs.append(self[index...index])
      }
    }
    return runs
  }
}
