/// The outlets that an element has as the root of components, in each of them.
///
/// Its outlet in the document around is that of the use, which would hide them.
@usableFromInline
struct RootIDs: Sendable, Equatable {
  /// In the outermost component.
  var first: ElementID
  /// In the components that are its root, and the roots of those.
  var others: [ElementID]
  /// The outlets of the outermost component, and of the others.
  private let firstOutlets: any LayoutOutlets.Type
  private let otherOutlets: [any LayoutOutlets.Type]

  init(of use: PendingUse, _ own: ElementID) {
    let ids = use.inner
    first = ids.first ?? own
    others = ids.isEmpty ? [] : ids.dropFirst() + [own]
    firstOutlets = use.outlets
    otherOutlets = use.innerOutlets
  }

  var isNone: Bool {
    first == .none && others.allSatisfy { $0 == .none } && firstOutlets.names.isEmpty
      && otherOutlets.allSatisfy { $0.names.isEmpty }
  }

  @usableFromInline
  static func == (one: RootIDs, other: RootIDs) -> Bool {
    one.first == other.first && one.others == other.others
      && one.firstOutlets == other.firstOutlets
      && one.otherOutlets.elementsEqual(other.otherOutlets) { $0 == $1 }
  }

  /// The outlets of one of the components, the outermost being 0.
  func outlets(of component: Int) -> any LayoutOutlets.Type {
    if component == 0 { return firstOutlets }
    return otherOutlets.indices.contains(component - 1)
      ? otherOutlets[component - 1] : NoOutlets.self
  }

  /// In one of the components, the outermost being 0.
  subscript(component: Int) -> ElementID {
    if component == 0 { return first }
    return others.indices.contains(component - 1) ? others[component - 1] : .none
  }
}

extension SpecPools {
  /// Keeps what many elements have in common once, unless it was kept long ago; 0 where there is
  /// nothing to keep.
  mutating func share(_ ids: RootIDs) -> UInt32 {
    guard !ids.isNone else { return 0 }
    // The rows of a list say the same few things; a search through all would take its square.
    if let known = rootIDs.suffix(32).lastIndex(of: ids) {
      return UInt32(truncatingIfNeeded: known + 1)
    }
    rootIDs.append(ids)
    return UInt32(truncatingIfNeeded: rootIDs.count)
  }
}
