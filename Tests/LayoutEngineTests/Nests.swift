import LayoutEngine

/// Deep trees in which every level measures the next one in several ways.
enum Nest: String, CaseIterable {
  /// Rows in columns in rows, each stretching the next.
  case stretched
  /// Rows in columns in rows, where every level is stretched, and also grows and shrinks beside a
  /// text.
  case flexing
  /// Levels aligned to the start, with texts between them.
  case aligned
  /// Stacks with an inset, a center, a ratio and layers between them.
  case mixed

  func fill(_ tree: inout LayoutTree, depth: Int) {
    tree.removeAll()
    for level in 0..<depth { open(level, in: &tree) }
    tree.open(.text("the innermost text of all"))
    tree.close()
    for level in (0..<depth).reversed() { close(level, in: &tree) }
  }

  private func open(_ level: Int, in tree: inout LayoutTree) {
    let direction: StackSpec.Direction = level % 2 == 0 ? .horizontal : .vertical
    switch self {
    case .stretched:
      tree.open(.stack(StackSpec(direction: direction, spacing: 1)))
    case .flexing:
      tree.open(
        .stack(StackSpec(direction: direction)),
        as: .stack(StackItem(flexGrow: 1, flexShrink: 1)))
    case .aligned:
      tree.open(
        .stack(StackSpec(direction: direction, alignItems: .start)),
        as: .stack(StackItem(flexShrink: 1)))
    case .mixed:
      tree.open(mixed(level, direction), as: .stack(StackItem(flexShrink: 1)))
    }
  }

  private func mixed(_ level: Int, _ direction: StackSpec.Direction) -> ElementSpec {
    switch level % 7 {
    case 0, 2, 4: .stack(StackSpec(direction: direction))
    case 1: .inset(InsetSpec(insets: .all(0.3)))
    case 3: .center(CenterSpec(sizing: [.minimumX, .minimumY]))
    case 5: .ratio(RatioSpec(ratio: 1.5))
    default: .overlay
    }
  }

  private func close(_ level: Int, in tree: inout LayoutTree) {
    let takesSibling =
      switch self {
      case .stretched: level % 3 == 0
      case .flexing, .aligned: true
      case .mixed: [0, 2, 4].contains(level % 7)
      }
    if takesSibling {
      tree.open(.text("a text beside"), as: .stack(StackItem(flexShrink: 1)))
      tree.close()
    }
    tree.close()
  }
}
