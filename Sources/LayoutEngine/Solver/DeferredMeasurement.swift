/// A deferred measurement, of a node or of a box of a flexbox.
struct DeferredMeasurement: Sendable {
  let node: Int32
  let offer: Offer
  /// The box to measure in place of the node, or −1.
  let box: Int32
  let flexOffer: FlexOffer
  let pass: FlexPass
  /// The history that earlier visits of the layout had left in the box.
  let history: Int32
  /// The space for which to measure the node by the rules of CSS, if `isOfBoxes` is set.
  let space: BoxSpace
  let isOfBoxes: Bool

  init(node: Int32, offer: Offer) {
    self.node = node
    self.offer = offer
    box = -1
    flexOffer = .open
    pass = .measure
    history = FlexHistory.none
    space = .layout(width: 0, height: 0)
    isOfBoxes = false
  }

  init(box: Int32, offer: FlexOffer, pass: FlexPass, history: Int32) {
    node = -1
    self.offer = Offer(width: .open, height: .open)
    self.box = box
    flexOffer = offer
    self.pass = pass
    self.history = history
    space = .layout(width: 0, height: 0)
    isOfBoxes = false
  }

  init(node: Int32, space: BoxSpace) {
    self.node = node
    offer = Offer(width: .open, height: .open)
    box = -1
    flexOffer = .open
    pass = .measure
    history = FlexHistory.none
    self.space = space
    isOfBoxes = true
  }
}
