import SeededRandom

/// The kinds of trees.
enum AppTreeProfile: CaseIterable {
  /// A bar, content below it, and often tabs.
  case screen
  /// Rows of one kind below one another.
  case list
  /// A picture, texts and buttons.
  case card
  /// Labels with their fields.
  case form
  /// Bubbles on both sides.
  case chat
  /// Tabs or tools beside one another.
  case bar
  /// Tiles or chips that wrap.
  case gallery
  /// Rows in columns in rows, most of them as large as their content.
  case nest
}

/// The elements of a tree, with the attributes that define them.
///
/// `AppTreeStyling` adds the others.
struct AppTreeSketch {
  /// The greatest number of levels of elements.
  private static let mostLevels = 8

  private(set) var random: SeededGenerator
  /// The approximate number of elements to draw.
  private var room = 0
  /// The number of elements drawn so far.
  private var count = 0

  init(_ random: SeededGenerator) {
    self.random = random
  }

  /// Draws a tree of 5 to 60 elements, most of them small.
  mutating func draw(_ profile: AppTreeProfile) -> AppTreeNode {
    let most = random.pick([8, 12, 12, 16, 16, 24, 24, 32, 32, 52]) ?? 12
    room = random.number(5...most)
    var root = part(profile, level: 1)
    // A part may be complete with fewer elements.
    while count < room {
      let next = part(random.pick([.list, .card, .form, .bar, .nest]) ?? .nest, level: 2)
      root = container(root.isRow ? "row" : "column", root.children + [next], countsItself: false)
    }
    return root
  }

  private mutating func part(_ profile: AppTreeProfile, level: Int) -> AppTreeNode {
    let part =
      switch profile {
      case .screen: screen(level)
      case .list: list(level)
      case .card: card(level)
      case .form: form(level)
      case .chat: chat(level)
      case .bar: bar(level)
      case .gallery: gallery(level)
      case .nest: nest(level, isRow: random.chance(50))
      }
    return wrapped(part, level)
  }

  /// Returns the part, or a container around it, as nested components produce.
  private mutating func wrapped(_ part: AppTreeNode, _ level: Int) -> AppTreeNode {
    guard random.chance(15), level + part.levels <= Self.mostLevels else { return part }
    return container(random.chance(50) ? "row" : "column", [part])
  }

  // MARK: Parts

  private mutating func screen(_ level: Int) -> AppTreeNode {
    var parts = [bar(level + 1)]
    var content = part(
      random.pick([.list, .card, .form, .chat, .gallery, .nest]) ?? .list, level: level + 1)
    content.set(random.chance(70) ? "flex" : "flexGrow", "1")
    if random.chance(30) { content.set("overflow", "scroll") }
    parts.append(content)
    if hasRoom { parts.append(bar(level + 1)) }
    return container("column", parts)
  }

  private mutating func list(_ level: Int) -> AppTreeNode {
    var rows: [AppTreeNode] = []
    // All rows are alike, as from one cell, or each is different.
    let shape = random.number(0...3)
    let isAlike = random.chance(60)
    repeat {
      rows.append(listRow(level + 1, shape: isAlike ? shape : random.number(0...3)))
    } while hasRoom && rows.count < 12 && random.chance(85)
    return container("column", rows)
  }

  private mutating func listRow(_ level: Int, shape: Int) -> AppTreeNode {
    var row: AppTreeNode
    switch shape {
    case 0: row = container("row", [icon(), label()])
    case 1: row = container("row", [icon(), texts(level + 1), label()])
    case 2: row = container("row", [texts(level + 1), icon()])
    default: row = container("row", [label(), space(), leaf()])
    }
    if random.chance(45) { row.set("alignItems", "center") }
    return wrapped(row, level)
  }

  /// Draws a title with texts below it.
  private mutating func texts(_ level: Int) -> AppTreeNode {
    var lines = [label()]
    repeat { lines.append(sentence()) } while hasRoom && lines.count < 3 && random.chance(25)
    if hasRoom && level < Self.mostLevels && random.chance(25) {
      lines.append(container("row", [icon(), leaf()]))
    }
    return container("column", lines)
  }

  private mutating func card(_ level: Int) -> AppTreeNode {
    var parts = [picture(), texts(level + 1)]
    if hasRoom { parts.append(buttons(level + 1)) }
    if hasRoom && random.chance(50) {
      parts.append(part(random.pick([.list, .nest, .gallery]) ?? .nest, level: level + 1))
    }
    let below = parts.dropFirst().map(\.levels).max() ?? 0
    guard random.chance(25), level + 1 + below <= Self.mostLevels else {
      return container("column", parts)
    }
    // The picture stands beside the other parts.
    let rest = container("column", Array(parts.dropFirst()))
    return container("row", [parts[0], rest])
  }

  private mutating func buttons(_ level: Int) -> AppTreeNode {
    var items = [label()]
    repeat {
      items.append(random.chance(70) ? label() : button(level + 1))
    } while hasRoom && items.count < 4 && random.chance(40)
    var row = container("row", items)
    let distributions = ["end", "center", "spaceBetween", "spaceEvenly"]
    row.set("justifyContent", random.pick(distributions) ?? "end")
    return row
  }

  private mutating func button(_ level: Int) -> AppTreeNode {
    guard level < Self.mostLevels else { return label() }
    var button = container("row", [icon(), label()])
    button.set("alignItems", "center")
    return button
  }

  private mutating func form(_ level: Int) -> AppTreeNode {
    var fields: [AppTreeNode] = []
    let isBeside = random.chance(50)
    repeat {
      var field = random.chance(60) ? view() : sentence()
      if isBeside { field.set("flex", "1") }
      fields.append(container(isBeside ? "row" : "column", [label(), field]))
      if hasRoom && random.chance(20) { fields.append(sentence()) }
    } while hasRoom && fields.count < 9 && random.chance(85)
    if hasRoom { fields.append(buttons(level + 1)) }
    return container("column", fields)
  }

  private mutating func chat(_ level: Int) -> AppTreeNode {
    var bubbles: [AppTreeNode] = []
    repeat { bubbles.append(message(level + 1)) } while hasRoom && bubbles.count < 12
    return container(random.chance(15) ? "columnReverse" : "column", bubbles)
  }

  private mutating func message(_ level: Int) -> AppTreeNode {
    var parts = [sentence()]
    if random.chance(40) {
      var time = label()
      time.set("alignSelf", "end")
      parts.append(time)
    } else if random.chance(20) {
      parts.append(picture())
    }
    var bubble = container("column", parts)
    bubble.set("flexShrink", "1")
    if random.chance(50) { bubble.set("maxWidth", random.chance(50) ? "75%" : "240") }
    if random.chance(60) { bubble.set("padding", random.length(4...14)) }
    let isMine = random.chance(50)
    let isReverse = isMine && random.chance(40)
    var row = container(
      isReverse ? "rowReverse" : "row", random.chance(60) ? [icon(), bubble] : [bubble])
    if isMine && !isReverse { row.set("justifyContent", "end") }
    if random.chance(40) { row.set("alignItems", "end") }
    return row
  }

  private mutating func bar(_ level: Int) -> AppTreeNode {
    var tabs: [AppTreeNode] = []
    let isOfIcons = level + 1 < Self.mostLevels && random.chance(50)
    repeat {
      var tab = isOfIcons ? container("column", [icon(), label()]) : leaf()
      if isOfIcons { tab.set("alignItems", "center") }
      if random.chance(45) { tab.set("flex", "1") }
      tabs.append(tab)
    } while hasRoom && tabs.count < 5 && (tabs.count < 2 || random.chance(60))
    var bar = container("row", tabs)
    if random.chance(30) {
      bar.set("justifyContent", random.pick(["spaceAround", "spaceBetween", "spaceEvenly"]) ?? "")
    }
    return bar
  }

  private mutating func gallery(_ level: Int) -> AppTreeNode {
    var tiles: [AppTreeNode] = []
    let isOfChips = random.chance(50)
    repeat {
      if isOfChips {
        tiles.append(random.chance(60) ? label() : button(level + 1))
      } else {
        var tile = container("column", [picture(), random.chance(60) ? sentence() : label()])
        if random.chance(50) { tile.set("width", random.chance(40) ? "33%" : "48%") }
        tiles.append(tile)
      }
    } while hasRoom && tiles.count < 12
    var gallery = container("row", tiles)
    gallery.set("wrap", random.chance(85) ? "wrap" : "wrapReverse")
    return gallery
  }

  private mutating func nest(_ level: Int, isRow: Bool) -> AppTreeNode {
    var items: [AppTreeNode] = []
    let most = random.number(1...4)
    repeat {
      let isDeeper = hasRoom && level < Self.mostLevels - 1 && random.chance(level < 4 ? 60 : 45)
      items.append(isDeeper ? nest(level + 1, isRow: random.chance(80) ? !isRow : isRow) : leaf())
    } while hasRoom && items.count < most
    return container(isRow ? "row" : "column", items)
  }

  // MARK: Elements

  private var hasRoom: Bool { count < room }

  /// Returns a container with the children.
  ///
  /// One in fourteen has another child above them.
  private mutating func container(
    _ direction: String, _ children: [AppTreeNode], countsItself: Bool = true,
  ) -> AppTreeNode {
    if countsItself { count += 1 }
    var children = children
    if countsItself && random.chance(7) {
      children.insert(badge(), at: random.number(0...children.count))
    }
    let isPlain = direction == "column" && random.chance(80)
    return AppTreeNode(.flex, isPlain ? [:] : ["direction": direction], children)
  }

  /// Draws a child above the others: a count, a mark in a corner, a pane.
  private mutating func badge() -> AppTreeNode {
    var badge = random.chance(50) ? view() : random.chance(50) ? label() : sentence()
    badge.set("position", "absolute")
    let across = [[], ["left"], ["right"], ["start"], ["end"], ["left", "right"]]
    let down = [[], ["top"], ["top"], ["bottom"], ["top", "bottom"]]
    for edge in (random.pick(across) ?? []) + (random.pick(down) ?? []) {
      badge.set(
        edge, random.chance(20) ? "\(random.number(0...50))%" : "\(random.number(-8...24))")
    }
    return badge
  }

  private mutating func leaf() -> AppTreeNode {
    switch random.number(0...9) {
    case 0..<4: sentence()
    case 4..<6: label()
    case 6..<8: view()
    case 8: picture()
    default: icon()
    }
  }

  private mutating func label() -> AppTreeNode {
    // Some labels are longer than intended.
    if random.chance(22) { return sentence() }
    count += 1
    return .text(Phrases.label(&random))
  }

  private mutating func sentence() -> AppTreeNode {
    count += 1
    return .text(Phrases.sentence(&random))
  }

  private mutating func icon() -> AppTreeNode {
    count += 1
    let length = "\(random.pick([8, 12, 16, 20, 24, 32, 44]) ?? 16)"
    return AppTreeNode(.view, random.chance(60) ? ["width": length, "height": length] : [:])
  }

  private mutating func picture() -> AppTreeNode {
    count += 1
    var node = AppTreeNode(.view)
    switch random.number(0...3) {
    case 0: node.set("aspectRatio", random.pick(["1", "1.5", "16:9", "0.75", "4:3"]) ?? "1")
    case 1:
      node.set(random.chance(60) ? "width" : "height", random.length(24...120, percent: 20...100))
      node.set("aspectRatio", random.pick(["1", "1.5", "2", "0.75", "4:3"]) ?? "1")
    case 2: node.set("height", random.length(30...160, percent: 20...60))
    default: break
    }
    return node
  }

  /// Draws a field, a line or a switch, often with one length.
  private mutating func view() -> AppTreeNode {
    count += 1
    var node = AppTreeNode(.view)
    if random.chance(40) { node.set("height", random.length(1...60, percent: 10...100)) }
    if random.chance(25) { node.set("width", random.length(1...120, percent: 10...100)) }
    return node
  }

  /// Draws a space that pushes its neighbours apart.
  private mutating func space() -> AppTreeNode {
    count += 1
    return AppTreeNode(random.chance(50) ? .flex : .view, ["flexGrow": "1"])
  }
}
