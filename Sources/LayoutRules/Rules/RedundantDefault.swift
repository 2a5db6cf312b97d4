import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an attribute with its default value.
enum RedundantDefault: ElementRule {
  static let finding = DiagnosticID(
    "redundant-default",
    .note,
    .style,
    isOnByDefault: false,
    "An attribute says what is so anyway.",
    """
    Without the attribute its default would be taken, which is the same. What is written should be what
    matters. Directions are left alone, and so is all that a style or another attribute makes differ.
    """,
    bad: .fragment(#"<text content="Hi" maxLines="0"/>"#),
    good: .fragment(#"<text content="Hi"/>"#),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<center>\n  <view id=\"bar\" size=\"20\" opacity=\"1.0\"/>\n</center>"),
    .fragment(
      "<stack direction=\"vertical\" spacing=\"0pt\">\n  <text content=\"A\"/>\n  <text content=\"B\"/>\n</stack>"
    ),
  ]

  static let alsoRight: [CatalogExample] = [
    // The style sets another value, which this attribute reverts.
    .document(
      """
      <layout name="Example">
        <style name="title" fontWeight="bold" fontSize="22"/>
        <text style="title" fontWeight="regular">Hi</text>
      </layout>
      """),
    .fragment(#"<text textStyle="headline" fontWeight="regular">Hi</text>"#),
    .fragment(#"<text fontWeight="bold">Hi <span fontWeight="regular">you</span></text>"#),
    .fragment(##"<view size="40" opacity="0.5"><when state="hovered" opacity="1"/></view>"##),
  ]

  static let scope = RuleScope(attributes: Array(named), features: .sound)

  /// The attributes with a default in some row, without those that are clearer if written.
  private static let named = Set(
    Schema.shared.attributes.dropFirst().filter { $0.defaultValue != nil }.map(\.name)
  ).subtracting([.direction, .orientation, .axis, .layoutDirection, .flexShrink, .flexBasis])

  private static let names = AttributeMask(Array(named))

  /// The parsed default of each row.
  private static let defaults: [TypedValue?] = Schema.shared.attributes.enumerated().map {
    row, spec in
    guard row > 0, let text = spec.defaultValue else { return nil }
    return value(text, of: row)
  }

  /// The parsed default of each row in documents with `flexbox="css"`.
  private static let cssDefaults: [TypedValue?] = Schema.shared.attributes.enumerated().map {
    row, spec in
    guard row > 0, let text = spec.cssDefault else { return defaults[row] }
    return value(text, of: row)
  }

  private static func value(_ text: String, of row: Int) -> TypedValue? {
    let forms = ValueForms.shared
    let bytes = Array(text.utf8)
    var issue: ValueIssue?
    return ValueParser.parse(bytes.span, as: forms.forms[row], forms.words.span, &issue)
  }

  /// Whether an attribute says what its row has as the default.
  static func isDefault(_ attribute: TypedAttribute, in document: TypedDocument) -> Bool {
    let isCSS = document.choice(.flexbox, of: 0) == FlexSpec.Flexbox.css
    return attribute.value == (isCSS ? cssDefaults : defaults)[Int(attribute.row.rawValue)]
  }

  /// The attributes that a text style sets, so that their usual defaults do not apply.
  private static let ofTextStyles = AttributeMask([.fontSize, .fontWeight])

  static func check(_ element: Int, _ pass: inout RulePass) {
    let node = pass.document.nodes[element]
    // What a 'when' says reverts what the element says.
    guard !node.isBroken, node.kind != .span, node.kind != .component, node.kind != .when else {
      return
    }
    for index in node.attributeIndices {
      let attribute = pass.document.attributes[index]
      guard names.contains(attribute.name), isDefault(attribute, in: pass.document),
        !node.written.contains(.style), !pass.isStyled(element),
        !(ofTextStyles.contains(attribute.name) && node.written.contains(.textStyle))
      else { continue }
      let source = pass.source(of: attribute)
      let name = attribute.name.name
      pass.report(
        Diagnostic(
          finding, "'\(name)' is so anyway", at: source.range,
          fixes: [.remove(name, source, pass.markup)]))
    }
  }
}
