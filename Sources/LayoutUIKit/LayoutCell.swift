#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  public import LayoutEngine
  public import UIKit

  /// A cell of a collection that shows a document and is as large as that.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<LayoutCell<PostRow>, Post> { cell, _, post in
  ///   cell.show(PostRow(post: post), prefetched: prefetcher.take(post.id))
  /// }
  /// ```
  ///
  /// Its layout is to have estimated sizes, which the cell then makes exact.
  open class LayoutCell<Document: LayoutDocument>: UICollectionViewCell {
    /// Which of its lengths the collection decides.
    public enum Fitting: Sendable {
      /// The collection scrolls vertically: it gives the width.
      case width
      /// The collection scrolls horizontally: it gives the height.
      case height
      /// The document has the size that it likes, as much as was estimated at most.
      case size
    }

    /// Which of its lengths the collection decides.
    public var fitting = Fitting.width
    /// The view of the document, once there is one.
    public private(set) var layoutView: LayoutView<Document>?
    /// What makes the view, for one with views of the app or another language.
    public var makeView: (Document) -> LayoutView<Document> = { LayoutView($0) }
    /// Is called for each view that is made, to add handlers.
    public var didMakeView: ((LayoutView<Document>) -> Void)?

    /// Shows a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - prefetched: The same laid out on another thread, where that is ready.
    public func show(_ document: Document, prefetched: RunningLayout<Document>? = nil) {
      guard let layoutView else {
        let made = makeView(document)
        made.frame = contentView.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(made)
        layoutView = made
        didMakeView?(made)
        if let prefetched { made.adopt(prefetched) }
        return
      }
      if let prefetched {
        layoutView.adopt(prefetched)
      } else {
        layoutView.update(document)
      }
    }

    open override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let layoutView else { return layoutAttributes }
      let fitting = CellFitting(fitting)
      let given = LayoutSize(layoutAttributes.size)
      let content = layoutView.layOut(in: fitting.range(given))
      layoutAttributes.size = CGSize(fitting.size(content, given: given))
      return layoutAttributes
    }
  }

  extension CellFitting {
    fileprivate init<Document: LayoutDocument>(_ fitting: LayoutCell<Document>.Fitting) {
      switch fitting {
      case .width: self = .width
      case .height: self = .height
      case .size: self = .size
      }
    }
  }
#endif
