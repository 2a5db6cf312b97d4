public import LayoutEngine

/// An outlet that stands for one element: an element, a component or a view of the host.
public protocol ElementOutlet {
  /// The element; `nil` where there is none.
  var element: LayoutElement? { get }
}

extension Outlet: ElementOutlet {}
extension ComponentOutlet: ElementOutlet {}
extension ViewOutlet: ElementOutlet {}

/// What is done when an element is tapped.
struct TapHandler<Outlets> {
  /// Which of those it is for an element is, the first being 0; nil where it is none of them.
  let place: (_ element: LayoutElement, _ outlets: Outlets, _ tree: LayoutTree) -> Int?
  /// Whether it counts at the moment.
  var isEnabled = true
  let action: (_ place: Int) -> Void
}

/// A handler, to be enabled and taken away again.
public struct TapHandlerID: Sendable, Hashable {
  let index: Int
}

extension RandomAccessCollection where Element: ElementOutlet, Index == Int {
  /// The place of an element among outlets in document order.
  func place(of element: LayoutElement) -> Int? {
    let place = partitioningIndex { $0.element.map { $0 >= element } ?? true }
    return place < endIndex && self[place].element == element ? place : nil
  }

  /// The place of the outlet that an element is in.
  func place(around element: LayoutElement, _ tree: LayoutTree) -> Int? {
    let place = partitioningIndex { $0.element.map { $0 > element } ?? true } - 1
    guard place >= startIndex, let found = self[place].element,
      tree.subtree(of: found).contains(element)
    else { return nil }
    return place
  }
}
