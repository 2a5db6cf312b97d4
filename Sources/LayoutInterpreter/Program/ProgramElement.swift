import LayoutEngine
import LayoutModel
import LayoutSchema

/// An element of a program: constant attributes as values of the engine, and the attributes that
/// each run computes.
final class ProgramElement: Sendable {
  /// The properties of an element, which are set while it is compiled.
  struct Parts {
    let kind: ElementKind
    let parent: ElementKind
    let layer: LayoutProgram.Layer
    var spec: LayoutEngine.ElementSpec?
    var placement = PlacementRecord.none
    var size = ElementSize.auto
    var style: ElementStyle?
    var id = ElementID.none
    var root: LoadedRoot?
    var bound: Bound?
    /// Whether the constant attributes are those of dark mode; nil if they are the same in both.
    var tone: Bool?
    var text: ProgramText?
    /// The bytes of the words of a constant text.
    var length = 0
    var custom: ProgramCustom?
    var placements: [ProgramPlacement] = []
    var anchor: String?
    var component: String?
    var sources: [Int] = []
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

  /// How an element looks in a state, with the attributes that each run computes.
  struct Look: Sendable {
    var constant: StateLook
    var bound: [Field] = []
  }

  /// The attributes that each run computes.
  struct Bound: Sendable {
    private(set) var own: [Field] = []
    private(set) var size: [Field] = []
    private(set) var placement: [Field] = []
    private(set) var appearance: [Field] = []
    private(set) var actions: [Field] = []
    /// How the element looks in states, if expressions decide on any of it.
    var looks: [Look] = []
    /// Adds own attributes to the constant ones; nil if all are constant.
    var complete: Completion<LayoutEngine.ElementSpec>?
    /// Adds placements to the constant ones; nil if all are constant.
    var completePlacement: Completion<PlacementRecord>?

    var isEmpty: Bool {
      own.isEmpty && size.isEmpty && placement.isEmpty && appearance.isEmpty && actions.isEmpty
        && looks.isEmpty
    }

    mutating func add(_ model: borrowing ElementModel, layer: Int) {
      for argument in model.own { own.append(Field(argument, layer: layer)) }
      for argument in model.size { size.append(Field(argument, layer: layer)) }
      for argument in model.placement { placement.append(Field(argument, layer: layer)) }
      for argument in model.appearance { appearance.append(Field(argument, layer: layer)) }
      for argument in model.actions { actions.append(Field(argument, layer: layer)) }
    }
  }

  private let parts: Parts

  init(_ parts: consuming Parts) {
    parts.completeText()
    self.parts = consume parts
  }

  var kind: ElementKind { parts.kind }
  /// The kind of the parent whose placements the element has.
  var parent: ElementKind { parts.parent }
  /// The element with its constant attributes; nil for an element that the engine does not know,
  /// and where ``complete`` makes it.
  var spec: LayoutEngine.ElementSpec? { _read { yield parts.spec } }
  var placement: PlacementRecord { _read { yield parts.placement } }
  var size: ElementSize { _read { yield parts.size } }
  var style: ElementStyle? { _read { yield parts.style } }
  var id: ElementID { parts.id }
  /// The components whose root the element is; nil if it is none.
  var root: LoadedRoot? { _read { yield parts.root } }
  /// Whether the constant attributes are those of dark mode; nil if they are the same in both.
  var tone: Bool? { parts.tone }
  /// Whether each run computes some of the attributes.
  var isBound: Bool { parts.bound != nil }

  // Each list by itself: a copy of all would retain every one of them for each element of a run.

  /// The own attributes that each run computes.
  var boundOwn: [Field] { parts.bound?.own ?? [] }
  /// The sizes that each run computes.
  var boundSize: [Field] { parts.bound?.size ?? [] }
  /// The placements that each run computes.
  var boundPlacement: [Field] { parts.bound?.placement ?? [] }
  /// The parts of its look that each run computes.
  var boundAppearance: [Field] { parts.bound?.appearance ?? [] }
  /// The actions, whose values each run computes.
  var boundActions: [Field] { parts.bound?.actions ?? [] }
  /// How the element looks in states, if expressions decide on any of it.
  var boundLooks: [Look] { parts.bound?.looks ?? [] }
  /// Adds own attributes to the constant ones; nil if all are constant.
  var complete: Completion<LayoutEngine.ElementSpec>? { parts.bound?.complete }
  /// Adds placements to the constant ones; nil if all are constant.
  var completePlacement: Completion<PlacementRecord>? { parts.bound?.completePlacement }

  /// The bytes of the words of a constant text, which are read for each of its elements.
  var length: Int { parts.length }
  /// The content of a text whose words each run computes; nil if they are constant.
  var text: ProgramText? { _read { yield parts.text } }
  /// The declaration and the attributes of an element that the author declares.
  var custom: ProgramCustom? { _read { yield parts.custom } }
  /// The placements for a declared parent, innermost layer first.
  var placements: [ProgramPlacement] { _read { yield parts.placements } }
  /// The id, or nil.
  var anchor: String? { parts.anchor }
  /// The component whose root the element is, the outermost of several.
  var component: String? { parts.component }
  /// The element in the document's own file, and the uses there whose root it is.
  var sources: [Int] { parts.sources }
  /// The element as it is written.
  var layer: LayoutProgram.Layer { parts.layer }
}

extension ProgramElement.Parts {
  /// Adds the content of a text to its spec, unless a run computes it.
  fileprivate mutating func completeText() {
    guard case .text(var own)? = spec, let content = text, bound?.complete == nil,
      content.complete(&own)
    else { return }
    spec = .text(own)
    length = own.content.utf8.count
    text = nil
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
