import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a parameter that every use of a component gives the same value.
enum ConstantParameter: DocumentRule {
  static let finding = DiagnosticID(
    "constant-parameter",
    .note,
    .style,
    isOnByDefault: false,
    "Every use of a component gives a parameter the same value.",
    """
    Three uses and more say the same, each again. As the 'default' of the parameter it need be said
    once, and a use that differs stands out.
    """,
    options: [minimum],
    bad: .document(
      """
      <layout name="Example">
        <component name="Row">
          <param name="space" type="Points"/>
          <inset insets="{space}"><text content="Hi"/></inset>
        </component>
        <stack direction="vertical">
          <Row space="8"/>
          <Row space="8"/>
          <Row space="8"/>
        </stack>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <component name="Row">
          <param name="space" type="Points" default="8"/>
          <inset insets="{space}"><text content="Hi"/></inset>
        </component>
        <stack direction="vertical">
          <Row/>
          <Row/>
          <Row/>
        </stack>
      </layout>
      """),
  )

  static let scope = RuleScope(kinds: [.component], features: [.declarations, .sound])

  /// The number of uses from which equal values are unlikely to be an accident.
  private static let minimum = RuleOption(
    "minimum", 3, in: 1...1000, "The number of equal uses from which they are reported.")

  static func check(_ pass: inout RulePass) {
    let structure = pass.document.structure
    guard !structure.isLibrary else { return }
    let least = Int(pass.value(of: minimum))
    for (place, component) in structure.components.enumerated() {
      let reference = DeclarationReference(index: Int32(place))
      let uses = structure.uses.filter { $0.component == reference }
      guard uses.count >= least else { continue }
      for (index, parameter) in component.signature.parameters.enumerated() {
        let values = uses.map { use in
          use.arguments.indices.contains(index)
            ? structure.expression(use.arguments[index])?.literal : nil
        }
        guard let first = values.first, let value = first, values.allSatisfy({ $0 == value })
        else { continue }
        pass.report(
          Diagnostic(
            finding, "all \(uses.count) uses give '\(parameter.name)' the same value",
            at: parameter.range))
      }
    }
  }
}
