/// The table of the language: every element and every attribute, and the elements that read it.
///
/// The checker, the grammars, the reference pages and the generator's bindings derive from it.
/// Look-ups that the checker makes for every attribute are inlined there.
@usableFromInline
package final class Schema: Sendable {
  /// A row for each element kind, at the kind's raw value.
  package let elements: [ElementSpec]
  /// All rows of attributes; row 0 is a placeholder for attributes without a reader and is never
  /// used.
  @usableFromInline
  package let attributes: [AttributeSpec]
  /// Every name of an element or attribute, once: the initial names of a document's name table.
  package let names: [String]

  /// The rows by which elements read attributes of themselves, indexed by element and attribute.
  @usableFromInline let ownRows: [UInt16]
  /// The rows by which parents read attributes of their children, indexed by parent and attribute.
  @usableFromInline let placementRows: [UInt16]
  /// The rows by which uses of components set attributes of their roots, indexed by attribute.
  private let useRows: [UInt16]
  @usableFromInline let kindByName: [ElementKind?]
  @usableFromInline let attributeByName: [AttributeName?]

  package static let shared = Schema()

  private init() {
    let elements =
      ElementSpec.documents + ElementSpec.boxSpecs + ElementSpec.leaves
      + ElementSpec.flexbox + ElementSpec.grid + ElementSpec.linearLayouts + ElementSpec.structure
    let attributes =
      AttributeSpec.appearance + AttributeSpec.sizes + AttributeSpec.boxSpecs
      + AttributeSpec.flexbox + AttributeSpec.grid + AttributeSpec.linearLayouts
      + AttributeSpec.leaves + AttributeSpec.placement + AttributeSpec.documents
      + AttributeSpec.structure
    self.elements = elements.sorted { $0.kind.rawValue < $1.kind.rawValue }
    self.attributes = [attributes[0]] + attributes

    var own = [UInt16](repeating: 0, count: ElementKind.allCases.count << 8)
    var placement = own
    for (row, spec) in self.attributes.enumerated().dropFirst() {
      for reader in spec.readers.kinds {
        let slot = Self.slot(reader, spec.name)
        if spec.group == .placement {
          placement[slot] = UInt16(row)
        } else {
          own[slot] = UInt16(row)
        }
      }
      // An attribute with the same meaning on a container and its children has one row, which both
      // read.
      for reader in spec.selfReaders.kinds { own[Self.slot(reader, spec.name)] = UInt16(row) }
      for parent in spec.parentReaders.kinds {
        placement[Self.slot(parent, spec.name)] = UInt16(row)
      }
      if spec.group == .size && spec.parentReaders.isEmpty {
        for parent in ElementSet.sizeReaders.kinds {
          placement[Self.slot(parent, spec.name)] = UInt16(row)
        }
      }
    }
    ownRows = own
    placementRows = placement
    var uses = [UInt16](repeating: 0, count: 256)
    for (row, spec) in self.attributes.enumerated().dropFirst() where spec.isSetByUses {
      uses[Int(spec.name.rawValue)] = UInt16(row)
    }
    useRows = uses

    var names: [String] = []
    var kinds: [ElementKind?] = []
    var attributeNames: [AttributeName?] = []
    var index: [String: Int] = [:]
    for kind in ElementKind.allCases {
      index[kind.name] = names.count
      names.append(kind.name)
      kinds.append(kind)
      attributeNames.append(nil)
    }
    for attribute in AttributeName.allCases {
      if let known = index[attribute.name] {
        attributeNames[known] = attribute
      } else {
        names.append(attribute.name)
        kinds.append(nil)
        attributeNames.append(attribute)
      }
    }
    self.names = names
    kindByName = kinds
    attributeByName = attributeNames
  }

  @inlinable
  static func slot(_ reader: ElementKind, _ name: AttributeName) -> Int {
    Int(reader.rawValue) << 8 | Int(name.rawValue)
  }
}

// MARK: Look-ups

extension Schema {
  package func spec(for kind: ElementKind) -> ElementSpec {
    elements[Int(kind.rawValue)]
  }

  /// Returns the row by which `element` reads `name` of itself, or nil.
  @inlinable
  package func ownRow(_ name: AttributeName, of element: ElementKind) -> RowID? {
    RowID(found: ownRows[Self.slot(element, name)])
  }

  /// Returns the row by which `parent` reads `name` of its children, or nil.
  @inlinable
  package func placementRow(_ name: AttributeName, in parent: ElementKind) -> RowID? {
    RowID(found: placementRows[Self.slot(parent, name)])
  }

  /// Returns the row by which `parent` reads `name` of a child of kind `child`, or nil.
  package func placementRow(
    _ name: AttributeName, of child: ElementKind, in parent: ElementKind
  ) -> RowID? {
    guard let row = placementRow(name, in: parent) else { return nil }
    // A spacer has no size, whatever its parent reads.
    return child == .spacer && self[row].group == .size ? nil : row
  }

  /// Returns the row by which either `element` or its `parent` reads `name`, or nil.
  package func row(
    _ name: AttributeName, of element: ElementKind, in parent: ElementKind?, isLeaf: Bool = false
  ) -> RowID? {
    let own = ownRow(name, of: element)
    guard let parent, let placed = placementRow(name, of: element, in: parent) else { return own }
    // Some parents read sizes in their own meaning, and some read attributes that the element would
    // otherwise read itself.
    guard let own, self[placed].parentReaders.isEmpty else { return placed }
    return reading(own, placed, of: element, in: parent, isLeaf: isLeaf) ?? own
  }

  /// Returns the one of two rows by which an attribute is read that both an element and its parent
  /// read.
  ///
  /// - Parameters:
  ///   - own: The row of the element.
  ///   - placed: The row of the parent.
  ///   - element: The kind of the element.
  ///   - parent: The kind of the parent.
  ///   - isLeaf: Whether the element has no children.
  /// - Returns: The row; nil if neither takes precedence, so that the attribute has two meanings.
  package func reading(
    _ own: RowID, _ placed: RowID, of element: ElementKind, in parent: ElementKind, isLeaf: Bool
  ) -> RowID? {
    if own == placed { return own }
    if self[own].givesWayIn.contains(parent) { return placed }
    guard self[placed].spells != nil else { return nil }
    return isLeaf && self[own].leftByLeaves.contains(element) ? placed : own
  }

  /// Returns the row by which a use of a component sets an attribute of its root, besides sizes and
  /// appearance; nil for an attribute that only the root itself can have.
  package func rowOfUses(_ name: AttributeName) -> RowID? {
    RowID(found: useRows[Int(name.rawValue)])
  }

  /// Returns the name and the row for which a row's attribute is another spelling, or nil.
  package func spelled(_ row: RowID) -> (name: AttributeName, row: RowID)? {
    guard let name = self[row].spells, let parent = self[row].readers.kinds.first,
      let meant = placementRow(name, in: parent)
    else { return nil }
    return (name, meant)
  }

  package subscript(row: RowID) -> AttributeSpec {
    // Yields the row without a copy, since most callers use only one of its properties.
    @inlinable _read { yield attributes[Int(row.rawValue)] }
  }

  /// Returns the rows by which any element or parent reads `name`, in table order.
  ///
  /// - Complexity: O(n) in the number of rows.
  package func rows(named name: AttributeName) -> [AttributeSpec] {
    attributes.dropFirst().filter { $0.name == name }
  }

  /// Returns the parents that read `name` of their children.
  ///
  /// - Complexity: O(n) in the number of rows.
  package func placementReaders(of name: AttributeName) -> ElementSet {
    rows(named: name).reduce([]) { $1.group == .placement ? $0.union($1.readers) : $0 }
  }

  /// Returns the element with the name at `index` of ``names``, or nil.
  @inlinable
  package func element(named index: UInt16) -> ElementKind? {
    index < kindByName.count ? kindByName[Int(index)] : nil
  }

  /// Returns the attribute with the name at `index` of ``names``, or nil.
  @inlinable
  package func attribute(named index: UInt16) -> AttributeName? {
    index < attributeByName.count ? attributeByName[Int(index)] : nil
  }
}

/// The place of an attribute's row in ``Schema/attributes``.
@usableFromInline
package struct RowID: Hashable, Sendable {
  @usableFromInline
  package let rawValue: UInt16

  package init(_ rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inlinable
  init?(found row: UInt16) {
    guard row != 0 else { return nil }
    rawValue = row
  }
}
