import LayoutChecking
import LayoutEngine
import LayoutModel
import LayoutSchema

// The constraints that layouts of the linear family give their children.
extension AxisRules {
  /// Returns the constraints of a child of a `linear`, `layers` or `flow`.
  ///
  /// The length is exact if it is written in points, or if the child matches a layout whose length
  /// is exact. A child that wraps is as long as its content, unless a minimum or padding may make
  /// it longer.
  func cellOffer(
    to child: Int, of layout: Int, _ own: AxisState, _ axis: Axis
  ) -> AxisState {
    var offer = AxisState.unknown
    // Along a `linear` a minimum or maximum may make the length exact.
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
    case .wrap, .auto, .percent, .mixed, .infinity, .bound: break
    }
    return offer
  }

  private func isAlong(_ linear: Int, _ axis: Axis) -> Bool {
    let orientation = document.choice(.orientation, of: linear) ?? Orientation.horizontal
    return orientation == (axis == .horizontal ? .horizontal : .vertical)
  }

  /// Whether a child that wraps may be longer than its measured content.
  private func holdsLeast(_ child: Int, _ axis: Axis) -> Bool {
    if document.value(axis == .horizontal ? .minWidth : .minHeight, of: child) != nil {
      return true
    }
    return document.nodes[child].written.intersects(Self.lengthening)
  }

  /// The attributes that may make a child longer than its content.
  private static let lengthening = AttributeMask(
    [.style] + AttributeName.paddings.values + AttributeName.itemPaddings.values)
}
