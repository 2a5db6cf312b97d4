package import LayoutDiagnostics
package import LayoutEngine
import LayoutSchema

/// Prints a solved document as one line of JSON.
package enum FrameJSON {
  /// Returns the frames of a document as one line of JSON, without a line feed.
  ///
  /// Numbers are in the shortest form that reads back the same.
  ///
  /// - Parameters:
  ///   - file: The path as the caller spelt it.
  ///   - name: The document's name.
  ///   - preview: The preview that the document is solved for, or nil to leave it out.
  ///   - layout: The frames.
  ///   - shown: The looks and texts of the elements, in the order of `layout`.
  ///   - language: The translations of texts that are attributes of views.
  /// - Returns: The line.
  package static func line(
    file: String, name: String, preview: PreviewTitle? = nil, _ layout: SolvedLayout,
    showing shown: [ShownElement] = [], in language: TextLocalization? = nil,
  ) -> String {
    var line = "{\"file\":"
    JSONValue.string(file).write(to: &line)
    line += ",\"layout\":"
    JSONValue.string(name).write(to: &line)
    if let preview {
      line += ",\"preview\":"
      preview.json.write(to: &line)
    }
    line += ",\"size\":"
    write([layout.size.width, layout.size.height], to: &line)
    if layout.isApproximate { line += ",\"approximate\":true" }
    line += ",\"root\":"
    writeElements(layout, shown, language, to: &line)
    line += "}"
    return line
  }

  /// Returns the line for a document that cannot be solved, with the findings that explain why.
  package static func line(
    file: String, preview: PreviewTitle? = nil, errors: [JSONValue]
  ) -> String {
    var line = "{\"file\":"
    JSONValue.string(file).write(to: &line)
    if let preview {
      line += ",\"preview\":"
      preview.json.write(to: &line)
    }
    line += ",\"errors\":"
    JSONValue.array(errors).write(to: &line)
    return line + "}"
  }

  private static func writeElements(
    _ layout: SolvedLayout, _ shown: [ShownElement], _ language: TextLocalization?,
    to line: inout String
  ) {
    /// The end indices of the elements whose children are being written.
    var open: [Int] = []
    for (index, element) in layout.elements.enumerated() {
      while let end = open.last, end <= index {
        line += "]}"
        open.removeLast()
      }
      guard !element.isLeftOut else { continue }
      if index > 0, line.utf8.last == UInt8(ascii: "}") { line += "," }
      writeMembers(of: element, language, to: &line)
      if shown.indices.contains(index) { write(shown[index], to: &line) }
      if element.end > index + 1 {
        line += ",\"children\":["
        open.append(element.end)
      } else {
        line += "}"
      }
    }
    for _ in open { line += "]}" }
    if layout.elements.isEmpty { line += "null" }
  }

  private static func writeMembers(
    of element: SolvedElement, _ language: TextLocalization?, to line: inout String
  ) {
    line += "{\"element\":\"\(element.name)\""
    if let component = element.component {
      line += ",\"component\":"
      JSONValue.string(component).write(to: &line)
    }
    if let id = element.id {
      line += ",\"id\":"
      JSONValue.string(id).write(to: &line)
    }
    if let view = element.hostView {
      line += ",\"view\":"
      JSONValue.string(view.name).write(to: &line)
      if !view.attributes.isEmpty {
        line += ",\"attributes\":"
        JSONValue.members(
          view.attributes.map { ($0.name, AttributeJSON.value($0.value, in: language)) }
        )
        .write(to: &line)
      }
    }
    let frame = element.frame
    line += ",\"frame\":"
    write([frame.x, frame.y, frame.width, frame.height], to: &line)
    if let content = element.contentSize {
      line += ",\"content\":"
      write([content.width, content.height], to: &line)
    }
    if let offset = element.contentOffset, offset != .zero {
      line += ",\"offset\":"
      write([offset.x, offset.y], to: &line)
    }
    if element.isPaging { line += ",\"paging\":true" }
    if element.snap != .none { line += ",\"snap\":\"\(element.snap.rawValue)\"" }
    if element.isPinned { line += ",\"pinned\":true" }
    if let frame = element.stuckFrame {
      line += ",\"stuck\":"
      write([frame.x, frame.y, frame.width, frame.height], to: &line)
    }
    if element.isStandIn { line += ",\"standIn\":true" }
    if element.isShort { line += ",\"short\":true" }
    if !element.separators.isEmpty {
      line += ",\"separators\":["
      for (index, frame) in element.separators.enumerated() {
        if index > 0 { line += "," }
        write([frame.x, frame.y, frame.width, frame.height], to: &line)
      }
      line += "]"
    }
  }

  private static func write(_ shown: ShownElement, to line: inout String) {
    if let text = shown.text {
      line += ",\"text\":"
      JSONValue.string(text.words).write(to: &line)
      line += ",\"lines\":\(text.lines.count)"
      if text.lines.isTruncated { line += ",\"truncated\":true" }
      if text.lines.scale != 1 {
        line += ",\"scale\":"
        JSONValue.number(text.lines.scale).write(to: &line)
      }
    }
    writeActions(of: shown, to: &line)
    if let links = shown.links {
      line += ",\"links\":"
      links.write(to: &line)
    }
    let looks = shown.looks
    if !looks.isEmpty {
      line += ",\"appearance\":"
      JSONValue.members(looks.map { ($0.name, $0.value.json) }).write(to: &line)
    }
    if let states = shown.states {
      line += ",\"states\":"
      states.write(to: &line)
    }
  }

  /// Writes what people can do with an element: the action for each event, with its arguments.
  private static func writeActions(of shown: ShownElement, to line: inout String) {
    guard let actions = shown.actions else { return }
    line += ",\"actions\":"
    actions.write(to: &line)
  }

  private static func write(_ numbers: [Float], to line: inout String) {
    JSONValue.array(numbers.map { .number($0) }).write(to: &line)
  }
}

extension ShownElement {
  /// What people can do with the element: the action for each event, with its arguments; nil if it
  /// has none.
  package var actions: JSONValue? {
    guard let actions = look?.actions, !actions.isEmpty else { return nil }
    return .members(
      actions.compactMap { element in
        element.action.map { (element.event.rawValue, .members(members(of: $0))) }
      })
  }

  /// The words of the text that can be tapped, with their actions and frames; nil if there are
  /// none.
  package var links: JSONValue? {
    guard let links = text?.links, !links.isEmpty else { return nil }
    return .array(
      links.map { link in
        let frames = link.frames.map { frame in
          JSONValue.array([frame.x, frame.y, frame.width, frame.height].map { .number($0) })
        }
        return .members(
          [("text", .string(link.words))] + members(of: link.action)
            + [("frames", .array(frames))])
      })
  }

  private func members(of action: LayoutAction) -> [(String, JSONValue)] {
    let arguments = action.arguments.map { AttributeJSON.value($0, in: language) }
    return [("action", .string(action.name)), ("arguments", .array(arguments))]
  }

  /// How the element looks in states: a list, whose later members win where several states hold;
  /// nil if it has none.
  package var states: JSONValue? {
    let states = stateLooks
    guard !states.isEmpty else { return nil }
    return .array(
      states.map { state, looks in
        .members([("state", .string(state.rawValue))] + looks.map { ($0.name, $0.value.json) })
      })
  }

  /// Whether nothing is seen of the element and of all within it, so that nobody can touch them.
  package var isUnseen: Bool {
    guard let look else { return false }
    return look.visibility != .visible || look.opacity <= 0
  }
}

extension ShownElement.LookValue {
  fileprivate var json: JSONValue {
    switch self {
    case .color(let color): .string(color.written)
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .word(let word): .string(word)
    }
  }
}
