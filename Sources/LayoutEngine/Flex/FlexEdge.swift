/// An edge of a box by its name.
enum FlexEdge: UInt8, Sendable {
  case left
  case top
  case right
  case bottom

  @inline(__always)
  var opposite: FlexEdge {
    switch self {
    case .left: .right
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    }
  }
}
