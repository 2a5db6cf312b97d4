import SeededRandom

/// The kinds of CSS trees.
enum CSSTreeProfile: CaseIterable {
  /// A grid of named areas: head, side, content, foot.
  case page
  /// Rows of one kind below one another.
  case list
  /// Cards beside one another, their parts aligned by a subgrid or not.
  case cards
  /// Labels beside their fields.
  case form
  /// Tiles that wrap, in a flexbox or in repeated columns.
  case gallery
  /// Cells, some over several columns or rows.
  case table
  /// Tools or tabs beside one another.
  case toolbar
  /// Flexboxes and grids in one another.
  case nest
}

/// The elements of a tree, with the attributes that define them.
///
/// `CSSTreeStyling` adds the others.
struct CSSTreeSketch {
  /// The greatest number of levels of elements.
  private static let mostLevels = 7

  private(set) var random: SeededGenerator
  /// The approximate number of elements to draw.
  private var room = 0
  private var count = 0

  init(_ random: SeededGenerator) {
    self.random = random
  }

  /// Draws a tree of 5 to 20 elements, or a few more if a part needs them.
  mutating func draw(_ profile: CSSTreeProfile) -> AppTreeNode {
    room = random.number(5...(random.pick([8, 10, 12, 14, 14, 16, 20]) ?? 12))
    var root = part(profile, level: 1)
    while count < room {
      let next = part(random.pick(CSSTreeProfile.allCases) ?? .nest, level: 2)
      root = flex(random.chance(70) ? "column" : "row", [root, next])
    }
    return root
  }

  private mutating func part(_ profile: CSSTreeProfile, level: Int) -> AppTreeNode {
    switch profile {
    case .page: page(level)
    case .list: list(level)
    case .cards: cards(level)
    case .form: form(level)
    case .gallery: gallery(level)
    case .table: table(level)
    case .toolbar: toolbar(level)
    case .nest: nest(level, isFlex: random.chance(55))
    }
  }

  // MARK: Parts

  /// The named areas of pages and cards, with the columns and rows that go with them.
  private static let pages: [(areas: String, columns: [String], rows: [String])] = [
    ("head head | side main", ["auto 1fr", "80 1fr", "1fr 2fr"], ["", "auto 1fr"]),
    ("head | main | foot", ["", "1fr", "minmax(0, 1fr)"], ["auto 1fr auto", ""]),
    ("photo title | photo text", ["auto 1fr", "60 1fr", "1fr 2fr"], ["", "auto 1fr"]),
    (". title | photo title | photo foot", ["auto auto", "30% 1fr"], [""]),
    ("head head head | side main more | foot foot more", ["auto 1fr auto", "1fr 1fr 1fr"], [""]),
    ("one two", ["auto auto", "1fr auto", ""], ["", "1fr"]),
  ]

  private mutating func page(_ level: Int) -> AppTreeNode {
    let page = random.pick(Self.pages) ?? Self.pages[0]
    var names: [String] = []
    for word in page.areas.split(separator: " ").map(String.init)
    where word != "|" && word != "." && !names.contains(word) {
      names.append(word)
    }
    var children: [AppTreeNode] = []
    for name in names where random.chance(92) {
      var child = random.chance(45) ? deeper(level) : leaf()
      child.set("area", name)
      children.append(child)
    }
    if random.chance(15) { children.append(leaf()) }
    var grid = grid(children)
    grid.set("areas", page.areas)
    for (axis, choices) in [("columns", page.columns), ("rows", page.rows)] {
      let tracks = random.chance(15) ? CSSTracks.list(&random) : random.pick(choices) ?? ""
      if !tracks.isEmpty { grid.set(axis, tracks) }
    }
    return grid
  }

  private mutating func list(_ level: Int) -> AppTreeNode {
    // Rows of a grid share their columns.
    let sharesColumns = random.chance(30)
    var rows: [AppTreeNode] = []
    repeat {
      let parts = [random.chance(60) ? view() : label(), sentence(), leaf()]
        .prefix(random.number(2...3))
      if sharesColumns {
        var row = grid(Array(parts))
        row.set("columns", "subgrid")
        row.set("column", "1 / -1")
        rows.append(row)
      } else {
        var row = flex("row", Array(parts))
        if random.chance(55) { row.children[1].set("flex", "1") }
        if random.chance(40) { row.set("alignItems", "center") }
        rows.append(row)
      }
    } while hasRoom && rows.count < 4 && random.chance(80)
    guard sharesColumns else { return flex("column", rows) }
    var list = grid(rows)
    let columns = ["auto 1fr auto", "auto auto auto", "40 1fr auto", "auto minmax(0, 1fr) auto"]
    list.set("columns", random.pick(columns) ?? "auto 1fr auto")
    return list
  }

  private mutating func cards(_ level: Int) -> AppTreeNode {
    let sharesRows = random.chance(50)
    var cards: [AppTreeNode] = []
    repeat {
      var parts = [random.chance(60) ? view() : label(), sentence()]
      if hasRoom && random.chance(50) { parts.append(leaf()) }
      if sharesRows {
        var card = grid(parts)
        card.set("rows", "subgrid")
        card.set("row", "span \(random.chance(85) ? parts.count : random.number(1...3))")
        cards.append(card)
      } else {
        cards.append(random.chance(70) ? flex("column", parts) : grid(parts))
      }
    } while hasRoom && cards.count < 4
    var row = grid(cards)
    row.set(
      "columns", random.chance(50) ? CSSTracks.repetition(&random) : CSSTracks.list(&random))
    return row
  }

  private mutating func form(_ level: Int) -> AppTreeNode {
    var fields: [AppTreeNode] = []
    repeat {
      fields += [label(), random.chance(50) ? view() : sentence()]
      if hasRoom && random.chance(20) {
        var note = sentence()
        note.set("column", random.chance(50) ? "2" : "1 / -1")
        fields.append(note)
      }
    } while hasRoom && fields.count < 10
    var form = grid(fields)
    let columns = [
      "auto 1fr", "auto 1fr", "1fr 2fr", "maxContent 1fr", "fitContent(80) 1fr", "80 auto",
    ]
    form.set("columns", random.pick(columns) ?? "auto 1fr")
    if random.chance(25) { form.set("alignItems", "baseline") }
    return form
  }

  private mutating func gallery(_ level: Int) -> AppTreeNode {
    let wraps = random.chance(50)
    var tiles: [AppTreeNode] = []
    repeat {
      if random.chance(55) {
        tiles.append(leaf())
      } else {
        var tile = flex("column", [view(), random.chance(50) ? label() : sentence()])
        if wraps && random.chance(40) { tile.set("width", random.chance(50) ? "48%" : "100") }
        tiles.append(tile)
      }
    } while hasRoom && tiles.count < 8
    guard wraps else {
      var gallery = grid(tiles)
      gallery.set("columns", CSSTracks.repetition(&random))
      return gallery
    }
    var gallery = flex("row", tiles)
    gallery.set("wrap", random.chance(85) ? "wrap" : "wrapReverse")
    return gallery
  }

  private mutating func table(_ level: Int) -> AppTreeNode {
    var cells: [AppTreeNode] = []
    repeat {
      var cell = random.chance(12) ? deeper(level) : leaf()
      if random.chance(20) { cell.set("column", random.chance(70) ? "span 2" : "1 / -1") }
      if random.chance(10) { cell.set("row", "span 2") }
      cells.append(cell)
    } while hasRoom && cells.count < 9
    var table = grid(cells)
    table.set("columns", CSSTracks.list(&random))
    return table
  }

  private mutating func toolbar(_ level: Int) -> AppTreeNode {
    var tools: [AppTreeNode] = []
    repeat {
      var tool = random.chance(25) ? deeper(level) : random.chance(50) ? label() : leaf()
      if random.chance(40) { tool.set("flex", "1") }
      tools.append(tool)
    } while hasRoom && tools.count < 5 && (tools.count < 2 || random.chance(70))
    return flex("row", tools)
  }

  private mutating func nest(_ level: Int, isFlex: Bool) -> AppTreeNode {
    var items: [AppTreeNode] = []
    let most = random.number(1...4)
    repeat {
      items.append(random.chance(level < 4 ? 55 : 40) ? deeper(level) : leaf())
    } while hasRoom && items.count < most
    if isFlex { return flex(random.chance(50) ? "row" : "column", items) }
    var grid = grid(items)
    if random.chance(75) { grid.set("columns", CSSTracks.list(&random)) }
    return grid
  }

  /// Draws a nest in a part, or a leaf if there is no space for one.
  private mutating func deeper(_ level: Int) -> AppTreeNode {
    guard hasRoom, level < Self.mostLevels - 1 else { return leaf() }
    return nest(level + 1, isFlex: random.chance(55))
  }

  // MARK: Elements

  private var hasRoom: Bool { count < room }

  private mutating func flex(_ direction: String, _ children: [AppTreeNode]) -> AppTreeNode {
    let isReverse = random.chance(4)
    return container(.flex, isReverse ? direction + "Reverse" : direction, children)
  }

  private mutating func grid(_ children: [AppTreeNode]) -> AppTreeNode {
    container(.grid, "column", children)
  }

  /// Returns a container with the children.
  ///
  /// One in twelve also has an absolute child.
  private mutating func container(
    _ element: AppTreeNode.Element, _ direction: String, _ children: [AppTreeNode],
  ) -> AppTreeNode {
    count += 1
    var children = children
    if random.chance(8) { children.insert(badge(), at: random.number(0...children.count)) }
    return AppTreeNode(element, direction == "column" ? [:] : ["direction": direction], children)
  }

  /// Draws an absolute child with some of its insets: a count, a mark in a corner, a pane.
  private mutating func badge() -> AppTreeNode {
    var badge = random.chance(50) ? view() : random.chance(50) ? label() : sentence()
    badge.set("position", "absolute")
    let across = [
      [], ["left"], ["right"], ["start"], ["end"], ["left", "right"], ["start", "end"],
    ]
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
    case 4..<7: label()
    default: view()
    }
  }

  private mutating func label() -> AppTreeNode {
    // Some labels are longer than intended.
    if random.chance(18) { return sentence() }
    count += 1
    return .text(Phrases.label(&random))
  }

  private mutating func sentence() -> AppTreeNode {
    count += 1
    return .text(Phrases.sentence(&random))
  }

  /// Draws a picture, a field, a line or a switch, with its own size, with a ratio, or with one
  /// length.
  private mutating func view() -> AppTreeNode {
    count += 1
    var node = AppTreeNode(.view)
    switch random.number(0...9) {
    case 0..<4: node.set("intrinsicSize", "\(random.number(5...90)) \(random.number(5...90))")
    case 4:
      node.set("aspectRatio", random.pick(["1", "1.5", "2", "0.5", "4:3", "16:9"]) ?? "1")
      if random.chance(50) {
        node.set(random.chance(60) ? "width" : "height", random.length(10...90))
      }
    case 5..<8: node.set("height", random.length(1...60, percent: 10...100))
    default: break
    }
    return node
  }
}
