import SeededRandom

// Common attributes of elements: placement, size, id and appearance.
extension RandomDocument {
  mutating func common(_ parent: Parent) -> String {
    placement(parent) + sizes(parent) + identity() + looks()
  }

  mutating func some(_ name: String, _ kind: RandomExpression.Kind) -> String {
    switch maker.random.next() % 3 {
    case 0: " \(name)=\"{\(maker.expression(kind, depth: 2))}\""
    case 1: " \(name)=\"\(maker.random.one(of: ["0", "4", "12.5"]))\""
    default: ""
    }
  }

  mutating func choice(_ name: String, _ words: [String]) -> String {
    switch maker.random.next() % 3 {
    case 0: " \(name)=\"{\(maker.expression(.choice(words), depth: 2))}\""
    case 1: " \(name)=\"\(maker.random.one(of: words))\""
    default: ""
    }
  }

  mutating func tracks(_ name: String) -> String {
    switch maker.random.next() % 5 {
    case 0: " \(name)=\"{\(maker.expression(.points, depth: 1))} 1fr\""
    case 1: " \(name)=\"repeat({\(maker.expression(.integer, depth: 1))}, minmax(10, 2fr))\""
    case 2: " \(name)=\"auto {\(maker.expression(.percent, depth: 1))} fitContent(40)\""
    case 3: " \(name)=\"repeat(autoFill, 30)\""
    default: ""
    }
  }

  mutating func lines(_ name: String) -> String {
    switch maker.random.next() % 6 {
    case 0: " \(name)=\"{\(maker.expression(.integer, depth: 1))}\""
    case 1: " \(name)=\"span {\(maker.expression(.integer, depth: 1))}\""
    case 2: " \(name)=\"1 / -1\""
    default: ""
    }
  }

  mutating func sizes(_ parent: Parent) -> String {
    guard maker.random.once(in: 2) else { return "" }
    if parent == .linear {
      let length = maker.random.one(of: ["width=\"wrap\"", "height=\"20\"", "width=\"match\""])
      return " \(length)" + some("minWidth", .points)
    }
    return some("width", .points) + (maker.random.once(in: 3) ? " height=\"{third}\"" : "")
      + some("maxHeight", .percent)
  }

  mutating func placement(_ parent: Parent) -> String {
    switch parent {
    case .stack:
      return factor("flexGrow") + factor("flexShrink") + some("spacingBefore", .points)
        + choice("alignSelf", RandomExpressionDocument.places)
    case .flex: return factor("flexGrow") + choice("alignSelf", RandomExpressionDocument.places)
    case .grid:
      return lines("column") + lines("row") + choice("alignSelf", RandomExpressionDocument.places)
    case .linear: return factor("weight")
    case .plain: return ""
    }
  }

  /// Returns attributes that only a child may have that does not read such attributes itself.
  mutating func room(_ parent: Parent) -> String {
    switch parent {
    case .flex, .grid: some("margin", .points) + some("paddingTop", .points)
    case .linear: some("paddingLeft", .points)
    case .stack, .plain: ""
    }
  }

  mutating func factor(_ name: String) -> String {
    maker.random.once(in: 3) ? " \(name)=\"{\(maker.expression(.number, depth: 1))}\"" : ""
  }

  mutating func identity() -> String {
    guard maker.random.once(in: 3) else { return "" }
    ids += 1
    return " id=\"e\(ids)\""
  }

  mutating func looks() -> String {
    switch maker.random.next() % 7 {
    case 0: " style=\"card\""
    case 5:
      " style=\"own {\(maker.expression(.bool, depth: 1)) ? 'card' : \(maker.expression(.bool, depth: 1)) ? 'deeper' : ''}\""
    case 1: " style=\"deeper own\" cornerRadius=\"{margin}\""
    case 2: " backgroundColor=\"{\(maker.expression(.color, depth: 2))}\""
    case 3: " visibility=\"{\(maker.expression(.bool, depth: 1)) ? .visible : .gone}\""
    case 4: " backgroundColor=\"{glow}\" accessibilityLabel=\"{title}, {count1}\""
    default: ""
    }
  }
}
