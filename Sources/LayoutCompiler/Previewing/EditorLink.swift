import LayoutInterpreter

/// The link from a preview's page to the editor beside which the preview runs.
///
/// Requests of the page wait here until the thread that talks to the editor takes them.
package final class EditorLink: Sendable {
  /// A place in a file.
  package struct Place: Sendable, Equatable {
    /// The absolute path of the file.
    package var path: String
    /// The line, counted from 1.
    package var line: Int
    /// The column in Unicode scalars, counted from 1.
    package var column: Int

    package init(path: String, line: Int, column: Int) {
      (self.path, self.line, self.column) = (path, line, column)
    }
  }

  /// A request of the page.
  package enum Request: Sendable, Equatable {
    /// Show a place in the editor.
    case show(Place)
  }

  let alarm: SocketAlarm
  private let waiting = Locked<[Request]>([])

  package init() throws(SystemError) { alarm = try SocketAlarm() }

  /// Adds a request, and ends the wait for it.
  package func send(_ request: Request) {
    waiting.withLock { $0.append(request) }
    alarm.ring()
  }

  /// Whether requests wait.
  package var hasRequests: Bool { waiting.withLock { !$0.isEmpty } }

  /// Returns the requests that wait, in their order, and removes them.
  package func take() -> [Request] {
    alarm.silence()
    return waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
