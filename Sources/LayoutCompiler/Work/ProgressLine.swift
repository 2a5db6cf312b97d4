import LayoutInterpreter

/// Shows the progress of a long run on a terminal, after two seconds.
package final class ProgressLine: Sendable {
  private struct State: Sendable {
    var done = 0
    var total = 0
    var start: ContinuousClock.Instant
    var last: ContinuousClock.Instant
    var isShown = false
  }

  private let state: Locked<State>
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant

  private static let patience = Duration.seconds(2)
  private static let interval = Duration.milliseconds(100)

  /// Creates a line on `output`; nil if that is no terminal.
  package convenience init?(on output: FileDescriptor) {
    guard output.isTerminal, Terminal.canRewriteLines else { return nil }
    self.init(now: { .now }, write: { output.write($0) })
  }

  package init(
    now: @escaping @Sendable () -> ContinuousClock.Instant,
    write: @escaping @Sendable (String) -> Void,
  ) {
    self.now = now
    self.write = write
    let start = now()
    state = Locked(State(start: start, last: start))
  }

  package func begin(_ total: Int) {
    state.withLock { $0.total = total }
  }

  /// Counts one more document as done.
  package func advance() {
    let time = now()
    let line: String? = state.withLock { state in
      state.done += 1
      guard state.start.duration(to: time) >= Self.patience,
        state.last.duration(to: time) >= Self.interval
      else { return nil }
      state.last = time
      state.isShown = true
      return "\r\(state.done) of \(state.total) documents\u{1B}[K"
    }
    if let line { write(line) }
  }

  /// Erases the line.
  package func end() {
    if state.withLock({ $0.isShown }) { write("\r\u{1B}[K") }
  }
}
