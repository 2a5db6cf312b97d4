package import LayoutEngine
import LayoutModel
package import LayoutSchema

/// A document with the frames of its elements.
package struct SolvedLayout: Sendable, Equatable {
  /// The elements in document order, the root first.
  package let elements: [SolvedElement]
  /// Whether frames may be off, because an element was measured in more ways than the solver
  /// caches.
  package var isApproximate = false

  /// The size of the root.
  package var size: LayoutSize { elements.first?.frame.size ?? .zero }
}

/// An element with its frame.
package struct SolvedElement: Sendable, Equatable {
  package let kind: ElementKind
  /// The name in documents; a declared element has its own.
  package let name: String
  /// The component whose root the element is, or nil.
  package let component: String?
  package let id: String?
  /// The view's name and attribute values for the host, if the element is a view that a document
  /// declares.
  package var hostView: SolvedView?
  /// The frame in the coordinates of the parent element, in points; zero if the element is gone.
  package let frame: LayoutRect
  /// The size of a `scroll`'s content; nil for other elements.
  package let contentSize: LayoutSize?
  /// The scroll position of a `scroll`, from the top left of its content: the initial one, or that
  /// of the preview.
  package var contentOffset: LayoutPoint?
  /// Whether scrolling the element comes to rest only at whole pages.
  package var isPaging = false
  /// Where scrolling the element comes to rest.
  package var snap = ScrollSpec.Snap.none
  /// Whether the host keeps the element in sight while its `scroll` is scrolled.
  package var isPinned = false
  /// The frame at which the host keeps the element in sight, in the coordinates of the parent; nil
  /// where that is ``frame``.
  package var stuckFrame: LayoutRect?
  /// Whether the element is a text that a flexbox rounded to a pixel less than it needs.
  package var isShort = false
  /// Whether a stand-in was laid out, because the layout's Swift type is not registered.
  package var isStandIn = false
  /// The separators of a `linear`, in its own coordinates.
  package let separators: [LayoutRect]
  /// Whether the element or an ancestor has the visibility `gone`, or was left out by a `fit`.
  package let isGone: Bool
  /// Whether the element or an ancestor is an alternative that a `fit` did not take.
  ///
  /// Such elements are not printed: in a result they do not exist.
  package var isLeftOut = false
  /// The number of ancestors.
  package let depth: Int
  /// The index after the last element of its subtree.
  package let end: Int
  /// The element's place in the document's typed tree; for an element of a component's body, that
  /// of the use.
  package let node: Int
  /// The elements in the document's own file that this element comes from.
  ///
  /// These are the element as it is written, be it in a component's body there, and the uses of
  /// components whose root it is.
  package let sources: [Int]

  /// The frame at which the element is shown, in the coordinates of the parent.
  package var shownFrame: LayoutRect { stuckFrame ?? frame }

  /// The name in documents, with the component whose root the element is: `stack (Badge)`.
  package var title: String { component.map { "\(name) (\($0))" } ?? name }

  /// The id as `#id`; nil if there is none.
  package var anchor: String? { id.map { "#\($0)" } }
}

/// A view of the host with the values of its attributes, in the order of their declarations.
///
/// Attributes that are `nil` are left out.
package struct SolvedView: Sendable, Equatable {
  /// The view's name in the host's registry.
  package let name: String
  package let attributes: [Attribute]

  package struct Attribute: Sendable, Equatable {
    package let name: String
    package let value: AttributeValue
  }

  /// Makes the view of a declared element; nil for a layout.
  init?(_ element: CustomElement) {
    guard case .view(let view) = element.maker else { return nil }
    name = view.name
    attributes = element.attributeNames.compactMap { name in
      element.attributes[name].map { Attribute(name: name, value: $0) }
    }
  }
}
