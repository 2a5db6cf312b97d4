import Foundation
import LayoutChecking
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutRules
import LayoutXML

/// Times making the trees of documents, at first and again, beside solving them.
///
/// Runs in one process, over the samples that import nothing, with the values that frame rules use.
struct ProgramBenchmark {
  var samples: URL
  var rounds: Int

  func run() throws {
    let documents = try Self.documents(in: samples)
    guard !documents.isEmpty else { throw BenchmarkFailure("no sample can be read") }
    var (first, again, other, solve) = ([Double](), [Double](), [Double](), [Double]())
    var count = 0
    for _ in 0..<rounds {
      var times = [Duration](repeating: .zero, count: 4)
      count = 0
      for (document, values) in documents {
        var interpreter = Interpreter()
        times[0] += ContinuousClock().measure {
          interpreter.read(document)
          interpreter.run(values, in: Self.wide.range, Self.wide.environment)
        }
        times[1] += ContinuousClock().measure {
          interpreter.run(values, in: Self.wide.range, Self.wide.environment)
        }
        count += interpreter.tree.count
        interpreter.solveAgain(in: Self.wide)
        times[2] += ContinuousClock().measure {
          interpreter.run(values, in: Self.narrow.range, Self.narrow.environment)
          interpreter.solveAgain(in: Self.narrow)
        }
        times[3] += ContinuousClock().measure { interpreter.solveAgain(in: Self.wide) }
      }
      first.append(times[0] / .nanoseconds(count))
      again.append(times[1] / .nanoseconds(count))
      other.append(times[2] / .nanoseconds(count))
      solve.append(times[3] / .nanoseconds(count))
    }
    print("program: \(documents.count) samples, \(count) elements, ns an element")
    print("  tree at first             \(first.median.fixed(0))")
    print("  tree again                \(again.median.fixed(0))")
    print("  tree and frames again     \(other.median.fixed(0))")
    print("  frames alone              \(solve.median.fixed(0))")
  }

  private static let wide = settings(width: 390)
  private static let narrow = settings(width: 320)

  private static func settings(width: Float) -> PreviewSettings {
    var settings = PreviewSettings()
    settings.horizontal = .exact(width)
    return settings
  }

  private static func documents(in folder: URL) throws -> [(TypedDocument, [ConstantValue])] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var parser = MarkupParser(names: .language)
    var checker = RuleChecker()
    var documents: [(TypedDocument, [ConstantValue])] = []
    for name in names where name.hasSuffix(".layout.xml") {
      checker.forget()
      parser.parse(Array(try Data(contentsOf: folder.appendingPathComponent(name))).span)
      checker.check(parser.document, findings: parser.diagnostics)
      let document = checker.document
      guard !document.hasErrors, document.structure.imports.isEmpty else { continue }
      let values = DataRecords(document, isDark: false).ampleValues(
        for: document.structure.parameters)
      documents.append((document, values))
    }
    return documents
  }
}
