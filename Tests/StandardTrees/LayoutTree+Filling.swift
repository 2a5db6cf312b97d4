import LayoutEngine

// The trees, element by element.
extension LayoutTree {
  mutating func fillStack() {
    removeAll()
    open(.flex(FlexSpec()), size: .points(1000, 10000))
    for _ in 0..<1000 { leaf(FlexItem(flex: 1)) }
    close()
  }

  mutating func fillNest() {
    removeAll()
    nest(0)
  }

  private mutating func nest(_ depth: Int) {
    let item = depth == 0 ? FlexItem() : FlexItem(flexGrow: 1, margin: .all(1))
    guard depth < 4 else {
      leaf(item, .points(4, 4))
      return
    }
    open(
      .flex(FlexSpec(direction: depth.isMultiple(of: 2) ? .row : .column, padding: .all(2))),
      as: depth == 0 ? .none : .flex(item), size: depth == 0 ? .points(2000, 2000) : .auto)
    for _ in 0..<10 { nest(depth + 1) }
    close()
  }

  mutating func fillChain(hasText: Bool) {
    removeAll()
    let align: FlexSpec.AlignItems = hasText ? .start : .stretch
    let item = FlexItem(flexShrink: hasText ? 1 : nil, padding: .all(1))
    open(.flex(FlexSpec()), size: .points(1000, 1000))
    for level in 1..<100 {
      open(
        .flex(FlexSpec(direction: level.isMultiple(of: 2) ? .column : .row, alignItems: align)),
        as: .flex(item))
    }
    if hasText { text(40, item) } else { leaf(item, .points(10, 10)) }
    for _ in 0..<100 { close() }
  }

  mutating func fillAlternating(_ depth: Int) {
    removeAll()
    let item = FlexItem(flexGrow: 1, flexShrink: 1, padding: .all(0.25))
    open(.flex(FlexSpec()), size: ElementSize(width: .points(1000)))
    for level in 1..<depth {
      open(
        .flex(FlexSpec(direction: level.isMultiple(of: 2) ? .column : .row, alignItems: .start)),
        as: .flex(item))
    }
    text(57, item)
    for level in (1...depth).reversed() {
      if level < depth { close() }
      text(57, FlexItem(flexShrink: 1))
    }
    close()
  }

  mutating func fillFeed() {
    removeAll()
    open(.flex(FlexSpec()), size: ElementSize(width: .points(390)))
    for seed in 0..<100 { cell(seed, isRoot: false) }
    close()
  }

  mutating func fillCell(_ seed: Int, isRoot: Bool) {
    removeAll()
    cell(seed, isRoot: isRoot)
  }
}

// MARK: Cells

extension LayoutTree {
  private mutating func cell(_ seed: Int, isRoot: Bool) {
    let letters = { (base: Int, span: Int, place: Int) in
      base + (seed * 37 + place * 11) % span
    }
    open(
      .flex(FlexSpec(padding: .all(12))),
      as: isRoot ? .none : .flex(FlexItem(margin: FlexEdges(bottom: .points(8)))),
      size: isRoot ? ElementSize(width: .points(390)) : .auto)
    open(.flex(FlexSpec(direction: .row, alignItems: .center)))
    leaf(FlexItem(), .points(40, 40))
    open(
      .flex(FlexSpec()),
      as: .flex(FlexItem(flexGrow: 1, flexShrink: 1, margin: FlexEdges(horizontal: .points(8)))))
    text(letters(8, 16, 0))
    text(letters(5, 10, 1), FlexItem(margin: FlexEdges(top: .points(2))))
    close()
    leaf(FlexItem(), .points(24, 24))
    close()
    text(letters(60, 200, 2), FlexItem(margin: FlexEdges(top: .points(8))))
    leaf(FlexItem(margin: FlexEdges(top: .points(8)), aspectRatio: 16.0 / 9))
    open(
      .flex(FlexSpec(direction: .row, justifyContent: .spaceBetween)),
      as: .flex(FlexItem(margin: FlexEdges(top: .points(8)))))
    for place in 3...5 { text(letters(6, 8, place)) }
    close()
    leaf(
      FlexItem(margin: FlexEdges(vertical: .points(6))), ElementSize(height: .points(1)))
    actions { letters(4, 4, 6 + $0) }
    for comment in 0..<2 {
      self.comment(letters(6, 10, 9 + comment), letters(20, 90, 11 + comment))
    }
    close()
  }

  private mutating func actions(_ letters: (Int) -> Int) {
    open(.flex(FlexSpec(direction: .row)))
    for action in 0..<3 {
      open(
        .flex(FlexSpec(direction: .row, justifyContent: .center, alignItems: .center)),
        as: .flex(FlexItem(flexGrow: 1, flexBasis: .points(0))))
      leaf(FlexItem(), .points(20, 20))
      text(letters(action), FlexItem(margin: FlexEdges(left: .points(4))))
      close()
    }
    close()
  }

  private mutating func comment(_ name: Int, _ words: Int) {
    open(
      .flex(FlexSpec(direction: .row)), as: .flex(FlexItem(margin: FlexEdges(top: .points(6)))))
    leaf(FlexItem(), .points(24, 24))
    open(
      .flex(FlexSpec()),
      as: .flex(FlexItem(flexGrow: 1, flexShrink: 1, margin: FlexEdges(left: .points(6)))))
    text(name)
    text(words)
    close()
    close()
  }

  private mutating func leaf(_ item: FlexItem, _ size: ElementSize = .auto) {
    open(.view(ViewSpec()), as: .flex(item), size: size)
    close()
  }

  private mutating func text(_ letters: Int, _ item: FlexItem = FlexItem()) {
    open(
      .text(TextSpec(content: String(repeating: "x", count: letters))), as: .flex(item))
    close()
  }
}
