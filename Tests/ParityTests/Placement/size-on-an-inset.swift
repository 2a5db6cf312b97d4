import LayoutEngine

// `inset` has no size of its own, and a stack reads none from its children.
func misplaced(into row: inout Children<StackItem>, size: ElementSize) {
  // expected-error@+1 {{requires that 'StackItem' conform to 'SizedPlacement'}}
  row.inset(InsetSpec(insets: .all(8)), size: size, { _ in })
}
