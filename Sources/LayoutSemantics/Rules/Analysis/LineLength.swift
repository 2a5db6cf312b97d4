import LayoutSchema

extension RulePass {
  /// What can be proved of a line's own length, where it is one whose axes are known.
  mutating func lengthOfLine(_ container: Int) -> (axis: FlexAxis, state: AxisState)? {
    guard let axis = document.line(at: container),
      document.value(.aspectRatio, of: container) == nil
    else { return nil }
    return (axis, axisStates(of: container)[axis.main])
  }
}

extension AxisState {
  /// Whether a line is exactly as long as what stands in it.
  var hugs: Bool { isExact == .no && isBounded == .no && !mayHaveLeast }
}
