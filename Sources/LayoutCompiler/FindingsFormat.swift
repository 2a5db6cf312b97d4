import LayoutDiagnostics

/// The forms in which findings are written.
package enum FindingsFormat: String, CaseIterable, Sendable {
  case text
  case short
  case json
  case sarif
  case github

  /// Everything that was found, in this form; `inColor` matters to text alone.
  package func render(_ report: CheckReport, inColor: Bool = false) -> String {
    switch self {
    case .text: TextRenderer(inColor: inColor).render(report.findings)
    case .short: ShortRenderer().render(report.findings)
    case .json: JSONRenderer().render(report.findings, files: report.files)
    case .sarif: SARIFRenderer(version: Version.current).render(report.findings)
    case .github: GitHubRenderer().render(report.findings)
    }
  }

  /// Whether a count at the end belongs to this form.
  package var hasSummaryLine: Bool {
    switch self {
    case .text: true
    case .short, .json, .sarif, .github: false
    }
  }
}
