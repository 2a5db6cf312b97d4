import LayoutEngine
import LayoutInterpreter

/// The widths at which a document's form changes: its elements, the number of lines of a text, or
/// its truncation.
struct CriticalWidths {
  /// A width, and the change from this width on.
  struct Change: Equatable, Sendable {
    var width: Float
    var change: String
  }

  /// The elements and lines of a solved document, without lengths.
  struct Form: Equatable, Sendable {
    private var elements: [Element]

    private struct Element: Equatable {
      var name: String
      var node: Int
      var isGone: Bool
      var lines = 0
      var isTruncated = false
    }

    init(_ layout: SolvedLayout, _ interpreter: borrowing Interpreter) {
      let tree = interpreter.tree
      elements = layout.elements.enumerated().map { index, solved in
        var element = Element(
          name: solved.anchor ?? solved.component ?? solved.name, node: solved.node,
          isGone: solved.isGone)
        if !solved.isGone, let lines = tree.lines(of: LayoutElement(index)) {
          element.lines = lines.count
          element.isTruncated = lines.isTruncated
        }
        return element
      }
    }

    /// Describes the first difference to another form.
    func change(to other: Form) -> String {
      guard elements.count == other.elements.count else { return "other elements" }
      for (old, new) in zip(elements, other.elements) where old != new {
        if old.node != new.node || old.name != new.name { return "other elements" }
        if old.isGone != new.isGone { return "\(new.name) is \(new.isGone ? "gone" : "there")" }
        if old.isTruncated != new.isTruncated {
          return new.isTruncated ? "\(new.name) is cut" : "\(new.name) is whole"
        }
        return "\(new.name) in \(new.lines == 1 ? "1 line" : "\(new.lines) lines")"
      }
      return ""
    }
  }

  /// The distance between tested widths in points.
  ///
  /// A form of a smaller range may be missed.
  private static let step: Float = 8
  /// The precision of a width in points.
  private static let precision: Float = 0.5
  /// The largest number of changes that the page's ruler has room for.
  private static let most = 80

  /// Finds the critical widths in a range.
  ///
  /// - Parameters:
  ///   - range: The range in points.
  ///   - solve: Returns the document's form at each of some widths; fewer if it cannot be solved.
  /// - Returns: The widths in ascending order, each the first of its form; none if the task is
  ///   cancelled.
  static func all(
    in range: ClosedRange<Float>, solve: ([Float]) -> [Form]
  ) -> [Change] {
    var widths = Array(stride(from: range.lowerBound, to: range.upperBound, by: step))
    widths.append(range.upperBound)
    guard let found = forms(at: widths, solve) else { return [] }
    var known = Array(zip(widths, found))
    // All intervals with a change are halved together, since each run of the solver has a fixed
    // cost.
    while true {
      let gaps = zip(known, known.dropFirst())
        .filter { $0.1 != $1.1 && $1.0 - $0.0 > precision }
        .prefix(most)
      if gaps.isEmpty { break }
      let middles = gaps.map { ($0.0 + $1.0) / 2 }
      guard let found = forms(at: middles, solve) else { return [] }
      known = (known + zip(middles, found)).sorted { $0.0 < $1.0 }
    }
    return zip(known, known.dropFirst()).filter { $0.1 != $1.1 }.prefix(most).map {
      Change(width: $1.0, change: $0.1.change(to: $1.1))
    }
  }
  /// Returns the forms at some widths.
  ///
  /// They are solved in batches, small enough that a change of the document cancels the task soon.
  private static func forms(at widths: [Float], _ solve: ([Float]) -> [Form]) -> [Form]? {
    var forms: [Form] = []
    for start in stride(from: 0, to: widths.count, by: 16) {
      if Task.isCancelled { return nil }
      forms += solve(Array(widths[start..<min(start + 16, widths.count)]))
    }
    return forms.count == widths.count ? forms : nil
  }
}
