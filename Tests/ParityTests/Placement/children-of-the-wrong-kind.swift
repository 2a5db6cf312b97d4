import LayoutEngine

// The closure's parameter has the type of the children.
func misplaced(into root: inout Children<NoPlacement>) {
  // expected-error@+2 {{cannot convert value of type '(inout Children<StackItem>) -> ()'}}
  // expected-note@+1 {{arguments to generic parameter 'Item'}}
  root.center { (center: inout Children<StackItem>) in
    center.view(as: StackItem(flexGrow: 1))
  }
}
