/// A measurement that is put off.
struct Question: Sendable {
  let node: Int32
  let offer: Offer
}
