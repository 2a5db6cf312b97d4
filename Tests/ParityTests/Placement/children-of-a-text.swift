import LayoutEngine

// A text contains words, not children.
func misplaced(into row: inout Children<StackItem>) {
  row.text { (text: inout TextParts) in
    text.add("Label")
    // expected-error@+1 {{value of type 'TextParts' has no member 'view'}}
    text.view()
  }
}
