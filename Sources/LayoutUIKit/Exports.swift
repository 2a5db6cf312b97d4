// Modules that every user needs: the host of a document, the measurer, the registry of views, the
// prefetcher.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import LayoutApple
  @_exported public import LayoutViews
#endif
