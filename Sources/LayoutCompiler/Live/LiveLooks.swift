import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutRendering

/// How the elements of a document look in its first preview, with the reasons for their sizes.
package struct LiveLooks: Sendable {
  /// An element of the document's own text; of several that it makes, the first.
  package struct Element: Sendable {
    /// The frame in the coordinates of the element around.
    package var frame: LayoutRect
    /// The reason for the width, as `explain-size` gives it.
    package var width: String
    /// The reason for the height.
    package var height: String
    /// The number of elements that the tag makes.
    package var count: Int
    fileprivate var index: Int
    fileprivate var parent: Int?
  }

  /// The name of the preview, or nil.
  package let preview: String?
  private var elements: [Int: Element] = [:]
  private let picture: Picture?
  /// The picture with scenes in place of images, if it has images.
  private let plain: Picture?

  /// Creates the looks from the last result of an interpreter.
  ///
  /// - Parameters:
  ///   - layout: The result.
  ///   - interpreter: The interpreter.
  ///   - settings: The preview.
  ///   - path: The path of the document, in whose folder images are.
  ///   - name: Returns the offset of the name of an element of the typed tree.
  ///
  /// - Complexity: O(n · d) in the number of elements and their depth.
  init(
    _ layout: SolvedLayout, _ interpreter: Interpreter, _ settings: PreviewSettings,
    path: String, name: (Int) -> Int?
  ) {
    preview = settings.name
    let pictures = PictureFolders(nil)
    let palette = pictures.palette(for: path, in: settings.environment.colorScheme)
    picture = Painter(interpreter, layout, palette, image: pictures.image(for: path)).picture()
    let plain = Painter(interpreter, layout, palette).picture()
    self.plain = plain == picture ? nil : plain
    let placed = PlacedElements(layout)
    for (index, solved) in layout.elements.enumerated() where !solved.isGone {
      for place in Set(solved.sources.compactMap(name)) {
        if elements[place] != nil {
          elements[place]?.count += 1
          continue
        }
        let element = LayoutElement(index)
        guard let step = interpreter.sizeReason(of: element, in: layout).steps.last else {
          continue
        }
        let isRoot = element == .root
        elements[place] = Element(
          frame: solved.frame, width: step.width.sentence(isRoot: isRoot),
          height: step.height.sentence(isRoot: isRoot), count: 1, index: index,
          parent: placed.parents[index])
      }
    }
  }

  /// Returns the element whose name in its start tag begins at an offset; nil if it has no frame.
  package func element(at name: Int) -> Element? { elements[name] }

  // MARK: Pictures

  /// Returns the address of a picture of an element in the one around it, with a line around the
  /// element; nil if none is at most as long as a limit.
  package func picture(of element: Element, atMost bytes: Int) -> String? {
    for picture in [picture, plain].compactMap(\.self) {
      guard let part = picture.part(element.parent ?? element.index, marking: element.index)
      else { continue }
      let svg = Array(SVG.file(part, title: "").utf8)
      let address = "data:image/svg+xml;base64," + Base64.text(of: svg)
      if address.utf8.count <= bytes { return address }
    }
    return nil
  }
}
