import LayoutDiagnostics
package import LayoutEngine

/// An explanation of an element's size: the constraints and results from the root down to it.
package struct SizeReason: Sendable, Equatable {
  /// An element on the path, with the explanation of its lengths.
  package struct Step: Sendable, Equatable {
    package var element: LayoutElement
    package var frame: LayoutRect
    package var width: Axis
    package var height: Axis
  }

  /// The explanation of one length of an element.
  package struct Axis: Sendable, Equatable {
    /// The constraints from the parent, or those of the solve for the root.
    ///
    /// Nil if a flexbox or a layout of the linear family distributes lengths.
    package var offered: OfferedLengths?
    /// The effect of the parent on the element, in words.
    package var byParent: String?
    /// The effect of the element's own attributes, in words.
    package var byItself: String?
    /// The result of both, in words.
    package var outcome: String
  }

  /// The elements from the root to the explained one.
  package var steps: [Step]
}

extension Interpreter {
  /// Returns why an element of `layout`, which must be the last result, has its size.
  package func sizeReason(of element: LayoutElement, in layout: SolvedLayout) -> SizeReason {
    var path: [LayoutElement] = []
    var next: LayoutElement? = element
    while let step = next {
      path.append(step)
      next = tree.parent(of: step)
    }
    return SizeReason(
      steps: path.reversed().map { element in
        SizeReason.Step(
          element: element, frame: tree.frame(of: element),
          width: axis(.horizontal, of: element, layout),
          height: axis(.vertical, of: element, layout))
      })
  }

  private enum Direction { case horizontal, vertical }

  private func axis(
    _ direction: Direction, of element: LayoutElement, _ layout: SolvedLayout
  ) -> SizeReason.Axis {
    let frame = tree.frame(of: element)
    let isWidth = direction == .horizontal
    let offer = tree.offer(of: element).map { isWidth ? $0.width : $0.height }
    let own = ownLengths(of: element, direction, offer?.whole)
    let parent = parentWords(for: element, direction, offer)
    return SizeReason.Axis(
      offered: offer, byParent: parent?.words, byItself: own,
      outcome: outcome(
        of: element, isWidth ? frame.width : frame.height, direction, offer,
        isSaid: own != nil || parent?.decides == true, layout))
  }

  // MARK: The parent's effect

  private func parentWords(
    for element: LayoutElement, _ direction: Direction, _ offer: OfferedLengths?
  ) -> (words: String, decides: Bool)? {
    guard let parent = tree.parent(of: element) else { return nil }
    let isExact = offer.map { $0.least == $0.most } ?? false
    let isFirst = element == tree.child(of: parent, at: 0)
    func words(_ words: String?) -> (words: String, decides: Bool)? { words.map { ($0, false) } }
    switch tree.spec(of: parent) {
    case .stack(let spec):
      let isAlong = (spec.direction == .horizontal) == (direction == .horizontal)
      return words(stackWords(for: element, spec, isAlong: isAlong, isExact: isExact))
    case .flex:
      guard case .flex(let item) = tree.placement(of: element) else { return nil }
      let said = [
        item.flex.map { "flex \($0.toTheHundredth)" },
        item.flexBasis.isAuto ? nil : "flexBasis \(item.flexBasis.words)",
        item.flexGrow.map { "flexGrow \($0.toTheHundredth)" },
        item.flexShrink.map { "flexShrink \($0.toTheHundredth)" },
      ].compactMap(\.self)
      let by = said.isEmpty ? "" : ", by \(said.joined(separator: ", "))"
      return ("the flexbox decides" + by, true)
    case .grid: return ("the grid decides, by its cell", true)
    case .linear(let spec):
      guard case .linear(let item) = tree.placement(of: element) else { return nil }
      let isAlong = (spec.orientation == .horizontal) == (direction == .horizontal)
      if isAlong, let weight = item.weight, weight > 0 {
        return ("a share of the room by weight \(weight.toTheHundredth)", true)
      }
      return (direction == .horizontal ? item.width : item.height).decision
    case .layers:
      guard case .layers(let item) = tree.placement(of: element) else { return nil }
      return (direction == .horizontal ? item.width : item.height).decision
    case .flow:
      guard case .flow(let item) = tree.placement(of: element) else { return nil }
      return (direction == .horizontal ? item.width : item.height).decision
    case .inset: return words("what the inset leaves")
    case .overlay, .background:
      return words(isFirst ? nil : "as large as what it lies on or behind")
    case .ratio: return words(isExact ? "in the proportion of the ratio" : nil)
    case .scroll(let spec):
      let isScrolled =
        spec.axis == .both || (spec.axis == .horizontal) == (direction == .horizontal)
      return words(isScrolled ? "the scroll sets no limit along its axis" : nil)
    case .fit: return words("the alternative that the fit shows")
    case .center, .relative, .absolute, .corner, .wrapper, .clip, .zstack, .text, .image, .view,
      .spacer, .custom:
      return nil
    }
  }

  private func stackWords(
    for element: LayoutElement, _ spec: StackSpec, isAlong: Bool, isExact: Bool
  ) -> String? {
    guard case .stack(let item) = tree.placement(of: element) else { return nil }
    guard isAlong else {
      let stretches =
        item.alignSelf == .auto ? spec.alignItems == .stretch : item.alignSelf == .stretch
      // A length in points is the child's own; the stack does not change it.
      let size = tree.ownSize(of: element)
      let isOwn =
        if case .points = spec.direction == .horizontal ? size.height : size.width {
          true
        } else {
          false
        }
      return isExact && stretches && !isOwn ? "stretched across the stack" : nil
    }
    let said = [
      item.flexBasis.isAuto ? nil : "flexBasis \(item.flexBasis.words)",
      item.flexGrow > 0 ? "flexGrow \(item.flexGrow.toTheHundredth)" : nil,
      item.flexShrink > 0 ? "flexShrink \(item.flexShrink.toTheHundredth)" : nil,
    ].compactMap(\.self)
    if !said.isEmpty { return "along the stack with \(said.joined(separator: ", "))" }
    return isExact ? nil : "the stack measures it without a limit along itself"
  }

  // MARK: The element's own attributes

  private func ownLengths(
    of element: LayoutElement, _ direction: Direction, _ whole: Float?
  ) -> String? {
    let size = tree.ownSize(of: element)
    let isWidth = direction == .horizontal
    let lengths = [
      (isWidth ? "width" : "height", isWidth ? size.width : size.height),
      (isWidth ? "minWidth" : "minHeight", isWidth ? size.minWidth : size.minHeight),
      (isWidth ? "maxWidth" : "maxHeight", isWidth ? size.maxWidth : size.maxHeight),
    ]
    let said = lengths.compactMap { name, length -> String? in
      switch length {
      case .auto: return nil
      case .points(let points) where points == .infinity: return nil
      case .points: return "\(name) \(length.words)"
      case .percent(let percent):
        return "\(name) \(length.words)" + Self.words(of: whole) { $0 * percent / 100 }
      case .mixed(let mixed):
        return "\(name) \(length.words)"
          + Self.words(of: whole) { $0 * mixed.percent / 100 + mixed.points }
      }
    }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// A phrase for the length that a percentage refers to, and for what the percentage is of it.
  private static func words(of whole: Float?, _ share: (Float) -> Float) -> String {
    guard let whole else { return "" }
    guard whole.isFinite else { return " of what is not known, so none" }
    return " of \(whole.toTheHundredth), \(share(whole).toTheHundredth)"
  }

  // MARK: The result

  private func outcome(
    of element: LayoutElement, _ length: Float, _ direction: Direction, _ offer: OfferedLengths?,
    isSaid: Bool, _ layout: SolvedLayout
  ) -> String {
    if layout.elements[element.index].isLeftOut { return "left out by the fit" }
    if layout.elements[element.index].isGone { return "gone" }
    if let offer, offer.least == offer.most { return "so it is \(length.toTheHundredth)" }
    if isSaid { return "so it is \(length.toTheHundredth)" }
    let need =
      layout.elements[element.index].isStandIn
      ? "as its stand-in is" : contentWords(of: element, direction)
    if let offer, length >= offer.most { return "\(length.toTheHundredth), all there is; \(need)" }
    if let offer, offer.least > 0, length <= offer.least {
      return "\(length.toTheHundredth), the least; \(need)"
    }
    return "\(length.toTheHundredth), \(need)"
  }

  /// Returns the source of the length of an element that sets none.
  private func contentWords(of element: LayoutElement, _ direction: Direction) -> String {
    switch tree.spec(of: element) {
    case .text:
      guard let lines = tree.lines(of: element) else { return "what its words need" }
      let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
      let words =
        direction == .horizontal ? "as wide as its longest line" : "as high as its \(count)"
      return lines.isTruncated ? "\(words), and words are left out" : words
    case .image(let spec):
      return spec.intrinsicSize == nil ? "a picture without a size" : "the picture's own size"
    case .view:
      return tree.childCount(of: element) == 0 ? "nothing is in it" : "what it holds needs it"
    case .spacer: return "a spacer takes what it is given"
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .fit, .zstack, .scroll, .flex, .grid, .linear, .layers, .flow, .custom:
      return tree.childCount(of: element) == 0 ? "nothing is in it" : "what it holds needs it"
    }
  }
}

extension OfferedLengths {
  /// The lengths in words: `exactly 390`, `at most 390`, `any`.
  package var words: String {
    if least == most { return "exactly \(least.toTheHundredth)" }
    if most == .infinity { return least > 0 ? "at least \(least.toTheHundredth)" : "any" }
    return least > 0
      ? "\(least.toTheHundredth) to \(most.toTheHundredth)" : "at most \(most.toTheHundredth)"
  }
}

extension LayoutDimension {
  fileprivate var words: String {
    switch self {
    case .auto: "auto"
    case .points(let points): points.toTheHundredth
    case .percent(let percent): "\(percent.toTheHundredth)%"
    case .mixed(let mixed):
      "\(mixed.percent.toTheHundredth)% \(mixed.points < 0 ? "-" : "+") "
        + mixed.points.magnitude.toTheHundredth
    }
  }
}

extension Length {
  /// A phrase for the length, and whether it alone decides the result.
  fileprivate var decision: (words: String, decides: Bool) {
    switch self {
    case .match: ("it matches the room there is", true)
    case .wrap: ("it wraps what it holds", false)
    case .points(let points): ("it says \(points.toTheHundredth) points", true)
    }
  }
}
