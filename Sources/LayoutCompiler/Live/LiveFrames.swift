import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutRules
import LayoutSchema

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
    /// The frames in the coordinates of the root, in the order of the elements.
    package var frames: [LayoutRect] = []
    /// The greatest number of lines of a text; 0 for anything else.
    package var lines = 0
    /// How far the element is outside of the one around it, in points, as a proof sees it.
    package var excess: Float = 0
    /// The percentages that the tag asks for and does not get, as `40 %: 156`.
    package var asked: [String] = []
    /// The width of the preview below which the element is not there; nil if it stays.
    package var goneBelow: Float?
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
  ///   - settings: The preview.
  ///   - name: Returns the offset of the name of an element of the typed tree.
  init(
    _ layout: SolvedLayout, _ interpreter: Interpreter, in settings: PreviewSettings,
    name: (Int) -> Int?
  ) {
    preview = settings.name
    var places: [Int: Element] = [:]
    let placed = PlacedElements(layout)
    let excesses = Self.excesses(layout, interpreter, settings)
    let shown = interpreter.shownElements(of: layout)
    for (index, (solved, shown)) in zip(layout.elements, shown).enumerated() where !solved.isGone {
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
        element.lines = max(element.lines, shown.text?.lines.count ?? 0)
        element.excess = max(element.excess, excesses[index] ?? 0)
        if element.frames.isEmpty { element.asked = interpreter.tree.asked(of: index) }
        element.frames.append(placed.frames[index])
        places[name] = element
      }
    }
    elements = places.values.sorted { $0.name < $1.name }
  }
}

extension LiveFrames {
  /// Returns how far elements are outside of those around them, by their index.
  private static func excesses(
    _ layout: SolvedLayout, _ interpreter: Interpreter, _ settings: PreviewSettings
  ) -> [Int: Float] {
    guard let property = ProofProperty.all.first(where: { $0.finding.name == "leaves-parent" })
    else { return [:] }
    var frames = ProofFrames(layout, interpreter)
    frames.read(interpreter.tree, settings.environment)
    var excesses: [Int: Float] = [:]
    property.examine(frames) { element, excess, _ in excesses[element] = excess }
    return excesses
  }

  // MARK: Widths

  /// The least width at which a screen is tried.
  private static let leastWidth: Float = 160
  /// The number of widths that are tried first.
  private static let steps = 12
  /// The most widths that are tried.
  private static let mostTrials = 30
  /// The most elements of a document that is tried, so that an editor need not wait.
  private static let mostElements = 200

  /// Notes the widths below which elements are not there.
  ///
  /// - Parameters:
  ///   - width: The width of the preview.
  ///   - count: The number of its elements.
  ///   - places: Returns the elements that are there at a width, by the offsets of their names; nil
  ///     if it cannot be solved.
  mutating func findGone(
    below width: Float, count: Int, _ places: (Float) -> Set<Int>?
  ) {
    guard count <= Self.mostElements, width > Self.leastWidth + 1 else { return }
    let all = Set(elements.map(\.name))
    let step = (width - Self.leastWidth) / Float(Self.steps)
    var known: [(width: Float, places: Set<Int>)] = [(width, all)]
    for number in 1...Self.steps {
      let narrower = (width - Float(number) * step).rounded()
      guard let there = places(narrower) else { return }
      known.append((narrower, there.intersection(all)))
    }
    var trials = Self.steps
    var gone: [Int: Float] = [:]
    for (wide, narrow) in zip(known, known.dropFirst()) {
      var low = narrow
      var high = wide
      // Of elements that go one after another in a small range, the last one's width is told.
      while high.width - low.width > 1, low.places != high.places, trials < Self.mostTrials {
        let middle = ((high.width + low.width) / 2).rounded()
        guard let there = places(middle)?.intersection(all) else { return }
        trials += 1
        if there.isSuperset(of: high.places) {
          high = (middle, there)
        } else {
          low = (middle, there)
        }
      }
      guard high.width - low.width <= 1 else { continue }
      for place in wide.places.subtracting(low.places) where gone[place] == nil {
        gone[place] = high.width
      }
    }
    for place in elements.indices { elements[place].goneBelow = gone[elements[place].name] }
  }
}

extension LayoutTree {
  /// Returns the percentages that an element asks for and that are not its size, in words.
  fileprivate func asked(of index: Int) -> [String] {
    let element = LayoutElement(index)
    guard let offer = offer(of: element) else { return [] }
    let (size, frame) = (ownSize(of: element), frame(of: element))
    let sides = [
      (size.width, offer.width.whole, frame.width), (size.height, offer.height.whole, frame.height),
    ]
    return sides.compactMap { length, whole, result in
      guard case .percent(let percent) = length, whole.isFinite else { return nil }
      let share = whole * percent / 100
      guard abs(share - result) > 0.5 else { return nil }
      return "\(percent.toTheHundredth) %: \(share.toTheHundredth)"
    }
  }
}

extension ClosedRange<Float> {
  /// Returns the range with a length in it.
  fileprivate func including(_ length: Float) -> ClosedRange {
    Swift.min(lowerBound, length)...Swift.max(upperBound, length)
  }
}
