import LayoutDiagnostics
package import LayoutEngine
package import LayoutInterpreter

/// Makes a picture of a solved document, including the looks of its elements.
package struct Painter {
  private let tree: LayoutTree
  private let layout: SolvedLayout
  private let palette: Palette
  private let overlays: Set<Overlay>
  private let states: ElementStates
  private let pointed: PointedElements
  private let image: (ImageSource) -> Picture.Image?

  /// - Parameters:
  ///   - interpreter: The interpreter that solved the document last.
  ///   - layout: The frames of the document.
  ///   - palette: The colors for everything that the document leaves to the host.
  ///   - overlays: The overlays that may be drawn over the picture.
  ///   - states: The states in which elements are drawn, each of them in those that it can be in.
  ///   - pointed: The elements that a pointer is over or presses, which are in these states too.
  ///   - image: Returns an image's data, or nil if it is not available.
  package init(
    _ interpreter: borrowing Interpreter, _ layout: SolvedLayout, _ palette: Palette,
    overlays: Set<Overlay> = [], states: ElementStates = [],
    pointed: PointedElements = PointedElements(),
    image: @escaping (ImageSource) -> Picture.Image? = { _ in nil },
  ) {
    tree = interpreter.tree
    self.layout = layout
    self.palette = palette
    self.overlays = overlays
    self.states = states
    self.pointed = pointed
    self.image = image
  }

  /// Returns the picture; nil if there is no visible element.
  package func picture() -> Picture? {
    guard tree.isPresent(.root), !layout.elements.isEmpty else { return nil }
    let order = tree.elementsFromBack()
    let tints = tints(order)
    // Children come before their parent, so that any depth is possible; hence the last of siblings
    // comes first.
    var children: [LayoutElement?: [Picture.Shape]] = [:]
    // What sticks to the edge of a scroll is in front of what is scrolled below it.
    var stuck: [LayoutElement?: [Picture.Shape]] = [:]
    for element in order.reversed() {
      var shape = self.shape(of: element, tint: tints[element] ?? palette.tint)
      shape.children = (children.removeValue(forKey: element) ?? []).reversed()
      shape.children += (stuck.removeValue(forKey: element) ?? []).reversed()
      if layout.elements[element.index].stuckFrame == nil {
        children[tree.parent(of: element), default: []].append(shape)
      } else {
        stuck[tree.parent(of: element), default: []].append(shape)
      }
    }
    guard var root = children[nil]?.first else { return nil }
    root.frame.x = 0
    root.frame.y = 0
    return Picture(size: root.frame.size, background: palette.background, root: root)
  }

  /// Returns the tint of each element, its own or an inherited one.
  private func tints(_ order: [LayoutElement]) -> [LayoutElement: Picture.Paint] {
    var tints: [LayoutElement: Picture.Paint] = [:]
    for element in order {
      if let tint = look(of: element)?.tint {
        tints[element] = palette.paint(tint)
      } else if let parent = tree.parent(of: element) {
        tints[element] = tints[parent]
      }
    }
    return tints
  }

  // MARK: One element

  /// Returns how an element looks in the states that the document and the pointer bring it into,
  /// and in those of the picture that it can be in.
  private func look(of element: LayoutElement) -> ElementStyle? {
    guard let style = tree.style(of: element) else { return nil }
    guard !style.lookingStates.isEmpty else { return style }
    return style.look(in: shownStates(of: element))
  }

  private func shownStates(of element: LayoutElement) -> ElementStates {
    let asked = states.intersection(tree.possibleStates(of: element))
    return tree.states(of: element, pointed).union(asked).seen
  }

  private func shape(of element: LayoutElement, tint: Picture.Paint) -> Picture.Shape {
    let solved = layout.elements[element.index]
    let look = look(of: element) ?? ElementStyle()
    var shape = Picture.Shape(
      element: element.index, id: solved.id, frame: solved.stuckFrame ?? tree.frame(of: element))
    shape.radii = look.cornerRadius.clamped(in: shape.frame.size)
    let opacity = look.opacity.isNaN ? 1 : min(max(look.opacity, 0), 1)
    shape.rotation = look.drawnRotation
    shape.scale = look.drawnScale
    shape.opacity = look.visibility == .visible && shape.scale > 0 ? opacity : 0
    // As views of hosts, a rounded one clips what it holds.
    shape.clips = look.clipsContent || look.cornerRadius != 0
    shape.fill = fill(of: look, tree.environment(of: element).direction)
    shape.mask = look.mask.outline(in: shape.frame.size)
      .map { Picture.Mask(frame: $0.frame, radius: $0.radius) }
    shape.blur = look.drawnBlur
    if look.strokeWidth > 0 {
      shape.stroke = Picture.Stroke(
        width: look.strokeWidth, paint: look.strokeColor.map(palette.paint) ?? palette.letters,
        dash: look.drawnDash)
    }
    shape.borders = look.borders(in: tree.environment(of: element).direction)
      .lines(in: shape.frame.size)
      .map { Picture.Border(frame: $0.frame, paint: palette.paint($0.color)) }
    if let shadow = look.castShadow, shadow.radius >= 0 {
      shape.shadow = Picture.Shadow(
        x: shadow.x, y: shadow.y, radius: shadow.radius, paint: palette.paint(shadow.color))
    }
    shape.separators = tree.separators(of: element)
    shape.separatorPaint = palette.separator
    if let offset = solved.contentOffset {
      shape.offset = offset
      shape.clips = true
      shape.isTruncated =
        tree.contentSize(of: element).map {
          $0.width > shape.frame.width || $0.height > shape.frame.height
        } ?? false
    }
    if tree.kind(of: element) == .clip { shape.clips = true }
    if !overlays.isDisjoint(with: [.insets, .space]) { shape.space = tree.space(inside: element) }
    if overlays.contains(.shares) { shape.share = share(of: element) }
    shape.isContainer = tree.childCount(of: element) > 0
    addContent(of: element, solved, tint, to: &shape)
    return shape
  }

  /// Returns the element's percentages, grow factors and weights in words.
  private func share(of element: LayoutElement) -> String {
    let size = tree.ownSize(of: element)
    var parts = [("width", size.width), ("height", size.height)].compactMap { name, length in
      length.percentWords.map { "\(name) \($0)" }
    }
    func add(_ name: String, _ number: Float?) {
      if let number, number > 0 { parts.append("\(name) \(number.toTheHundredth)") }
    }
    switch tree.placement(of: element) {
    case .stack(let item):
      if let basis = item.flexBasis.percentWords { parts.append("basis \(basis)") }
      add("grow", item.flexGrow)
    case .flex(let item):
      if let basis = item.flexBasis.percentWords { parts.append("basis \(basis)") }
      add("flex", item.flex)
      add("grow", item.flexGrow)
    case .linear(let item): add("weight", item.weight)
    case .none, .absolute, .zstack, .grid, .layers, .flow, .custom: break
    }
    return parts.joined(separator: ", ")
  }

  private func fill(of look: ElementStyle, _ direction: WritingDirection) -> Picture.Fill? {
    let color = look.backgroundColor.map(palette.paint)
    guard let gradient = look.gradient, !gradient.colors.isEmpty else {
      return color.map { .color($0) }
    }
    let stops = zip(gradient.places, gradient.colors).map {
      Picture.Gradient.Stop(place: $0, paint: palette.paint($1))
    }
    return .gradient(
      Picture.Gradient(angle: gradient.angle(in: direction), stops: stops), over: color)
  }

  private func addContent(
    of element: LayoutElement, _ solved: SolvedElement, _ tint: Picture.Paint,
    to shape: inout Picture.Shape,
  ) {
    if let placed = tree.placedText(of: element) {
      addText(placed, of: element, to: &shape)
    } else if let spec = tree.image(of: element) {
      addImage(spec, of: element, tint, to: &shape)
    } else if solved.isStandIn
      || tree.kind(of: element) == .view
        && (solved.id != nil || tree.view(of: element)?.class.isEmpty == false)
    {
      // The content of a host's view or of an unregistered layout is unknown: a control is drawn
      // by its name, anything else is a box.
      guard solved.end == element.index + 1 else { return }
      let environment = tree.environment(of: element)
      let label = tree.style(of: element)?.accessibilityLabel?.words(in: environment.localization)
      let control = ControlDrawing(
        values: ControlValues(
          solved.hostView?.attributes ?? [], label: label, environment.localization),
        size: shape.frame.size, palette: palette, tint: tint, environment: environment,
        isOnGround: shape.fill != nil)
      let viewClass = tree.view(of: element)?.class ?? ""
      for name in solved.isStandIn ? [solved.name] : [viewClass, solved.id ?? ""] {
        guard let drawing = control.drawing(of: name) else { continue }
        shape.content = .drawing(drawing)
        shape.clips = true
        return
      }
      let name =
        solved.isStandIn ? solved.name : viewClass.isEmpty ? solved.id ?? "" : viewClass
      guard shape.fill == nil else { return }
      shape.fill = .color(palette.placeholder)
      shape.content = .label(name, palette.placeholderLetters, hasCross: false)
    }
  }

  private func addText(
    _ placed: PlacedText, of element: LayoutElement, to shape: inout Picture.Shape
  ) {
    let environment = tree.environment(of: element)
    var text = placed.measured ?? tree.text(of: element)
    if let style = tree.style(of: element), !style.lookingStates.isEmpty,
      let color = style.letterColor(in: shownStates(of: element))
    {
      text?.color = color
    }
    let runs = text?.resolvedRuns(in: environment) ?? []
    // The letters of a text that its measurer has set have their size already.
    let scale = placed.measured == nil ? placed.scale : 1
    shape.content = .text(
      placed.lines.lines.map { line in
        var spans: [Picture.Span] = []
        for part in line.parts where runs.indices.contains(part.run) {
          var span = Picture.Span(part.words, runs[part.run], palette)
          span.fontSize *= scale
          spans.append(joining: span)
        }
        return Picture.Line(
          x: placed.room.x + line.x, baseline: placed.room.y + line.baseline, width: line.width,
          isRightToLeft: line.isRightToLeft, spans: spans)
      })
    if let text = placed.measured {
      shape.setting = Picture.TextSetting(
        text: text, environment: environment, room: placed.room,
        paints: runs.map { $0.color.map(palette.paint) ?? palette.letters })
    }
    shape.isTruncated = placed.lines.isTruncated
  }

  private func addImage(
    _ spec: ImageSpec, of element: LayoutElement, _ tint: Picture.Paint,
    to shape: inout Picture.Shape,
  ) {
    for source in [spec.source, spec.placeholder] {
      if case .symbol(let name) = source {
        if let image = image(source) {
          shape.content = .image(image.tinted(tint), .aspectFit)
          return
        }
        let direction = tree.environment(of: element).direction
        shape.content =
          Picture.Drawing(symbol: name, tint, in: shape.frame.size, direction)
          .map { .drawing($0) } ?? .symbol(name, tint)
        return
      }
      guard source != .none, var image = image(source) else { continue }
      image.size = image.size ?? spec.intrinsicSize
      shape.content = .image(image, spec.contentMode)
      shape.clips = true
      return
    }
    shape.clips = true
    shape.fill = shape.fill ?? .color(palette.placeholder)
    switch spec.source {
    case .none: shape.content = .label("", palette.placeholderLetters, hasCross: true)
    case .asset(let name), .symbol(let name), .url(let name):
      shape.content = .drawing(
        Picture.Drawing(
          sceneFor: name, in: shape.frame.size, isRound: shape.isRound,
          isDark: palette.mode == .dark))
    }
  }
}

extension Picture.Image {
  /// Returns the image with `currentColor` replaced, if it is SVG.
  fileprivate func tinted(_ tint: Picture.Paint) -> Self {
    guard mediaType == "image/svg+xml" else { return self }
    var element = SVGElement(.svg)
    element.setColor(of: .fill, tint)
    var image = self
    image.bytes = Array(
      String(decoding: bytes, as: UTF8.self)
        .split(separator: "currentColor", omittingEmptySubsequences: false)
        .joined(separator: element[.fill] ?? "").utf8)
    return image
  }
}

extension Picture.Shape {
  /// Whether the shape is a circle, or nearly.
  fileprivate var isRound: Bool {
    let side = min(frame.width, frame.height)
    guard max(frame.width, frame.height) < side * 1.1 else { return false }
    if let mask { return mask.radius > side * 0.4 }
    return min(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) > side * 0.4
  }
}

extension LayoutDimension {
  /// The percentage as in `50%`; nil for other lengths.
  fileprivate var percentWords: String? {
    if case .percent(let percent) = self { "\(percent.toTheHundredth)%" } else { nil }
  }
}

extension CornerRadii {
  /// Returns radii that fit a shape of this size.
  ///
  /// Negative radii become 0. If two radii are longer than their side, all are reduced in one
  /// proportion (CSS Backgrounds §5.5).
  fileprivate func clamped(in size: LayoutSize) -> CornerRadii {
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map { $0 > 0 ? $0 : 0 }
    let sides = [
      (size.width, radii[0] + radii[1]), (size.height, radii[1] + radii[2]),
      (size.width, radii[2] + radii[3]), (size.height, radii[3] + radii[0]),
    ]
    let factor = sides.reduce(Float(1)) { least, side in
      side.1 > side.0 ? min(least, side.0 / side.1) : least
    }
    let clamped = radii.map { $0.isFinite ? $0 * factor : min(size.width, size.height) / 2 }
    return CornerRadii(
      topLeft: clamped[0], topRight: clamped[1], bottomRight: clamped[2], bottomLeft: clamped[3])
  }
}

extension [Picture.Span] {
  /// Adds a span, or its words to the last span if that looks the same.
  fileprivate mutating func append(joining span: Picture.Span) {
    var alike = span
    if let last { alike.words = last.words }
    if !isEmpty, last == alike {
      self[count - 1].words += span.words
    } else {
      append(span)
    }
  }
}

extension Picture.Span {
  /// Makes a span of words with the attributes of a run.
  fileprivate init(_ words: String, _ run: ResolvedTextRun, _ palette: Palette) {
    self.init(
      words: words, fontSize: run.fontSize, fontWeight: run.fontWeight,
      fontFamily: run.fontFamily, isItalic: run.italic, isUnderlined: run.underline,
      isStruckThrough: run.strikethrough,
      paint: run.color.map(palette.paint) ?? palette.letters)
  }
}
