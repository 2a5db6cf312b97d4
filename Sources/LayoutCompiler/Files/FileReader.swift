#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files, one after another, into the same memory.
package struct FileReader: Sendable {
  /// The bytes of the file that was read last.
  package private(set) var bytes: [UInt8] = []

  /// The most bytes that a file may have; a device, which has no end, is not read for ever.
  package static let mostBytes = 64 << 20

  package init() {}

  /// Replaces ``bytes`` by those of the file.
  package mutating func read(_ path: String) throws(FileError) {
    bytes.removeAll(keepingCapacity: true)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(file) }
    // No stat: pipes have no size, and one more call costs more than a second read.
    while true {
      let count = readMore(from: file)
      if count == 0 { return }
      if count < 0, errno != EINTR { throw FileError(path: path, code: errno) }
      if bytes.count > Self.mostBytes { throw FileError(path: path, code: EFBIG) }
    }
  }

  private mutating func readMore(from file: Int32) -> Int {
    withUnsafeTemporaryAllocation(byteCount: Self.blockSize, alignment: 16) { block in
      let count = Self.systemRead(file, block.baseAddress, block.count)
      if count > 0 { bytes.append(contentsOf: block.prefix(count)) }
      return count
    }
  }

  private static let blockSize = 32_768

  private static func systemRead(_ file: Int32, _ block: UnsafeMutableRawPointer?, _ size: Int)
    -> Int
  {
    #if canImport(Glibc)
      Glibc.read(file, block, size)
    #elseif canImport(Musl)
      Musl.read(file, block, size)
    #else
      Darwin.read(file, block, size)
    #endif
  }
}
