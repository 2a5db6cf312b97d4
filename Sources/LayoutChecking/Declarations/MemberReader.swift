import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads parameters, fields and attributes of declared elements: names with types and defaults.
struct MemberReader {
  let claims: NameClaims
  private var constants: ConstantReader
  /// The names of the last declaration that cannot be used, for reasons that have been reported.
  private(set) var untyped: Set<String> = []

  init(_ claims: NameClaims, _ constants: consuming ConstantReader) {
    self.claims = claims
    self.constants = constants
  }

  /// Reads the members of one declaration, leaving out those with mistakes.
  mutating func read(
    _ nodes: [MarkupNode], as kind: MemberKind, ofComponent component: Int32 = -1,
    _ draft: inout Draft
  ) -> [Parameter] {
    readMembers(nodes, as: kind, ofComponent: component, &draft).map(\.parameter)
  }

  /// Reads the members of one declaration, each with the range that names its type.
  mutating func readMembers(
    _ nodes: [MarkupNode], as kind: MemberKind, ofComponent component: Int32 = -1,
    _ draft: inout Draft
  ) -> [(parameter: Parameter, typeRange: SourceRange)] {
    var members: [(parameter: Parameter, typeRange: SourceRange)] = []
    var places: [String: Int] = [:]
    untyped = []
    var earlier = EarlierParameters(ofComponent: component, in: draft)
    if kind == .parameter {
      earlier.later = Set(nodes.compactMap { claims.declaredName(of: $0, in: draft)?.name })
    }
    for node in nodes {
      guard let (name, range) = claims.declaredName(of: node, in: draft) else {
        if let written = draft.markup.attribute(.name, of: node) {
          noteUntyped(DeclaredText(of: written, in: draft.markup).string, &draft)
        }
        continue
      }
      if let first = places[name].map({ members[$0].parameter }) {
        draft.report(
          .duplicateName(
            name, kind.phrase, at: range, taken: kind.phrase,
            by: RelatedLocation("the first one is here", at: first.range), isImport: false))
        continue
      }
      if let reader = kind.reader(of: name) {
        draft.report(.reservedName(name, kind.phrase, reader, at: range))
        noteUntyped(name, &draft)
        continue
      }
      guard let (type, choice) = TypeReader.declaredType(of: node, &draft) else {
        noteUntyped(name, &draft)
        continue
      }
      let written = draft.markup.attribute(.default, of: node)
      let standard = written.flatMap {
        defaultValue($0, of: name, as: type, node, kind == .parameter ? earlier : nil, &draft)
      }
      earlier.later.remove(name)
      var member = Parameter(name, type, default: standard, at: range)
      member.hasBrokenDefault = written != nil && standard == nil
      member.choice = choice
      member.maxLength = maxLength(of: node, type, isOfComponent: component >= 0, &draft)
      earlier.append(member)
      places[name] = members.count
      members.append((member, draft.markup.attribute(.type, of: node)?.valueRange ?? range))
    }
    return members
  }

  /// Returns the most characters of a text.
  private func maxLength(
    of node: MarkupNode, _ type: ExpressionType, isOfComponent: Bool, _ draft: inout Draft
  ) -> Int? {
    guard let attribute = draft.markup.attribute(.maxLength, of: node) else { return nil }
    guard type.isOfTexts else {
      draft.report(
        .unread(.maxLength, attribute, "only the types 'String' and 'Text' read it", draft.markup))
      return nil
    }
    guard !isOfComponent else {
      draft.report(
        .unread(
          .maxLength, attribute, "only data have it: parameters of a layout, and fields",
          draft.markup))
      return nil
    }
    let text = DeclaredText(of: attribute, in: draft.markup)
    guard case .integer(let count)? = draft.tables.value(text, of: .maxLength, on: .param) else {
      return nil
    }
    return Int(count)
  }

  private mutating func defaultValue(
    _ attribute: MarkupAttribute, of name: String, as type: ExpressionType, _ node: MarkupNode,
    _ parameters: EarlierParameters?, _ draft: inout Draft,
  ) -> DefaultValue? {
    let text = DeclaredText(of: attribute, in: draft.markup)
    let isNone = text.string == "nil" || text.string == "null"
    guard isNone, type.isOptional || (type != .string && type != .text),
      type.unwrapped.words?.contains("nil") != true
    else { return constants.defaultValue(attribute, of: name, as: type, after: parameters, &draft) }
    draft.report(.writtenNone(text, type, attribute, node, draft.markup))
    return nil
  }

  /// Notes a name that is not legal or has no known type; its uses are not reported again.
  private mutating func noteUntyped(_ name: String, _ draft: inout Draft) {
    untyped.insert(name)
    draft.names.scope.untyped.insert(name)
  }
}

/// The kinds of members that a declaration can have.
enum MemberKind {
  case parameter
  case field
  case attribute
  case placement
  /// A parameter of an action.
  case argument

  /// The name of the kind, with its article.
  var phrase: String {
    switch self {
    case .parameter: "a parameter"
    case .field: "a field"
    case .attribute: "an attribute"
    case .placement: "a placement"
    case .argument: "a parameter"
    }
  }

  /// Returns the reader of the language's attribute `name`, or nil for a name that is free.
  ///
  /// A member may not have the name of such an attribute, because users may mean the attribute.
  func reader(of name: String) -> String? {
    guard self != .field, self != .argument, let attribute = AttributeName(named: name) else {
      return nil
    }
    for row in Schema.shared.rows(named: attribute) where !row.yieldsToParameters {
      switch row.group {
      case .appearance, .size: return "every element"
      case .placement where attribute == .slot: return "a component's children"
      case .placement where self != .placement: return "the parent of an element"
      case .placement, .own: continue
      }
    }
    return nil
  }
}

extension ExpressionType {
  /// Whether values are texts, or lists of texts.
  fileprivate var isOfTexts: Bool {
    switch self {
    case .string, .text: true
    case .optional(let wrapped), .list(let wrapped): wrapped.isOfTexts
    case .number, .integer, .bool, .points, .percent, .dimension, .date, .color, .image, .ratio,
      .insets, .choice, .record, .nothing:
      false
    }
  }
}
