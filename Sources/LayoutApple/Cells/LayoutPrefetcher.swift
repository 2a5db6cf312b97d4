public import LayoutEngine

/// Lays out rows on other threads before they come into sight.
///
/// A list's data source starts it where the list says that rows are near, and takes what is ready when it shows
/// one:
///
/// ```swift
/// prefetcher.prefetch(post.id, PostRow(post: post), in: .width(width), environment: environment)
/// // later, in the cell:
/// cell.show(PostRow(post: post), prefetched: prefetcher.take(post.id))
/// ```
///
/// What is not ready is not waited for.
@MainActor public final class LayoutPrefetcher<Key: Hashable & Sendable, Document: LayoutDocument> {
  private enum State {
    /// It is being laid out: the number tells this from one that was started before.
    case started(Int, Task<Void, Never>)
    case ready(RunningLayout<Document>)

    var task: Task<Void, Never>? {
      if case .started(_, let task) = self { return task }
      return nil
    }
  }

  private var states: [Key: State] = [:]
  /// What is ready, the oldest first.
  private var ready: [Key] = []
  private var starts = 0
  private let measurer: any TextMeasuring
  private let limit: Int

  /// Creates a prefetcher that has nothing ready.
  ///
  /// - Parameters:
  ///   - measurer: What measures texts, on any thread: that of the views which show them.
  ///   - limit: How many layouts are kept ready, 1 or more; the oldest go first.
  public init(measurer: any TextMeasuring, limit: Int = 64) {
    self.measurer = measurer
    self.limit = max(limit, 1)
  }

  /// Starts to lay out a document on another thread; what was started or ready under its key goes.
  ///
  /// - Parameters:
  ///   - key: What it is taken by.
  ///   - document: The document.
  ///   - range: The sizes that the view which shows it will have.
  ///   - environment: That of the view.
  ///   - sizing: What knows the sizes of pictures and of the app's views that say none, such as
  ///     `view.host.layout.sizing`; where it is left out, the cell lays out once more what has some.
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

  /// Gives up what was started or is ready under a key.
  public func cancel(_ key: Key) {
    switch states.removeValue(forKey: key) {
    case .started(_, let task): task.cancel()
    case .ready: ready.removeAll { $0 == key }
    case nil: break
    }
  }

  /// Takes a layout that is ready; `nil` where there is none yet, and it is given up.
  public func take(_ key: Key) -> RunningLayout<Document>? {
    let state = states[key]
    cancel(key)
    if case .ready(let layout) = state { return layout }
    return nil
  }

  /// Waits until nothing is being laid out any more.
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
