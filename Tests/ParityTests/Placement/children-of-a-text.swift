import LayoutEngine

// A text has no children.
func misplaced(into row: inout Children<StackItem>) {
  // expected-error@+1 {{extra trailing closure passed in call}}
  row.text("Label") { _ in }
}
