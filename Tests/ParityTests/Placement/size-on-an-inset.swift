import LayoutEngine

// `inset` reads no size of its own.
func misplaced(into row: inout Children<StackItem>, size: ElementSize) {
  // expected-error@+2 {{cannot convert value of type 'ElementSize'}}
  // expected-error@+1 {{extra argument in call}}
  row.inset(InsetSpec(insets: .all(8)), size: size, { _ in })
}
