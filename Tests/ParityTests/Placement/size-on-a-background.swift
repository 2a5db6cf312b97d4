import LayoutEngine

// `background` reads no size of its own.
func misplaced(into row: inout Children<StackItem>, size: ElementSize) {
  // expected-error@+2 {{cannot convert value of type 'ElementSize'}}
  // expected-error@+1 {{extra argument in call}}
  row.background(size: size, { _ in })
}
