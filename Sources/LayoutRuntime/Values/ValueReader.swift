import LayoutEngine
import LayoutInterpreter
import LayoutModel

/// Reads values as those of a document's parameters.
///
/// Nothing is guessed: a value of another type is an error, and so is one that is missing without a
/// default, or that no parameter takes.
struct ValueReader {
  private let document: TypedDocument
  private let name: String

  init(_ document: TypedDocument, named name: String) {
    self.document = document
    self.name = name
  }

  /// Returns the values in the order of the parameters.
  func constants(of values: Values, isDark: Bool) throws(ValueError) -> [ConstantValue] {
    try constants(
      of: values.members, as: document.structure.parameters, "parameter of '\(name)'", [],
      DataRecords(document, isDark: isDark))
  }

  private func constants(
    of members: [String: Values.Node], as parameters: [Parameter], _ owner: String,
    _ path: [String], _ records: DataRecords
  ) throws(ValueError) -> [ConstantValue] {
    let unknown = members.keys.filter { name in !parameters.contains { $0.name == name } }
    if let name = unknown.min() {
      throw ValueError(path: path + [name], reason: "'\(name)' is no \(owner)")
    }
    var constants: [ConstantValue] = []
    for parameter in parameters {
      let path = path + [parameter.name]
      let node = members[parameter.name] ?? .none
      if node == .none, parameter.isOptional {
        constants.append(records.defaultValue(of: parameter, after: constants))
        continue
      }
      guard members[parameter.name] != nil else {
        throw error("is missing", path, parameter.type, given: nil)
      }
      let constant = try constant(of: node, as: parameter.type, path, records)
      if let most = parameter.maxLength, constant.longest > most {
        throw error("has more than \(most) characters", path, parameter.type, given: node.kind)
      }
      constants.append(constant)
    }
    return constants
  }

  private func constant(
    of node: Values.Node, as type: ExpressionType, _ path: [String], _ records: DataRecords
  ) throws(ValueError) -> ConstantValue {
    switch (type, node) {
    case (.optional, .none): return .none
    case (.optional(let wrapped), _): return try constant(of: node, as: wrapped, path, records)
    case (.string, .string(let string)): return .string(string)
    case (.text, .string(let string)): return ConstantValue(string, as: .text) ?? .none
    case (.text, .text(let text)): return .text(text)
    case (.bool, .bool(let bool)): return .bool(bool)
    case (.integer, .integer(let integer)): return .integer(integer)
    case (.number, .integer(let integer)), (.points, .integer(let integer)),
      (.percent, .integer(let integer)), (.ratio, .integer(let integer)):
      return try number(Double(integer), as: type, path)
    case (.number, .number(let number)), (.points, .number(let number)),
      (.percent, .number(let number)), (.ratio, .number(let number)):
      return try self.number(number, as: type, path)
    case (.dimension, .integer(let integer)):
      return .length(.points(Float(try points(Double(integer), type, path))))
    case (.dimension, .number(let number)):
      return .length(.points(Float(try points(number, type, path))))
    case (.insets, .integer(let integer)):
      return .insets(EdgeValues(all: Float(try points(Double(integer), type, path))))
    case (.insets, .number(let number)):
      return .insets(EdgeValues(all: Float(try points(number, type, path))))
    case (.date, .date(let date)): return .date(date)
    case (.date, .string(let string)), (.points, .string(let string)),
      (.percent, .string(let string)), (.dimension, .string(let string)),
      (.color, .string(let string)), (.image, .string(let string)), (.ratio, .string(let string)),
      (.insets, .string(let string)), (.choice, .string(let string)):
      guard let constant = ConstantValue(string, as: type) else {
        throw error("is '\(string)', which is none", path, type, given: node.kind)
      }
      return constant
    case (.list(let element), .list(let nodes)):
      var constants: [ConstantValue] = []
      for (place, node) in nodes.enumerated() {
        constants.append(try constant(of: node, as: element, path + ["\(place)"], records))
      }
      return .list(constants)
    case (.record(let record), .members(let members)):
      guard let fields = records.fields(of: record) else {
        throw error("has a type that the pack lacks", path, type, given: node.kind)
      }
      return .record(
        try constants(of: members, as: fields, "field of '\(record.name)'", path, records))
    default:  // open: pairs; all others do not fit.
      throw error("is \(node.kind)", path, type, given: node.kind)
    }
  }

  private func number(
    _ number: Double, as type: ExpressionType, _ path: [String]
  ) throws(ValueError) -> ConstantValue {
    guard number.isFinite, type != .ratio || number > 0 else {
      throw error("is \(number)", path, type, given: "\(number)")
    }
    if type == .points { _ = try points(number, type, path) }
    return .number(number == 0 ? 0 : number)
  }

  private func points(
    _ number: Double, _ type: ExpressionType, _ path: [String]
  ) throws(ValueError) -> Double {
    guard number.magnitude < Double(DimensionValue.limit) else {
      throw error("is \(number)", path, type, given: "\(number)")
    }
    return number
  }

  private func error(
    _ fault: String, _ path: [String], _ type: ExpressionType, given: String?
  ) -> ValueError {
    ValueError(
      path: path, wanted: type.spelled, given: given,
      reason: "'\(path.joined(separator: "."))' of '\(name)' \(fault); wanted is \(type.spelled)")
  }
}

extension EdgeValues {
  fileprivate init(all points: Float) {
    let length = DimensionValue.points(points)
    self.init(top: length, left: length, bottom: length, right: length)
  }
}

extension ConstantValue {
  /// The characters of a text, or of the longest text of a list; 0 for other values.
  fileprivate var longest: Int {
    switch self {
    case .string(let string): string.count
    case .text(let text): text.content.count
    case .list(let elements): elements.map(\.longest).max() ?? 0
    case .number, .integer, .bool, .date, .color, .asset, .symbol, .url, .length, .insets, .choice,
      .record, .none:
      0
    }
  }
}

extension Values.Node {
  /// The kind of the value with its article.
  var kind: String {
    switch self {
    case .none: "nil"
    case .bool: "a Bool"
    case .integer: "an Integer"
    case .number: "a Number"
    case .string: "a String"
    case .text: "a Text"
    case .date: "a Date"
    case .list: "a list"
    case .members: "a value with members"
    }
  }
}
