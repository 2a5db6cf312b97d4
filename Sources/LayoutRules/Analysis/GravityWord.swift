import LayoutChecking

/// The words of a gravity, in the order of the row's list.
enum GravityWord: Int {
  case top
  case bottom
  case left
  case right
  case start
  case end
  case centerHorizontal
  case centerVertical
  case center

  /// The words for each axis, the horizontal one first, from the strongest to the weakest.
  static let byStrength: [[GravityWord]] = [
    [.centerHorizontal, .center, .left, .right, .start, .end],
    [.centerVertical, .center, .top, .bottom],
  ]

  var bit: UInt16 { 1 << UInt16(rawValue) }

  /// Returns the middle of the axis of which an edge says nothing.
  static func across(_ edge: GravityWord) -> GravityWord {
    edge == .top || edge == .bottom ? .centerHorizontal : .centerVertical
  }

  /// Whether `other` is `center`, which includes the middle that this word sets.
  func agrees(with other: GravityWord) -> Bool { other == .center && self != .center }

  /// Returns the axes of which a gravity says something.
  static func axes(of words: UInt16) -> [Axis] {
    zip([Axis.horizontal, .vertical], byStrength).compactMap { axis, all in
      all.contains { words & $0.bit != 0 } ? axis : nil
    }
  }
}
