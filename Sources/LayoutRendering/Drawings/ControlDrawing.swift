import LayoutEngine
import LayoutInterpreter

/// A view of the host while it is drawn, as its attributes say where the usual ones are set.
struct ControlDrawing {
  let values: ControlValues
  let size: LayoutSize
  let palette: Palette
  /// The color of what is on or filled.
  let tint: Picture.Paint
  let environment: LayoutEnvironment
  /// Whether the document paints what the control stands on.
  let isOnGround: Bool

  private var kind = ControlKind.toggle
  private var layers: [Picture.Drawing.Layer] = []
  private var words: [Picture.Drawing.Words] = []

  init(
    values: ControlValues, size: LayoutSize, palette: Palette, tint: Picture.Paint,
    environment: LayoutEnvironment, isOnGround: Bool,
  ) {
    self.values = values
    self.size = size
    self.palette = palette
    self.tint = tint
    self.environment = environment
    self.isOnGround = isOnGround
  }

  /// Returns the drawing of a view, if its name is that of a control.
  func drawing(of name: String) -> Picture.Drawing? {
    guard size.width > 2, size.height > 2, let kind = ControlKind(named: name) else { return nil }
    let isDark = palette.mode == .dark
    switch kind {
    case .map: return Picture.Drawing(scene: .map, name, in: size, isDark: isDark)
    case .picture:
      return Picture.Drawing(sceneFor: name, in: size, isRound: false, isDark: isDark)
    case .toggle, .slider, .stepper, .progress, .spinner, .field, .secureField, .area, .search,
      .button, .segments, .checkbox, .radio, .menu, .rating, .chart, .video:
      break
    }
    var control = self
    control.kind = kind
    control.draw()
    var drawing = Picture.Drawing(name)
    drawing.layers = control.layers
    drawing.words = control.words
    if values.bool("isEnabled", "enabled") == false { drawing.opacity = 0.4 }
    return drawing
  }

  private var isMirrored: Bool { environment.direction == .rtl }
  private var textScale: Float { environment.textScale }

  private mutating func draw() {
    switch kind {
    case .toggle: drawToggle()
    case .slider: drawSlider()
    case .stepper: drawStepper()
    case .progress: drawProgress()
    case .spinner: drawSpinner()
    case .field, .secureField, .area, .search, .menu: drawField()
    case .button: drawButton()
    case .segments: drawSegments()
    case .checkbox: drawCheckbox()
    case .radio: drawRadio()
    case .rating: drawRating()
    case .map, .picture: break
    case .chart: drawChart()
    case .video: drawVideo()
    }
  }

  // MARK: Parts

  /// The color of grooves and of what is off.
  private var groove: Picture.Paint { palette.separator }
  private var knob: Picture.Paint { 0xFFFF_FFFF }

  private mutating func fill(_ path: PathData, _ paint: Picture.Paint) {
    layers.append(Picture.Drawing.Layer(path, fill: paint))
  }

  private mutating func line(_ path: PathData, _ paint: Picture.Paint, _ width: Float) {
    layers.append(Picture.Drawing.Layer(path, stroke: paint, width: width))
  }

  /// Fills a frame, which is on the other side from right to left.
  private mutating func fill(
    _ frame: LayoutRect, radius: Float = 0, _ paint: Picture.Paint
  ) {
    fill(.box(placed(frame), radius: radius), paint)
  }

  private func placed(_ frame: LayoutRect) -> LayoutRect {
    var frame = frame
    if isMirrored { frame.x = size.width - frame.x - frame.width }
    return frame
  }

  private func placed(_ x: Float) -> Float { isMirrored ? size.width - x : x }

  private mutating func drawKnob(_ x: Float, _ radius: Float) {
    let circle = PathData.circle(placed(x), size.height / 2, radius)
    layers.append(Picture.Drawing.Layer(circle, fill: knob, stroke: groove, width: 0.5))
  }

  private mutating func addSymbol(
    _ name: String, _ paint: Picture.Paint, side: Float, at x: Float, _ y: Float
  ) {
    guard
      let symbol = Picture.Drawing(
        symbol: name, paint, in: LayoutSize(width: side, height: side), .ltr)
    else { return }
    layers += symbol.layers.map { $0.placed(by: symbol.scale, x - side / 2, y - side / 2) }
  }

  /// The size of letters in the control.
  private var fontSize: Float { min(16 * textScale, size.height * 0.6) }

  private func baseline(_ fontSize: Float) -> Float { size.height / 2 + fontSize * 0.36 }

  // MARK: Controls

  private mutating func drawToggle() {
    let height = min(size.height, size.width / 51 * 31, 31)
    let width = height / 31 * 51
    let isOn = values.bool("isOn", "on", "isChecked", "checked", "selected", "value") ?? false
    let left = (size.width - width) / 2
    let inset = height * 0.07
    fill(
      LayoutRect(x: left, y: (size.height - height) / 2, width: width, height: height),
      radius: height / 2, isOn ? tint : groove)
    let radius = height / 2 - inset
    let x = isOn ? left + width - height / 2 : left + height / 2
    fill(.circle(placed(x), size.height / 2, radius), knob)
  }

  private mutating func drawSlider() {
    let radius = min(size.height / 2, 12)
    let part = values.part ?? 0.5
    let x = radius + (size.width - 2 * radius) * part
    let top = size.height / 2 - 2
    fill(LayoutRect(x: 0, y: top, width: size.width, height: 4), radius: 2, groove)
    fill(LayoutRect(x: 0, y: top, width: x, height: 4), radius: 2, tint)
    drawKnob(x, radius - 1)
  }

  private mutating func drawStepper() {
    let (width, height) = (min(size.width, 94), min(size.height, 32))
    let frame = LayoutRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    fill(frame, radius: height / 4, palette.placeholder)
    let (middle, y, reach) = (size.width / 2, size.height / 2, height * 0.22)
    line(
      .polyline((middle, y - height * 0.28), (middle, y + height * 0.28)), groove, 1)
    let minus = placed(middle - width / 4)
    let plus = placed(middle + width / 4)
    line(
      .polyline((minus - reach, y), (minus + reach, y))
        + .polyline((plus - reach, y), (plus + reach, y))
        + .polyline((plus, y - reach), (plus, y + reach)),
      palette.letters, 1.6)
  }

  private mutating func drawProgress() {
    let height = min(size.height, 6)
    let top = (size.height - height) / 2
    fill(
      LayoutRect(x: 0, y: top, width: size.width, height: height), radius: height / 2, groove)
    // Without a value a part runs along the bar.
    let (start, part) = values.part.map { (Float(0), $0) } ?? (0.3, 0.35)
    guard part > 0 else { return }
    fill(
      LayoutRect(
        x: start * size.width, y: top, width: max(part * size.width, height), height: height),
      radius: height / 2, tint)
  }

  private mutating func drawSpinner() {
    let (x, y, radius) = (size.width / 2, size.height / 2, min(size.width, size.height) / 2)
    // The eight directions, of which each is a little paler.
    let slant: Float = 0.707
    let ways: [(Float, Float)] = [
      (0, -1), (slant, -slant), (1, 0), (slant, slant), (0, 1), (-slant, slant), (-1, 0),
      (-slant, -slant),
    ]
    for (place, way) in ways.enumerated() {
      let alpha = 0x30 + UInt32(place) * 0x1A
      line(
        .polyline(
          (x + way.0 * radius * 0.45, y + way.1 * radius * 0.45),
          (x + way.0 * radius * 0.88, y + way.1 * radius * 0.88)),
        palette.placeholderLetters & 0xFFFF_FF00 | min(alpha, 0xFF), radius * 0.18)
    }
  }

  private mutating func drawField() {
    let frame = LayoutRect(width: size.width, height: size.height)
    // Fields often stand in a box of the document's own.
    if !isOnGround {
      fill(.box(frame, radius: min(8, size.height / 2)), palette.placeholder & 0xFFFF_FF99)
    }
    let fontSize = kind == .area ? 16 * textScale : fontSize
    var start: Float = 10
    if kind == .search {
      let side = min(fontSize * 1.2, size.height)
      addSymbol(
        "magnifyingglass", palette.placeholderLetters, side: side, at: placed(8 + side / 2),
        size.height / 2)
      start = 14 + side
    }
    if kind == .menu {
      let side = min(fontSize, size.height)
      addSymbol(
        "chevron.up.chevron.down", palette.placeholderLetters, side: side,
        at: placed(size.width - 8 - side / 2), size.height / 2)
    }
    var text = values.text("text", "value", "title", "selection", "query") ?? ""
    let isEmpty = text.isEmpty
    if isEmpty {
      text = values.text("placeholder", "prompt", "hint", "label") ?? values.label ?? ""
    }
    if kind == .secureField, !isEmpty { text = String(repeating: "•", count: min(text.count, 12)) }
    guard !text.isEmpty, fontSize >= 4 else { return }
    words.append(
      Picture.Drawing.Words(
        words: text, fontSize: fontSize,
        place: LayoutPoint(
          x: placed(start), y: kind == .area ? 8 + fontSize : baseline(fontSize)),
        anchor: isMirrored ? .right : .left,
        paint: isEmpty ? palette.placeholderLetters : palette.letters))
  }

  private mutating func drawButton() {
    fill(
      .box(
        LayoutRect(width: size.width, height: size.height), radius: min(10, size.height / 3)), tint)
    guard let title = values.text("title", "label", "text") ?? values.label, fontSize >= 4 else {
      return
    }
    words.append(
      Picture.Drawing.Words(
        words: title, fontSize: fontSize,
        place: LayoutPoint(x: size.width / 2, y: baseline(fontSize)), anchor: .middle,
        paint: knob))
  }

  private mutating func drawSegments() {
    let titles = values.texts("segments", "titles", "options", "items", "values", "choices")
    let count = max(titles.isEmpty ? 3 : titles.count, 1)
    let chosen = min(
      max(Int(values.number("selectedIndex", "selected", "index", "value") ?? 0), 0), count - 1)
    let height = min(size.height, 36)
    let top = (size.height - height) / 2
    fill(
      LayoutRect(x: 0, y: top, width: size.width, height: height), radius: height / 4,
      palette.placeholder)
    let part = size.width / Float(count)
    let lifted = palette.mode == .dark ? groove : knob
    fill(
      LayoutRect(
        x: Float(chosen) * part + 2, y: top + 2, width: max(part - 4, 1), height: max(height - 4, 1)
      ),
      radius: height / 4 - 1, lifted)
    let fontSize = min(13 * textScale, height * 0.6)
    for (place, title) in titles.enumerated() where fontSize >= 4 {
      words.append(
        Picture.Drawing.Words(
          words: title, fontSize: fontSize,
          place: LayoutPoint(x: placed((Float(place) + 0.5) * part), y: baseline(fontSize)),
          anchor: .middle, paint: palette.letters))
    }
  }

  /// The side of a box or a circle at the start of the control, with its label behind it.
  private mutating func drawLabel(behind side: Float) {
    guard let title = values.text("title", "label", "text") ?? values.label, fontSize >= 4 else {
      return
    }
    words.append(
      Picture.Drawing.Words(
        words: title, fontSize: fontSize,
        place: LayoutPoint(x: placed(side + 8), y: baseline(fontSize)),
        anchor: isMirrored ? .right : .left, paint: palette.letters))
  }

  private var isChosen: Bool {
    values.bool("isOn", "isChecked", "checked", "isSelected", "selected", "value") ?? false
  }

  private mutating func drawCheckbox() {
    let side = min(size.height, size.width, 22)
    let frame = placed(
      LayoutRect(x: 1, y: (size.height - side) / 2 + 1, width: side - 2, height: side - 2))
    let box = PathData.box(frame, radius: side / 4)
    if isChosen {
      fill(box, tint)
      addSymbol("checkmark", knob, side: side * 0.7, at: frame.x + frame.width / 2, size.height / 2)
    } else {
      line(box, palette.placeholderLetters, 1.5)
    }
    drawLabel(behind: side)
  }

  private mutating func drawRadio() {
    let side = min(size.height, size.width, 22)
    let x = placed(side / 2)
    line(
      .circle(x, size.height / 2, side / 2 - 1), isChosen ? tint : palette.placeholderLetters, 1.5)
    if isChosen { fill(.circle(x, size.height / 2, side / 4), tint) }
    drawLabel(behind: side)
  }

  private mutating func drawRating() {
    let count = min(max(Int(values.number("maximum", "max", "count") ?? 5), 1), 10)
    let value = values.number("value", "rating", "stars") ?? 4
    let side = min(size.height, size.width / Float(count))
    for place in 0..<count {
      let isFull = Float(place) + 0.5 <= value
      addSymbol(
        isFull ? "star.fill" : "star", tint, side: side * 0.9,
        at: placed((Float(place) + 0.5) * side), size.height / 2)
    }
  }

  private mutating func drawChart() {
    fill(
      .box(LayoutRect(width: size.width, height: size.height), radius: 8), palette.placeholder)
    let heights: [Float] = [0.35, 0.6, 0.45, 0.8, 0.55, 0.7, 0.9]
    let step = size.width / Float(heights.count + 1)
    for (place, part) in heights.enumerated() {
      let height = part * size.height * 0.8
      fill(
        LayoutRect(
          x: step * (Float(place) + 0.7), y: size.height * 0.9 - height, width: step * 0.6,
          height: height), radius: min(step * 0.15, 4), tint)
    }
  }

  private mutating func drawVideo() {
    fill(.box(LayoutRect(width: size.width, height: size.height)), 0x2222_26FF)
    let side = min(size.width, size.height, 120) * 0.5
    addSymbol("play.circle.fill", 0xFFFF_FFD9, side: side, at: size.width / 2, size.height / 2)
  }
}

/// The attributes of a control, by any of the names that are usual for them.
struct ControlValues {
  private let values: [String: AttributeValue]
  private let language: TextLocalization?
  /// What assistive technology says of a view without attributes.
  let label: String?

  init(
    _ attributes: [SolvedView.Attribute], label: String?, _ language: TextLocalization?
  ) {
    values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    self.language = language
    self.label = attributes.isEmpty ? label : nil
  }

  private func first<Value>(_ names: [String], _ read: (AttributeValue) -> Value?) -> Value? {
    for name in names {
      if let value = values[name].flatMap(read) { return value }
    }
    return nil
  }

  func bool(_ names: String...) -> Bool? {
    first(names) { if case .bool(let value) = $0 { value } else { nil } }
  }

  func number(_ names: String...) -> Float? {
    first(names) { value in
      switch value {
      case .number(let number): number.isFinite ? min(max(number, -1e6), 1e6) : nil
      case .integer(let number): Float(min(max(number, -1_000_000), 1_000_000))
      default: nil  // open: all others are no numbers
      }
    }
  }

  private func words(_ value: AttributeValue) -> String? {
    switch value {
    case .string(let words), .choice(let words): words
    case .text(let text): text.words(in: language)
    default: nil  // open: all others are no words
    }
  }

  func text(_ names: String...) -> String? { first(names, words) }

  func texts(_ names: String...) -> [String] {
    first(names) { value in
      if case .list(let values) = value { values.compactMap(words) } else { nil }
    } ?? []
  }

  /// The value as a part of the way from the minimum to the maximum; nil if there is none.
  var part: Float? {
    guard let value = number("value", "progress", "fraction", "position") else { return nil }
    let least = number("minimum", "min", "minimumValue") ?? 0
    let most = number("maximum", "max", "maximumValue") ?? 1
    guard most > least else { return 0 }
    return min(max((value - least) / (most - least), 0), 1)
  }
}
