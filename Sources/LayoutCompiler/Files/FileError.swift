/// A file that could not be read or written, and what the system said.
package struct FileError: Error, Equatable, Sendable {
  package let path: String
  private let cause: Cause

  private enum Cause: Equatable, Sendable {
    case system(SystemError)
    /// A library does not come with the compiler.
    case noLibrary
    case refusal(Refusal)
  }

  /// Why a file is left that could be written.
  enum Refusal: Equatable, Sendable {
    /// It is not what was read, or was not there.
    case changedMeanwhile
    /// Nobody may write it.
    case readOnly
    /// It is of somebody else, and no file of the kind that is made.
    case foreign(String)
    /// Something else is there than a file.
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

  /// The same of a file that people know by another path.
  init(renaming error: FileError, to path: String) {
    self.path = path
    cause = error.cause
  }

  private init(path: String) {
    self.path = path
    cause = .noLibrary
  }

  /// There is no shipped library of that path.
  static func noLibrary(_ path: String) -> FileError { FileError(path: path) }

  /// The reason in words, those of the system where it said something.
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

  /// Whether a file could be written, and was left as it is.
  package var isRefusal: Bool {
    if case .refusal = cause { true } else { false }
  }

  /// Whether there is no such file.
  package var isMissing: Bool {
    if case .system(let error) = cause { error.isMissing } else { false }
  }

  /// The reason why a document cannot be read, in words to follow its name.
  package var explanation: String {
    guard case .system(let cause) = cause else { return reason }
    // What is no text cannot be handed back to the system as it was.
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
