/// A layout that is written in Swift, for arrangements that no element of the language provides.
///
/// ```swift
/// struct Diagonal: CustomLayout {
///   var step: Float = 0
///
///   func layOut(
///     _ children: inout CustomChildren<NoPlacement>, in range: SizeRange
///   ) -> LayoutSize {
///     var corner = LayoutPoint.zero
///     var size = LayoutSize.zero
///     for child in children.indices {
///       let inner = children.measure(child, in: SizeRange(max: range.max))
///       children.place(child, at: corner)
///       size = LayoutSize(width: corner.x + inner.width, height: corner.y + inner.height)
///       corner = LayoutPoint(x: corner.x + step, y: size.height)
///     }
///     return size
///   }
/// }
/// ```
///
/// The stored properties of the layout are its attributes. Generated code calls an initializer
/// whose labels are the attributes' names, in the order in which the element declares them, with a
/// value for each: `Diagonal(step: 8)`. Generated code creates ``Item``, the placement of a child,
/// in the same way: `Diagonal.Item(span: 2)`. The interpreter, which runs previews and tests,
/// creates layouts from an ``AttributeReader``; a layout for the interpreter must be an
/// ``InterpretedLayout``.
///
/// The engine caches the results of a layout. A layout must therefore be a pure function of its
/// attributes, the range and `children`, without other state. See <doc:CustomLayouts>.
public protocol CustomLayout: Sendable, Equatable {
  /// The placement that the layout reads from each child.
  associatedtype Item: CustomItem = NoPlacement

  /// The parts of the constraints that the layout reads; by default ``LayoutInputs/all``.
  ///
  /// The engine hides all other parts: a hidden minimum is 0, and a hidden maximum or length of the
  /// parent is infinite. The fewer parts a layout reads, the more often a cached result is reused.
  var inputs: LayoutInputs { get }

  /// Measures the children, places each, and returns the size of the layout.
  ///
  /// One function measures and places, so placed children have the sizes that were measured.
  /// Positions count from the start edge and the top; the engine mirrors them in a right-to-left
  /// layout. The returned size is clamped to `range` and rounded up to whole pixels; a length that
  /// is `NaN` or infinite counts as 0.
  ///
  /// - Parameters:
  ///   - children: The children that take part in the layout.
  ///   - range: The least and greatest size of the layout in points, which include the element's
  ///     own size.
  /// - Returns: The size of the layout, in points.
  func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize
}

extension CustomLayout {
  /// Default implementation: returns ``LayoutInputs/all``.
  public var inputs: LayoutInputs { .all }
}

/// The placement that a ``CustomLayout`` reads from a child.
///
/// The stored properties are the placement attributes. A child that sets none of them has the item
/// of ``Placement/init()``.
public protocol CustomItem: Placement, Equatable {}

extension CustomItem {
  /// The item as a value of the type that all placements share.
  public var record: PlacementRecord { .custom(CustomPlacement(self)) }
}

extension NoPlacement: CustomItem {}
