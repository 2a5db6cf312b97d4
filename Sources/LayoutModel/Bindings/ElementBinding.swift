package import LayoutEngine
package import LayoutSchema

/// The engine's type for an element: one row for each kind, which the interpreter builds and the
/// generator writes.
package final class ElementBinding: Sendable {
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
    make = { model, document in element(Spec.made(of: model.own, for: model, document)) }
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
  package static func of(_ kind: ElementKind) -> ElementBinding? {
    switch kind {
    case .stack: stack
    case .inset: inset
    case .background: background
    case .overlay: overlay
    case .center: center
    case .relative: relative
    case .ratio: ratio
    case .absolute: absolute
    case .corner: corner
    case .wrapper: wrapper
    case .clip: clip
    case .fit: fit
    case .zstack: zstack
    case .scroll: scroll
    case .text: text
    case .image: image
    case .view: view
    case .spacer: spacer
    case .flex: flex
    case .grid: grid
    case .linear: linear
    case .layers: layers
    case .flow: flow
    case .layout, .preview, .span, .library, .import, .param, .action, .define, .let, .choice,
      .record, .field, .style, .when, .component, .slot, .if, .elseIf, .else, .for, .element,
      .attribute, .placement, .test, .expect:
      nil
    }
  }

  // A row is made when it is first used, since key paths take the runtime long to make.
  private static let stack = ElementBinding(StackSpec.self, isRequired: true) { .stack($0) }
  private static let inset = ElementBinding(InsetSpec.self) { .inset($0) }
  private static let background = ElementBinding(.background)
  private static let overlay = ElementBinding(.overlay)
  private static let center = ElementBinding(CenterSpec.self) { .center($0) }
  private static let relative = ElementBinding(RelativeSpec.self) { .relative($0) }
  private static let ratio = ElementBinding(RatioSpec.self, isRequired: true) { .ratio($0) }
  private static let absolute = ElementBinding(AbsoluteSpec.self) { .absolute($0) }
  private static let corner = ElementBinding(CornerSpec.self) { .corner($0) }
  private static let wrapper = ElementBinding(.wrapper)
  private static let clip = ElementBinding(ClipSpec.self) { .clip($0) }
  private static let fit = ElementBinding(FitSpec.self) { .fit($0) }
  private static let zstack = ElementBinding(ZStackSpec.self) { .zstack($0) }
  private static let scroll = ElementBinding(ScrollSpec.self) { .scroll($0) }
  private static let text = ElementBinding(TextSpec.self, isRequired: true) { .text($0) }
  private static let image = ElementBinding(ImageSpec.self, isRequired: true) { .image($0) }
  private static let view = ElementBinding(ViewSpec.self) { .view($0) }
  private static let spacer = ElementBinding(SpacerSpec.self) { .spacer($0) }
  private static let flex = ElementBinding(FlexSpec.self) { .flex($0) }
  private static let grid = ElementBinding(GridSpec.self) { .grid($0) }
  private static let linear = ElementBinding(LinearSpec.self) { .linear($0) }
  private static let layers = ElementBinding(LayersSpec.self) { .layers($0) }
  private static let flow = ElementBinding(FlowSpec.self) { .flow($0) }
}

/// The placements that a parent reads: one row for each kind of parent that reads any.
package final class PlacementBinding: Sendable {
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
    make = { model, document in Item.made(of: model.placement, for: model, document).record }
    prepare = { model, document in
      Item.completion(model.placement, of: model, document) { $0.record }
    }
  }

  /// Returns the row of a parent's kind, or nil if the kind reads no placements.
  package static func of(_ parent: ElementKind) -> PlacementBinding? {
    switch parent {
    case .stack: stack
    case .absolute: absolute
    case .zstack: zstack
    case .flex: flex
    case .grid: grid
    case .linear: linear
    case .layers: layers
    case .flow: flow
    case .layout, .preview, .inset, .background, .overlay, .center, .relative, .ratio, .corner,
      .wrapper, .clip, .fit, .scroll, .text, .span, .image, .view, .spacer, .library, .import,
      .param,
      .action, .define, .let, .choice, .record, .field, .style, .when, .component, .slot, .if,
      .elseIf, .else, .for, .element, .attribute, .placement, .test, .expect:
      nil
    }
  }

  private static let stack = PlacementBinding(StackItem.self)
  private static let absolute = PlacementBinding(AbsoluteItem.self)
  private static let zstack = PlacementBinding(ZStackItem.self)
  private static let flex = PlacementBinding(FlexItem.self)
  private static let grid = PlacementBinding(GridItem.self)
  private static let linear = PlacementBinding(LinearItem.self)
  private static let layers = PlacementBinding(LayersItem.self)
  private static let flow = PlacementBinding(FlowItem.self)
}
