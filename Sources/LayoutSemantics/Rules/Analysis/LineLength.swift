import LayoutDiagnostics
import LayoutEngine
import LayoutSchema
import LayoutXML

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

extension FixIt {
  /// Takes the tags of an element away and leaves what stands between them.
  static func unwrap(_ name: String, _ element: MarkupNode, _ markup: MarkupDocument) -> FixIt {
    FixIt("remove this '\(name)'", isSafe: true, edits: Repairs.unwrap(element, markup))
  }
}

extension MarkupAttribute {
  /// What the attribute is called.
  func name(in markup: MarkupDocument) -> String { markup.names.name(of: name) }
}
