import LayoutEngine

// `spacingBefore` on a child of `flex`.
func misplaced(into flex: inout Children<FlexItem>) {
  // expected-error@+1 {{cannot convert value of type 'StackItem' to expected argument type 'FlexItem'}}
  flex.text("Label", as: StackItem(spacingBefore: 4))
}
