package import LayoutSchema

/// Minimal documents in which an element or an attribute is correct.
package enum ExampleDocument {
  /// Returns a document in which `reader` reads `row` with `value`.
  package static func text(
    _ row: AttributeSpec, readBy reader: ElementKind, value: String
  ) -> String {
    let attribute = (row.name.name, value)
    let document = text(row, readBy: reader, attribute)
    if row.type == .action { return document.replacing("<layout>", with: "<layout>\(action)") }
    guard row.isCSSPlacement || row.cssWords.contains(value) else { return document }
    return document.replacing("<layout>", with: "<layout flexbox=\"css\">")
  }

  /// The declarations that the examples of actions refer to.
  private static let action = """
    <param name="key" type="String" default="a"/>\
    <action name="open"><param name="id" type="String"/></action>
    """

  private static func text(
    _ row: AttributeSpec, readBy reader: ElementKind, _ attribute: (String, String)
  ) -> String {
    guard row.group == .placement else { return text(reader, with: [attribute]) }
    // A stack reads baselines only if it aligns by them.
    let alignment = reader == .stack ? [("alignItems", "baselineFirst")] : []
    return text(reader, with: alignment, child: tag("view", [attribute]))
  }

  /// Returns a document with an element, which has its required attributes and `attributes`.
  package static func text(
    _ kind: ElementKind, with attributes: [(String, String)] = [], child: String = "<view/>"
  ) -> String {
    let element = self.element(kind, with: attributes, child: child)
    switch kind {
    case .library: return #"<library><define name="gutter" value="12"/></library>"#
    case .import: return "<layout>\(element)<text/></layout>"
    case .define, .choice, .record, .style, .component, .element:
      return "<library>\(element)</library>"
    case .when: return "<layout><view>\(element)</view></layout>"
    case .action: return "<layout>\(element)<text tap=\"{title}\"/></layout>"
    case .let: return "<layout>\(element)<view width=\"{title}\"/></layout>"
    case .param:
      let text = #"<text content="{title ?? ''}"/>"#
      return #"<library><component name="Card">\#(element)\#(text)</component></library>"#
    case .field: return #"<library><record name="User">\#(element)</record></library>"#
    case .attribute, .placement:
      return #"<library><element name="Grid" class="GridLayout">\#(element)</element></library>"#
    case .layout: return element
    case .preview: return "<layout>\(element)<text/></layout>"
    case .test: return "<layout>\(element)<text id=\"title\"/></layout>"
    case .expect:
      return "<layout><test name=\"one line\">\(element)</test><text id=\"title\"/></layout>"
    case .span: return "<layout><text>\(element)</text></layout>"
    case .spacer: return "<layout><stack direction=\"vertical\">\(element)</stack></layout>"
    default: return "<layout>\(element)</layout>"
    }
  }

  /// Returns the available elements that read a row, except declarations.
  ///
  /// The attributes of a declaration determine the meaning of other elements.
  package static func readers(of row: AttributeSpec) -> [ElementKind] {
    row.readers.kinds.filter {
      Schema.shared.spec(for: $0).isAvailable && Schema.shared.spec(for: $0).family != .structure
    }
  }

  private static func element(
    _ kind: ElementKind, with attributes: [(String, String)], child: String
  ) -> String {
    let required = Schema.shared.attributes.dropFirst().filter { row in
      row.isRequired && row.group == .own && row.readers.contains(kind)
        && !attributes.contains { $0.0 == row.name.name }
    }
    let all = required.map { ($0.name.name, $0.example) } + attributes
    let content = content(of: kind, child: child)
    return content.isEmpty
      ? tag(kind.name, all) : "\(tag(kind.name, all).dropLast(2))>\(content)</\(kind.name)>"
  }

  private static func content(of kind: ElementKind, child: String) -> String {
    switch Schema.shared.spec(for: kind).children {
    case .empty, .text, .characters, .atMostOne, .declarations, .fields, .parameters, .readings: ""
    case .expectations: Schema.shared.spec(for: .expect).example
    case .any, .document, .component, .repeated: child
    case .exactly(let roles): child + String(repeating: "<view/>", count: roles.count - 1)
    }
  }

  private static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    let written = attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }
    return "<\(name)\(written.joined())/>"
  }

  /// Returns a value escaped for double quotes.
  package static func escaped(_ value: String) -> String {
    value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
