/// One measurement of a stack: its style, its offers by axis, and what the answer depends on.
struct StackRun {
  let node: Int32
  let firstChild: Int32
  let style: StackStyle
  let isRow: Bool
  /// Along the stack.
  let main: AxisOffer
  /// Across the stack.
  let cross: AxisOffer
  /// What percents of children are of; undefined where the stack is not exact (Texture).
  let parentMain: Float
  let parentCross: Float
  /// The only child that may both grow and shrink, where the stack is exact, or −1.
  var soleFlexible: Int32 = -1

  var mainValidity = AxisValidity()
  var crossValidity = AxisValidity()
  var readsParentMain = false
  var readsParentCross = false

  @inline(__always)
  init(node: Int32, firstChild: Int32, style: StackStyle, offer: Offer, isRow: Bool) {
    self.node = node
    self.firstChild = firstChild
    self.style = style
    self.isRow = isRow
    main = isRow ? offer.width : offer.height
    cross = isRow ? offer.height : offer.width
    parentMain = main.isExact ? main.low : .infinity
    parentCross = cross.isExact ? cross.low : .infinity
  }

  /// What the whole answer depends on.
  @inline(__always)
  var validity: Validity {
    var along = mainValidity
    var across = crossValidity
    if readsParentMain { along.dependOnExactness(of: main) }
    if readsParentCross { across.dependOnExactness(of: cross) }
    var validity = Validity()
    validity.width = isRow ? along : across
    validity.height = isRow ? across : along
    return validity
  }
}

extension Size {
  /// The length along a stack.
  @inline(__always)
  func main(_ isRow: Bool) -> Float { isRow ? width : height }

  /// The length across a stack.
  @inline(__always)
  func cross(_ isRow: Bool) -> Float { isRow ? height : width }
}

extension AxisOffer {
  /// How far a length falls short of the offer, or by how much it is too long, negative.
  @inline(__always)
  func violation(of length: Float) -> Float {
    if length < low { return low - length }
    return length > high ? high - length : 0
  }
}
