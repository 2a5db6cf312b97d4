/// The layout of a child with a given ratio, in the largest fitting size that comes nearest to the
/// ratio (Texture).
enum RatioContainer {
  @inline(never)
  static func solve(
    _ node: Int32, _ constraints: Constraints, isPlacing: Bool, _ solver: inout Solver
  ) -> Measure {
    let child = solver.nodes[Int(node)].firstChild
    guard child >= 0 else { return .empty(constraints) }
    var validity = Validity()
    let ratio = solver.pools.pointee.ratios[Int(solver.nodes[Int(node)].spec)].ratio.heightToWidth
    var inner = constraints
    if let best = bestSize(ratio, constraints, solver.pixels, &validity) {
      inner.width = AxisConstraints(exactly: best.width, parent: best.width)
      inner.height = AxisConstraints(exactly: best.height, parent: best.height)
    } else {
      inner.width.parent = .infinity
      inner.height.parent = .infinity
    }
    let content = solver.measure(child, inner)
    if inner.width.parent == .infinity {
      validity.width.low.meet(content.validity.width.low)
      validity.width.high.meet(content.validity.width.high)
      validity.height.low.meet(content.validity.height.low)
      validity.height.high.meet(content.validity.height.high)
    }
    if isPlacing { solver.place(child, at: .zero, inner, content) }
    return Measure(content.size.width, content.size.height, validity)
  }

  /// Returns the nearest to the ratio of two sizes: with the maximum width, and with the maximum
  /// height.
  private static func bestSize(
    _ ratio: Float, _ constraints: Constraints, _ pixels: PixelGrid, _ validity: inout Validity
  ) -> LayoutSize? {
    guard ratio > 0 && ratio < .infinity else { return nil }
    let width = constraints.width.high
    let height = constraints.height.high
    if width == .infinity && height == .infinity {
      validity.width.high.atLeast(.infinity)
      validity.height.high.atLeast(.infinity)
      return nil
    }

    var wide = Validity()
    let fittingHeight = length(Double(width) * Double(ratio), pixels)
    let wideHeight = wide.height.clamp(fittingHeight, to: constraints.height)
    wide.width.high.pin(width)
    let widest = LayoutSize(width: width, height: wideHeight)
    var high = Validity()
    let fittingWidth = length(Double(height) / Double(ratio), pixels)
    let highWidth = high.width.clamp(fittingWidth, to: constraints.width)
    high.height.high.pin(height)
    let highest = LayoutSize(width: highWidth, height: height)

    let takesHighest =
      width == .infinity
      || (height < .infinity && highest.distance(from: ratio) < widest.distance(from: ratio))
    let best = takesHighest ? highest : widest
    validity = takesHighest ? high : wide
    // If the other size is clamped to both maximums, whatever the minimums, a greater maximum only
    // takes it further from the ratio. Otherwise the result depends on all constraints.
    let isClear = takesHighest ? fittingHeight >= height : fittingWidth >= width
    // Equivalent, `isClear || width` as `isClear && width`: the rest of the function pins all four
    // ends, which is correct for any result.
    if isClear || width == .infinity || height == .infinity {
      if takesHighest {
        // Equivalent, `high.atLeast` as `low.atLeast`: constraints with as great a minimum have as
        // great a maximum.
        validity.width.high.atLeast(width)
      } else {
        validity.height.high.atLeast(height)
      }
      return best
    }
    validity.width.high.pin(width)
    validity.height.high.pin(height)
    validity.width.low.pin(constraints.width.low)
    validity.height.low.pin(constraints.height.low)
    return best
  }

  private static func length(_ value: Double, _ pixels: PixelGrid) -> Float {
    pixels.floor(value < Double(Limits.length) ? value : Double(Limits.length))
  }
}

extension LayoutSize {
  /// The distance of the size's ratio from another one.
  ///
  /// Double precision as in Texture: two sizes are often equally far, and then the first counts.
  fileprivate func distance(from ratio: Float) -> Double {
    width > 0 ? (Double(height) / Double(width) - Double(ratio)).magnitude : .infinity
  }
}
