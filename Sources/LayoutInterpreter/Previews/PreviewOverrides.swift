package import LayoutEngine

/// What a caller says in place of a preview; nil leaves the preview's word.
package struct PreviewOverrides: Sendable, Equatable {
  /// Replaces the whole axis: a preview's minimum does not outlive another maximum.
  package var horizontal: AxisOffer?
  /// Replaces the whole axis.
  package var vertical: AxisOffer?
  package var scale: Float?
  package var direction: WritingDirection?
  package var textScale: Float?
  package var safeArea: LayoutEdges?
  package var appearance: AppearanceMode?
  package var textMetrics: TextMetricsChoice?
  /// What takes the place of the built-in advances, where neither caller nor preview says another.
  package var usualTextMetrics: TextMetricsChoice?

  package init() {}
}

extension PreviewSettings {
  /// The settings with `overrides` laid over them.
  package func merged(with overrides: PreviewOverrides) -> PreviewSettings {
    var settings = self
    settings.horizontal = overrides.horizontal ?? horizontal
    settings.vertical = overrides.vertical ?? vertical
    settings.environment.scale = overrides.scale ?? environment.scale
    settings.environment.direction = overrides.direction ?? environment.direction
    settings.environment.textScale = overrides.textScale ?? environment.textScale
    settings.environment.safeArea = overrides.safeArea ?? environment.safeArea
    settings.environment.appearance = overrides.appearance ?? environment.appearance
    settings.textMetrics = overrides.textMetrics ?? textMetrics
    if overrides.textMetrics == nil, textMetrics == .proportional {
      settings.textMetrics = overrides.usualTextMetrics ?? textMetrics
    }
    return settings
  }
}
