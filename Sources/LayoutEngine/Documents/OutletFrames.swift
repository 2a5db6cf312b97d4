extension LayoutOutlets {
  /// Returns the name of an element's id, or an empty string if the element has no id.
  ///
  /// The name is that of the id in the document or component around the element. If the element has
  /// no id there, the name is that of the root id of a component whose root it is.
  ///
  /// - Parameters:
  ///   - element: One of the elements of the tree.
  ///   - tree: A tree of the document that these outlets belong to.
  /// - Returns: The name of the id.
  /// - Complexity: O(d) in the number of ancestors of the element.
  package static func name(of element: LayoutElement, in tree: LayoutTree) -> String {
    guard tree.loadedIDs.isEmpty else {
      return tree.loadedIDs.name(of: tree.nodes[element.index].id)
        ?? tree.rootIDs(of: element.index)?.name(in: tree.loadedIDs) ?? ""
    }
    var path: [Int] = []
    var node = element.index
    while node >= 0 {
      path.append(node)
      node = Int(tree.nodes[node].parent)
    }
    // The outlet types of the document and of the components around the element.
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

  /// The name of an id; nil if the id is not in `names`.
  fileprivate static func name(of id: ElementID) -> String? {
    let (names, number) = (names, Int(id.rawValue))
    return names.indices.contains(number) ? names[number] : nil
  }
}

extension GeneratedCode {
  /// The outlets of a document, or of one component in it, by number.
  ///
  /// Generated outlet types look up their elements in this value. The number of an id is its index
  /// in ``LayoutOutlets/names``.
  public struct OutletFrames: Sendable {
    private let scopes: OutletScopes
    /// The index of this document or component in `scopes`; 0 is the document.
    private let scope: Int32
    init(_ tree: LayoutTree) {
      scopes = OutletScopes(tree)
      scope = 0
    }

    private init(_ scopes: OutletScopes, _ scope: Int32) {
      self.scopes = scopes
      self.scope = scope
    }

    /// The ids that the document or component declares, if it is loaded at run time.
    package var names: [String] { scopes.names(of: scope) }

    /// The number of an id, if the document is loaded at run time and declares it.
    package func number(of name: String) -> Int32? { scopes.number(of: name, in: scope) }

    /// The first outlet with an id, by the id's number; an outlet with empty frames if there is
    /// none.
    ///
    /// - Parameter id: The number of the id.
    /// - Returns: The first outlet in document order.
    /// - Complexity: O(log n) in the number of elements with an id.
    public subscript(id: Int32) -> Outlet { first(id) ?? .nowhere }

    /// Returns the first outlet with an id in document order, or `nil` if there is none.
    ///
    /// - Parameter id: The number of the id.
    /// - Returns: The outlet.
    /// - Complexity: O(log n) in the number of elements with an id.
    public func first(_ id: Int32) -> Outlet? { scopes.entries(scope, id).first?.outlet }

    /// Returns all outlets with an id in document order: elements, components or views of the host.
    ///
    /// - Parameter id: The number of the id.
    /// - Returns: The outlets, empty if no element has the id.
    /// - Complexity: O(log n) in the number of elements with an id.
    public func all<Element: ElementOutlet>(_ id: Int32) -> OutletList<Element> {
      OutletList(scopes.entries(scope, id), among: self)
    }

    /// The root element of the document or component.
    public var root: Outlet { scopes.root(of: scope) }
  }
}

// MARK: Components

extension GeneratedCode.OutletFrames {
  /// Returns the first component with an id, or one with empty frames if there is none.
  ///
  /// - Parameter id: The number of the id.
  /// - Returns: The first component in document order, with its outlets.
  /// - Complexity: O(log n) in the number of elements with an id and of components, in addition to
  ///   making its outlets.
  public func component<Outlets: LayoutOutlets>(_ id: Int32) -> ComponentOutlet<Outlets> {
    firstComponent(id) ?? component(at: .nowhere)
  }

  /// Returns the first component with an id in document order, or `nil` if there is none.
  ///
  /// - Parameter id: The number of the id.
  /// - Returns: The component with its outlets.
  /// - Complexity: O(log n) in the number of elements with an id and of components, in addition to
  ///   making its outlets.
  public func firstComponent<Outlets: LayoutOutlets>(_ id: Int32) -> ComponentOutlet<Outlets>? {
    first(id).map { component(at: $0) }
  }

  /// Returns the component that is the root of this document or component.
  ///
  /// - Returns: The component with its outlets.
  /// - Complexity: O(log n) in the number of components, in addition to making its outlets.
  public func rootComponent<Outlets: LayoutOutlets>() -> ComponentOutlet<Outlets> {
    component(at: root)
  }

  fileprivate func component<Outlets: LayoutOutlets>(at outlet: Outlet) -> ComponentOutlet<Outlets>
  {
    let inner = scopes.scope(startingAt: outlet, in: scope)
    return ComponentOutlet(
      outlet: outlet, outlets: Outlets(GeneratedCode.OutletFrames(scopes, inner)))
  }
}

// MARK: Views of the host

extension GeneratedCode.OutletFrames {
  /// Returns the first view of the host with an id; one with empty frames and no attributes if
  /// there is none.
  ///
  /// - Parameter id: The number of the id.
  /// - Returns: The first view in document order, with the values of its attributes.
  /// - Complexity: O(log n) in the number of elements with an id.
  public func view<Attributes>(_ id: Int32) -> ViewOutlet<Attributes> {
    firstView(id) ?? view(at: .nowhere)
  }

  /// Returns the first view of the host with an id in document order, or `nil` if there is none.
  ///
  /// - Parameter id: The number of the id.
  /// - Returns: The view with the values of its attributes.
  /// - Complexity: O(log n) in the number of elements with an id.
  public func firstView<Attributes>(_ id: Int32) -> ViewOutlet<Attributes>? {
    first(id).map { view(at: $0) }
  }

  /// Returns the view of the host that is the root of this document or component.
  ///
  /// - Returns: The view with the values of its attributes; `nil` in place of the values if the
  ///   root declares none.
  public func rootView<Attributes>() -> ViewOutlet<Attributes> { view(at: root) }

  fileprivate func view<Attributes>(at outlet: Outlet) -> ViewOutlet<Attributes> {
    ViewOutlet(
      outlet: outlet, attributes: scopes.attributes(of: outlet) as? Attributes)
  }
}

// MARK: All of one id

/// A value that an id may name: an element, a component or a view of the host.
public protocol ElementOutlet: Sendable {
  /// The element in the current tree; `nil` if the document has no such element at present.
  var element: LayoutElement? { get }

  /// Creates the value for an element of the outlets of a document or component.
  ///
  /// - Parameters:
  ///   - outlet: The frames of the element.
  ///   - frames: The outlets that contain the element.
  init(_ outlet: Outlet, among frames: GeneratedCode.OutletFrames)
}

extension Outlet: ElementOutlet {
  /// Creates a copy of an outlet.
  public init(_ outlet: Outlet, among frames: GeneratedCode.OutletFrames) { self = outlet }
}

extension ComponentOutlet: ElementOutlet {
  /// Creates the outlets of the component whose root is an element.
  ///
  /// - Parameters:
  ///   - outlet: The frames of the component's root element.
  ///   - frames: The outlets of the document or component that uses the component.
  /// - Complexity: O(log n) in the number of components, in addition to making the outlets.
  public init(_ outlet: Outlet, among frames: GeneratedCode.OutletFrames) {
    self = frames.component(at: outlet)
  }
}

extension ViewOutlet: ElementOutlet {
  /// Creates the outlet of a view of the host.
  ///
  /// - Parameters:
  ///   - outlet: The frames of the view.
  ///   - frames: The outlets that contain the view.
  public init(_ outlet: Outlet, among frames: GeneratedCode.OutletFrames) {
    self = frames.view(at: outlet)
  }
}

/// The outlets of one id, in document order.
///
/// Each access makes the outlet anew: in O(1), or for a component in O(log n) in the number of
/// components.
public struct OutletList<Element: ElementOutlet>: RandomAccessCollection, Sendable {
  private let entries: ArraySlice<OutletScopes.Entry>
  private let frames: GeneratedCode.OutletFrames

  fileprivate init(
    _ entries: ArraySlice<OutletScopes.Entry>, among frames: GeneratedCode.OutletFrames
  ) {
    self.entries = entries
    self.frames = frames
  }

  /// The index of the first outlet: 0.
  public var startIndex: Int { 0 }

  /// The number of outlets, which is the index after the last one.
  public var endIndex: Int { entries.count }

  /// The outlet at an index.
  ///
  /// - Precondition: `place` is in `0..<count`.
  /// - Complexity: O(1), or O(log n) in the number of components if the outlets are components.
  public subscript(place: Int) -> Element {
    Element(entries[entries.startIndex + place].outlet, among: frames)
  }
}
