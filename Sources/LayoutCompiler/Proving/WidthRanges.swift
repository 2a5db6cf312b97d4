import LayoutDiagnostics
import LayoutEngine

/// The widths in points at which something does not hold; those beside each other are one range.
struct WidthRanges: Sendable, Equatable {
  private(set) var all: [ClosedRange<Float>] = []

  /// The most ranges that are told.
  private static let mostTold = 3

  init(_ width: Float? = nil) {
    if let width { all.append(width...width) }
  }

  /// Adds a width, which none of those before exceeds.
  ///
  /// - Parameters:
  ///   - width: The width; the last one once more changes nothing.
  ///   - step: The greatest distance between two widths beside each other; nil if there are untried
  ///     widths between all of them.
  mutating func add(_ width: Float, step: Float?) {
    guard let last = all.last else { return all.append(width...width) }
    guard last.upperBound != width else { return }
    if let step, width - last.upperBound <= step {
      all[all.count - 1] = last.lowerBound...width
    } else {
      all.append(width...width)
    }
  }

  /// The ranges in which there is more than the first width.
  func besides(_ first: Float?) -> [ClosedRange<Float>] { all.filter { $0.upperBound != first } }

  /// The ranges in which there is more than the first width in words, as in `; from 320 to 339, at
  /// 350 and elsewhere`; empty if there are none.
  func words(besides first: Float?) -> String {
    let others = besides(first)
    guard !others.isEmpty else { return "" }
    let told = others.prefix(Self.mostTold).map { range in
      range.lowerBound == range.upperBound
        ? "at \(range.lowerBound.toTheHundredth)"
        : "from \(range.lowerBound.toTheHundredth) to \(range.upperBound.toTheHundredth)"
    }
    return "; " + told.joined(separator: ", ")
      + (others.count > told.count ? " and elsewhere" : "")
  }
}
