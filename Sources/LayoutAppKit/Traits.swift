#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import LayoutApple
  public import LayoutEngine

  extension LayoutEnvironment {
    /// Creates the environment of a view of AppKit.
    ///
    /// The scale is that of the view's window. Direction, light or dark appearance and safe area
    /// are those of the view. The text scale is 1, since macOS has only one text size.
    ///
    /// - Parameters:
    ///   - view: The view; without a window, its scale is 1.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    @MainActor public init(_ view: NSView, language: TextLocalization? = nil) {
      let known = HostTraits(
        scale: Double(view.window?.backingScaleFactor ?? 1),
        isRightToLeft: view.userInterfaceLayoutDirection == .rightToLeft,
        isDark: view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua,
        contentSize: .large,
        safeArea: LayoutEdges(view.safeAreaInsets))
      self = known.environment(language)
    }
  }
#endif
