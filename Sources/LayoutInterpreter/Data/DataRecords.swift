import LayoutDiagnostics
import LayoutEngine
package import LayoutModel

/// The records that a layout's data may contain, and the values for missing data.
package struct DataRecords {
  struct Found {
    var declaration: RecordDeclaration
    /// The file that declares the record; nil if the layout itself does.
    var file: SourceText?
  }

  private let isDark: Bool
  private let structure: DocumentStructure
  private var found: [RecordName: Found] = [:]

  /// Collects the records of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - isDark: Whether defaults are those for dark mode.
  package init(_ document: TypedDocument, isDark: Bool) {
    self.isDark = isDark
    structure = document.structure
    // Only parameters of records lead to records.
    guard structure.parameters.contains(where: { $0.type.holdsRecord }) else { return }
    // Imports that imports import declare records too.
    var pending = document.structure.imports[...]
    var seen: Set<PathKey> = []
    while let module = pending.popFirst() {
      guard seen.insert(PathKey(module.signature.path)).inserted else { continue }
      for record in module.signature.records {
        found[record.name] = Found(declaration: record, file: module.source)
      }
      pending += module.document.structure.imports
    }
    for record in document.structure.records {
      found[record.name] = Found(declaration: record, file: nil)
    }
  }

  func record(_ name: RecordName) -> Found? { found[name] }

  /// Returns the fields of a record; nil if no file declares it.
  package func fields(of record: RecordName) -> [Parameter]? { found[record]?.declaration.fields }

  /// Returns the value of a parameter or field that is not given: its default, or `nil` if it has
  /// none.
  ///
  /// The default may depend on `values`, the values of the parameters before it.
  package func defaultValue(
    of parameter: Parameter, after values: [ConstantValue]
  ) -> ConstantValue {
    parameter.standard(after: values, in: structure, isDark: isDark)
  }

  // MARK: Without data

  /// Returns placeholder values for parameters without data: a string is the parameter's name,
  /// numbers are 0, and lists are empty.
  package func placeholders(for parameters: [Parameter]) -> [ConstantValue] {
    var room = Int.max
    return standIns(for: parameters, .least, &room)
  }

  /// Returns values of a realistic size: texts of about 40 characters, lists of two elements, and a
  /// value for every optional.
  package func ampleValues(for parameters: [Parameter]) -> [ConstantValue] {
    var room = Self.mostAmpleValues
    return standIns(for: parameters, .ample(lists: 2), &room)
  }

  /// The amount of placeholder data.
  private enum Amount {
    case least
    /// Lists and optionals contain values down to `lists` nested levels, since a record may contain
    /// a list of its own kind.
    case ample(lists: Int)
  }

  private static let ampleLength = 40
  private static let mostAmpleValues = 10_000

  private func standIns(
    for parameters: [Parameter], _ amount: Amount, _ room: inout Int
  ) -> [ConstantValue] {
    var values: [ConstantValue] = []
    for parameter in parameters {
      switch amount {
      case .least where parameter.isOptional:
        values.append(defaultValue(of: parameter, after: values))
      case .least, .ample:
        values.append(standIn(parameter.type, of: parameter, amount, &room))
      }
    }
    return values
  }

  private func standIn(
    _ type: ExpressionType, of parameter: Parameter, _ amount: Amount, _ room: inout Int
  ) -> ConstantValue {
    room -= 1
    switch type {
    case .string: return .string(words(parameter, amount))
    case .text: return .text(.verbatim(words(parameter, amount)))
    case .number, .points, .percent: return .number(0)
    case .ratio: return .number(1)
    case .integer: return .integer(0)
    case .bool:
      if case .ample = amount { return .bool(true) }
      return .bool(false)
    case .date: return .date(.epoch)
    case .dimension: return .length(.auto)
    case .color: return .color(0xFF)
    case .image: return .asset(parameter.name)
    case .insets:
      let zero = DimensionValue.points(0)
      return .insets(EdgeValues(top: zero, left: zero, bottom: zero, right: zero))
    case .choice(let words): return .choice(words.first ?? "")
    case .record(let record):
      // The checker ensures that a record contains no other of its kind and not too many values.
      guard let found = found[record] else { return .none }
      return .record(standIns(for: found.declaration.fields, amount, &room))
    case .list(let element):
      guard case .ample(let lists) = amount, lists > 0, room > 0 else { return .list([]) }
      let value = standIn(element, of: parameter, .ample(lists: lists - 1), &room)
      return .list([value, value])
    case .optional(let wrapped):
      guard case .ample(let lists) = amount, lists > 0, room > 0 else { return .none }
      return standIn(wrapped, of: parameter, .ample(lists: lists - 1), &room)
    case .nothing: return .none
    }
  }

  /// Returns the name of a parameter as its value, for ample data over and over again, and as much
  /// of it as the parameter may have.
  private func words(_ parameter: Parameter, _ amount: Amount) -> String {
    var words = parameter.name
    if case .ample = amount, !words.isEmpty {
      let count = Self.ampleLength / (words.count + 1) + 1
      words = Array(repeating: words, count: count).joined(separator: " ")
    }
    return String(words.prefix(parameter.maxLength ?? .max))
  }

  /// Returns a value of a realistic size for a parameter, of its type or of what that wraps.
  func ample(_ type: ExpressionType, of parameter: Parameter) -> ConstantValue {
    var room = Self.mostAmpleValues
    return standIn(type, of: parameter, .ample(lists: 2), &room)
  }
}

extension ExpressionType {
  /// Whether values of the type are records, or contain some.
  fileprivate var holdsRecord: Bool {
    switch self {
    case .record: true
    case .optional(let type), .list(let type): type.holdsRecord
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .date, .color,
      .image, .ratio, .insets, .choice, .nothing:
      false
    }
  }
}
