import LayoutDiagnostics
import LayoutSchema

/// The whole table as JSON, for tools that support neither of the grammars.
struct JSONTable {
  let schema: Schema
  let authors: [AuthorElement]

  var text: String {
    JSONValue.members(
      [
        ("note", .string(Grammar.notice)),
        ("elements", .array(schema.elements.map(element))),
        ("attributes", .array(schema.attributes.dropFirst().map(attribute))),
        ("functions", .array(FunctionSpec.all.map(function))),
      ] + (authors.isEmpty ? [] : [("declared", .array(authors.map(author)))])
    ).document()
  }

  private func author(_ author: AuthorElement) -> JSONValue {
    let content =
      switch author.content {
      case .nothing: "none"
      case .one: "one"
      case .any: "any"
      case .fillings: "fillings"
      }
    return .members(
      [
        ("name", .string(author.name)), ("file", .string(author.home)),
        ("children", .string(content)),
        ("attributes", .array(author.attributes.map(declared))),
      ]
        + (author.otherHomes.isEmpty
          ? [] : [("otherFiles", .array(author.otherHomes.map { .string($0) }))])
        + (author.placements.isEmpty
          ? [] : [("placements", .array(author.placements.map(declared)))]))
  }

  private func declared(_ attribute: AuthorElement.Attribute) -> JSONValue {
    .members(
      [("name", .string(attribute.name))]
        + (attribute.type.map { [("type", type($0))] } ?? [])
        + (attribute.isRequired ? [("isRequired", .bool(true))] : []))
  }

  private func element(_ spec: ElementSpec) -> JSONValue {
    .members(
      [
        ("name", .string(spec.kind.name)),
        ("family", .string(spec.family.rawValue)),
        ("isAvailable", .bool(spec.isAvailable)),
        ("children", children(spec.children)),
        ("summary", .string(spec.summary)),
      ]
        + (spec.discussion.isEmpty ? [] : [("discussion", .string(spec.discussion))])
        + (spec.example.isEmpty ? [] : [("example", .string(spec.example))]))
  }

  private func children(_ rule: ChildRule) -> JSONValue {
    let name =
      switch rule {
      case .empty: "none"
      case .text: "text"
      case .characters: "characters"
      case .any: "any"
      case .atMostOne: "atMostOne"
      case .exactly: "exactly"
      case .document: "document"
      case .declarations: "declarations"
      case .component: "component"
      case .repeated: "repeated"
      case .fields: "fields"
      case .parameters: "parameters"
      case .readings: "readings"
      case .expectations: "expectations"
      }
    guard case .exactly(let roles) = rule else { return .members([("rule", .string(name))]) }
    return .members([("rule", .string(name)), ("roles", .strings(roles))])
  }

  private func attribute(_ spec: AttributeSpec) -> JSONValue {
    .members(
      [
        ("name", .string(spec.name.name)),
        ("group", .string(spec.group.rawValue)),
        ("readers", .strings(spec.readers.union(spec.parentReaders).kinds.map(\.name))),
        ("type", type(spec.type)),
      ]
        + (spec.defaultValue.map { [("default", .string($0))] } ?? [])
        + (spec.isRequired ? [("isRequired", .bool(true))] : [])
        + (spec.excludes.isEmpty ? [] : [("excludes", .strings(spec.excludes.map(\.name)))])
        + [("summary", .string(spec.summary)), ("example", .string(spec.example))])
  }

  private func function(_ spec: FunctionSpec) -> JSONValue {
    .members([
      ("name", .string(spec.function.name)),
      ("forms", .array(spec.forms.map(form))),
      ("summary", .string(spec.summary)),
      ("example", .string(spec.call)),
    ])
  }

  private func form(_ form: OperationForm) -> JSONValue {
    .members(
      [("operands", .array(form.operands.map(operand)))]
        + (form.mostOperands > form.operands.count
          ? [("mostOperands", .integer(form.mostOperands))] : [])
        + [("result", .string(form.resultName))])
  }

  private func operand(_ operand: OperandSpec) -> JSONValue {
    .members(
      [("name", .string(operand.name)), ("types", .strings(operand.types.map(\.name)))]
        + (operand.mayBeNil ? [("mayBeNil", .bool(true))] : []))
  }

  private func type(_ type: ValueType) -> JSONValue {
    let constraint: [(String, JSONValue)] =
      if let words = type.words {
        [("words", .strings(words))]
      } else if let pattern = type.pattern {
        [("pattern", .string(pattern))]
      } else {
        []
      }
    return .members([("name", .string(type.name))] + constraint)
  }
}

extension ValueType {
  /// The name of the case, without its associated value.
  var name: String {
    String(String(describing: self).prefix { $0 != "(" })
  }
}
