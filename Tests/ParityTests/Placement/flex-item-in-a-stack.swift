import LayoutEngine

// `margin` on a child of `stack`.
func misplaced(into row: inout Children<StackItem>) {
  // expected-error@+1 {{cannot convert value of type 'FlexItem' to expected argument type 'StackItem'}}
  row.view(as: FlexItem(margin: .none))
}
