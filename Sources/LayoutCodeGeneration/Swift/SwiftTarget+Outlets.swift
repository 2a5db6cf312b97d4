package import LayoutModel

/// The outlets of a layout or a component, as Swift code accesses them.
package struct SwiftOutletType: Sendable {
  package struct Member: Sendable {
    package let id: String
    /// The Swift name of the id.
    package let name: String
    package let count: OutletShape.Count
    /// Whether the member is a component with outlets of its own.
    package let isComponent: Bool
  }

  /// The Swift type of the layout or component.
  package let owner: String
  /// The members, at least one.
  package let members: [Member]
}

extension SwiftTarget {
  /// Returns the outlets of a document, of its components and of its imports, each type once.
  package func outletTypes(of document: TypedDocument, name: String) -> [SwiftOutletType] {
    var types: [SwiftOutletType] = []
    var pending = [(document, name)]
    var seen: Set<String> = []
    while let (file, name) = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      let context = SwiftContext(file, name: name)
      if !file.structure.isLibrary {
        types.append(SwiftOutletType(SwiftOutlets(context), of: context.type))
      }
      for component in file.structure.components {
        let signature = component.signature
        types.append(
          SwiftOutletType(
            SwiftOutlets(context, signature.outlets, root: component.root),
            of: "\(context.type).\(context.names.nestedType(signature.name))"))
      }
      pending += file.structure.imports.map { ($0.document, $0.signature.name) }
    }
    return types.filter { !$0.members.isEmpty }
  }
}

extension SwiftOutletType {
  fileprivate init(_ outlets: SwiftOutlets, of owner: String) {
    self.owner = owner
    members = outlets.entries.map {
      Member(
        id: $0.name, name: outlets.context.names.member($0.name), count: $0.count,
        isComponent: outlets.isComponent($0))
    }
  }
}
