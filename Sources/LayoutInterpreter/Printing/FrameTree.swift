import LayoutEngine
import LayoutSchema

/// Prints a solved document as an indented tree for people.
package enum FrameTree {
  /// The lines, each ended by a line feed: the document with its size, then an element a line with
  /// its id, place and size.
  package static func text(
    file: String, name: String, _ layout: SolvedLayout, inColor: Bool
  ) -> String {
    let style = TreeStyle(inColor: inColor)
    let rows = layout.elements.map { Row($0) }
    let labelWidth = rows.map(\.labelWidth).max() ?? 0
    let columns = (0..<4).map { column in rows.map { $0.numbers[column].count }.max() ?? 0 }
    var text = style.title(name)
    text += "  \(style.size("\(short(layout.size.width)) × \(short(layout.size.height))"))"
    text += "  \(style.faint(file))\n"
    for row in rows {
      text += row.label(style)
      text += String(repeating: " ", count: labelWidth - row.labelWidth + 2)
      let numbers = zip(row.numbers, columns).map { number, width in
        String(repeating: " ", count: width - number.count) + number
      }
      text += "\(numbers[0]) \(numbers[1])  "
      text += style.size("\(numbers[2]) × \(numbers[3])")
      if !row.note.isEmpty { text += "  \(style.faint(row.note))" }
      text += "\n"
    }
    return text
  }

  private struct Row {
    let indent: String
    let element: String
    let id: String
    /// x, y, width, height.
    let numbers: [String]
    let note: String

    init(_ solved: SolvedElement) {
      indent = String(repeating: "  ", count: solved.depth)
      element = solved.component.map { "\(solved.name) (\($0))" } ?? solved.name
      id = solved.id.map { " #\($0)" } ?? ""
      let frame = solved.frame
      numbers = [frame.x, frame.y, frame.width, frame.height].map { short($0) }
      note = Self.notes(on: solved).joined(separator: ", ")
    }

    private static func notes(on solved: SolvedElement) -> [String] {
      if solved.isGone { return ["gone"] }
      var notes: [String] = []
      if let content = solved.contentSize {
        notes.append("content \(short(content.width)) × \(short(content.height))")
      }
      if let offset = solved.contentOffset, offset != .zero {
        notes.append("opens at \(short(offset.x)) \(short(offset.y))")
      }
      let separators = solved.separators.count
      if separators > 0 {
        notes.append(separators == 1 ? "1 separator" : "\(separators) separators")
      }
      if solved.isPinned { notes.append("pinned") }
      return notes
    }

    var labelWidth: Int { indent.count + element.count + id.count }

    func label(_ style: TreeStyle) -> String { indent + element + style.id(id) }
  }

  /// A number to the hundredth, which is finer than any pixel.
  private static func short(_ number: Float) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return number.description }
    let hundredths = Int((Double(number) * 100).rounded())
    let whole = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)"
    let rest = abs(hundredths) % 100
    if rest == 0 { return whole }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// What stands out in a tree on a terminal.
private struct TreeStyle {
  let inColor: Bool

  func title(_ text: String) -> String { styled(text, "1") }

  func id(_ text: String) -> String { styled(text, "36") }

  func size(_ text: String) -> String { styled(text, "1;32") }

  func faint(_ text: String) -> String { styled(text, "2") }

  private func styled(_ text: String, _ code: String) -> String {
    inColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
