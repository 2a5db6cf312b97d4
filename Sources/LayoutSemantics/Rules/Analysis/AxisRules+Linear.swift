import LayoutEngine
import LayoutSchema

// What the layouts of the linear family offer their children.
extension AxisRules {
  /// A cell is decided where its length is said, or where it matches a layout that is; what wraps is
  /// as long as its content, unless a minimum or a padding comes to another length than that.
  func cellOffer(
    to child: Int, of layout: Int, _ own: AxisState, _ axis: Axis
  ) -> AxisState {
    var offer = AxisState.unknown
    // Along a `linear` the limits of a length decide it as if it had been said.
    let isLimited = own.isBounded != .no || own.mayHaveLeast
    let isAlong = document.nodes[layout].kind == .linear && isAlong(layout, axis)
    offer.hasParent = own.isExact == .no && isAlong && isLimited ? .unknown : own.isExact
    switch document.ownLength(of: child, axis)?.unit ?? .match {
    case .points:
      offer.isExact = .yes
      offer.isBounded = .yes
    case .wrap where !holdsLeast(child, axis):
      offer.isExact = .no
      offer.isBounded = own.isBounded
      offer.mayHaveLeast = false
    case .match:
      if own.isExact == .yes { offer.isExact = .yes }
      if own.isBounded == .yes { offer.isBounded = .yes }
    case .wrap, .auto, .percent, .infinity, .bound: break
    }
    return offer
  }

  private func isAlong(_ linear: Int, _ axis: Axis) -> Bool {
    let orientation = document.choice(.orientation, of: linear) ?? Orientation.horizontal
    return orientation == (axis == .horizontal ? .horizontal : .vertical)
  }

  /// Whether a cell may be longer than its content is measured to be.
  private func holdsLeast(_ child: Int, _ axis: Axis) -> Bool {
    if document.value(axis == .horizontal ? .minWidth : .minHeight, of: child) != nil {
      return true
    }
    return document.nodes[child].attributeIndices.contains {
      switch document.attributes[$0].name {
      case .style, .padding, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight,
        .paddingStart, .paddingEnd, .paddingHorizontal, .paddingVertical:
        true
      default: false
      }
    }
  }
}
