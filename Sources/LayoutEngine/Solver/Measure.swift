/// The size of a measured node, and the constraints for which a measurement gives the same size.
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

  /// The size of a node that is not laid out.
  static let nothing = Measure(0, 0)
}
