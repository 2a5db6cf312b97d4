import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// A converter of values from other systems to the language's spelling.
enum ValueGuess {
  /// Returns the value of `row` that `text` means; nil if there is none.
  ///
  /// A legal `text` is returned unchanged.
  static func value(_ text: String, _ row: RowID) -> String? {
    let spec = Schema.shared[row]
    let text = Words.trimmed(text)
    if isLegal(text, row) { return text }
    for candidate in candidates(text, row) {
      if isLegal(candidate, row) { return candidate }
      if let mended = mended(candidate, row, spec) { return mended }
    }
    return mended(text, row, spec)
  }

  /// Returns advice on the form of a value that has no equivalent, such as a unit or a calculation.
  static func advice(onForm text: String) -> String? {
    let text = Words.trimmed(text)
    if let part = ForeignWords.parts.first(where: {
      text.hasPrefix($0.beginning) && text.hasSuffix($0.ending)
    }) {
      return part.advice
    }
    let unit = String(text.drop { $0.isNumber || ".-+,".contains($0) })
    guard unit.count < text.count else { return nil }
    return ForeignWords.units.first { $0.units.split(separator: " ").contains(unit[...]) }?.advice
  }

  /// Whether the value is legal for the row; a binding is legal in every row that takes bindings.
  static func isLegal(_ text: String, _ row: RowID) -> Bool {
    switch Schema.shared[row].type {
    case .action: return text.hasPrefix("{") && text.hasSuffix("}")
    case let type where text.contains("{") && !type.takesBindings: return false
    // The parser accepts any text for a binding.
    case .binding: return text.hasPrefix("{")
    default: return Repairs.isLegal(text, row)  // open: the parser knows all others.
    }
  }

  /// Returns the legal value that another form of writing it means, or nil.
  static func rewritten(_ text: String, _ row: RowID) -> String? {
    let spec = Schema.shared[row]
    return forms(Words.trimmed(text), spec).first { isLegal($0, row) }
  }

  /// Returns the values of texts in the forms of other systems: calls, units, lists and ranges.
  private static func forms(_ text: String, _ spec: AttributeSpec) -> [String] {
    var found: [String] = []
    if let plain = ForeignNumbers.plain(text) { found.append(plain) }
    if let list = ForeignNumbers.edges(text, spec.type) { found.append(list) }
    if spec.name == .in, let range = ForeignNumbers.range(text) { found.append(range) }
    if case .number(.zeroToOne) = spec.type, text.hasSuffix("%"),
      let share = Double(text.dropLast())
    {
      found.append(ForeignNumbers.number(share / 100))
    }
    if let form = ForeignForm.value(text) { found.append(form) }
    found += ForeignForm.sums(text)
    if case .shadow = spec.type {
      found.append(ForeignForm.colored(text))
      if let shadow = ForeignForm.shadow(text) { found.append(shadow) }
    }
    if case .border = spec.type, let border = ForeignForm.border(text) { found.append(border) }
    if case .gradient = spec.type, let gradient = ForeignForm.gradient(text) {
      found.append(gradient)
    }
    if spec.type == .areas, let rows = ForeignForm.areas(text) { found.append(rows) }
    if case .dash = spec.type {
      found.append(ForeignForm.colored(text.split { ", ".contains($0) }.joined(separator: " ")))
    }
    if let name = bound(text) { found.append(name) }
    return found
  }

  /// Returns `$isOn` as the binding `{isOn}`, or nil.
  static func bound(_ text: String) -> String? {
    guard text.hasPrefix("$") else { return nil }
    let name = text.dropFirst()
    let isPath =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isPath && name.last != "." ? "{\(name)}" : nil
  }

  /// Returns the values that the text may mean as a whole, the likeliest first.
  private static func candidates(_ text: String, _ row: RowID) -> [String] {
    let spec = Schema.shared[row]
    var found = forms(text, spec)
    // `Gravity.START|Gravity.TOP`
    if text.contains("|"), spec.type != .areas, text.utf8.count <= ForeignNumbers.longest {
      let parts = text.split { "| ".contains($0) }.map(String.init)
      found.append(parts.map { value($0, row) ?? $0 }.joined(separator: " "))
    }
    var bare: [Substring] = []
    if let point = text.lastIndex(of: "."), text.first?.isLetter == true || text.first == ".",
      hasWords(spec.type)
    {
      bare.append(text[text.index(after: point)...])
    }
    bare += ForeignWords.constantPrefixes.filter { text.hasPrefix($0) }
      .map { text.dropFirst($0.count) }
    for name in bare where !name.isEmpty {
      let word = name.prefix(1).lowercased() + name.dropFirst()
      found += [word, ForeignWords.value(word, of: spec.type, named: spec.name)].compactMap(\.self)
    }
    return found
  }

  /// Whether a constant of another system may mean a value of this type.
  private static func hasWords(_ type: ValueType) -> Bool {
    switch type {
    case .choice, .flags, .bool, .color, .dimension, .length, .lengths, .edge, .edges, .tracks: true
    case .points, .pair, .size, .pointSize, .intrinsicSize, .sizeRange, .pointRange, .instant,
      .scrollPositions, .numbers, .number,
      .integer, .signedInteger, .string,
      .text, .identifier, .typeName, .image, .ratio, .corners, .shadow, .border, .dash, .gradient,
      .animation,
      .styleNames,
      .textMetrics, .styleName, .className,
      .typeReference, .words, .declared, .binding, .action, .path, .gridLines, .areas:
      false
    }
  }

  /// Returns the value with the first repair of each of its parts made; nil if it is still illegal.
  private static func mended(_ text: String, _ row: RowID, _ spec: AttributeSpec) -> String? {
    var text = text
    for _ in 0..<5 {
      let bytes = Array(text.utf8)
      guard !bytes.contains(Bytes.openBrace), let issue = issue(bytes, row) else {
        return isLegal(text, row) ? text : nil
      }
      let start = min(issue.start, bytes.count)
      // Equivalent, `issue.end, bytes.count` as `bytes.count, issue.end`: the least has no order.
      let part = start..<max(start, min(issue.end, bytes.count))
      let fault = ValueFault(
        issue: issue, range: SourceRange(part), part: String(decoding: bytes[part], as: UTF8.self),
        value: SourceRange(bytes.indices), reader: "", spec: spec)
      // Equivalent, `edits.first` as `edits.last`: each of these repairs is one edit.
      guard let edit = fault.fixes.first?.edits.first else { return nil }
      var mended = bytes
      mended.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
      // Equivalent, dropped: the same text is tried again until the last round.
      guard mended != bytes else { return nil }
      text = String(decoding: mended, as: UTF8.self)
    }
    return nil
  }

  private static func issue(_ bytes: [UInt8], _ row: RowID) -> ValueIssue? {
    let forms = ValueForms.shared
    var issue: ValueIssue?
    _ = ValueParser.parse(
      bytes.span, as: forms.forms[Int(row.rawValue)], forms.words.span, &issue)
    return issue
  }
}

/// A converter of values in the form of a call, or with a prefix.
enum ForeignForm {
  /// Returns the language's spelling of a value in one of the known forms; nil for other values.
  static func value(_ text: String) -> String? {
    for form in ForeignWords.forms
    where text.hasPrefix(form.opening) && text.hasSuffix(form.closing)
      && text.utf8.count > form.opening.utf8.count + form.closing.utf8.count
    {
      let inner = Words.trimmed(
        String(text.dropFirst(form.opening.count).dropLast(form.closing.count)))
      let bare = inner.filter { $0 != "'" && $0 != "\"" }
      let value: String? =
        switch form.meaning {
        // `Color(0xZZZZZZ)` names nothing.
        case .asset: [".", "0x"].contains(where: bare.hasPrefix) ? nil : Spelling.asset(bare)
        case .symbol: "symbol:\(bare.prefix(1).lowercased())\(bare.dropFirst())"
        case .constant: (Spelling.identifier(bare, isType: false) ?? bare).braced
        case .expression: inner.braced
        case .plain: bare
        case .channels: channels(bare)
        case .alphaFirst: alphaFirst(bare)
        case .edges: edges(bare)
        case .fromLeft: fromLeft(bare)
        case .hue: hue(bare)
        }
      if let value { return value }
    }
    return nil
  }

  /// Converts `calc(100% - 20px)` to `100% - 20`, and in a list to `(100% - 20)`; empty for a text
  /// without such calls.
  static func sums(_ text: String) -> [String] {
    guard text.contains("calc("), text.utf8.count <= ForeignNumbers.longest else { return [] }
    var result = ""
    var rest = text[...]
    while let call = rest.firstRange(of: "calc("),
      let close = rest[call.upperBound...].firstIndex(of: ")")
    {
      let whole = "(\(rest[call.upperBound..<close]))"
      result += rest[..<call.lowerBound] + (Spelling.sum(whole) ?? whole)
      rest = rest[rest.index(after: close)...]
    }
    result = ForeignNumbers.withoutPixels(result + rest)
    let isOne = result.hasPrefix("(") && result.firstIndex(of: ")") == result.indices.last
    return isOne ? [String(result.dropFirst().dropLast()), result] : [result]
  }

  /// Converts `255, 128, 0` or `0 0 0 / 50%` to hexadecimal digits.
  private static func channels(_ text: String) -> String? {
    let parts = text.split { ", /".contains($0) }
    guard (3...4).contains(parts.count) else { return nil }
    var digits = "#"
    for (place, part) in parts.enumerated() {
      let isPercent = part.hasSuffix("%")
      guard let number = Double(isPercent ? part.dropLast() : part), number >= 0 else { return nil }
      let whole = isPercent ? number / 100 * 255 : place == 3 ? number * 255 : number
      guard whole <= 255 else { return nil }
      let channel = Int(whole.rounded())
      digits += (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return digits
  }

  /// The angles of CSS's directions, which count as those of the language do.
  static let angles = [
    "to top": "0", "to right": "90", "to bottom": "180", "to left": "270", "to top right": "45",
    "to bottom right": "135", "to bottom left": "225", "to top left": "315",
  ]

  /// The angle of a gradient that says none, in CSS.
  static let downwards = "180"

  /// Returns colours with the angle of a gradient before them: `#1E3A8A, #60A5FA`, `90deg …`,
  /// `to right …`; nil where something else is written.
  static func gradient(_ text: String) -> String? {
    var words = text.split { ", ".contains($0) }.map(String.init)
    var angle = downwards
    if words.first == "to" {
      let sides = words.dropFirst().prefix { ["top", "bottom", "left", "right"].contains($0) }
      angle = angles["to " + sides.joined(separator: " ")] ?? angle
      words.removeFirst(1 + sides.count)
    } else if let turn = words.first, turn.hasSuffix("deg") {
      angle = String(turn.dropLast(3))
      words.removeFirst()
    }
    let colors = words.map { ForeignWords.color($0) ?? $0 }
    guard colors.count > 1, colors.allSatisfy({ $0.hasPrefix("#") || $0.hasSuffix("%") }) else {
      return nil
    }
    return colored(([angle] + colors).joined(separator: " "))
  }

  /// Returns the text with the calls for colours in it as digits, and lengths without `px`.
  static func colored(_ text: String) -> String {
    guard text.utf8.count <= ForeignNumbers.longest else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let call = ["rgba", "rgb", "hsla", "hsl"].first { rest[..<open].hasSuffix($0) } ?? ""
      let start = rest.index(open, offsetBy: -call.count)
      let end = rest.index(after: close)
      let whole = String(rest[start..<end])
      result += rest[..<start] + (call.isEmpty ? whole : value(whole) ?? whole)
      rest = rest[end...]
    }
    return ForeignNumbers.withoutPixels(result + rest)
  }

  /// Converts `color: #0003, radius: 4, x: 0, y: 2` to `0 2 4 #0003`; nil if there is no radius.
  static func shadow(_ text: String) -> String? {
    guard text.utf8.count <= ForeignNumbers.longest else { return nil }
    var parts = ["x": "0", "y": "0", "radius": "", "color": ""]
    for piece in text.split(separator: ",") {
      let words = piece.split(separator: ":").map { Words.trimmed(String($0)) }
      let name = words.first.map { $0 == "blurRadius" ? "radius" : $0 }
      guard words.count == 2, let name, parts[name] != nil else { return nil }
      parts[name] = words[1]
    }
    guard let radius = parts["radius"], !radius.isEmpty else { return nil }
    let values = [parts["x"], parts["y"], radius, parts["color"].map { colors($0) }]
    return values.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Converts the rows of `'head head' 'side main'`, each in quotes as in CSS, to
  /// `head head | side main`; nil for other texts.
  static func areas(_ text: String) -> String? {
    guard let quote = text.first, quote == "'" || quote == "\"", text.last == quote else {
      return nil
    }
    let parts = text.split(separator: quote).map { Words.trimmed(String($0)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " | ")
  }

  /// Converts `1px solid #DDD`, in any order, to `1 #DDD`; nil if there is no color.
  static func border(_ text: String) -> String? {
    guard text.utf8.count <= ForeignNumbers.longest else { return nil }
    var (width, color): (String, String?) = ("1", nil)
    for word in text.split(separator: " ").map(String.init) {
      if ["solid", "dashed", "dotted", "double"].contains(word) { continue }
      if word.first?.isNumber == true {
        width = String(word.hasSuffix("px") || word.hasSuffix("dp") ? word.dropLast(2) : word[...])
      } else {
        color = colors(word)
      }
    }
    return color.map { "\(width) \($0)" }
  }

  private static func colors(_ text: String) -> String {
    ForeignWords.color(text) ?? text
  }

  /// Converts left, top, right and bottom to the order of the language.
  private static func fromLeft(_ text: String) -> String? {
    let parts = text.split { ", ".contains($0) }
    return parts.count == 4 ? "\(parts[1]) \(parts[0]) \(parts[3]) \(parts[2])" : nil
  }

  /// Converts a hue in degrees, a saturation and a lightness to hexadecimal digits.
  private static func hue(_ text: String) -> String? {
    let parts = text.split { ", /".contains($0) }.map {
      Double($0.prefix { $0 != "%" && $0 != "d" })
    }
    guard (3...4).contains(parts.count), let hue = parts[0], let share = parts[1],
      let light = parts[2], hue.isFinite, (0...100).contains(share), (0...100).contains(light)
    else { return nil }
    let (saturation, lightness) = (share / 100, light / 100)
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let reach = saturation * min(lightness, 1 - lightness)
      // Equivalent, `place - 3, 9 - place` as `9 - place, place - 3`: the least has no order.
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    let numbers = [0, 8, 4].map { "\(Int((channel($0) * 255).rounded()))" }
    let alpha = parts.count == 4 ? parts[3].map { [", \($0)"] } ?? [] : []
    return channels(numbers.joined(separator: ", ") + alpha.joined())
  }

  /// Converts `80112233` to `#11223380`, and omits an opaque alpha.
  private static func alphaFirst(_ text: String) -> String? {
    let digits = text.uppercased()
    guard digits.utf8.allSatisfy({ Bytes.hexadecimal($0) != nil }) else { return nil }
    if digits.count == 6 { return "#\(digits)" }
    guard digits.count == 8 else { return nil }
    let alpha = digits.prefix(2)
    return "#\(digits.dropFirst(2))" + (alpha == "FF" ? "" : alpha)
  }

  /// Converts `horizontal: 8, top: 4` to `4 8 0 8`, or to two parts if these suffice.
  private static func edges(_ text: String) -> String? {
    var sides = ["top": "0", "left": "0", "bottom": "0", "right": "0"]
    for part in text.split(separator: ",") {
      let words = part.split(separator: ":").map { Words.trimmed(String($0)) }
      guard words.count == 2 else { return nil }
      switch words[0] {
      case "horizontal": (sides["left"], sides["right"]) = (words[1], words[1])
      case "vertical": (sides["top"], sides["bottom"]) = (words[1], words[1])
      case let side where sides[side] != nil: sides[side] = words[1]
      default: return nil  // open: other words name no edge.
      }
    }
    let values = ["top", "left", "bottom", "right"].compactMap { sides[$0] }
    return values[0] == values[2] && values[1] == values[3]
      ? "\(values[0]) \(values[1])" : values.joined(separator: " ")
  }
}

extension String {
  /// The text in braces, as a binding.
  fileprivate var braced: String { "{\(self)}" }
}
