package import LayoutEngine
package import LayoutSchema

/// The engine's type for an element: one row for each kind, which the interpreter builds and the
/// generator writes.
package struct ElementBinding: Sendable {
  /// The type with the element's own attributes, or nil if there is none.
  package let type: BoundType?
  /// Whether the engine requires a value of the type even without attributes.
  package let isRequired: Bool
  private let make: @Sendable (ElementModel, TypedDocument) -> LayoutEngine.ElementSpec
  private let prepare:
    @Sendable (ElementModel, TypedDocument) -> Completion<LayoutEngine.ElementSpec>

  /// Returns the engine's element with its own attributes.
  package func spec(_ model: ElementModel, _ document: TypedDocument) -> LayoutEngine.ElementSpec {
    make(model, document)
  }

  /// Returns the completion of the engine's element, for own attributes that `model` lacks.
  package func completion(
    _ model: ElementModel, _ document: TypedDocument
  ) -> Completion<LayoutEngine.ElementSpec> {
    prepare(model, document)
  }

  private init<Spec: BoundSpec>(
    _ spec: Spec.Type, isRequired: Bool = false,
    _ element: @escaping @Sendable (Spec) -> LayoutEngine.ElementSpec
  ) {
    type = BoundType(spec)
    self.isRequired = isRequired
    make = { model, document in element(Spec(model.own, of: model, document)) }
    prepare = { model, document in Spec.completion(model.own, of: model, document, element) }
  }

  /// Creates the row of an element without attributes of its own.
  private init(_ element: LayoutEngine.ElementSpec) {
    type = nil
    isRequired = false
    make = { _, _ in element }
    prepare = { _, _ in { _, _ in element } }
  }

  /// Returns the row of a kind, or nil if the kind is no layout element.
  package static func of(_ kind: ElementKind) -> ElementBinding? { rows[Int(kind.rawValue)] }

  private static let rows = ElementKind.allCases.map(row)

  private static func row(of kind: ElementKind) -> ElementBinding? {
    switch kind {
    case .stack: ElementBinding(StackSpec.self, isRequired: true) { .stack($0) }
    case .inset: ElementBinding(InsetSpec.self) { .inset($0) }
    case .background: ElementBinding(.background)
    case .overlay: ElementBinding(.overlay)
    case .center: ElementBinding(CenterSpec.self) { .center($0) }
    case .relative: ElementBinding(RelativeSpec.self) { .relative($0) }
    case .ratio: ElementBinding(RatioSpec.self, isRequired: true) { .ratio($0) }
    case .absolute: ElementBinding(AbsoluteSpec.self) { .absolute($0) }
    case .corner: ElementBinding(CornerSpec.self) { .corner($0) }
    case .wrapper: ElementBinding(.wrapper)
    case .clip: ElementBinding(ClipSpec.self) { .clip($0) }
    case .zstack: ElementBinding(ZStackSpec.self) { .zstack($0) }
    case .scroll: ElementBinding(ScrollSpec.self) { .scroll($0) }
    case .text: ElementBinding(TextSpec.self, isRequired: true) { .text($0) }
    case .image: ElementBinding(ImageSpec.self, isRequired: true) { .image($0) }
    case .view: ElementBinding(ViewSpec.self) { .view($0) }
    case .spacer: ElementBinding(SpacerSpec.self) { .spacer($0) }
    case .flex: ElementBinding(FlexSpec.self) { .flex($0) }
    case .grid: ElementBinding(GridSpec.self) { .grid($0) }
    case .linear: ElementBinding(LinearSpec.self) { .linear($0) }
    case .layers: ElementBinding(LayersSpec.self) { .layers($0) }
    case .flow: ElementBinding(FlowSpec.self) { .flow($0) }
    case .layout, .preview, .span, .library, .import, .param, .define, .let, .choice, .record,
      .field, .style,
      .component, .slot, .if, .elseIf, .else, .for, .element, .attribute, .placement:
      nil
    }
  }
}

/// The placements that a parent reads: one row for each kind of parent that reads any.
package struct PlacementBinding: Sendable {
  /// The type with the placements of a child.
  package let type: BoundType
  private let make: @Sendable (ElementModel, TypedDocument) -> PlacementRecord
  private let prepare: @Sendable (ElementModel, TypedDocument) -> Completion<PlacementRecord>

  /// Returns the element's placements for a parent of this kind.
  package func record(_ model: ElementModel, _ document: TypedDocument) -> PlacementRecord {
    make(model, document)
  }

  /// Returns the completion of the placements, for placements that `model` lacks.
  package func completion(
    _ model: ElementModel, _ document: TypedDocument
  ) -> Completion<PlacementRecord> {
    prepare(model, document)
  }

  private init<Item: BoundSpec & Placement>(_ item: Item.Type) {
    type = BoundType(item)
    make = { model, document in Item(model.placement, of: model, document).record }
    prepare = { model, document in
      Item.completion(model.placement, of: model, document) { $0.record }
    }
  }

  /// Returns the row of a parent's kind, or nil if the kind reads no placements.
  package static func of(_ parent: ElementKind) -> PlacementBinding? {
    rows[Int(parent.rawValue)]
  }

  private static let rows = ElementKind.allCases.map(row)

  private static func row(of parent: ElementKind) -> PlacementBinding? {
    switch parent {
    case .stack: PlacementBinding(StackItem.self)
    case .absolute: PlacementBinding(AbsoluteItem.self)
    case .zstack: PlacementBinding(ZStackItem.self)
    case .flex: PlacementBinding(FlexItem.self)
    case .grid: PlacementBinding(GridItem.self)
    case .linear: PlacementBinding(LinearItem.self)
    case .layers: PlacementBinding(LayersItem.self)
    case .flow: PlacementBinding(FlowItem.self)
    case .layout, .preview, .inset, .background, .overlay, .center, .relative, .ratio, .corner,
      .wrapper, .clip, .scroll, .text, .span, .image, .view, .spacer, .library, .import, .param,
      .define, .let, .choice, .record, .field, .style, .component, .slot, .if, .elseIf, .else, .for,
      .element,
      .attribute, .placement:
      nil
    }
  }
}
