import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports, once for each word, a declared name that is a newer word of the language.
enum NewerWord: DocumentRule {
  static let finding = DiagnosticID(
    "newer-word",
    .note,
    .suspicious,
    "A declaration has the name of a newer word of the language.",
    """
    What a document declares keeps its name where the language got a word of that name later: in uses
    of the component, or on the element, the declared one is meant, and the language's cannot be
    written there. Rename the declaration if you need both.
    """,
    bad: .document(
      """
      <layout name="Example">
        <component name="Badge">
          <param name="itemPadding" type="Points" default="4"/>
          <inset insets="{itemPadding}"><text content="New"/></inset>
        </component>
        <center>
          <Badge itemPadding="8"/>
        </center>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <component name="Badge">
          <param name="space" type="Points" default="4"/>
          <inset insets="{space}"><text content="New"/></inset>
        </component>
        <center>
          <Badge space="8"/>
        </center>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <element name="Meter" view="MeterView" children="none" intrinsicSize="40">
          <attribute name="itemPadding" type="Number" default="1"/>
        </element>
        <element name="Gauge" view="GaugeView" children="none" intrinsicSize="40">
          <attribute name="itemPadding" type="Number" default="1"/>
        </element>
        <layers>
          <Meter itemPadding="2"/>
          <Gauge itemPadding="2"/>
        </layers>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <record name="Date">
          <field name="day" type="Integer"/>
        </record>
        <param name="date" type="Date"/>
        <text content="{date.day}"/>
      </layout>

      """),
  ]

  static let scope = RuleScope(features: [.declarations, .sound])

  static func check(_ pass: inout RulePass) {
    let structure = pass.document.structure
    var reported: Set<String> = []
    let members =
      structure.components.flatMap(\.signature.parameters)
      + structure.elements.flatMap { element in
        element.attributes.filter { !NewWords.isSharedByViews($0.name) } + element.placements
      }
    for member in members.sorted(by: { $0.range.start < $1.range.start }) {
      guard let version = NewWords.version(of: member.name), version != NewWords.firstVersion,
        reported.insert(member.name).inserted
      else { continue }
      pass.report(
        Diagnostic(
          finding, "'\(member.name)' is a word of the language since \(version)", at: member.range,
          label: "where this one is declared, it is the one that is meant"))
    }
    let types =
      structure.records.map { ($0.name.name, $0.range) }
      + structure.choices.map { ($0.name.name, $0.range) }
    for (name, range) in types {
      guard let row = NewWords.types.first(where: { $0.word == name }) else { continue }
      pass.report(
        Diagnostic(
          finding, "'\(name)' is a type of the language since \(row.version)", at: range,
          label: "where this one is declared, it is the one that is meant"))
    }
  }
}
