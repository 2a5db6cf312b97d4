package import LayoutEngine

// Random flexboxes and items of flexboxes.
extension RandomTree {
  package mutating func flex() -> FlexSpec {
    FlexSpec(
      direction: pick(FlexSpec.Direction.allCases),
      wrap: chance(emphasis == .flexboxes ? 2 : 3) ? pick(FlexSpec.Wrap.allCases) : .noWrap,
      justifyContent: pick(words(\.isFlexEdge)),
      alignItems: pick(words(\.isFlexEdge)),
      alignContent: pick(words(\.isFlexEdge)),
      gap: chance(3) ? dimension() : nil, rowGap: chance(6) ? dimension() : nil,
      columnGap: chance(6) ? dimension() : nil,
      layoutDirection: chance(6) ? pick(FlexSpec.Direction.Layout.allCases) : .inherit,
      overflow: chance(6) ? isCSS ? pick(FlexSpec.Overflow.allCases) : .scroll : .visible,
      padding: chance(3) ? edges() : .none,
      borderWidth: chance(5) ? edges() : .none, aspectRatio: chance(9) ? ratio() : nil,
      boxSizing: chance(6) ? .contentBox : .borderBox,
      flexbox: chance(4) && !isCSS ? .flexLayout : nextFlexbox())
  }

  /// Returns the cases of an enum.
  ///
  /// For Yoga flexboxes, these exclude the edges of the flex axis.
  private func words<Word: CaseIterable>(_ isFlexEdge: (Word) -> Bool) -> [Word] {
    Word.allCases.filter { isCSS || !isFlexEdge($0) }
  }

  package mutating func flexItem() -> FlexItem {
    FlexItem(
      flexGrow: chance(3) ? factor() : nil, flexShrink: chance(3) ? factor() : nil,
      flexBasis: chance(4) ? dimension() : .auto,
      alignSelf: chance(3) ? pick(words(\.isFlexEdge)) : .auto,
      margin: chance(3) ? edges() : .none, padding: chance(5) ? edges() : .none,
      borderWidth: chance(8) ? edges() : .none, insets: chance(5) ? edges() : .none,
      position: chance(4) ? pick(FlexItem.Position.allCases) : .relative,
      aspectRatio: chance(9) ? ratio() : nil,
      display: chance(9) ? pick(FlexItem.Display.allCases) : .flex,
      boxSizing: chance(9) ? .contentBox : .borderBox, flex: chance(8) ? signed() / 30 : nil,
      isReferenceBaseline: chance(9),
      overflow: isCSS && chance(9) ? pick(FlexSpec.Overflow.allCases) : .visible)
  }

  mutating func edges() -> LayoutEdges {
    let edge = { (tree: inout RandomTree) -> LayoutDimension? in
      guard tree.chance(4) else { return nil }
      return tree.chance(3) ? tree.dimension() : .points(tree.signed() / 8)
    }
    return LayoutEdges(
      all: chance(2) ? .all(length() / 60) : nil, top: edge(&self), left: edge(&self),
      bottom: edge(&self), right: edge(&self), start: edge(&self), end: edge(&self),
      horizontal: edge(&self), vertical: edge(&self))
  }

  private mutating func factor() -> Float { isWild && chance(3) ? wild() : pick([0, 0.2, 1, 2]) }

  mutating func ratio() -> Float { isWild && chance(3) ? wild() : pick([0.5, 1, 1.77]) }
}

extension FlexSpec.JustifyContent {
  fileprivate var isFlexEdge: Bool { self == .flexStart || self == .flexEnd }
}

extension FlexSpec.AlignItems {
  fileprivate var isFlexEdge: Bool { self == .flexStart || self == .flexEnd }
}

extension FlexSpec.AlignContent {
  fileprivate var isFlexEdge: Bool { self == .flexStart || self == .flexEnd }
}

extension FlexItem.AlignSelf {
  fileprivate var isFlexEdge: Bool { self == .flexStart || self == .flexEnd }
}
