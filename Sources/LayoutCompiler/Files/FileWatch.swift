import LayoutDiagnostics

/// Tells when documents have changed, or files that they are read with, by looking at all of them from
/// time to time.
///
/// Looking costs as much as a build in which nothing is new, works on every system and for folders of
/// other machines, and misses nothing that came in between.
package struct FileWatch {
  private let paths: [String]
  private var state: [PathKey: FileStamp?]
  private var others: [String] = []
  private var start: (seconds: Int64, nanoseconds: Int64)
  /// What the last look took.
  private(set) var cost = Duration.zero

  /// The least time between two looks; it is longer where a look takes more than a twentieth of that.
  private static let interval = Duration.milliseconds(100)

  /// Watches paths as they stand on a command line.
  package init(_ paths: [String]) {
    self.paths = paths
    start = System.now
    state = [:]
    state = look()
  }

  /// Watches what a run depends on besides; it began when the last change was told.
  package mutating func add(_ others: [String]) {
    self.others = others
    let now = look()
    for path in others.map({ PathKey($0) }) where state[path] == nil {
      // Nobody has looked at it before the run. If it is so new that it may have changed in the
      // meantime, the next look finds a change.
      let stamp = now[path] ?? nil
      state[path] = .some(stamp.flatMap { $0.isSettled(at: start) ? $0 : nil })
    }
  }

  /// Waits for a change.
  package mutating func change() async throws {
    while true {
      if hasChanged() {
        // What is written file by file is built once.
        try await Task.sleep(for: Self.pause)
        state = look()
        return
      }
      try await Task.sleep(for: max(Self.interval, cost * 20))
    }
  }

  /// Whether something is new since the last look.
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
