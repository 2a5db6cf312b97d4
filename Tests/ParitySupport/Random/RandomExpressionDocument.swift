package import SeededRandom

/// Documents of texts that print expressions.
package enum RandomExpressionDocument {
  /// The parameters of the documents.
  static let parameters = """
      <param name="title" type="String"/>
      <param name="note" type="String?"/>
      <param name="number" type="Number"/>
      <param name="factor" type="Number?"/>
      <param name="count1" type="Integer"/>
      <param name="limit" type="Integer?"/>
      <param name="isOn" type="Bool"/>
      <param name="gap" type="Points"/>
      <param name="share" type="Percent"/>
      <param name="tint" type="Color"/>
      <param name="photo" type="Image"/>
      <param name="place" type="Choice" values="start center end"/>
      <param name="extent" type="Choice" values="short long"/>
      <param name="departure" type="Date"/>
      <param name="arrival" type="Date?"/>
      <param name="stops" type="[Date]"/>
      <param name="words" type="[String]"/>
      <param name="user" type="User"/>
      <param name="guest" type="User?"/>
      <param name="users" type="[User]"/>
      <param name="half" type="Number" default="{number / 2}"/>
      <param name="label" type="String" default="{title} of {count1}"/>
      <param name="remark" type="String?" default="{note}"/>
      <param name="side" type="Choice" values="start center end" default="{place}"/>
      <param name="counts" type="[Integer]" default="{[count1, 2, limit ?? 3]}"/>
      <param name="widths" type="[Points]" default="{[1, gap]}"/>
    """

  static let record = """
      <record name="User">
        <field name="name" type="String"/>
        <field name="age" type="Integer"/>
        <field name="email" type="String?"/>
        <field name="isNew" type="Bool"/>
        <field name="since" type="Date" default="2024-05-03"/>
        <field name="place" type="Choice" values="start center end"/>
      </record>
    """

  static let places = ["start", "center", "end"]

  static let names = RandomExpression.Names(
    values: [
      ("title", .string), ("number", .number), ("count1", .integer), ("isOn", .bool),
      ("gap", .points), ("share", .percent), ("tint", .color), ("photo", .image),
      ("place", .choice(places)), ("user.name", .string), ("user.age", .integer),
      ("user.isNew", .bool), ("user.place", .choice(places)), ("half", .number),
      ("label", .string), ("side", .choice(places)), ("departure", .date), ("user.since", .date),
    ],
    optionals: [
      ("note", .string), ("factor", .number), ("limit", .integer), ("user.email", .string),
      ("remark", .string), ("guest?.name", .string), ("guest?.age", .integer),
      ("guest?.email", .string), ("guest?.isNew", .bool), ("guest?.place", .choice(places)),
      ("words[0]", .string), ("words[2]", .string), ("last(words)", .string),
      ("users[1]?.name", .string), ("first(users)?.age", .integer),
      ("last(users)?.place", .choice(places)), ("counts[-1]", .integer), ("widths[1]", .points),
      ("arrival", .date), ("stops[1]", .date), ("guest?.since", .date),
    ],
    lists: [
      ("words", .string), ("users", nil), ("users.name", .string), ("counts", .integer),
      ("widths", .points), ("users.place", .choice(places)), ("['a', title]", .string),
      ("stops", .date),
      ("users.since", .date),
    ])

  /// Returns a document that prints `expressions` expressions.
  package static func markup(
    name: String, expressions: Int, _ random: inout SeededGenerator
  ) -> String {
    var maker = RandomExpression(names, random)
    var texts = ""
    for _ in 0..<expressions {
      texts += "    " + text(&maker) + "\n"
    }
    random = maker.random
    return """
      <layout name="\(name)">
      \(parameters)
      \(record)
        <stack direction="vertical">
      \(texts)  </stack>
      </layout>

      """
  }

  private static func text(_ maker: inout RandomExpression) -> String {
    switch maker.random.next() % 6 {
    case 0: "<text content=\"{\(maker.expression(.string))}\"/>"
    case 1: "<text>{\(maker.expression(.integer))} of {\(maker.expression(.string))}</text>"
    case 2: "<text localized=\"false\">{fixed(\(maker.expression(.number)), 9)}</text>"
    case 4:
      "<text>Of <span fontWeight=\"bold\">{\(maker.expression(.integer))} &lt; 1</span> "
        + "{\(maker.expression(.string))}<span italic=\"true\">{\(maker.expression(.string))}</span>"
        + "</text>"
    case 3: "<text>is {\(maker.expression(.bool))}</text>"
    default:
      "<view width=\"{\(maker.expression(.points))}\" height=\"{\(maker.expression(.percent))}\" "
        + "alignSelf=\"{\(maker.expression(.choice(places)))}\" "
        + "opacity=\"{\(maker.expression(.number))}\" "
        + "backgroundColor=\"{\(maker.expression(.color))}\"/>"
    }
  }
}
