import LayoutEngine
import LayoutSchema

/// What a stack says of its axes.
struct StackAxis {
  let isHorizontal: Bool
  let wraps: Bool
  /// Whether expressions or styles leave the direction, or the alignment, to be found out.
  let isOpen: Bool
  private let alignItems: StackSpec.AlignItems

  init(of node: Int, in document: borrowing TypedDocument) {
    isHorizontal = document.choice(.direction, of: node) == StackSpec.Direction.horizontal
    wraps = document.choice(.flexWrap, of: node) == StackSpec.FlexWrap.wrap
    isOpen = document.leavesOpen([.direction, .alignItems, .flexWrap], at: node)
    alignItems = document.choice(.alignItems, of: node) ?? .stretch
  }

  var stretches: Bool { alignItems == .stretch }

  /// Whether the children stand on a common baseline, which only a row can do.
  var alignsBaselines: Bool { isHorizontal && alignItems.isBaseline }

  /// Whether they do for some value of what is bound.
  var mayAlignBaselines: Bool { isOpen || alignsBaselines }

  /// Whether it asks for baselines, whatever its direction.
  var alignItemsIsBaseline: Bool { alignItems.isBaseline }
}
