extension LayoutOutlets {
  /// What the id of an element is called: in the document or the component that it stands in, or where it has
  /// none there, in a component that it is the root of; empty where it has none.
  ///
  /// It takes time in proportion to the number of elements that it stands in.
  ///
  /// - Parameters:
  ///   - element: One of the elements of the tree.
  ///   - tree: A tree of the document whose outlets these are.
  /// - Returns: The name.
  package static func name(of element: LayoutElement, in tree: LayoutTree) -> String {
    var path: [Int] = []
    var node = element.index
    while node >= 0 {
      path.append(node)
      node = Int(tree.nodes[node].parent)
    }
    // The document, and the components that an element is in.
    var scopes: [any LayoutOutlets.Type] = [Self.self]
    for node in path.reversed() {
      let mark = tree.nodes[node].scope
      scopes.removeLast(min(mark.exits, scopes.count - 1))
      let ids = tree.rootIDs(of: node)
      if node == element.index, let name = scopes.last?.name(of: tree.nodes[node].id) {
        return name
      }
      for component in 0..<mark.starts {
        let inner = ids?.outlets(of: component) ?? NoOutlets.self
        scopes.append(inner)
        if node == element.index, let id = ids?[component], let name = inner.name(of: id) {
          return name
        }
      }
    }
    return ""
  }

  /// What an id is called; nil for none.
  fileprivate static func name(of id: ElementID) -> String? {
    let (names, number) = (names, Int(id.rawValue))
    return names.indices.contains(number) ? names[number] : nil
  }
}

/// The outlets of a document, or of one component in it, by number.
///
/// Looking up a number takes logarithmic time.
public struct OutletFrames: Sendable {
  private let scopes: OutletScopes
  /// The document's is 0.
  private let scope: Int32

  init(_ tree: LayoutTree) {
    scopes = OutletScopes(tree)
    scope = 0
  }

  private init(_ scopes: OutletScopes, _ scope: Int32) {
    self.scopes = scopes
    self.scope = scope
  }

  /// The first outlet of a number; one with an empty frame where there is none.
  public subscript(id: Int32) -> Outlet { first(id) ?? .nowhere }

  /// Returns the first outlet of a number in document order; `nil` where there is none.
  public func first(_ id: Int32) -> Outlet? { scopes.entries(scope, id).first?.outlet }

  /// Returns all outlets of a number in document order: elements, components or views of the host.
  public func all<Element: ElementOutlet>(_ id: Int32) -> OutletList<Element> {
    OutletList(scopes.entries(scope, id), among: self)
  }

  /// The root element of the document or component.
  public var root: Outlet { scopes.root(of: scope) }
}

// MARK: Components

extension OutletFrames {
  /// Returns the first component of a number; one with empty frames where there is none.
  public func component<Outlets: LayoutOutlets>(_ id: Int32) -> ComponentOutlet<Outlets> {
    firstComponent(id) ?? component(at: .nowhere)
  }

  /// Returns the first component of a number in document order; `nil` where there is none.
  public func firstComponent<Outlets: LayoutOutlets>(_ id: Int32) -> ComponentOutlet<Outlets>? {
    first(id).map { component(at: $0) }
  }

  /// Returns the component that is the root of this one.
  public func rootComponent<Outlets: LayoutOutlets>() -> ComponentOutlet<Outlets> {
    component(at: root)
  }

  fileprivate func component<Outlets: LayoutOutlets>(at outlet: Outlet) -> ComponentOutlet<Outlets>
  {
    let inner = scopes.scope(startingAt: outlet, in: scope)
    return ComponentOutlet(outlet: outlet, outlets: Outlets(OutletFrames(scopes, inner)))
  }
}

// MARK: Views of the host

extension OutletFrames {
  /// Returns the first view of a number; one with an empty frame and without attributes where there is
  /// none.
  public func view<Attributes>(_ id: Int32) -> ViewOutlet<Attributes> {
    firstView(id) ?? view(at: .nowhere)
  }

  /// Returns the first view of a number in document order; `nil` where there is none.
  public func firstView<Attributes>(_ id: Int32) -> ViewOutlet<Attributes>? {
    first(id).map { view(at: $0) }
  }

  /// Returns the view that is the root of the document or component.
  public func rootView<Attributes>() -> ViewOutlet<Attributes> { view(at: root) }

  fileprivate func view<Attributes>(at outlet: Outlet) -> ViewOutlet<Attributes> {
    ViewOutlet(
      outlet: outlet, attributes: scopes.attributes(of: outlet) as? Attributes)
  }
}

// MARK: All of one id

/// What an id may stand for: an element, a component or a view of the host.
public protocol ElementOutlet: Sendable {
  /// The element in the current tree; `nil` if the document has no such element at present.
  var element: LayoutElement? { get }

  /// Creates the value for an element that is among outlets.
  init(_ outlet: Outlet, among frames: OutletFrames)
}

extension Outlet: ElementOutlet {
  /// Creates the same outlet.
  public init(_ outlet: Outlet, among frames: OutletFrames) { self = outlet }
}

extension ComponentOutlet: ElementOutlet {
  /// Creates the outlets of the component that an element is.
  public init(_ outlet: Outlet, among frames: OutletFrames) { self = frames.component(at: outlet) }
}

extension ViewOutlet: ElementOutlet {
  /// Creates the outlet of the view that an element is.
  public init(_ outlet: Outlet, among frames: OutletFrames) { self = frames.view(at: outlet) }
}

/// The outlets of one id, in document order, each made when it is asked for in constant time; those of a
/// component in logarithmic time.
public struct OutletList<Element: ElementOutlet>: RandomAccessCollection, Sendable {
  private let entries: ArraySlice<OutletScopes.Entry>
  private let frames: OutletFrames

  fileprivate init(_ entries: ArraySlice<OutletScopes.Entry>, among frames: OutletFrames) {
    self.entries = entries
    self.frames = frames
  }

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of outlets.
  public var endIndex: Int { entries.count }

  /// The outlet at a place.
  ///
  /// - Precondition: `place` is in `0..<count`.
  public subscript(place: Int) -> Element {
    Element(entries[entries.startIndex + place].outlet, among: frames)
  }
}
