import ArgumentParser
import LayoutCompiler

/// What the command prints, and where.
enum CommandOutput {
  static func print(_ text: String) {
    FileDescriptor.standardOutput.write(text)
  }

  /// Bytes that need not be a text.
  static func print(_ bytes: [UInt8]) {
    FileDescriptor.standardOutput.write(bytes: bytes)
  }

  /// One line for people, kept apart from what is printed for programs.
  static func complain(_ message: String) {
    FileDescriptor.standardError.write("error: \(message)\n")
  }

  /// A file that could not be written.
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
  /// Ends the command with this status, unless all is well.
  func end() throws {
    if self != .clean { throw ExitCode(self) }
  }
}
