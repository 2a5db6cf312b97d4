import LayoutEngine

// The root has no parent that could read an item.
func misplaced(into root: inout Children<NoPlacement>) {
  // expected-error@+1 {{cannot convert value of type 'StackItem' to expected argument type 'NoPlacement'}}
  root.view(as: StackItem(flexShrink: 1))
}
