#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import LayoutEngine

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// The part of a `LayoutViewController` that UIKit and AppKit have in common.
  open class DocumentViewController<Document: LayoutDocument, Shown: DocumentView<Document>>:
    PlatformViewController
  {
    /// The view that shows the document.
    public let layoutView: Shown

    package init(showing view: Shown) {
      layoutView = view
      super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: an archive contains no document.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Takes ``layoutView`` as the view of the controller.
    open override func loadView() { view = layoutView }

    /// Shows a document in place of the current one, usually with other values.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - animated: Whether the update is animated; see ``DocumentView/update(_:animated:)``.
    /// - Complexity: O(n) in the number of elements.
    public func update(_ document: Document, animated: Bool = false) {
      layoutView.update(document, animated: animated)
    }
  }
#endif
