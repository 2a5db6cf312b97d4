import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a colour that is written out repeatedly.
enum RepeatedColor: DocumentRule {
  static let finding = DiagnosticID(
    "repeated-color",
    .note,
    .style,
    isOnByDefault: false,
    "A colour is written out three times and more.",
    """
    Whoever changes it must find all the places, and it has no other look in the dark. Give it a name
    with 'define', which may have a value for the dark, or use a colour of the host's assets.
    """,
    options: [maximum],
    bad: .fragment(
      """
      <stack direction="vertical" backgroundColor="#FFFFFF">
        <text content="A" color="#6B7280"/>
        <text content="B" color="#6B7280"/>
        <text content="C" color="#6B7280"/>
      </stack>
      """),
    good: .document(
      """
      <layout name="Example">
        <define name="quiet" value="#6B7280" dark="#9CA3AF"/>
        <stack direction="vertical" backgroundColor="#FFFFFF">
          <text content="A" color="{quiet}"/>
          <text content="B" color="{quiet}"/>
          <text content="C" color="{quiet}"/>
        </stack>
      </layout>
      """),
  )

  private static let colored: [AttributeName] = [.color, .backgroundColor, .strokeColor, .tint]

  static let scope = RuleScope(attributes: colored, features: .sound)

  private static let names = AttributeMask(colored)

  private static let maximum = RuleOption(
    "maximum", 2, in: 1...1000, "How often a colour may be written out.")

  static func check(_ pass: inout RulePass) {
    let most = Int(pass.value(of: maximum))
    var places: [UInt32: [Int32]] = [:]
    for attribute in pass.document.attributes where names.contains(attribute.name) {
      guard case .color(let color) = attribute.value, attribute.markup >= 0,
        Int(pass.source(of: attribute).valueRange.end) <= pass.markup.bytes.count,
        // An attribute of a style is shared by its users but written once.
        !(places[color] ?? []).contains(attribute.markup)
      else { continue }
      // One place beyond the maximum is enough for the finding.
      guard (places[color] ?? []).count <= most else { continue }
      places[color, default: []].append(attribute.markup)
      if let found = places[color], found.count > most { report(found, &pass) }
    }
  }

  private static func report(_ places: [Int32], _ pass: inout RulePass) {
    let sources = places.map { pass.markup.attributes[Int($0)] }
    pass.report(
      Diagnostic(
        finding,
        "'\(pass.text(at: sources[0].valueRange))' is written \(places.count) times and more",
        at: sources[0].valueRange,
        related: sources.dropFirst().map { RelatedLocation("and here", at: $0.valueRange) }))
  }
}
