import LayoutDiagnostics
package import LayoutSemantics

/// The records that the data of a layout may hold, and the values of what is left out.
package struct DataRecords {
  struct Found {
    var declaration: RecordDeclaration
    /// The file that declares it, or nil for the layout's own.
    var file: SourceText?
  }

  private let isDark: Bool
  private var found: [RecordName: Found] = [:]

  /// The records of a document, whose defaults may differ in the dark.
  package init(_ document: TypedDocument, isDark: Bool) {
    self.isDark = isDark
    for module in document.structure.imports.reversed() {
      // Records of a file that only the imported one imports keep that file to themselves.
      for record in module.signature.foreignRecords + module.signature.records {
        found[record.name] = Found(declaration: record, file: module.source)
      }
    }
    for record in document.structure.records {
      found[record.name] = Found(declaration: record, file: nil)
    }
  }

  func record(_ name: RecordName) -> Found? { found[name] }

  /// The value of a parameter or field where none is given: its default, else `nil`.
  func defaultValue(of parameter: Parameter) -> ConstantValue {
    parameter.defaultValue?.value(isDark: isDark) ?? .none
  }

  // MARK: Without data

  /// Values for parameters that nobody gives any: a string is its name, numbers are 0, lists empty.
  package func placeholders(for parameters: [Parameter]) -> [ConstantValue] {
    var room = Int.max
    return parameters.map { standIn(for: $0, .least, &room) }
  }

  /// Values such as an app might have: texts of some forty characters, lists of two, and all that may
  /// be left out.
  package func ampleValues(for parameters: [Parameter]) -> [ConstantValue] {
    var room = Self.mostAmpleValues
    return parameters.map { standIn(for: $0, .ample(lists: 2), &room) }
  }

  /// How much stands in for what nobody gives.
  private enum Amount {
    case least
    /// Lists and optionals within so many of them hold something; a record may hold a list of its own
    /// kind.
    case ample(lists: Int)
  }

  private static let ampleLength = 40
  private static let mostAmpleValues = 10_000

  private func standIn(
    for parameter: Parameter, _ amount: Amount, _ room: inout Int
  ) -> ConstantValue {
    switch amount {
    case .least where parameter.isOptional: defaultValue(of: parameter)
    case .least, .ample: standIn(parameter.type, named: parameter.name, amount, &room)
    }
  }

  private func standIn(
    _ type: ExpressionType, named name: String, _ amount: Amount, _ room: inout Int
  ) -> ConstantValue {
    room -= 1
    switch type {
    case .string: return .string(words(name, amount))
    case .number, .points, .percent: return .number(0)
    case .ratio: return .number(1)
    case .integer: return .integer(0)
    case .bool:
      if case .ample = amount { return .bool(true) }
      return .bool(false)
    case .dimension: return .length(.auto)
    case .color: return .color(0xFF)
    case .image: return .asset(name)
    case .insets:
      let zero = DimensionValue.points(0)
      return .insets(EdgeValues(top: zero, left: zero, bottom: zero, right: zero))
    case .choice(let words): return .choice(words.first ?? "")
    case .record(let record):
      // A checked record holds neither another of its kind nor more values than anyone can want.
      guard let found = found[record] else { return .none }
      return .record(found.declaration.fields.map { standIn(for: $0, amount, &room) })
    case .list(let element):
      guard case .ample(let lists) = amount, lists > 0, room > 0 else { return .list([]) }
      let value = standIn(element, named: name, .ample(lists: lists - 1), &room)
      return .list([value, value])
    case .optional(let wrapped):
      guard case .ample(let lists) = amount, lists > 0, room > 0 else { return .none }
      return standIn(wrapped, named: name, .ample(lists: lists - 1), &room)
    case .nothing: return .none
    }
  }

  private func words(_ name: String, _ amount: Amount) -> String {
    guard case .ample = amount, !name.isEmpty else { return name }
    let count = Self.ampleLength / (name.count + 1) + 1
    return Array(repeating: name, count: count).joined(separator: " ")
  }
}
