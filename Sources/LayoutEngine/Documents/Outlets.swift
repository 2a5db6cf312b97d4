/// The frames of an element with an id, as the last solve computed them.
///
/// Generated code has a property of this type for each id, such as `outlets.title`.
public struct Outlet: Sendable, Equatable {
  /// The frame in the coordinates of the parent element, in points; zero if no element has the id,
  /// or if the element or an ancestor is `gone`.
  public let frame: LayoutRect
  /// The frame in points from the top left of the document's root; zero if no element has the id.
  ///
  /// For an element that is `gone`, or has an ancestor that is, only the size is zero.
  public let frameInRoot: LayoutRect
  /// The element, as an index in the tree of the last solve; `nil` if no element has the id.
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

  /// The names of the ids in the document or component, each at the number of its id; empty by
  /// default.
  ///
  /// A host may pass the names to assistive technology and to tests as identifiers.
  static var names: [String] { get }
}

extension LayoutOutlets {
  /// Default implementation: returns an empty list, for outlets without names.
  public static var names: [String] { [] }
}

/// The outlets of a document without ids, which have no members.
public struct NoOutlets: LayoutOutlets {
  /// Creates the only value; the argument has no effect.
  public init(_ frames: GeneratedCode.OutletFrames) {}
}

/// The frames of a component's root element, and the component's own outlets.
///
/// The members of the component's outlets are members of this value, too. If no component has the
/// id, all frames are zero and all elements `nil`.
@dynamicMemberLookup
public struct ComponentOutlet<Outlets: LayoutOutlets>: Sendable {
  /// The frames of the component's root element, and that element.
  public let outlet: Outlet
  /// The component's own outlets.
  public let outlets: Outlets

  /// The frame of the component in the coordinates of its parent element, in points; zero if no
  /// component has the id, or if the component or an ancestor is `gone`.
  public var frame: LayoutRect { outlet.frame }
  /// The frame of the component in points from the top left of the document's root; zero if no
  /// component has the id.
  ///
  /// For a component that is `gone`, or has an ancestor that is, only the size is zero.
  public var frameInRoot: LayoutRect { outlet.frameInRoot }
  /// The root element of the component, as an index in the tree of the last solve; `nil` if no
  /// component has the id.
  public var element: LayoutElement? { outlet.element }

  /// An outlet of the component, by its name.
  public subscript<Value>(dynamicMember member: KeyPath<Outlets, Value>) -> Value {
    outlets[keyPath: member]
  }
}

/// The frames of a `view` element with an id, and the values of the attributes that its document
/// declares for it.
///
/// The host, which makes the view, reads the values to configure it. Generated code has a property
/// of this type for each id of a view with declared attributes.
public struct ViewOutlet<Attributes: ViewAttributes>: Sendable, Equatable {
  /// The frames of the view and its element.
  public let outlet: Outlet
  /// The values of the view's declared attributes, in the type that is generated for the element.
  ///
  /// The value is `nil` if no view has the id, or if the values have another type, as in an
  /// interpreted document.
  public let attributes: Attributes?

  /// The frame of the view in the coordinates of its parent element, in points; zero if no view has
  /// the id, or if the view or an ancestor is `gone`.
  public var frame: LayoutRect { outlet.frame }
  /// The frame of the view in points from the top left of the document's root; zero if no view has
  /// the id.
  ///
  /// For a view that is `gone`, or has an ancestor that is, only the size is zero.
  public var frameInRoot: LayoutRect { outlet.frameInRoot }
  /// The element of the view, as an index in the tree of the last solve; `nil` if no view has the
  /// id.
  public var element: LayoutElement? { outlet.element }
}
