#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file could not be read.
package struct UnreadableFile: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    case missing
    case directory
    case denied
    /// Something else, by its number in `errno`.
    case system(Int32)
  }

  package var path: String
  package var reason: Reason

  init(path: String, error: Int32) {
    self.path = path
    reason =
      switch error {
      case ENOENT, ENOTDIR: .missing
      case EISDIR: .directory
      case EACCES, EPERM: .denied
      default: .system(error)
      }
  }

  /// The reason in words, to follow the name of the file.
  package var message: String {
    switch reason {
    case .missing: "there is no such file"
    case .directory: "it is a folder"
    case .denied: "reading it is not permitted"
    case .system(let number): unsafe String(cString: strerror(number))
    }
  }
}
