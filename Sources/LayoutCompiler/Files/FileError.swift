/// A file that could not be read or written, and the reason.
package struct FileError: Error, Equatable, Sendable {
  package let path: String
  private let cause: Cause

  private enum Cause: Equatable, Sendable {
    case system(SystemError)
    /// The compiler ships no such library.
    case noLibrary
    case refusal(Refusal)
  }

  /// The reason for leaving a file that the system would let be written.
  enum Refusal: Equatable, Sendable {
    /// The file has changed since it was read, or has appeared.
    case changedMeanwhile
    /// No user has write permission.
    case readOnly
    /// The file lacks the mark of the kind of file to write.
    case foreign(String)
    /// Something other than a file is at the path.
    case inTheWay(String)
  }

  init(path: String, _ cause: SystemError) {
    self.path = path
    self.cause = .system(cause)
  }

  init(path: String, _ refusal: Refusal) {
    self.path = path
    cause = .refusal(refusal)
  }

  /// Creates a copy of an error with another path, the one that the user knows.
  init(renaming error: FileError, to path: String) {
    self.path = path
    cause = error.cause
  }

  private init(path: String) {
    self.path = path
    cause = .noLibrary
  }

  /// Creates an error for a shipped library that does not exist.
  static func noLibrary(_ path: String) -> FileError { FileError(path: path) }

  /// The reason in words; the system's words for a system error.
  package var reason: String {
    switch cause {
    case .system(let error): error.reason
    case .noLibrary: noLibrary
    case .refusal(.changedMeanwhile): "it was changed meanwhile, and is left as it is"
    case .refusal(.readOnly): "it may only be read, and is left as it is"
    case .refusal(.foreign(let kind)): "it is no \(kind) that layoutc made, and is left as it is"
    case .refusal(.inTheWay(let entry)): "\(entry) is in the way"
    }
  }

  private var noLibrary: String {
    let paths = ShippedLibrary.all.map { "'\($0.path)'" }.joined(separator: ", ")
    return "no such library comes with layoutc, which has \(paths)"
  }

  /// Whether the compiler left a file unwritten that the system would let be written.
  package var isRefusal: Bool {
    if case .refusal = cause { true } else { false }
  }

  /// Whether the file does not exist.
  package var isMissing: Bool {
    if case .system(let error) = cause { error.isMissing } else { false }
  }

  /// The reason why a document cannot be read, in words to follow its name.
  package var explanation: String {
    guard case .system(let cause) = cause else { return reason }
    // A name that is not UTF-8 was changed on decoding, so the system cannot find it.
    if cause.isMissing, path.unicodeScalars.contains("\u{FFFD}") {
      return "its name is not in UTF-8"
    }
    if cause.isMissing { return "there is no such file" }
    if cause.isFolder { return "it is a folder" }
    if cause == .noPlainFile { return "it is no file" }
    if cause.isDevice { return "it is a device" }
    if cause.isDenied { return "reading it is not permitted" }
    return cause.reason
  }
}
