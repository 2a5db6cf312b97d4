import LayoutEngine

// A spacer where nobody shares out free space.
func misplaced(into absolute: inout Children<AbsoluteItem>) {
  // expected-error@+1 {{requires that 'AbsoluteItem' conform to 'FreeSpacePlacement'}}
  absolute.spacer(SpacerSpec(minLength: 8))
}
