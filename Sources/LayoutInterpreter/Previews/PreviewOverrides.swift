package import LayoutEngine
package import LayoutModel

/// A caller's replacements for settings of a preview; nil keeps the preview's setting.
package struct PreviewOverrides: Sendable, Equatable {
  /// Replaces the whole axis, including a minimum that the preview sets.
  package var horizontal: AxisOffer?
  /// Replaces the whole axis, including a minimum that the preview sets.
  package var vertical: AxisOffer?
  package var scale: Float?
  package var direction: WritingDirection?
  package var textScale: Float?
  package var safeArea: LayoutEdges?
  package var appearance: LayoutEnvironment.ColorScheme?
  package var textMetrics: TextMetricsChoice?
  package var timeZone: LayoutTimeZone?
  package var now: LayoutInstant?
  package var scrolled: [ScrollPosition]?
  /// The replacement for the built-in advances, if neither caller nor preview sets other text
  /// metrics.
  package var usualTextMetrics: TextMetricsChoice?

  package init() {}
}

extension PreviewSettings {
  /// Returns the settings with `overrides` applied.
  package func merged(with overrides: PreviewOverrides) -> PreviewSettings {
    var settings = self
    settings.horizontal = overrides.horizontal ?? horizontal
    settings.vertical = overrides.vertical ?? vertical
    settings.environment.scale = overrides.scale ?? environment.scale
    settings.environment.direction = overrides.direction ?? environment.direction
    settings.environment.textScale = overrides.textScale ?? environment.textScale
    settings.environment.safeArea = overrides.safeArea ?? environment.safeArea
    settings.environment.colorScheme = overrides.appearance ?? environment.colorScheme
    settings.environment.timeZone = overrides.timeZone ?? environment.timeZone
    settings.environment.now = overrides.now ?? environment.now
    settings.scrolled = overrides.scrolled ?? scrolled
    settings.textMetrics = overrides.textMetrics ?? textMetrics
    if overrides.textMetrics == nil, textMetrics == .proportional {
      settings.textMetrics = overrides.usualTextMetrics ?? textMetrics
    }
    return settings
  }
}
