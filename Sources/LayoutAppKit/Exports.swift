// What every user of the module needs: the host of a document, the measurer, views of the app, the prefetcher.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import LayoutApple
  @_exported public import LayoutViews
#endif
