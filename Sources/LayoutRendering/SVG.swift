import LayoutEngine

/// Writes pictures as SVG 1.1, which browsers and editors show without any font or file beside it.
///
/// A text is written line by line with the width that it was measured to have (`textLength`), so that
/// it fills its frame in whatever font a reader has.
package struct SVG {
  private var text = ""
  private var indent = 1
  /// How many clips, gradients and blurs there are; each has a name of its own.
  private var count = 0
  /// Whether the pattern of what overflows is there.
  private var hasHatching = false

  private init() {}

  /// The picture as a file, a line for each part.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - title: What readers that speak call it.
  ///   - overlays: What is drawn over it.
  ///   - changes: What has changed since an earlier result, which is drawn over it too.
  /// - Returns: The text of the file.
  package static func file(
    _ picture: Picture, title: String, overlays: Set<Overlay> = [], changes: [FrameChange] = []
  ) -> String {
    var svg = SVG()
    svg.write(picture, overlays, changes)
    return head(picture.size, title: title) + svg.text + "</svg>\n"
  }

  /// Several pictures with captions on one page.
  package static func file(_ sheet: ContactSheet, overlays: Set<Overlay> = []) -> String {
    var svg = SVG()
    let background = ContactSheet.background
    svg.line(
      "<rect\(svg.size(sheet.size)) \(svg.fill(background.paint)) "
        + "fill-opacity=\"\(svg.number(background.opacity))\"/>")
    for cell in sheet.cells {
      svg.open(
        "<g transform=\"translate(\(svg.number(cell.origin.x)) \(svg.number(cell.origin.y)))\">")
      svg.line(
        "<text y=\"\(svg.number(-ContactSheet.captionRise))\" "
          + "font-size=\"\(svg.number(ContactSheet.captionSize))\" "
          + "\(svg.fill(ContactSheet.captionPaint))>\(svg.escaped(cell.caption))</text>")
      svg.write(cell.picture, overlays, cell.changes)
      svg.close("</g>")
    }
    return head(sheet.size, title: sheet.title) + svg.text + "</svg>\n"
  }

  private static func head(_ size: LayoutSize, title: String) -> String {
    let svg = SVG()
    let (width, height) = (svg.number(max(size.width, 1)), svg.number(max(size.height, 1)))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif" role="img">
        <title>\(svg.escaped(title))</title>

      """
  }

  private mutating func write(
    _ picture: Picture, _ overlays: Set<Overlay>, _ changes: [FrameChange]
  ) {
    line("<rect\(size(picture.size)) \(fill(picture.background))/>")
    write(picture.root)
    for change in changes { write(change) }
    let marks = overlays.isEmpty ? [] : OverlayMark.marks(on: picture, overlays)
    if marks.isEmpty { return }
    if marks.contains(where: { $0.kind == .overflow }) { writeHatching() }
    open("<g font-size=\"\(number(Overlay.fontSize))\">")
    for mark in marks { write(mark) }
    close("</g>")
  }

  // MARK: Shapes

  private mutating func write(_ shape: Picture.Shape) {
    guard shape.opacity > 0 else { return }
    var attributes = ""
    if shape.frame.x != 0 || shape.frame.y != 0 {
      attributes += " transform=\"translate(\(number(shape.frame.x)) \(number(shape.frame.y)))\""
    }
    if let id = shape.id { attributes += " data-id=\"\(escaped(id))\"" }
    if shape.opacity < 1 { attributes += " opacity=\"\(number(shape.opacity))\"" }
    let start = text.utf8.count
    open("<g\(attributes)>")
    let inside = text.utf8.count
    write(shape.shadow, of: shape)
    let clip =
      shape.clips && !(shape.children.isEmpty && shape.content == nil) ? define(clip: shape) : nil
    write(shape.fill, of: shape)
    if let clip { open("<g clip-path=\"url(#\(clip))\">") }
    if let content = shape.content { write(content, of: shape) }
    let isMoved = shape.offset != .zero
    if isMoved {
      open("<g transform=\"translate(\(number(-shape.offset.x)) \(number(-shape.offset.y)))\">")
    }
    for child in shape.children { write(child) }
    for separator in shape.separators {
      line("<rect\(rect(separator)) \(fill(shape.separatorPaint))/>")
    }
    if isMoved { close("</g>") }
    if clip != nil { close("</g>") }
    write(shape.stroke, of: shape)
    if text.utf8.count == inside {
      // Of what shows nothing, nothing is said.
      text.removeLast(inside - start)
      indent -= 1
    } else {
      close("</g>")
    }
  }

  private mutating func write(_ fill: Picture.Fill?, of shape: Picture.Shape) {
    switch fill {
    case nil: break
    case .color(let paint): line("<\(outline(of: shape)) \(self.fill(paint))/>")
    case .gradient(let angle, let paints, let color):
      if let color { line("<\(outline(of: shape)) \(self.fill(color))/>") }
      let name = define(gradient: angle, paints, shape.frame.size)
      line("<\(outline(of: shape)) fill=\"url(#\(name))\"/>")
    }
  }

  private mutating func write(_ stroke: Picture.Stroke?, of shape: Picture.Shape) {
    guard let stroke, let path = stroke.path(in: shape.frame.size, shape.radii) else { return }
    let outline = outline(path.frame, path.radii)
    line(
      "<\(outline) fill=\"none\" \(paint(stroke.paint, "stroke")) stroke-width=\"\(number(path.width))\"/>"
    )
  }

  private mutating func write(_ shadow: Picture.Shadow?, of shape: Picture.Shape) {
    guard let shadow, shape.fill != nil else { return }
    let frame = shadow.frame(around: shape.frame.size)
    var filter = ""
    if shadow.radius > 0 {
      let name = nextName("blur")
      let reach = shadow.radius * 2
      let region = Frame(
        x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
        height: frame.height + 2 * reach)
      open("<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"\(rect(region))>")
      line("<feGaussianBlur stdDeviation=\"\(number(shadow.deviation))\"/>")
      close("</filter>")
      filter = " filter=\"url(#\(name))\""
    }
    line("<\(outline(frame, shape.radii)) \(fill(shadow.paint))\(filter)/>")
  }

  // MARK: Contents

  private mutating func write(_ content: Picture.Content, of shape: Picture.Shape) {
    switch content {
    case .text(let lines): for line in lines { write(line) }
    case .image(let image, let mode): write(image, mode, in: shape.frame.size)
    case .label(let name, let paint, let hasCross):
      let size = shape.frame.size
      if hasCross {
        let (width, height) = (number(size.width), number(size.height))
        line(
          "<path d=\"M0 0L\(width) \(height)M\(width) 0L0 \(height)\" "
            + "\(self.paint(paint, "stroke")) stroke-opacity=\"\(number(SymbolBox.crossOpacity))\"/>"
        )
      }
      write(BoxWords(name, in: size), paint)
    case .symbol(let name, let paint):
      guard let box = SymbolBox(name, in: shape.frame.size) else { return }
      open("<g>")
      line("<title>\(escaped(name))</title>")
      line(
        "<rect\(rect(box.frame)) rx=\"\(number(box.radius))\" fill=\"none\" "
          + "\(self.paint(paint, "stroke")) stroke-opacity=\"\(number(SymbolBox.lineOpacity))\"/>")
      write(box.words, paint)
      close("</g>")
    }
  }

  private mutating func write(_ words: BoxWords?, _ paint: Picture.Paint) {
    guard let words else { return }
    line(
      "<text x=\"\(number(words.place.x))\" y=\"\(number(words.place.y))\" "
        + "font-size=\"\(number(words.fontSize))\" text-anchor=\"middle\" \(fill(paint))>"
        + "\(escaped(words.words))</text>")
  }

  private mutating func write(_ line: Picture.Line) {
    guard let first = line.spans.first else { return }
    var element = "<text x=\"\(number(line.isRightToLeft ? line.x + line.width : line.x))\""
    element += " y=\"\(number(line.baseline))\""
    if line.width > 0 {
      element += " textLength=\"\(number(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    if line.isRightToLeft { element += " direction=\"rtl\"" }
    element += " xml:space=\"preserve\""
    if line.spans.count == 1 {
      element += "\(attributes(of: first))>\(escaped(first.words))"
    } else {
      element += ">"
      for span in line.spans {
        element += "<tspan\(attributes(of: span))>\(escaped(span.words))</tspan>"
      }
    }
    self.line(element + "</text>")
  }

  private func attributes(of span: Picture.Span) -> String {
    var attributes = " font-size=\"\(number(span.fontSize))\""
    if let family = span.fontFamily {
      attributes += " font-family=\"\(escaped(family)), system-ui, sans-serif\""
    }
    if span.fontWeight != .regular { attributes += " font-weight=\"\(span.fontWeight.number)\"" }
    if span.isItalic { attributes += " font-style=\"italic\"" }
    let lines = [(span.isUnderlined, "underline"), (span.isStruckThrough, "line-through")]
      .filter(\.0).map(\.1)
    if !lines.isEmpty { attributes += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return attributes + " " + fill(span.paint)
  }

  private mutating func write(
    _ image: Picture.Image, _ mode: ImageSpec.ContentMode, in size: LayoutSize
  ) {
    var frame = Frame(width: size.width, height: size.height)
    var ratio = ""
    switch mode {
    case .aspectFill: ratio = "xMidYMid slice"
    case .aspectFit: ratio = "xMidYMid meet"
    case .scaleToFill: ratio = "none"
    case .center:
      guard let own = image.size else { break }
      frame = Frame(
        x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
        height: own.height)
    }
    let attribute = ratio.isEmpty ? "" : " preserveAspectRatio=\"\(ratio)\""
    line(
      "<image\(rect(frame))\(attribute) "
        + "href=\"data:\(image.mediaType);base64,\(Base64.text(of: image.bytes))\"/>")
  }

  // MARK: Overlays

  private mutating func write(_ mark: OverlayMark) {
    let color = paint(mark.kind.paint, "stroke")
    let width = "stroke-width=\"\(number(Overlay.lineWidth))\""
    switch mark.kind {
    case .frames:
      line(
        "<rect\(rect(mark.frame)) fill=\"none\" \(color) "
          + "stroke-opacity=\"\(number(mark.kind.opacity))\" \(width)/>")
    case .baselines:
      line(
        "<path d=\"M\(number(mark.frame.x)) \(number(mark.frame.y))h\(number(mark.frame.width))\" "
          + "\(color) \(width)/>")
    case .insets, .space:
      let opacity = number(mark.kind.opacity)
      line("<rect\(rect(mark.frame)) \(fill(mark.kind.paint)) fill-opacity=\"\(opacity)\"/>")
    case .ids, .shares:
      let place = mark.labelPlace
      line(
        "<text x=\"\(number(place.x))\" y=\"\(number(place.y))\" "
          + "\(fill(mark.kind.paint)) stroke=\"#FFFFFF\" stroke-width=\"2\" paint-order=\"stroke\">"
          + "\(escaped(mark.label))</text>")
    case .overflow:
      line("<rect\(rect(mark.frame)) fill=\"url(#hatching)\" \(color) \(width)/>")
    }
  }

  /// The frame that was is dashed, the one that is has a line and a tint.
  private mutating func write(_ change: FrameChange) {
    let paint = change.kind.paint
    open("<g \(self.paint(paint, "stroke")) fill=\"none\">")
    line("<title>\(escaped(change.sentence))</title>")
    if let old = change.oldInRoot { line("<rect\(rect(old)) stroke-dasharray=\"3 2\"/>") }
    if let new = change.newInRoot {
      let opacity = number(FrameChange.Kind.fillOpacity)
      line("<rect\(rect(new)) \(fill(paint)) fill-opacity=\"\(opacity)\"/>")
    }
    close("</g>")
  }

  /// Says once in a file how what overflows is hatched.
  private mutating func writeHatching() {
    guard !hasHatching else { return }
    hasHatching = true
    let hatching = Overlay.hatching
    let step = number(hatching.step)
    line(
      "<pattern id=\"hatching\" width=\"\(step)\" height=\"\(step)\" "
        + "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
        + "<path d=\"M0 0v\(step)\" \(paint(Overlay.overflow.paint, "stroke")) "
        + "stroke-width=\"\(number(hatching.width))\" "
        + "stroke-opacity=\"\(number(hatching.opacity))\"/></pattern>")
  }

  // MARK: What is defined

  private mutating func define(clip shape: Picture.Shape) -> String {
    let name = nextName("clip")
    let frame = Frame(width: shape.frame.width, height: shape.frame.height)
    line("<clipPath id=\"\(name)\"><\(outline(frame, shape.radii))/></clipPath>")
    return name
  }

  private mutating func define(
    gradient angle: Float, _ paints: [Picture.Paint], _ size: LayoutSize
  ) -> String {
    let name = nextName("gradient")
    let line = GradientLine(angle: angle, in: size)
    open(
      "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(line.start.x))\" "
        + "y1=\"\(number(line.start.y))\" x2=\"\(number(line.end.x))\" y2=\"\(number(line.end.y))\">"
    )
    for (index, paint) in paints.enumerated() {
      let offset = paints.count > 1 ? Float(index) / Float(paints.count - 1) : 0
      self.line(
        "<stop offset=\"\(number(offset))\" \(self.paint(paint, "stop-color", "stop-opacity"))/>")
    }
    close("</linearGradient>")
    return name
  }

  private mutating func nextName(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  // MARK: Words

  private mutating func open(_ tag: String) {
    line(tag)
    indent += 1
  }

  private mutating func close(_ tag: String) {
    indent -= 1
    line(tag)
  }

  private mutating func line(_ line: String) {
    for _ in 0..<indent { text += "  " }
    text += line
    text += "\n"
  }

  /// The element that draws the edge of a shape in its own coordinates, without its end.
  private func outline(of shape: Picture.Shape) -> String {
    outline(Frame(width: shape.frame.width, height: shape.frame.height), shape.radii)
  }

  private func outline(_ frame: Frame, _ radii: CornerRadii) -> String {
    if let radius = radii.all {
      return "rect\(rect(frame))" + (radius > 0 ? " rx=\"\(number(radius))\"" : "")
    }
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    func arc(_ radius: Float, _ x: Float, _ y: Float) -> String {
      "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
    }
    return "path d=\"M\(number(frame.x + radii.topLeft)) \(number(frame.y))"
      + "H\(number(right - radii.topRight))"
      + arc(radii.topRight, right, frame.y + radii.topRight)
      + "V\(number(bottom - radii.bottomRight))"
      + arc(radii.bottomRight, right - radii.bottomRight, bottom)
      + "H\(number(frame.x + radii.bottomLeft))"
      + arc(radii.bottomLeft, frame.x, bottom - radii.bottomLeft)
      + "V\(number(frame.y + radii.topLeft))"
      + arc(radii.topLeft, frame.x + radii.topLeft, frame.y) + "Z\""
  }

  private func rect(_ frame: Frame) -> String {
    let place =
      frame.x == 0 && frame.y == 0 ? "" : " x=\"\(number(frame.x))\" y=\"\(number(frame.y))\""
    return place + size(frame.size)
  }

  private func size(_ size: LayoutSize) -> String {
    " width=\"\(number(size.width))\" height=\"\(number(size.height))\""
  }

  private func fill(_ paint: Picture.Paint) -> String { self.paint(paint, "fill") }

  private func paint(
    _ paint: Picture.Paint, _ attribute: String, _ opacity: String? = nil
  ) -> String {
    let digits = String(paint >> 8, radix: 16, uppercase: true)
    let color = "\(attribute)=\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
    let alpha = paint & 0xFF
    if alpha == 0xFF { return color }
    return color + " \(opacity ?? attribute + "-opacity")=\"\(number(Float(alpha) / 255))\""
  }

  /// To a thousandth of a point.
  private func number(_ value: Float) -> String {
    let thousandths = (Double(value) * 1_000).rounded()
    guard thousandths.magnitude < 1e15 else { return thousandths < 0 ? "-1e9" : "1e9" }
    let whole = Int(thousandths)
    var digits = String(whole.magnitude % 1_000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = whole < 0 ? "-" : ""
    return "\(sign)\(whole.magnitude / 1_000)\(digits.isEmpty ? "" : "." + digits)"
  }

  /// Words as XML has them; what it has no place for is left out.
  private func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
