import LayoutEngine

// The root has no parent that could read anything, a `flex` no more than another.
func misplaced(into root: inout Children<NoPlacement>) {
  // expected-error@+1 {{cannot convert value of type 'FlexItem' to expected argument type 'NoPlacement'}}
  root.flex(FlexSpec(direction: .row), as: FlexItem(flexGrow: 1)) { _ in }
}
