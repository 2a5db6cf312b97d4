package import LayoutSchema

/// A small document that demonstrates attributes, with the frames of its elements.
///
/// Each element is followed by its frame in its parent's coordinates, in a comment: x and y, then
/// width and height. Tests lay the documents out and compare the result with the comments, so the
/// figures are derived from the rules and never copied from a result.
package struct Example: Sendable {
  /// The element whose page contains the example; nil for attributes of any element.
  package let element: ElementKind?
  /// The attributes that the example demonstrates, of the element or its children; empty if it is
  /// about the element itself.
  package let attributes: [AttributeName]
  /// A description of the example, in full sentences.
  package let summary: String
  private let flexbox: String?
  private let preview: String
  private let root: String

  /// - Parameters:
  ///   - element: The element whose page contains the example.
  ///   - attributes: The attributes that it demonstrates.
  ///   - preview: The attributes of the preview that it is laid out in.
  ///   - flexbox: The value of `flexbox`, or nil to leave it out.
  ///   - summary: A description of the example.
  ///   - root: The root element with its comments, which need not be aligned.
  init(
    _ element: ElementKind?, _ attributes: [AttributeName], in preview: String = "",
    flexbox: String? = nil, _ summary: String, _ root: String,
  ) {
    self.element = element
    self.attributes = attributes
    self.preview = preview
    self.flexbox = flexbox
    self.summary = summary
    self.root = root
  }

  /// The whole document, with its comments aligned.
  package var document: String {
    var lines = flexbox.map { ["<layout flexbox=\"\($0)\">"] } ?? ["<layout>"]
    if !preview.isEmpty { lines.append("  <preview \(preview)/>") }
    let parts = root.split(separator: "\n").map { Self.parts(of: $0) }
    let width = parts.map { $0.comment == nil ? 0 : $0.markup.count }.max() ?? 0
    for part in parts {
      guard let comment = part.comment else {
        lines.append("  \(part.markup)")
        continue
      }
      let gap = String(repeating: " ", count: width - part.markup.count + 2)
      lines.append("  \(part.markup)\(gap)\(comment)")
    }
    return (lines + ["</layout>"]).joined(separator: "\n")
  }

  /// Returns a line without the comment at its end, and the comment.
  private static func parts(of line: Substring) -> (markup: Substring, comment: Substring?) {
    guard let comment = line.firstRange(of: "<!--") else { return (line, nil) }
    var markup = line[..<comment.lowerBound]
    while markup.last == " " { markup.removeLast() }
    return (markup, line[comment.lowerBound...])
  }
}

extension Example {
  /// All examples, in the order of the reference.
  package static let all: [Example] =
    shared + padding + boxSpecs + leaves + flexboxes + linearLayouts

  private static let boxSpecs = stack + insets + layered + aligned + placed
  private static let flexboxes = flex + flexItems + grid
  private static let linearLayouts = (linear + layers + flow).flatMap(\.inAllSpellings)

  /// The example, and the same with other spellings of the attributes that it demonstrates.
  private var inAllSpellings: [Example] {
    var (attributes, root) = (attributes, root)
    for row in Schema.shared.attributes.dropFirst() {
      guard let name = row.spells, let place = attributes.firstIndex(of: name) else { continue }
      attributes[place] = row.name
      root = root.replacing(" \(name.name)=", with: " \(row.name.name)=")
    }
    guard attributes != self.attributes else { return [self] }
    let summary = "The same in other words, on children without padding of their own."
    return [
      self, Example(element, attributes, in: preview, flexbox: flexbox, summary, root),
    ]
  }
}
