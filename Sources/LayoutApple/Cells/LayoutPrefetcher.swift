public import LayoutEngine

/// Lays out rows on other threads before they come into sight.
///
/// A list's data source starts a layout when the list reports that a row is near, and takes the
/// ready layout when it shows the row:
///
/// ```swift
/// prefetcher.prefetch(post.id, PostRow(post: post), in: .width(width), environment: environment)
/// // later, in the cell:
/// cell.show(PostRow(post: post), prefetched: prefetcher.take(post.id))
/// ```
///
/// A layout that is not ready is not waited for; the cell then lays out the row itself.
@MainActor public final class LayoutPrefetcher<Key: Hashable & Sendable, Document: LayoutDocument> {
  private enum State {
    /// Being laid out. The number distinguishes this layout from an earlier one of the same key.
    case started(Int, Task<Void, Never>)
    case ready(RunningLayout<Document>)

    var task: Task<Void, Never>? {
      if case .started(_, let task) = self { return task }
      return nil
    }
  }

  private var states: [Key: State] = [:]
  /// The keys of ready layouts, the oldest first.
  private var ready: [Key] = []
  private var starts = 0
  private let measurer: any TextMeasuring
  private let limit: Int

  /// Creates a prefetcher without layouts.
  ///
  /// - Parameters:
  ///   - measurer: The measurer of texts, which runs on any thread. It should be the measurer of
  ///     the views that show the layouts.
  ///   - limit: The number of ready layouts to keep; at least 1. Above the limit, the oldest layout
  ///     is removed.
  public init(measurer: any TextMeasuring, limit: Int = 64) {
    self.measurer = measurer
    self.limit = max(limit, 1)
  }

  /// Starts to lay out a document on another thread, and replaces any layout of the same key.
  ///
  /// - Parameters:
  ///   - key: The key that the layout is taken by.
  ///   - document: The document.
  ///   - range: The sizes that the view showing the document will have, in points.
  ///   - environment: The environment of that view.
  ///   - sizing: The sizes of pictures and of the app's views without a size in the document, such
  ///     as `view.host.layout.sizing`. Without them, the cell lays out documents with such elements
  ///     again.
  /// - Complexity: O(n) in the number of ready layouts; the layout itself runs on the other thread.
  public func prefetch(
    _ key: Key, _ document: Document, in range: SizeRange, environment: LayoutEnvironment,
    sizing: (any IntrinsicSizing)? = nil,
  ) {
    cancel(key)
    starts += 1
    let (number, measurer) = (starts, measurer)
    let task = Task.detached(priority: .utility) { [weak self] in
      guard !Task.isCancelled else { return }
      let layout = RunningLayout(
        document, in: range, environment: environment, measurer: measurer,
        sizing: sizing)
      await self?.finish(key, number, layout)
    }
    states[key] = .started(number, task)
  }

  /// Cancels a layout that was started, or removes a layout that is ready.
  ///
  /// - Parameter key: The key of the layout.
  /// - Complexity: O(n) in the number of ready layouts.
  public func cancel(_ key: Key) {
    switch states.removeValue(forKey: key) {
    case .started(_, let task): task.cancel()
    case .ready: ready.removeAll { $0 == key }
    case nil: break
    }
  }

  /// Removes and returns a layout that is ready; cancels a layout that is not.
  ///
  /// - Parameter key: The key of the layout.
  /// - Returns: The layout; `nil` if none is ready.
  /// - Complexity: O(n) in the number of ready layouts.
  public func take(_ key: Key) -> RunningLayout<Document>? {
    let state = states[key]
    cancel(key)
    if case .ready(let layout) = state { return layout }
    return nil
  }

  /// Waits until no layout is in progress.
  public func finish() async {
    while let task = states.values.lazy.compactMap(\.task).first { await task.value }
  }

  private func finish(_ key: Key, _ number: Int, _ layout: RunningLayout<Document>) {
    guard case .started(number, _) = states[key] else { return }
    states[key] = .ready(layout)
    ready.append(key)
    if ready.count > limit { cancel(ready[0]) }
  }
}
