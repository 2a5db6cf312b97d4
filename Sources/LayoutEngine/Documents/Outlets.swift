/// Where an element with an id came to stand.
public struct Outlet: Sendable, Equatable {
  /// In the coordinates of the parent element.
  public let frame: Frame
  /// In the coordinates of the document.
  public let frameInRoot: Frame
  /// The element's number in document order.
  public let element: Int

  /// Of an element that is not there.
  static let nowhere = Outlet(frame: .zero, frameInRoot: .zero, element: -1)
}

/// The outlets of a document or component by name.
public protocol LayoutOutlets: Sendable {
  /// Takes the outlets by number.
  init(_ frames: OutletFrames)
}

/// The outlets of a document without ids.
public struct NoOutlets: LayoutOutlets {
  /// Takes no outlet.
  public init(_ frames: OutletFrames) {}
}

/// Where the use of a component came to stand, and the component's own outlets.
@dynamicMemberLookup
public struct ComponentOutlet<Outlets: LayoutOutlets>: Sendable {
  /// Where the element stands that the component is.
  public let outlet: Outlet
  /// The component's outlets; they are members of this too.
  public let outlets: Outlets

  /// In the coordinates of the parent element.
  public var frame: Frame { outlet.frame }
  /// In the coordinates of the document.
  public var frameInRoot: Frame { outlet.frameInRoot }
  /// The element's number in document order.
  public var element: Int { outlet.element }

  /// An outlet of the component's.
  public subscript<Value>(dynamicMember member: KeyPath<Outlets, Value>) -> Value {
    outlets[keyPath: member]
  }
}
