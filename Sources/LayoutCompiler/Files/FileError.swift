/// A file that could not be read or written, and what the system said.
package struct FileError: Error, Equatable, Sendable {
  package let path: String
  /// Nil for a library that does not come with the compiler.
  private let cause: SystemError?

  init(path: String, _ cause: SystemError) {
    self.path = path
    self.cause = cause
  }

  /// The same of a file that people know by another path.
  init(renaming error: FileError, to path: String) {
    self.path = path
    cause = error.cause
  }

  private init(path: String) {
    self.path = path
    cause = nil
  }

  /// There is no shipped library of that path.
  static func noLibrary(_ path: String) -> FileError { FileError(path: path) }

  /// The reason in the system's words.
  package var reason: String { cause?.reason ?? noLibrary }

  private var noLibrary: String {
    let paths = ShippedLibrary.all.map { "'\($0.path)'" }.joined(separator: ", ")
    return "no such library comes with layoutc, which has \(paths)"
  }

  /// Whether there is no such file.
  package var isMissing: Bool { cause?.isMissing ?? false }

  /// The reason why a document cannot be read, in words to follow its name.
  package var explanation: String {
    guard let cause else { return noLibrary }
    // What is no text cannot be handed back to the system as it was.
    if cause.isMissing, path.unicodeScalars.contains("\u{FFFD}") {
      return "its name is not in UTF-8"
    }
    if cause.isMissing { return "there is no such file" }
    if cause.isFolder { return "it is a folder" }
    if cause.isDevice { return "it is a device" }
    if cause.isDenied { return "reading it is not permitted" }
    return cause.reason
  }
}
