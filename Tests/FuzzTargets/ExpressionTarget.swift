import LayoutModel
import LayoutSchema
import Oracles
import SchemaExamples
import SeededRandom

/// One expression: two bytes choose its place in a document, the others are its text.
enum ExpressionTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    guard let place = place(bytes) else { return nil }
    let input = CheckedInput(place(ExampleDocument.escaped(String(ofInput: bytes.dropFirst(2)))))
    if let fault = FindingFault.of(input.findings, in: input.bytes) { return fault }
    guard !input.hasErrors else { return nil }
    let structure = input.typed.structure
    for seed in 1...3 as ClosedRange<UInt64> {
      var values = WildValues(input.typed, SeededGenerator(seed: seed))
      let parameters = structure.parameters.map { values.value($0.type) }
      let locals = structure.locals.map { values.value($0.type) }
      var evaluator = ExpressionEvaluator(
        parameters: parameters, locals: locals, isDark: seed == 2)
      for expression in structure.expressions {
        let value = evaluator.value(of: expression, in: structure)
        guard ValueShape.isSound(value, as: expression.type) else {
          return "a \(expression.type) is \(value)"
        }
      }
    }
    return nil
  }

  /// Returns the document around an expression.
  private static func place(_ bytes: [UInt8]) -> ((String) -> String)? {
    guard bytes.count >= 2 else { return nil }
    guard bytes[0] < 0xC0 else {
      let form = Self.forms[Int(bytes[1]) % Self.forms.count]
      return { Self.document(form.replacing("EXPRESSION", with: $0)) }
    }
    guard let reading = Reading.chosen(by: bytes, among: Self.readings) else { return nil }
    let text = reading.document("{EXPRESSION}")
    return { expression in
      let document = text.replacing("EXPRESSION", with: expression)
      guard document.hasPrefix("<layout>") else { return document }
      return "<layout>\(Self.declarations)" + document.dropFirst("<layout>".count)
    }
  }

  private static let readings = Reading.all.filter { $0.row.type.takesBindings }

  private static func document(_ body: String) -> String {
    "<layout>\(declarations)\(body)</layout>"
  }

  /// Places that are no single attribute of the schema.
  private static let forms = [
    #"<text>a {EXPRESSION} b</text>"#,
    #"<text>{EXPRESSION}</text>"#,
    #"<stack direction="vertical"><if test="{EXPRESSION}"><view/></if><else><text/></else></stack>"#,
    #"<stack direction="vertical"><for each="item" in="{EXPRESSION}"><text>{item}</text></for></stack>"#,
    #"<define name="made" value="{EXPRESSION}"/><view width="{made}"/>"#,
    #"<define name="made" value="EXPRESSION"/><text>{made}</text>"#,
    #"<param name="made" type="Number" default="{EXPRESSION}"/><view opacity="{made}"/>"#,
    #"<view size="{EXPRESSION} {EXPRESSION}"/>"#,
    #"<inset insets="{EXPRESSION} 4 {gap} 0"><view/></inset>"#,
    #"<text>{isOn ? (EXPRESSION) : (EXPRESSION)}</text>"#,
    #"<text>{note != nil and (EXPRESSION) ? note : title}</text>"#,
    #"<stack direction="vertical"><for each="user" in="{users}" index="place1"><text>{EXPRESSION}</text></for></stack>"#,
  ]

  private static let declarations = """
    <record name="User">\
    <field name="name" type="String"/><field name="age" type="Integer"/>\
    <field name="email" type="String?"/><field name="friend" type="Friend?"/>\
    </record>\
    <record name="Friend"><field name="name" type="String"/></record>\
    <define name="margin" value="12pt"/><define name="tone" value="#333" dark="#CCC"/>\
    <define name="third" value="33.3%"/>\
    <param name="title" type="String"/><param name="note" type="String?"/>\
    <param name="number" type="Number"/><param name="factor" type="Number?"/>\
    <param name="count1" type="Integer"/><param name="limit" type="Integer?"/>\
    <param name="isOn" type="Bool"/><param name="gap" type="Points"/>\
    <param name="share" type="Percent"/><param name="tint" type="Color"/>\
    <param name="photo" type="Image"/><param name="cover" type="Ratio"/>\
    <param name="edges" type="Insets"/>\
    <param name="place" type="Choice" values="start center end"/>\
    <param name="words" type="[String]"/><param name="numbers" type="[Integer]"/>\
    <param name="user" type="User"/><param name="guest" type="User?"/>\
    <param name="users" type="[User]"/>
    """
}
