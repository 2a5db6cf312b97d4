import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// Prints a solved document as one line of JSON.
package enum FrameJSON {
  /// The line, without a line feed; `file` is the path as the caller spelt it.
  ///
  /// Numbers are in the shortest form that reads back the same.
  package static func line(file: String, name: String, _ layout: SolvedLayout) -> String {
    var line = "{\"file\":"
    JSONValue.string(file).write(to: &line)
    line += ",\"layout\":"
    JSONValue.string(name).write(to: &line)
    line += ",\"size\":"
    write([layout.size.width, layout.size.height], to: &line)
    if layout.isApproximate { line += ",\"approximate\":true" }
    line += ",\"root\":"
    writeElements(layout, to: &line)
    line += "}"
    return line
  }

  private static func writeElements(_ layout: SolvedLayout, to line: inout String) {
    /// The ends of the elements whose children are being written.
    var open: [Int] = []
    for (index, element) in layout.elements.enumerated() {
      while let end = open.last, end <= index {
        line += "]}"
        open.removeLast()
      }
      if index > 0, line.utf8.last == UInt8(ascii: "}") { line += "," }
      writeMembers(of: element, to: &line)
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

  private static func writeMembers(of element: SolvedElement, to line: inout String) {
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
        JSONValue.members(view.attributes.map { ($0.name, AttributeJSON.value($0.value)) })
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
    if element.isPinned { line += ",\"pinned\":true" }
    if !element.separators.isEmpty {
      line += ",\"separators\":["
      for (index, frame) in element.separators.enumerated() {
        if index > 0 { line += "," }
        write([frame.x, frame.y, frame.width, frame.height], to: &line)
      }
      line += "]"
    }
  }

  private static func write(_ numbers: [Float], to line: inout String) {
    JSONValue.array(numbers.map { .number($0) }).write(to: &line)
  }
}
