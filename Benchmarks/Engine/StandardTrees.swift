import LayoutEngine

/// A tree to measure, and the two widths it is solved for in turn.
struct StandardTree: Sendable {
  var name: String
  var widths: (Float, Float)
  var content: @Sendable (inout Children<NoPlacement>) -> Void

  static let all = [list, feed, grid, deep(100), deep(400), linear]

  /// A column of a thousand rows.
  private static let list = StandardTree(name: "list1000", widths: (390, 360)) { root in
    root.stack(StackSpec(direction: .vertical)) { (list: inout Children<StackItem>) in
      for row in 0..<1000 { settingsRow(in: &list, row) }
    }
  }

  /// A hundred posts, each with a picture, a badge and three buttons.
  private static let feed = StandardTree(name: "feed100", widths: (390, 360)) { root in
    root.scroll { (scroll: inout Children<NoPlacement>) in
      scroll.stack(StackSpec(direction: .vertical, spacing: 8)) {
        (list: inout Children<StackItem>) in
        for post in 0..<100 { feedCell(in: &list, post) }
      }
    }
  }

  /// A thousand boxes in wrapping lines.
  private static let grid = StandardTree(name: "grid1000", widths: (390, 360)) { root in
    root.stack(
      StackSpec(direction: .horizontal, spacing: 4, flexWrap: .wrap, lineSpacing: 4)
    ) { (grid: inout Children<StackItem>) in
      for box in 0..<1000 {
        grid.view(size: ElementSize(width: .points(Float(20 + box % 7 * 8)), height: .points(24)))
      }
    }
  }

  /// A column of a thousand linear rows.
  private static let linear = StandardTree(name: "linear1000", widths: (390, 360)) { root in
    root.linear(LinearSpec(orientation: .vertical)) { (list: inout Children<LinearItem>) in
      for row in 0..<1000 { weightedRow(in: &list, row) }
    }
  }

  /// Nested stacks, rows and columns in turn, with a text beside each.
  private static func deep(_ depth: Int) -> StandardTree {
    StandardTree(name: "deep\(depth)", widths: (1000, 900)) { root in
      root.stack(StackSpec(direction: .vertical)) { nest(in: &$0, depth) }
    }
  }

  private static func nest(in stack: inout Children<StackItem>, _ depth: Int) {
    guard depth > 0 else { return }
    let direction: StackSpec.Direction = depth.isMultiple(of: 2) ? .horizontal : .vertical
    stack.stack(StackSpec(direction: direction), as: StackItem(flexGrow: 1, flexShrink: 1)) {
      nest(in: &$0, depth - 1)
    }
    stack.text(TextSpec(content: "A word or two about it"), as: StackItem(flexShrink: 1))
  }
}

// MARK: Cells

private func settingsRow(in list: inout Children<StackItem>, _ row: Int) {
  list.inset(InsetSpec(insets: .all(12))) { (inset: inout Children<NoPlacement>) in
    inset.stack(StackSpec(direction: .horizontal, spacing: 12, alignItems: .center)) {
      (line: inout Children<StackItem>) in
      line.image(ImageSpec(), size: square(24))
      line.text(
        TextSpec(content: "Notifications and sounds"), as: StackItem(flexGrow: 1, flexShrink: 1))
      line.text(TextSpec(content: row.isMultiple(of: 2) ? "On" : "Off"))
      line.image(ImageSpec(), size: square(16))
    }
  }
}

private func weightedRow(in list: inout Children<LinearItem>, _ row: Int) {
  list.linear(
    LinearSpec(spacing: 12, margin: .all(12)),
    as: LinearItem(height: .wrap, separatorBefore: row > 0)
  ) { (line: inout Children<LinearItem>) in
    line.image(ImageSpec(), as: LinearItem(width: .points(24), height: .points(24)))
    line.text(
      TextSpec(content: "Notifications and sounds"), as: LinearItem(height: .wrap, weight: 1))
    line.text(
      TextSpec(content: row.isMultiple(of: 2) ? "On" : "Off"),
      as: LinearItem(width: .wrap, height: .wrap))
    line.image(ImageSpec(), as: LinearItem(width: .points(16), height: .points(16)))
  }
}

private func feedCell(in list: inout Children<StackItem>, _ post: Int) {
  list.background { (background: inout Children<NoPlacement>) in
    background.inset(InsetSpec(insets: .all(16))) { (inset: inout Children<NoPlacement>) in
      inset.stack(StackSpec(direction: .vertical, spacing: 8)) {
        (post: inout Children<StackItem>) in
        header(in: &post)
        post.text(
          TextSpec(content: "A quiet walk along the harbour, with a stop for coffee halfway"))
        post.ratio(RatioSpec(ratio: 0.5625)) { $0.image(ImageSpec()) }
        actions(in: &post)
      }
    }
    background.view()
  }
}

private func header(in post: inout Children<StackItem>) {
  post.stack(StackSpec(direction: .horizontal, spacing: 8, alignItems: .center)) {
    (line: inout Children<StackItem>) in
    line.corner(CornerSpec(cornerLocation: .bottomEnd)) { (corner: inout Children<NoPlacement>) in
      corner.image(ImageSpec(), size: square(40))
      corner.view(size: square(12))
    }
    line.stack(StackSpec(direction: .vertical), as: StackItem(flexGrow: 1, flexShrink: 1)) {
      (names: inout Children<StackItem>) in
      names.text(TextSpec(content: "Ana Lopes"))
      names.text(TextSpec(content: "Yesterday at 18:40"))
    }
    line.image(ImageSpec(), size: square(24))
  }
}

private func actions(in post: inout Children<StackItem>) {
  post.stack(StackSpec(direction: .horizontal)) { (line: inout Children<StackItem>) in
    for title in ["Like", "Comment", "Share"] {
      line.center(as: StackItem(flexGrow: 1)) { $0.text(TextSpec(content: .verbatim(title))) }
    }
  }
}

private func square(_ side: Float) -> ElementSize {
  ElementSize(width: .points(side), height: .points(side))
}
