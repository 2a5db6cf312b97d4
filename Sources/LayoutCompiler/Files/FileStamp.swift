/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  var size: Int64
  /// When it was written last, since 1970.
  var seconds: Int64
  var nanoseconds: Int64
  /// A file that takes the place of another has a number of its own.
  var inode: UInt64

  /// Whether a change of the file from `time` on would give it another stamp.
  ///
  /// Files that are written within one tick of the system's clock have one time; some file systems
  /// know no parts of a second, and one counts them by twos.
  func isSettled(at time: (seconds: Int64, nanoseconds: Int64)) -> Bool {
    let age = (time.seconds - seconds) * 1_000_000_000 + time.nanoseconds - nanoseconds
    return age > (nanoseconds == 0 ? 2_000_000_000 : 50_000_000)
  }
}
