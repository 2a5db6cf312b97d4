import LayoutEngine
import LayoutModel
import LayoutSchema

/// A document in the form in which trees are made from it again and again.
///
/// Elements are compiled to specs that the engine takes as they are; only attributes that hang on
/// more than constants are left for each run. An element is compiled when it is laid out for the
/// first time, so parts that never appear cost nothing, and once more where constants differ in
/// dark mode.
///
/// The root of a component also has the attributes of the component's use. Such an element is
/// compiled once for each *chain* of uses that leads to it: a use, the use whose component has that
/// use as its root, and so on outwards. A document has no more chains than uses, since every chain
/// begins at another use.
struct LayoutProgram: Sendable {
  /// The attributes that one element of a file contributes to an element of the tree.
  struct Layer: Hashable, Sendable {
    var file: Int32
    var node: Int32
    /// The index of the variant of the element's style that applies, or −1.
    var way: Int32 = -1
  }

  /// An attribute that an element of the tree has.
  fileprivate struct Said: Sendable {
    var attribute: TypedAttribute
    /// The number of the layer that it is written in: 0 is the innermost.
    var layer: Int
    var file: Int32
  }

  /// A use of a component, as the start of a chain.
  struct Use: Sendable {
    var layer: Layer
    /// The next use of the chain, or −1.
    var outer: Int32
    /// The component of the chain's last use.
    var component: String
    /// The id of the root in its frames, which is the outermost one of the chain.
    var id: String?
    /// The number of the use's own id, and that of the id of the chain's last use; −1 for none.
    var ownID: Int32
    var outlet: Int32
    /// The component of the use, as an index of ``LoadedIDs/owners``.
    var owner: Int32
    /// The attributes of the chain, without those that an outer use overrides.
    fileprivate var said: [Said]
  }

  /// A file as an object, since a copy of a document retains a dozen lists.
  final class File: Sendable, FileConstants {
    let document: TypedDocument
    /// Whether the style of an element has variants.
    private let hasWays: Bool

    init(_ document: TypedDocument) {
      self.document = document
      hasWays = !document.structure.styleWays.isEmpty
    }

    func values(
      of constant: DeclarationReference
    ) -> (light: ConstantValue, dark: ConstantValue?) {
      // A method of the structure would copy its lists.
      DocumentStructure.values(
        of: constant, among: document.structure.constants, document.structure.imports)
    }

    /// Returns the variants of the style of an element.
    func styleWays(of node: Int32) -> ArraySlice<StyleWay> {
      hasWays ? document.styleWays(of: Int(node)) : []
    }
  }

  /// The body that a use of a component stands for.
  struct Body {
    var file: Int
    /// The first node of the body, or −1.
    var root: Int32
    var lets: [TypedLet]
  }

  /// The document, followed by the files whose components it uses.
  private(set) var files: [File]
  /// The outlets of the document.
  let outlets: OutletShape
  /// The ids of the document and of the components that were used so far.
  private(set) var ids: LoadedIDs
  /// The indices of components in ``ids``.
  private var owners: [BodyPlace: Int32] = [:]
  /// The number of components in all files; bodies of valid documents are nested no deeper.
  private(set) var componentCount: Int
  private(set) var uses: [Use] = []
  private(set) var elements: [ProgramElement] = []
  /// Whether constants have their values for dark mode.
  private var isDark = false
  /// The work that may still be done for constants, as in ``ExpressionEvaluator/work``; what they
  /// cost beyond it is left to the runs, which have a limit of their own.
  private var work = 0
  /// Whether the attribute that was resolved last hangs on more than constants.
  private var hasVaryingValue = false
  /// Whether the attribute that was resolved last has another value in dark mode.
  private var hasTonedValue = false

  /// The instructions of all expressions that were evaluated.
  private(set) var code = ExpressionCode()
  /// The indices in ``code`` of the expressions of each file; −1 for those that no run needed yet.
  private var starts: [[Int32]]
  private var defaults: [DefaultPlace: Int32] = [:]
  private var bases: [LoopPlace: RowBasis?] = [:]
  /// The constant texts and parts of looks of all compiled elements.
  private var texts = TypedDocument.plain()
  /// The compiled elements that are no roots of components and whose attributes do not vary, by
  /// file and node; −1 for others.
  private var plain: [[Int32]]
  private var varied: [Place: Int32] = [:]
  private var chains: [Chain: Int32] = [:]
  /// The indices of imported files in `files`, by their modules.
  ///
  /// A file that several others import is compiled once, however many ways lead to it.
  private var imported: [ObjectIdentifier: Int] = [:]

  /// The identity of a compiled element.
  private struct Place: Hashable {
    var layer: Layer
    var use: Int32
    var parent: ElementKind
  }

  private struct Chain: Hashable {
    var layer: Layer
    var outer: Int32
  }

  private struct LoopPlace: Hashable {
    var file: Int
    var loop: Int32
  }

  /// The identity of a component's body.
  private struct BodyPlace: Hashable {
    var file: Int
    var root: Int32

    init(_ body: Body) {
      file = body.file
      root = body.root
    }
  }

  /// A parameter of a component.
  private struct DefaultPlace: Hashable {
    var body: BodyPlace
    var parameter: Int
  }

  init(_ document: TypedDocument) {
    files = [File(document)]
    outlets = document.outletShape
    ids = LoadedIDs(outlets.entries.map(\.name))
    componentCount = document.structure.components.count
    plain = [Array(repeating: -1, count: document.nodes.count)]
    starts = [Array(repeating: -1, count: document.structure.expressions.count)]
  }

  /// Sets the appearance for which elements are compiled, and the most work for their constants.
  mutating func prepare(isDark: Bool, work: Int) {
    self.isDark = isDark
    self.work = work
  }

  // MARK: Expressions

  /// Returns the index in ``code`` of an expression of a file; nil if there is no such expression.
  mutating func start(of expression: Int32, in file: Int) -> Int32? {
    let place = Int(expression)
    guard starts[file].indices.contains(place) else { return nil }
    if starts[file][place] < 0 { compile(place, file) }
    return starts[file][place]
  }

  private mutating func compile(_ place: Int, _ number: Int) {
    let file = files[number]
    starts[number][place] = code.append(file.document.structure.expressions[place], in: file)
  }

  /// Returns the index in ``code`` of the default of a component's parameter, the parameter with
  /// the index `parameter`.
  mutating func start(
    of standard: TypedExpression, parameter: Int, of body: Body
  ) -> Int32 {
    let place = DefaultPlace(body: BodyPlace(body), parameter: parameter)
    if let known = defaults[place] { return known }
    let file = files[body.file]
    let start = code.append(standard, in: file)
    defaults[place] = start
    return start
  }

  /// Returns the index in ``code`` of the words of a text with values in them.
  mutating func start(of words: LocalizationKey, in file: Int) -> Int32 {
    let file = files[file]
    return code.append(words, in: file)
  }

  /// Returns the meaning of the numbers that an expression of a file results in.
  func unit(of expression: Int32, in file: Int) -> BoundValue.Unit {
    BoundValue.Unit(files[file].document.structure.expressions[Int(expression)].type)
  }

  // MARK: Rows

  /// A value that a body is given, by its number.
  enum Given: Hashable, Comparable, Sendable {
    case parameter(Int)
    case local(Int)

    init?(_ node: ExpressionNode) {
      switch node {
      case .parameter(let place): self = .parameter(place)
      case .local(let place): self = .local(place)
      default: return nil  // open: nothing else in an expression is a value that a body is given
      }
    }
  }

  /// The values that the rows of a loop hang on.
  struct RowBasis: Sendable {
    /// Whether a row hangs on its element of the list.
    var usesItem = false
    /// Whether a row hangs on its position in the list.
    var usesIndex = false
    /// The values that all rows hang on alike.
    var common: [Given] = []
    /// The field of the element that identifies a row, or nil if another expression does.
    var keyField: Int?
  }

  /// Returns the values that the rows of a loop hang on; nil if a row hangs on more, because it
  /// contains a slot.
  ///
  /// - Parameters:
  ///   - loop: The number of the loop in its file.
  ///   - node: The loop.
  ///   - file: The index of its file.
  /// - Returns: The values, the same for each run.
  mutating func basis(ofLoop loop: Int32, at node: Int32, in file: Int) -> RowBasis? {
    let place = LoopPlace(file: file, loop: loop)
    if let known = bases[place] { return known }
    let basis = files[file].document.rowBasis(ofLoop: Int(loop), at: Int(node))
    bases[place] = .some(basis)
    return basis
  }

  // MARK: Components

  /// Returns the body of a component that `file` declares or imports; nil if there is none.
  mutating func body(of component: DeclarationReference, in file: Int) -> Body? {
    guard component.module >= 0 else { return component.body(in: files[file].document, at: file) }
    let imports = files[file].document.structure.imports
    guard imports.indices.contains(Int(component.module)) else { return nil }
    let module = imports[Int(component.module)]
    let home = add(module)
    guard module.signature.isLibrary else {
      return Body(
        file: home, root: files[home].document.root, lets: files[home].document.structure.lets)
    }
    return component.body(in: files[home].document, at: home)
  }

  private mutating func add(_ module: Module) -> Int {
    if let known = imported[ObjectIdentifier(module)] { return known }
    files.append(File(module.document))
    // A layout is a component itself.
    componentCount += module.document.structure.components.count + 1
    plain.append(Array(repeating: -1, count: module.document.nodes.count))
    starts.append(Array(repeating: -1, count: module.document.structure.expressions.count))
    imported[ObjectIdentifier(module)] = files.count - 1
    return files.count - 1
  }

  /// Returns the index in ``uses`` of the chain that starts at a use.
  ///
  /// - Parameters:
  ///   - layer: The use.
  ///   - outer: The use whose component has this use as its root, or −1.
  ///   - component: The component.
  ///   - body: The body of the component.
  ///   - outlets: The outlets of the body that contains the use.
  /// - Returns: The index, the same for each run.
  mutating func chain(
    _ layer: Layer, outer: Int32, component: ComponentSignature, body: Body, outlets: OutletShape
  ) -> Int32 {
    let chain = Chain(layer: layer, outer: outer)
    if let known = chains[chain] { return known }
    let id = id(of: layer)
    let number = number(of: id, in: outlets)
    var use = Use(
      layer: layer, outer: outer, component: component.name, id: id, ownID: number,
      outlet: number, owner: owner(component, body), said: said(in: layer))
    if outer >= 0 {
      let outer = uses[Int(outer)]
      use.component = outer.component
      use.id = outer.id ?? use.id
      use.outlet = outer.outlet
      use.said.lay(outer.said)
    }
    uses.append(use)
    chains[chain] = Int32(uses.count - 1)
    return Int32(uses.count - 1)
  }

  func id(of layer: Layer) -> String? {
    files[Int(layer.file)].document.string(.id, of: Int(layer.node))
  }

  /// Returns the number of an id that the outlets of a body contain, or −1.
  private func number(of id: String?, in outlets: OutletShape) -> Int32 {
    guard let id, outlets.entries.contains(where: { $0.name == id }) else { return -1 }
    return ids.number(of: id) ?? -1
  }

  /// Returns the index in ``ids`` of a component, which is added if it is new.
  private mutating func owner(_ component: ComponentSignature, _ body: Body) -> Int32 {
    let place = BodyPlace(body)
    if let known = owners[place] { return known }
    let index = Int32(ids.owners.count)
    let home = files[body.file].document.structure.home
    ids.add(
      LoadedIDs.Owner("\(home).\(component.name)", component.outlets.entries.map(\.name)))
    owners[place] = index
    return index
  }

  /// Returns the components whose root an element with an id is, by the chain of their uses; nil
  /// without a chain.
  private func root(_ id: Int32, of use: Int32) -> LoadedRoot? {
    guard use >= 0 else { return nil }
    var owners: [Int32] = []
    var ids = [ElementID(id)]
    var next = use
    while next >= 0 {
      owners.append(uses[Int(next)].owner)
      ids.append(ElementID(uses[Int(next)].ownID))
      next = uses[Int(next)].outer
    }
    // The last id is that of the outermost use, which lies in none of these components.
    return LoadedRoot(owners: owners.reversed(), ids: ids.dropLast().reversed())
  }

  // MARK: Elements

  /// Returns the index in ``elements`` of an element that is no root of a component, under a parent
  /// of kind `parent`; nil if the element is not compiled or its attributes vary.
  func element(at node: Int32, in file: Int, under parent: ElementKind) -> Int? {
    let index = Int(plain[file][Int(node)])
    return index >= 0 && elements[index].parent == parent && hasTone(index) ? index : nil
  }

  /// Whether a compiled element has the constants of light or dark mode, whichever is asked for.
  private func hasTone(_ index: Int) -> Bool { elements[index].tone.map { $0 == isDark } ?? true }

  /// Returns the index in ``elements`` of an element, which is compiled if it is new.
  ///
  /// - Parameters:
  ///   - layer: The element as it is written.
  ///   - use: The chain of uses whose root the element is, or −1.
  ///   - parent: The kind of the element's parent.
  ///   - outlets: The outlets of the body that contains the element.
  /// - Returns: The index.
  mutating func element(
    _ layer: Layer, in use: Int32, under parent: ElementKind, outlets: OutletShape
  ) -> Int {
    let place = Place(layer: layer, use: use, parent: parent)
    let (file, node) = (Int(layer.file), Int(layer.node))
    let isPlain = use < 0 && files[file].styleWays(of: layer.node).isEmpty
    var known = isPlain ? plain[file][node] : -1
    if known < 0 || elements[Int(known)].parent != parent { known = varied[place] ?? -1 }
    if known >= 0 {
      if !hasTone(Int(known)) { elements[Int(known)] = compiled(layer, use, parent, outlets) }
      return Int(known)
    }
    let index = Int32(elements.count)
    elements.append(compiled(layer, use, parent, outlets))
    if isPlain, plain[file][node] < 0 {
      plain[file][node] = index
    } else {
      varied[place] = index
    }
    return Int(index)
  }

  /// Returns the variant of a layer's style that applies; nil if the style has no variants.
  func way(of layer: Layer) -> StyleWay? {
    guard layer.way >= 0 else { return nil }
    return files[Int(layer.file)].styleWays(of: layer.node).dropFirst(Int(layer.way))
      .first
  }

  private mutating func compiled(
    _ layer: Layer, _ use: Int32, _ parent: ElementKind, _ outlets: OutletShape
  ) -> ProgramElement {
    let file = Int(layer.file)
    let kind = files[file].document.nodes[Int(layer.node)].kind
    var said = said(in: layer)
    if use >= 0 { said.lay(uses[Int(use)].said, on: kind, under: parent) }
    let content = kind == .text ? said.takeContent() : nil

    var constants: [TypedAttribute] = []
    var bound = ProgramElement.Bound()
    var model = ElementModel()
    var isToned = false
    for said in said {
      if let constant = constant(said.attribute, in: Int(said.file), &isToned) {
        constants.append(constant)
      } else {
        model.read(kind, said.attribute)
        bound.add(model, layer: said.layer)
      }
    }
    if kind == .flex, let flexbox = files[file].document.cssFlexbox { constants.append(flexbox) }
    model.read(kind, constants)

    // A local value, so that the calls below do not copy it one by one.
    let texts = texts
    var element = ProgramElement.Parts(kind: kind, parent: parent, layer: layer)
    if let binding = ElementBinding.of(kind) {
      if bound.own.isEmpty {
        element.spec = binding.spec(model, texts)
      } else {
        bound.complete = binding.completion(model, texts)
      }
    }
    if let binding = PlacementBinding.of(parent) {
      if !model.placement.isEmpty { element.placement = binding.record(model, texts) }
      if !bound.placement.isEmpty { bound.completePlacement = binding.completion(model, texts) }
    }
    if !model.size.isEmpty { element.size = ElementSize.made(of: model.size, for: model, texts) }
    if !model.appearance.isEmpty {
      element.style = ElementStyle.made(of: model.appearance, for: model, texts)
    }
    let layers = layers(layer, use)
    var looks: [ProgramElement.Look] = []
    for (number, layer) in layers.enumerated() {
      looks += stateLooks(in: layer, number, &isToned)
    }
    if looks.allSatisfy(\.bound.isEmpty) {
      element.style = ElementStyle.changing(looks.map(\.constant), besides: element.style)
    } else {
      bound.looks = looks
    }
    element.bound = bound.isEmpty ? nil : bound
    element.tone = isToned ? isDark : nil
    if kind == .text {
      element.text = ProgramText(of: layer.node, in: file, content: content, of: &self)
    }
    if kind == .element {
      element.custom = ProgramCustom(of: Int(layer.node), in: files[file].document)
    }
    element.sources = layers.filter { $0.file == 0 }.map { Int($0.node) }
    if parent == .element {
      element.placements = layers.enumerated().compactMap { number, layer in
        ProgramPlacement(of: Int(layer.node), in: files[Int(layer.file)].document, layer: number)
      }
    }

    let id = id(of: layer)
    let number = number(of: id, in: outlets)
    element.id = ElementID(use >= 0 ? uses[Int(use)].outlet : number)
    element.root = root(number, of: use)
    element.anchor = (use >= 0 ? uses[Int(use)].id : nil) ?? id
    element.component = use >= 0 ? uses[Int(use)].component : nil
    return ProgramElement(element)
  }

  /// Returns an element's own layer, followed by the layers of a chain of uses.
  private func layers(_ own: Layer, _ use: Int32) -> [Layer] {
    var layers = [own]
    var next = use
    while next >= 0 {
      layers.append(uses[Int(next)].layer)
      next = uses[Int(next)].outer
    }
    return layers
  }

  /// Returns the attributes of a layer, apart from `style` and `slot`.
  private func said(in layer: Layer) -> [Said] {
    let file = files[Int(layer.file)]
    let own = file.document.nodes[Int(layer.node)].attributeIndices
    var said: [Said] = []
    said.reserveCapacity(own.count)
    func add(_ indices: Range<Int>) {
      for index in indices {
        let attribute = file.document.attributes[index]
        guard attribute.name != .style, attribute.name != .slot, attribute.value != .varied else {
          continue
        }
        said.append(Said(attribute: attribute.spelledOut, layer: 0, file: layer.file))
      }
    }
    add(own)
    if let way = way(of: layer) { add(way.attributes) }
    return said
  }

  /// Returns how an element looks in states by what one of its layers says.
  private mutating func stateLooks(
    in layer: Layer, _ number: Int, _ isToned: inout Bool
  ) -> [ProgramElement.Look] {
    let file = Int(layer.file)
    guard !files[file].document.structure.looks.isEmpty else { return [] }
    let said = files[file].document.looks(of: Int(layer.node), in: way(of: layer))
    var looks: [ProgramElement.Look] = []
    for said in said {
      var constants: [TypedAttribute] = []
      var bound: [TypedAttribute] = []
      for attribute in files[file].document.attributes[said.attributes] {
        if let constant = constant(attribute, in: file, &isToned) {
          constants.append(constant)
        } else {
          bound.append(attribute)
        }
      }
      let arguments = ElementModel.state(of: said) + ElementModel.attributes(of: constants)
      looks.append(
        ProgramElement.Look(
          constant: StateLook.made(of: arguments, for: ElementModel(), texts),
          bound: ElementModel.attributes(of: bound).map {
            ProgramElement.Field($0, layer: number)
          }))
    }
    return looks
  }

  /// Returns an attribute of a file with its value, and its texts in ``texts``; nil if each run
  /// computes it.
  ///
  /// `isToned` is set if the value is another one in dark mode.
  private mutating func constant(
    _ attribute: TypedAttribute, in file: Int, _ isToned: inout Bool
  ) -> TypedAttribute? {
    guard attribute.value.needsValues(in: files[file].document) else {
      return stored(attribute, in: file)
    }
    hasVaryingValue = false
    hasTonedValue = false
    guard let value = resolved(attribute.value, Schema.shared[attribute.row].type, file),
      !hasVaryingValue
    else { return nil }
    // A run says that the result of an expression is translated already.
    if case .text = value { return nil }
    if hasTonedValue { isToned = true }
    var attribute = attribute
    attribute.value = value
    return attribute
  }

  /// Returns the constant attribute with its texts in ``texts``.
  private mutating func stored(_ attribute: TypedAttribute, in file: Int) -> TypedAttribute {
    var attribute = attribute
    switch attribute.value {
    case .text(let text): attribute.value = .text(stored(text, in: file))
    case .asset(let name): attribute.value = .asset(stored(name, in: file))
    case .symbol(let name): attribute.value = .symbol(stored(name, in: file))
    case .url(let address): attribute.value = .url(stored(address, in: file))
    case .parts:
      var parts = Array(files[file].document.parts(of: attribute.value))
      for index in parts.indices {
        if case .asset(let name) = parts[index] { parts[index] = .asset(stored(name, in: file)) }
      }
      attribute.value = texts.append(parts: parts)
    case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .color,
      .ratio, .choice, .flags, .textMetrics, .bound, .boundFlags, .varied, .fires:
      break
    }
    return attribute
  }

  private mutating func stored(_ text: TextReference, in file: Int) -> TextReference {
    texts.append(text: files[file].document.string(text))
  }

  /// Returns a `span` of a text with its constant attributes.
  func span(_ node: Int32, in file: Int) -> ProgramText.Span {
    let file = files[file].document
    let attributes = ElementModel.attributes(ofSpan: Int(node), file)
    var span = ProgramText.Span(node: node)
    span.varies = !file.styleWays(of: Int(node)).isEmpty
    TextRun.bindings.apply(
      attributes.filter { !$0.value.needsValues(in: file) }, of: file, to: &span.run)
    span.bound = attributes.filter { $0.value.needsValues(in: file) }
      .map { ProgramElement.Field($0, layer: 0) }
    return span
  }
}

extension DeclarationReference {
  /// Returns the body of a component that `file`, the file with index `place`, declares.
  fileprivate func body(in file: TypedDocument, at place: Int) -> LayoutProgram.Body? {
    let components = file.structure.components
    guard components.indices.contains(Int(index)) else { return nil }
    let component = components[Int(index)]
    return LayoutProgram.Body(file: place, root: component.root, lets: component.lets)
  }
}

extension OutletShape {
  /// Returns the number of the outlet with an id, or −1.
  func number(of id: String?) -> Int32 {
    guard let id else { return -1 }
    return entries.firstIndex { $0.name == id }.map { Int32($0) } ?? -1
  }
}

extension TypedDocument {
  /// Returns the values that the body of a loop mentions; nil if it contains a slot.
  fileprivate func rowBasis(ofLoop number: Int, at node: Int) -> LayoutProgram.RowBasis? {
    let (first, last) = (Int(nodes[node].firstChild), Int(nodes[node].lastChild))
    guard first >= 0,
      !nodes(from: first, through: last).contains(where: { nodes[$0].kind.role == .slot })
    else { return nil }
    let loop = structure.loops[number]
    var given = Set(
      mentions(from: first, through: last).compactMap { LayoutProgram.Given($0.node) })
    // In place of a `let` of the loop, what it is computed from, which may be a `let` before it.
    for value in loop.lets.reversed() {
      guard given.remove(.local(Int(value.local))) != nil else { continue }
      _ = structure.expressions[Int(value.value)].contains { part in
        if let mention = LayoutProgram.Given(part.node) { given.insert(mention) }
        return false
      }
    }
    var basis = LayoutProgram.RowBasis()
    basis.usesItem = given.remove(.local(Int(loop.item))) != nil
    basis.usesIndex = given.remove(.local(Int(loop.index))) != nil
    basis.common = given.sorted()
    if structure.expressions.indices.contains(Int(loop.key)),
      case .field(let record, let field) = structure.expressions[Int(loop.key)].node,
      record.node == .local(Int(loop.item))
    {
      basis.keyField = field
    }
    return basis
  }

  /// The attribute `flexbox` of the document, which all of its flexboxes follow; nil for the
  /// default, `yoga`.
  fileprivate var cssFlexbox: TypedAttribute? {
    guard !nodes.isEmpty, let attribute = attribute(.flexbox, of: 0),
      let row = Schema.shared.ownRow(.flexbox, of: .layout),
      !attribute.value.says(FlexSpec.Flexbox.yoga, in: row)
    else { return nil }
    return TypedAttribute(name: .flexbox, row: row, markup: -1, value: attribute.value)
  }
}

// MARK: Attributes of a root and of the use of its component

extension [LayoutProgram.Said] {
  /// Overrides the attributes with those of the chain of uses around them.
  fileprivate mutating func lay(_ chain: [LayoutProgram.Said]) {
    for said in chain { makeRoom(for: said.attribute.name) }
    for var said in chain {
      said.layer += 1
      append(said)
    }
  }

  /// Overrides the attributes of a root with those of the chain of uses around it, under a parent
  /// of kind `parent`.
  ///
  /// If the parent reads the padding of the outermost use, it reads that of the root as well, so
  /// that there is one padding and not one in another.
  fileprivate mutating func lay(
    _ chain: [LayoutProgram.Said], on root: ElementKind, under parent: ElementKind
  ) {
    lay(chain)
    let schema = Schema.shared
    func placed(_ said: LayoutProgram.Said) -> RowID? {
      guard AttributeName.paddings.values.contains(said.attribute.name),
        let own = schema.ownRow(said.attribute.name, of: root),
        schema[own].givesWayIn.contains(parent)
      else { return nil }
      return schema.placementRow(said.attribute.name, in: parent)
    }
    guard contains(where: { $0.layer > 0 && placed($0) == $0.attribute.row }) else { return }
    for index in indices {
      if let row = placed(self[index]) { self[index].attribute.row = row }
    }
  }

  /// Removes what the attribute of a use overrides; a `size` counts as a width and a height.
  private mutating func makeRoom(for name: AttributeName) {
    if name == .size {
      removeAll { $0.attribute.name == .width || $0.attribute.name == .height }
    } else if name == .width || name == .height {
      splitSize()
    }
    removeAll { $0.attribute.name == name }
  }

  private mutating func splitSize() {
    guard let index = firstIndex(where: { $0.attribute.name == .size }),
      let (width, height) = self[index].attribute.value.sides,
      let widthRow = Schema.shared.ownRow(.width, of: .view),
      let heightRow = Schema.shared.ownRow(.height, of: .view)
    else { return }
    var side = remove(at: index)
    side.attribute = TypedAttribute(
      name: .width, row: widthRow, markup: -1, value: .dimension(width))
    append(side)
    side.attribute = TypedAttribute(
      name: .height, row: heightRow, markup: -1, value: .dimension(height))
    append(side)
  }

  /// Removes the attribute `content` of a text, and returns its value.
  fileprivate mutating func takeContent() -> TypedValue? {
    firstIndex { $0.attribute.name == .content }.map { remove(at: $0).attribute.value }
  }
}

// MARK: Values that hang on constants alone

extension LayoutProgram: ValueResolver {
  var localization: TextLocalization? { nil }

  func document(of file: Int) -> TypedDocument { files[file].document }

  /// Returns the value of an expression that hangs on constants alone; nil for all others.
  mutating func value(at place: Int32, _ file: Int) -> ConstantValue? {
    let expressions = files[file].document.structure.expressions
    guard expressions.indices.contains(Int(place)), expressions[Int(place)].isConstant else {
      hasVaryingValue = true
      return nil
    }
    if case .constant(let constant) = expressions[Int(place)].node {
      let values = files[file].values(of: constant)
      guard let dark = values.dark else { return values.light }
      hasTonedValue = true
      return isDark ? dark : values.light
    }
    guard let start = start(of: place, in: file) else { return nil }
    var evaluator = ExpressionEvaluator(isDark: isDark)
    evaluator.work = work
    let value = evaluator.value(at: start, of: code)
    work = evaluator.work
    if evaluator.excess != nil { hasVaryingValue = true }
    if evaluator.asked.contains(.appearance) { hasTonedValue = true }
    return value
  }

  func unit(of place: Int32, _ file: Int) -> BoundValue.Unit { unit(of: place, in: file) }

  mutating func keep(_ text: String) -> TextReference {
    work -= text.utf8.count
    if work < 0 { hasVaryingValue = true }
    return texts.append(text: work < 0 ? "" : text)
  }

  mutating func keep(_ parts: [LookPart]) -> TypedValue { texts.append(parts: parts) }
}
