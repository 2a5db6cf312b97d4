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
  /// A view of SwiftUI that shows a document.
  ///
  /// ```swift
  /// LayoutContent(PlaceCard(place: place)) { card in
  ///   card.host.onTap(\.like) { model.like() }
  /// }
  /// ```
  ///
  /// It is as wide as it is offered, and as high as the document is then, or as wide as the document likes to be.
  @MainActor @preconcurrency public struct LayoutContent<Document: LayoutDocument> {
    private let document: Document
    private let hugsContent: Bool
    private let make: @MainActor (Document) -> LayoutView<Document>
    private let didMakeView: @MainActor (LayoutView<Document>) -> Void

    /// Creates a view of a document.
    ///
    /// - Parameters:
    ///   - document: The document; with another one the view shows that.
    ///   - hugsContent: Whether the view is only as wide as the document likes to be.
    ///   - views: The views of the app that the document names.
    ///   - language: The translations of texts.
    ///   - fetch: Fetches pictures by their addresses.
    ///   - didMakeView: Is called once, when there is a view to add handlers to.
    public init(
      _ document: Document, hugsContent: Bool = false, views: HostViews = HostViews(),
      language: TextLocalization? = nil, fetch: PictureFetch? = nil,
      didMakeView: @escaping @MainActor (LayoutView<Document>) -> Void = { _ in },
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

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  extension LayoutContent: UIViewRepresentable {
    /// Makes the view.
    public func makeUIView(context: Context) -> LayoutView<Document> { makeView() }

    /// Shows the document in it.
    public func updateUIView(_ uiView: LayoutView<Document>, context: Context) {
      uiView.update(document)
    }

    /// The size that the document has within what is proposed.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: LayoutView<Document>, context: Context
    ) -> CGSize? {
      size(proposal, of: uiView)
    }
  }
#elseif canImport(SwiftUI) && canImport(AppKit)
  extension LayoutContent: NSViewRepresentable {
    /// Makes the view.
    public func makeNSView(context: Context) -> LayoutView<Document> { makeView() }

    /// Shows the document in it.
    public func updateNSView(_ nsView: LayoutView<Document>, context: Context) {
      nsView.update(document)
    }

    /// The size that the document has within what is proposed.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: LayoutView<Document>, context: Context
    ) -> CGSize? {
      size(proposal, of: nsView)
    }
  }
#endif
