import LayoutEngine

// A spacer in a container that does not distribute free space.
func misplaced(into absolute: inout Children<AbsoluteItem>) {
  // expected-error@+1 {{requires that 'AbsoluteItem' conform to 'FreeSpacePlacement'}}
  absolute.spacer(SpacerSpec(minLength: 8))
}
