import LayoutDiagnostics
import LayoutEngine
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
    parameters.map { placeholder(for: $0) }
  }

  private func placeholder(for parameter: Parameter) -> ConstantValue {
    if parameter.isOptional { return defaultValue(of: parameter) }
    return placeholder(parameter.type, named: parameter.name)
  }

  private func placeholder(_ type: ExpressionType, named name: String) -> ConstantValue {
    switch type {
    case .string: return .string(name)
    case .text: return .text(.verbatim(name))
    case .number, .points, .percent: return .number(0)
    case .ratio: return .number(1)
    case .integer: return .integer(0)
    case .bool: return .bool(false)
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
      return .record(found.declaration.fields.map { placeholder(for: $0) })
    case .list: return .list([])
    case .optional, .nothing: return .none
    }
  }
}
