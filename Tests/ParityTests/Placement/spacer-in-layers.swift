import LayoutEngine

// A layout that shares out no free space has no place for a spacer.
func misplaced(into pile: inout Children<NoPlacement>, layers: inout Children<LayersItem>) {
  // expected-error@+1 {{requires that 'NoPlacement' conform to 'FreeSpacePlacement'}}
  pile.spacer()
  // expected-error@+1 {{requires that 'LayersItem' conform to 'FreeSpacePlacement'}}
  layers.spacer()
}
