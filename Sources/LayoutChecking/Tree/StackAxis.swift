import LayoutEngine
package import LayoutModel
import LayoutSchema

/// The settings of a stack's axes.
package struct StackAxis {
  package let isHorizontal: Bool
  package let wraps: Bool
  /// Whether expressions or styles leave the direction, the alignment or the wrapping unknown.
  package let isOpen: Bool
  private let alignItems: StackSpec.AlignItems

  package init(of node: Int, in document: borrowing TypedDocument) {
    isHorizontal = document.choice(.direction, of: node) == StackSpec.Direction.horizontal
    wraps = document.choice(.flexWrap, of: node) == StackSpec.FlexWrap.wrap
    isOpen = document.leavesOpen([.direction, .alignItems, .flexWrap], at: node)
    alignItems = document.choice(.alignItems, of: node) ?? .stretch
  }

  package var stretches: Bool { alignItems == .stretch }

  /// Whether the children share a baseline, which only a row supports.
  package var alignsBaselines: Bool { isHorizontal && alignItems.isBaseline }

  /// Whether the children may share a baseline, for some value of a bound setting.
  package var mayAlignBaselines: Bool { isOpen || alignsBaselines }

  /// Whether `alignItems` is a baseline alignment, in any direction.
  package var alignItemsIsBaseline: Bool { alignItems.isBaseline }
}
