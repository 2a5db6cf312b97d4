/// The outlets of a solved tree by number: those of a document, or of one component in it.
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

  /// The element with this outlet; an empty frame where there is none.
  public subscript(id: Int32) -> Outlet { first(id) ?? .nowhere }

  /// The element with this outlet, where there is one.
  public func first(_ id: Int32) -> Outlet? { scopes.entries(scope, id).first?.outlet }

  /// All elements with this outlet in document order.
  public func all(_ id: Int32) -> [Outlet] { scopes.entries(scope, id).map(\.outlet) }

  /// The element that the document or component is.
  public var root: Outlet { scopes.root(of: scope) }
}

// MARK: Components

extension OutletFrames {
  /// The component with this outlet; empty frames where there is none.
  public func component<Outlets: LayoutOutlets>(_ id: Int32) -> ComponentOutlet<Outlets> {
    firstComponent(id) ?? component(at: .nowhere)
  }

  /// The component with this outlet, where there is one.
  public func firstComponent<Outlets: LayoutOutlets>(_ id: Int32) -> ComponentOutlet<Outlets>? {
    first(id).map { component(at: $0) }
  }

  /// All components with this outlet in document order.
  public func allComponents<Outlets: LayoutOutlets>(_ id: Int32) -> [ComponentOutlet<Outlets>] {
    all(id).map { component(at: $0) }
  }

  /// The component that the root of this one is.
  public func rootComponent<Outlets: LayoutOutlets>() -> ComponentOutlet<Outlets> {
    component(at: root)
  }

  private func component<Outlets: LayoutOutlets>(at outlet: Outlet) -> ComponentOutlet<Outlets> {
    let inner = scopes.scope(startingAt: outlet.element, in: scope)
    return ComponentOutlet(outlet: outlet, outlets: Outlets(OutletFrames(scopes, inner)))
  }
}
