import LayoutDiagnostics
import LayoutSchema
import Oracles
import TestSupport
import Testing

@testable import LayoutChecking

/// Points, Numbers and Integers meet where one type makes sense; elsewhere a repair converts them.
struct NumericRepairTests {
  private static let parameters = """
    <param name="p" type="Points"/><param name="n" type="Number"/>
    <param name="i" type="Integer"/><param name="b" type="Bool"/>
    <param name="op" type="Points?"/><param name="on" type="Number?"/>
    <param name="oi" type="Integer?"/><param name="ps" type="[Points]"/>
    <param name="ns" type="[Number]"/><param name="xs" type="[Integer]"/>
    """

  private static func document(_ declarations: String, _ element: String) -> String {
    """
    <layout name="Sweep">
      \(parameters)
      \(declarations)
      <stack direction="vertical">
        \(element)
      </stack>
    </layout>
    """
  }

  /// The findings about numbers of another type than their place takes.
  private static func mismatches(_ text: String) -> [Diagnostic] {
    let types = ["Points", "Number", "Integer"]
    return CheckedMarkup(text).findings.filter { finding in
      finding.id == .typeMismatch
        && types.contains { finding.message.contains($0) }
        && !finding.message.contains("a Bool")
    }
  }

  /// Makes first repairs until there are none of these findings; returns what is left, if anything.
  private static func left(of text: String) -> String? {
    var text = text
    for _ in 0..<6 {
      guard let finding = mismatches(text).first else { return nil }
      guard let fix = finding.fixes.first else { return "no repair: \(finding.message)" }
      text = String(decoding: Repairing.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self)
    }
    return "no end: \(text)"
  }

  /// Every operator with operands of every two types.
  private static let mixtures: [String] = {
    let names = ["p", "n", "i"]
    let pairs = names.flatMap { one in names.map { (one, $0) } }
    let signs = ["+", "-", "*", "/"].flatMap { sign in pairs.map { "\($0) \(sign) \($1)" } }
    let calls = ["min", "max", "mod"].flatMap { name in pairs.map { "\(name)(\($0), \($1))" } }
    let others = pairs.flatMap { one, other in
      ["b ? \(one) : \(other)", "o\(one) ?? \(other)", "sum([\(one), \(other)])"]
    }
    return names + signs + calls + others
  }()

  /// Places of each type of numbers, with the expression in the place of `$`.
  private static let places: [String] = {
    let schema = Schema.shared
    var places: [String] = []
    for kind in [ElementKind.text, .view, .stack, .flex, .grid, .image, .scroll] {
      for row in schema.attributes {
        guard let own = schema.ownRow(row.name, of: kind) else { continue }
        switch schema[own].type {
        case .points, .number, .integer, .dimension, .edge, .edges: break
        default: continue  // open: only numbers.
        }
        let direction = kind == .stack && row.name != .direction ? " direction=\"vertical\"" : ""
        places.append("<\(kind.name)\(direction) \(row.name.name)=\"{$}\"/>")
      }
    }
    return Array(Set(places)).sorted()
  }()

  @Test func everyMixtureIsTakenOrRepaired() {
    #expect(Self.places.count > 60)
    var failures: [String] = []
    for (index, place) in Self.places.enumerated() {
      // Every operand in each place, and the mixtures in turn: each in several places.
      let mixtures = Self.mixtures.enumerated().filter {
        $0.offset < 3 || $0.offset % 7 == index % 7
      }
      for (_, mixture) in mixtures {
        let element = place.replacing("$", with: mixture)
        if let left = Self.left(of: Self.document("", element)) {
          failures.append("\(element): \(left)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
  }

  @Test func operandsAndArgumentsAreRepaired() {
    let component = """
      <component name="Card">
        <param name="v" type="$"/><param name="w" type="$?" default="nil"/>
        <param name="vs" type="[$]" default="{[]}"/>
        <view width="{v}" height="{w ?? 1}" cornerRadius="{count(vs)}"/>
      </component>
      """
    let names = ["p", "n", "i"]
    var cases: [(String, String)] = []
    for type in ["Points", "Number", "Integer"] {
      let card = component.replacing("$", with: type)
      for name in names {
        cases.append((card, "<Card v=\"{\(name)}\"/>"))
        cases.append((card, "<Card v=\"1\" w=\"{\(name)}\"/>"))
        cases.append((card, "<Card v=\"1\" w=\"{o\(name)}\"/>"))
        cases.append((card, "<Card v=\"1\" vs=\"{\(name == "i" ? "x" : name)s}\"/>"))
        cases.append((card, "<Card v=\"1\" vs=\"{[p, \(name)]}\"/>"))
      }
    }
    for list in ["ps", "ns", "xs"] {
      for name in names {
        cases.append(("", "<if test=\"{contains(\(list), \(name))}\"><text>a</text></if>"))
        cases.append(("", "<text>{fixed(\(list)[\(name)] ?? 0, 1)}</text>"))
        cases.append(("", "<text>{count(prefix(\(list), \(name)))}</text>"))
        cases.append(("", "<view width=\"{first(\(list)) ?? \(name)}\"/>"))
      }
    }
    for name in names {
      for other in names {
        cases.append(("", "<if test=\"{o\(name) == \(other)}\"><text>a</text></if>"))
        cases.append(("", "<if test=\"{\(name) > \(other)}\"><text>a</text></if>"))
        cases.append(("", "<view width=\"{(b ? o\(name) : \(other)) ?? 1}\"/>"))
      }
      cases.append(("", "<for each=\"x\" in=\"{1...\(name)}\"><text>{x}</text></for>"))
      cases.append(("", "<for each=\"x\" in=\"{range(0, \(name))}\"><text>{x}</text></for>"))
      cases.append(("", "<text>{pad(\(name), 2)}</text>"))
    }
    var failures: [String] = []
    for (declarations, element) in cases {
      if let left = Self.left(of: Self.document(declarations, element)) {
        failures.append("\(element): \(left)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("<view opacity=\"{p}\"/>", "<view opacity=\"{p / 1pt}\"/>"),
    ("<view opacity=\"{p + n}\"/>", "<view opacity=\"{(p + n) / 1pt}\"/>"),
    ("<text maxLines=\"{n * 2}\"/>", "<text maxLines=\"{round(n * 2)}\"/>"),
    ("<view width=\"{on ?? p}\"/>", "<view width=\"{on ?? p / 1pt}\"/>"),
    (
      "<if test=\"{contains(xs, n)}\"><text>a</text></if>",
      "<if test=\"{contains(xs, round(n))}\"><text>a</text></if>"
    ),
  ])
  func repairsKeepTheIntention(written: String, repaired: String) {
    let text = Self.document("", written)
    let fix = Self.mismatches(text).first?.fixes.first
    let made = Repairing.apply(fix?.edits ?? [], to: Array(text.utf8))
    #expect(String(decoding: made, as: UTF8.self) == Self.document("", repaired))
  }
}
