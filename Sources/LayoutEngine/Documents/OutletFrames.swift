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

  /// Returns all outlets of a number in document order.
  public func all(_ id: Int32) -> [Outlet] { scopes.entries(scope, id).map(\.outlet) }

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

  /// Returns all components of a number in document order.
  public func allComponents<Outlets: LayoutOutlets>(_ id: Int32) -> [ComponentOutlet<Outlets>] {
    all(id).map { component(at: $0) }
  }

  /// Returns the component that is the root of this one.
  public func rootComponent<Outlets: LayoutOutlets>() -> ComponentOutlet<Outlets> {
    component(at: root)
  }

  private func component<Outlets: LayoutOutlets>(at outlet: Outlet) -> ComponentOutlet<Outlets> {
    let inner = scopes.scope(startingAt: outlet.element, in: scope)
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

  /// Returns all views of a number in document order.
  public func allViews<Attributes>(_ id: Int32) -> [ViewOutlet<Attributes>] {
    all(id).map { view(at: $0) }
  }

  /// Returns the view that is the root of the document or component.
  public func rootView<Attributes>() -> ViewOutlet<Attributes> { view(at: root) }

  private func view<Attributes>(at outlet: Outlet) -> ViewOutlet<Attributes> {
    ViewOutlet(
      outlet: outlet, attributes: scopes.attributes(of: outlet.element) as? Attributes)
  }
}
