import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// Prints a solved document as an indented tree for people.
package enum FrameTree {
  /// Returns the lines of the tree, each ended by a line feed.
  ///
  /// The first line is the document with its size. Each further line is an element with its id,
  /// position and size.
  ///
  /// - Parameters:
  ///   - file: The path as the caller spelt it.
  ///   - name: The document's name.
  ///   - preview: The preview that the document is solved for, or nil to leave it out.
  ///   - layout: The frames.
  ///   - shown: The looks and texts of the elements, in the order of `layout`.
  ///   - showsLooks: Whether the elements' looks are printed.
  ///   - inColor: Whether ANSI sequences for color are written.
  /// - Returns: The lines.
  package static func text(
    file: String, name: String, preview: PreviewTitle? = nil, _ layout: SolvedLayout,
    showing shown: [ShownElement] = [], showsLooks: Bool = false, inColor: Bool,
  ) -> String {
    let style = TreeStyle(inColor: inColor)
    let rows = layout.elements.enumerated().compactMap { index, element in
      element.isLeftOut
        ? nil
        : Row(
          element, shown.indices.contains(index) ? shown[index] : ShownElement(),
          showsLooks: showsLooks)
    }
    let labelWidth = rows.map(\.labelWidth).max() ?? 0
    let columns = (0..<4).map { column in rows.map { $0.numbers[column].count }.max() ?? 0 }
    var text = style.title(name)
    text +=
      "  \(style.size("\(layout.size.width.toTheHundredth) × \(layout.size.height.toTheHundredth)"))"
    text += "  \(style.faint(file))"
    if let preview { text += "  \(preview.phrase)" }
    text += "\n"
    for row in rows {
      text += row.label(style)
      text += String(repeating: " ", count: labelWidth - row.labelWidth + 2)
      let numbers = zip(row.numbers, columns).map { number, width in
        String(repeating: " ", count: width - number.count) + number
      }
      text += "\(numbers[0]) \(numbers[1])  "
      text += style.size("\(numbers[2]) × \(numbers[3])")
      if !row.note.isEmpty { text += "  \(style.faint(row.note))" }
      if let words = row.words { text += "  \(words)" }
      if !row.manner.isEmpty { text += "  \(style.faint(row.manner))" }
      for look in row.looks { text += "  \(style.look(look.name, look.value))" }
      text += "\n"
    }
    return text
  }

  private struct Row {
    let indent: String
    let element: String
    let id: String
    /// The x, y, width and height of the frame.
    let numbers: [String]
    let note: String
    /// The words of a text, in quotes.
    let words: String?
    /// A phrase about the text's lines, scale and truncation.
    let manner: String
    let looks: [(name: String, value: ShownElement.LookValue)]

    init(_ solved: SolvedElement, _ shown: ShownElement, showsLooks: Bool) {
      indent = String(repeating: "  ", count: solved.depth)
      element = solved.title
      id = solved.anchor.map { " \($0)" } ?? ""
      let frame = solved.frame
      numbers = [frame.x, frame.y, frame.width, frame.height].map { $0.toTheHundredth }
      note = Self.notes(on: solved).joined(separator: ", ")
      words = shown.text.map { "\"\(Self.shortened($0.words))\"" }
      manner = shown.text.map { Self.phrase(for: $0.lines) } ?? ""
      looks = showsLooks ? shown.looks : []
    }

    private static func notes(on solved: SolvedElement) -> [String] {
      if solved.isGone { return ["gone"] }
      var notes: [String] = []
      if let content = solved.contentSize {
        notes.append("content \(content.width.toTheHundredth) × \(content.height.toTheHundredth)")
      }
      if let offset = solved.contentOffset, offset != .zero {
        notes.append("scrolled to \(offset.x.toTheHundredth) \(offset.y.toTheHundredth)")
      }
      if solved.isPaging { notes.append("paging") }
      if solved.snap != .none { notes.append("snap \(solved.snap.rawValue)") }
      let separators = solved.separators.count
      if separators > 0 {
        notes.append(separators == 1 ? "1 separator" : "\(separators) separators")
      }
      if let frame = solved.stuckFrame {
        notes.append("pinned at \(frame.x.toTheHundredth) \(frame.y.toTheHundredth)")
      } else if solved.isPinned {
        notes.append("pinned")
      }
      if solved.isStandIn { notes.append("stand-in") }
      if solved.isShort { notes.append("a pixel short") }
      return notes
    }

    /// The most letters of a text that are printed.
    private static let mostLetters = 40

    private static func shortened(_ words: String) -> String {
      let words = words.printable
      return words.count > mostLetters ? words.prefix(mostLetters - 1) + "…" : words
    }

    private static func phrase(for lines: TextLines) -> String {
      var parts: [String] = []
      if lines.count != 1 { parts.append("\(lines.count) lines") }
      if lines.scale != 1 { parts.append("at \(Int((lines.scale * 100).rounded()))%") }
      if lines.isTruncated { parts.append("truncated") }
      return parts.joined(separator: ", ")
    }

    var labelWidth: Int { indent.count + element.count + id.count }

    func label(_ style: TreeStyle) -> String { indent + element + style.id(id) }
  }
}

/// The ANSI styles of a tree on a terminal.
private struct TreeStyle {
  let inColor: Bool

  func title(_ text: String) -> String { styled(text, "1") }

  func id(_ text: String) -> String { styled(text, "36") }

  func size(_ text: String) -> String { styled(text, "1;32") }

  /// Returns a look, with a sample of its color if colors are written.
  func look(_ name: String, _ value: ShownElement.LookValue) -> String {
    switch value {
    case .color(let color):
      guard inColor, case .rgba(let components) = color else {
        return faint("\(name) \(color.written.printable)")
      }
      let parts = [24, 16, 8].map { String(components >> $0 & 0xFF) }.joined(separator: ";")
      return "\(faint(name)) \(styled("■", "38;2;\(parts)")) \(faint(color.written))"
    case .number(let number): return faint("\(name) \(number.toTheHundredth)")
    case .bool: return faint(name)
    case .word(let word): return faint("\(name) \(word.printable)")
    }
  }

  func faint(_ text: String) -> String { styled(text, "2") }

  private func styled(_ text: String, _ code: String) -> String {
    inColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
