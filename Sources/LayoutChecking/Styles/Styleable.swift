import LayoutModel
package import LayoutSchema
import LayoutXML

/// The attributes that a style can contain: those that a styled element or its parent reads.
package enum Styleable {
  /// Returns the indices in the markup of the attributes that a style passes to its users.
  static func attributes(of node: MarkupNode, in draft: borrowing Draft) -> [Int] {
    node.attributeIndices.filter { index in
      let attribute = draft.markup.attributes[index]
      return isGiven(attribute, in: draft)
        && includes(draft.markup.names.name(of: attribute.name), in: draft.document.structure)
    }
  }

  /// Whether an attribute of a style has a value, and is meant for the style's users.
  static func isGiven(_ attribute: MarkupAttribute, in draft: borrowing Draft) -> Bool {
    guard attribute.isSound, attribute.quote != 0 else { return false }
    let name = draft.tables.schema.attribute(named: attribute.name.rawValue)
    // The style's own attributes are not meant for its users.
    return name != .name && name != .basedOn
  }

  /// Whether an element that can have a style, or its parent, reads an attribute of that name.
  static func includes(_ word: String, in structure: DocumentStructure) -> Bool {
    guard let name = AttributeName(named: word), names.contains(name) else {
      return members(of: structure).contains(word)
    }
    return true
  }

  /// Whether a style can contain an attribute of the language.
  package static func includes(_ name: AttributeName) -> Bool { names.contains(name) }

  /// The attributes of the language that a style can contain.
  static let names: AttributeMask = {
    var names = AttributeMask()
    for row in Schema.shared.attributes.dropFirst()
    where row.name != .id && row.name != .style && row.name != .slot && row.type != .action {
      if row.group != .own || row.readers.subtracting(.styled) != row.readers {
        names.insert(row.name)
      }
    }
    return names
  }()

  /// Returns the attributes, placements and parameters of declared elements and components.
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
