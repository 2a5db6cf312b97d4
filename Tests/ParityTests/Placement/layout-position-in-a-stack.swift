import LayoutEngine

// `layoutPosition` on a child of `stack`.
func misplaced(into row: inout Children<StackItem>) {
  // expected-error@+1 {{cannot convert value of type 'AbsoluteItem' to expected argument type 'StackItem'}}
  row.view(as: AbsoluteItem(layoutPosition: LayoutPoint(x: 4, y: 8)))
}
