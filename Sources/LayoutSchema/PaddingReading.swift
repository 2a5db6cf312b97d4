/// Who reads `padding` or `itemPadding` on an element, and as which space.
package enum PaddingReading: String, CaseIterable, Sendable {
  /// The element reads the attribute, as the space inside itself.
  case inside = "the space inside"
  /// The parent reads the attribute, as the space inside the child.
  case insideByParent = "the space inside, read by the parent"
  /// The parent reads the attribute, as the space around the child in its cell.
  case around = "the space around, in its cell"
  /// Nobody reads the attribute, which is an error.
  case nobody = "nothing"
}

extension PaddingReading {
  /// An element whose reading is asked for.
  package struct Child: Hashable, Sendable {
    package let kind: ElementKind
    /// Whether the element has no children, on which the reading of some elements depends.
    package let isLeaf: Bool
  }

  /// The elements that may stand under a parent; those whose reading depends on children are there
  /// twice.
  package static let children: [Child] = ElementSet.layoutElements.kinds.flatMap { kind in
    let depends = Schema.shared.attributes.contains { $0.leftByLeaves.contains(kind) }
    return (depends ? [false, true] : [false]).map { Child(kind: kind, isLeaf: $0) }
  }

  /// Returns the reading of an attribute on an element under a parent.
  ///
  /// - Parameters:
  ///   - name: `padding`, `itemPadding` or one of their suffixed forms.
  ///   - child: The element.
  ///   - parent: The parent.
  /// - Returns: The reading that follows from the rows of the schema.
  package static func of(
    _ name: AttributeName, on child: Child, in parent: ElementKind
  ) -> PaddingReading {
    let schema = Schema.shared
    guard let row = schema.row(name, of: child.kind, in: parent, isLeaf: child.isLeaf) else {
      return .nobody
    }
    let spec = schema[row]
    switch spec.group {
    case .own: return .inside
    case .placement where spec.selfReaders.isEmpty: return .around
    case .placement: return spec.readers.contains(parent) ? .insideByParent : .inside
    case .size, .appearance: return .nobody
    }
  }
}
