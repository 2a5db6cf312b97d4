import LayoutEngine

// `flexGrow` on a child of a custom layout with another item type, and that item type in a stack.
func misplaced(into mosaic: inout Children<Mosaic.Item>, row: inout Children<StackItem>) {
  // expected-error@+1 {{cannot convert value of type 'StackItem' to expected argument type 'Mosaic.Item'}}
  mosaic.view(as: StackItem(flexGrow: 1))
  // expected-error@+1 {{cannot convert value of type 'Mosaic.Item' to expected argument type 'StackItem'}}
  row.view(as: Mosaic.Item(span: 2))
}

struct Mosaic: CustomLayout {
  struct Item: CustomItem {
    var span = 1
  }

  func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize { .zero }
}
