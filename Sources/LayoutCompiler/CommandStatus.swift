/// What the command says to the shell.
package enum CommandStatus: Int32, CaseIterable, Sendable {
  case clean = 0
  /// There are findings at or above the severity asked for.
  case findings = 1
  /// The command line asks for something that does not exist or contradicts itself.
  case usage = 2
  /// A path could not be read.
  case unreadable = 3
  /// A file would be written if this were no trial, or frames are others than they were.
  case wouldChange = 4
  /// The fault is ours.
  case internalError = 70
}
