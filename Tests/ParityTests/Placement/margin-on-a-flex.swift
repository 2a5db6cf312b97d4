import LayoutEngine

// A `flex` says nothing of the space around itself; its parent reads that.
func misplaced() {
  // expected-error@+1 {{extra argument 'margin' in call}}
  _ = FlexSpec(margin: LayoutEdges.none)
}
