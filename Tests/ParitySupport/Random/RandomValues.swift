import LayoutEngine
import LayoutModel
import SeededRandom

/// Random values for parameters that make differences in a document visible.
///
/// In a set no two numbers and no two texts are equal as long as there are others. Over the sets,
/// optionals are missing in every combination.
struct RandomValues {
  private let records: [RecordName: RecordDeclaration]
  private var random: SeededGenerator
  private var strings: [String] = []
  private var numbers: [Double] = []
  private var integers: [Int] = []
  /// The missing optionals of the set, one bit for each of the first.
  private var missing = 0
  private var optionals = 0

  private init(_ document: TypedDocument, _ random: SeededGenerator) {
    var records: [RecordName: RecordDeclaration] = [:]
    let files = document.structure.imports.map(\.signature)
    for record in files.flatMap({ $0.records + $0.foreignRecords }) {
      records[record.name] = record
    }
    for record in document.structure.records { records[record.name] = record }
    self.records = records
    self.random = random
  }

  /// Returns sets of values for a document, always the same ones for a seed.
  static func sets(for document: TypedDocument, seed: UInt64) -> [ParityValues] {
    let parameters = document.structure.parameters
    guard !parameters.isEmpty else { return [ParityValues([])] }
    var values = RandomValues(document, SeededGenerator(seed: seed))
    let count = parameters.reduce(0) { $0 + values.optionals(in: $1.type) }
    let sets = max(3, 1 << min(count, 4))
    return (0..<sets).map { set in
      values.begin(set)
      return ParityValues(
        parameters.map { values.value(of: $0, inSet: set) }, for: document.structure)
    }
  }

  /// Returns the number of optionals in a value of a type that can always be set to nil.
  private func optionals(in type: ExpressionType, depth: Int = 2) -> Int {
    switch type {
    case .optional: return 1
    case .record(let name):
      guard depth > 0 else { return 0 }
      return records[name]?.fields.reduce(0) { $0 + optionals(in: $1.type, depth: depth - 1) } ?? 0
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .choice, .list, .nothing:
      return 0
    }
  }

  private mutating func begin(_ set: Int) {
    missing = set
    optionals = 0
    strings = []
    numbers = []
    integers = []
  }

  /// Returns a value for a parameter, or nil to leave it out.
  private mutating func value(of parameter: Parameter, inSet set: Int) -> ConstantValue? {
    let value = value(parameter.type)
    guard parameter.defaultValue != nil, random.once(in: 3) else { return value }
    return nil
  }

  private mutating func isMissing() -> Bool {
    defer { optionals += 1 }
    return optionals < 4 ? missing >> optionals & 1 == 1 : random.once(in: 2)
  }

  private mutating func value(_ type: ExpressionType, depth: Int = 3) -> ConstantValue {
    switch type {
    case .string: return .string(random.draw(from: &strings, else: Self.texts))
    case .text:
      let words = random.draw(from: &strings, else: Self.texts)
      return .text(random.once(in: 2) ? .verbatim(words) : LayoutText(key: words))
    case .number, .points, .percent: return .number(random.draw(from: &numbers, else: Self.amounts))
    case .ratio: return .number(random.one(of: [0.5, 1, 1.7777777777777777]))
    case .integer: return .integer(random.draw(from: &integers, else: Self.counts))
    case .bool: return .bool(random.once(in: 2))
    case .date: return .date(LayoutInstant(secondsSince1970: random.one(of: Self.seconds)))
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
    case .optional(let type):
      let isMissing = isMissing()
      let value = value(type, depth: depth)
      return isMissing ? .none : value
    case .list(let element):
      guard depth > 0 else { return .list([]) }
      let count = random.one(of: [0, 1, 3])
      return .list((0..<count).map { _ in value(element, depth: depth - 1) })
    case .nothing: return .none
    }
  }

  /// Words that have a meaning elsewhere, and characters that combine with others.
  private static let texts = [
    "", "b", "none", "self", "init", "nil", "A harbour", "100 %@ %lld", "é漢👩‍👧 \\(x)", "👍🏽",
    "\u{301}mark", "\u{200D}", "\u{1F3FB}tone", "ी है", "\u{200F}שלום", "\"quoted\" \\",
    "line\nfeed\r\n", "{x} }}", "🇩🇪🇫", "Straße", "İi", "e\u{301}", "é",
  ]

  private static let amounts: [Double] = [
    0, 0.1, 1, 2.5, 12, 33.25, 100, 1e9, -3, -0.75, 7, 48.5, 1.7e308, -1.7e308, .infinity, .nan,
  ]

  /// Instants before and after 1970, at the limits, and at the ends of days and years.
  private static let seconds: [Double] = [
    0, -1, 0.5, 59.75, 86_399, -86_401, 951_782_400, 1_714_745_107, 4_102_444_799, -1e30, 1e30,
  ]

  private static let counts = [0, 1, 2, 3, 5, 12, 20, -4, .max, .min]
}

extension SeededGenerator {
  /// Returns one of the remaining elements, or any element if none remain.
  fileprivate mutating func draw<Element>(
    from rest: inout [Element], else all: [Element]
  ) -> Element {
    if rest.isEmpty { rest = all.shuffled(using: &self) }
    return rest.removeLast()
  }
}
