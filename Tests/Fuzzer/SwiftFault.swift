import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Finds the errors of a source with the toolchain's own parser.
enum SwiftFault {
  static func of(_ source: String) -> String? {
    let file = Parser.parse(source: source)
    guard file.hasError else { return nil }
    let first = ParseDiagnosticsGenerator.diagnostics(for: file).first
    return "\(first.map { "\($0)" } ?? "a mistake") in\n\(source)"
  }
}
