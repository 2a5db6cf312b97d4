import LayoutEngine

/// Nests of flexboxes whose innermost box a solver without a cache visits exponentially often.
enum FlexTrees {
  /// Rows in columns in rows, each level beside a text, in a column as high as its content.
  ///
  /// With `flex` each level has a flex basis. With a `least` width, the size of a text differs from
  /// its measured size.
  static func deep(
    _ depth: Int, align: FlexSpec.AlignItems = .start, flexbox: FlexSpec.Flexbox = .yoga,
    flex: Float? = nil, least: Float? = nil
  ) -> LayoutTree {
    var tree = LayoutTree()
    let text = ElementSpec.text(TextSpec(content: .verbatim(String(repeating: "word ", count: 11))))
    let size = least.map { ElementSize(minWidth: .points($0)) } ?? .auto
    tree.open(.flex(FlexSpec(flexbox: flexbox)), size: ElementSize(width: .points(1000)))
    for level in 1...depth {
      let item = FlexItem(flexGrow: 1, flexShrink: 1, padding: .all(0.25), flex: flex)
      guard level < depth else {
        tree.open(text, as: .flex(item), size: size)
        tree.close()
        break
      }
      tree.open(
        .flex(
          FlexSpec(
            direction: level % 2 == 1 ? .row : .column, alignItems: align, flexbox: flexbox)),
        as: .flex(item))
    }
    for level in (1...depth).reversed() {
      if level < depth { tree.close() }
      tree.open(text, as: .flex(FlexItem(flexShrink: 1)), size: size)
      tree.close()
    }
    tree.close()
    return tree
  }

  /// A text in rows in columns in rows, each as large as its content.
  static func hugging(
    _ depth: Int, flexbox: FlexSpec.Flexbox = .yoga, flex: Float? = nil
  ) -> LayoutTree {
    var tree = LayoutTree()
    let item = FlexItem(flexShrink: 1, padding: .all(1), flex: flex)
    tree.open(.flex(FlexSpec(flexbox: flexbox)), size: .points(1000, 1000))
    for level in 1..<depth {
      tree.open(
        .flex(
          FlexSpec(
            direction: level % 2 == 1 ? .row : .column, alignItems: .start, flexbox: flexbox)),
        as: .flex(item))
    }
    tree.open(.text("the innermost text of all"), as: .flex(item))
    for _ in 0...depth { tree.close() }
    return tree
  }

  /// Wrapping columns in wrapping rows, all stretched.
  static func wrapping(
    _ depth: Int, flexbox: FlexSpec.Flexbox = .yoga, flex: Float? = nil
  ) -> LayoutTree {
    var tree = LayoutTree()
    for level in 0..<depth {
      tree.open(
        .flex(
          FlexSpec(
            direction: level % 2 == 1 ? .row : .column, wrap: .wrap, padding: .all(1),
            flexbox: flexbox)),
        as: level == 0 ? .none : .flex(FlexItem(flexGrow: 1, flex: flex)))
    }
    tree.open(.text("the innermost text of all"))
    tree.close()
    for _ in 0..<depth { tree.close() }
    return tree
  }
}
