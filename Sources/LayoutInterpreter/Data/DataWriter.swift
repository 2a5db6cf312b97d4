package import LayoutDiagnostics
import LayoutEngine
package import LayoutModel

extension DataRecords {
  /// Writes values as a JSON object that ``DataReader`` reads.
  ///
  /// A text with placeholders is left out: only a default has one, and what is left out has its
  /// default.
  ///
  /// - Parameters:
  ///   - values: The values of all parameters, in their order.
  ///   - others: Values that need not be repeated; nil for none.
  ///   - parameters: The parameters of a layout, or the fields of a record.
  /// - Returns: The object.
  package func json(
    of values: [ConstantValue], besides others: [ConstantValue]?, for parameters: [Parameter]
  ) -> JSONValue {
    var members: [(String, JSONValue)] = []
    for (index, (parameter, value)) in zip(parameters, values).enumerated()
    where others.map({ $0[index] != value }) ?? true {
      guard let json = json(of: value, as: parameter.type) else { continue }
      members.append((parameter.name, json))
    }
    return .members(members)
  }

  private func json(of value: ConstantValue, as type: ExpressionType) -> JSONValue? {
    if case .optional(let wrapped) = type, value != .none { return json(of: value, as: wrapped) }
    switch value {
    case .string(let string), .choice(let string), .url(let string): return .string(string)
    case .text(let text): return text.arguments.isEmpty ? .string(text.content) : nil
    case .number(let number):
      return type == .percent ? .string("\(number.decimal)%") : .double(number)
    case .integer(let integer): return .integer(integer)
    case .bool(let bool): return .bool(bool)
    case .date(let date): return .double(date.secondsSince1970)
    case .color(let color):
      let digits = String(color, radix: 16, uppercase: true)
      return .string("#" + String(repeating: "0", count: 8 - digits.count) + digits)
    case .asset(let name): return .string("asset:\(name)")
    case .symbol(let name): return .string("symbol:\(name)")
    case .insets(let edges):
      let sides = [edges.top, edges.left, edges.bottom, edges.right]
      return .string(sides.map { Double($0.amount).decimal }.joined(separator: " "))
    case .record(let fields):
      guard case .record(let name) = type, let parameters = self.fields(of: name) else {
        return nil
      }
      return json(of: fields, besides: nil, for: parameters)
    case .list(let elements):
      guard case .list(let element) = type else { return nil }
      let parts = elements.compactMap { json(of: $0, as: element) }
      return parts.count == elements.count ? .array(parts) : nil
    case .none: return .null
    case .length: return nil
    }
  }
}

extension Double {
  /// The number without an exponent, which literals of the language lack.
  fileprivate var decimal: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : description
  }
}
