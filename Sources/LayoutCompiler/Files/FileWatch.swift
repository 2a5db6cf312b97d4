import LayoutDiagnostics

/// Detects changes to documents and the files that they depend on, by polling.
///
/// A poll costs as much as a build without changes. Polling works on every system and for network
/// folders, and misses no change between two polls.
package struct FileWatch {
  private let paths: [String]
  private var state: [PathKey: FileStamp?]
  private var others: [String] = []
  private var start: (seconds: Int64, nanoseconds: Int64)
  /// The duration of the last poll.
  private(set) var cost = Duration.zero

  /// The shortest time between two polls.
  ///
  /// A poll that takes more than a twentieth of the interval lengthens it.
  private static let interval = Duration.milliseconds(100)

  /// Watches the documents at command-line paths.
  package init(_ paths: [String]) {
    self.paths = paths
    start = System.now
    state = [:]
    state = look()
  }

  /// Also watches the files that a run depends on.
  ///
  /// The run began when the last change was reported.
  package mutating func add(_ others: [String]) {
    self.others = others
    let now = look()
    for path in others.map({ PathKey($0) }) where state[path] == nil {
      // The file was not polled before the run. If it is so new that it may have changed during the
      // run, the next poll reports a change.
      let stamp = now[path] ?? nil
      state[path] = .some(stamp.flatMap { $0.isSettled(at: start) ? $0 : nil })
    }
  }

  /// Waits for a change.
  ///
  /// Several files that are written in quick succession are one change.
  package mutating func change() async throws {
    while true {
      if hasChanged() {
        // Wait for the remaining files of the change, so that they are built once.
        try await Task.sleep(for: Self.pause)
        state = look()
        return
      }
      try await Task.sleep(for: max(Self.interval, cost * 20))
    }
  }

  /// Polls all files.
  ///
  /// Returns whether one has changed since the last poll.
  mutating func hasChanged() -> Bool {
    var now: [PathKey: FileStamp?] = [:]
    cost = ContinuousClock().measure { now = look() }
    if now == state { return false }
    start = System.now
    state = now
    return true
  }

  private static let pause = Duration.milliseconds(30)

  private func look() -> [PathKey: FileStamp?] {
    var state: [PathKey: FileStamp?] = [:]
    for path in FileFinder(paths).files + others {
      state[PathKey(path)] = .some(System.stamp(of: path))
    }
    return state
  }
}
