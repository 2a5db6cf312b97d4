import LayoutEngine

// `alignSelf` on a child of `zstack`.
func misplaced(into zstack: inout Children<ZStackItem>) {
  // expected-error@+1 {{cannot convert value of type 'StackItem' to expected argument type 'ZStackItem'}}
  zstack.image(ImageSpec(), as: StackItem(alignSelf: .end))
}
