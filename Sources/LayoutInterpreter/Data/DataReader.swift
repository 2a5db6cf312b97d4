package import LayoutDiagnostics
import LayoutEngine
package import LayoutLanguages
package import LayoutModel

/// Reads values for a layout's parameters from a JSON object with a member for each parameter.
package struct DataReader {
  private let records: DataRecords
  /// The file of the layout, for findings that point at its declarations.
  private let source: () -> SourceText
  private(set) var findings: [Diagnostic] = []
  /// The most findings reported for one file.
  private static let mostFindings = 100

  /// Reads the values for a layout's parameters from a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - document: The layout.
  ///   - name: The layout's name.
  ///   - source: The layout's text, which is evaluated only for findings.
  ///   - isDark: Whether missing values get their default for dark mode.
  /// - Returns: The values in the order of the parameters, or nil if there are errors; and the
  ///   findings.
  package static func read(
    _ bytes: [UInt8], for document: TypedDocument, named name: String,
    in source: @autoclosure @escaping () -> SourceText, isDark: Bool = false,
  ) -> (values: [ConstantValue]?, findings: [Diagnostic]) {
    switch JSONReader.read(bytes) {
    case .failure(let mistake): return (nil, [mistake.diagnostic])
    case .success(let node):
      var reader = DataReader(records: DataRecords(document, isDark: isDark), source: source)
      let fields = Fields(
        owner: name, kind: "parameter", parameters: document.structure.parameters, file: source)
      let values = reader.values(of: fields, from: node)
      return (reader.findings.isEmpty ? values : nil, reader.findings)
    }
  }

  /// Changes the values of some parameters to those of a JSON object.
  ///
  /// - Parameters:
  ///   - values: The values of all parameters in their order.
  ///   - node: An object with a member for each parameter that is changed.
  ///   - document: The layout.
  ///   - name: The layout's name.
  ///   - source: The layout's text, which is evaluated only for findings.
  /// - Returns: All values, or nil if there are errors; and the findings, at the nodes.
  package static func changing(
    _ values: [ConstantValue], by node: JSONNode, for document: TypedDocument, named name: String,
    in source: @autoclosure @escaping () -> SourceText,
  ) -> (values: [ConstantValue]?, findings: [Diagnostic]) {
    var reader = DataReader(records: DataRecords(document, isDark: false), source: source)
    let parameters = document.structure.parameters
    guard case .object(let members) = node.value, values.count == parameters.count else {
      return (nil, [.notAnObject(node, name)])
    }
    var values = values
    for member in members {
      guard let index = parameters.firstIndex(where: { $0.name == member.name }) else {
        reader.report(
          .unknownData(member, "parameter", of: name, among: parameters.map(\.name)))
        continue
      }
      let place = Place(of: parameters[index], owner: name, source)
      values[index] = reader.value(member.value, as: parameters[index].type, place)
    }
    return (reader.findings.isEmpty ? values : nil, reader.findings)
  }

  private init(records: DataRecords, source: @escaping () -> SourceText) {
    self.records = records
    self.source = source
  }

  /// The fields that an object may have members for.
  private struct Fields {
    var owner: String
    var kind: String
    var parameters: [Parameter]
    /// The file that declares the fields.
    var file: () -> SourceText
  }

  private mutating func values(of fields: Fields, from node: JSONNode) -> [ConstantValue] {
    guard case .object(let members) = node.value else {
      report(.notAnObject(node, fields.owner))
      return []
    }
    let parameters = fields.parameters
    var found = [JSONNode.Member?](repeating: nil, count: parameters.count)
    // Members mostly come in the order of their declarations.
    var next = 0
    for member in members {
      let isNext = next < parameters.count && parameters[next].name == member.name
      guard let place = isNext ? next : parameters.firstIndex(where: { $0.name == member.name })
      else {
        report(.unknownData(member, fields.kind, of: fields.owner, among: parameters.map(\.name)))
        continue
      }
      next = place + 1
      if let first = found[place] {
        report(.repeatedData(member, first: first))
      } else {
        found[place] = member
      }
    }
    var values: [ConstantValue] = []
    values.reserveCapacity(parameters.count)
    for (place, parameter) in parameters.enumerated() {
      values.append(value(of: parameter, found[place], fields, node, after: values))
    }
    return values
  }

  /// Returns the value of a member, or the parameter's default if there is no member.
  private mutating func value(
    of parameter: Parameter, _ member: JSONNode.Member?, _ fields: Fields, _ node: JSONNode,
    after values: [ConstantValue],
  ) -> ConstantValue {
    let place = Place(of: parameter, owner: fields.owner, fields.file)
    guard let member else {
      if parameter.isOptional { return records.defaultValue(of: parameter, after: values) }
      report(
        .missingData(
          parameter, fields.kind, of: fields.owner, at: node.range, declared: place.declared))
      return .none
    }
    return value(member.value, as: parameter.type, place)
  }

  /// The declaration of the value that is being read.
  struct Place {
    var name: String
    var owner: String
    /// The most characters of a text; nil if there is no limit.
    let maxLength: Int?
    private let range: SourceRange
    private let file: () -> SourceText

    fileprivate init(
      of parameter: Parameter, owner: String, _ file: @escaping () -> SourceText
    ) {
      name = parameter.name
      self.owner = owner
      maxLength = parameter.maxLength
      range = parameter.range
      self.file = file
    }

    var declared: RelatedLocation {
      RelatedLocation("it is declared here", at: range, in: file())
    }
  }

  private mutating func value(
    _ node: JSONNode, as type: ExpressionType, _ place: Place
  ) -> ConstantValue {
    switch (type, node.value) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return value(node, as: wrapped, place)
    case (.list(let element), .array(let nodes)):
      return .list(nodes.map { value($0, as: element, place) })
    case (.record(let name), .object):
      guard let record = records.record(name) else { return .none }
      let file = record.file.map { file in { file } } ?? source
      return .record(
        values(
          of: Fields(
            owner: name.name, kind: "field", parameters: record.declaration.fields, file: file),
          from: node))
    case (.string, .string(let text)), (.text, .string(let text)):
      if let most = place.maxLength, text.count > most {
        report(.tooLong(node, text.count, most, place))
      }
      return ConstantValue(text, as: type) ?? .none
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.integer, .number(let text)):
      if let integer = Int(text) { return .integer(integer) }
      report(.badInteger(node, text, place))
      return .none
    case (.number, .number(let text)), (.points, .number(let text)), (.ratio, .number(let text)):
      return number(node, text, as: type, place)
    case (.points, .string(let text)), (.percent, .string(let text)), (.color, .string(let text)),
      (.date, .string(let text)), (.image, .string(let text)), (.ratio, .string(let text)),
      (.insets, .string(let text)),
      (.choice, .string(let text)):
      if let value = ConstantValue(text, as: type) { return value }
      report(.badLiteral(node, text, type, place))
      return .none
    case (.date, .number(let text)):
      guard let seconds = Double(text), let date = LayoutInstant(exactly: seconds) else {
        report(.tooFar(node, text, place))
        return .none
      }
      return .date(date)
    case (.insets, .number(let text)):
      if let value = ConstantValue(text, as: type) { return value }
      report(.badLiteral(node, text, type, place))
      return .none
    case (.string, _), (.text, _), (.number, _), (.integer, _), (.bool, _), (.points, _),
      (.percent, _),
      (.dimension, _), (.date, _), (.color, _), (.image, _), (.ratio, _), (.insets, _),
      (.choice, _),
      (.record, _), (.list, _), (.nothing, _):
      report(.wrongData(node, type, place))
      return .none
    }
  }

  private mutating func number(
    _ node: JSONNode, _ text: String, as type: ExpressionType, _ place: Place
  ) -> ConstantValue {
    guard let number = Double(text), number.isFinite,
      type != .points || abs(number) < 10_000_000
    else {
      report(.tooLarge(node, text, place))
      return .none
    }
    guard type != .ratio || number > 0 else {
      report(.badLiteral(node, text, type, place))
      return .none
    }
    return .number(number == 0 ? 0 : number)
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    if findings.count < Self.mostFindings { findings.append(diagnostic) }
  }
}
