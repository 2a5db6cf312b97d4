/// The frames of an element with an id.
public struct Outlet: Sendable, Equatable {
  /// The frame in the coordinates of the parent element, in points.
  public let frame: LayoutRect
  /// The frame in the coordinates of the document, in points.
  public let frameInRoot: LayoutRect
  /// The element; `nil` if no element has the id.
  public let element: LayoutElement?

  /// The outlet for an id that no element has.
  static let nowhere = Outlet(frame: .zero, frameInRoot: .zero, element: nil)
}

/// The outlets of a document or component, by name.
///
/// `layoutc build` generates a type for each document and component with ids, with one member per
/// id.
public protocol LayoutOutlets: Sendable {
  /// Creates the outlets by name from the outlets by number.
  ///
  /// - Parameter frames: The outlets of the document or component, by number.
  init(_ frames: GeneratedCode.OutletFrames)

  /// The names of the ids, at the numbers of the ids; empty by default.
  ///
  /// A host may pass the names to assistive technology and to tests as identifiers.
  static var names: [String] { get }
}

extension LayoutOutlets {
  /// An empty list of names.
  public static var names: [String] { [] }
}

/// The outlets of a document without ids.
public struct NoOutlets: LayoutOutlets {
  /// Creates the only value; the argument has no effect.
  public init(_ frames: GeneratedCode.OutletFrames) {}
}

/// The frames of a component's root element, and the component's own outlets.
///
/// The members of the component's outlets are members of this value, too.
@dynamicMemberLookup
public struct ComponentOutlet<Outlets: LayoutOutlets>: Sendable {
  /// The frames of the component's root element.
  public let outlet: Outlet
  /// The component's own outlets.
  public let outlets: Outlets

  /// The frame of the component in the coordinates of the parent element, in points; zero if there
  /// is no such component, or if it or an ancestor is `gone`.
  public var frame: LayoutRect { outlet.frame }
  /// The frame of the component in the coordinates of the document, in points; zero if there is no
  /// such component, or if it or an ancestor is `gone`.
  public var frameInRoot: LayoutRect { outlet.frameInRoot }
  /// The root element of the component; `nil` if no component has the id.
  public var element: LayoutElement? { outlet.element }

  /// An outlet of the component, by its name.
  public subscript<Value>(dynamicMember member: KeyPath<Outlets, Value>) -> Value {
    outlets[keyPath: member]
  }
}

/// The frames of a view of the host, and the values of its declared attributes.
public struct ViewOutlet<Attributes: ViewAttributes>: Sendable, Equatable {
  /// The frames of the view.
  public let outlet: Outlet
  /// The values of the view's declared attributes; `nil` if no view with attributes has the id.
  public let attributes: Attributes?

  /// The frame of the view in the coordinates of the parent element, in points; zero if there is no
  /// such view, or if it or an ancestor is `gone`.
  public var frame: LayoutRect { outlet.frame }
  /// The frame of the view in the coordinates of the document, in points; zero if there is no such
  /// view, or if it or an ancestor is `gone`.
  public var frameInRoot: LayoutRect { outlet.frameInRoot }
  /// The element of the view; `nil` if no view has the id.
  public var element: LayoutElement? { outlet.element }
}
