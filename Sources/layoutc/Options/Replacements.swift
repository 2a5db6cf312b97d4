import LayoutCompiler

/// What a command puts in place of files of the author's, one by one: a file that is left is told, and the
/// next one is written all the same.
struct Replacements {
  /// How many files were left as they are.
  private(set) var left = 0
  private var status = CommandStatus.clean

  /// Replaces a file; says whether that was done.
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

  /// What the shell is told, where the rest of the command says `other`.
  func status(besides other: CommandStatus) -> CommandStatus {
    let isOutweighed = other == .unreadable || (status == .findings && other == .usage)
    return status == .clean || isOutweighed ? other : status
  }
}
