public import LayoutEngine

/// A document on a screen: its layout, its views, and what happens when they are touched.
///
/// A toolkit's view holds one and hands on to it what its own life brings:
///
/// ```swift
/// let host = ViewHost(Feed(posts: posts), in: .width(390), backend: backend)
/// host.onTap(\.like) { index in like(posts[index]) }
/// host.mount()
/// host.update(Feed(posts: more))
/// ```
///
/// It belongs to the thread that makes it. Only ``prefetch(_:)`` gives something to do to others.
public final class ViewHost<Document: LayoutDocument, Backend: ViewBackend> {
  /// The views of the toolkit.
  public let backend: Backend
  /// What keeps the views as the layout has its elements.
  public let mounter: ViewMounter<Backend>
  /// The layout of the document.
  public private(set) var layout: RunningLayout<Document>
  /// How large what is tapped counts as being at least, in points; by default each is as large as it is.
  public var minimumTouchSize = LayoutSize.zero

  var assets = AssetStore()
  var handlers: [TapHandler<Document.Outlets>] = []
  var changeHandlers: [ChangeHandler<Document.Outlets>] = []
  /// The outlets of the last update, once somebody asked for them.
  private var knownOutlets: Document.Outlets?
  /// What came to be known while the views were brought up to date, to be asked for or done afterwards.
  private var needed: [LayoutAsset] = []
  private var lacksSizes = false
  private var isBusy = false
  private var later: [() -> Void] = []

  /// Lays out a document; ``mount()`` makes its views.
  ///
  /// - Parameters:
  ///   - document: The document to show.
  ///   - range: The sizes that the root may have.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - backend: The views of the toolkit, which measure texts too.
  public init(
    _ document: Document, in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(), backend: Backend,
  ) {
    self.backend = backend
    mounter = ViewMounter(backend: backend)
    layout = RunningLayout(
      document, in: range, environment: environment, measurer: backend.measurer,
      sizing: HostSizes(pictures: [:], views: backend.viewSizes))
    mounter.needs = { [unowned self] in self.need($0, isWithoutSize: $1) }
    mounter.nameOf = { [unowned self] in self.name(of: $0) }
  }

  /// The document that is shown.
  public var document: Document { layout.document }

  /// The size of the root, in points.
  public var size: LayoutSize { layout.tree.size }

  /// The frames of the elements with an id, by name; made once for each update that asks for them.
  public var outlets: Document.Outlets {
    if let knownOutlets { return knownOutlets }
    let outlets = layout.result.outlets
    knownOutlets = outlets
    return outlets
  }
}

// MARK: Showing

extension ViewHost {
  /// Makes the views of the document; those that are there are removed first.
  public func mount() {
    perform { self.mounter.mount(self.layout.tree, in: self.layout.environment) }
  }

  /// Removes all views; ``mount()`` makes them again.
  public func unmount() {
    perform { self.mounter.unmount() }
  }

  /// Shows the document with other values, in other sizes or in another environment.
  ///
  /// - Parameters:
  ///   - document: The document to show; `nil` is the one that is shown.
  ///   - range: The sizes that the root may have; `nil` is those of the last update.
  ///   - environment: The environment; `nil` is that of the last update.
  ///   - animated: Whether the views stay where they are at first, for ``animate(to:)`` to move them.
  /// - Returns: What changed; nothing where it is called by the backend from within one of its functions, since
  ///   it is then done when that has returned.
  @discardableResult
  public func update(
    _ document: Document? = nil, in range: SizeRange? = nil,
    environment: LayoutEnvironment? = nil, animated: Bool = false,
  ) -> LayoutChanges {
    var changes = LayoutChanges()
    perform {
      changes = self.layout.update(document, in: range, environment: environment)
      self.show(changes, animated: animated)
    }
    return changes
  }

  /// Gives something to do on any thread: to lay out a document as this host would.
  ///
  /// Its result is for ``adopt(_:animated:)`` on the host's own thread:
  ///
  /// ```swift
  /// let work = host.prefetch(Feed(posts: posts))
  /// let layout = await Task.detached { work() }.value
  /// host.adopt(layout)
  /// ```
  public func prefetch(_ document: Document) -> @Sendable () -> RunningLayout<Document> {
    let (range, environment, measurer) = (layout.range, layout.environment, layout.measurer)
    let sizing = layout.sizing
    return {
      RunningLayout(
        document, in: range, environment: environment, measurer: measurer, sizing: sizing)
    }
  }

  /// Shows a document that was laid out elsewhere, such as on another thread.
  ///
  /// Pictures and fonts that have arrived since are seen to; the sizes that the root may have and the environment
  /// are those of that layout.
  ///
  /// - Parameters:
  ///   - other: Its layout.
  ///   - animated: Whether the views stay where they are at first, for ``animate(to:)`` to move them.
  /// - Returns: What changed by that layout, without what has arrived since.
  @discardableResult
  public func adopt(_ other: RunningLayout<Document>, animated: Bool = false) -> LayoutChanges {
    var changes = LayoutChanges()
    perform {
      changes = self.layout.adopt(other)
      self.show(changes, animated: animated)
      let more = self.layout.update(measurer: self.backend.measurer, sizing: self.sizes)
      if !more.isEmpty { self.show(more, animated: animated) }
    }
    return changes
  }

  private func show(_ changes: LayoutChanges, animated: Bool = false) {
    knownOutlets = nil
    guard mounter.isMounted else { return }
    mounter.update(changes, of: layout.tree, in: layout.environment, animated: animated)
  }

  /// Shows another part of what is scrolled.
  ///
  /// - Parameters:
  ///   - token: What the scroll view is known by.
  ///   - offset: How far its top left corner lies from that of the content, in points.
  public func scroll(_ token: ViewToken, to offset: LayoutPoint) {
    perform { self.mounter.scroll(token, to: offset, in: self.layout.tree) }
  }

  /// Shows the views on their way to where the last animated update has them; see
  /// ``ViewMounter/animate(to:)``.
  ///
  /// - Parameter progress: How far they are, from 0 to 1; other numbers are clamped.
  public func animate(to progress: Float) {
    perform { self.mounter.animate(to: progress) }
  }

  /// Shows all views where they belong, and removes those that have faded out.
  public func finishAnimation() {
    perform { self.mounter.finishAnimation() }
  }

  /// Does something with the views, and what has come up meanwhile after it.
  ///
  /// A toolkit may report what it does at once, such as that a view scrolled which it was told to scroll.
  private func perform(_ work: @escaping () -> Void) {
    later.append(work)
    guard !isBusy else { return }
    isBusy = true
    while !later.isEmpty {
      later.removeFirst()()
      askForNeeds()
    }
    isBusy = false
  }
}

// MARK: Pictures and fonts

extension ViewHost {
  /// Takes what came of a question for a picture or a font, and lays out again where that changes anything.
  ///
  /// Answers to questions that were asked again since are ignored.
  ///
  /// - Parameters:
  ///   - request: The question, as the backend was given it.
  ///   - answer: What came of it.
  public func answer(_ request: AssetRequest, with answer: AssetAnswer) {
    perform { self.take(answer, to: request) }
  }

  /// Asks for a picture or a font anew, such as one that was missing, where a view shows it.
  public func reload(_ asset: LayoutAsset) {
    perform {
      self.assets.forget(asset)
      self.needed.append(asset)
    }
  }

  private func take(_ answer: AssetAnswer, to request: AssetRequest) {
    guard assets.take(answer, to: request) else { return }
    var changes = LayoutChanges()
    switch request.asset {
    case .picture: changes = layout.update(sizing: sizes)
    case .font: changes = layout.update(measurer: backend.measurer)
    }
    if !changes.isEmpty { show(changes) }
    mounter.noteArrival(of: request.asset, layout.tree)
  }

  private var sizes: HostSizes { HostSizes(pictures: assets.pictures, views: backend.viewSizes) }

  private func need(_ asset: LayoutAsset, isWithoutSize: Bool) {
    needed.append(asset)
    guard isWithoutSize, case .picture(let source) = asset else { return }
    if assets.pictures[source] != nil { lacksSizes = true }
  }

  private func askForNeeds() {
    let asked = needed
    needed = []
    for asset in asked {
      if let request = assets.ask(for: asset) { backend.request(request) }
    }
    guard lacksSizes else { return }
    // A picture came into sight that has arrived before, for one with a size of its own.
    lacksSizes = false
    later.append { self.show(self.layout.update(sizing: self.sizes)) }
  }
}
