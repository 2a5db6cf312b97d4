package import LayoutSchema

/// Documents that bind every attribute that accepts bindings, on every element that may have it:
/// alone, and beside other attributes that set the same property.
///
/// The documents follow from the schema.
package struct BindingSweep: Sendable {
  /// The attribute that is bound.
  package let row: AttributeSpec
  /// The parent of the elements, which reads the attribute.
  private let parent: ElementKind
  private let kinds: [ElementKind]

  /// The name of the sweep's document.
  package var name: String {
    // Attributes of the same name may differ between elements.
    let owner = row.group == .own ? kinds.first.map { "Of\(Self.capital($0.name))" } ?? "" : ""
    return "Sweep\(Self.capital(row.group.rawValue))\(Self.capital(row.name.name))\(owner)In"
      + Self.capital(parent.name)
  }

  /// The elements of the document, one a line, some of which may be invalid.
  ///
  /// The first elements try every form of the attribute, the others a single one.
  package var candidates: [String] {
    kinds.enumerated().flatMap { place, kind in
      let element = SweepElement(kind: kind)
      let said = said(by: kind)
      return (place < 3 ? said[...] : said.prefix(1)).map { element.markup($0, in: parent) }
    }
  }

  /// Returns the document with some of its candidates.
  package func markup(_ elements: [String]) -> String {
    let words = SweepForms.words(of: row.type).map {
      "    <param name=\"word\" type=\"Choice\" values=\"\($0.joined(separator: " "))\"/>\n"
    }
    let (start, end) = SweepElement.around(parent)
    return """
      <layout name="\(name)">
      \(SweepForms.parameters)\(words ?? "")  \(start)
          \(elements.joined(separator: "\n    "))
        \(end)
      </layout>

      """
  }

  /// A sweep for each row that accepts bindings and each parent that reads it.
  package static let all: [BindingSweep] = Schema.shared.attributes.dropFirst().flatMap { row in
    guard row.type.takesBindings, !SweepForms.values(of: row.type).isEmpty else {
      return [BindingSweep]()
    }
    return parents(of: row).compactMap { parent in
      let kinds = kinds(of: row, in: parent)
      return kinds.isEmpty ? nil : BindingSweep(row: row, parent: parent, kinds: kinds)
    }
  }

  private static func capital(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

// MARK: Elements that read an attribute

extension BindingSweep {
  /// The elements that can contain any number of others.
  private static let holders: [ElementKind] = SweepElement.kinds.filter {
    Schema.shared.spec(for: $0).children == .any
  }

  private static func parents(of row: AttributeSpec) -> [ElementKind] {
    switch row.group {
    case .own, .appearance: [.stack]
    case .size: holders
    case .placement: holders.filter { row.readers.contains($0) }
    }
  }

  private static func kinds(of row: AttributeSpec, in parent: ElementKind) -> [ElementKind] {
    let schema = Schema.shared
    return (SweepElement.kinds + [.span]).filter { kind in
      switch row.group {
      case .own, .appearance:
        return row.readers.contains(kind)
      case .size, .placement:
        guard kind != .span,
          let read = schema.placementRow(row.name, of: kind, in: parent)
            ?? schema.ownRow(row.name, of: kind)
        else { return false }
        return schema[read].summary == row.summary && schema[read].type == row.type
      }
    }
  }
}

// MARK: Values of an attribute

extension BindingSweep {
  typealias Said = [(name: AttributeName, value: String)]

  /// Returns the attribute in all of its forms, then beside each related shorthand, literal and
  /// bound.
  private func said(by kind: ElementKind) -> [Said] {
    let forms = SweepForms.values(of: row.type)
    var said: [Said] = forms.map { [(row.name, $0)] }
    for other in relatives(of: kind) {
      guard let first = forms.first else { continue }
      said.append([(row.name, first), (other.name, other.example)])
      for form in SweepForms.values(of: other.type).prefix(1) {
        said.append([(other.name, form), (row.name, forms.count > 1 ? forms[1] : first)])
      }
    }
    return said
  }

  /// Returns the shorthands that include the attribute.
  private func relatives(of kind: ElementKind) -> [AttributeSpec] {
    let schema = Schema.shared
    return AttributeName.allCases.filter { isShorthand($0.name) }.compactMap { name in
      let row =
        row.group == .placement
        ? schema.placementRow(name, of: kind, in: parent) : schema.ownRow(name, of: kind)
      return row.map { schema[$0] }
    }
  }

  private func isShorthand(_ other: String) -> Bool {
    let name = row.name.name
    guard other != name else { return false }
    // For example `insets` of `insetTop`, `margin` of `marginTop`, `gap` of `rowGap`.
    let stem = other == "insets" ? "inset" : other
    let isPart = name.hasPrefix(stem) && name.dropFirst(stem.count).first?.isUppercase == true
    return isPart || other == "gap" && name.hasSuffix("Gap")
      || other == "width" && name.hasSuffix("Width")
      || other == "height" && name.hasSuffix("Height")
  }
}
