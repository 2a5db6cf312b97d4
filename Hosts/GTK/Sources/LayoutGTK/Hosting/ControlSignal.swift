import LayoutEngine
import LayoutViews

/// Something that people do with a control and that changes no value, or with a view of the app's, and what it
/// brings.
///
/// What people choose and type is told by the host, as in all toolkits: `view.host.onChange(\.name) { … }`.
public struct ControlSignal<Value>: Sendable {
  let value: @Sendable (ControlEvent) -> Value?

  /// Creates a signal for events of an app's own views.
  public init(_ value: @escaping @Sendable (ControlEvent) -> Value?) { self.value = value }
}

extension ControlSignal<Void> {
  /// Return was pressed in a field.
  public static var submit: Self { ControlSignal { $0 == .submit ? () : nil } }
}

/// What is done when people use a control.
struct ControlHandler<Outlets> {
  /// Which of those it is for an element is, the first being 0; nil where it is none of them.
  let place: (_ element: LayoutElement, _ outlets: Outlets) -> Int?
  /// Does it, if it is for such an event.
  let action: (_ place: Int, ControlEvent) -> Bool
}

extension OutletList where Element: ElementOutlet {
  /// The place of an element among outlets in document order.
  func place(of element: LayoutElement) -> Int? {
    place(around: element).flatMap { self[$0].element == element ? $0 : nil }
  }

  /// The place of the last outlet that is at an element or before it, and so the only one that may be around it.
  func place(around element: LayoutElement) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if let found = self[middle].element, found <= element {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? low - 1 : nil
  }
}
