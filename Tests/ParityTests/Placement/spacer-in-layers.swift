import LayoutEngine

// A layout that does not distribute free space cannot contain a spacer.
func misplaced(into pile: inout Children<NoPlacement>, layers: inout Children<LayersItem>) {
  // expected-error@+1 {{requires that 'NoPlacement' conform to 'FreeSpacePlacement'}}
  pile.spacer()
  // expected-error@+1 {{requires that 'LayersItem' conform to 'FreeSpacePlacement'}}
  layers.spacer()
}
