import LayoutEngine
import LayoutModel
import LayoutSchema

// Conversion of elements of the typed tree to the engine's types; each property is set by its row
// of the bindings.

extension LayoutEngine.ElementSpec {
  /// Makes the spec of an element with its own attributes; nil if the element is not a layout
  /// element.
  init?(_ model: ElementModel, _ document: TypedDocument) {
    guard let binding = ElementBinding.of(model.kind) else { return nil }
    self = binding.spec(model, document)
  }
}

extension PlacementRecord {
  /// Makes the placement that a parent of kind `parent` reads from the element.
  init(_ model: ElementModel, under parent: ElementKind, _ document: TypedDocument) {
    guard !model.placement.isEmpty, let binding = PlacementBinding.of(parent) else {
      self = .none
      return
    }
    self = binding.record(model, document)
  }
}

extension ElementSize {
  init(_ model: ElementModel, _ document: TypedDocument) {
    self.init(model.size, of: model, document)
  }
}

extension ElementStyle {
  /// Makes the element's appearance; nil if the element has no such attributes.
  init?(_ model: ElementModel, _ document: TypedDocument) {
    guard !model.appearance.isEmpty else { return nil }
    self.init(model.appearance, of: model, document)
  }
}
