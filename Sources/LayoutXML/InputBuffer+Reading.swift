#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension InputBuffer {
  /// Reads a file, or as much of it as tells that it is larger than `limit` bytes.
  mutating func read(path: String, limit: Int) throws(UnreadableFile) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw UnreadableFile(path: path, error: errno) }
    let error = read(descriptor: descriptor, limit: limit)
    _ = close(descriptor)
    if let error { throw UnreadableFile(path: path, error: error) }
  }

  /// Reads what a descriptor gives until its end, and returns the number of the error if any.
  mutating func read(descriptor: Int32, limit: Int) -> Int32? {
    removeAll()
    while count <= limit {
      // Pipes and signals cut reads short at will; only 0 is the end.
      reserve(1 << 16)
      #if canImport(Darwin)
        let got = unsafe Darwin.read(descriptor, base + count, capacity - count)
      #elseif canImport(Musl)
        let got = unsafe Musl.read(descriptor, base + count, capacity - count)
      #else
        let got = unsafe Glibc.read(descriptor, base + count, capacity - count)
      #endif
      if got == 0 { break }
      if got > 0 {
        commit(got)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
