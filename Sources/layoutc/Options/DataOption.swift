import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics

/// The file of `--data`.
enum DataOption {
  /// What is in it; ends the command where it cannot be read.
  static func read(_ path: String?) throws -> SourceText? {
    guard let path else { return nil }
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(path)
    } catch {
      CommandOutput.complain("cannot read '\(path)': \(error.reason)")
      throw ExitCode(.unreadable)
    }
    return SourceText(name: path, bytes: reader.bytes)
  }
}
