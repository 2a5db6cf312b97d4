#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import LayoutApple
  public import LayoutEngine

  extension LayoutEnvironment {
    /// The environment of a view of AppKit: its screen's scale, its direction, light or dark, its safe area.
    ///
    /// The Mac has one size of text.
    ///
    /// - Parameters:
    ///   - view: The view; one without a window has a scale of 1.
    ///   - language: The translations; `nil` shows texts as they are written.
    @MainActor public init(_ view: NSView, language: TextLocalization? = nil) {
      let safeArea = view.safeAreaInsets
      let known = HostTraits(
        scale: Double(view.window?.backingScaleFactor ?? 1),
        isRightToLeft: view.userInterfaceLayoutDirection == .rightToLeft,
        isDark: view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua,
        contentSize: .large,
        safeArea: .points(
          top: Float(safeArea.top), left: Float(safeArea.left), bottom: Float(safeArea.bottom),
          right: Float(safeArea.right)))
      self = known.environment(language)
    }
  }
#endif
