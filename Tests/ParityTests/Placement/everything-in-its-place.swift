import LayoutEngine

// Attributes that their parent reads compile.
func placed(into root: inout Children<NoPlacement>) {
  root.stack(StackSpec(direction: .horizontal)) { (row: inout Children<StackItem>) in
    row.view(as: StackItem(flexGrow: 1), size: .points(10, 20))
    row.spacer(SpacerSpec(minLength: 8), as: StackItem(alignSelf: .center))
    row.absolute { (absolute: inout Children<AbsoluteItem>) in
      absolute.text("Here", as: AbsoluteItem(layoutPosition: LayoutPoint(x: 4, y: 8)))
    }
    row.zstack { (zstack: inout Children<ZStackItem>) in
      zstack.image(ImageSpec(), as: ZStackItem(gravity: .topRight))
    }
    row.inset(InsetSpec(insets: .all(8)), as: StackItem(flexShrink: 1)) { _ in }
    row.flex(FlexSpec().direction(.row).gap(4), as: StackItem(flexGrow: 1)) {
      (flex: inout Children<FlexItem>) in
      flex.text("Label", as: FlexItem().grow(1).margin(8))
      flex.flex(FlexSpec().wrap(.wrap), as: FlexItem(position: .absolute)) { _ in }
      flex.stack(StackSpec(direction: .vertical), as: FlexItem().shrink(1)) { _ in }
      flex.spacer(SpacerSpec(minLength: 8))
      flex.inset(InsetSpec(insets: .all(8)), size: .points(40, 40)) { _ in }
    }
    row.custom(Mosaic(), as: StackItem(flexGrow: 1)) { (mosaic: inout Children<Mosaic.Item>) in
      mosaic.view(as: Mosaic.Item(span: 2), size: .points(40, 40))
    }
  }
}

struct Mosaic: CustomLayout {
  struct Item: CustomItem {
    var span = 1
  }

  func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize { .zero }
}
