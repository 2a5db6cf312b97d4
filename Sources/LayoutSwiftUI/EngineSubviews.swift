#if canImport(SwiftUI)
  public import LayoutEngine
  public import SwiftUI

  /// The subviews that an ``EngineLayout`` arranges, in SwiftUI's order.
  public struct EngineSubviews: RandomAccessCollection, Sendable {
    private let boxes: [SubviewBox]

    init(_ subviews: LayoutSubviews) {
      boxes = subviews.enumerated().map { SubviewBox($1, place: $0) }
    }

    /// The index of the first subview: 0.
    public var startIndex: Int { 0 }

    /// The number of subviews, which is the index after the last one.
    public var endIndex: Int { boxes.count }

    /// The subview at an index.
    ///
    /// - Precondition: `place` is in `0..<count`.
    public subscript(place: Int) -> EngineSubview { EngineSubview(box: boxes[place]) }

    func box(at place: Int) -> SubviewBox? { boxes.indices.contains(place) ? boxes[place] : nil }
  }

  /// A SwiftUI view that can be added to a container of the engine.
  public struct EngineSubview: Sendable {
    let box: SubviewBox

    /// The view's value for a layout value key.
    ///
    /// See SwiftUI's `layoutValue(key:value:)`.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { box.subview[key] }

    /// Returns the placement of the view in its container, set with `layoutItem(_:)`.
    ///
    /// - Parameter type: The type of the container's placements.
    /// - Returns: The placement, or a default one if none of that type was set.
    public func item<Item: Placement>(_ type: Item.Type = Item.self) -> Item {
      box.subview[ItemKey.self] as? Item ?? Item()
    }
  }

  /// The key of a view's placement in its container.
  struct ItemKey: LayoutValueKey {
    static var defaultValue: (any Placement)? { nil }
  }

  extension View {
    /// Sets the placement of the view in its container of the engine.
    ///
    /// For example, `Text("…").layoutItem(StackItem(flexGrow: 1))` takes free space in a stack. A
    /// container whose placements have another type ignores the value.
    ///
    /// - Parameter item: The placement.
    /// - Returns: A view with the placement.
    public nonisolated func layoutItem<Item: Placement>(_ item: Item) -> some View {
      layoutValue(key: ItemKey.self, value: item)
    }
  }

  extension Children {
    /// Adds a SwiftUI view to the container.
    ///
    /// - Parameters:
    ///   - view: The view, which must be added only once.
    ///   - item: The placement of the view in the container; `nil` is the placement set with
    ///     `layoutItem(_:)`.
    ///   - size: The size of the element; by default, the view decides.
    public mutating func subview(
      _ view: EngineSubview, as item: Item? = nil, size: ElementSize = .auto
    ) {
      custom(
        SubviewLeaf(box: view.box), as: item ?? view.item(),
        id: ElementID(Int32(truncatingIfNeeded: view.box.place)), size: size)
    }
  }

  /// A SwiftUI view as an element that measures itself.
  private struct SubviewLeaf: CustomLayout {
    let box: SubviewBox?

    init(box: SubviewBox) { self.box = box }

    /// Required by the protocol; no document names this element.
    init(attributes: AttributeReader) { box = nil }

    var inputs: LayoutInputs { [.maximumWidth, .maximumHeight] }

    func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
      guard let box else { return .zero }
      func proposed(_ most: Float) -> CGFloat? { most.isFinite ? CGFloat(most) : nil }
      let size = box.subview.sizeThatFits(
        ProposedViewSize(width: proposed(range.max.width), height: proposed(range.max.height)))
      return LayoutSize(width: Float(size.width), height: Float(size.height))
    }

    static func == (one: SubviewLeaf, other: SubviewLeaf) -> Bool { one.box === other.box }
  }

  /// A subview proxy, compared by identity, so measurements stay cached while SwiftUI keeps the
  /// proxy.
  final class SubviewBox: @unchecked Sendable {
    // SwiftUI measures subviews during layout, on one thread at a time.
    let subview: LayoutSubview
    let place: Int

    init(_ subview: LayoutSubview, place: Int) {
      self.subview = subview
      self.place = place
    }
  }
#endif
