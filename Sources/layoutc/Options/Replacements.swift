import LayoutCompiler

/// Replaces files of the author's one by one.
///
/// A file that is not replaced is reported, and the next one is written all the same.
struct Replacements {
  /// The number of files that were left as they are.
  private(set) var left = 0
  private var status = CommandStatus.clean

  /// Replaces a file; returns whether that succeeded.
  mutating func make(_ write: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) {
      try write()
      return true
    } catch {
      CommandOutput.complain(error)
      left += 1
      if status == .clean || !error.isRefusal { status = error.isRefusal ? .findings : .usage }
      return false
    }
  }

  /// Returns the exit status of the command, if the rest of it ended with `other`.
  func status(besides other: CommandStatus) -> CommandStatus {
    let isOutweighed = other == .unreadable || (status == .findings && other == .usage)
    return status == .clean || isOutweighed ? other : status
  }
}
