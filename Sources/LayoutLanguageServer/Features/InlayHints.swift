import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// `textDocument/inlayHint`: the sizes of elements in the first preview, behind their names.
///
/// A size that is written in the tag has no hint, and a line has one at most.
struct InlayHints {
  /// The hints that an editor asks for when it starts the server.
  enum Choice: String {
    /// The sizes of elements, and what is wrong with texts.
    case sizes
    /// What is wrong with texts alone.
    case notes
    case off
  }

  /// The hints of a document's elements, by the elements' places.
  struct Texts {
    /// The size and what is wrong, in words.
    struct Hint {
      var size: String
      /// The lines of a text, and the width below which the element is not there.
      var facts: [String]
      var notes: [String]
    }

    /// The name of the preview, or nil.
    let preview: String?
    private let text: [UInt8]
    private let hints: [String: Hint]

    init(_ frames: LiveFrames, _ view: DocumentView) {
      preview = frames.preview
      text = view.document.text
      let places = Self.places(in: view.outline)
      var hints: [String: Hint] = [:]
      var gone: [Int: Float] = [:]
      var elements = frames.elements[...]
      for (index, (element, place)) in zip(view.outline.elements, places).enumerated() {
        while let first = elements.first, first.name < element.name.lowerBound {
          elements.removeFirst()
        }
        guard let first = elements.first, first.name == element.name.lowerBound else { continue }
        gone[index] = first.goneBelow
        // What goes with the element around it is not said twice.
        let goes = first.goneBelow.flatMap { $0 == gone[element.parent] ? nil : $0 }
        hints[place] = Hint(
          size: "\(Self.words(first.width)) × \(Self.words(first.height))",
          facts: (first.lines > 1 ? ["\(first.lines) lines"] : [])
            + (goes.map { ["gone below \($0.toTheHundredth)"] } ?? []),
          notes: (first.isCut ? ["cut"] : []) + (first.isShort ? ["a pixel short"] : [])
            + (first.excess > 0 ? ["overflows by \(first.excess.toTheHundredth)"] : [])
            + first.asked.map { "asks \($0)" })
      }
      self.hints = hints
    }

    /// Whether the hints are of the text of a document.
    func isOf(_ view: DocumentView) -> Bool { text == view.document.text }

    /// Returns the hints of the elements of a document, which may be newer than they are.
    func hints(in outline: MarkupOutline) -> [Hint?] {
      Self.places(in: outline).map { hints[$0] }
    }

    /// Returns the place of each element: its names and those around it, with ids, or else with
    /// numbers among their siblings.
    private static func places(in outline: MarkupOutline) -> [String] {
      var places: [String] = []
      var counts: [String: Int] = [:]
      for index in outline.elements.indices {
        let parent = outline.elements[index].parent
        let around = places.indices.contains(parent) ? places[parent] : ""
        var place = "\(around)/\(outline.name(index))"
        if let id = outline.value("id", of: index) {
          place += "#\(id)"
        } else {
          let number = counts[place, default: 0] + 1
          counts[place] = number
          place += " \(number)"
        }
        places.append(place)
      }
      return places
    }

    private static func words(_ range: ClosedRange<Float>) -> String {
      let (least, most) = (range.lowerBound.toTheHundredth, range.upperBound.toTheHundredth)
      return least == most ? least : "\(least)…\(most)"
    }
  }

  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response(to parameters: JSONNode, in workspace: inout OpenWorkspace) -> JSONValue {
    let choice = workspace.settings(for: view).hints
    guard choice != .off, let texts = workspace.hintTexts(for: view) else {
      return .array([])
    }
    let range = parameters["range"]
    let first = range?.at("start", "line")?.integer ?? 0
    let last = range?.at("end", "line")?.integer ?? .max
    var hints: [JSONValue] = []
    var (taken, isNote) = (-1, false)
    for (index, hint) in texts.hints(in: view.outline).enumerated() {
      guard let hint else { continue }
      let end = view.outline.elements[index].name.upperBound
      let line = view.positions.line(of: end)
      guard first <= line, line <= last, let label = label(of: hint, at: index, choice)
      else { continue }
      if line == taken {
        // What is wrong says more than a size.
        guard !isNote, !hint.notes.isEmpty else { continue }
        hints.removeLast()
      }
      (taken, isNote) = (line, !hint.notes.isEmpty)
      hints.append(
        [
          "position": view.positions.json(at: end), "label": .string(label),
          "paddingLeft": .bool(true),
          "tooltip": .string(
            texts.preview.map { "In the preview '\($0)'" } ?? "In the first preview"),
        ])
    }
    return .array(hints)
  }

  private func label(of hint: Texts.Hint, at element: Int, _ choice: Choice) -> String? {
    let size = choice == .sizes && !saysItsSize(element) ? [hint.size] : []
    let words = size + (choice == .sizes ? hint.facts : []) + hint.notes
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Whether the tag has both sides as numbers of points.
  private func saysItsSize(_ element: Int) -> Bool {
    func isWritten(_ name: String) -> Bool {
      guard let value = view.outline.value(name, of: element), !value.isEmpty else { return false }
      return value.allSatisfy { $0.isWholeNumber || $0 == "." || $0 == " " }
    }
    return isWritten("size") || isWritten("width") && isWritten("height")
  }
}
