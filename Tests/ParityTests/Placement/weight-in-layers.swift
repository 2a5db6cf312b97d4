import LayoutEngine

// `weight` on a child of `layers`, and an item of `flow` in a `linear`.
func misplaced(into layers: inout Children<LayersItem>, row: inout Children<LinearItem>) {
  // expected-error@+1 {{incorrect argument label in call (have 'width:weight:'}}
  layers.view(as: LayersItem(width: .wrap, weight: 1))
  // expected-error@+1 {{cannot convert value of type 'FlowItem' to expected argument type 'LinearItem'}}
  row.view(as: FlowItem(width: .wrap))
}
