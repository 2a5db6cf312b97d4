import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML
import Testing

/// Every function with operands of every type: the checker accepts them exactly where the row says,
/// and both back ends can handle what it accepts.
///
/// Which operands a row means is decided here once more, by a list of all types and without the
/// checker's own comparison.
struct FunctionSweepTests {
  @Test(arguments: ExpressionFunction.allCases)
  func operandsAreAcceptedWhereTheRowSaysSo(_ function: ExpressionFunction) throws {
    let calls = function.spec.forms.flatMap { form in
      SweptValue.rows(of: form.operands.count).map { SweptCall(function, form, $0) }
    }
    for document in SweptDocument.all(of: calls) {
      for (index, call) in document.calls.enumerated() {
        #expect(
          document.findings(on: index) == call.outcome.findings(in: document.operands(of: index)),
          "\(call.source): \(document.messages(on: index))")
      }
    }
    try SweptDocument.expectValues(of: calls.filter { $0.outcome == .accepted })
  }

  @Test(arguments: ExpressionFunction.allCases)
  func otherNumbersOfOperandsAreFindings(_ function: ExpressionFunction) {
    let value = SweptValue.plain[0]
    for count in 0...10 where !function.spec.operandCount.contains(count) {
      let call = SweptCall(function, function.spec.forms[0], Array(repeating: value, count: count))
      let document = SweptDocument([call])
      #expect(document.findings(on: 0) == [document.whole(of: 0)], "\(call.source)")
    }
    // Between the fewest and the most operands, no number is left out.
    for count in function.spec.operandCount {
      #expect(function.spec.form(of: count) != nil)
    }
  }

  @Test(arguments: ExpressionOperator.allCases)
  func operatorsTakeWhatTheirRowsSay(_ kind: ExpressionOperator) throws {
    // Both have operands of any type, and rules of their own for a common one.
    guard kind != .conditional, kind != .coalesce else { return }
    let count = kind.spec.forms[0].operands.count
    let calls = kind.spec.spellings.flatMap { sign in
      SweptValue.rows(of: count).map { SweptCall(kind, sign, $0) }
    }
    for document in SweptDocument.all(of: calls) {
      for (index, call) in document.calls.enumerated() {
        let found = document.findings(on: index)
        #expect(
          found.isEmpty == call.isAcceptedOperation(kind),
          "\(call.source): \(document.messages(on: index))")
        let whole = document.whole(of: index)
        #expect(found.allSatisfy { whole.start <= $0.start && $0.end <= whole.end })
      }
    }
    try SweptDocument.expectValues(of: calls.filter { $0.isAcceptedOperation(kind) })
  }
}

extension FunctionSweepTests {
  @Test func stylesAreThoseOfTheEngine() {
    #expect(FunctionSpec.dateStyles == LayoutDateStyle.allCases.map(\.rawValue))
    #expect(FunctionSpec.durationStyles == LayoutDurationStyle.allCases.map(\.rawValue))
  }
}

/// A parameter of the swept documents, with its type as the table of types names it.
struct SweptValue: Sendable {
  let name: String
  /// The type as a declaration names it; nil for the literal `nil`.
  let type: String?
  let value: ConstantValue

  /// The type without its `?`, or the type of a list's elements.
  var base: String {
    String((type ?? "nil").filter { !"?[]".contains($0) })
  }
  var isOptional: Bool { type?.hasSuffix("?") ?? false }
  var isList: Bool { type?.hasPrefix("[") ?? false }

  private static let margins = EdgeValues(
    top: .points(1), left: .points(2), bottom: .points(3), right: .points(4))
  private static let bases: [(type: String, value: ConstantValue)] = [
    ("Integer", .integer(3)), ("Number", .number(2.5)), ("Points", .number(12)),
    ("Percent", .number(40)), ("String", .string("EUR")), ("Text", .text(.verbatim("Inbox"))),
    ("Bool", .bool(true)), ("Color", .color(0xFF)), ("Image", .asset("Photo")),
    ("Ratio", .number(1.5)), ("Insets", .insets(margins)), ("Style", .choice("short")),
    ("Date", .date(LayoutInstant(secondsSince1970: 1_714_745_107))),
    ("Person", .record([.string("Zoë")])),
  ]

  /// The type of a list's elements, or else the value's own type.
  private var elementType: String { isList ? base : type ?? "nil" }

  /// A value of each type.
  static let plain = bases.map { SweptValue(name: "the\($0.type)", type: $0.type, value: $0.value) }
  private static let optionals = bases.map {
    SweptValue(name: "any\($0.type)", type: "\($0.type)?", value: $0.value)
  }
  private static let lists = bases.map {
    SweptValue(name: "all\($0.type)", type: "[\($0.type)]", value: .list([$0.value, $0.value]))
  }
  private static let literal = SweptValue(name: "nil", type: nil, value: .none)

  static let all = plain + optionals + lists + [literal]

  /// The values beside which every value is tried as the other one of two operands.
  private static let partners = all.filter {
    [
      "Integer", "Number", "Percent", "String", "Bool", "Style", "Date", "String?", "[Integer]",
      "[String]", nil,
    ].contains($0.type)
  }

  /// All values as one operand, or in both places of two.
  static func rows(of count: Int) -> [[SweptValue]] {
    guard count > 1 else { return all.map { [$0] } }
    return all.flatMap { value in partners.flatMap { [[value, $0], [$0, value]] } }
  }

  /// Whether `==` compares values of the type.
  var isComparable: Bool {
    !isList && base != "Text" && base != "Person"
  }

  /// Whether the value's type is one that a row names; `first` is the first operand.
  func isOne(of operand: OperandType, first: SweptValue) -> Bool {
    switch operand {
    case .any: true
    case .comparable: isComparable
    case .element:
      type == first.elementType
        || Self.widening[type ?? ""]?.contains(first.elementType) == true
    case .list(.any): isList
    case .list(.comparable): isList && base != "Text" && base != "Person"
    case .list(.optional): false  // No value of the sweep has such a type.
    case .list(let element): type == "[\(element.name)]"
    case .optional(let wrapped): type == "\(wrapped.name)?"
    case .closure(let results):
      type != nil && results.contains { isOne(of: $0, first: first) }
    case .dimension: false  // No parameter has such a type.
    case .string, .text, .integer, .number, .points, .percent, .bool, .date, .currencyCode:
      type == operand.name
    // All words of the choice are styles of dates and of durations.
    case .style: type == "Style"
    }
  }

  /// The types that widen, and the types to which they do.
  static let widening = [
    "Integer": ["Number", "Points"], "Number": ["Points"], "String": ["Text"],
  ]

  /// Whether one of two values has a type to which the other one widens.
  static func haveCommonType(_ one: SweptValue, _ other: SweptValue) -> Bool {
    if one.type == other.type { return true }
    if one.isList || other.isList { return false }
    guard one.type != nil, other.type != nil else { return one.isOptional || other.isOptional }
    // A value in an optional is not widened.
    if one.isOptional || other.isOptional {
      let (optional, plain) = one.isOptional ? (one, other) : (other, one)
      return optional.base == plain.base
        || !plain.isOptional
          && widening[plain.base]?.contains(optional.base) == true
        || optional.type == "String?" && plain.type == "Text"
        || optional.type == "Text?" && plain.type == "String?"
        || optional.type == "String?" && plain.type == "Text?"
    }
    return widening[one.base]?.contains(other.base) == true
      || widening[other.base]?.contains(one.base) == true
  }
}

/// What a row says about a call.
enum SweptOutcome: Equatable {
  case accepted
  /// The operand at an index is the first mistake.
  case refused(Int)

  func findings(in operands: [SourceRange]) -> [SourceRange] {
    switch self {
    case .accepted: []
    case .refused(let index): [operands[index]]
    }
  }
}

/// A function or an operator with operands.
struct SweptCall: Sendable {
  let source: String
  let values: [SweptValue]
  /// The places of the operands in the source.
  private(set) var places: [Range<Int>] = []
  private let form: OperationForm

  init(_ function: ExpressionFunction, _ form: OperationForm, _ values: [SweptValue]) {
    var source = "\(function.name)("
    for (index, value) in values.enumerated() {
      if index > 0 { source += ", " }
      var start = source.utf8.count
      if form.operand(at: index).isClosure {
        source += "x => "
        // The finding on what may be `nil` is at the value itself.
        if value.isOptional { start = source.utf8.count }
      }
      source += value.name
      places.append(start..<source.utf8.count)
    }
    self.source = source + ")"
    self.values = values
    self.form = form
  }

  init(_ kind: ExpressionOperator, _ sign: String, _ values: [SweptValue]) {
    let names = values.map(\.name)
    switch kind {
    case .element: source = "\(names[0])[\(names[1])]"
    case .negative: source = "-\(names[0])"
    case .not: source = "not \(names[0])"
    case .or, .and, .equality, .order, .range, .sum, .difference, .product, .quotient, .conditional,
      .coalesce:
      source = names.joined(separator: " \(sign) ")
    }
    self.values = values
    form = kind.spec.forms[0]
  }

  /// What the row says: the first operand that may be `nil` but must not, else the first one of a
  /// wrong type.
  var outcome: SweptOutcome {
    for (index, value) in values.enumerated()
    where value.isOptional && !form.operand(at: index).mayBeNil {
      let operand = form.operand(at: index)
      if operand.types == [.closure([.any])] { continue }
      // What a closure is about is the list before it.
      if operand.isClosure, !values[0].isList { return .refused(0) }
      return .refused(index)
    }
    return outcome(of: form)
  }

  func isAcceptedOperation(_ kind: ExpressionOperator) -> Bool {
    kind.spec.forms.contains { form in
      let mayBeNil = values.indices.allSatisfy {
        !values[$0].isOptional || form.operands[$0].mayBeNil
      }
      return mayBeNil && outcome(of: form) == .accepted
    } || kind == .equality && values.contains { $0.type == nil }
  }

  private func outcome(of form: OperationForm) -> SweptOutcome {
    for (index, value) in values.enumerated() {
      let operand = form.operand(at: index)
      guard operand.types.contains(where: { value.isOne(of: $0, first: values[0]) }) else {
        return .refused(index)
      }
      switch operand.passing {
      case .common, .commonNumber:
        guard SweptValue.haveCommonType(values[0], value) else { return .refused(index) }
      case .written, .number, .fraction, .dimension, .element: break
      }
    }
    return .accepted
  }
}

/// A document with parameters of every type and a `let` for each call.
struct SweptDocument {
  let calls: [SweptCall]
  private let document: TypedDocument
  private let errors: [Diagnostic]
  /// The places of the calls in the markup.
  private var places: [Int] = []

  /// Creates documents for any number of calls: one document reports a limited number of findings.
  static func all(of calls: [SweptCall]) -> [SweptDocument] {
    stride(from: 0, to: calls.count, by: 40).map { start in
      SweptDocument(Array(calls[start..<min(start + 40, calls.count)]))
    }
  }

  /// Creates a document; with `types`, it shows the value of each call, which has that type.
  init(_ calls: [SweptCall], types: [ExpressionType] = []) {
    self.calls = calls
    var markup = """
      <layout name="Swept"><choice name="Style" values="short long"/>\
      <record name="Person"><field name="name" type="String"/></record>
      """
    for value in SweptValue.all {
      if let type = value.type { markup += "<param name=\"\(value.name)\" type=\"\(type)\"/>\n" }
    }
    for (index, call) in calls.enumerated() {
      markup += "<let name=\"v\(index)\" value=\"{"
      places.append(markup.utf8.count)
      markup += call.source + "}\"/>\n"
    }
    markup += "<stack direction=\"vertical\">"
    for (index, type) in types.enumerated() {
      markup +=
        type == .dimension
        ? "<view width=\"{v\(index)}\"/>\n"
        : "<text content=\"{\(Self.text(of: "v\(index)", type))}\"/>\n"
    }
    markup += "</stack></layout>"
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(markup)
    var checker = RuleChecker()
    checker.rules = .none
    checker.check(parser.document, findings: parser.diagnostics)
    document = checker.document
    errors = checker.diagnostics.filter { $0.severity == .error }.sorted {
      $0.range.start < $1.range.start
    }
  }

  /// Returns an expression that a text can print.
  private static func text(of name: String, _ type: ExpressionType) -> String {
    switch type {
    case .string, .text, .integer, .bool: name
    case .number, .points, .percent: "fixed(\(name), 2)"
    case .list: "count(\(name))"
    case .optional: "\(name) == nil"
    case .color, .date, .image, .ratio, .insets, .choice, .record, .nothing: "\(name) == \(name)"
    case .dimension: "''"  // No text shows it.
    }
  }

  private func errors(on index: Int) -> [Diagnostic] {
    let whole = whole(of: index)
    return errors.filter { whole.start <= $0.range.start && $0.range.end <= whole.end }
  }

  /// The ranges of the errors in a call.
  func findings(on index: Int) -> [SourceRange] { errors(on: index).map(\.range) }

  func messages(on index: Int) -> [String] { errors(on: index).map(\.message) }

  func whole(of index: Int) -> SourceRange {
    SourceRange(places[index]..<places[index] + calls[index].source.utf8.count)
  }

  func operands(of index: Int) -> [SourceRange] {
    calls[index].places.map {
      SourceRange(places[index] + $0.lowerBound..<places[index] + $0.upperBound)
    }
  }

  /// Expects that each call has a value of its type, and that documents with it become Swift.
  static func expectValues(of calls: [SweptCall]) throws {
    try #require(!calls.isEmpty)
    for document in all(of: calls) {
      #expect(document.errors.map(\.message) == [])
      let types = document.expectValues()
      try #require(types.count == document.calls.count)
      let shown = SweptDocument(document.calls, types: types)
      #expect(shown.errors.map(\.message) == [])
      let source = SwiftTarget().source(
        of: shown.document, name: "Swept", path: "Swept.layout.xml")
      for (index, call) in document.calls.enumerated() {
        #expect(source.contains("let v\(index): "), "\(call.source)")
      }
    }
  }

  /// Expects that each call has a value of its type; returns the types.
  private func expectValues() -> [ExpressionType] {
    let values = SweptValue.all.filter { $0.type != nil }.map(\.value)
    return zip(calls, document.structure.lets).map { call, entry in
      let expression = document.structure.expressions[Int(entry.value)]
      var evaluator = ExpressionEvaluator(parameters: values)
      let value = evaluator.value(of: expression)
      #expect(
        value.isOne(of: expression.type),
        "\(call.source) is \(value), not of type \(expression.type.name)")
      return expression.type
    }
  }
}

extension ConstantValue {
  /// Whether the value is one of a type.
  fileprivate func isOne(of type: ExpressionType) -> Bool {
    switch (type, self) {
    case (.string, .string), (.text, .text), (.number, .number), (.integer, .integer),
      (.bool, .bool), (.date, .date), (.points, .number), (.percent, .number), (.color, .color),
      (.image, .asset), (.ratio, .number), (.insets, .insets), (.choice, .choice),
      (.record, .record), (.optional, .none), (.nothing, .none), (.dimension, .length):
      true
    case (.optional(let wrapped), let value): value.isOne(of: wrapped)
    case (.list(let element), .list(let values)): values.allSatisfy { $0.isOne(of: element) }
    default: false
    }
  }
}
