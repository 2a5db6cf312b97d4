package import LayoutSchema

/// Documents in which every attribute that takes bindings is bound, on every element that may carry
/// it: alone, and beside the attributes that say the same in another way.
///
/// They follow from the table of the language.
package struct BindingSweep: Sendable {
  /// The row that is bound.
  package let row: AttributeSpec
  /// Who reads it: the parent that the elements stand in.
  private let parent: ElementKind
  private let kinds: [ElementKind]

  /// What a document of this sweep is called.
  package var name: String {
    // Several elements have attributes of the same name that are not the same.
    let owner = row.group == .own ? kinds.first.map { "Of\(Self.capital($0.name))" } ?? "" : ""
    return "Sweep\(Self.capital(row.group.rawValue))\(Self.capital(row.name.name))\(owner)In"
      + Self.capital(parent.name)
  }

  /// The elements of the document, one a line; not all of them need be legal.
  ///
  /// The first elements say all that there is to say, for the others one thing will do.
  package var candidates: [String] {
    kinds.enumerated().flatMap { place, kind in
      let element = SweepElement(kind: kind)
      let said = said(by: kind)
      return (place < 3 ? said[...] : said.prefix(1)).map { element.markup($0, in: parent) }
    }
  }

  /// The document with some of its candidates.
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

  /// A sweep for each row that takes bindings and each parent that reads it.
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

// MARK: Who reads a row

extension BindingSweep {
  /// The elements that can hold any number of others.
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

// MARK: What an element says

extension BindingSweep {
  typealias Said = [(name: AttributeName, value: String)]

  /// The attribute in all of its forms, then beside each of its relatives: as they would be written,
  /// and bound as well.
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

  /// The shorthands that the attribute is a part of.
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
    // `insets` of `insetTop`, `margin` of `marginTop`, `gap` of `rowGap`.
    let stem = other == "insets" ? "inset" : other
    let isPart = name.hasPrefix(stem) && name.dropFirst(stem.count).first?.isUppercase == true
    return isPart || other == "gap" && name.hasSuffix("Gap")
      || other == "width" && name.hasSuffix("Width")
      || other == "height" && name.hasSuffix("Height")
  }
}
