import SeededRandom

/// Writes a random, typical document: nested stacks of texts and pictures, and some other
/// containers.
///
/// No document contains a mistake, so that a checker reads every document completely.
struct DocumentWriter {
  private var random: SeededGenerator
  private var lines: [String] = []
  private var nextID = 0
  private var budget: Int

  /// The kind of parent, which determines the placement attributes.
  private enum Place {
    case root
    case row
    case column
    case absolute
    case zstack
    case plain
  }

  static func document(seed: UInt64) -> String {
    var writer = DocumentWriter(seed: seed)
    return writer.write(name: "Document\(seed)")
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    budget = random.number(6...28)
  }

  private mutating func write(name: String) -> String {
    lines.append("<layout name=\"\(name)\">")
    let width = random.pick(["320", "375", "390", "430", "744"])
    lines.append("  <preview name=\"phone\" width=\"\(width)\" scale=\"\(random.number(1...3))\"/>")
    if random.chance(20) { lines.append("  <!-- \(random.pick(Words.sentences)) -->") }
    element(in: .root, depth: 1)
    lines.append("</layout>")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func element(in place: Place, depth: Int) {
    budget -= 1
    guard budget > 0, depth < 8, random.chance(depth == 1 ? 100 : 55) else {
      leaf(in: place, depth: depth)
      return
    }
    switch random.number(0...19) {
    case 0...10: stack(in: place, depth: depth)
    case 11...13: box("inset", " insets=\"\(insets())\"", 1, place, depth, isSized: false)
    case 14: box("background", "", 2, place, depth, isSized: false)
    case 15: box("overlay", "", 2, place, depth, isSized: false)
    case 16: box("center", random.chance(50) ? " centering=\"x\"" : "", 1, place, depth)
    case 17: absolute(in: place, depth: depth)
    case 18:
      box("corner", " cornerLocation=\"topEnd\" offset=\"-4 4\"", 2, place, depth)
    default: box("ratio", " ratio=\"16:9\"", 1, place, depth)
    }
  }

  private mutating func stack(in place: Place, depth: Int) {
    let isRow = random.chance(45)
    var attributes = " direction=\"\(isRow ? "horizontal" : "vertical")\""
    if random.chance(60) { attributes += " spacing=\"\(random.number(1...6) * 4)\"" }
    if random.chance(50) {
      attributes += " alignItems=\"\(random.pick(["start", "center", "end", "stretch"]))\""
    }
    if random.chance(20) {
      attributes += " justifyContent=\"\(random.pick(["center", "end", "spaceBetween"]))\""
    }
    open("stack", attributes, place, depth, isSized: true)
    for _ in 0..<random.number(2...5) {
      element(in: isRow ? .row : .column, depth: depth + 1)
    }
    close("stack", depth)
  }

  private mutating func absolute(in place: Place, depth: Int) {
    open("absolute", " sizing=\"sizeToFit\"", place, depth, isSized: true)
    for _ in 0..<random.number(1...3) { element(in: .absolute, depth: depth + 1) }
    close("absolute", depth)
  }

  private mutating func box(
    _ name: String, _ attributes: String, _ count: Int, _ place: Place, _ depth: Int,
    isSized: Bool = true,
  ) {
    open(name, attributes, place, depth, isSized: isSized)
    for _ in 0..<count { element(in: .plain, depth: depth + 1) }
    close(name, depth)
  }

  private mutating func open(
    _ name: String, _ attributes: String, _ place: Place, _ depth: Int, isSized: Bool
  ) {
    let size = isSized && random.chance(15) ? " minHeight=\"\(random.number(2...8) * 10)\"" : ""
    lines.append(
      indent(depth)
        + "<\(name)\(identifier(30))\(attributes)\(size)\(placement(place, depth))\(looks())>")
  }

  private mutating func close(_ name: String, _ depth: Int) {
    lines.append(indent(depth) + "</\(name)>")
  }
}

// MARK: Leaves and attributes

extension DocumentWriter {
  private mutating func leaf(in place: Place, depth: Int) {
    let shared = identifier(60)
    switch random.number(0...9) {
    case 0...5:
      let font = random.chance(70) ? " fontSize=\"\(random.number(11...28))\"" : ""
      let weight =
        random.chance(30) ? " fontWeight=\"\(random.pick(["medium", "semibold", "bold"]))\"" : ""
      let lineCount = random.chance(40) ? " maxLines=\"\(random.number(1...3))\"" : ""
      let color = random.chance(40) ? " color=\"\(random.pick(Words.colors))\"" : ""
      let start = "<text\(shared)\(font)\(weight)\(lineCount)\(color)\(placement(place, depth))"
      let words = random.pick(Words.sentences)
      lines.append(
        indent(depth)
          + (random.chance(50) ? "\(start) content=\"\(words)\"/>" : "\(start)>\(words)</text>"))
    case 6...7:
      let side = random.number(4...20) * 4
      let source = random.pick(["asset:Avatar", "asset:Cover", "symbol:star", "symbol:chevron"])
      lines.append(
        indent(depth)
          + "<image\(shared) source=\"\(source)\" width=\"\(side)\" height=\"\(side)\""
          + " contentMode=\"aspectFill\"\(placement(place, depth))\(looks())/>")
    case 8 where place == .row || place == .column:
      lines.append(indent(depth) + "<spacer minLength=\"8\"/>")
    default:
      lines.append(
        indent(depth)
          + "<view\(shared) intrinsicSize=\"\(random.number(20...200)) \(random.number(1...60))\""
          + "\(placement(place, depth))\(looks())/>")
    }
  }

  private mutating func placement(_ place: Place, _ depth: Int) -> String {
    switch place {
    case .row, .column:
      var attributes = ""
      // Only the root is certain to have free space to distribute.
      if depth == 2, random.chance(60) { attributes += " flexGrow=\"1\"" }
      if random.chance(30) { attributes += " flexShrink=\"1\"" }
      if random.chance(12) { attributes += " alignSelf=\"\(random.pick(["center", "end"]))\"" }
      if random.chance(10) { attributes += " spacingBefore=\"\(random.number(2...12))\"" }
      return attributes
    case .absolute: return " layoutPosition=\"\(random.number(0...90)) \(random.number(0...90))\""
    case .zstack, .plain, .root: return ""
    }
  }

  private mutating func looks() -> String {
    var attributes = ""
    if random.chance(25) { attributes += " backgroundColor=\"\(random.pick(Words.colors))\"" }
    if random.chance(20) { attributes += " cornerRadius=\"\(random.number(2...16))\"" }
    return attributes
  }

  private mutating func insets() -> String {
    switch random.number(0...2) {
    case 0: "\(random.number(4...24))"
    case 1: "\(random.number(4...24)) \(random.number(4...24))"
    default: "8 \(random.number(4...24)) 12 \(random.number(4...24))"
    }
  }

  private mutating func identifier(_ percent: Int) -> String {
    guard random.chance(percent) else { return "" }
    nextID += 1
    return " id=\"\(random.pick(Words.names))\(nextID)\""
  }

  private func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: depth)
  }
}
