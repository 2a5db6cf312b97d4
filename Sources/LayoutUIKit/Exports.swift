// What every user of the module needs: the host of a document, the measurer, views of the app, the prefetcher.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import LayoutApple
  @_exported public import LayoutViews
#endif
