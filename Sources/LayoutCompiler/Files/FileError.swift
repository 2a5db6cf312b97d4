/// A file that could not be read or written, and what the system said.
package struct FileError: Error, Equatable, Sendable {
  package let path: String
  private let cause: SystemError

  init(path: String, _ cause: SystemError) {
    self.path = path
    self.cause = cause
  }

  /// The reason in the system's words.
  package var reason: String { cause.reason }

  /// Whether there is no such file.
  package var isMissing: Bool { cause.isMissing }

  /// The reason why a document cannot be read, in words to follow its name.
  package var explanation: String {
    if cause.isMissing { return "there is no such file" }
    if cause.isFolder { return "it is a folder" }
    if cause.isDenied { return "reading it is not permitted" }
    return cause.reason
  }
}
