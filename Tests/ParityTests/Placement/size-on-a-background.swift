import LayoutEngine

// `background` reads no size of its own, nor does a stack of its children.
func misplaced(into row: inout Children<StackItem>, size: ElementSize) {
  // expected-error@+1 {{requires that 'StackItem' conform to 'SizedPlacement'}}
  row.background(size: size, { _ in })
}
