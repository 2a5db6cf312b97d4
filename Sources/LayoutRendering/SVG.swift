import LayoutDiagnostics
import LayoutEngine

/// Writes pictures as SVG 1.1, which browsers and editors show without further fonts or files.
///
/// Each line of a text is written with its measured width (`textLength`), so that it fills its
/// frame in any font. Viewers that ignore the width, such as librsvg, find fonts first whose
/// letters are about as wide as measured.
package struct SVG {
  private var text = ""
  private var indent = 1
  /// The number of clips, gradients and blurs, from which their names are made.
  private var count = 0
  /// Whether the pattern for hatching is defined already.
  private var hasHatching = false

  private init() {}

  /// The fonts of letters: those of the systems whose letters are about as wide as the built-in
  /// measurer's, and no wider, before any other.
  private static let fonts =
    "-apple-system, BlinkMacSystemFont, Inter, Roboto, Segoe UI, Helvetica Neue, Arial,"
    + " Liberation Sans, system-ui, sans-serif"

  /// Returns a picture as an SVG file, one line for each part.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - title: The title that screen readers speak.
  ///   - overlays: The overlays drawn over the picture.
  ///   - changes: The changes since an earlier result, drawn over the picture too.
  /// - Returns: The text of the file.
  package static func file(
    _ picture: Picture, title: String, overlays: Set<Overlay> = [], changes: [FrameChange] = []
  ) -> String {
    var svg = SVG()
    svg.write(picture, overlays, changes)
    return svg.file(picture.size, title: title)
  }

  /// Returns several pictures with captions as one SVG file.
  package static func file(_ sheet: ContactSheet, overlays: Set<Overlay> = []) -> String {
    var svg = SVG()
    var page = SVGElement(.rect)
    page.set(sheet.size)
    page.setColor(
      of: .fill, ContactSheet.background.paint, opacity: ContactSheet.background.opacity)
    svg.line(page.text)
    for cell in sheet.cells {
      var group = SVGElement(.g)
      group.setOrigin(cell.origin.x, cell.origin.y)
      svg.open(group)
      var caption = SVGElement(.text)
      caption.set(.y, -ContactSheet.captionRise)
      caption.set(.fontSize, ContactSheet.captionSize)
      caption.setColor(of: .fill, ContactSheet.captionPaint)
      svg.line(caption.text(around: cell.caption))
      svg.write(cell.picture, overlays, cell.changes)
      svg.close(group)
    }
    return svg.file(sheet.size, title: sheet.title)
  }

  /// Returns the text written so far, inside the root element of a file.
  private func file(_ size: LayoutSize, title: String) -> String {
    let size = LayoutSize(width: max(size.width, 1), height: max(size.height, 1))
    var root = SVGElement(.svg)
    root[.namespace] = "http://www.w3.org/2000/svg"
    root.set(size)
    root[.viewBox] = "0 0 \(SVGElement.number(size.width)) \(SVGElement.number(size.height))"
    root[.fontFamily] = Self.fonts
    root[.role] = "img"
    let head = root.start + "\n  " + SVGElement(.title).text(around: title) + "\n"
    return head + text + root.end + "\n"
  }

  private mutating func write(
    _ picture: Picture, _ overlays: Set<Overlay>, _ changes: [FrameChange]
  ) {
    var background = SVGElement(.rect)
    background.set(picture.size)
    background.setColor(of: .fill, picture.background)
    line(background.text)
    write(picture.root)
    for change in changes { write(change) }
    let marks = overlays.isEmpty ? [] : OverlayMark.marks(on: picture, overlays)
    if marks.isEmpty { return }
    if marks.contains(where: { $0.kind == .overflow }) { writeHatching() }
    var group = SVGElement(.g)
    group.set(.fontSize, Overlay.fontSize)
    open(group)
    for mark in marks { write(mark) }
    close(group)
  }

  // MARK: Shapes

  private mutating func write(_ shape: Picture.Shape) {
    guard shape.opacity > 0 else { return }
    var group = SVGElement(.g)
    group.setPlace(of: shape)
    group[.dataID] = shape.id
    if shape.opacity < 1 { group.set(.opacity, shape.opacity) }
    let start = text.utf8.count
    let names = count
    if let mask = shape.mask { group[.clipPath] = reference(define(mask: mask)) }
    if shape.blur > 0 { group[.filter] = reference(define(blur: shape)) }
    open(group)
    let inside = text.utf8.count
    write(shape.shadow, of: shape)
    let clip =
      shape.clips && !(shape.children.isEmpty && shape.content == nil) ? define(clip: shape) : nil
    write(shape.fill, of: shape)
    if let clip { open(clip) }
    if let content = shape.content { write(content, of: shape) }
    var moved: SVGElement?
    if shape.offset != .zero {
      var group = SVGElement(.g)
      group.setOrigin(-shape.offset.x, -shape.offset.y)
      open(group)
      moved = group
    }
    for child in shape.children { write(child) }
    for separator in shape.separators {
      var line = SVGElement(.rect)
      line.set(separator)
      line.setColor(of: .fill, shape.separatorPaint)
      self.line(line.text)
    }
    if let moved { close(moved) }
    if let clip { close(clip) }
    write(shape.stroke, of: shape)
    write(shape.borders, of: shape)
    if text.utf8.count == inside {
      // A shape that shows nothing is left out.
      text.removeLast(inside - start)
      indent -= 1
      count = names
    } else {
      close(group)
    }
  }

  private mutating func write(_ fill: Picture.Fill?, of shape: Picture.Shape) {
    var element = outline(of: shape)
    switch fill {
    case nil: break
    case .color(let paint):
      element.setColor(of: .fill, paint)
      line(element.text)
    case .gradient(let gradient, let color):
      if let color {
        var behind = element
        behind.setColor(of: .fill, color)
        line(behind.text)
      }
      element[.fill] = reference(define(gradient, shape.frame.size))
      line(element.text)
    }
  }

  private mutating func write(_ stroke: Picture.Stroke?, of shape: Picture.Shape) {
    guard let stroke, let path = stroke.path(in: shape.frame.size, shape.radii) else { return }
    var element = outline(path.frame, path.radii)
    element[.fill] = "none"
    element.setColor(of: .stroke, stroke.paint)
    element.set(.strokeWidth, path.width)
    if let dash = stroke.dash {
      element[.strokeDashes] =
        "\(SVGElement.number(dash.line)) \(SVGElement.number(dash.gap))"
    }
    line(element.text)
  }

  private mutating func write(_ borders: [Picture.Border], of shape: Picture.Shape) {
    guard !borders.isEmpty else { return }
    let clip = shape.radii == 0 ? nil : define(clip: shape)
    if let clip { open(clip) }
    for border in borders {
      var element = SVGElement(.rect)
      element.set(border.frame)
      element.setColor(of: .fill, border.paint)
      line(element.text)
    }
    if let clip { close(clip) }
  }

  private mutating func write(_ shadow: Picture.Shadow?, of shape: Picture.Shape) {
    guard let shadow, shape.fill != nil else { return }
    let frame = shadow.frame(around: shape.frame.size)
    var element = outline(frame, shape.radii)
    element.setColor(of: .fill, shadow.paint)
    if shadow.radius > 0 {
      let reach = shadow.radius * 2
      var filter = SVGElement(.filter)
      let name = nextName("blur")
      filter[.id] = name
      filter[.filterUnits] = "userSpaceOnUse"
      filter.set(
        LayoutRect(
          x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
          height: frame.height + 2 * reach))
      open(filter)
      var blur = SVGElement(.feGaussianBlur)
      blur.set(.standardDeviation, shadow.deviation)
      line(blur.text)
      close(filter)
      element[.filter] = reference(name)
    }
    line(element.text)
  }

  // MARK: Contents

  private mutating func write(_ content: Picture.Content, of shape: Picture.Shape) {
    switch content {
    case .text(let lines): for line in lines { write(line, in: shape.frame.width) }
    case .image(let image, let mode): write(image, mode, in: shape.frame.size)
    case .drawing(let drawing): write(drawing)
    case .label(let name, let paint, let hasCross):
      let size = shape.frame.size
      if hasCross {
        let (width, height) = (SVGElement.number(size.width), SVGElement.number(size.height))
        var cross = SVGElement(.path)
        cross[.d] = "M0 0L\(width) \(height)M\(width) 0L0 \(height)"
        cross.setColor(of: .stroke, paint, opacity: SymbolBox.crossOpacity)
        line(cross.text)
      }
      write(BoxWords(name, in: size), paint)
    case .symbol(let name, let paint):
      guard let box = SymbolBox(name, in: shape.frame.size) else { return }
      let group = SVGElement(.g)
      open(group)
      line(SVGElement(.title).text(around: name))
      var edge = SVGElement(.rect)
      edge.set(box.frame)
      edge.set(.radius, box.radius)
      edge[.fill] = "none"
      edge.setColor(of: .stroke, paint, opacity: SymbolBox.lineOpacity)
      line(edge.text)
      write(box.words, paint)
      close(group)
    }
  }

  private mutating func write(_ words: BoxWords?, _ paint: Picture.Paint) {
    guard let words else { return }
    write(
      Picture.Drawing.Words(
        words: words.words, fontSize: words.fontSize, place: words.place, anchor: .middle,
        paint: paint))
  }

  private mutating func write(_ words: Picture.Drawing.Words) {
    var element = SVGElement(.text)
    element.set(.x, words.place.x)
    element.set(.y, words.place.y)
    element.set(.fontSize, words.fontSize)
    switch words.anchor {
    case .left: break
    case .middle: element[.textAnchor] = "middle"
    case .right: element[.textAnchor] = "end"
    }
    element.setColor(of: .fill, words.paint)
    line(element.text(around: words.words))
  }

  // MARK: Drawings

  private mutating func write(_ drawing: Picture.Drawing) {
    var group = SVGElement(.g)
    group.setPlace(of: drawing)
    if drawing.opacity < 1 { group.set(.opacity, drawing.opacity) }
    open(group)
    if !drawing.title.isEmpty { line(SVGElement(.title).text(around: drawing.title)) }
    for layer in drawing.layers {
      var element = path(layer.path, fill: layer.fill, stroke: layer.stroke, layer.strokeWidth)
      if !layer.holes.isEmpty { element[.mask] = reference(define(layer.holes, of: layer)) }
      line(element.text)
    }
    for words in drawing.words { write(words) }
    close(group)
  }

  private func path(
    _ path: PathData, fill: Picture.Paint?, stroke: Picture.Paint?, _ width: Float
  ) -> SVGElement {
    var element = SVGElement(.path)
    element[.d] = path.text
    element[.fill] = "none"
    if let fill { element.setColor(of: .fill, fill) }
    if let stroke {
      element.setColor(of: .stroke, stroke)
      element.set(.strokeWidth, width)
      element[.strokeEnds] = "round"
      element[.strokeCorners] = "round"
    }
    return element
  }

  /// Defines what is left of a layer around its holes, and returns its name.
  private mutating func define(_ holes: [Picture.Drawing.Hole], of layer: Picture.Drawing.Layer)
    -> String
  {
    let name = nextName("holes")
    let extent = layer.path.extent.grown(by: layer.strokeWidth)
    var mask = SVGElement(.mask)
    mask[.id] = name
    mask[.maskUnits] = "userSpaceOnUse"
    mask.set(extent)
    var whole = SVGElement(.rect)
    whole.set(extent)
    whole.setColor(of: .fill, 0xFFFF_FFFF)
    let cut = holes.map { hole in
      path(
        hole.path, fill: hole.width == nil ? 0xFF : nil, stroke: hole.width.map { _ in 0xFF },
        hole.width ?? 0)
    }
    line(mask.text(around: [whole] + cut))
    return name
  }

  private mutating func write(_ line: Picture.Line, in room: Float) {
    guard let first = line.spans.first else { return }
    var element = SVGElement(.text)
    // Viewers that ignore the width draw the line from the point that its text is aligned at.
    let (before, after) = (line.x, room - line.x - line.width)
    if line.isRightToLeft {
      element.set(.x, line.x + line.width)
    } else if before > 0.5, abs(before - after) < 0.5 {
      element.set(.x, line.x + line.width / 2)
      element[.textAnchor] = "middle"
    } else if before > 0.5, abs(after) < 0.5 {
      element.set(.x, line.x + line.width)
      element[.textAnchor] = "end"
    } else {
      element.set(.x, line.x)
    }
    element.set(.y, line.baseline)
    if line.width > 0 {
      element.set(.textLength, line.width)
      element[.lengthAdjust] = "spacingAndGlyphs"
    }
    if line.isRightToLeft { element[.direction] = "rtl" }
    element[.space] = "preserve"
    if line.spans.count == 1 {
      set(first, on: &element)
      self.line(element.text(around: first.words))
    } else {
      let spans = line.spans.map { span in
        var part = SVGElement(.tspan)
        set(span, on: &part)
        return part
      }
      self.line(element.text(around: spans, words: line.spans.map(\.words)))
    }
  }

  private func set(_ span: Picture.Span, on element: inout SVGElement) {
    element.set(.fontSize, span.fontSize)
    if let family = span.fontFamily { element[.fontFamily] = "\(family), \(Self.fonts)" }
    if span.fontWeight != .regular { element[.fontWeight] = "\(span.fontWeight.number)" }
    if span.isItalic { element[.fontStyle] = "italic" }
    let lines = [(span.isUnderlined, "underline"), (span.isStruckThrough, "line-through")]
      .filter(\.0).map(\.1)
    if !lines.isEmpty { element[.textDecoration] = lines.joined(separator: " ") }
    element.setColor(of: .fill, span.paint)
  }

  private mutating func write(
    _ image: Picture.Image, _ mode: ImageSpec.ContentMode, in size: LayoutSize
  ) {
    var frame = LayoutRect(width: size.width, height: size.height)
    var ratio: String?
    switch mode {
    case .aspectFill: ratio = "xMidYMid slice"
    case .aspectFit: ratio = "xMidYMid meet"
    case .scaleToFill: ratio = "none"
    case .center:
      guard let own = image.size else { break }
      frame = LayoutRect(
        x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
        height: own.height)
    }
    var element = SVGElement(.image)
    element.set(frame)
    element[.preserveAspectRatio] = ratio
    element[.href] = "data:\(image.mediaType);base64,\(Base64.text(of: image.bytes))"
    line(element.text)
  }

  // MARK: Overlays

  private mutating func write(_ mark: OverlayMark) {
    var element: SVGElement
    switch mark.kind {
    case .frames:
      element = SVGElement(.rect)
      element.set(mark.frame)
      element[.fill] = "none"
      element.setColor(of: .stroke, mark.kind.paint, opacity: mark.kind.opacity)
      element.set(.strokeWidth, Overlay.lineWidth)
    case .baselines:
      let start = "M\(SVGElement.number(mark.frame.x)) \(SVGElement.number(mark.frame.y))"
      element = SVGElement(.path)
      element[.d] = start + "h\(SVGElement.number(mark.frame.width))"
      element.setColor(of: .stroke, mark.kind.paint)
      element.set(.strokeWidth, Overlay.lineWidth)
    case .insets, .space:
      element = SVGElement(.rect)
      element.set(mark.frame)
      element.setColor(of: .fill, mark.kind.paint, opacity: mark.kind.opacity)
    case .ids, .shares:
      element = SVGElement(.text)
      element.set(.x, mark.labelPlace.x)
      element.set(.y, mark.labelPlace.y)
      element.setColor(of: .fill, mark.kind.paint)
      element.setColor(of: .stroke, 0xFFFF_FFFF)
      element.set(.strokeWidth, 2)
      element[.paintOrder] = "stroke"
      line(element.text(around: mark.label))
      return
    case .overflow:
      element = SVGElement(.rect)
      element.set(mark.frame)
      element[.fill] = reference(Self.hatching)
      element.setColor(of: .stroke, mark.kind.paint)
      element.set(.strokeWidth, Overlay.lineWidth)
    }
    line(element.text)
  }

  /// Draws a change: the old frame is dashed, the new one has a line and a tint.
  private mutating func write(_ change: FrameChange) {
    let paint = change.kind.paint
    var group = SVGElement(.g)
    group.setColor(of: .stroke, paint)
    group[.fill] = "none"
    open(group)
    line(SVGElement(.title).text(around: change.sentence))
    if let old = change.oldInRoot {
      var element = SVGElement(.rect)
      element.set(old)
      element[.strokeDashes] = "3 2"
      line(element.text)
    }
    if let new = change.newInRoot {
      var element = SVGElement(.rect)
      element.set(new)
      element.setColor(of: .fill, paint, opacity: FrameChange.Kind.fillOpacity)
      line(element.text)
    }
    close(group)
  }

  private static let hatching = "hatching"

  /// Defines the pattern for hatching, once in a file.
  private mutating func writeHatching() {
    guard !hasHatching else { return }
    hasHatching = true
    let hatching = Overlay.hatching
    let step = SVGElement.number(hatching.step)
    var pattern = SVGElement(.pattern)
    pattern[.id] = Self.hatching
    pattern[.width] = step
    pattern[.height] = step
    pattern[.patternUnits] = "userSpaceOnUse"
    pattern[.patternTransform] = "rotate(45)"
    var path = SVGElement(.path)
    path[.d] = "M0 0v\(step)"
    path.setColor(of: .stroke, Overlay.overflow.paint, opacity: hatching.opacity)
    path.set(.strokeWidth, hatching.width)
    line(pattern.text(around: path))
  }

  // MARK: Definitions

  /// Defines a clip path along the edge of the shape, and returns a group that is clipped by it.
  private mutating func define(clip shape: Picture.Shape) -> SVGElement {
    let name = nextName("clip")
    var clip = SVGElement(.clipPath)
    clip[.id] = name
    line(clip.text(around: outline(of: shape)))
    var group = SVGElement(.g)
    group[.clipPath] = reference(name)
    return group
  }

  /// Defines the shape that an element is cut off at, and returns its name.
  private mutating func define(mask: Picture.Mask) -> String {
    let name = nextName("clip")
    var clip = SVGElement(.clipPath)
    clip[.id] = name
    var shape = SVGElement(.rect)
    shape.set(mask.frame)
    shape.set(.radius, mask.radius)
    line(clip.text(around: shape))
    return name
  }

  /// Defines the blur of a shape with all in it, and returns its name.
  private mutating func define(blur shape: Picture.Shape) -> String {
    let name = nextName("blur")
    var filter = SVGElement(.filter)
    filter[.id] = name
    filter[.filterUnits] = "userSpaceOnUse"
    filter.set(shape.blurredExtent)
    open(filter)
    var blur = SVGElement(.feGaussianBlur)
    blur.set(.standardDeviation, shape.blur)
    line(blur.text)
    close(filter)
    return name
  }

  private mutating func define(_ gradient: Picture.Gradient, _ size: LayoutSize) -> String {
    let name = nextName("gradient")
    var element: SVGElement
    if let angle = gradient.angle {
      let line = GradientLine(angle: angle, in: size)
      element = SVGElement(.linearGradient)
      element[.id] = name
      element[.gradientUnits] = "userSpaceOnUse"
      element.set(.x1, line.start.x)
      element.set(.y1, line.start.y)
      element.set(.x2, line.end.x)
      element.set(.y2, line.end.y)
    } else {
      let circle = GradientCircle(in: size)
      element = SVGElement(.radialGradient)
      element[.id] = name
      element[.gradientUnits] = "userSpaceOnUse"
      element.set(.centerX, circle.center.x)
      element.set(.centerY, circle.center.y)
      element.set(.r, circle.radius)
    }
    open(element)
    for stop in gradient.stops {
      var color = SVGElement(.stop)
      color.set(.stopOffset, stop.place)
      color.setColor(of: .stop, stop.paint)
      line(color.text)
    }
    close(element)
    return name
  }

  private mutating func nextName(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  private func reference(_ name: String) -> String { "url(#\(name))" }

  // MARK: Lines

  private mutating func open(_ element: SVGElement) {
    line(element.start)
    indent += 1
  }

  private mutating func close(_ element: SVGElement) {
    indent -= 1
    line(element.end)
  }

  private mutating func line(_ line: String) {
    for _ in 0..<indent { text += "  " }
    text += line
    text += "\n"
  }

  // MARK: Outlines

  /// Returns the element that draws the edge of a shape in its own coordinates.
  private func outline(of shape: Picture.Shape) -> SVGElement {
    outline(LayoutRect(width: shape.frame.width, height: shape.frame.height), shape.radii)
  }

  private func outline(_ frame: LayoutRect, _ radii: CornerRadii) -> SVGElement {
    if let radius = radii.all {
      var element = SVGElement(.rect)
      element.set(frame)
      if radius > 0 { element.set(.radius, radius) }
      return element
    }
    let number = SVGElement.number
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    func arc(_ radius: Float, _ x: Float, _ y: Float) -> String {
      "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
    }
    var element = SVGElement(.path)
    element[.d] =
      "M\(number(frame.x + radii.topLeft)) \(number(frame.y))"
      + "H\(number(right - radii.topRight))"
      + arc(radii.topRight, right, frame.y + radii.topRight)
      + "V\(number(bottom - radii.bottomRight))"
      + arc(radii.bottomRight, right - radii.bottomRight, bottom)
      + "H\(number(frame.x + radii.bottomLeft))"
      + arc(radii.bottomLeft, frame.x, bottom - radii.bottomLeft)
      + "V\(number(frame.y + radii.topLeft))"
      + arc(radii.topLeft, frame.x + radii.topLeft, frame.y) + "Z"
    return element
  }
}
