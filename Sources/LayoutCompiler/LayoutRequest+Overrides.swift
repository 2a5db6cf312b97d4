import LayoutEngine
import LayoutInterpreter
import LayoutPango

extension PreviewOverrides {
  /// Creates the interpreter's overrides from a request.
  init(_ request: LayoutRequest) {
    self.init()
    horizontal = request.horizontal.map(AxisOffer.init)
    vertical = request.vertical.map(AxisOffer.init)
    scale = request.scale
    textScale = request.textScale
    direction =
      switch request.direction {
      case .ltr: .ltr
      case .rtl: .rtl
      case nil: nil
      }
    appearance =
      switch request.appearance {
      case .light: .light
      case .dark: .dark
      case nil: nil
      }
    safeArea = request.safeArea.map {
      LayoutEdges.points(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
    textMetrics = request.textMetrics.flatMap(TextMetricsChoice.init)
    timeZone = request.timeZone
    now = request.now
    scrolled = request.scrolled?.positions
  }
}

extension TextMetricsChoice {
  /// Creates a choice of text metrics; nil if the metrics need Pango and this build lacks it.
  init?(_ metrics: LayoutRequest.TextMetrics) {
    switch metrics {
    case .proportional: self = .proportional
    case .fixed(let advance, let lineHeight): self = .fixed(width: advance, height: lineHeight)
    case .pango:
      guard let measurer = PangoSupport.measurer else { return nil }
      self = .host(measurer)
    }
  }
}

extension AxisOffer {
  fileprivate init(_ axis: LayoutRequest.Axis) {
    self.init(minimum: axis.minimum, maximum: axis.maximum ?? .infinity)
  }
}
