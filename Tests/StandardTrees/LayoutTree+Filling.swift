import LayoutEngine

// The trees, filled element by element like generated code.
extension LayoutTree {
  mutating func fillStack() {
    build { root in
      root.flex(size: .points(1000, 10000)) { list in
        for _ in 0..<1000 { list.view(as: FlexItem(flex: 1)) }
      }
    }
  }

  mutating func fillNest() {
    build { root in
      root.flex(FlexSpec(direction: .row, padding: .all(2)), size: .points(2000, 2000)) { nest in
        for _ in 0..<10 { nest.nest(1) }
      }
    }
  }

  mutating func fillChain(hasText: Bool) {
    build { root in
      root.flex(size: .points(1000, 1000)) { $0.chain(1, hasText: hasText) }
    }
  }

  mutating func fillAlternating(_ depth: Int) {
    build { root in
      root.flex(size: ElementSize(width: .points(1000))) { $0.alternate(1, depth) }
    }
  }

  mutating func fillFeed() {
    build { root in
      root.flex(size: ElementSize(width: .points(390))) { list in
        for seed in 0..<100 {
          list.flex(
            FlexSpec(padding: .all(12)), as: FlexItem(margin: LayoutEdges(bottom: .points(8)))
          ) {
            $0.cell(seed)
          }
        }
      }
    }
  }

  mutating func fillCell(_ seed: Int) {
    build { root in
      root.flex(FlexSpec(padding: .all(12)), size: ElementSize(width: .points(390))) {
        $0.cell(seed)
      }
    }
  }
}

extension Children<FlexItem> {
  fileprivate mutating func nest(_ depth: Int) {
    guard depth < 4 else {
      view(as: FlexItem(flexGrow: 1, margin: .all(1)), size: .points(4, 4))
      return
    }
    flex(
      FlexSpec(direction: depth.isMultiple(of: 2) ? .row : .column, padding: .all(2)),
      as: FlexItem(flexGrow: 1, margin: .all(1))
    ) { nest in
      for _ in 0..<10 { nest.nest(depth + 1) }
    }
  }

  fileprivate mutating func chain(_ level: Int, hasText: Bool) {
    let item = FlexItem(flexShrink: hasText ? 1 : nil, padding: .all(1))
    guard level < 100 else {
      if hasText { text(letters(40), as: item) } else { view(as: item, size: .points(10, 10)) }
      return
    }
    flex(
      FlexSpec(
        direction: level.isMultiple(of: 2) ? .column : .row,
        alignItems: hasText ? .start : .stretch),
      as: item
    ) { $0.chain(level + 1, hasText: hasText) }
  }

  fileprivate mutating func alternate(_ level: Int, _ depth: Int) {
    let item = FlexItem(flexGrow: 1, flexShrink: 1, padding: .all(0.25))
    if level < depth {
      flex(
        FlexSpec(direction: level.isMultiple(of: 2) ? .column : .row, alignItems: .start),
        as: item
      ) { $0.alternate(level + 1, depth) }
    } else {
      text(letters(57), as: item)
    }
    text(letters(57), as: FlexItem(flexShrink: 1))
  }
}

// MARK: Cells

extension Children<FlexItem> {
  fileprivate mutating func cell(_ seed: Int) {
    let count = { (base: Int, span: Int, place: Int) in base + (seed * 37 + place * 11) % span }
    flex(FlexSpec(direction: .row, alignItems: .center)) { header in
      header.view(size: .points(40, 40))
      header.flex(
        as: FlexItem(flexGrow: 1, flexShrink: 1, margin: LayoutEdges(horizontal: .points(8)))
      ) { names in
        names.text(letters(count(8, 16, 0)))
        names.text(letters(count(5, 10, 1)), as: FlexItem(margin: LayoutEdges(top: .points(2))))
      }
      header.view(size: .points(24, 24))
    }
    text(letters(count(60, 200, 2)), as: FlexItem(margin: LayoutEdges(top: .points(8))))
    view(as: FlexItem(margin: LayoutEdges(top: .points(8)), aspectRatio: 16.0 / 9))
    flex(
      FlexSpec(direction: .row, justifyContent: .spaceBetween),
      as: FlexItem(margin: LayoutEdges(top: .points(8)))
    ) { stats in
      for place in 3...5 { stats.text(letters(count(6, 8, place))) }
    }
    view(
      as: FlexItem(margin: LayoutEdges(vertical: .points(6))), size: ElementSize(height: .points(1))
    )
    flex(FlexSpec(direction: .row)) { actions in
      for action in 0..<3 { actions.action(count(4, 4, 6 + action)) }
    }
    for place in 0..<2 { comment(count(6, 10, 9 + place), count(20, 90, 11 + place)) }
  }

  private mutating func action(_ count: Int) {
    flex(
      FlexSpec(direction: .row, justifyContent: .center, alignItems: .center),
      as: FlexItem(flexGrow: 1, flexBasis: .points(0))
    ) { action in
      action.view(size: .points(20, 20))
      action.text(letters(count), as: FlexItem(margin: LayoutEdges(left: .points(4))))
    }
  }

  private mutating func comment(_ name: Int, _ words: Int) {
    flex(FlexSpec(direction: .row), as: FlexItem(margin: LayoutEdges(top: .points(6)))) { comment in
      comment.view(size: .points(24, 24))
      comment.flex(
        as: FlexItem(flexGrow: 1, flexShrink: 1, margin: LayoutEdges(left: .points(6)))
      ) { lines in
        lines.text(letters(name))
        lines.text(letters(words))
      }
    }
  }
}

/// Returns a text of `count` letters.
///
/// The texts are made once, so that a measurement counts only the filling of a tree.
private func letters(_ count: Int) -> TextSpec { texts[count] }

private let texts = (0..<300).map {
  TextSpec(content: .verbatim(String(repeating: "x", count: $0)))
}
