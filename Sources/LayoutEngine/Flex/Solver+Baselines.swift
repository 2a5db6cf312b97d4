// CSS Flexbox §8.5: the baseline of a flexbox is that of an item in its first line.
//
// Yoga reads a baseline where the last visit of each box in this layout left it. A visit that does
// not visit the contents of a box leaves its baseline unchanged (`Baseline.cpp`).

extension Solver {
  /// Returns the first baseline that a visit leaves for a container, or `nil` if there is none.
  ///
  /// The baseline is that of the first item in the first line that takes part in baseline alignment
  /// or is the reference baseline, else that of the first item. In Yoga a hidden child counts too.
  func firstBaseline(of box: Int32, mayHaveLines: Bool) -> Float? {
    let child = baselineChild(of: box, mayHaveLines: mayHaveLines)
    guard child >= 0 else { return nil }
    let style = flexBox(at: child)
    if style.pointee.flags.contains(.isHidden) { return unvisitedBaseline(of: child) }
    let state = flexStates[Int(child)]
    // During a measurement, items have the positions of the last layout.
    return (state.baseline.isNaN ? unvisitedBaseline(of: child) : state.baseline) + state.top
  }

  /// Returns the first baseline that the last visit left for a box with items, or `nil` if it has
  /// none.
  func lastBaseline(of box: Int32) -> Float? {
    guard baselineChild(of: box, mayHaveLines: false) >= 0 else { return nil }
    let baseline = flexStates[Int(box)].baseline
    return baseline.isNaN ? unvisitedBaseline(of: box) : baseline
  }

  /// Returns the baseline of a box whose contents were not visited: a text has one from its first
  /// line; anything else has no height yet, so NaN.
  private func unvisitedBaseline(of box: Int32) -> Float {
    var inner = box
    var child = box
    while child >= 0 {
      inner = child
      child = baselineChild(of: inner, mayHaveLines: false)
    }
    guard flexBox(at: inner).pointee.content == .text else { return .nan }
    let ascender = TextLeaf.ascender(flexBox(at: inner).pointee.node, self)
    return ascender > 0 ? ascender : .nan
  }

  /// The child whose baseline is that of the container, or −1.
  private func baselineChild(of box: Int32, mayHaveLines: Bool) -> Int32 {
    var found: Int32 = -1
    var next = flexBox(at: box).pointee.firstChild
    while next >= 0 {
      let child = next
      let style = flexBox(at: child)
      next = style.pointee.nextSibling
      let isHidden = style.pointee.flags.contains(.isHidden)
      if mayHaveLines && !isHidden && style.isInFlow && flexStates[Int(child)].line > 0 { break }
      if style.pointee.position == .absolute { continue }
      if style.pointee.align == .baseline || style.pointee.flags.contains(.isReferenceBaseline) {
        return child
      }
      if found < 0 { found = child }
    }
    return found
  }
}
