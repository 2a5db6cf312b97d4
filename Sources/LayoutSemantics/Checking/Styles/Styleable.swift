import LayoutSchema
import LayoutXML

/// Which attributes a style can hold: those that something reads that a style can be given to.
enum Styleable {
  /// The places in the markup of what a style says.
  static func attributes(of node: MarkupNode, in draft: borrowing Draft) -> [Int] {
    node.attributeIndices.filter { index in
      let attribute = draft.markup.attributes[index]
      return isGiven(attribute, in: draft)
        && includes(draft.markup.names.name(of: attribute.name), in: draft.document.structure)
    }
  }

  /// Whether an attribute of a style has a value that is meant for those who use the style.
  static func isGiven(_ attribute: MarkupAttribute, in draft: borrowing Draft) -> Bool {
    guard attribute.isSound, attribute.quote != 0 else { return false }
    let name = draft.tables.schema.attribute(named: attribute.name.rawValue)
    // What the style says of itself.
    return name != .name && name != .basedOn
  }

  /// Whether anything that a style can be given to reads an attribute of that name.
  static func includes(_ word: String, in structure: DocumentStructure) -> Bool {
    guard let name = AttributeName(named: word), names.contains(name) else {
      return members(of: structure).contains(word)
    }
    return true
  }

  /// Those of the language.
  static let names: AttributeMask = {
    var names = AttributeMask()
    for row in Schema.shared.attributes.dropFirst()
    where row.name != .id && row.name != .style && row.name != .slot {
      if row.group != .own || row.readers.subtracting(.styled) != row.readers {
        names.insert(row.name)
      }
    }
    return names
  }()

  /// The attributes, placements and parameters of what authors declare.
  private static func members(of structure: DocumentStructure) -> Set<String> {
    var names: Set<String> = []
    let elements = structure.elements + structure.imports.flatMap(\.signature.elements)
    for element in elements {
      names.formUnion((element.attributes + element.placements).map(\.name))
    }
    let components =
      structure.components.map(\.signature) + structure.imports.flatMap(\.signature.components)
    for component in components { names.formUnion(component.parameters.map(\.name)) }
    return names
  }
}
