// Modules that every user needs: the host of a document, the measurer, the registry of views, the
// prefetcher.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import LayoutApple
  @_exported public import LayoutViews
#endif
