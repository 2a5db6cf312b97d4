/// A measurement that is put off, of a node or of a box of a flexbox.
struct Question: Sendable {
  let node: Int32
  let offer: Offer
  /// The box that is asked in place of the node, or −1.
  let box: Int32
  let flexOffer: FlexOffer
  let pass: FlexPass

  init(node: Int32, offer: Offer) {
    self.node = node
    self.offer = offer
    box = -1
    flexOffer = .open
    pass = .measure
  }

  init(box: Int32, offer: FlexOffer, pass: FlexPass) {
    node = -1
    self.offer = Offer(width: .open, height: .open)
    self.box = box
    flexOffer = offer
    self.pass = pass
  }
}
