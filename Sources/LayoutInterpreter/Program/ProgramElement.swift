import LayoutEngine
import LayoutModel
import LayoutSchema

/// An element of a program: constant attributes as values of the engine, and the attributes that
/// each run computes.
final class ProgramElement: Sendable {
  /// The properties of an element while it is compiled.
  struct Parts {
    var kind: ElementKind
    var parent: ElementKind
    var spec: LayoutEngine.ElementSpec?
    var placement = PlacementRecord.none
    var size = ElementSize.auto
    var style: ElementStyle?
    var id = ElementID.none
    var bound: Bound?
    var text: ProgramText?
    var custom: ProgramCustom?
    var placements: [ProgramPlacement] = []
    var anchor: String?
    var component: String?
    var sources: [Int32] = []
  }

  /// An attribute whose value contains expressions.
  struct Field: Sendable {
    var argument: ElementModel.Argument
    var type: ValueType
    /// The layer that the attribute is written in: 0 is the element, and the others are the uses of
    /// its chain.
    var layer: Int

    init(_ argument: ElementModel.Argument, layer: Int) {
      self.argument = argument
      type = Schema.shared[argument.row].type
      self.layer = layer
      // The result of an expression is translated already.
      if case .bound = argument.value { self.argument.isVerbatim = true }
    }
  }

  /// The attributes that each run computes.
  struct Bound: Sendable {
    private(set) var own: [Field] = []
    private(set) var size: [Field] = []
    private(set) var placement: [Field] = []
    private(set) var appearance: [Field] = []
    /// Adds own attributes to the constant ones; nil if all are constant.
    var complete: Completion<LayoutEngine.ElementSpec>?
    /// Adds placements to the constant ones; nil if all are constant.
    var completePlacement: Completion<PlacementRecord>?

    var isEmpty: Bool {
      own.isEmpty && size.isEmpty && placement.isEmpty && appearance.isEmpty
    }

    mutating func add(_ model: ElementModel, layer: Int) {
      own += model.own.map { Field($0, layer: layer) }
      size += model.size.map { Field($0, layer: layer) }
      placement += model.placement.map { Field($0, layer: layer) }
      appearance += model.appearance.map { Field($0, layer: layer) }
    }
  }

  let kind: ElementKind
  /// The kind of the parent whose placements the element has.
  let parent: ElementKind
  /// The element with its constant attributes; nil for an element that the engine does not know.
  let spec: LayoutEngine.ElementSpec?
  let placement: PlacementRecord
  let size: ElementSize
  let style: ElementStyle?
  let id: ElementID
  /// The attributes that each run computes; nil if all are constant.
  let bound: Bound?
  /// The content of a text whose words each run computes; nil if they are constant.
  let text: ProgramText?
  /// The declaration and the attributes of an element that the author declares.
  let custom: ProgramCustom?
  /// The placements for a declared parent, innermost layer first.
  let placements: [ProgramPlacement]
  /// The id, or nil.
  let anchor: String?
  /// The component whose root the element is, the outermost of several.
  let component: String?
  /// The element in the document's own file, and the uses there whose root it is.
  let sources: [Int]
  /// The element as it is written.
  let layer: LayoutProgram.Layer

  init(_ parts: Parts, _ layer: LayoutProgram.Layer) {
    kind = parts.kind
    parent = parts.parent
    (spec, text) = Self.completed(parts)
    placement = parts.placement
    size = parts.size
    style = parts.style
    id = parts.id
    bound = parts.bound
    custom = parts.custom
    placements = parts.placements
    anchor = parts.anchor
    component = parts.component
    sources = parts.sources.map { Int($0) }
    self.layer = layer
  }

  /// Returns the spec with the content of a text, or without if a run computes it.
  private static func completed(_ parts: Parts) -> (LayoutEngine.ElementSpec?, ProgramText?) {
    guard case .text(var text)? = parts.spec, let content = parts.text,
      parts.bound?.complete == nil, content.complete(&text)
    else { return (parts.spec, parts.text) }
    return (.text(text), nil)
  }
}

/// An element that the author declares, with the expressions of its attributes.
struct ProgramCustom: Sendable {
  let declaration: ElementDeclaration
  /// The expression of each attribute, in the order of their declarations; −1 for none.
  let expressions: [Int32]

  init?(of node: Int, in file: TypedDocument) {
    guard let element = file.declaredElement(at: node),
      let declaration = file.declared(element.element)
    else { return nil }
    self.declaration = declaration
    expressions = element.attributes
  }
}

/// The placements of an element in a parent that the author declares.
struct ProgramPlacement: Sendable {
  let parameters: [Parameter]
  /// The expression of each placement, in the order of their declarations; −1 for none.
  let expressions: [Int32]
  let layer: Int

  init?(of node: Int, in file: TypedDocument, layer: Int) {
    guard let placement = file.declaredPlacement(of: node),
      let parent = file.placingDeclaration(of: node)
    else { return nil }
    parameters = parent.placements
    expressions = placement.values
    self.layer = layer
  }
}
