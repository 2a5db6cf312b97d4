package import LayoutEngine
package import LayoutSchema
import LayoutSemantics

/// A document with the frames of its elements.
package struct SolvedLayout: Sendable, Equatable {
  /// Elements in document order, the root first.
  package let elements: [SolvedElement]
  /// Whether an element was measured in more ways than are kept, so that frames are not exact.
  package var isApproximate = false

  /// The size of the root.
  package var size: LayoutSize { elements.first?.frame.size ?? .zero }
}

/// An element with its frame.
package struct SolvedElement: Sendable, Equatable {
  package let kind: ElementKind
  /// What documents call it: a declared element has a name of its own.
  package let name: String
  /// The component that the element stands for, if any.
  package let component: String?
  package let id: String?
  /// What the host is told of a view that a document declares, if it is one.
  package var hostView: SolvedView?
  /// In the coordinates of the parent element; zero for what is gone.
  package let frame: Frame
  /// The size of what a `scroll` moves.
  package let contentSize: LayoutSize?
  /// Where a `scroll` opens, from the top left of its content.
  package var contentOffset: LayoutPoint?
  /// Whether the host keeps the element in sight while it is scrolled.
  package var isPinned = false
  /// Whether it is a text that a flexbox rounded to a pixel less than it takes.
  package var isShort = false
  /// Whether a stand-in was laid out, because the layout that is written in Swift is not known.
  package var isStandIn = false
  /// The separators of a `linear`, in its own coordinates.
  package let separators: [Frame]
  /// Whether the element or one around it is taken out.
  package let isGone: Bool
  /// The number of elements around it.
  package let depth: Int
  /// The index after the last element of its subtree.
  package let end: Int
  /// The element's place in the document's typed tree, which knows its source range; for what comes
  /// from a component's body, that of the use.
  package let node: Int
  /// The elements of the document's own file that it is: its own, be it in a component's body there,
  /// and the uses of components that it is the root of.
  package let sources: [Int]

  /// What documents call it, with the component that it stands for: `stack (Badge)`.
  package var title: String { component.map { "\(name) (\($0))" } ?? name }

  /// `#id`; nothing where it has none.
  package var anchor: String? { id.map { "#\($0)" } }
}

/// A view of the host's with the values of its attributes, in the order of their declarations; those
/// that are `nil` are left out.
package struct SolvedView: Sendable, Equatable {
  /// What the host's registry calls it.
  package let name: String
  package let attributes: [Attribute]

  package struct Attribute: Sendable, Equatable {
    package let name: String
    package let value: AttributeValue
  }

  /// Nil for a layout.
  init?(_ element: Expansion.Custom) {
    guard case .view(let view) = element.maker else { return nil }
    name = view.name
    attributes = element.attributeNames.compactMap { name in
      element.attributes[name].map { Attribute(name: name, value: $0) }
    }
  }
}
