/// One axis of the room that a layout of the linear family has for its children.
struct CellRoom {
  /// What is offered to the layout.
  let offer: AxisOffer
  /// What the layout itself takes of it.
  let taken: Float

  @inline(__always)
  init(_ offer: AxisOffer, taken: Float) {
    self.offer = offer
    self.taken = taken
  }

  @inline(__always)
  var isExact: Bool { offer.isExact }

  /// The most that is left for children.
  @inline(__always)
  var most: Float { offer.high - taken > 0 ? offer.high - taken : 0 }

  /// What percents in a child are of: nothing where the layout is as large as its content.
  @inline(__always)
  var parent: Float { isExact ? most : .infinity }
}

/// What a cell is measured in on one axis, padding included.
enum CellOffer {
  case exactly(Float)
  case upTo(Float)

  /// The offer to what is inside the padding.
  @inline(__always)
  func inside(_ padding: Float, parent: Float) -> AxisOffer {
    switch self {
    case .exactly(let length):
      AxisOffer(exactly: length - padding > 0 ? length - padding : 0, parent: parent)
    case .upTo(let most):
      AxisOffer(0, most - padding > 0 ? most - padding : 0, parent: parent)
    }
  }
}

extension CellLength {
  /// What a cell is measured in where its length may be as long as `most`.
  @inline(__always)
  func offer(upTo most: Float, matches: Bool) -> CellOffer {
    switch length {
    case .points(let points): .exactly(clamped(points))
    case .match: matches ? .exactly(clamped(most)) : .upTo(most < greatest ? most : greatest)
    case .wrap: .upTo(most < greatest ? most : greatest)
    }
  }

  /// The length around a content that was measured, at most `most` unless a minimum says otherwise.
  @inline(__always)
  func outer(_ content: Float, _ padding: Float, upTo most: Float) -> Float {
    let length = content + padding
    return clamped(length < most ? length : most)
  }
}

extension AxisValidity {
  /// Notes that a child was offered what `room` has left once `taken` is gone, up to `greatest`.
  mutating func meet(
    _ child: AxisValidity, _ room: CellRoom, less taken: Float, upTo greatest: Float,
    content: Float
  ) {
    guard !room.isExact else { return }
    let most = room.offer.high - taken
    if greatest < most {
      // However much more there is, the child is offered its own maximum.
      high.atLeast(Self.above(greatest + taken, room.offer.high))
      return
    }
    guard most > 0, content <= most else {
      high.pin(room.offer.high)
      return
    }
    high.atLeast(Self.above(child.high.from + taken, room.offer.high))
    high.atLeast(Self.above(content + taken, room.offer.high))
    high.atMost(Self.below(child.high.to + taken, room.offer.high))
  }

  /// What is taken away is found in another order than what is added here: three sums and three
  /// differences, of lengths that are not negative, lose half a unit in the last place of the bound
  /// each. 2⁻²⁰ of it are eight units.
  private static var lossOfSums: Float { 0x1p-20 }

  /// A bound that forgives the sums, but never leaves out the offer that it comes from.
  ///
  private static func above(_ bound: Float, _ current: Float) -> Float {
    let bound = bound + bound.magnitude * lossOfSums
    return bound < current ? bound : current
  }

  private static func below(_ bound: Float, _ current: Float) -> Float {
    guard bound < .infinity else { return bound }
    let bound = bound - bound.magnitude * lossOfSums
    return bound > current ? bound : current
  }
}
