// CSS Flexbox §8.5: the baseline of a flexbox is that of an item in its first line.
//
// Yoga reads it from box to box where the last visit of each left it, in this layout; a visit that has
// no need to look into a box leaves its baseline as it was (`Baseline.cpp`).

extension Solver {
  /// Where a visit leaves a container's first baseline: of the item in the first line that takes part
  /// in baseline alignment or is said to give it, else of the first one; `nil` where there is none.
  ///
  /// A child that is not displayed counts for Yoga, too.
  func firstBaseline(of box: Int32, mayHaveLines: Bool) -> Float? {
    let child = baselineChild(of: box, mayHaveLines: mayHaveLines)
    guard child >= 0 else { return nil }
    let style = flexBox(at: child)
    if style.pointee.flags.contains(.isHidden) { return unvisitedBaseline(of: child) }
    let state = flexStates[Int(child)]
    // While only sizes are asked for, items stand where the last layout left them.
    return (state.baseline.isNaN ? unvisitedBaseline(of: child) : state.baseline) + state.top
  }

  /// Where the last visit left the first baseline of a box with items, or `nil` where it has none.
  func lastBaseline(of box: Int32) -> Float? {
    guard baselineChild(of: box, mayHaveLines: false) >= 0 else { return nil }
    let baseline = flexStates[Int(box)].baseline
    return baseline.isNaN ? unvisitedBaseline(of: box) : baseline
  }

  /// The same where no visit looked into the box: texts know where their first line has it; the height
  /// of all else is no number yet.
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

  /// The child whose baseline is that of a container, or −1.
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
