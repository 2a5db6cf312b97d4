import LayoutEngine

// A `flex` has no margin of its own: its parent reads the margin from the item.
func misplaced() {
  // expected-error@+1 {{extra argument 'margin' in call}}
  _ = FlexSpec(margin: LayoutEdges.none)
}
