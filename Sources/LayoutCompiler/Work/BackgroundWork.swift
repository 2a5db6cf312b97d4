import LayoutInterpreter

/// Work on other threads, whose results end the wait of the thread that began it.
package final class BackgroundWork<Result: Sendable>: Sendable {
  /// The alarm to include in the wait.
  package let alarm: SocketAlarm
  private let results = Locked<[Result]>([])

  package init() throws(SystemError) { alarm = try SocketAlarm() }

  /// Begins work at a low priority.
  package func begin(_ work: @escaping @Sendable () -> Result) {
    Task.detached(priority: .utility) { [self] in
      let result = work()
      results.withLock { $0.append(result) }
      alarm.ring()
    }
  }

  /// Returns the results that are there, and removes them.
  package func take() -> [Result] {
    alarm.silence()
    return results.withLock { results in
      defer { results = [] }
      return results
    }
  }
}
