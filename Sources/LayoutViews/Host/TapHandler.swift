import LayoutEngine

/// A handler of taps on elements.
struct TapHandler<Outlets> {
  /// Returns the index of an element among the elements of the handler, from 0; nil if it is none
  /// of them.
  let place: (_ element: LayoutElement, _ outlets: Outlets, _ tree: LayoutTree) -> Int?
  /// Whether the handler is called at present.
  var isEnabled = true
  let action: (_ place: Int) -> Void
}

/// An identifier of a tap handler, which ``ViewHost/setEnabled(_:_:)`` takes to turn the handler
/// off or on.
///
/// The identifier is valid for the host whose `onTap` returned it.
public struct TapHandlerID: Sendable, Hashable {
  let index: Int
}

extension RandomAccessCollection where Element: ElementOutlet, Index == Int {
  /// The index of an element among outlets in document order.
  func place(of element: LayoutElement) -> Int? {
    let place = partitioningIndex { $0.element.map { $0 >= element } ?? true }
    return place < endIndex && self[place].element == element ? place : nil
  }

  /// The index of the outlet whose element contains an element.
  func place(around element: LayoutElement, _ tree: LayoutTree) -> Int? {
    let place = partitioningIndex { $0.element.map { $0 > element } ?? true } - 1
    guard place >= startIndex, let found = self[place].element,
      tree.subtree(of: found).contains(element)
    else { return nil }
    return place
  }
}
