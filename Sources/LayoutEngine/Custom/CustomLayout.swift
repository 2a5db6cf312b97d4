/// A layout that an app writes in Swift, for what the elements of the language cannot do.
///
/// ```swift
/// struct Diagonal: CustomLayout {
///   var step: Float = 0
///
///   func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> Size {
///     var corner = Point.zero
///     var size = Size.zero
///     for child in children.indices {
///       let inner = children.measure(child, in: SizeRange(max: range.max))
///       children.place(child, at: corner)
///       size = Size(width: corner.x + inner.width, height: corner.y + inner.height)
///       corner = Point(x: corner.x + step, y: size.height)
///     }
///     return size
///   }
/// }
///
/// extension Diagonal {
///   init(attributes: AttributeReader) { self.init(step: attributes.points("step", default: 0)) }
/// }
/// ```
///
/// Its stored properties are its attributes. Generated code makes one with labels that are the
/// attributes' names, in the order in which the element declares them, and every attribute given:
/// `Diagonal(step: 8)`. What it reads from its children is `Item`, made in the same way:
/// `Diagonal.Item(span: 2)`.
///
/// The engine may ask for the same layout many times, and keeps the answers. So a layout must be a
/// function of its attributes, the range, and what `children` tells; it keeps no state.
public protocol CustomLayout: Sendable, Equatable {
  /// What it reads from a child.
  associatedtype Item: CustomItem = NoPlacement

  /// Takes its attributes as a document gives them.
  init(attributes: AttributeReader)

  /// What it reads of what it is offered; everything, unless it says otherwise.
  ///
  /// What it does not name it cannot see: a minimum is then 0, a maximum and a parent's length
  /// infinite. The fewer it reads, the fewer times it is asked.
  var inputs: LayoutInputs { get }

  /// Measures the children, gives each its place, and tells the size of the whole.
  ///
  /// Both are one function, so that what is measured is what is placed. Places are counted from the
  /// start edge and the top; the engine turns them over where a line begins at the right. The size
  /// is held to the range and rounded up to pixels, and what is no finite number counts as 0.
  ///
  /// - Parameters:
  ///   - children: The children that are not gone.
  ///   - range: The sizes that the whole may take; the element's own size is in it already.
  /// - Returns: The size of the whole in points.
  func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> Size
}

extension CustomLayout {
  /// Everything.
  public var inputs: LayoutInputs { .all }
}

/// What a layout of the app's own reads from a child, a value for each child.
///
/// Its stored properties are the placement attributes. One that says nothing is made of a reader
/// without values.
public protocol CustomItem: Placement, Equatable {
  /// Takes the attributes as a document gives them.
  init(attributes: AttributeReader)
}

extension CustomItem {
  /// Nothing said.
  public init() { self.init(attributes: AttributeReader()) }

  /// The same, without its type.
  public var record: PlacementRecord { .custom(CustomPlacement(self)) }
}

extension NoPlacement: CustomItem {
  /// Takes nothing.
  public init(attributes: AttributeReader) { self.init() }
}
