#if canImport(UIKit) && !os(watchOS)
  public import LayoutApple
  public import LayoutEngine
  public import UIKit

  /// A view controller whose view shows a document.
  open class LayoutViewController<Document: LayoutDocument>: UIViewController {
    /// The view of the document.
    public let layoutView: LayoutView<Document>

    /// Creates a view controller of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - views: The views of the app that it names.
    ///   - measurer: Measures texts.
    ///   - language: The translations of texts.
    ///   - fetch: Fetches pictures by their addresses.
    public init(
      _ document: Document, views: HostViews = HostViews(), measurer: TextKitMeasurer = .shared,
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
    ) {
      layoutView = LayoutView(
        document, views: views, measurer: measurer, language: language, fetch: fetch)
      super.init(nibName: nil, bundle: nil)
    }

    /// There is no document in an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = layoutView }

    /// Shows the document with other values.
    public func update(_ document: Document, animated: Bool = false) {
      layoutView.update(document, animated: animated)
    }
  }
#endif
