package import LayoutEngine

/// What a view of Apple's knows of the screen that it is on.
package struct HostTraits: Sendable, Equatable {
  /// Pixels in a point; 0 or less while nobody knows.
  package var scale: Double
  package var isRightToLeft: Bool
  package var isDark: Bool
  package var contentSize: ContentSize
  /// In points.
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

  /// The environment of a layout.
  ///
  /// - Parameter language: That of the texts; `nil` shows them as they are written.
  /// - Returns: The environment.
  package func environment(_ language: TextLocalization?) -> LayoutEnvironment {
    LayoutEnvironment(
      scale: scale > 0 ? Float(scale) : 1,
      direction: isRightToLeft ? .rtl : .ltr,
      textScale: contentSize.textScale,
      // Nothing said is another value than nothing there, and the same to a layout.
      safeArea: safeArea == .all(0) ? .none : safeArea,
      colorScheme: isDark ? .dark : .light,
      localization: language)
  }
}
