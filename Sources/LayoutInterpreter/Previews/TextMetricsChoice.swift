package import LayoutEngine
import LayoutModel

/// The way in which tools measure text.
package enum TextMetricsChoice: Sendable, Equatable {
  /// Built-in advances that resemble a common font.
  case proportional
  /// Every grapheme is `width` wide and every line `height` high, in points.
  case fixed(width: Float, height: Float)
  /// The fonts of a host.
  case host(any TextMeasuring)

  init(_ value: TextMetricsValue) {
    switch value {
    case .proportional: self = .proportional
    case .fixed(let width, let height): self = .fixed(width: width, height: height)
    }
  }

  /// The measurer for the engine.
  package var measurer: any TextMeasuring {
    switch self {
    case .proportional: ProportionalTextMetrics()
    case .fixed(let width, let height): FixedTextMetrics(width: width, height: height)
    case .host(let measurer): measurer
    }
  }

  package static func == (one: TextMetricsChoice, other: TextMetricsChoice) -> Bool {
    one.measurer.isEqual(to: other.measurer)
  }
}

extension TextMeasuring {
  fileprivate func isEqual(to other: any TextMeasuring) -> Bool { other as? Self == self }
}
