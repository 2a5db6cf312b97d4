#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that could not be read or written, and what the system said.
package struct FileError: Error, Equatable, Sendable {
  package let path: String
  /// The system's number for the reason, as in `errno`.
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The reason in the system's words.
  package var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
