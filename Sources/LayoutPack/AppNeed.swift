package import LayoutDiagnostics
package import LayoutModel
package import LayoutSchema

/// Something that an app must have so that it can show a document.
///
/// A catalogue lists what an app has in the same words, so that the two are compared as sets.
package struct AppNeed: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// An element of the language.
    case element
    /// An attribute that an element reads of itself.
    case attribute
    /// An attribute that an element reads of its children.
    case placement
    /// An attribute that a use of a component sets for the component's root.
    case use
    /// A word of an attribute.
    case word
    /// A function of expressions.
    case function
    /// A value of the environment.
    case environment
    /// A view that the host makes.
    case view
    /// An attribute of such a view, with its type.
    case viewAttribute
    /// A layout in Swift.
    case layout
    /// An attribute or a placement of such a layout, with its type.
    case layoutAttribute
    /// The family of a font.
    case font
    /// An image of the app's assets.
    case image
    /// A color of the app's assets.
    case color
    /// An action, with the types of its values.
    case action
  }

  package var kind: Kind
  /// The element, the view or the layout of an attribute; of a word, its attribute; else empty.
  package var owner: String
  package var name: String

  package init(_ kind: Kind, _ name: String, of owner: String = "") {
    self.kind = kind
    self.owner = owner
    self.name = name
  }

  /// The need of an attribute, by the identity that its row has in packs.
  package init(_ row: RowID) {
    let (reader, element) = PackRow.reader(of: row)
    let name = Schema.shared[row].name.name
    switch reader {
    case .element: self.init(.attribute, name, of: element.name)
    case .parent: self.init(.placement, name, of: element.name)
    case .use: self.init(.use, name)
    }
  }

  /// The need of a word of this attribute.
  package func word(_ word: String) -> AppNeed { AppNeed(.word, word, of: path) }

  /// The name by which words refer to the attribute.
  package var path: String { "\(kind.rawValue) \(owner).\(name)" }
}

extension AppNeed {
  /// All that this version of the language has: elements, attributes with their words, functions
  /// and values of the environment.
  package static let ofTheLanguage: Set<AppNeed> = {
    var all: Set<AppNeed> = []
    for kind in ElementKind.allCases where PackNode.shownKinds.contains(kind) {
      all.insert(AppNeed(.element, kind.name))
    }
    let schema = Schema.shared
    for place in schema.attributes.indices.dropFirst() {
      let row = RowID(UInt16(place))
      guard PackRow.isShown(row) else { continue }
      let need = AppNeed(row)
      all.insert(need)
      for word in schema[row].type.listedWords { all.insert(need.word(word)) }
    }
    for state in PackNode.states {
      all.insert(AppNeed(.attribute, "state", of: "when").word(state))
    }
    for function in ExpressionFunction.allCases { all.insert(AppNeed(.function, function.name)) }
    for value in EnvironmentValue.allCases { all.insert(AppNeed(.environment, value.rawValue)) }
    return all
  }()

  /// The needs of a declared view or layout: its name, and its attributes with their types.
  package static func needs(of element: ElementDeclaration) -> [AppNeed] {
    switch element.maker {
    case .view(let view):
      [AppNeed(.view, view.name)]
        + element.attributes.map { AppNeed(.viewAttribute, $0.typed, of: view.name) }
    case .layout(let name):
      [AppNeed(.layout, name)]
        + element.attributes.map { AppNeed(.layoutAttribute, $0.typed, of: name) }
        + element.placements.map {
          AppNeed(.layoutAttribute, "placement \($0.typed)", of: name)
        }
    }
  }

  /// Returns the need of an action.
  package static func action(_ action: ActionDeclaration) -> AppNeed {
    let types = action.parameters.map(\.type.spelled).joined(separator: ", ")
    return AppNeed(.action, "\(action.name)(\(types))")
  }
}

extension Parameter {
  fileprivate var typed: String { "\(name): \(type.spelled)" }
}

extension ValueType {
  /// The words of a list that is part of the type; empty for types without one.
  fileprivate var listedWords: [String] {
    switch self {
    case .choice(let words), .flags(let words, none: _): words
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .number,
      .integer, .signedInteger, .bool, .string, .text, .identifier, .typeName, .color, .image,
      .corners, .shadow, .border, .dash, .gradient, .animation, .ratio, .styleNames, .textMetrics,
      .styleName, .className, .typeReference, .words, .declared, .binding, .action, .path, .tracks,
      .gridLines, .areas:
      []
    }
  }
}

// MARK: The needs of a document

/// Finds what a file needs of an app, in the order of its elements.
///
/// The work is a multiple of the file's size and of the values of the constants that it names, each
/// once; see ``room``.
package struct AppNeedFinder {
  /// The place of a need in the typed tree.
  package enum Place: Sendable {
    case node(Int)
    /// The index of an attribute, and that of its element.
    case attribute(Int, of: Int)
    case range(SourceRange)
  }

  private let document: TypedDocument
  /// Whether the language is needed too, and not only what apps have of their own.
  private let isWhole: Bool
  /// The values of constants that may still be looked at.
  private var room: Int
  private var found: [(need: AppNeed, place: Place)] = []
  private var constants: Set<DeclarationReference> = []
  private var declarations: Set<DeclarationReference> = []
  private var families: Set<Int32> = []
  private var records: [RecordName: [Parameter]] = [:]

  private init(_ document: TypedDocument, isWhole: Bool, room: Int) {
    self.document = document
    self.isWhole = isWhole
    self.room = room
  }

  /// Returns the needs of a file's own elements and declarations, without those of its imports.
  package static func needs(of document: TypedDocument) -> [(need: AppNeed, place: Place)] {
    var finder = AppNeedFinder(document, isWhole: true, room: .max)
    finder.findAll()
    return finder.found
  }

  /// Returns the views, layouts, actions and assets that a file of a pack needs.
  ///
  /// - Parameters:
  ///   - document: The file, of a pack that may come from anywhere.
  ///   - room: The values of constants that may be looked at, less those that were; negative if
  ///     there were more, so that needs may be missing.
  /// - Returns: The needs, some of them several times.
  package static func ownNeeds(of document: TypedDocument, room: inout Int) -> [AppNeed] {
    var finder = AppNeedFinder(document, isWhole: false, room: room)
    finder.findAll()
    room = finder.room
    return finder.found.map(\.need)
  }

  private mutating func add(_ need: AppNeed, _ place: Place) { found.append((need, place)) }

  private mutating func findAll() {
    let structure = document.structure
    for node in document.nodes.indices.dropFirst() { addElement(node) }
    for expression in structure.expressions { addExpression(expression) }
    let parameters =
      structure.parameters + structure.components.flatMap(\.signature.parameters)
      + structure.elements.flatMap { $0.attributes + $0.placements }
    for parameter in parameters {
      guard let value = parameter.defaultValue else { continue }
      if let expression = value.expression { addExpression(expression) }
      addConstant(value.light, parameter.type, .range(parameter.range))
      addConstant(value.dark, parameter.type, .range(parameter.range))
    }
    guard !structure.isLibrary else { return }
    for action in structure.actions { add(.action(action), .range(action.range)) }
  }

  private mutating func addElement(_ place: Int) {
    let node = document.nodes[place]
    guard PackNode.shownKinds.contains(node.kind) else { return }
    if isWhole { add(AppNeed(.element, node.kind.name), .node(place)) }
    switch node.kind.role {
    // What they say is in their detail.
    case .branch, .loop, .slot: break
    case .layout, .component, .declared, .other: addAttributes(node.attributeIndices, of: place)
    }
    if node.kind == .element,
      document.structure.declaredElements.indices.contains(Int(node.detail)),
      declarations.insert(document.structure.declaredElements[Int(node.detail)].element).inserted,
      let declaration = document.declaration(ofElement: place)
    {
      for need in AppNeed.needs(of: declaration) { add(need, .node(place)) }
    }
    for way in document.styleWays(of: place) { addAttributes(way.attributes, of: place) }
    for look in document.looks(of: place) {
      addAttributes(look.attributes, of: place)
      guard isWhole else { continue }
      let state = AppNeed(.attribute, "state", of: "when").word(PackNode.states[Int(look.state)])
      add(state, .node(place))
    }
  }

  private mutating func addAttributes(_ indices: Range<Int>, of node: Int) {
    for index in indices {
      let attribute = document.attributes[index]
      guard attribute.name != .state else { continue }
      let place = Place.attribute(index, of: node)
      if isWhole { addWords(of: attribute, place) }
      switch attribute.value {
      case .asset(let name):
        let isImage = Schema.shared[attribute.row].type == .image
        add(AppNeed(isImage ? .image : .color, document.string(name)), place)
      case .parts:
        for case .asset(let name) in document.parts(of: attribute.value) {
          add(AppNeed(.color, document.string(name)), place)
        }
      case .text(let name):
        if attribute.name == .fontFamily { add(AppNeed(.font, document.string(name)), place) }
      case .bound(let expression):
        guard attribute.name == .fontFamily, families.insert(expression).inserted,
          let expression = document.expression(expression)
        else { break }
        addFonts(of: expression)
      case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .color,
        .symbol, .url, .ratio, .choice, .flags, .boundFlags, .textMetrics, .fires, .varied:
        break
      }
    }
  }

  /// Adds an attribute, and the words of its value.
  private mutating func addWords(of attribute: TypedAttribute, _ place: Place) {
    let need = AppNeed(attribute.row)
    add(need, place)
    switch attribute.value {
    case .choice:
      if let word = attribute.value.word(in: attribute.row) { add(need.word(word), place) }
    case .flags(let flags), .boundFlags(let flags, first: _, count: _):
      let words = Schema.shared[attribute.row].type.listedWords
      for (bit, word) in words.enumerated() where flags >> UInt16(bit) & 1 == 1 {
        add(need.word(word), place)
      }
    case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text,
      .color, .asset, .symbol, .url, .ratio, .textMetrics, .parts, .bound, .fires, .varied:
      break
    }
  }

  /// Adds the families that an expression can come out as, as far as they are written in it.
  private mutating func addFonts(of expression: TypedExpression) {
    switch expression.node {
    case .literal(.string(let name)): add(AppNeed(.font, name), .range(expression.range))
    case .conditional(_, let yes, let no):
      addFonts(of: yes)
      addFonts(of: no)
    case .coalesce(let value, let other):
      addFonts(of: value)
      addFonts(of: other)
    case .convert(let value), .opened(let value): addFonts(of: value)
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .binary, .call, .closure, .interpolation, .isNone:
      break
    }
  }

  private mutating func addExpression(_ expression: TypedExpression) {
    let place = Place.range(expression.range)
    switch expression.node {
    case .literal(let value): addConstant(value, expression.type, place)
    case .constant(let reference):
      guard constants.insert(reference).inserted else { break }
      for isDark in [false, true] {
        let value = document.structure.value(of: reference, isDark: isDark)
        addConstant(value, expression.type, place)
      }
    case .environment(let value):
      if isWhole { add(AppNeed(.environment, value.rawValue), place) }
    case .call(let function, _):
      if isWhole { add(AppNeed(.function, function.name), place) }
    case .parameter, .local, .item, .filled, .field, .element, .list, .unary, .binary,
      .conditional, .coalesce, .closure, .interpolation, .convert, .opened, .isNone:
      break
    }
    for operand in expression.operands { addExpression(operand) }
  }

  private mutating func addConstant(
    _ value: ConstantValue, _ type: ExpressionType, _ place: Place
  ) {
    room -= 1
    guard room >= 0 else { return }
    switch (value, type.unwrapped) {
    case (.asset(let name), .image): add(AppNeed(.image, name), place)
    case (.asset(let name), .color): add(AppNeed(.color, name), place)
    case (.list(let values), .list(let element)):
      for value in values { addConstant(value, element, place) }
    case (.record(let values), .record(let record)):
      for (value, field) in zip(values, fields(of: record)) {
        addConstant(value, field.type, place)
      }
    default: break  // open: pairs; all others name nothing.
    }
  }
}

extension AppNeedFinder {
  private mutating func fields(of record: RecordName) -> [Parameter] {
    if let known = records[record] { return known }
    room -= document.structure.imports.count
    let fields = room < 0 ? [] : document.fields(of: record) ?? []
    records[record] = fields
    return fields
  }
}

extension TypedDocument {
  /// Returns the fields of a record that this file or an imported one declares; nil without one.
  package func fields(of record: RecordName) -> [Parameter]? {
    if let own = structure.records.first(where: { $0.name == record }) { return own.fields }
    for module in structure.imports {
      let records = module.signature.records + module.signature.foreignRecords
      if let found = records.first(where: { $0.name == record }) { return found.fields }
    }
    return nil
  }
}
