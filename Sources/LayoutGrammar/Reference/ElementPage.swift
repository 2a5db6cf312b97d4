import LayoutSchema

/// The page of one element.
struct ElementPage {
  let language: LayoutLanguage
  let spec: ElementSpec
  /// Whether the page shows a picture of its example.
  var isPictured = false

  var path: String { "elements/\(spec.kind.name).md" }

  var text: String {
    var page = Markdown()
    page.heading(1, "`\(spec.kind.name)`")
    page.prose(spec.summary)
    if !spec.discussion.isEmpty { page.prose(spec.discussion) }
    page.code(spec.example)
    if isPictured {
      page.prose("![How the example is laid out](pictures/\(spec.kind.name).svg)")
    }
    let notes = spec.kind.notes
    if !notes.isEmpty { page.prose(notes) }
    page.heading(2, "Children")
    page.prose(children + looks)
    writeAttributes(to: &page)
    writePlacement(to: &page)
    page.examples(of: spec.kind)
    return page.text
  }

  private var children: String {
    switch spec.children {
    case .empty: "None."
    case .text:
      """
      Character data, [`span`](span.md) elements, and conditions and loops that hold these; or nothing \
      where `content` is given.
      """
    case .characters: "Character data alone."
    case .any: "Any number of layout elements, in the order in which they are laid out and drawn."
    case .atMostOne: "One layout element or none."
    case .exactly(let roles) where roles.count == 1: "Exactly one layout element."
    case .exactly(let roles):
      "Exactly \(roles.count) layout elements: " + roles.joined(separator: ", then ") + "."
    case .document:
      "Any number of declarations and [`preview`](preview.md) elements, then exactly one layout element."
    case .declarations: "Any number of declarations, in any order."
    case .component:
      """
      Any number of [`param`](param.md), [`action`](action.md) and [`let`](let.md) elements, then exactly \
      one layout element.
      """
    case .repeated: "Any number of [`let`](let.md) elements, then of layout elements."
    case .parameters: "Any number of [`param`](param.md) elements."
    case .fields: "Any number of [`field`](field.md) elements."
    case .readings:
      "Any number of [`attribute`](attribute.md) and [`placement`](placement.md) elements."
    case .expectations: "One or more [`expect`](expect.md) elements."
    }
  }

  /// What may stand before the children.
  private var looks: String {
    guard language.takesStates(spec.kind) else { return "" }
    let looks = "[`when`](when.md) elements, which are no children"
    return spec.children == .empty ? " It may hold \(looks)." : " Before them may stand \(looks)."
  }

  private func writeAttributes(to page: inout Markdown) {
    let own =
      language.rows(.own, of: spec.kind) + language.sharedRows(of: spec.kind)
      + (spec.kind == .element ? [] : language.furtherAppearance(of: spec.kind))
      + looksOfStates
    page.heading(2, "Attributes")
    if !own.isEmpty { page.attributes(own) }
    let others = others
    if !others.isEmpty { page.prose(others) }
    if own.isEmpty, others.isEmpty { page.prose("None.") }
    let required = own.filter(\.isRequired).map { "`\($0.name.name)`" }.joined(separator: " and ")
    let isStyled =
      ElementSet.layoutElements.contains(spec.kind)
      && language.schema.spec(for: .style).isAvailable
    if !required.isEmpty, isStyled { page.prose("A style may give \(required) instead.") }
    for legacy in LegacySpellings.elements where legacy.kind == spec.kind {
      page.prose(
        """
        `\(legacy.word)` is an old spelling of \
        `\(spec.kind.name) \(legacy.attribute.name)="\(legacy.value)"`; it is read with a warning.
        """)
    }
  }

  /// What a `when` may change, without defaults, since what it leaves out stays as it is.
  private var looksOfStates: [AttributeSpec] {
    guard spec.kind == .when else { return [] }
    return language.rows(.appearance, of: spec.kind).map { row in
      var row = row
      row.defaultValue = nil
      return row
    }
  }

  private var others: String {
    let appearance = "[appearance](../README.md#appearance-and-identity)"
    let size = "[size](../README.md#size)"
    let placement = "[its parent reads](../README.md#placement)"
    guard ElementSet.layoutElements.contains(spec.kind) else {
      return spec.kind == .span ? "Also `style`." : ""
    }
    let those = language.rows(.own, of: spec.kind).isEmpty ? "Those" : "Also those"
    return language.rows(.size, of: spec.kind).isEmpty
      ? "\(those) of \(appearance), and what \(placement). It reads no size of its own."
      : "\(those) of \(size) and \(appearance), and what \(placement)."
  }

  private func writePlacement(to page: inout Markdown) {
    let rows = LayoutLanguage.placementRows(in: spec.kind, language.schema)
    switch spec.children {
    case .empty, .text, .characters, .document, .declarations, .component, .repeated, .fields,
      .parameters, .readings, .expectations:
      return
    case .any, .atMostOne, .exactly: break
    }
    page.heading(2, "What it reads of its children")
    guard !rows.isEmpty else {
      page.prose(
        "Nothing: no placement attribute may stand on them.")
      return
    }
    page.attributes(rows.filter { $0.group != .size })
    guard rows.contains(where: { $0.group == .size }) else { return }
    page.prose(
      """
      And their [size](../README.md#size), also where they read none themselves, but for `spacer`.
      """)
  }
}
