/// What a node answers to an offer, and to which other offers it would answer the same.
struct Measure: Sendable {
  var size: LayoutSize
  var ascender: Float = 0
  var descender: Float = 0
  var validity = Validity()

  @inline(__always)
  init(_ width: Float, _ height: Float, _ validity: Validity = Validity()) {
    size = LayoutSize(width: width, height: height)
    self.validity = validity
  }

  /// The answer of what is not laid out.
  static let nothing = Measure(0, 0)
}
