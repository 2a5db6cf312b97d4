import Foundation
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import MasonryLayout
import ReferenceEvaluator

/// Compares the interpreter with the reference evaluator, which follows the language reference
/// alone.
package enum ReferenceComparison {
  /// Returns the first different text of every document with one.
  package static func differences(among documents: [ParityDocument]) -> [String] {
    // The language reference leaves the words of other systems to their own documentation.
    documents.filter { !$0.path.contains("/mklayout-") }.compactMap { document in
      difference(in: document).map { "\(document.path): \($0)" }
    }
  }

  private static func difference(in document: ParityDocument) -> String? {
    let file = ReferenceFile(document.path) {
      try? String(contentsOf: URL(filePath: $0), encoding: .utf8)
    }
    guard let file else { return "not read" }
    var interpreter = Interpreter(registry: .shipped)
    let values = ReferenceValues(document.tree)
    for given in document.values {
      for isDark in [false, true] {
        let constants = given.constants(isDark: isDark)
        _ = interpreter.solve(
          document.tree, in: .exactly(width: 320),
          environment: LayoutEnvironment(colorScheme: isDark ? .dark : .light),
          measurer: FixedTextMetrics(width: 8, height: 16), with: constants)
        let tree = interpreter.tree
        let found = tree.elements.compactMap { tree.text(of: $0)?.words }
        let expected = ReferenceWalk.texts(
          of: file, values.values(constants), width: 320, isDark: isDark)
        for (one, other) in zip(found, expected) where !one.utf8.elementsEqual(other.utf8) {
          return "interpreted \(one.debugDescription), by the reference \(other.debugDescription)"
        }
        guard found.count == expected.count else {
          return "interpreted \(found.count) texts, by the reference \(expected.count)"
        }
      }
    }
    return nil
  }
}

extension SizeRange {
  fileprivate static func exactly(width: Float) -> SizeRange {
    SizeRange(
      min: LayoutSize(width: width, height: 0), max: LayoutSize(width: width, height: .infinity))
  }
}

extension TextSpec {
  /// All words of the text, whether or not it has runs.
  fileprivate var words: String {
    runs.isEmpty ? content : runs.map(\.content).joined()
  }
}

/// Parameter values converted to those of the reference evaluator.
private struct ReferenceValues {
  private let parameters: [Parameter]
  private var records: [RecordName: RecordDeclaration] = [:]

  init(_ document: TypedDocument) {
    parameters = document.structure.parameters
    for module in document.structure.imports {
      for record in module.signature.records + module.signature.foreignRecords {
        records[record.name] = record
      }
    }
    for record in document.structure.records { records[record.name] = record }
  }

  func values(_ constants: [ConstantValue]) -> [ReferenceValue] {
    zip(parameters, constants).map { value($1, $0.type) }
  }

  private func value(_ constant: ConstantValue, _ type: ExpressionType) -> ReferenceValue {
    switch (constant, type.unwrapped) {
    case (.string(let text), _): return .string(text)
    case (.text(let text), _): return .string(text.words(in: nil))
    case (.number(let number), _): return .number(number)
    case (.integer(let integer), _): return .integer(integer)
    case (.bool(let bool), _): return .bool(bool)
    case (.date(let date), _): return .date(date.secondsSince1970)
    case (.color(let color), _):
      let digits = String(color, radix: 16, uppercase: true)
      return .color("#" + String(repeating: "0", count: 8 - digits.count) + digits)
    case (.asset(let name), .image): return .image("asset:\(name)")
    case (.asset(let name), _): return .color("asset:\(name)")
    case (.symbol(let name), _): return .image("symbol:\(name)")
    case (.url(let address), _): return .image("url:\(address)")
    case (.insets(let edges), _):
      return .insets(
        [edges.top, edges.left, edges.bottom, edges.right].map { Double($0.amount) })
    case (.choice(let word), _): return .choice(word)
    case (.record(let values), .record(let name)):
      var fields: [String: ReferenceValue] = [:]
      for (field, value) in zip(records[name]?.fields ?? [], values) {
        fields[field.name] = self.value(value, field.type)
      }
      return .record(fields)
    case (.list(let elements), .list(let element)):
      return .list(elements.map { value($0, element) })
    case (.record, _), (.list, _), (.length, _), (.none, _): return .none
    }
  }
}
