#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, such as the terminal.
package struct FileDescriptor: Sendable {
  private let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  package static let standardOutput = FileDescriptor(STDOUT_FILENO)
  package static let standardError = FileDescriptor(STDERR_FILENO)

  /// Whether a person is likely to be looking.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of the text; nobody is told if the other end has gone.
  package func write(_ text: String) {
    _ = write(Array(text.utf8)[...])
  }

  /// Writes all bytes; returns 0, or the system's number for what went wrong.
  func write(_ bytes: ArraySlice<UInt8>) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Self.systemWrite(number, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return 0
    }
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
