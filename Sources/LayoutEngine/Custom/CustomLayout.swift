/// A layout that is written in Swift, where no element of the language does what is needed.
///
/// ```swift
/// struct Diagonal: CustomLayout {
///   var step: Float = 0
///
///   func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
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
/// Its stored properties are its attributes. Generated code creates it with an initializer whose labels
/// are the attributes' names, in the order in which the element declares them, and passes all of them:
/// `Diagonal(step: 8)`. ``Item``, which it reads from its children, is created in the same way:
/// `Diagonal.Item(span: 2)`. What shows documents without compiling them creates it from an
/// ``AttributeReader``; a layout that is to be shown there is an ``InterpretedLayout``.
///
/// The engine keeps the answers of a layout. So it must be a function of its attributes, the range, and
/// what `children` tells, and may keep no state. See <doc:CustomLayouts>.
public protocol CustomLayout: Sendable, Equatable {
  /// The placement that it reads from a child.
  associatedtype Item: CustomItem = NoPlacement

  /// The parts of its constraints that it reads; ``LayoutInputs/all`` unless it says otherwise.
  ///
  /// It is shown no others: a minimum that it does not read is 0, and a maximum or a length of the
  /// parent that it does not read is infinite. The fewer parts it reads, the more often an answer
  /// is used again.
  var inputs: LayoutInputs { get }

  /// Measures the children, places each, and returns the size of the layout.
  ///
  /// Measuring and placing are one function, so that what is placed is what was measured. Positions
  /// count from the start edge and the top, and the engine mirrors them in a right-to-left layout.
  /// The size is clamped to `range` and rounded up to whole pixels; a length that is `NaN` or
  /// infinite counts as 0.
  ///
  /// - Parameters:
  ///   - children: The children that take part in the layout.
  ///   - range: The sizes that the layout may have, with the element's own size taken into account.
  /// - Returns: The size of the layout, in points.
  func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize
}

extension CustomLayout {
  /// All parts.
  public var inputs: LayoutInputs { .all }
}

/// What a ``CustomLayout`` reads from a child, a value for each child.
///
/// Its stored properties are the placement attributes, and the item of a child that sets nothing is the
/// one of ``Placement/init()``.
public protocol CustomItem: Placement, Equatable {}

extension CustomItem {
  /// The item as a value of the common type.
  public var record: PlacementRecord { .custom(CustomPlacement(self)) }
}

extension NoPlacement: CustomItem {}
