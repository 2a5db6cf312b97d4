import LayoutEngine

extension PlacementRecord {
  var simplifications: [PlacementRecord] {
    switch self {
    case .none: []
    case .stack(let item):
      item == StackItem()
        ? [.none]
        : fieldsReset(
          item, to: StackItem(),
          [
            field(\.flexGrow), field(\.flexShrink), field(\.flexBasis), field(\.alignSelf),
            field(\.spacingBefore), field(\.spacingAfter), field(\.ascender),
            field(\.descender),
          ]
        ).map { .stack($0) }
    case .flex(let item): item == FlexItem() ? [.none] : item.simplifications.map { .flex($0) }
    case .grid(let item): item == GridItem() ? [.none] : item.simplifications.map { .grid($0) }
    case .linear(let item):
      item == LinearItem()
        ? [.none]
        : fieldsReset(
          item, to: LinearItem(),
          [
            field(\.width), field(\.height), field(\.weight), field(\.separatorBefore),
            field(\.gravity), field(\.offset), field(\.padding),
          ]
        ).map { .linear($0) }
    case .layers(let item):
      item == LayersItem()
        ? [.none]
        : fieldsReset(
          item, to: LayersItem(),
          [field(\.width), field(\.height), field(\.gravity), field(\.offset), field(\.padding)]
        ).map { .layers($0) }
    case .flow(let item):
      item == FlowItem()
        ? [.none]
        : fieldsReset(
          item, to: FlowItem(),
          [field(\.width), field(\.height), field(\.gravity), field(\.offset), field(\.padding)]
        ).map { .flow($0) }
    case .absolute(let item):
      item == AbsoluteItem()
        ? [.none]
        : fieldsReset(
          item, to: AbsoluteItem(), [field(\.layoutPosition), field(\.sizeRange)]
        ).map { .absolute($0) }
    case .zstack, .custom: [.none]
    }
  }
}

extension GridItem {
  fileprivate var simplifications: [GridItem] {
    fieldsReset(
      self, to: GridItem(),
      [
        field(\.column), field(\.row), field(\.area), field(\.justifySelf), field(\.alignSelf),
        field(\.margin), field(\.padding), field(\.borderWidth), field(\.insets),
        field(\.position), field(\.aspectRatio), field(\.display), field(\.boxSizing),
      ])
      + edgesReset(self, [\.margin, \.padding, \.borderWidth, \.insets])
  }
}

extension FlexItem {
  fileprivate var simplifications: [FlexItem] {
    fieldsReset(
      self, to: FlexItem(),
      [
        field(\.flexGrow), field(\.flexShrink), field(\.flexBasis), field(\.alignSelf),
        field(\.margin), field(\.padding), field(\.borderWidth), field(\.insets),
        field(\.position), field(\.aspectRatio), field(\.display), field(\.boxSizing),
        field(\.flex), field(\.isReferenceBaseline), field(\.overflow),
      ])
      + edgesReset(self, [\.margin, \.padding, \.borderWidth, \.insets])
  }
}
