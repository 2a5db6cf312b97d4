#if canImport(SwiftUI)
  public import LayoutEngine
  public import SwiftUI

  /// The views of SwiftUI that an ``EngineLayout`` arranges, in their order.
  public struct EngineSubviews: RandomAccessCollection, Sendable {
    private let boxes: [SubviewBox]

    init(_ subviews: LayoutSubviews) {
      boxes = subviews.enumerated().map { SubviewBox($1, place: $0) }
    }

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of views.
    public var endIndex: Int { boxes.count }

    /// The view at a place.
    ///
    /// - Precondition: `place` is in `0..<count`.
    public subscript(place: Int) -> EngineSubview { EngineSubview(box: boxes[place]) }

    func box(at place: Int) -> SubviewBox? { boxes.indices.contains(place) ? boxes[place] : nil }
  }

  /// A view of SwiftUI, to be added to a container of the engine.
  public struct EngineSubview: Sendable {
    let box: SubviewBox

    /// What the view says to a layout of SwiftUI by a key of yours.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { box.subview[key] }

    /// What the view says to its container, with `layoutItem(_:)`.
    ///
    /// - Parameter type: The type of what the container reads.
    /// - Returns: What was said, or that nothing was.
    public func item<Item: Placement>(_ type: Item.Type = Item.self) -> Item {
      box.subview[ItemKey.self] as? Item ?? Item()
    }
  }

  /// What a view says to the container that it is in.
  struct ItemKey: LayoutValueKey {
    static var defaultValue: (any Placement)? { nil }
  }

  extension View {
    /// Says how the view stands in its container of the engine.
    ///
    /// `Text("…").layoutItem(StackItem(flexGrow: 1))` takes free space in a stack. A container that reads
    /// something else of its views is told nothing.
    public nonisolated func layoutItem<Item: Placement>(_ item: Item) -> some View {
      layoutValue(key: ItemKey.self, value: item)
    }
  }

  extension Children {
    /// Adds a view of SwiftUI.
    ///
    /// - Parameters:
    ///   - view: The view, which is to be added once.
    ///   - item: How it stands in the container; `nil` is what the view says with `layoutItem(_:)`.
    ///   - size: Its size, where that is not the view's own.
    public mutating func subview(
      _ view: EngineSubview, as item: Item? = nil, size: ElementSize = .auto
    ) {
      custom(
        SubviewLeaf(box: view.box), as: item ?? view.item(),
        id: ElementID(Int32(truncatingIfNeeded: view.box.place)), size: size)
    }
  }

  /// A view of SwiftUI as an element that measures itself.
  private struct SubviewLeaf: CustomLayout {
    let box: SubviewBox?

    init(box: SubviewBox) { self.box = box }

    /// No document names it.
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

  /// A proxy of SwiftUI's, told from others by being itself: what was measured of it holds as long as SwiftUI
  /// keeps it.
  final class SubviewBox: @unchecked Sendable {
    // SwiftUI measures by a proxy while it lays out, which it does on one thread at a time.
    let subview: LayoutSubview
    let place: Int

    init(_ subview: LayoutSubview, place: Int) {
      self.subview = subview
      self.place = place
    }
  }
#endif
