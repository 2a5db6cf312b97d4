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

  /// A change of a document that a gesture on the page makes.
  package struct Edit: Sendable, Equatable {
    /// The number of the gesture, which its outcome names.
    package var number: Int
    /// The absolute path of the document.
    package var path: String
    /// The text that the gesture was made for.
    package var old: [UInt8]
    package var new: [UInt8]

    package init(number: Int, path: String, old: [UInt8], new: [UInt8]) {
      (self.number, self.path, self.old, self.new) = (number, path, old, new)
    }
  }

  /// A request of the page.
  package enum Request: Sendable, Equatable {
    /// Show a place in the editor.
    case show(Place)
    /// Change the text of a document.
    case edit(Edit)
  }

  package let alarm: SocketAlarm
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
