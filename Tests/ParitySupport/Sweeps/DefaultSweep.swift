import SeededRandom

/// Documents with values of every form as defaults, wherever a value can be set beforehand.
enum DefaultSweep {
  private static let types: [(type: String, values: [String])] = [
    (
      "String",
      [
        "Hello", "", "{'a'}", "{upper('x')}", "{label}", "{isOn ? 'a' : label}",
        "a {label} b {size}", "{lower(label)}", "{fixed(half, 2)}", "{{}}", "#sourceLocation(file:",
        "&#xFDD0;&#x301;", "{isOn}", "{size} {size} {size} {size} {size} {size} {size} {size}",
      ]
    ),
    (
      "Number",
      [
        "1.5", "0", "-3", "{half}", "{half * 2 + size}", "{size / 3}", "{min(half, 2)}",
        "{isOn ? half : 2}", "{-half}", "{round(half)}", "0.1",
      ]
    ),
    (
      "Integer",
      [
        "3", "{size}", "{size * 2 - 1}", "{isOn ? size : 0}", "{count(range(3))}",
        "{mod(size, 2)}", "{max(size, 2, 3)}", "999999999",
      ]
    ),
    (
      "Bool",
      [
        "true", "false", "{isOn}", "{not isOn}", "{size > 2}", "{isOn and size == 3}",
        "{label == 'a'}", "{isEmpty(label)}", "{contains(label, 'a')}", "{half le 2}",
      ]
    ),
    (
      "Points",
      [
        "12", "12pt", "{gutter}", "{gutter * 2}", "{gutter + 4}", "{isOn ? gutter : 0}",
        "{gutter / 2 + 1pt}", "{size}",
      ]
    ),
    (
      "Date",
      [
        "2024-05-03", "1969-12-31T23:59:59.5Z", "{day}", "{day + 60}",
        "{isOn ? day : '2024-05-03'}",
        "{min(day, '2024-05-03T14:05+02:00')}", "{'2024-05-03'}",
      ]
    ),
    ("[Date]", ["{[]}", "{[day, '2024-05-03']}"]),
    ("Percent", ["40%", "{third}", "{third * 2}", "{isOn ? third : 10%}"]),
    (
      "Color",
      [
        "#FFF", "#11223344", "asset:Brand", "{ink}", "{paper}",
        "{isOn ? ink : #FFFFFF}", "{isOn ? paper : ink}",
      ]
    ),
    ("Image", ["asset:Cover", "symbol:star.fill"]),
    ("Ratio", ["16:9", "1.5", "{half}", "{wide}", "{isOn ? wide : 2}"]),
    ("Insets", ["8", "4 8", "1 2 3 4", "{edges}", "{isOn ? edges : edges}"]),
    ("Choice", ["start", "none", "{.start}", "{isOn ? .start : .init}", "self", "init"]),
    ("[String]", ["", "a", "{[]}", "{['a', 'b']}"]),
    ("[Integer]", ["{range(3)}", "{range(size)}", "{range(1, 3)}"]),
    ("[Choice]", ["{[.start]}", ""]),
    ("[[Choice]]", ["", "{[]}"]),
    ("Entry", ["{nil}", "x"]),
    ("[Entry]", ["", "{[]}"]),
  ]

  private static let constants = """
    <define name="label" value="Label"/><define name="half" value="0.5" type="Number"/>
    <define name="size" value="3" type="Integer"/><define name="isOn" value="true" type="Bool"/>
    <define name="gutter" value="12pt" dark="10pt"/><define name="third" value="33.3%"/>
    <define name="ink" value="#111827" dark="#F9FAFB"/><define name="paper" value="{ink}"/>
    <define name="day" value="2024-05-03T14:05" type="Date"/>
    <define name="wide" value="16:9" type="Ratio"/>
    <define name="edges" value="4 8" type="Insets" dark="2"/>
    <record name="Entry"><field name="title" type="String"/></record>
    """

  /// The places of a default.
  ///
  /// `%T` is the type and `%V` the value.
  private static let places: [(name: String, declarations: String, body: String)] = [
    ("param", "<param name=\"it\" %T default=\"%V\"/>", "<view/>"),
    ("define", "<define name=\"it\" %T value=\"%V\"/>", "<view/>"),
    ("dark", "<define name=\"it\" %T value=\"%V\" dark=\"%V\"/>", "<view/>"),
    (
      "field",
      "<record name=\"R\"><field name=\"it\" %T default=\"%V\"/></record>"
        + "<param name=\"rs\" type=\"[R]\"/>", "<view/>"
    ),
    (
      "component",
      "<component name=\"C\"><param name=\"it\" %T default=\"%V\"/><view/></component>",
      "<C/>"
    ),
    (
      "argument", "<component name=\"C\"><param name=\"it\" %T/><view/></component>",
      "<C it=\"%V\"/>"
    ),
    (
      "passed on",
      "<param name=\"mine\" %T/><component name=\"C\"><param name=\"it\" %T/><view/></component>",
      "<C it=\"{mine}\"/>"
    ),
    (
      "attribute",
      "<element name=\"E\" class=\"HostLayout\" children=\"any\">"
        + "<attribute name=\"it\" %T default=\"%V\"/></element>", "<E/>"
    ),
    (
      "placement",
      "<element name=\"E\" class=\"HostLayout\" children=\"any\">"
        + "<placement name=\"it\" %T default=\"%V\"/></element>", "<E><view/></E>"
    ),
    ("text", "<define name=\"it\" %T value=\"%V\"/>", "<text content=\"%V\"/>"),
  ]

  /// Returns a document for every value in every place.
  static func cases() -> [CompileSweep.Case] {
    var cases: [CompileSweep.Case] = []
    for (type, values) in types {
      for suffix in type.hasSuffix("]") ? [""] : ["", "?"] {
        for value in values + (suffix == "?" ? ["{nil}"] : []) {
          for place in places {
            let number = cases.count
            let host = "DefaultHost\(number)"
            let words = type.contains("Choice") ? " values=\"start none init self\"" : ""
            func filled(_ text: String) -> String {
              text.replacing("%T", with: "type=\"\(type)\(suffix)\"\(words)")
                .replacing("%V", with: value).replacing("HostLayout", with: host)
            }
            let text = """
              <layout name="Default\(number)">\(constants)\(filled(place.declarations))
              <stack direction="vertical">\(filled(place.body))</stack></layout>
              """
            let isHosted = place.declarations.contains("HostLayout")
            cases.append(
              CompileSweep.Case(
                "\(place.name) \(type)\(suffix) \(value)", [("main.layout.xml", text)],
                host: isHosted ? ([host], self.host(host, type + suffix)) : ([], "")))
          }
        }
      }
    }
    return cases
  }

  /// Returns a custom layout of the app with a value of a type.
  private static func host(_ name: String, _ type: String) -> String {
    """
    import LayoutEngine

    enum \(name)Choice: String { case start, none, `init`, `self` }

    struct \(name): CustomLayout {
      struct Item: CustomItem {
        init() {}
        init(it: \(name)Value) {}
      }
      init() {}
      init(it: \(name)Value) {}
      func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize { .zero }
    }

    typealias \(name)Value = \(swift(type, name))
    """
  }

  private static func swift(_ type: String, _ host: String) -> String {
    if type.hasSuffix("?") { return swift(String(type.dropLast()), host) + "?" }
    if type.hasPrefix("[") { return "[\(swift(String(type.dropFirst().dropLast()), host))]" }
    return switch type {
    case "Number", "Points", "Percent": "Float"
    case "Integer": "Int"
    case "Color": "LayoutColor"
    case "Date": "LayoutInstant"
    case "Image": "ImageSource"
    case "Insets": "LayoutEdges"
    case "Choice": "\(host)Choice"
    case "Entry": "Default\(host.drop { !$0.isNumber }).Entry"
    default: type
    }
  }
}
