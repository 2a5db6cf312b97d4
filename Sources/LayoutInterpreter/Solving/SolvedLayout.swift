package import LayoutEngine
package import LayoutSchema

/// A document with the frames of its elements.
package struct SolvedLayout: Sendable, Equatable {
  /// Elements in document order, the root first.
  package let elements: [SolvedElement]
  /// Whether an element was measured in more ways than are kept, so that frames are not exact.
  package var isApproximate = false

  /// The size of the root.
  package var size: Size { elements.first?.frame.size ?? .zero }
}

/// An element with its frame.
package struct SolvedElement: Sendable, Equatable {
  package let kind: ElementKind
  /// What documents call it: a declared element has a name of its own.
  package let name: String
  /// The component that the element stands for, if any.
  package let component: String?
  package let id: String?
  /// In the coordinates of the parent element; zero for what is gone.
  package let frame: Frame
  /// The size of what a `scroll` moves.
  package let contentSize: Size?
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
}
