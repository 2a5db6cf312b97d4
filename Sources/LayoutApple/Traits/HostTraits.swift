package import LayoutEngine

/// The traits of a view of UIKit or AppKit that a layout depends on.
package struct HostTraits: Sendable, Equatable {
  /// The pixels per point; 0 or less while unknown.
  package var scale: Double
  package var isRightToLeft: Bool
  package var isDark: Bool
  package var contentSize: ContentSize
  /// The safe area's insets, in points.
  package var safeArea: LayoutEdges

  package init(
    scale: Double, isRightToLeft: Bool, isDark: Bool, contentSize: ContentSize,
    safeArea: LayoutEdges
  ) {
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.isDark = isDark
    self.contentSize = contentSize
    self.safeArea = safeArea
  }

  /// Returns the environment of a layout.
  ///
  /// - Parameter language: The language of texts; `nil` shows texts as they are written.
  /// - Returns: The environment.
  package func environment(_ language: TextLocalization?) -> LayoutEnvironment {
    LayoutEnvironment(
      scale: scale > 0 ? Float(scale) : 1,
      direction: isRightToLeft ? .rtl : .ltr,
      textScale: contentSize.textScale,
      // `.none` and `.all(0)` are unequal but mean the same to a layout.
      safeArea: safeArea == .all(0) ? .none : safeArea,
      colorScheme: isDark ? .dark : .light,
      localization: language)
  }
}
