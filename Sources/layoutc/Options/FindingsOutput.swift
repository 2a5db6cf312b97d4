import ArgumentParser
import LayoutCompiler

/// A file for findings and its format, written as `sarif=findings.sarif`.
struct FindingsOutput: ExpressibleByArgument {
  let format: FindingsFormat
  let path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    guard let format = FindingsFormat(rawValue: String(parts[0])) else { return nil }
    self.format = format
    self.path = String(parts[1])
  }
}
