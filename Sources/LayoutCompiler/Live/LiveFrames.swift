import LayoutEngine
import LayoutInterpreter

/// The sizes of a document's elements in its first preview.
package struct LiveFrames: Sendable {
  /// An element of the document's own text.
  package struct Element: Sendable {
    /// The offset of the element's name in its start tag, in bytes of the text.
    package var name: Int
    /// The least and the greatest width of what the element stands for, in points; a loop and a
    /// component that is used again make several of it.
    package var width: ClosedRange<Float>
    package var height: ClosedRange<Float>
    /// Whether words of a text are left out.
    package var isCut = false
    /// Whether a flexbox has rounded a text to a pixel less than it needs.
    package var isShort = false
  }

  /// The name of the preview, or nil.
  package var preview: String?
  /// The elements that are laid out, in the order of the text.
  package var elements: [Element]

  /// Creates the sizes from the last result of an interpreter.
  ///
  /// - Parameters:
  ///   - layout: The result.
  ///   - interpreter: The interpreter.
  ///   - preview: The name of the preview.
  ///   - name: Returns the offset of the name of an element of the typed tree.
  init(
    _ layout: SolvedLayout, _ interpreter: Interpreter, in preview: String?,
    name: (Int) -> Int?
  ) {
    self.preview = preview
    var places: [Int: Element] = [:]
    let shown = interpreter.shownElements(of: layout)
    for (solved, shown) in zip(layout.elements, shown) where !solved.isGone {
      let size = solved.frame.size
      for source in solved.sources {
        guard let name = name(source) else { continue }
        var element =
          places[name]
          ?? Element(
            name: name, width: size.width...size.width, height: size.height...size.height)
        element.width = element.width.including(size.width)
        element.height = element.height.including(size.height)
        element.isCut = element.isCut || shown.text?.lines.isTruncated == true
        element.isShort = element.isShort || solved.isShort
        places[name] = element
      }
    }
    elements = places.values.sorted { $0.name < $1.name }
  }
}

extension ClosedRange<Float> {
  /// Returns the range with a length in it.
  fileprivate func including(_ length: Float) -> ClosedRange {
    Swift.min(lowerBound, length)...Swift.max(upperBound, length)
  }
}
