/// The frames of an element with an id.
public struct Outlet: Sendable, Equatable {
  /// The frame in the coordinates of the parent element, in points.
  public let frame: LayoutRect
  /// The frame in the coordinates of the document, in points.
  public let frameInRoot: LayoutRect
  /// The element; `nil` where there is none with the id.
  public let element: LayoutElement?

  /// Of an element that is not there.
  static let nowhere = Outlet(frame: .zero, frameInRoot: .zero, element: nil)
}

/// The outlets of a document or component, by name.
public protocol LayoutOutlets: Sendable {
  /// Creates the outlets from those by number.
  init(_ frames: OutletFrames)

  /// What the ids are called, by their numbers from 0 on; by default nothing.
  ///
  /// A host may give them to assistive technology and to tests as identifiers.
  static var names: [String] { get }
}

extension LayoutOutlets {
  /// No names.
  public static var names: [String] { [] }
}

/// The outlets of a document without ids.
public struct NoOutlets: LayoutOutlets {
  /// Creates the only value.
  public init(_ frames: OutletFrames) {}
}

/// The frames of a component, and the component's own outlets.
@dynamicMemberLookup
public struct ComponentOutlet<Outlets: LayoutOutlets>: Sendable {
  /// The frames of the component's root element.
  public let outlet: Outlet
  /// The component's outlets, whose members are members of this value too.
  public let outlets: Outlets

  /// The frame in the coordinates of the parent element, in points.
  public var frame: LayoutRect { outlet.frame }
  /// The frame in the coordinates of the document, in points.
  public var frameInRoot: LayoutRect { outlet.frameInRoot }
  /// The element; `nil` where there is none with the id.
  public var element: LayoutElement? { outlet.element }

  /// An outlet of the component.
  public subscript<Value>(dynamicMember member: KeyPath<Outlets, Value>) -> Value {
    outlets[keyPath: member]
  }
}

/// The frames of a view of the host's, and the values of the attributes that its document declares for
/// it.
public struct ViewOutlet<Attributes: ViewAttributes>: Sendable, Equatable {
  /// The frames of the view.
  public let outlet: Outlet
  /// The values of its attributes; `nil` where there is no such element.
  public let attributes: Attributes?

  /// The frame in the coordinates of the parent element, in points.
  public var frame: LayoutRect { outlet.frame }
  /// The frame in the coordinates of the document, in points.
  public var frameInRoot: LayoutRect { outlet.frameInRoot }
  /// The element; `nil` where there is none with the id.
  public var element: LayoutElement? { outlet.element }
}
