import LayoutEngine
import LayoutSchema
import LayoutSemantics

// Elements of the typed tree as the engine's, each property by its row of the bindings.

extension LayoutEngine.ElementSpec {
  /// The element with its own attributes, or nil for what is no layout element.
  init?(_ model: ElementModel, _ document: TypedDocument) {
    guard let binding = ElementBinding.of(model.kind) else { return nil }
    self = binding.spec(model, document)
  }
}

extension PlacementRecord {
  /// What the element says to a parent of kind `parent`.
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

extension Appearance {
  /// The element's looks, or nil where it says nothing of them.
  init?(_ model: ElementModel, _ document: TypedDocument) {
    guard !model.appearance.isEmpty else { return nil }
    self.init(model.appearance, of: model, document)
  }
}
