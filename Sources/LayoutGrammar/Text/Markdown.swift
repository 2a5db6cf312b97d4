/// A generated page of Markdown with lines of up to 100 columns.
struct Markdown {
  private(set) var text = "<!-- \(Grammar.notice) -->\n"

  mutating func heading(_ level: Int, _ title: String) {
    text += "\n\(String(repeating: "#", count: level)) \(title)\n"
  }

  /// Adds paragraphs with blank lines between them, each filled to the page's width.
  mutating func prose(_ paragraphs: String) {
    for block in paragraphs.split(separator: "\n\n") {
      text += "\n" + Self.wrapped(block) + "\n"
    }
  }

  mutating func list(_ items: [String]) {
    text += "\n"
    for item in items {
      text += Self.wrapped("- \(item)"[...], hanging: "  ") + "\n"
    }
  }

  mutating func code(_ code: String, _ language: String = "xml") {
    text += "\n```\(language)\n\(code)\n```\n"
  }

  /// Adds a table with aligned columns.
  mutating func table(_ header: [String], _ rows: [[String]]) {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    text += "\n"
    for row in [header, rule] + rows {
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
  }

  private static let measure = 100

  /// Breaks lines at spaces but not at no-break spaces, which become spaces.
  private static func wrapped(_ paragraph: Substring, hanging: String = "") -> String {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + word.count >= measure {
        lines.append(line)
        line = hanging
      }
      line += line.isEmpty || line == hanging ? word : " " + word
    }
    return (lines + [line]).joined(separator: "\n").replacing("\u{A0}", with: " ")
  }
}
