import ArgumentParser
import LayoutCompiler

/// Writes the command's output to the standard streams.
enum CommandOutput {
  static func print(_ text: String) {
    FileDescriptor.standardOutput.write(text)
  }

  /// Prints bytes, which need not be text.
  static func print(_ bytes: [UInt8]) {
    FileDescriptor.standardOutput.write(bytes: bytes)
  }

  /// Writes one line for people to the standard error, separate from output for programs.
  static func complain(_ message: String) {
    FileDescriptor.standardError.write("error: \(message)\n")
  }

  /// Reports a file that could not be written.
  static func complain(_ error: FileError) {
    complain("cannot write '\(error.path)': \(error.reason)")
  }

  static func remark(_ message: String) {
    FileDescriptor.standardError.write("\(message)\n")
  }

  static func complainAsIs(_ text: String) {
    FileDescriptor.standardError.write(text.hasSuffix("\n") ? text : text + "\n")
  }
}

extension ExitCode {
  init(_ status: CommandStatus) {
    self.init(status.rawValue)
  }
}

extension CommandStatus {
  /// Ends the command with this status, unless it is `clean`.
  func end() throws {
    if self != .clean { throw ExitCode(self) }
  }
}
