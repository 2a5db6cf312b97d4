/// An element of a ``LayoutTree``, identified by its position in document order.
///
/// The root is ``root``, and the descendants of an element follow it directly. Positions shift when
/// elements before them are added or removed, so an element is valid for one state of one tree:
/// ``LayoutChanges`` maps old positions to new ones. To find an element again after edits, give it
/// an id and call ``LayoutTree/element(with:)``.
@frozen
public struct LayoutElement: Sendable, Hashable {
  @usableFromInline let place: Int32

  /// Creates the element at a position.
  ///
  /// - Parameter index: The position, in `0..<count` of its tree. A number that does not fit in 32
  ///   bits is clamped to them, where no tree has an element.
  @inlinable
  public init(_ index: Int) { place = Int32(clamping: index) }

  /// The position in document order, counted from 0; also the index of the element's frame in
  /// ``LayoutTree/frames``.
  @inlinable public var index: Int { Int(place) }

  /// The first element of a tree, which contains all others.
  @inlinable public static var root: LayoutElement { LayoutElement(0) }
}

extension LayoutElement: Strideable {
  /// Whether an element comes before another one in document order.
  @inlinable
  public static func < (one: LayoutElement, other: LayoutElement) -> Bool {
    one.place < other.place
  }

  /// Returns the number of positions from this element to another one, negative if the other comes
  /// first.
  @inlinable
  public func distance(to other: LayoutElement) -> Int { other.index - index }

  /// Returns the element that is `distance` positions further on in document order.
  ///
  /// A position that does not fit in 32 bits is clamped to them.
  @inlinable
  public func advanced(by distance: Int) -> LayoutElement {
    let (sum, overflow) = index.addingReportingOverflow(distance)
    return LayoutElement(overflow ? (distance < 0 ? .min : .max) : sum)
  }
}

extension LayoutElement: CustomStringConvertible {
  /// The position of the element in decimal digits.
  public var description: String { String(place) }
}

extension LayoutElement {
  /// Returns the elements at a range of node indices.
  static func range(_ numbers: Range<Int>) -> Range<LayoutElement> {
    LayoutElement(numbers.lowerBound)..<LayoutElement(numbers.upperBound)
  }
}
