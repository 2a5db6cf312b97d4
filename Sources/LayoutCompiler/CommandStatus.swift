/// The exit status of the command.
package enum CommandStatus: Int32, CaseIterable, Sendable {
  case clean = 0
  /// There are findings at or above the requested severity.
  case findings = 1
  /// The command line names something that does not exist, or contradicts itself.
  case usage = 2
  /// A path could not be read.
  case unreadable = 3
  /// A trial run would have written a file, or frames differ from the compared ones.
  case wouldChange = 4
  /// An error in layoutc itself.
  case internalError = 70
}
