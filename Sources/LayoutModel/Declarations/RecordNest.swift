/// The nesting of records.
///
/// An optional field is stored in place like any other; the elements of a list are stored apart.
package struct RecordNest {
  /// The most values that a record may contain, nested records included.
  package static let mostValues = 1000

  /// A field of a record that contains the next record of a loop.
  package struct Step {
    package var record: RecordName
    /// The index of the field in the record.
    package var field: Int
  }

  /// Records each of which contains the next; the last contains the first.
  package private(set) var loops: [[Step]] = []
  /// The records that contain too many values, except those that contain such a record.
  package private(set) var oversized: Set<RecordName> = []
  private let records: [RecordName: RecordDeclaration]
  /// The number of values that a record contains; 0 while they are being counted.
  private var counts: [RecordName: Int] = [:]

  package init(_ records: [RecordName: RecordDeclaration]) {
    self.records = records
  }

  /// Reads a record and all records nested in it, once each and without recursion.
  package mutating func read(_ first: RecordName) {
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
    // Of nested records that are too large, only the innermost is reported.
    let isTold = fields.contains { field in
      field.type.stored.map { counts[$0, default: 0] > Self.mostValues } ?? false
    }
    if !isTold { oversized.insert(record) }
    counts[record] = Self.mostValues + 1
  }
}

extension ExpressionType {
  /// The record that is stored in a value of the type itself, not in a list.
  fileprivate var stored: RecordName? {
    switch self {
    case .record(let name): name
    case .optional(let type): type.stored
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .choice, .list, .nothing:
      nil
    }
  }
}
