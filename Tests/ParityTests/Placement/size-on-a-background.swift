import LayoutEngine

// `background` has no size of its own, and a stack reads none from its children.
func misplaced(into row: inout Children<StackItem>, size: ElementSize) {
  // expected-error@+1 {{requires that 'StackItem' conform to 'SizedPlacement'}}
  row.background(size: size, { _ in })
}
