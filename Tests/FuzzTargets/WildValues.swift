import LayoutEngine
import LayoutModel
import SeededRandom

/// Random values for parameters, many of them at the limits of their types.
struct WildValues {
  private let records: [RecordName: RecordDeclaration]
  private var random: SeededGenerator

  init(_ document: TypedDocument, _ random: SeededGenerator) {
    var records: [RecordName: RecordDeclaration] = [:]
    for file in document.structure.imports.map(\.signature) {
      for record in file.records + file.foreignRecords { records[record.name] = record }
    }
    for record in document.structure.records { records[record.name] = record }
    self.records = records
    self.random = random
  }

  mutating func value(_ type: ExpressionType, depth: Int = 3) -> ConstantValue {
    switch type {
    case .string: return .string(pick(["", "b", "A harbour", "100 %@", "é漢👩‍👧 \\(x)", "\u{301}"]))
    case .text: return .text(pick([.verbatim("100 %@"), "A <1>harbour", "\(3) of \("é")"]))
    case .number: return .number(pick([0, 0.1, 1, -2.5, 12, 33.25, 1e300, -1e300, 1e-300]))
    case .points, .percent: return .number(pick([0, 0.1, 12, 100, 9_999_998, -3, 1e-300]))
    case .ratio: return .number(pick([0.5, 1, 16.0 / 9, 1e-30, 1e30]))
    case .integer: return .integer(pick([0, 1, 2, 5, -4, .max, .min]))
    case .bool: return .bool(pick([true, false]))
    case .date:
      return .date(
        LayoutInstant(secondsSince1970: pick([0, -0.5, 1_714_745_107, -1e300, 1e300, .nan])))
    case .dimension: return .length(pick([.auto, .points(3), DimensionValue(.percent, 40)]))
    case .color: return pick([.color(0x1234_56FF), .asset("Accent")])
    case .image: return pick([.asset("Harbour"), .symbol("star")])
    case .insets:
      let edge = DimensionValue.points(pick([0, 1, 7.5, 9_999_998]))
      return .insets(EdgeValues(top: edge, left: .points(2), bottom: edge, right: .points(3)))
    case .choice(let words): return .choice(pick(words))
    case .record(let name):
      let fields = records[name]?.fields ?? []
      return .record(fields.map { value($0.type, depth: depth - 1) })
    case .optional(let type):
      return depth < 0 || pick([true, false]) ? .none : value(type, depth: depth)
    case .list(let element):
      guard depth > 0 else { return .list([]) }
      return .list((0..<pick([0, 1, 2, 9])).map { _ in value(element, depth: depth - 1) })
    case .nothing: return .none
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
