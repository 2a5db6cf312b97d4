import LayoutEngine
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

extension BindingSweep {
  /// Returns the document with the valid elements, with values other than the defaults, or nil if
  /// none is valid.
  package func document() -> ParityDocument? {
    var reader = SweepReader()
    // If all elements are valid together, they need not be checked one by one.
    let legal = reader.legal(candidates, in: self)
    guard !legal.isEmpty, let tree = reader.tree(markup(legal)) else { return nil }
    return ParityDocument(path: name, name: name, tree: tree, values: values(for: tree))
  }

  /// Returns values that differ from one another and from most defaults.
  private func values(for tree: TypedDocument) -> [ParityValues] {
    (0..<2).map { set in
      ParityValues(
        tree.structure.parameters.map { Self.value($0.type, isLess: $0.name == "less", set) })
    }
  }

  private static func value(_ type: ExpressionType, isLess: Bool, _ set: Int) -> ConstantValue {
    let edge = { (amount: Float) in DimensionValue.points(amount) }
    switch type {
    case .string: return .string(["Łódź \\(x) %@", "\u{301}{\"none\"}"][set])
    case .text:
      return .text([.verbatim("Łódź \\(x) %@"), LayoutText(key: "\u{301}{\"none\"}")][set])
    case .points: return .number(isLess ? [2.5, -1][set] : [13.25, 31][set])
    case .number: return .number([0.375, 2.75][set])
    case .integer: return .integer([3, 5][set])
    case .percent: return .number([37.5, 12][set])
    case .ratio: return .number([1.5, 0.25][set])
    case .bool: return .bool(set == 0)
    case .date: return .date(LayoutInstant(secondsSince1970: [1_714_745_107, -0.5][set]))
    case .color: return set == 0 ? .color(0x1234_5678) : .asset("Accent")
    case .image: return set == 0 ? .asset("Harbour") : .symbol("star")
    case .insets:
      return .insets(
        EdgeValues(
          top: edge([1.5, 9][set]), left: edge([2, -8][set]), bottom: edge([3, 7][set]),
          right: edge([4, 6][set])))
    case .choice(let words): return .choice(words[set == 0 ? words.count - 1 : words.count / 2])
    case .dimension, .record, .optional, .list, .nothing: return .none
    }
  }
}

/// Reads documents that are not in files.
private struct SweepReader: ~Copyable {
  private var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  private var checker = RuleChecker()

  /// Returns the typed tree of a document, or nil if it has errors.
  mutating func tree(_ markup: String) -> TypedDocument? {
    parser.parse(markup)
    checker.check(parser.document, findings: parser.diagnostics)
    return checker.document.hasErrors ? nil : checker.document
  }

  /// Returns the valid candidates, checked one by one unless all are valid.
  mutating func legal(_ candidates: [String], in sweep: BindingSweep) -> [String] {
    guard candidates.count > 1, tree(sweep.markup(candidates)) == nil else {
      return tree(sweep.markup(candidates)) == nil ? [] : candidates
    }
    let middle = candidates.count / 2
    return legal(Array(candidates[..<middle]), in: sweep)
      + legal(Array(candidates[middle...]), in: sweep)
  }
}
