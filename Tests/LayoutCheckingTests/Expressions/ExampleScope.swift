import LayoutDiagnostics

@testable import LayoutChecking
@testable import LayoutModel

/// A scope with a name of every type, and an expression read in it.
struct ExampleScope {
  static let user = RecordName("User", in: "Example")
  static let aligned = ExpressionType.choice(["start", "end", "center"])

  static let names: [(name: String, type: ExpressionType)] = [
    ("title", .string), ("subtitle", .optional(.string)), ("likes", .integer),
    ("shares", .optional(.integer)), ("factor", .number), ("gutter", .points), ("share", .percent),
    ("isOn", .bool), ("tint", .color), ("photo", .image), ("cover", .ratio), ("margins", .insets),
    ("align", aligned), ("other", .choice(["end", "start"])), ("user", .record(user)),
    ("friend", .optional(.record(user))), ("items", .list(.string)),
    ("numbers", .list(.integer)), ("users", .list(.record(user))), ("broken", .nothing),
    ("departure", .date), ("arrival", .optional(.date)), ("stops", .list(.date)),
  ]

  static let scope: ExpressionScope = {
    var scope = ExpressionScope()
    for (index, entry) in names.enumerated() {
      scope.add(ExpressionScope.Entry(entry.name, .parameter(index), entry.type))
    }
    let fields: [(String, ExpressionType)] = [
      ("name", .string), ("age", .integer), ("nick", .optional(.string)),
      ("best", .optional(.record(user))), ("photo", .image),
    ]
    scope.records[user] = RecordDeclaration(
      user, fields: fields.map { Parameter($0.0, $0.1, at: .at(0)) }, className: nil, at: .at(0))
    return scope
  }()

  let expression: TypedExpression?
  let findings: [Diagnostic]

  init(_ source: String, as type: ExpressionType? = nil) {
    var reader = ExpressionReader(ExpressionText(source, at: .at(0)), in: Self.scope)
    expression = reader.expression(
      0..<source.utf8.count, as: ExpectedType(type.map { [$0] } ?? []))
    findings = reader.findings
  }

  /// The expression's type, or its first finding.
  var outcome: String {
    guard let expression, !findings.contains(where: { $0.severity == .error }) else {
      return findings.first.map { "\($0.id.name): \($0.message)" } ?? "nothing"
    }
    return expression.type.name
  }
}
