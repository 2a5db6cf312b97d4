import LayoutEngine

// `gravity` on a child of `stack`.
func misplaced(into column: inout Children<StackItem>) {
  // expected-error@+1 {{cannot convert value of type 'ZStackItem' to expected argument type 'StackItem'}}
  column.text("Corner", as: ZStackItem(gravity: .topRight))
}
