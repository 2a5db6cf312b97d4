import LayoutSchema
import SeededRandom

/// Documents with every attribute on every element under every parent, with the values of the
/// schema's examples and bound to a parameter.
enum AttributeSweep {
  /// One attribute of one element, in a component of its own.
  struct Variant {
    var label: String
    var parameters: String
    var body: String

    func component(_ name: String) -> String {
      "<component name=\"\(name)\">\(parameters)\(body)</component>"
    }
  }

  /// The child of a parent: an element, or a use of a component with this element as its root.
  enum Child: CaseIterable {
    case element
    case use
  }

  /// Returns libraries of all accepted attributes, one for each element and parent.
  ///
  /// Each pair is included with the probability `share`.
  static func cases(
    share: Double = 1, using random: inout SeededGenerator
  ) -> (cases: [CompileSweep.Case], refused: Int) {
    var cases: [CompileSweep.Case] = []
    var refused = 0
    let checker = SweepChecker()
    let parents = ElementSet.layoutElements.kinds.filter { children(of: $0) > 0 }
    for child in Child.allCases {
      for element in ElementSet.layoutElements.kinds {
        for parent in parents.map(Optional.some) + [nil] {
          guard Double.random(in: 0..<1, using: &random) < share else { continue }
          var accepted: [Variant] = []
          for variant in variants(child, element, in: parent) {
            if checker.accepts(library("Probe", element, [variant])) {
              accepted.append(variant)
            } else {
              refused += 1
            }
          }
          guard !accepted.isEmpty else { continue }
          let name = "Attributes\(cases.count)"
          let place = parent.map { "in \($0.name)" } ?? "as root"
          cases.append(
            CompileSweep.Case(
              "\(child) of \(element.name) \(place)",
              [("attributes.layout.xml", library(name, element, accepted))]))
        }
      }
    }
    return (cases, refused)
  }

  private static func library(
    _ name: String, _ element: ElementKind, _ variants: [Variant]
  ) -> String {
    var text = "<library name=\"\(name)\">\n"
    text += "<component name=\"Inner\">\(markup(element, ""))</component>\n"
    for (number, variant) in variants.enumerated() {
      text += variant.component("Variant\(number)") + "\n"
    }
    return text + "</library>\n"
  }

  private static func variants(
    _ child: Child, _ element: ElementKind, in parent: ElementKind?
  ) -> [Variant] {
    let schema = Schema.shared
    var variants: [Variant] = []
    for name in AttributeName.allCases where name != .slot && name != .style {
      var rows: Set<RowID> = []
      if let row = schema.ownRow(name, of: element) { rows.insert(row) }
      if let parent, let row = schema.placementRow(name, of: element, in: parent) {
        rows.insert(row)
      }
      for row in rows.sorted(by: { $0.rawValue < $1.rawValue }) {
        let spec = schema[row]
        for (parameters, value) in values(of: spec) {
          let attribute = "\(name.name)=\"\(value)\""
          let inner =
            child == .use ? "<Inner \(attribute)/>" : markup(element, attribute, besides: name)
          variants.append(
            Variant(
              label: attribute, parameters: parameters,
              body: parent.map { wrapped(inner, in: $0) } ?? inner))
        }
      }
    }
    return variants
  }

  /// Returns values of an attribute with the parameters that they name.
  private static func values(of spec: AttributeSpec) -> [(parameters: String, value: String)] {
    var values: [(String, String)] = [("", spec.example)]
    for example in spec.type.examples where example != spec.example && !example.contains("{") {
      values.append(("", example))
    }
    for type in types(for: spec.type) {
      let parameter = "<param name=\"bound\" type=\"\(type)\"/>"
      values.append((parameter, "{bound}"))
      values.append((parameter, "{bound} {bound}"))
    }
    if takesSums(spec.type) {
      values.append(("<param name=\"bound\" type=\"Points\"/>", "{50% - bound}"))
      values.append(("<param name=\"bound\" type=\"Percent\"/>", "{8 + bound - 0.5}"))
    }
    if case .sizeRange = spec.type {
      values.append(("<param name=\"bound\" type=\"Points\"/>", "{bound} 0..{bound} 9"))
    }
    if spec.name == .id { values = [("", "frame")] }
    if spec.type == .action {
      let action =
        "<param name=\"key\" type=\"String\"/>"
        + "<action name=\"open\"><param name=\"id\" type=\"String\"/></action>"
      values = spec.type.examples.map { (action, $0) }
    }
    return values
  }

  /// Whether a percentage plus points may be a value, or a part of one.
  private static func takesSums(_ type: ValueType) -> Bool {
    switch type {
    case .dimension, .size, .sizeRange, .tracks: true
    case .edges(let parts), .edge(let parts): parts.contains(.percent)
    default: false  // open: of types; no other takes a percentage.
    }
  }

  private static func types(for type: ValueType) -> [String] {
    switch type {
    case .points, .length, .lengths, .pair, .pointSize, .intrinsicSize, .corners: ["Points"]
    case .dimension, .edge, .size, .sizeRange: ["Points", "Percent"]
    case .edges: ["Insets", "Points"]
    case .number: ["Number", "Integer"]
    case .integer, .signedInteger, .gridLines: ["Integer"]
    case .tracks: ["Points", "Percent"]
    case .bool: ["Bool"]
    case .string: ["String"]
    case .text: ["String", "Text"]
    case .color: ["Color"]
    case .image: ["Image"]
    case .ratio: ["Ratio", "Number"]
    case .choice(let words), .flags(let words, _):
      ["Choice\" values=\"\(words.joined(separator: " "))"]
    case .pointRange, .instant, .scrollPositions, .numbers, .identifier, .typeName, .shadow,
      .border, .dash, .gradient, .animation,
      .styleNames,
      .textMetrics,
      .styleName,
      .className, .typeReference, .words, .declared, .binding, .action, .path, .areas:
      []
    }
  }

  // MARK: Markup

  /// Returns an element with its required parts and an attribute.
  private static func markup(
    _ kind: ElementKind, _ attribute: String, besides name: AttributeName? = nil
  ) -> String {
    let inside = String(repeating: "<view/>", count: children(of: kind))
    return "<\(kind.name) \(required(kind, besides: name)) \(attribute)>\(inside)</\(kind.name)>"
  }

  private static func wrapped(_ child: String, in parent: ElementKind) -> String {
    let others = String(repeating: "<view/>", count: max(children(of: parent) - 1, 0))
    return "<\(parent.name) \(required(parent, besides: nil))>\(child)\(others)</\(parent.name)>"
  }

  private static func required(_ kind: ElementKind, besides name: AttributeName?) -> String {
    AttributeName.allCases.compactMap { attribute in
      guard attribute != name, let row = Schema.shared.ownRow(attribute, of: kind),
        Schema.shared[row].isRequired
      else { return nil }
      return "\(attribute.name)=\"\(Schema.shared[row].example)\""
    }.joined(separator: " ")
  }

  /// Returns the number of children of an element.
  private static func children(of kind: ElementKind) -> Int {
    switch Schema.shared.spec(for: kind).children {
    case .exactly(let roles): roles.count
    case .any, .atMostOne: 1
    case .empty, .text, .characters, .document, .declarations, .component, .repeated, .fields,
      .parameters, .readings, .expectations:
      0
    }
  }
}
