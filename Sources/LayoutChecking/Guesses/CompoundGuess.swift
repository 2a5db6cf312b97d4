import LayoutDiagnostics
import LayoutSchema
import LayoutSyntax
import LayoutXML

// Values of other systems that mean several attributes, or another attribute than their name does.
extension AttributeGuess {
  /// The repair or advice for such a value; nil for all others.
  var compound: Outcome? {
    guard value.utf8.count <= ForeignNumbers.longest,
      let name = ForeignWords.normalized(word)
    else { return nil }
    switch name {
    case "modifier", "modifiers": return chain
    case "flex": return flexShorthand
    case "gap", "gridgap", "spacing": return gaps
    case "width", "height", "w", "h": return bounded(isWidth: name.hasPrefix("w"))
    case "background", "backgroundimage", "backgroundcolor": return cssGradient
    case "transform", "rotationeffect", "scaleeffect": return transform
    case "filter": return filter
    case let name where SplitShadow.names.contains(name): return splitShadow
    case "frame", "decoration", "constraints": return labelled
    case "padding", "insets", "itempadding": return sided
    case "mainaxissize": return mainAxisSize
    case "font": return systemFont
    case "fontfamily": return firstFamily
    case "margin", "marginleft", "marginright", "margininline": return autoMargin(name) ?? sided
    case "verticalarrangement", "horizontalarrangement": return arrangement
    case "clipshape", "shape", "clip", "borderradius", "cornerradius": return shape
    case "alignment": return corner
    case "horizontalalignment", "verticalalignment":
      return value.hasPrefix("Alignment.") && place.kind == .stack
        ? writing([(.alignItems, value)]) : nil
    case "flexflow": return flow
    case "gridrow", "gridcolumn", "layoutrow", "layoutcolumn": return counted(name)
    case "style", "textstyle": return typography ?? labelled
    case "aspectratio":
      return value.contains("contentMode")
        ? writing([(.contentMode, String(value.split { " :".contains($0) }.last ?? ""))]) : nil
    default: return nil  // open: all other words have one meaning.
    }
  }

  /// Returns a repair that writes attributes, or nil if one of them would not be legal here.
  func writing(_ settings: [(name: AttributeName, value: String)]) -> Outcome? {
    var filled: [(name: String, value: String)] = []
    for (name, value) in settings where !isTaken(name) {
      guard let row = place.row(name), let ours = ValueGuess.value(value, row) else { return nil }
      filled.append((name.name, ours))
    }
    guard !filled.isEmpty else { return nil }
    let text = String(StartTag.written(filled).dropFirst())
    return .repair(
      FixIt("write \(text)", isSafe: false, edits: [SourceEdit(attribute.range, text)]),
      writes: filled)
  }

  /// The row or column of a grid whose tracks are counted from 0, as in XAML, QML and Android.
  private func counted(_ name: String) -> Outcome? {
    guard ["Grid.", "Layout.", "layout_"].contains(where: word.hasPrefix), let place = Int(value),
      (0..<1000).contains(place)
    else { return nil }
    return writing([(name.hasSuffix("row") ? .row : .column, "\(place + 1)")])
  }

  // MARK: Calls

  /// The calls of a chain such as `Modifier.fillMaxWidth().padding(8.dp)`.
  private var calls: [(name: String, argument: String)]? {
    var calls: [(name: String, argument: String)] = []
    var rest = value[...]
    if rest.lowercased().hasPrefix("modifier") { rest = rest.dropFirst("modifier".count) }
    while !rest.isEmpty {
      rest = rest.drop { $0 == "." || $0 == " " }
      let name = rest.prefix { $0.isLetter }
      guard !name.isEmpty else { return nil }
      rest = rest.dropFirst(name.count)
      var argument = ""
      if rest.first == "(" {
        guard let close = Self.end(of: rest, "(", ")") else { return nil }
        argument = Words.trimmed(String(rest[rest.index(after: rest.startIndex)..<close]))
        rest = rest[rest.index(after: close)...]
      }
      // `clickable { … }`
      if case let code = rest.drop(while: { $0 == " " }), code.first == "{" {
        guard let close = Self.end(of: code, "{", "}") else { return nil }
        rest = rest[rest.index(after: close)...]
      }
      // On a text, `align` alone is where its lines stand.
      let word = name == "align" ? AttributeName.alignSelf.name : String(name)
      calls.append((word, argument.isEmpty ? "true" : argument))
    }
    return calls.isEmpty ? nil : calls
  }

  /// Returns the place of the bracket that closes the one at the beginning of a text, or nil.
  private static func end(
    of text: Substring, _ open: Character, _ close: Character
  ) -> Substring.Index? {
    var depth = 0
    return text.firstIndex { letter in
      // Equivalent, `+=` as `-=`: only the way back to 0 counts.
      depth += letter == open ? 1 : letter == close ? -1 : 0
      return depth == 0
    }
  }

  private var chain: Outcome? {
    guard let calls else { return nil }
    let guesses = calls.map { AttributeGuess($0.name, $0.argument, in: attribute, at: place) }
    if guesses.count == 1 {
      return guesses[0].ownOutcome ?? guesses[0].outcome
    }
    var writes: [(name: String, value: String)] = []
    for guess in guesses {
      guard case .repair(_, let more)? = guess.ownOutcome ?? guess.outcome, !more.isEmpty else {
        // What has no equivalent is not lost in silence.
        return (guess.outcome).flatMap { if case .advice = $0 { $0 } else { nil } }
          ?? .advice("nothing here means '\(guess.word)'")
      }
      writes += more
    }
    let text = String(StartTag.written(writes).dropFirst())
    return .repair(
      FixIt("write \(text)", isSafe: false, edits: [SourceEdit(attribute.range, text)]),
      writes: writes)
  }

  /// The repair for a call with the name of an attribute of the language.
  private var ownOutcome: Outcome? {
    AttributeName(named: word).flatMap { writing([($0, value)]) }
  }

  /// The named parts of `width: 100, height: 20` and of `BoxDecoration(color: …, …)`; nil if a part
  /// has no name.
  private var labels: [(name: String, value: String)]? {
    var text = value[...]
    if let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      text[..<open].allSatisfy({ $0.isLetter || $0 == "." || $0 == " " }),
      Self.end(of: text[open...], "(", ")") == text.index(before: text.endIndex)
    {
      text = text[text.index(after: open)...].dropLast()
    }
    var parts: [(name: String, value: String)] = []
    var depth = 0
    let pieces = text.split { letter in
      // Equivalent, `+=` as `-=`: only the way back to 0 counts.
      depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
      return letter == "," && depth == 0
    }
    for piece in pieces {
      guard let sign = piece.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
      let name = Words.trimmed(String(piece[..<sign]))
      guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
      parts.append((name, Words.trimmed(String(piece[piece.index(after: sign)...]))))
    }
    return parts.isEmpty ? nil : parts
  }

  /// `width: 100, height: 20` and `TextStyle(fontSize: 18)`, as attributes.
  private var labelled: Outcome? {
    guard let labels else { return nil }
    return writing(labels) { name, value in
      let guess = AttributeGuess(name, value, in: attribute, at: place)
      return ["maxWidth", "maxHeight"].contains(name)
        ? guess.outcome ?? guess.ownOutcome : guess.ownOutcome ?? guess.outcome
    }
  }

  /// `horizontal = 8.dp, top = 4.dp` and `EdgeInsets.only(left: 8)`, as attributes of sides.
  private var sided: Outcome? {
    guard let labels, !value.hasPrefix("EdgeInsets"),
      labels.allSatisfy({ Self.sides.contains($0.name) })
    else { return nil }
    return writing(labels) { side, value in
      let name = word + side.prefix(1).uppercased() + side.dropFirst()
      let guess = AttributeGuess(name, value, in: attribute, at: place)
      return guess.ownOutcome ?? guess.outcome
    }
  }

  private static let sides: Set<String> = [
    "top", "left", "bottom", "right", "start", "end", "leading", "trailing", "horizontal",
    "vertical",
  ]

  /// Returns one repair for all parts of a value, or nil if one of them has none.
  private func writing(
    _ labels: [(name: String, value: String)],
    _ outcome: (_ name: String, _ value: String) -> Outcome?
  ) -> Outcome? {
    var writes: [(name: String, value: String)] = []
    for (name, value) in labels {
      guard case .repair(_, let more)? = outcome(name, value), !more.isEmpty else { return nil }
      writes += more
    }
    let text = String(StartTag.written(writes).dropFirst())
    return .repair(
      FixIt("write \(text)", isSafe: false, edits: [SourceEdit(attribute.range, text)]),
      writes: writes)
  }

  /// `MainAxisSize.min` of Flutter: as long as its children, where others fill their parent.
  private var mainAxisSize: Outcome? {
    guard let own = axis else { return nil }
    if value.hasSuffix("max") {
      return filling(isWidth: own == .horizontal, isHeight: own == .vertical)
    }
    guard GuessedAxis(of: Int(place.node.parent), in: place.markup).map({ $0 != own }) ?? false
    else { return nil }
    return writing([(.alignSelf, "start")])
  }

  // MARK: Lists

  /// The numbers and words of the value, without blanks and commas.
  private var parts: [String] {
    value.split { $0 == " " || $0 == "," }.map(String.init)
  }

  /// `1 1 auto` of CSS: growth, shrinkage and basis.
  private var flexShorthand: Outcome? {
    if value == "none" { return writing([(.flexShrink, "0")]) }
    guard parts.count > 1, place.row(.flexGrow) != nil else { return nil }
    var settings: [(name: AttributeName, value: String)] = []
    if parts[0] != "0" { settings.append((.flexGrow, parts[0])) }
    if Double(parts[1]) != nil {
      if parts[1] != "0" { settings.append((.flexShrink, parts[1])) }
    } else if parts[1] != "auto" {
      settings.append((.flexBasis, parts[1]))
    }
    if parts.count > 2, parts[2] != "auto" {
      settings.append((.flexBasis, parts[2] == "0%" ? "0" : parts[2]))
    }
    return settings.isEmpty ? nil : writing(settings)
  }

  /// `16 8`, the gap between rows and that between columns.
  private var gaps: Outcome? {
    guard parts.count == 2 else { return nil }
    if let both = writing([(.rowGap, parts[0]), (.columnGap, parts[1])]) { return both }
    switch axis {
    case .horizontal:
      return place.written[AttributeName.flexWrap.name] == nil
        ? writing([(.spacing, parts[1])])
        : writing([(.spacing, parts[1]), (.lineSpacing, parts[0])])
    case .vertical: return writing([(.spacing, parts[0])])
    case nil: return nil
    }
  }

  private var flow: Outcome? {
    guard parts.count == 2 else { return nil }
    return writing([(.direction, parts[0]), (.wrap, parts[1])])
      ?? writing([(.direction, parts[0]), (.flexWrap, parts[1])])
  }

  /// The axis of the element itself, if it is a stack with a literal direction.
  private var axis: GuessedAxis? { GuessedAxis(of: place.index, in: place.markup) }

  // MARK: Lengths

  /// `min(100%, 300px)`, `max(…)` and `clamp(…)`, as a length and its limits.
  private func bounded(isWidth: Bool) -> Outcome? {
    let (length, least, most): (AttributeName, AttributeName, AttributeName) =
      isWidth ? (.width, .minWidth, .maxWidth) : (.height, .minHeight, .maxHeight)
    for name in ["min", "max", "clamp"] where value.hasPrefix("\(name)(") && value.hasSuffix(")") {
      let inner = value.dropFirst(name.count + 1).dropLast()
      let parts = inner.split(separator: ",").map { Words.trimmed(String($0)) }
      if name == "clamp" {
        guard parts.count == 3 else { return nil }
        return writing([(length, parts[1]), (least, parts[0]), (most, parts[2])])
      }
      guard parts.count == 2 else { return nil }
      let share = parts.first { $0.hasSuffix("%") || $0 == "auto" } ?? parts[0]
      guard let limit = parts.first(where: { $0 != share }) else { return nil }
      return writing([(length, share), (name == "min" ? most : least, limit)])
    }
    return nil
  }

  /// A margin that takes what is left, which centres an element or moves it to an end.
  private func autoMargin(_ name: String) -> Outcome? {
    guard parts.contains("auto"), place.row(.margin, onlyPlaced: true) == nil,
      GuessedAxis(of: Int(place.node.parent), in: place.markup) == .vertical,
      ["auto", "0"].contains(parts[0])
    else { return nil }
    let place =
      switch name {
      case "marginleft": "end"
      case "marginright": "start"
      default: "center"
      }
    return writing([(.alignSelf, place)])
  }

  private var arrangement: Outcome? {
    guard let open = value.firstRange(of: "spacedBy(")?.upperBound, value.hasSuffix(")") else {
      return nil
    }
    return writing([(.spacing, String(value[open...].dropLast().prefix { $0 != "," }))])
  }

  // MARK: Looks

  /// `linear-gradient(90deg, …)` of CSS, whose angles count as those of the language do.
  private var cssGradient: Outcome? {
    guard value.hasSuffix(")") else { return nil }
    let isRadial = value.hasPrefix("radial-gradient(")
    guard isRadial || value.hasPrefix("linear-gradient(") else { return nil }
    var parts = value.dropFirst("linear-gradient(".count).dropLast().split(separator: ",")
      .map { Words.trimmed(String($0)) }
    if isRadial, let shape = parts.first, shape.hasPrefix("circle") || shape.hasPrefix("ellipse") {
      parts.removeFirst()
    }
    var angle = isRadial ? "radial" : ForeignForm.downwards
    if let side = ForeignForm.angles[parts.first ?? ""] {
      angle = side
      parts.removeFirst()
    } else if let turn = parts.first, turn.hasSuffix("deg") {
      angle = String(turn.dropLast(3))
      parts.removeFirst()
    }
    let colors = parts.map { part in
      let words = part.split(separator: " ").map(String.init)
      guard let last = words.last, words.count == 2, last.hasSuffix("%") else {
        return ForeignWords.color(part) ?? part
      }
      return (ForeignWords.color(words[0]) ?? words[0]) + " " + last
    }
    return writing([(.gradient, ([angle] + colors).joined(separator: " "))])
  }

  /// `rotate(45deg) scale(1.2)` of CSS and `.degrees(45)` of SwiftUI, as a rotation and a scale.
  private var transform: Outcome? {
    var settings: [(name: AttributeName, value: String)] = []
    for call in value.split(separator: ")") {
      let parts = call.split(separator: "(").map { Words.trimmed(String($0)) }
      guard parts.count == 2 else { return nil }
      let degrees = parts[1].hasSuffix("deg") ? String(parts[1].dropLast(3)) : parts[1]
      switch parts[0] {
      case "rotate", "rotateZ", ".degrees", "Angle.degrees": settings.append((.rotation, degrees))
      case "scale": settings.append((.drawScale, parts[1]))
      default: return nil  // open: other transforms are the host's.
      }
    }
    return writing(settings)
  }

  /// `blur(4px)` of CSS.
  private var filter: Outcome? {
    guard value.hasPrefix("blur("), value.hasSuffix(")") else { return nil }
    let radius = value.dropFirst("blur(".count).dropLast()
    return writing([(.blur, String(radius.hasSuffix("px") ? radius.dropLast(2) : radius))])
  }

  /// `system(size: 14, weight: .bold)`, as the size and the weight.
  private var systemFont: Outcome? {
    guard let open = value.firstIndex(of: "("), value.hasSuffix(")") else { return cssFont }
    var settings: [(name: AttributeName, value: String)] = []
    for part in value[value.index(after: open)...].dropLast().split(separator: ",") {
      let words = part.split(separator: ":").map { Words.trimmed(String($0)) }
      switch (words.first, words.count) {
      case ("size"?, 2), ("ofSize"?, 2): settings.append((.fontSize, words[1]))
      case ("weight"?, 2): settings.append((.fontWeight, words[1]))
      case (let style?, 1) where style.hasPrefix("."): settings.append((.textStyle, style))
      case (let family?, 1) where family.hasPrefix("\"") || family.hasPrefix("'"):
        settings.append((.fontFamily, String(family.dropFirst().dropLast())))
      default: return nil  // open: what other calls say.
      }
    }
    return writing(settings)
  }

  /// `bold 16px Georgia` of CSS, as the weight, the size and the family.
  private var cssFont: Outcome? {
    let words = value.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { $0.first?.isNumber == true && $0.contains("px") })
    else { return nil }
    var settings: [(name: AttributeName, value: String)] = []
    for word in words[..<place] {
      if word == "italic" || word == "oblique" {
        settings.append((.italic, "true"))
      } else if word != "normal" {
        settings.append((.fontWeight, word))
      }
    }
    // A line height may stand behind the size.
    let sizes = words[place].split(separator: "/").map(String.init)
    settings.append((.fontSize, sizes[0]))
    if sizes.count > 1, sizes[1].hasSuffix("px") { settings.append((.lineHeight, sizes[1])) }
    let family = words[(place + 1)...].joined(separator: " ").prefix { $0 != "," }
      .filter { $0 != "'" && $0 != "\"" }
    if !family.isEmpty { settings.append((.fontFamily, family)) }
    return writing(settings)
  }

  /// `MaterialTheme.typography.body1`, as a style of text.
  private var typography: Outcome? {
    guard value.contains("ypography.") || value.contains("extTheme."),
      let name = value.split(separator: ".").last
    else { return nil }
    return writing([(.textStyle, String(name))])
  }

  /// The first of several families.
  private var firstFamily: Outcome? {
    guard let comma = value.firstIndex(of: ",") else { return nil }
    let family = value[..<comma].filter { $0 != "'" && $0 != "\"" }
    return writing([(.fontFamily, Words.trimmed(family))])
  }

  /// `RoundedRectangle(cornerRadius: 8)`, `Circle()` and `50%`, as a radius.
  private var shape: Outcome? {
    let isRound =
      value == "50%" || value == "50.percent"
      || [
        "Circle", "CircleShape", "Capsule", "circle", "RoundedCornerShape(50%)", ".circle",
        "StadiumBorder", "capsule", ".capsule", "CircleBorder",
      ]
      .contains(value.hasSuffix("()") ? String(value.dropLast(2)) : value)
    if isRound {
      return half.flatMap { writing([(.cornerRadius, $0)]) }
        ?? .advice("'cornerRadius' is half of the height then")
    }
    guard let open = value.firstIndex(of: "("), value.hasSuffix(")"), value.first?.isLetter == true
    else {
      return nil
    }
    let inner = value[value.index(after: open)...].dropLast()
    let radius = inner.split { "(:, )".contains($0) }.first { $0.first?.isNumber == true }
    return radius.flatMap { writing([(.cornerRadius, String($0))]) }
  }

  /// Half of the element's literal height or width.
  private var half: String? {
    for name in ["height", "width", "size", "h", "w"] {
      guard let attribute = place.written[name],
        let text = place.markup.value(of: attribute).string.split(separator: " ").last,
        let length = Double(text.prefix { $0.isNumber || $0 == "." }), length > 0
      else { continue }
      let half = length / 2
      return ForeignNumbers.number(half)
    }
    // The size may be another call of the same chain.
    let chain = place.markup.value(of: attribute).string
    for call in ["height(", "size(", "width("] {
      guard let open = chain.firstRange(of: call)?.upperBound,
        let length = Double(chain[open...].prefix { $0.isNumber }), length > 0
      else { continue }
      return ForeignNumbers.number(length / 2)
    }
    return nil
  }

  /// `centerRight`, a place on both axes.
  private var corner: Outcome? {
    guard place.kind == .relative else { return nil }
    let word = (value.split(separator: ".").last.map(String.init) ?? value).lowercased()
    var settings: [(name: AttributeName, value: String)] = []
    let horizontal =
      ["left", "leading", "start"].contains { word.contains($0) }
      ? "start"
      : ["right", "trailing", "end"].contains { word.contains($0) } ? "end" : "center"
    let vertical = word.contains("top") ? "start" : word.contains("bottom") ? "end" : "center"
    settings.append((.horizontalPosition, horizontal))
    settings.append((.verticalPosition, vertical))
    return writing(settings)
  }
}

/// The axis along which an element arranges its children, as far as the markup says it.
enum GuessedAxis {
  case horizontal
  case vertical

  /// Creates the axis of the element at an index; nil if it has none, or if it is bound.
  init?(of index: Int, in markup: MarkupDocument) {
    var index = index
    while index >= 0, let kind = Schema.shared.element(named: markup.nodes[index].name.rawValue),
      ElementSet.flow.contains(kind)
    {
      index = Int(markup.nodes[index].parent)
    }
    guard index >= 0 else { return nil }
    let node = markup.nodes[index]
    if let kind = Schema.shared.element(named: node.name.rawValue) {
      let name: AttributeName = kind == .linear || kind == .flow ? .orientation : .direction
      let written = markup.attribute(name, of: node).map { markup.value(of: $0).string }
      switch (kind, written) {
      case (.stack, "horizontal"?), (.linear, "horizontal"?), (.flex, "row"?): self = .horizontal
      case (.stack, "vertical"?), (.linear, "vertical"?), (.flex, "column"?), (.flex, nil):
        self = .vertical
      case (.linear, nil): self = .horizontal
      default: return nil  // open: all others have no axis.
      }
      return
    }
    // An element of another system has the axis of its equivalent.
    guard let guess = ElementGuess(index, in: markup), let tag = guess.tags.last,
      let direction = tag.settings.first(where: { $0.name == .direction })
    else { return nil }
    self = direction.value == "horizontal" ? .horizontal : .vertical
  }
}

extension AttributeGuess {
  /// Returns the repair that lets the element take all of a length in its parent.
  func filling(isWidth: Bool, isHeight: Bool) -> Outcome? {
    var settings: [(name: AttributeName, value: String)] = []
    let axis = GuessedAxis(of: Int(place.node.parent), in: place.markup)
    for (isWanted, name, own) in [
      (isWidth, AttributeName.width, GuessedAxis.horizontal), (isHeight, .height, .vertical),
    ] where isWanted {
      if let row = place.row(name), ValueGuess.isLegal("match", row) {
        settings.append((name, "match"))
      } else if let axis {
        settings.append(axis == own ? (.flexGrow, "1") : (.alignSelf, "stretch"))
      } else {
        settings.append((name, "100%"))
      }
    }
    return writing(settings)
  }
}
