import LayoutEngine

// What is said where it is read compiles.
func placed(into root: inout Children<NoPlacement>) {
  root.stack(StackSpec(direction: .horizontal)) { (row: inout Children<StackItem>) in
    row.view(as: StackItem(flexGrow: 1), size: .points(10, 20))
    row.spacer(SpacerSpec(minLength: 8), as: StackItem(alignSelf: .center))
    row.absolute { (absolute: inout Children<AbsoluteItem>) in
      absolute.text("Here", as: AbsoluteItem(layoutPosition: Point(x: 4, y: 8)))
    }
    row.zstack { (zstack: inout Children<ZStackItem>) in
      zstack.image(ImageSpec(), as: ZStackItem(gravity: .topRight))
    }
    row.inset(InsetSpec(insets: .all(8)), as: StackItem(flexShrink: 1)) { _ in }
  }
}
