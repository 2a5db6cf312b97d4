import LayoutModel
import LayoutSchema

extension RulePass {
  /// Returns facts about the length of a line; nil if its axes are unknown or it has an aspect
  /// ratio.
  mutating func lengthOfLine(_ container: Int) -> (axis: FlexAxis, state: AxisState)? {
    guard let axis = document.line(at: container),
      document.value(.aspectRatio, of: container) == nil
    else { return nil }
    return (axis, axisStates(of: container)[axis.main])
  }
}

extension AxisState {
  /// Whether a line is exactly as long as its content.
  var hugs: Bool { isExact == .no && isBounded == .no && !mayHaveLeast }

  /// Whether a line is never longer than its content, which may be too long for it.
  var isNeverLonger: Bool { isExact == .no && !mayHaveLeast }
}
