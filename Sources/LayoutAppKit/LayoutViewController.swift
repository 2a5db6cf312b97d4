#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import LayoutApple
  public import LayoutEngine

  /// A view controller whose view shows a document.
  open class LayoutViewController<Document: LayoutDocument>:
    DocumentViewController<Document, LayoutView<Document>>
  {
    /// Creates a view controller whose view shows a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The app's views that the document names.
    ///   - measurer: The measurer of texts; views with the same measurer share its cached
    ///     measurements.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    ///   - fetch: Fetches pictures by their addresses; `nil` fetches none.
    /// - Complexity: O(n) in the number of elements of the document.
    public init(
      _ document: Document, views: HostViews = HostViews(), measurer: TextKitMeasurer = .shared,
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
    ) {
      super.init(
        showing: LayoutView(
          document, views: views, measurer: measurer, language: language, fetch: fetch))
    }
  }
#endif
