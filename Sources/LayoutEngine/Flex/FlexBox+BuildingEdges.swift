// What is said of edges, in any of nine ways, becomes a length on each of four.
extension FlexBox {
  mutating func takeMargin(_ edges: FlexEdges) {
    guard !edges.isPoints else { return takeMargin(points: edges) }
    marginTop = margin(edges.upper, .autoTop, .marginTop)
    marginBottom = margin(edges.lower, .autoBottom, .marginBottom)
    marginLeft = FlexTurning(
      ltr: margin(edges.left(.ltr), .autoLeftLTR, .marginLeftLTR),
      rtl: margin(edges.left(.rtl), .autoLeftRTL, .marginLeftRTL))
    marginRight = FlexTurning(
      ltr: margin(edges.right(.ltr), .autoRightLTR, .marginRightLTR),
      rtl: margin(edges.right(.rtl), .autoRightRTL, .marginRightRTL))
  }

  /// The same where all that is said is points.
  private mutating func takeMargin(points edges: FlexEdges) {
    let points = { (length: Float) in length.isFinite ? length.held(to: Limits.length) : 0 }
    let ltr = edges.points(.ltr)
    let rtl = edges.saysStartOrEnd ? edges.points(.rtl) : ltr
    marginTop = points(ltr.top)
    marginBottom = points(ltr.bottom)
    marginLeft = FlexTurning(ltr: points(ltr.left), rtl: points(rtl.left))
    marginRight = FlexTurning(ltr: points(ltr.right), rtl: points(rtl.right))
  }

  mutating func takePadding(_ edges: FlexEdges) {
    let most = Limits.length
    guard !edges.isPoints else {
      // What is no length is none.
      let length = { (length: Float) in length.isFinite ? length.heldPositive(to: most) : 0 }
      let points = edges.points(direction)
      padding = Edges(
        top: length(points.top), left: length(points.left), bottom: length(points.bottom),
        right: length(points.right))
      return
    }
    padding = Edges(
      top: length(edges.upper, .paddingTop).heldPositive(to: most),
      left: length(edges.left(direction), .paddingLeft).heldPositive(to: most),
      bottom: length(edges.lower, .paddingBottom).heldPositive(to: most),
      right: length(edges.right(direction), .paddingRight).heldPositive(to: most))
  }

  /// A percentage of a border is none.
  mutating func takeBorder(_ edges: FlexEdges) {
    let points = { (length: Dimension?) -> Float in
      guard case .points(let points)? = length else { return 0 }
      return points.heldPositive(to: Limits.length)
    }
    border = Edges(
      top: points(edges.upper), left: points(edges.left(direction)), bottom: points(edges.lower),
      right: points(edges.right(direction)))
  }

  mutating func takeInsets(_ edges: FlexEdges) {
    insetTop = length(edges.upper, .insetTop)
    insetBottom = length(edges.lower, .insetBottom)
    insetLeft = FlexTurning(
      ltr: length(edges.left(.ltr), .insetLeftLTR), rtl: length(edges.left(.rtl), .insetLeftRTL))
    insetRight = FlexTurning(
      ltr: length(edges.right(.ltr), .insetRightLTR),
      rtl: length(edges.right(.rtl), .insetRightRTL))
    // An inset of `auto` is none, and yet counts as said (Yoga).
    if edges.left(.ltr) != nil || edges.right(.ltr) != nil { flags.insert(.hasHorizontalInset) }
    if edges.upper != nil || edges.lower != nil { flags.insert(.hasVerticalInset) }
  }

  private mutating func margin(
    _ dimension: Dimension?, _ auto: FlexFlags, _ percent: FlexPercents
  ) -> Float {
    guard let dimension else { return 0 }
    if dimension.isAuto {
      flags.insert(auto)
      return 0
    }
    let length = length(dimension, percent)
    return length.isNaN ? 0 : length
  }
}
