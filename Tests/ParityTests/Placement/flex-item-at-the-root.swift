import LayoutEngine

// The root has no parent that could read an item, a `flex` no more than another element.
func misplaced(into root: inout Children<NoPlacement>) {
  // expected-error@+1 {{cannot convert value of type 'FlexItem' to expected argument type 'NoPlacement'}}
  root.flex(FlexSpec(direction: .row), as: FlexItem(flexGrow: 1)) { _ in }
}
