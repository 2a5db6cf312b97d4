/// The outlets of an element that is the root of one or several components, one per component.
///
/// In the enclosing document, the element has the outlet of the component's use, which would hide
/// the outlets stored here.
@usableFromInline
struct RootIDs: Sendable, Equatable {
  /// The outlet in the outermost component.
  var first: ElementID
  /// The outlets in the components inside, each the root of the one before.
  var others: [ElementID]
  /// The types of the outlets of the outermost component and of the components inside.
  private let firstOutlets: any LayoutOutlets.Type
  private let otherOutlets: [any LayoutOutlets.Type]
  /// The components, the outermost first, if the document is loaded at run time.
  private var owners: [Int32] = []

  init(of use: PendingUse, _ own: ElementID) {
    let ids = use.inner
    first = ids.first ?? own
    others = ids.isEmpty ? [] : ids.dropFirst() + [own]
    firstOutlets = use.outlets
    otherOutlets = use.innerOutlets
  }

  init(of root: LoadedRoot) {
    first = root.ids.first ?? .none
    others = Array(root.ids.dropFirst())
    firstOutlets = NoOutlets.self
    otherOutlets = []
    owners = root.owners
  }

  var isNone: Bool {
    owners.isEmpty && first == .none && others.allSatisfy { $0 == .none }
      && firstOutlets.names.isEmpty && otherOutlets.allSatisfy { $0.names.isEmpty }
  }

  @usableFromInline
  static func == (one: RootIDs, other: RootIDs) -> Bool {
    one.first == other.first && one.others == other.others
      && one.owners == other.owners
      && one.firstOutlets == other.firstOutlets
      && one.otherOutlets.elementsEqual(other.otherOutlets) { $0 == $1 }
  }

  /// The type of the outlets of a component; the outermost component is 0.
  func outlets(of component: Int) -> any LayoutOutlets.Type {
    if component == 0 { return firstOutlets }
    return otherOutlets.indices.contains(component - 1)
      ? otherOutlets[component - 1] : NoOutlets.self
  }

  /// The index among ``LoadedIDs/owners`` of a component; nil for one of a generated type.
  func owner(of component: Int) -> Int? {
    owners.indices.contains(component) ? Int(owners[component]) : nil
  }

  /// The name of the element's id in the outermost component that gives it one; nil without any.
  func name(in ids: LoadedIDs) -> String? {
    owners.indices.lazy.compactMap { ids.name(of: self[$0]) }.first
  }

  /// Gives ids and components the numbers of another version of the document.
  mutating func apply(_ change: LoadedIDChange) {
    guard !owners.isEmpty else { return }
    first = change.id(first)
    others = others.map { change.id($0) }
    owners = owners.map { change.owner($0) }
  }

  /// The outlet of the element in a component; the outermost component is 0.
  subscript(component: Int) -> ElementID {
    if component == 0 { return first }
    return others.indices.contains(component - 1) ? others[component - 1] : .none
  }
}

extension SpecPools {
  /// Stores equal values once and returns the index, from 1; 0 for a value without outlets.
  mutating func share(_ ids: RootIDs) -> UInt32 {
    guard !ids.isNone else { return 0 }
    // Rows of a list repeat few values, and a search through all values would take quadratic time.
    if let known = rootIDs.suffix(32).lastIndex(of: ids) {
      return UInt32(truncatingIfNeeded: known + 1)
    }
    rootIDs.append(ids)
    return UInt32(truncatingIfNeeded: rootIDs.count)
  }
}
