import LayoutDiagnostics
import LayoutLanguages
import LayoutModel
import LayoutSchema

/// `textDocument/signatureHelp`: what the function or the action takes whose bracket is open.
struct SignatureHelp {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  static let options: JSONValue = ["triggerCharacters": .strings(["(", ","])]

  func response(to parameters: JSONNode) -> JSONValue {
    guard let offset = view.offset(in: parameters), let call = call(at: offset) else {
      return .null
    }
    let signatures = signatures(of: call.name, at: offset)
    guard !signatures.isEmpty else { return .null }
    // The shortest form that has as many operands.
    let active = signatures.firstIndex { $0.operands.count > call.operand }
    return [
      "signatures": .array(signatures.map(json)),
      "activeSignature": .integer(active ?? signatures.count - 1),
      "activeParameter": .integer(call.operand),
    ]
  }

  /// Returns the innermost call around an offset.
  private func call(at offset: Int) -> (name: String, operand: Int)? {
    let outline = view.outline
    let text: Range<Int>
    switch outline.cursor(at: offset) {
    case .value(_, _, let value): text = value
    case .content: text = outline.startOfContent(before: offset)..<offset
    case .nothing, .elementName, .endName, .attributeName: return nil
    }
    switch ExpressionPart(at: offset, in: text, of: outline.bytes) {
    case nil: return nil
    case .expression(let start, _): return ExpressionPlace(start..<offset, in: outline.bytes).call
    case .string(let start, let quote):
      return ExpressionPlace(start..<quote, in: outline.bytes).call
    }
  }

  private struct Signature {
    var name: String
    var operands: [String]
    var documentation: String
  }

  private func signatures(of name: String, at offset: Int) -> [Signature] {
    if let function = FunctionSpec.all.first(where: { $0.function.name == name }) {
      return function.forms.map { form in
        Signature(
          name: name, operands: form.operands.map(\.name),
          documentation: "takes \(function.takes)\n\n\(function.summary)")
      }
    }
    let scope = ScopeOfNames(at: offset, view.outline, view.names, view.live)
    return scope.parameters(ofAction: name, view.outline).map { parameters in
      [Signature(name: name, operands: parameters, documentation: "an action")]
    } ?? []
  }

  private func json(_ signature: Signature) -> JSONValue {
    var label = "\(signature.name)("
    var parameters: [JSONValue] = []
    for (index, operand) in signature.operands.enumerated() {
      if index > 0 { label += ", " }
      let start = label.utf16.count
      label += operand
      parameters.append([
        "label": view.client.takesLabelOffsets
          ? .array([.integer(start), .integer(label.utf16.count)]) : .string(operand)
      ])
    }
    label += ")"
    return [
      "label": .string(label), "documentation": .string(signature.documentation),
      "parameters": .array(parameters),
    ]
  }
}
