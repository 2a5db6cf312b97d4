import LayoutEngine

// `position` on a child of `center`.
func misplaced(into root: inout Children<NoPlacement>) {
  root.center { (center: inout Children<NoPlacement>) in
    // expected-error@+1 {{cannot convert value of type 'FlexItem' to expected argument type 'NoPlacement'}}
    center.view(as: FlexItem(position: .absolute))
  }
}
