#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import LayoutApple
  public import LayoutEngine
  public import LayoutUIKit
  public import SwiftUI
#elseif canImport(SwiftUI) && canImport(AppKit)
  public import LayoutAppKit
  public import LayoutApple
  public import LayoutEngine
  public import SwiftUI
#endif

#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  /// A SwiftUI view that shows a document.
  ///
  /// ```swift
  /// LayoutContent(PlaceCard(place: place)) { card in
  ///   card.host.onTap(\.like) { model.like() }
  /// }
  /// ```
  ///
  /// The view takes the whole proposed width, and the height of the document at that width. With
  /// `hugsContent`, or without a finite width above 0, the view takes the document's natural size,
  /// within the proposal.
  ///
  /// A document that changes in `withAnimation` is animated: its elements move, come and go as they
  /// say, and those that say nothing during the `animationDuration` of the platform's view.
  @MainActor @preconcurrency public struct LayoutContent<Document: LayoutDocument> {
    private let document: Document
    private let hugsContent: Bool
    private let make: @MainActor (Document) -> LayoutView<Document>
    private let didMakeView: @MainActor (LayoutView<Document>) -> Void

    /// Creates a view of a document.
    ///
    /// - Parameters:
    ///   - document: The document; when SwiftUI updates the view, a new document replaces the
    ///     current one.
    ///   - hugsContent: Whether the view is only as wide as the document's natural width.
    ///   - views: The app's views that the document names.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    ///   - fetch: Fetches pictures by their addresses; `nil` fetches none.
    public init(
      _ document: Document, hugsContent: Bool = false, views: HostViews = HostViews(),
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
    ) {
      self.init(
        document, hugsContent: hugsContent, views: views, language: language, fetch: fetch
      ) { _ in }
    }

    /// Creates a view of a document, with handlers of what people do in it.
    ///
    /// - Parameters:
    ///   - document: The document; when SwiftUI updates the view, a new document replaces the
    ///     current one.
    ///   - hugsContent: Whether the view is only as wide as the document's natural width.
    ///   - views: The app's views that the document names.
    ///   - language: The translations of texts; `nil` shows texts as they are written.
    ///   - fetch: Fetches pictures by their addresses; `nil` fetches none.
    ///   - didMakeView: Called when SwiftUI makes the platform's view, to add handlers.
    public init(
      _ document: Document, hugsContent: Bool = false, views: HostViews = HostViews(),
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
      // Without a value of its own, as a closure behind the call would be `fetch` otherwise.
      didMakeView: @escaping @MainActor (LayoutView<Document>) -> Void,
    ) {
      self.document = document
      self.hugsContent = hugsContent
      self.didMakeView = didMakeView
      make = { LayoutView($0, views: views, language: language, fetch: fetch) }
    }

    private func makeView() -> LayoutView<Document> {
      let view = make(document)
      didMakeView(view)
      return view
    }

    private func size(_ proposal: ProposedViewSize, of view: LayoutView<Document>) -> CGSize {
      guard !hugsContent, let width = proposal.width, width > 0, width < 1_000_000 else {
        return view.sizeThatFits(
          CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0))
      }
      return view.sizeThatFits(width: width)
    }
  }
#endif

#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  extension Transaction {
    fileprivate var isAnimated: Bool { animation != nil && !disablesAnimations }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  extension LayoutContent: UIViewRepresentable {
    /// Makes the UIKit view that shows the document.
    public func makeUIView(context: Context) -> LayoutView<Document> { makeView() }

    /// Shows the current document in the UIKit view.
    ///
    /// - Parameters:
    ///   - uiView: The view to update.
    ///   - context: SwiftUI's context, whose transaction says whether the update is animated.
    /// - Complexity: O(n) in the number of elements.
    public func updateUIView(_ uiView: LayoutView<Document>, context: Context) {
      uiView.update(document, animated: context.transaction.isAnimated)
    }

    /// Returns the size of the document for a proposed size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; a length that is `nil` is no limit.
    ///   - uiView: The view that shows the document.
    ///   - context: SwiftUI's context, which has no effect.
    /// - Returns: The size, in points.
    /// - Complexity: O(n) in the number of elements.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: LayoutView<Document>, context: Context
    ) -> CGSize? {
      size(proposal, of: uiView)
    }
  }
#elseif canImport(SwiftUI) && canImport(AppKit)
  extension LayoutContent: NSViewRepresentable {
    /// Makes the AppKit view that shows the document.
    public func makeNSView(context: Context) -> LayoutView<Document> { makeView() }

    /// Shows the current document in the AppKit view.
    ///
    /// - Parameters:
    ///   - nsView: The view to update.
    ///   - context: SwiftUI's context, whose transaction says whether the update is animated.
    /// - Complexity: O(n) in the number of elements.
    public func updateNSView(_ nsView: LayoutView<Document>, context: Context) {
      nsView.update(document, animated: context.transaction.isAnimated)
    }

    /// Returns the size of the document for a proposed size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; a length that is `nil` is no limit.
    ///   - nsView: The view that shows the document.
    ///   - context: SwiftUI's context, which has no effect.
    /// - Returns: The size, in points.
    /// - Complexity: O(n) in the number of elements.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: LayoutView<Document>, context: Context
    ) -> CGSize? {
      size(proposal, of: nsView)
    }
  }
#endif
