/// How the elements of a tree changed from one update to the next, for a host that keeps a view for each.
///
/// An element counts as present unless it or an ancestor is
/// ``Appearance/Visibility-swift.enum/gone``. Of what enters and leaves together with all that is in it,
/// the root alone is told; ``LayoutTree/elementsFromBack(in:)`` gives what is in one. A ``LayoutElement`` is a
/// place in document order, which shifts when something is added before it.
///
/// A host first puts what ``moved`` elsewhere, drops the views of what was ``removed`` or is ``gone``,
/// makes views for what was ``inserted`` or has ``returned``, and then reads ``altered`` and ``reframed``.
/// What is told costs in proportion to what changed; only where elements came, went or moved, their numbers
/// do in proportion to all elements.
public struct LayoutChanges: Sendable, Equatable {
  /// An element that has another frame.
  public struct Reframing: Sendable, Equatable {
    /// The element as it is now.
    public let element: LayoutElement
    /// The frame that it had, in the coordinates of its parent.
    public let from: Frame
    /// The frame that it has.
    public let to: Frame

    /// Whether it has another size, and was not only moved.
    public var isResized: Bool { from.size != to.size }
  }

  /// An element that says something else.
  public struct Alteration: Sendable, Equatable {
    /// The element as it is now.
    public let element: LayoutElement
    /// What it says otherwise.
    public let parts: Parts
  }

  /// The roots of what is new, in document order.
  public internal(set) var inserted: [LayoutElement] = []
  /// The roots of what is no more, as they were before, in document order.
  public internal(set) var removed: [LayoutElement] = []
  /// What is present as before and has lost a child that was: to what is no more, or to another parent; in
  /// document order.
  public internal(set) var bereft: [LayoutElement] = []
  /// The roots of what was there but ``Appearance/Visibility-swift.enum/gone``, and is present again, in
  /// document order.
  public internal(set) var returned: [LayoutElement] = []
  /// The roots of what is there but present no more, in document order.
  public internal(set) var gone: [LayoutElement] = []
  /// What has another place among its siblings or another parent, in document order.
  ///
  /// They are as few as make the order. What is in them moves along and is not listed.
  public internal(set) var moved: [LayoutElement] = []
  /// What is present as before and has another frame, parents before their children.
  public internal(set) var reframed: [Reframing] = []
  /// What is present as before and says something else, in document order.
  public internal(set) var altered: [Alteration] = []

  /// By the numbers now the ones before, −1 for what is new; nil where none has changed.
  var origins: [Int32]?
  /// By the numbers before the ones now, −1 for what is no more; nil where none has changed.
  var numbers: [Int32]?
  /// How many elements there were, and are.
  var oldCount = 0
  var count = 0

  /// Creates a value without any changes, of a tree without elements.
  public init() {}

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    origins == nil && returned.isEmpty && gone.isEmpty && reframed.isEmpty && altered.isEmpty
  }

  /// Whether elements have other numbers than before.
  package var isRenumbering: Bool { origins != nil }

  /// Returns what an element has become.
  ///
  /// - Parameter element: The element as it was before.
  /// - Returns: The element as it is now; `nil` where it is no more or was not there.
  public func successor(of element: LayoutElement) -> LayoutElement? {
    number(of: element.index).map { LayoutElement($0) }
  }

  /// Returns what an element has been.
  ///
  /// - Parameter element: The element as it is now.
  /// - Returns: The element as it was before; `nil` where it is new or not there.
  public func origin(of element: LayoutElement) -> LayoutElement? {
    origin(of: element.index).map { LayoutElement($0) }
  }

  // MARK: By numbers

  func number(of element: Int) -> Int? {
    guard (0..<oldCount).contains(element) else { return nil }
    guard let numbers else { return element }
    return numbers[element] < 0 ? nil : Int(numbers[element])
  }

  func origin(of element: Int) -> Int? {
    guard (0..<count).contains(element) else { return nil }
    guard let origins else { return element }
    return origins[element] < 0 ? nil : Int(origins[element])
  }
}
