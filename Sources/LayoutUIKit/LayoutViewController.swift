#if canImport(UIKit) && !os(watchOS)
  public import LayoutApple
  public import LayoutEngine
  public import UIKit

  /// A view controller whose view shows a document.
  open class LayoutViewController<Document: LayoutDocument>: UIViewController {
    /// The view that shows the document.
    public let layoutView: LayoutView<Document>

    /// Creates a view controller whose view shows a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The app's views that the document names.
    ///   - measurer: The measurer of texts; views with the same measurer share its cached
    ///     measurements.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    ///   - fetch: Fetches pictures by their addresses; `nil` fetches none.
    public init(
      _ document: Document, views: HostViews = HostViews(), measurer: TextKitMeasurer = .shared,
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
    ) {
      layoutView = LayoutView(
        document, views: views, measurer: measurer, language: language, fetch: fetch)
      super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: an archive contains no document.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = layoutView }

    /// Shows a document in place of the current one, usually with other values.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - animated: Whether views move to their new frames, and new views fade in.
    /// - Complexity: O(n) in the number of elements.
    public func update(_ document: Document, animated: Bool = false) {
      layoutView.update(document, animated: animated)
    }
  }
#endif
