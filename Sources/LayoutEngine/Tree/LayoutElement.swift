/// An element of a ``LayoutTree``, by its place in document order.
///
/// The root is ``root``, and what is in an element comes right behind it. Places shift when something is
/// added or removed before them, so that an element is that of one tree as it is: ``LayoutChanges`` tells
/// where it went. Whoever wants to find one again gives it an id.
@frozen
public struct LayoutElement: Sendable, Hashable {
  @usableFromInline let place: Int32

  /// The element at a place.
  ///
  /// - Parameter index: The place, `0..<count` of its tree; a number that 32 bits do not hold is the
  ///   nearest that they do, where no tree has an element.
  @inlinable
  public init(_ index: Int) { place = Int32(clamping: index) }

  /// The place in document order, counted from 0: that of its frame among ``LayoutTree/frames``.
  @inlinable public var index: Int { Int(place) }

  /// The first element, in which all others are.
  @inlinable public static var root: LayoutElement { LayoutElement(0) }
}

extension LayoutElement: Strideable {
  /// Whether an element comes before another one in document order.
  @inlinable
  public static func < (one: LayoutElement, other: LayoutElement) -> Bool {
    one.place < other.place
  }

  /// Returns how many places lie between an element and another one behind it.
  @inlinable
  public func distance(to other: LayoutElement) -> Int { other.index - index }

  /// Returns the element so many places behind.
  @inlinable
  public func advanced(by distance: Int) -> LayoutElement {
    let (sum, overflow) = index.addingReportingOverflow(distance)
    return LayoutElement(overflow ? (distance < 0 ? .min : .max) : sum)
  }
}

extension LayoutElement: ExpressibleByIntegerLiteral {
  /// Creates the element at a place that is written out.
  @inlinable
  public init(integerLiteral value: Int) { self.init(value) }
}

extension LayoutElement: CustomStringConvertible {
  /// Its place in digits.
  public var description: String { String(place) }
}

extension LayoutElement {
  /// The elements whose nodes have such numbers.
  static func range(_ numbers: Range<Int>) -> Range<LayoutElement> {
    LayoutElement(numbers.lowerBound)..<LayoutElement(numbers.upperBound)
  }
}
