/// The changes of a tree's elements from one update to the next, for a host with a view for each
/// element.
///
/// An element is present unless the element or an ancestor is
/// ``ElementStyle/Visibility-swift.enum/gone``, or is an alternative that a `fit` did not take. Of
/// a subtree that enters or leaves as a whole, only
/// the root is listed; ``LayoutTree/elementsFromBack(in:)`` returns the elements in the subtree. A
/// ``LayoutElement`` is an index in document order, which shifts when an element is added before
/// it.
///
/// A host applies the changes in this order: it moves the views of ``moved``, removes those of
/// ``removed`` and ``gone``, creates views for ``inserted`` and ``returned``, and then reads
/// ``altered`` and ``reframed``.
///
/// - Complexity: O(c) memory in the number c of changes; O(n) in the number of elements if
///   any element was added, removed or moved.
public struct LayoutChanges: Sendable, Equatable {
  /// An element whose frame changed.
  public struct Reframing: Sendable, Equatable {
    /// The element whose frame changed, as an index in the tree after the update.
    public let element: LayoutElement
    /// The frame before the update, in points in the coordinates of the element's parent.
    public let from: LayoutRect
    /// The frame after the update, in points in the coordinates of the element's parent.
    public let to: LayoutRect

    /// Whether the size of the frame changed, and not only its position.
    public var isResized: Bool { from.size != to.size }
  }

  /// An element whose attributes changed, and which of them.
  public struct Alteration: Sendable, Equatable {
    /// The element whose attributes changed, as an index in the tree after the update.
    public let element: LayoutElement
    /// The parts of the element that changed.
    public let parts: Parts
  }

  /// The roots of inserted subtrees, in document order.
  public internal(set) var inserted: [LayoutElement] = []
  /// The roots of removed subtrees, as indices before the update, in document order.
  public internal(set) var removed: [LayoutElement] = []
  /// The elements that remain present and lost a child, in document order.
  ///
  /// The child was removed or moved to another parent. Elements are indices after the update.
  public internal(set) var parentsOfRemoved: [LayoutElement] = []
  /// The roots of subtrees that were ``ElementStyle/Visibility-swift.enum/gone``, or left out by a
  /// `fit`, and are present again, in document order.
  public internal(set) var returned: [LayoutElement] = []
  /// The roots of subtrees that were present and became
  /// ``ElementStyle/Visibility-swift.enum/gone``, or were left out by a `fit`, in document order.
  public internal(set) var gone: [LayoutElement] = []
  /// The elements that moved to another parent or to another place among their siblings, in
  /// document order.
  ///
  /// Of reordered siblings, as few as possible are listed. The descendants of a moved element move
  /// along and are not listed.
  public internal(set) var moved: [LayoutElement] = []
  /// The elements that remain present and have another frame, parents before their children.
  public internal(set) var reframed: [Reframing] = []
  /// The elements that remain present and have changed attributes, in document order.
  public internal(set) var altered: [Alteration] = []

  /// The old number of each current element, −1 for a new one; nil if no number changed.
  var origins: [Int32]?
  /// The current number of each old element, −1 for a removed one; nil if no number changed.
  var numbers: [Int32]?
  /// The new element for a removed one with the same id, by number, in documents that are loaded at
  /// run time.
  var heirs: [Int: Int] = [:]
  /// The numbers of elements before and after the update.
  var oldCount = 0
  var count = 0

  /// Creates a value without changes, for a tree without elements.
  public init() {}

  /// Whether the update changed nothing that a host can see.
  public var isEmpty: Bool {
    origins == nil && returned.isEmpty && gone.isEmpty && reframed.isEmpty && altered.isEmpty
  }

  /// Whether elements were renumbered by the update.
  package var isRenumbering: Bool { origins != nil }

  /// Returns the element after the update for an element before the update.
  ///
  /// - Parameter element: The element, as an index before the update.
  /// - Returns: The element, as an index after the update; `nil` if the element was removed or the
  ///   index is out of range.
  public func successor(of element: LayoutElement) -> LayoutElement? {
    number(of: element.index).map { LayoutElement($0) }
  }

  /// Returns the element before the update for an element after the update.
  ///
  /// - Parameter element: The element, as an index after the update.
  /// - Returns: The element, as an index before the update; `nil` if the element is new or the
  ///   index is out of range.
  public func origin(of element: LayoutElement) -> LayoutElement? {
    origin(of: element.index).map { LayoutElement($0) }
  }

  /// Returns the new element in place of a removed one, if both have the same id and kind.
  ///
  /// It is known for documents that are loaded at run time, which may change while they are shown.
  ///
  /// - Parameter element: The element, as an index before the update.
  /// - Returns: The element, as an index after the update; nil if there is none.
  package func heir(of element: LayoutElement) -> LayoutElement? {
    heirs[element.index].map { LayoutElement($0) }
  }

  /// The new elements that are in place of removed ones, in document order.
  package var allHeirs: [LayoutElement] { heirs.values.sorted().map { LayoutElement($0) } }

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
