import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What the toolchain's own parser finds wrong with a source.
enum SwiftFault {
  static func of(_ source: String) -> String? {
    let file = Parser.parse(source: source)
    guard file.hasError else { return nil }
    let first = ParseDiagnosticsGenerator.diagnostics(for: file).first
    return "\(first.map { "\($0)" } ?? "a mistake") in\n\(source)"
  }
}
