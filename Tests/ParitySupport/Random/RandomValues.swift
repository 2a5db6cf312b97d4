import LayoutSemantics
import SeededRandom

/// Values for parameters, made at random.
struct RandomValues {
  let records: [RecordName: RecordDeclaration]
  var random: SeededGenerator

  init(_ document: TypedDocument, _ random: SeededGenerator) {
    var records: [RecordName: RecordDeclaration] = [:]
    let files = document.structure.imports.map(\.signature)
    for record in files.flatMap({ $0.records + $0.foreignRecords }) {
      records[record.name] = record
    }
    for record in document.structure.records { records[record.name] = record }
    self.records = records
    self.random = random
  }

  mutating func value(_ type: ExpressionType, depth: Int = 3) -> ConstantValue {
    switch type {
    case .string: return .string(random.one(of: ["", "b", "A harbour", "100 %@", "é漢👩‍👧 \\(x)"]))
    case .number, .points, .percent:
      return .number(random.one(of: [0, 0.1, 1, 2.5, 12, 33.25, 100, 1e9, -3, -0.75]))
    case .ratio: return .number(random.one(of: [0.5, 1, 1.7777777777777777]))
    case .integer: return .integer(random.one(of: [0, 1, 2, 3, 5, 12, -4, .max, .min]))
    case .bool: return .bool(random.once(in: 2))
    case .dimension: return .length(.auto)
    case .color: return random.once(in: 2) ? .color(0x1234_56FF) : .asset("Accent")
    case .image: return random.once(in: 2) ? .asset("Harbour") : .symbol("star")
    case .insets:
      let edge = DimensionValue.points(Float(random.one(of: [0, 1, 4, 7.5])))
      return .insets(EdgeValues(top: edge, left: .points(2), bottom: edge, right: .points(3)))
    case .choice(let words): return .choice(random.one(of: words))
    case .record(let name):
      let fields = records[name]?.fields ?? []
      return .record(fields.map { value($0.type, depth: depth - 1) })
    case .optional(let type): return random.once(in: 2) ? .none : value(type, depth: depth)
    case .list(let element):
      guard depth > 0 else { return .list([]) }
      let count = Int(random.next() % 4)
      return .list((0..<count).map { _ in value(element, depth: depth - 1) })
    case .nothing: return .none
    }
  }
}
