/// How records lie in one another.
///
/// An optional field is stored in place like any other; what is in a list lies beside.
struct RecordNest {
  /// The most values that one of a record holds, records among them.
  static let mostValues = 1000

  /// A field of a record that holds the next one of a loop.
  struct Step {
    var record: RecordName
    /// Its place among the record's.
    var field: Int
  }

  /// Records each of which holds the next, and the last the first.
  private(set) var loops: [[Step]] = []
  /// The records that hold too much, but for those that hold one of these.
  private(set) var oversized: Set<RecordName> = []
  private let records: [RecordName: RecordDeclaration]
  /// How many values one of a record holds; 0 while that is being counted.
  private var counts: [RecordName: Int] = [:]

  init(_ records: [RecordName: RecordDeclaration]) {
    self.records = records
  }

  /// Looks at a record and all that lies in it, once each and without recursion.
  mutating func read(_ first: RecordName) {
    guard counts[first] == nil else { return }
    var path = [Step(record: first, field: -1)]
    counts[first] = 0
    while let last = path.indices.last {
      path[last].field += 1
      let record = path[last].record
      let fields = records[record]?.fields ?? []
      guard path[last].field < fields.count else {
        count(record, fields)
        path.removeLast()
        continue
      }
      guard let part = fields[path[last].field].type.stored else { continue }
      switch counts[part] {
      case nil:
        counts[part] = 0
        path.append(Step(record: part, field: -1))
      case 0: noteLoop(to: part, path)
      default: continue
      }
    }
  }

  private mutating func noteLoop(to record: RecordName, _ path: [Step]) {
    guard loops.count < 20, let first = path.lastIndex(where: { $0.record == record }) else {
      return
    }
    loops.append(Array(path[first...]))
  }

  private mutating func count(_ record: RecordName, _ fields: [Parameter]) {
    var count = 0
    for field in fields {
      count += 1 + (field.type.stored.flatMap { counts[$0] } ?? 0)
    }
    guard count > Self.mostValues else {
      counts[record] = max(count, 1)
      return
    }
    // Of records in one another the innermost is told of.
    let isTold = fields.contains { field in
      field.type.stored.map { counts[$0, default: 0] > Self.mostValues } ?? false
    }
    if !isTold { oversized.insert(record) }
    counts[record] = Self.mostValues + 1
  }
}

extension ExpressionType {
  /// The record that lies in a value of the type itself, not in a list beside it.
  fileprivate var stored: RecordName? {
    switch self {
    case .record(let name): name
    case .optional(let type): type.stored
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .image,
      .ratio,
      .insets, .choice, .list, .nothing:
      nil
    }
  }
}
