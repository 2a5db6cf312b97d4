package import LayoutDiagnostics
import LayoutSchema

/// What all frames of an element have in common, where some texts may be any.
package struct FrameBounds: Sendable {
  /// How far the element is outside of its parent at most, across and down, in points; below 0
  /// inside.
  package var outside: (across: Float, down: Float)
  /// The least width and height.
  package var least: (width: Float, height: Float)
  /// Whether the element may be a text with words.
  package var mayHaveWords: Bool
  /// Whether all lines of the text are sure to be seen, and whether one is.
  package var showsAll: Bool
  package var showsOne: Bool
  /// Whether the frame is the same whatever the texts are, so that trials have told all of it.
  package var isTried: Bool
  /// Whether two children may overlap, where they stand side by side.
  package var mayOverlap: Bool

  package init(
    outside: (across: Float, down: Float), least: (width: Float, height: Float),
    mayHaveWords: Bool, showsAll: Bool, showsOne: Bool, isTried: Bool, mayOverlap: Bool
  ) {
    self.outside = outside
    self.least = least
    self.mayHaveWords = mayHaveWords
    self.showsAll = showsAll
    self.showsOne = showsOne
    self.isTried = isTried
    self.mayOverlap = mayOverlap
  }
}

extension ProofFrames {
  /// The properties that bounds of frames can decide.
  package static let decidable: [DiagnosticID] = [
    LeavesParent.finding, CutText.finding, Overlap.finding, Vanished.finding,
  ]

  /// Whether a property only asks about texts with words.
  package static func isOfWords(_ property: DiagnosticID) -> Bool {
    property == CutText.finding || property == Vanished.finding
  }

  /// The properties of ``decidable`` that may be broken in some frames within bounds, by the
  /// elements that may break them.
  ///
  /// - Parameters:
  ///   - asked: The properties of interest.
  ///   - bounds: The bounds of each element; nil where nothing is known.
  /// - Returns: The properties, each with the element that may break it.
  package func mayBreak(
    _ asked: [DiagnosticID], within bounds: [FrameBounds?]
  ) -> [(property: DiagnosticID, element: Int)] {
    var open: [(property: DiagnosticID, element: Int)] = []
    for (index, element) in elements.enumerated() where !element.isGone {
      for property in asked {
        let mayBreak =
          switch property {
          case LeavesParent.finding: mayLeaveItsParent(index, bounds[index])
          case CutText.finding: element.hasWords && mayBeCut(element, bounds[index])
          case Vanished.finding: element.hasWords && mayVanish(bounds[index])
          case Overlap.finding: mayOverlap(index, bounds)
          default: false  // open: bounds say nothing of other properties.
          }
        if mayBreak { open.append((property, index)) }
      }
    }
    return open
  }

  private func mayLeaveItsParent(_ index: Int, _ bounds: FrameBounds?) -> Bool {
    guard let held = LeavesParent.heldAxes(of: index, in: self) else { return false }
    guard let bounds else { return true }
    let excess = max(
      held.across ? bounds.outside.across : 0, held.down ? bounds.outside.down : 0)
    return excess > slack(of: index, in: elements[index].parent) - Self.tolerance
  }

  /// What rounding errors of bounds take at most, in points.
  private static let tolerance: Float = 0.005

  private func mayBeCut(_ element: Element, _ bounds: FrameBounds?) -> Bool {
    guard let bounds else { return true }
    let shows = element.traits.contains(.mayBeCut) ? bounds.showsOne : bounds.showsAll
    return bounds.mayHaveWords && !shows
  }

  private func mayVanish(_ bounds: FrameBounds?) -> Bool {
    guard let bounds else { return true }
    return bounds.mayHaveWords && (bounds.least.width <= 0 || bounds.least.height <= 0)
  }

  /// Whether two children of a container may overlap: never in a stack, where each begins behind
  /// the one before, unless one is drawn back.
  private func mayOverlap(_ index: Int, _ bounds: [FrameBounds?]) -> Bool {
    let element = elements[index]
    guard Self.sideBySide.contains(element.kind), !element.traits.contains(.isTight) else {
      return false
    }
    var (count, isBack, isTried) = (0, false, true)
    forEachChild(of: index) { child in
      count += 1
      if elements[child].traits.contains(.isPlaced) { isBack = true }
      if bounds[child]?.isTried != true { isTried = false }
    }
    let mayOverlap = element.kind != .stack && bounds[index]?.mayOverlap ?? true
    return count > 1 && !isTried && (mayOverlap || isBack)
  }
}
