import LayoutCompiler
import LayoutDiagnostics
import LayoutRules

/// Tables for people, with each column as wide as its widest cell.
enum RuleTable {
  /// Returns every kind of finding whose severity may be changed: its id, level, group and summary.
  static func list(_ settings: RuleSettings) -> String {
    let rows = settings.choosable.map { id in
      [
        id.name, settings.level(of: id).rawValue, id.entry.group?.rawValue ?? "-",
        id.entry.summary,
      ]
    }
    return text(rows)
  }

  /// Returns the number of findings of each kind, the largest first.
  static func counts(_ findings: [FileFindings]) -> String {
    struct Row {
      var severity: Severity
      var count = 0
      var fixable = 0
    }
    var rows: [DiagnosticID: Row] = [:]
    for finding in findings.flatMap(\.diagnostics) {
      var row = rows[finding.id] ?? Row(severity: finding.severity)
      row.severity = max(row.severity, finding.severity)
      row.count += 1
      if finding.safeRepair != nil { row.fixable += 1 }
      rows[finding.id] = row
    }
    let ordered = rows.sorted { ($1.value.count, $0.key.name) < ($0.value.count, $1.key.name) }
    return text(
      ordered.map { id, row in
        [
          "\(row.count)", row.severity.rawValue, id.name,
          row.fixable > 0 ? "\(row.fixable) with a safe repair" : "",
        ]
      }, isFirstNumber: true)
  }

  /// Returns the time of each rule, the longest first, and the time of solving for rules that need
  /// frames.
  static func times(_ report: CheckReport) -> String {
    let all = report.times?.all ?? []
    let solving = report.times?.solving ?? .zero
    let total = all.reduce(solving) { $0 + $1.time }
    var rows = all.map { [milliseconds($0.time), $0.rule.name] }
    if solving > .zero { rows.append([milliseconds(solving), "solving for frames"]) }
    return text(rows + [[milliseconds(total), "all rules"]], isFirstNumber: true)
  }

  private static func milliseconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let rest = "\(microseconds % 1000)"
    let zeros = String(repeating: "0", count: 3 - rest.utf8.count)
    return "\(microseconds / 1000).\(zeros)\(rest) ms"
  }

  private static func text(_ rows: [[String]], isFirstNumber: Bool = false) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return isFirstNumber && column == 0 ? space + cell : cell + space
      }
      let line = cells.joined(separator: "  ")
      return line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
    }.joined()
  }
}
