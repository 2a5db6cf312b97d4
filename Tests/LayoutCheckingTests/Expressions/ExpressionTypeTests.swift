import LayoutDiagnostics
import Testing

@testable import LayoutChecking
@testable import LayoutModel

/// The types of expressions, and the findings about expressions without a type.
struct ExpressionTypeTests {
  /// Expressions with their types.
  static let typed: [(String, String)] = [
    ("title", "String"), ("likes + 1", "Integer"), ("likes + 1.5", "Number"),
    ("likes / 2", "Number"), ("gutter * 2", "Points"), ("gutter / 2", "Number"),
    ("gutter + likes", "Points"), ("-gutter", "Points"), ("share * 2", "Percent"),
    ("2 * share", "Percent"), ("share / 2", "Percent"), ("-share", "Percent"),
    ("likes > 2 and isOn", "Bool"), ("not isOn or likes == 2.5", "Bool"),
    ("likes lt 3", "Bool"), ("share > 40%", "Bool"), ("subtitle == 'a'", "Bool"),
    ("align == .start", "Bool"), (".start == align", "Bool"), ("align == other", "Bool"),
    ("tint == #fff", "Bool"), ("isOn ? 1 : 2.5", "Number"), ("isOn ? 12pt : 2", "Points"),
    ("isOn ? 'a' : nil", "String?"), ("subtitle ?? 'none'", "String"),
    ("shares ?? 0 > 3", "Bool"), ("shares ?? 1 + 2", "Integer"),
    ("subtitle ?? user.nick ?? 'none'", "String"), ("subtitle ?? user.nick", "String?"),
    ("subtitle != nil ? subtitle : 'none'", "String"),
    ("subtitle == nil ? 'none' : subtitle", "String"),
    ("friend != nil ? friend.name : title", "String"),
    ("friend != nil and friend.nick != nil ? friend.nick : title", "String"),
    ("friend == nil or friend.age > 3", "Bool"),
    ("subtitle != nil and isEmpty(subtitle)", "Bool"),
    ("not (subtitle == nil) ? subtitle : 'a'", "String"),
    ("user.name", "String"), ("user.best", "User?"), ("count(items)", "Integer"),
    ("count(title) + count(users)", "Integer"), ("isEmpty(items)", "Bool"),
    ("contains(items, 'a')", "Bool"), ("contains(title, 'a')", "Bool"),
    ("contains(numbers, 3)", "Bool"), ("min(1, 2, 3)", "Integer"), ("max(1, gutter)", "Points"),
    ("abs(-likes)", "Integer"), ("round(factor)", "Integer"), ("floor(gutter)", "Integer"),
    ("mod(likes, 2)", "Integer"), ("mod(factor, 2)", "Number"), ("fixed(factor, 2)", "String"),
    ("fixed(share, 0)", "String"), ("range(3)", "[Integer]"), ("range(1, likes)", "[Integer]"),
    ("upper(title)", "String"), ("isOn ? align : .end", "Choice"),
    ("friend?.name", "String?"), ("friend?.nick", "String?"), ("friend?.best?.name", "String?"),
    ("friend?.photo", "Image?"), ("friend?.name ?? 'nobody'", "String"),
    ("friend?.nick != nil ? friend?.nick : title", "String"),
    ("friend?.best != nil ? friend?.best.name : title", "String"),
    ("items[0]", "String?"), ("items[likes - 1] ?? ''", "String"), ("users[0]?.name", "String?"),
    ("users[0] != nil ? users[0].age : 0", "Integer"),
    ("first(users) != nil ? first(users).name : ''", "String"), ("users[0]?.best?.age", "Integer?"),
    ("first(items)", "String?"), ("last(users)?.nick", "String?"), ("users.name", "[String]"),
    ("users.nick", "[String?]"), ("users.nick[0]", "String?"), ("sum(users.age)", "Integer"),
    ("sum([1, 2.5])", "Number"), ("sum([gutter, 2])", "Points"), ("sum([share])", "Percent"),
    ("contains(users.name, title)", "Bool"), ("[1, 2]", "[Integer]"), ("[1, 2.5]", "[Number]"),
    ("['a', nil]", "[String?]"), ("[nil, 3]", "[Integer?]"), ("[[1], [2]]", "[[Integer]]"),
    ("contains([.start, .end], align)", "Bool"), ("[user, users[0] ?? user].name", "[String]"),
    ("departure + 60", "Date"), ("departure - 0.5", "Date"), ("departure - departure", "Number"),
    ("departure - '2024-05-03'", "Number"), ("'2024-05-03' - departure", "Number"),
    ("departure > '2024-05-03T14:05Z'", "Bool"), ("'2024-05-03' le departure", "Bool"),
    ("departure == '2024-05-03'", "Bool"), ("'2024-05-03' != departure", "Bool"),
    ("arrival == '2024-05-03'", "Bool"), ("'2024-05-03' == arrival", "Bool"),
    ("arrival ?? '2024-05-03'", "Date"),
    ("isOn ? departure : '2024-05-03'", "Date"), ("max(departure, '2024-05-03')", "Date"),
    ("min(stops)", "Date?"), ("sorted(stops)", "[Date]"), ("sorted(stops, x => x)", "[Date]"),
    ("filter(stops, x => x > departure)", "[Date]"), ("contains(stops, '2024-05-03')", "Bool"),
    ("[departure, '2024-05-03']", "[Date]"), ("date(departure)", "String"),
    ("date('2024-05-03', 'full')", "String"), ("time(departure, .short)", "String"),
    ("time(departure, isOn ? 'long' : 'short')", "String"), ("relative(departure)", "String"),
    ("duration(likes)", "String"), ("duration(departure - departure, 'long')", "String"),
    ("title == '2024-05-03'", "Bool"),
    ("isOn ?align : .start", "Choice"), ("align == (isOn ?align:other)", "Bool"),
  ]

  @Test(arguments: typed)
  func expressionsHaveTypes(source: String, type: String) {
    #expect(ExampleScope(source).outcome == type)
  }

  /// Expressions without a type, with the findings about them.
  static let mistaken: [(String, String)] = [
    ("titel", "unknown-name: there is no 'titel' here"),
    ("user.nmae", "unknown-name: 'User' has no field 'nmae'"),
    ("title.count", "unknown-name: a String has no fields"),
    ("friend.name", "unopened-optional: 'friend' may be 'nil'"),
    ("subtitle != nil or isEmpty(subtitle)", "unopened-optional: 'subtitle' may be 'nil'"),
    ("shares + 1", "unopened-optional: 'shares' may be 'nil'"),
    ("shares > 1", "unopened-optional: 'shares' may be 'nil'"),
    ("upper(subtitle)", "unopened-optional: 'subtitle' may be 'nil'"),
    ("not subtitle", "type-mismatch: this is a String that may be 'nil', not a Bool"),
    ("share + 1%", "type-mismatch: '+' does not take a Percent and a Percent"),
    ("share * gutter", "type-mismatch: '*' does not take a Percent and Points"),
    ("2 / share", "type-mismatch: '/' does not take an Integer and a Percent"),
    ("title + title", "type-mismatch: '+' takes numbers, not a String"),
    ("departure + departure", "type-mismatch: '+' takes seconds behind a Date, not a Date"),
    ("departure - gutter", "type-mismatch: '-' takes seconds behind a Date, not Points"),
    ("60 + departure", "type-mismatch: '+' takes a Date in front here, not an Integer"),
    ("departure * 2", "type-mismatch: '*' takes numbers, not a Date"),
    ("-departure", "type-mismatch: '-' takes numbers, not a Date"),
    ("departure > 60", "type-mismatch: a Date and an Integer have no order"),
    ("departure == 60", "type-mismatch: a Date is never equal to an Integer"),
    ("departure > 'soon'", "type-mismatch: 'soon' is not a Date"),
    ("departure == '2024-02-30'", "type-mismatch: '2024-02-30' is not a Date"),
    ("departure + 'soon'", "type-mismatch: 'soon' is not a Date"),
    ("arrival + 60", "unopened-optional: 'arrival' may be 'nil'"),
    ("date('soon')", "type-mismatch: 'soon' is not a Date"),
    ("date(departure, 'shrot')", "unknown-choice: 'shrot' is not a style"),
    ("date(departure, isOn ? 'short' : 'tall')", "unknown-choice: 'tall' is not a style"),
    ("duration(60, 'medium')", "unknown-choice: 'medium' is not a style"),
    ("time(departure, .clock)", "unknown-choice: '.clock' is not one of the words"),
    (
      "date(departure, title)",
      "type-mismatch: 'date' takes a Date and one of 'short', 'medium', 'long' or 'full', not a String"
    ),
    (
      "duration(departure)",
      "type-mismatch: 'duration' takes a number of seconds and one of 'clock', 'short' or 'long', not a Date"
    ),
    (
      "relative(60)",
      "type-mismatch: 'relative' takes a Date, not an Integer"
    ),
    ("user == user", "type-mismatch: a User cannot be compared"),
    ("items == items", "type-mismatch: a list of String cannot be compared"),
    ("title > title", "type-mismatch: a String has no order"),
    ("title == likes", "type-mismatch: a String is never equal to an Integer"),
    ("align == .middle", "unknown-choice: '.middle' is not one of the words"),
    (".start", "invalid-expression: nothing says what '.start' is a word of"),
    ("isOn ? 1 : 'a'", "type-mismatch: this is a String, the other value an Integer"),
    (
      "contains(users, user)",
      "type-mismatch: 'contains' takes a list and an element of it, or two Strings, not a list of User"
    ),
    ("upper(likes)", "type-mismatch: 'upper' takes a String, not an Integer"),
    ("uper(title)", "unknown-name: there is no function 'uper'"),
    ("count(items, 1)", "type-mismatch: 'count' takes 1 argument, not 2"),
    ("broken + 1", "nothing"),
    ("friend?.nme", "unknown-name: 'User' has no field 'nme'"),
    ("friend?.best.name", "unopened-optional: 'friend?.best' may be 'nil'"),
    ("users[0].name", "unopened-optional: 'users[0]' may be 'nil'"),
    ("friend?.name == nil ? title : friend.name", "unopened-optional: 'friend' may be 'nil'"),
    ("title[0]", "type-mismatch: a String has no elements"),
    ("items[1.5]", "type-mismatch: the place of an element is an Integer, not a Number"),
    ("items[shares]", "unopened-optional: 'shares' may be 'nil'"),
    ("items[]", "invalid-expression: the place of an element is missing in the brackets"),
    ("items[0", "invalid-expression: the bracket is not closed"),
    ("[1, 2", "invalid-expression: the bracket is not closed"),
    ("[1 2]", "invalid-expression: an operator is missing before '2'"),
    ("[]", "invalid-expression: nothing says what this list is of"),
    ("[nil]", "invalid-expression: nothing says what this list is of"),
    ("[1, 'a']", "type-mismatch: this is a String, the other value an Integer"),
    ("[1, 'a', 2, 'b']", "type-mismatch: this is a String, the other value an Integer"),
    ("users.count", "unknown-name: a list of User has no fields"),
    (
      "sum(users)",
      "type-mismatch: 'sum' takes a list of numbers, of Points or of Percent, not a list of User"
    ),
    (
      "sum(users.nick)",
      "type-mismatch: 'sum' takes a list of numbers, of Points or of Percent, not a list of String?"
    ),
    ("first(title)", "type-mismatch: 'first' takes a list, not a String"),
    ("nil?.name", "unknown-name: 'nil' has no fields and no elements"),
    ("isOn?.start:align", "invalid-expression: this '?' asks for a part of what may be 'nil'"),
  ]

  @Test(arguments: mistaken)
  func mistakesAreNamed(source: String, outcome: String) {
    #expect(ExampleScope(source).outcome == outcome)
  }

  @Test(arguments: [
    ("likes", ExpressionType.number, "Number"), ("likes", .points, "Points"),
    ("factor", .points, "Points"), ("gutter", .dimension, "Dimension"),
    ("share", .dimension, "Dimension"), ("likes", .dimension, "Dimension"),
    ("isOn ? share : gutter", .dimension, "Dimension"), (".auto", .dimension, "Dimension"),
    ("title", .optional(.string), "String?"), ("nil", .optional(.points), "Points?"),
    ("likes", .optional(.points), "Points?"), ("other", ExampleScope.aligned, "Choice"),
    (".end", ExampleScope.aligned, "Choice"), ("likes", .string, "String"),
    ("isOn", .string, "String"), ("[]", .list(.points), "[Points]"),
    ("[1, gutter]", .list(.points), "[Points]"), ("[1]", .list(.number), "[Number]"),
    ("[.end]", .list(ExampleScope.aligned), "[Choice]"),
    ("friend?.age", .optional(.integer), "Integer?"),
  ])
  func valuesWiden(source: String, type: ExpressionType, name: String) {
    #expect(ExampleScope(source, as: type).outcome == name)
  }

  @Test(arguments: [
    ("factor", ExpressionType.integer, "type-mismatch: this is a Number, not an Integer"),
    ("gutter", .number, "type-mismatch: this is Points, not a Number"),
    ("share", .points, "type-mismatch: this is a Percent, not Points"),
    ("shares", .points, "unopened-optional: 'shares' may be 'nil'"),
    ("isOn ? subtitle : title", .string, "unopened-optional: 'subtitle' may be 'nil'"),
    ("subtitle", .string, "unopened-optional: 'subtitle' may be 'nil'"),
    ("factor", .string, "unprintable: a Number is not printed by itself"),
    ("nil", .string, "type-mismatch: this is 'nil', not a String"),
    ("align", .choice(["start", "end"]), "type-mismatch: 'center' is among the words of this"),
    ("items", .list(.integer), "type-mismatch: this is a list of String, not a list of Integer"),
  ])
  func othersDoNot(source: String, type: ExpressionType, outcome: String) {
    #expect(ExampleScope(source, as: type).outcome == outcome)
  }

  @Test func constantsAreFolded() {
    #expect(ExampleScope("1 + 2 * 3").expression?.literal == .integer(7))
    #expect(ExampleScope("6 / 4").expression?.literal == .number(1.5))
    #expect(ExampleScope("not (1 > 2)").expression?.literal == .bool(true))
    #expect(ExampleScope("fixed(2 / 3, 2)").expression?.literal == .string("0.67"))
    #expect(ExampleScope("8", as: .dimension).expression?.literal == .length(.points(8)))
    #expect(
      ExampleScope("9223372036854775807 + 1").expression?.literal == .integer(Int.max))
  }

  @Test func namesAreMentionedThoughTheyAreFoldedAway() {
    var reader = ExpressionReader(
      ExpressionText("1 > 2 ? likes : count(items)", at: .at(0)), in: ExampleScope.scope)
    _ = reader.expression(0..<28, as: .any)
    #expect(reader.mentioned == [.parameter(2), .parameter(16)])
  }
}
