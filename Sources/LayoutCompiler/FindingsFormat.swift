import LayoutDiagnostics

/// The forms in which findings are written.
package enum FindingsFormat: String, CaseIterable, Sendable {
  case text
  case short
  case json
  case sarif
  case github

  /// Returns all findings in this format; `inColor` affects `text` only.
  package func render(_ report: CheckReport, inColor: Bool = false) -> String {
    switch self {
    case .text: TextRenderer(inColor: inColor).render(report.findings)
    case .short: ShortRenderer().render(report.findings)
    case .json: JSONRenderer().render(report.findings, files: report.files)
    case .sarif: SARIFRenderer(version: Version.current).render(report.findings)
    case .github: GitHubRenderer().render(report.findings)
    }
  }

  /// Whether this format ends with a summary line.
  package var hasSummaryLine: Bool {
    switch self {
    case .text: true
    case .short, .json, .sarif, .github: false
    }
  }
}
