#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  public import LayoutEngine
  public import UIKit

  /// A collection view cell that shows a document and takes its size from the document.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<LayoutCell<PostRow>, Post> {
  ///   cell, _, post in
  ///   cell.show(PostRow(post: post), prefetched: prefetcher.take(post.id))
  /// }
  /// ```
  ///
  /// The collection's layout should use estimated sizes, which the cell replaces with exact ones.
  open class LayoutCell<Document: LayoutDocument>: UICollectionViewCell {
    /// The lengths of a cell that the collection decides.
    public enum Fitting: Sendable {
      /// The collection scrolls vertically and decides the width.
      case width
      /// The collection scrolls horizontally and decides the height.
      case height
      /// The document decides both lengths, at most as large as the collection has estimated.
      case size
    }

    /// The lengths that the collection decides; by default the width.
    public var fitting = Fitting.width
    /// The view that shows the document; `nil` before the first call of ``show(_:prefetched:)``.
    public private(set) var layoutView: LayoutView<Document>?
    /// Makes the view of a document; replace it for a view with views of the app or a language.
    public var makeView: (Document) -> LayoutView<Document> = { LayoutView($0) }
    /// Called once for the cell's view when it is made, for example to add handlers.
    public var didMakeView: ((LayoutView<Document>) -> Void)?

    /// Shows a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - prefetched: The layout of that document from another thread; `nil` lays out the document
    ///     now.
    /// - Complexity: O(n) in the number of elements.
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
