package import LayoutEngine
import LayoutSchema

// The placements of children in a `stack`, an `absolute` or a `zstack`.

extension StackItem: BoundSpec {
  package static let bindings = Bindings<StackItem>(
    "StackItem",
    [
      .init(.flexGrow, \.flexGrow, .number),
      .init(.flexShrink, \.flexShrink, .number),
      .init(.flexBasis, \.flexBasis, .dimension),
      .init(.alignSelf, \.alignSelf, .choice),
      .init(.spacingBefore, \.spacingBefore, .number),
      .init(.spacingAfter, \.spacingAfter, .number),
      .init(.ascender, \.ascender, .number),
      .init(.descender, \.descender, .number),
      .init(.pinned, \.pinned, .bool),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> StackItem {
    StackItem()
  }
}

extension AbsoluteItem: BoundSpec {
  package static let bindings = Bindings<AbsoluteItem>(
    "AbsoluteItem",
    [
      .init(.layoutPosition, \.layoutPosition, .point),
      .init(.sizeRange, \.sizeRange, .sizeRange),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> AbsoluteItem {
    AbsoluteItem()
  }
}

extension ZStackItem: BoundSpec {
  package static let bindings = Bindings<ZStackItem>(
    "ZStackItem", [.init(.gravity, \.gravity, .choice)])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ZStackItem {
    ZStackItem()
  }
}
