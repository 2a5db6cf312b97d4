import LayoutEngine
import LayoutViews

/// A kind of event of a control or of the app's own view, with the value that it carries.
///
/// Values that the user chooses or types are reported by the host instead, as in all toolkits:
/// `view.host.onChange(\.name) { … }`.
public struct ControlSignal<Value>: Sendable {
  let value: @Sendable (ControlEvent) -> Value?

  /// Creates a signal for events of the app's own views.
  ///
  /// - Parameter value: Returns the value of an event; `nil` for events of other kinds.
  public init(_ value: @escaping @Sendable (ControlEvent) -> Value?) { self.value = value }
}

extension ControlSignal<Void> {
  /// The user pressed the return key in a field.
  public static var submit: Self { ControlSignal { $0 == .submit ? () : nil } }
}

/// A handler of a control's events.
struct ControlHandler<Outlets> {
  /// The index of an element among the handler's controls, or nil if the element is none of them.
  let place: (_ element: LayoutElement, _ outlets: Outlets) -> Int?
  /// Handles an event, and returns whether the event is of the handler's kind.
  let action: (_ place: Int, ControlEvent) -> Bool
}

extension OutletList where Element: ElementOutlet {
  /// The index of an element among the outlets, in document order.
  func place(of element: LayoutElement) -> Int? {
    place(around: element).flatMap { self[$0].element == element ? $0 : nil }
  }

  /// The index of the last outlet at or before an element, which is the only one that may contain
  /// the element.
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
