extension Solver {
  /// Takes out what children at the least length get, and their part in the sums (Yoga).
  @inline(never)
  mutating func freezePlain(_ run: inout FlexPlainRun, isRow: Bool) {
    var taken: Float = 0
    let free = run.free
    var child = flexBox(at: run.box).pointee.firstChild
    while child >= 0 {
      let item = flexBox(at: child)
      let own = FlexPlainItem(item, isRow: isRow)
      let basis = flexStates[Int(child)].basis
      if free < 0 {
        let factor = -item.pointee.shrink * basis
        if factor != 0 {
          let asked = basis + free / run.shrink * factor
          if asked < own.mainFrame {
            taken += own.mainFrame - basis
            run.shrink += item.pointee.shrink * basis
          }
        }
      } else if item.pointee.grow != 0 {
        let asked = basis + free / run.grow * item.pointee.grow
        if asked < own.mainFrame {
          taken += own.mainFrame - basis
          run.grow -= item.pointee.grow
        }
      }
      child = item.pointee.nextSibling
    }
    run.free -= taken
  }

  /// The length of a child with its share of the free space.
  @inline(__always)
  func plainLength(
    _ item: Borrowed<FlexBox>, _ basis: Float, _ own: FlexPlainItem, _ run: FlexPlainRun
  ) -> Float {
    if run.free > 0 {
      guard item.pointee.grow != 0 else { return basis }
      return (basis + run.perGrow * item.pointee.grow).orGreater(own.mainFrame)
    }
    guard run.free < 0, item.pointee.shrink != 0 else { return basis }
    let factor = -item.pointee.shrink * basis
    guard factor != 0 else { return basis }
    return (run.shrink == 0 ? basis + factor : basis + run.perShrink * factor)
      .orGreater(own.mainFrame)
  }
}
