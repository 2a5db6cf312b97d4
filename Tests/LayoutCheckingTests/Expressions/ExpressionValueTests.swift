import LayoutDiagnostics
import Testing

@testable import LayoutChecking
@testable import LayoutModel

/// The values of expressions, for the parameters of ``ExampleScope``.
struct ExpressionValueTests {
  static let friend = ConstantValue.record([
    .string("Zoë"), .integer(41), .none, .none, .asset("Zoe"),
  ])

  static let values: [ConstantValue] = [
    .string("Café"), .none, .integer(7), .integer(3), .number(2.5), .number(12), .number(40),
    .bool(true), .color(0x1122_33FF), .asset("Photo"), .number(1.5), .none, .choice("end"),
    .choice("start"), friend, friend, .list([.string("a"), .string("b")]),
    .list([.integer(3), .integer(5)]), .list([friend, friend]), .none,
  ]

  static func value(_ source: String, as type: ExpressionType? = nil) -> ConstantValue? {
    ExampleScope(source, as: type).expression.map { value(of: $0) }
  }

  private static func value(of expression: TypedExpression) -> ConstantValue {
    var evaluator = ExpressionEvaluator(parameters: values)
    return evaluator.value(of: expression)
  }

  @Test(arguments: [
    ("likes + 1", ConstantValue.integer(8)), ("likes / 2", .number(3.5)),
    ("likes / 0", .number(0)), ("mod(-likes, 4)", .integer(1)), ("mod(likes, 0)", .integer(0)),
    ("gutter * 2", .number(24)), ("share / 2", .number(20)),
    ("subtitle ?? 'none'", .string("none")),
    ("subtitle == nil", .bool(true)), ("shares != nil ? shares + 1 : 0", .integer(4)),
    ("align == .end and isOn", .bool(true)), ("align != other", .bool(true)),
    ("likes lt 7", .bool(false)), ("likes le 7", .bool(true)), ("likes >= 8", .bool(false)),
    ("likes == 7.0", .bool(true)), ("friend != nil ? friend.age : 0", .integer(41)),
    ("user.nick ?? user.name", .string("Zoë")), ("count(title)", .integer(4)),
    ("upper(title)", .string("CAFÉ")), ("contains(title, 'fé')", .bool(true)),
    ("contains(items, 'c')", .bool(false)), ("count(users) * 100", .integer(200)),
    ("max(likes, factor, gutter)", .number(12)), ("round(factor)", .integer(3)),
    ("round(-factor)", .integer(-3)), ("floor(-factor)", .integer(-3)),
    ("ceil(factor)", .integer(3)), ("fixed(factor, 2)", .string("2.50")),
    ("range(2, 4)", .list([.integer(2), .integer(3)])), ("isOn ? tint : #000", .color(0x1122_33FF)),
    ("friend?.age", .integer(41)), ("friend?.best?.age", .none), ("items[1]", .string("b")),
    ("items[2]", .none), ("items[-1]", .none), ("items[likes] ?? 'none'", .string("none")),
    ("first(items)", .string("a")), ("last(items)", .string("b")), ("first(range(0))", .none),
    ("users.name", .list([.string("Zoë"), .string("Zoë")])), ("sum(users.age)", .integer(82)),
    ("sum(numbers)", .integer(8)), ("sum([9223372036854775807, 1, -1])", .integer(.max - 1)),
    ("sum([factor, 1])", .number(3.5)), ("sum(range(0))", .integer(0)),
    ("[likes, 2][0]", .integer(7)), ("contains([.start, .end], align)", .bool(true)),
    ("count(users.nick)", .integer(2)), ("users[0]?.best?.name ?? title", .string("Café")),
  ])
  func expressionsGiveValues(source: String, value: ConstantValue) {
    #expect(Self.value(source) == value)
  }

  @Test(arguments: [
    ("likes > 6", ConstantValue.bool(true)), ("likes > 7", .bool(false)),
    ("likes lt 8", .bool(true)), ("likes le 6", .bool(false)), ("likes >= 7", .bool(true)),
    ("factor lt 2.5", .bool(false)), ("factor le 2.5", .bool(true)),
    ("factor > 2.5", .bool(false)), ("factor >= 2.5", .bool(true)), ("factor lt 3", .bool(true)),
    ("likes == 7", .bool(true)), ("likes != 7", .bool(false)), ("factor != 2.5", .bool(false)),
    ("title == 'Café'", .bool(true)), ("title != 'Café'", .bool(false)),
    ("min(likes, 3)", .integer(3)), ("min(3, likes)", .integer(3)),
    ("max(3, likes)", .integer(7)), ("min(factor, 1.5)", .number(1.5)),
    ("abs(-likes)", .integer(7)), ("abs(-factor)", .number(2.5)), ("-likes", .integer(-7)),
    ("-factor", .number(-2.5)), ("mod(factor, 2.0)", .number(0.5)), ("ceil(-factor)", .integer(-2)),
    ("likes - 3 - 2", .integer(2)), ("likes - (3 - 2)", .integer(6)),
    ("likes * 2 + 1", .integer(15)), ("1 + likes * 2", .integer(15)),
    ("12 / 4 / 3", .number(1)), ("likes - 2 * 3 - 1", .integer(0)),
    ("factor - 1.5", .number(1)), ("factor * 2", .number(5)), ("factor + 0.5", .number(3)),
    ("isOn or isOn and false", .bool(true)), ("(isOn or isOn) and false", .bool(false)),
    ("false and isOn", .bool(false)), ("false or isOn", .bool(true)),
    ("not isOn", .bool(false)), ("not isOn or isOn", .bool(true)),
    ("not (isOn or isOn)", .bool(false)), ("likes + 1 == 8 and isOn", .bool(true)),
    ("isOn ? 1 : isOn ? 2 : 3", .integer(1)), ("not isOn ? 1 : isOn ? 2 : 3", .integer(2)),
    ("subtitle ?? title", .string("Café")), ("shares ?? 5", .integer(3)),
    ("subtitle != nil", .bool(false)), ("isEmpty(title)", .bool(false)),
    ("isEmpty(items)", .bool(false)), ("count(items)", .integer(2)), ("isEmpty('')", .bool(true)),
    ("contains(items, 'b')", .bool(true)), ("contains(title, 'x')", .bool(false)),
  ])
  func operatorsAndFunctionsTellTheirSidesApart(source: String, value: ConstantValue) {
    #expect(Self.value(source) == value)
  }

  @Test func textsHoldValues() {
    var reader = ExpressionReader(
      ExpressionText("{title}: {likes} {{or}} {isOn}{'}}'}", at: .at(0)), in: ExampleScope.scope)
    let text = reader.interpolation(as: .string)
    #expect(reader.findings.isEmpty)
    #expect(text.map { Self.value(of: $0) } == .string("Café: 7 {or} true}"))
  }

  /// A string in an expression is read like the content of a text.
  @Test(arguments: [
    ("'{likes} KB'", "7 KB"), ("likes > 1 ? '{likes} KB' : 'one'", "7 KB"),
    ("'{{'", "{"), ("'}}'", "}"), ("'{{{likes}}}'", "{7}"), ("'it''s {title}'", "it's Café"),
    ("'{title}' == 'Café' ? 'same' : 'other'", "same"), ("'{upper('a')}{'{likes}'}'", "A7"),
    ("'{join(items, ', ')}!'", "a, b!"), ("upper('{title} {user.name}')", "CAFÉ ZOË"),
    ("subtitle ?? '{likes} of {count(items)}'", "7 of 2"), ("'{isOn}'", "true"),
    ("'{subtitle ?? 'no'} {'{{}}'}'", "no {}"),
  ])
  func stringsHoldValues(source: String, value: String) {
    #expect(Self.value(source) == .string(value))
  }

  private func interpolation(_ text: String) -> TypedExpression? {
    var reader = ExpressionReader(ExpressionText(text, at: .at(0)), in: ExampleScope.scope)
    return reader.interpolation(as: .string)
  }

  /// An operation counts as four bytes, like reading a value; a text counts its own bytes in
  /// addition.
  @Test(arguments: [("{likes}", 4 + 4 + 1), ("{likes}{title}", 4 + 4 + 1 + 4 + 5)])
  func noMoreIsDoneThanThereIsWorkLeft(text: String, work: Int) throws {
    let expression = try #require(interpolation(text))
    for (given, isEnough) in [(work, true), (work - 1, false)] {
      var evaluator = ExpressionEvaluator(parameters: Self.values)
      evaluator.work = given
      #expect((evaluator.value(of: expression) != .none) == isEnough)
      #expect((evaluator.excess == nil) == isEnough)
    }
  }

  @Test func aTextIsNoLongerThanOneMayBe() throws {
    let expression = try #require(interpolation("{title}{title}"))
    for (longest, isMade) in [(10, true), (9, false), (5, false)] {
      var evaluator = ExpressionEvaluator(parameters: Self.values)
      evaluator.longestText = longest
      #expect((evaluator.value(of: expression) == .string("CaféCafé")) == isMade)
      #expect((evaluator.excess == .text) == !isMade)
    }
  }

  @Test(arguments: [
    ("12", ExpressionType.points, ConstantValue.number(12)), ("12pt", .points, .number(12)),
    ("-3", .integer, .integer(-3)), ("1.5", .number, .number(1.5)), ("40%", .percent, .number(40)),
    ("16:8", .ratio, .number(2)), ("#fff", .color, .color(0xFFFF_FFFF)),
    ("asset:Blue", .color, .asset("Blue")), ("symbol:star", .image, .symbol("star")),
    ("end", ExampleScope.aligned, .choice("end")), ("true", .optional(.bool), .bool(true)),
    ("{likes + 1}", .points, .number(8)), ("a {likes} b", .string, .string("a 7 b")),
    ("{subtitle}", .optional(.string), .none),
  ])
  func declaredTypesReadLiteralsAndBindings(
    text: String, type: ExpressionType, value: ConstantValue
  ) {
    var reader = ExpressionReader(ExpressionText(text, at: .at(0)), in: ExampleScope.scope)
    let read = reader.value(as: type, label: nil)
    #expect(reader.findings.isEmpty)
    #expect(read?.type == type)
    #expect(read.map { Self.value(of: $0) } == value)
  }

  @Test(arguments: [
    ("12", "Integer"), ("1.5", "Number"), ("12pt", "Points"), ("40%", "Percent"), ("true", "Bool"),
    ("#fff", "Color"), ("symbol:star", "Image"), ("16:9", "Ratio"), ("8 16", "Insets"),
    ("{gutter * 2}", "Points"), ("hello", "String"),
  ])
  func typesShowInHowAValueIsWritten(text: String, type: String) {
    var reader = ExpressionReader(ExpressionText(text, at: .at(0)), in: ExampleScope.scope)
    #expect(reader.inferredValue()?.type.name == type)
    #expect(reader.findings.isEmpty)
  }
}
