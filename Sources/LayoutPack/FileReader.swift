import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema

/// Reads and verifies the section of one file.
///
/// The links of the tree are made here, so that no bytes can make a circle of them.
struct FileReader {
  private var input: PackInput
  private let tables: ReadTables
  /// The files before this one, which are all that it can import.
  private let files: [Module]
  private var document = TypedDocument()
  private var rules: ExpressionRules
  private var name = ""
  /// The parameters that the expressions name, those of each behind those of the one before it.
  private var named: [ExpressionRules.Named] = []
  /// The parameters of each expression in ``named``.
  private var namedBy: [Range<Int>] = []
  /// The operands of an expression that is being read; its memory serves all of them.
  private var stack: [Operand] = []
  /// The body that is being read: −1 is the layout's, and the others are components.
  private var body = -1
  /// The last body in which each expression was found right; most have only one.
  private var verified: [Int] = []
  /// The components that each component uses, once for each use, by their indices.
  private var uses: [[Int]] = []

  private struct Operand {
    var expression: TypedExpression
    var level: Int
  }

  /// The value in ``verified`` for an expression that has not been verified yet.
  private static let nowhere = -2

  /// Creates a reader of a section, which may do so much work for its verification.
  init(_ input: PackInput, _ tables: ReadTables, _ files: [Module], work: Int) {
    self.input = input
    self.tables = tables
    self.files = files
    rules = ExpressionRules(work: work)
  }

  /// The work that is left for the verification of other files.
  var work: Int { rules.work }

  mutating func read() throws(PackError) -> Module {
    document.decoded = tables.text
    try readHead()
    try readDeclarations()
    try readExpressions()
    document.structure.outlets = try outlets()
    for _ in 0..<(try input.count()) {
      document.structure.components.append(
        TypedComponent(signature: try signature(), root: -1))
    }
    uses = Array(repeating: [], count: document.structure.components.count)
    try verifyOutlets()
    try readBodies()
    try readTexts()
    try verifyCalls()
    try input.finish()
    return module
  }

  private var module: Module {
    let structure = document.structure
    // Findings alone name the path; among the imports of a document it must be different.
    var signature = ModuleSignature(
      name: name, path: "file \(files.count)", isLibrary: structure.isLibrary)
    signature.records = structure.records
    if structure.isLibrary {
      signature.constants = structure.constants
      signature.components = structure.components.map(\.signature)
      signature.elements = structure.elements
    } else {
      var component = ComponentSignature(name, at: .at(0))
      component.parameters = structure.parameters
      component.actions = structure.actions
      component.outlets = structure.outlets
      signature.components = [component]
    }
    return Module(signature, SourceText(name: name, bytes: []), document)
  }

  // MARK: Parts

  private mutating func list<Element>(
    _ element: (inout FileReader) throws(PackError) -> Element
  ) throws(PackError) -> [Element] {
    var list: [Element] = []
    let count = try input.count()
    list.reserveCapacity(min(count, Self.mostReserved))
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  /// The most elements of a list for which there is memory before they have been read: a count in a
  /// damaged pack may be much too large.
  private static let mostReserved = 64

  private mutating func string() throws(PackError) -> String { try tables.string(&input) }

  private mutating func type() throws(PackError) -> ExpressionType { try tables.type(&input) }

  private mutating func reference() throws(PackError) -> DeclarationReference {
    let module = try input.optionalIndex(
      below: document.structure.imports.count, of: "import")
    return DeclarationReference(module: module, index: Int32(try input.number()))
  }

  private mutating func component() throws(PackError) -> DeclarationReference {
    let start = input.position
    let reference = try reference()
    guard document.signature(of: reference) != nil else {
      throw input.error("there is no component \(reference.index)", at: start)
    }
    return reference
  }
}

// MARK: Declarations

extension FileReader {
  private mutating func readHead() throws(PackError) {
    name = try string()
    document.structure.home = try string()
    let start = input.position
    let flags = try input.byte()
    guard flags < 4 else { throw input.error("the file has unknown flags", at: start) }
    document.structure.isLibrary = flags & 1 != 0
    document.structure.asksForSlots = flags & 2 != 0
    for _ in 0..<(try input.count()) {
      document.structure.imports.append(files[try input.index(below: files.count, of: "file")])
    }
  }

  private mutating func readDeclarations() throws(PackError) {
    document.structure.records = try list { reader throws(PackError) in
      let name = RecordName(try reader.string(), in: try reader.string())
      return RecordDeclaration(
        name, fields: try reader.parameters(), className: nil, at: .at(0))
    }
    try noteRecords()
    document.structure.constants = try list { reader throws(PackError) in
      let name = try reader.string()
      let type = try reader.type()
      let value = try reader.constant(of: type)
      let dark = try reader.input.bool() ? try reader.constant(of: type) : nil
      return ConstantDeclaration(name, type, value, dark: dark, at: .at(0))
    }
    rules.constants = document.structure.constants
    rules.imports = document.structure.imports
    document.structure.parameters = try parameters()
    document.structure.actions = try actions()
    document.structure.elements = try list { reader throws(PackError) in try reader.element() }
    for _ in 0..<(try input.count(upTo: PackFormat.mostNames, of: "local names")) {
      document.structure.locals.append(LocalName(name: try string(), type: try type()))
    }
    rules.locals = document.structure.locals.map(\.type)
  }

  /// Notes the fields of all records that the file, its imports and theirs declare, and verifies
  /// that none contains itself.
  private mutating func noteRecords() throws(PackError) {
    var pending = document.structure.imports
    var seen: Set<ObjectIdentifier> = []
    var declarations: [RecordDeclaration] = []
    while let module = pending.popLast() {
      guard seen.insert(ObjectIdentifier(module)).inserted else { continue }
      declarations += module.signature.records
      pending += module.document.structure.imports
      let count = module.signature.records.count + module.document.structure.imports.count
      guard rules.spend(1 + count) else {
        throw input.error("the imports of the files are too many")
      }
    }
    declarations += document.structure.records
    for record in declarations { rules.records[record.name] = record.fields.map(\.type) }
    var isRight = rules.spend(declarations.count)
    // Most records have none in them.
    if isRight, document.structure.records.contains(where: \.hasRecords) {
      var nest = RecordNest(
        Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
      for record in document.structure.records { nest.read(record.name) }
      isRight = nest.loops.isEmpty && nest.oversized.isEmpty
    }
    guard isRight else { throw input.error("a record contains itself or too many values") }
  }

  private mutating func parameters() throws(PackError) -> [Parameter] {
    var parameters: [Parameter] = []
    let count = try input.count(upTo: PackFormat.mostMembers, of: "parameters")
    parameters.reserveCapacity(min(count, Self.mostReserved))
    for _ in 0..<count {
      var parameter = Parameter(try string(), try type(), at: .at(0))
      parameter.defaultValue = try standard(of: parameter.type, behind: parameters)
      let most = try input.number()
      parameter.maxLength = most > 0 ? most - 1 : nil
      parameters.append(parameter)
    }
    return parameters
  }

  /// Reads the default of a parameter, which may name those before it.
  private mutating func standard(
    of type: ExpressionType, behind others: [Parameter]
  ) throws(PackError) -> DefaultValue? {
    let start = input.position
    switch try input.byte() {
    case 0: return nil
    case 1:
      let value = try constant(of: type)
      return DefaultValue(value, dark: value)
    case 2: return DefaultValue(try constant(of: type), dark: try constant(of: type))
    case 3:
      let expression = try expression()
      var named: [ExpressionRules.Named] = []
      guard expression.type == type, rules.findParameters(of: expression, &named),
        named.allSatisfy({ name in
          others.indices.contains(name.parameter) && others[name.parameter].type == name.type
        })
      else { throw input.error("the default of a parameter has a wrong type", at: start) }
      return DefaultValue(expression, isToned: try input.bool())
    case let other: throw input.error("there is no default \(other)", at: start)  // open: bytes
    }
  }

  private mutating func actions() throws(PackError) -> [ActionDeclaration] {
    try list { reader throws(PackError) in
      ActionDeclaration(try reader.string(), try reader.parameters(), at: .at(0))
    }
  }

  private mutating func element() throws(PackError) -> ElementDeclaration {
    let name = try string()
    let maker: ElementDeclaration.Maker =
      try input.bool()
      ? .view(HostView(name: try string(), intrinsicSize: try size())) : .layout(try string())
    let kinds = ElementDeclaration.Children.allCases
    let children = kinds[try input.index(below: kinds.count, of: "kind of children")]
    var element = ElementDeclaration(name, maker, children: children, at: .at(0))
    element.attributes = try parameters()
    let changed = try input.optionalIndex(below: element.attributes.count, of: "attribute")
    element.changed = changed < 0 ? nil : Int(changed)
    element.placements = try parameters()
    element.standIn = try size()
    return element
  }

  /// Reads the size of a view or of a stand-in.
  private mutating func size() throws(PackError) -> TypedValue? {
    guard try input.bool() else { return nil }
    let start = input.position
    let value = try value(in: nil)
    guard let row = Schema.shared.ownRow(.intrinsicSize, of: .view),
      !value.needsValues(in: document),
      ValueRules.allows(
        value, for: ReadRow(id: row, name: .intrinsicSize, type: Schema.shared[row].type), document)
    else { throw input.error("the value is no size", at: start) }
    return value
  }

  private mutating func signature() throws(PackError) -> ComponentSignature {
    var component = ComponentSignature(try string(), at: .at(0))
    component.parameters = try parameters()
    component.actions = try actions()
    for _ in 0..<(try input.count(upTo: PackFormat.mostMembers, of: "slots")) {
      let name = try input.bool() ? try string() : nil
      let parent = try tables.kind(&input)
      var slot = SlotSignature(name, in: parent, mostChildren: .max, at: .at(0))
      slot.declaredParent = try input.bool() ? try element() : nil
      component.slots.append(slot)
    }
    component.outlets = try outlets()
    return component
  }

  private mutating func outlets() throws(PackError) -> OutletShape {
    var outlets = OutletShape()
    for _ in 0..<(try input.count(upTo: PackFormat.mostNames, of: "outlets")) {
      let name = try string()
      let counts: [OutletShape.Count] = [.one, .optional, .many]
      let count = counts[try input.index(below: counts.count, of: "kind of outlet")]
      var entry = OutletShape.Entry(name, count, try tables.kind(&input))
      if try input.bool() { entry.component = try reference() }
      outlets.entries.append(entry)
    }
    return outlets
  }

  /// Verifies the components of outlets, which may be declared behind those that name them.
  private func verifyOutlets() throws(PackError) {
    let shapes =
      [document.structure.outlets] + document.structure.components.map(\.signature.outlets)
    for entry in shapes.flatMap(\.entries) {
      guard let component = entry.component else { continue }
      guard document.signature(of: component) != nil else {
        throw input.error("the outlet '\(entry.name)' is of a component that is not there")
      }
    }
  }
}

// MARK: Expressions

extension FileReader {
  private mutating func readExpressions() throws(PackError) {
    for _ in 0..<(try input.count()) {
      let start = input.position
      let expression = try expression()
      let first = named.count
      guard rules.findParameters(of: expression, &named) else {
        throw input.error("the types of an expression do not fit, or it is too large", at: start)
      }
      document.structure.expressions.append(expression)
      namedBy.append(first..<named.count)
    }
    verified = Array(repeating: Self.nowhere, count: namedBy.count)
    for _ in 0..<(try input.count()) { document.structure.firings.append(try firing()) }
  }

  /// Reads the operations of an expression, the operands of each before it.
  private mutating func expression() throws(PackError) -> TypedExpression {
    let start = input.position
    stack.removeAll(keepingCapacity: true)
    for _ in 0..<(try input.count()) {
      let place = input.position
      guard let operation = PackOperation(rawValue: try input.byte()) else {
        throw input.error("an operation is unknown to this reader", at: place)
      }
      let type = try type()
      var level = 1
      let node: ExpressionNode
      switch operation {
      case .literal: node = .literal(try constant(of: type))
      case .parameter: node = .parameter(try input.number())
      case .local: node = .local(try input.number())
      case .item: node = .item(try input.number())
      case .filled: node = .filled(try input.number())
      case .constant: node = .constant(try reference())
      case .environment:
        let name = try string()
        guard let value = EnvironmentValue(rawValue: name) else {
          throw input.error("'environment.\(name)' is unknown to this reader", at: place)
        }
        node = .environment(value)
      case .field:
        let index = try input.number()
        node = .field(try operand(&level, at: place), index)
      case .element:
        let index = try operand(&level, at: place)
        node = .element(try operand(&level, at: place), index)
      case .list: node = .list(try operands(try input.number(), &level, at: place))
      case .negate: node = .unary(.negate, try operand(&level, at: place))
      case .not: node = .unary(.not, try operand(&level, at: place))
      case .binary:
        let name = try string()
        guard let sign = BinaryOperator(rawValue: name) else {
          throw input.error("the operator '\(name)' is unknown to this reader", at: place)
        }
        let right = try operand(&level, at: place)
        node = .binary(sign, try operand(&level, at: place), right)
      case .conditional:
        let no = try operand(&level, at: place)
        let yes = try operand(&level, at: place)
        node = .conditional(try operand(&level, at: place), then: yes, else: no)
      case .coalesce:
        let other = try operand(&level, at: place)
        node = .coalesce(try operand(&level, at: place), other)
      case .call:
        let name = try string()
        guard let function = ExpressionFunction(name: name) else {
          throw input.error("the function '\(name)' is unknown to this reader", at: place)
        }
        node = .call(function, try operands(try input.number(), &level, at: place))
      case .closure:
        let name = try string()
        node = .closure(name, try operand(&level, at: place))
      case .interpolation:
        node = .interpolation(try operands(try input.number(), &level, at: place))
      case .convert: node = .convert(try operand(&level, at: place))
      case .opened: node = .opened(try operand(&level, at: place))
      case .isNone: node = .isNone(try operand(&level, at: place))
      }
      guard level <= PackFormat.deepestExpression else {
        throw input.error("an expression has too many levels", at: place)
      }
      stack.append(
        Operand(expression: TypedExpression(node, type, at: .at(0)), level: level))
    }
    guard stack.count == 1, let last = stack.popLast(), !last.expression.isClosure else {
      throw input.error("an expression has \(stack.count) values", at: start)
    }
    return last.expression
  }

  /// Takes the last operand, and raises the level of its operation.
  private mutating func operand(
    _ level: inout Int, at place: Int
  ) throws(PackError) -> TypedExpression {
    guard let operand = stack.popLast() else {
      throw input.error("an operation lacks operands", at: place)
    }
    level = max(level, 1 + operand.level)
    return operand.expression
  }

  /// Takes the last operands, in the order in which they were read.
  private mutating func operands(
    _ count: Int, _ level: inout Int, at place: Int
  ) throws(PackError) -> [TypedExpression] {
    guard stack.count >= count else {
      throw input.error("an operation lacks operands", at: place)
    }
    let operands = stack.suffix(count).map(\.expression)
    for operand in stack.suffix(count) { level = max(level, 1 + operand.level) }
    stack.removeLast(count)
    return operands
  }

  private mutating func constant(of type: ExpressionType) throws(PackError) -> ConstantValue {
    let start = input.position
    let value = try constant(level: 1)
    guard value.isOne(of: type, rules.records), rules.spend(1) else {
      throw input.error("a constant is no \(type.name)", at: start)
    }
    return value
  }

  private mutating func constant(level: Int) throws(PackError) -> ConstantValue {
    let start = input.position
    guard level <= PackFormat.deepestValue else {
      throw input.error("a constant has too many levels", at: start)
    }
    switch try input.byte() {
    case 0: return .none
    case 1: return .string(try string())
    case 2:
      let isVerbatim = try input.bool()
      let words = try string()
      let arguments = try list { reader throws(PackError) in
        try reader.input.bool()
          ? TextArgument.integer(try reader.input.signed()) : .string(try reader.string())
      }
      guard !isVerbatim || arguments.isEmpty else {
        throw input.error("a text that is not translated has placeholders", at: start)
      }
      return .text(isVerbatim ? .verbatim(words) : LayoutText(key: words, arguments: arguments))
    case 3: return .number(try input.double())
    case 4: return .integer(try input.signed())
    case 5: return .bool(try input.bool())
    case 6:
      guard let date = LayoutInstant(exactly: try input.double()) else {
        throw input.error("a date is not in the years 1 to 9999", at: start)
      }
      return .date(date)
    case 7: return .color(try input.word())
    case 8: return .asset(try string())
    case 9: return .symbol(try string())
    case 10: return .url(try string())
    case 11: return .length(try length(below: 0))
    case 12: return .insets(try edges(below: 0))
    case 13: return .choice(try string())
    case 14:
      return .record(
        try list { reader throws(PackError) in try reader.constant(level: level + 1) })
    case 15:
      return .list(
        try list { reader throws(PackError) in try reader.constant(level: level + 1) })
    case let other: throw input.error("there is no constant \(other)", at: start)  // open: bytes
    }
  }

  private mutating func firing() throws(PackError) -> TypedFiring {
    let count = document.structure.expressions.count
    if try input.bool() {
      let known = document.structure.firings.count
      let test = try input.index(below: count, of: "expression")
      let then = try input.optionalIndex(below: known, of: "action")
      let otherwise = try input.optionalIndex(below: known, of: "action")
      return TypedFiring(
        TypedFiring.Choice(test: Int32(test), then: then, otherwise: otherwise),
        takesMore: try input.bool(), at: .at(0))
    }
    let action = try input.number()
    let arguments = try list { reader throws(PackError) in
      Int32(try reader.input.index(below: count, of: "expression"))
    }
    return TypedFiring(
      action: Int32(action), arguments: arguments, takesMore: try input.bool(), at: .at(0))
  }
}

// MARK: Bodies

extension FileReader {
  private mutating func readBodies() throws(PackError) {
    document.nodes = [
      TypedNode(
        document.structure.isLibrary ? .library : .layout, markup: -1, parent: -1,
        firstAttribute: 0)
    ]
    try readAttributes(of: 0)
    let start = input.position
    document.structure.lets = try lets()
    let children = try siblings(under: 0, level: 1)
    document.root = children.first
    guard document.structure.isLibrary || document.root >= 0 else {
      throw input.error("the layout has no root element", at: start)
    }
    // The bodies are no children of the document, which only says what they read of it.
    for index in document.structure.components.indices {
      body = index
      document.structure.components[index].lets = try lets()
      document.structure.components[index].root = try siblings(under: 0, level: 1).first
    }
    document.nodes[0].firstChild = children.first
    document.nodes[0].lastChild = children.last
  }

  private mutating func lets() throws(PackError) -> [TypedLet] {
    try list { reader throws(PackError) in
      let local = try reader.input.index(
        below: reader.document.structure.locals.count, of: "local name")
      let value = try reader.expression(as: reader.rules.locals[local])
      return TypedLet(local: Int32(local), value: value, markup: -1, range: .at(0))
    }
  }

  /// Reads elements of one parent, and returns the first and the last; −1 if there is none.
  private mutating func siblings(
    under parent: Int32, level: Int
  ) throws(PackError) -> (first: Int32, last: Int32) {
    let start = input.position
    let count = try input.count()
    guard count == 0 || level <= PackFormat.deepestNode else {
      throw input.error("elements are nested too deep", at: start)
    }
    var (first, last): (Int32, Int32) = (-1, -1)
    for _ in 0..<count {
      let node = try node(under: parent, level: level)
      if last < 0 { first = node } else { document.nodes[Int(last)].nextSibling = node }
      last = node
    }
    return (first, last)
  }

  private mutating func node(under parent: Int32, level: Int) throws(PackError) -> Int32 {
    let start = input.position
    let kind = try tables.kind(&input)
    guard PackNode.kinds.contains(kind) else {
      throw input.error("a body cannot contain '\(kind.name)'", at: start)
    }
    let place = Int32(document.nodes.count)
    document.nodes.append(
      TypedNode(
        kind, markup: -1, parent: parent, firstAttribute: Int32(document.attributes.count)))
    try readAttributes(of: Int(place))
    try readDetail(of: Int(place))
    try readFilling(of: place, under: parent)
    if try input.bool() {
      let values = try expressions(of: nil)
      document.structure.declaredPlacements.append(
        DeclaredPlacement(node: place, values: values))
    }
    let children = try siblings(under: place, level: level + 1)
    document.nodes[Int(place)].firstChild = children.first
    document.nodes[Int(place)].lastChild = children.last
    return place
  }

  /// Reads the slot that a child of a use fills.
  private mutating func readFilling(of place: Int32, under parent: Int32) throws(PackError) {
    let start = input.position
    let slot = try input.number() - 1
    guard slot >= 0 else { return }
    let slots =
      document.nodes[Int(parent)].kind == .component
      ? document.signature(ofUse: Int(parent))?.slots.count ?? 0 : 0
    guard slot < slots else { throw input.error("there is no slot \(slot)", at: start) }
    document.structure.fillings.append(SlotFilling(child: place, slot: Int32(slot)))
  }

  private mutating func readDetail(of place: Int) throws(PackError) {
    let kind = document.nodes[place].kind
    switch kind.role {
    case .component:
      document.nodes[place].detail = Int32(document.structure.uses.count)
      document.structure.uses.append(try use())
    case .branch:
      document.nodes[place].detail = Int32(document.structure.branches.count)
      document.structure.branches.append(try branch())
    case .loop:
      document.nodes[place].detail = Int32(document.structure.loops.count)
      document.structure.loops.append(try loop())
    case .slot:
      let slots = body < 0 ? 0 : document.structure.components[body].signature.slots.count
      let slot = try input.index(below: slots, of: "slot")
      document.nodes[place].detail = Int32(document.structure.slots.count)
      document.structure.slots.append(TypedSlot(slot: Int32(slot)))
    case .declared:
      let start = input.position
      let element = try reference()
      guard let declaration = document.declaration(of: element) else {
        throw input.error("there is no declared element \(element.index)", at: start)
      }
      document.nodes[place].detail = Int32(document.structure.declaredElements.count)
      let attributes = try expressions(of: declaration.attributes)
      document.structure.declaredElements.append(
        DeclaredElement(element: element, attributes: attributes))
    case .layout, .other: break
    }
  }

  private mutating func use() throws(PackError) -> ComponentUse {
    let component = try component()
    guard let signature = document.signature(of: component) else {
      throw input.error("there is no component \(component.index)")
    }
    if component.module < 0, body >= 0 { uses[body].append(Int(component.index)) }
    guard rules.spend(1 + signature.parameters.count) else {
      throw input.error("the uses of components have too many parameters")
    }
    let start = input.position
    var use = ComponentUse(
      component: component, arguments: try expressions(of: signature.parameters))
    for (index, parameter) in signature.parameters.enumerated() where !parameter.isOptional {
      guard use.arguments.indices.contains(index), use.arguments[index] >= 0 else {
        throw input.error("a use lacks the argument '\(parameter.name)'", at: start)
      }
    }
    let count = try input.count()
    guard count <= signature.actions.count else {
      throw input.error("a use has more actions than its component", at: start)
    }
    for _ in 0..<count {
      let firing = try input.optionalIndex(below: document.structure.firings.count, of: "action")
      if firing >= 0 { try verify(firing: Int(firing)) }
      use.actions.append(firing)
    }
    return use
  }

  private mutating func branch() throws(PackError) -> TypedBranch {
    var branch = TypedBranch(test: try expression(as: .bool))
    let start = input.position
    let limits = try input.byte()
    guard limits < 16 else { throw input.error("a condition has unknown limits", at: start) }
    if limits & 1 != 0 { branch.minWidth = try input.float() }
    if limits & 2 != 0 { branch.maxWidth = try input.float() }
    if limits & 4 != 0 { branch.minHeight = try input.float() }
    if limits & 8 != 0 { branch.maxHeight = try input.float() }
    return branch
  }

  private mutating func loop() throws(PackError) -> TypedLoop {
    let start = input.position
    let list = try input.index(below: document.structure.expressions.count, of: "expression")
    try verify(list, at: start)
    let count = document.structure.locals.count
    let item = try input.optionalIndex(below: count, of: "local name")
    let index = try input.optionalIndex(below: count, of: "local name")
    guard case .list(let element) = document.structure.expressions[list].type,
      item < 0 || rules.locals[Int(item)] == element,
      index < 0 || rules.locals[Int(index)] == .integer
    else { throw input.error("the types of a loop do not fit", at: start) }
    let key = try expression(as: nil)
    return TypedLoop(list: Int32(list), item: item, index: index, key: key, lets: try lets())
  }

  /// Reads the expression of each parameter, −1 for those that are not written; the types are
  /// compared if the parameters are known.
  private mutating func expressions(of parameters: [Parameter]?) throws(PackError) -> [Int32] {
    let start = input.position
    let count = try input.count()
    guard count <= parameters?.count ?? .max else {
      throw input.error("there are \(count) values, and fewer parameters", at: start)
    }
    var expressions: [Int32] = []
    for index in 0..<count { expressions.append(try expression(as: parameters?[index].type)) }
    return expressions
  }

  /// Reads the index of an expression of a type, or none: −1.
  private mutating func expression(as type: ExpressionType?) throws(PackError) -> Int32 {
    let start = input.position
    let place = try input.optionalIndex(
      below: document.structure.expressions.count, of: "expression")
    guard place >= 0 else { return -1 }
    try verify(Int(place), at: start)
    guard type == nil || document.structure.expressions[Int(place)].type == type else {
      throw input.error("the expression \(place) is no \(type?.name ?? "value")", at: start)
    }
    return place
  }

  /// Verifies that the parameters that an expression names are those of the body that uses it.
  private mutating func verify(_ expression: Int, at start: Int) throws(PackError) {
    guard verified[expression] != body else { return }
    verified[expression] = body
    let names = named[namedBy[expression]]
    guard !names.isEmpty else { return }
    let parameters =
      body < 0
      ? document.structure.parameters : document.structure.components[body].signature.parameters
    guard rules.spend(1 + names.count),
      names.allSatisfy({ name in
        parameters.indices.contains(name.parameter)
          && parameters[name.parameter].type == name.type
      })
    else {
      throw input.error("the expression \(expression) names parameters of another body", at: start)
    }
  }

  private mutating func verify(firing: Int) throws(PackError) {
    let start = input.position
    var pending = [firing]
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let firing = document.structure.firings[next]
      if let choice = firing.choice {
        try verify(Int(choice.test), at: start)
        guard document.structure.expressions[Int(choice.test)].type == .bool else {
          throw input.error("the test of an action is no Bool", at: start)
        }
        pending += [choice.then, choice.otherwise].filter { $0 >= 0 }.map { Int($0) }
      }
      for argument in firing.arguments { try verify(Int(argument), at: start) }
      guard rules.spend(1 + firing.arguments.count) else {
        throw input.error("the actions of the file are too many", at: start)
      }
    }
  }

  /// Verifies that no component uses itself, directly or through others.
  ///
  /// Files cannot use each other in a circle, as each imports only those before it.
  private func verifyCalls() throws(PackError) {
    var callers = Array(repeating: 0, count: uses.count)
    for use in uses.joined() { callers[use] += 1 }
    var free = callers.indices.filter { callers[$0] == 0 }
    var count = 0
    while let component = free.popLast() {
      count += 1
      for use in uses[component] {
        callers[use] -= 1
        if callers[use] == 0 { free.append(use) }
      }
    }
    guard count == uses.count else { throw input.error("a component uses itself") }
  }
}

// MARK: Texts

extension FileReader {
  private mutating func readTexts() throws(PackError) {
    var last = 0
    var starts = document.structure.components.enumerated()
      .map { (node: Int($0.element.root), body: $0.offset) }.filter { $0.node >= 0 }[...]
    body = -1
    for _ in 0..<(try input.count()) {
      let start = input.position
      let place = try input.index(below: document.nodes.count, of: "element")
      guard document.nodes[place].kind == .text, place > last else {
        throw input.error("the element \(place) is no text, or has been read", at: start)
      }
      last = place
      // Bodies lie behind each other.
      while let next = starts.first, next.node <= place {
        body = next.body
        starts.removeFirst()
      }
      let first = document.nodes.count
      for _ in 0..<(try input.count()) {
        let span = document.nodes.count
        document.nodes.append(
          TypedNode(
            .span, markup: -1, parent: Int32(place),
            firstAttribute: Int32(document.attributes.count)))
        try readAttributes(of: span)
      }
      var flow = place
      try readPieces(of: place, spans: first..<document.nodes.count, behind: &flow, level: 1)
    }
  }

  /// Reads the pieces of a text, or of a condition or loop in it, in which the conditions and loops
  /// stand in the order of the elements.
  private mutating func readPieces(
    of owner: Int, spans: Range<Int>, behind flow: inout Int, level: Int
  ) throws(PackError) {
    let start = input.position
    guard level <= PackFormat.deepestNode else {
      throw input.error("a text is nested too deep", at: start)
    }
    document.nodes[owner].firstRun = Int32(document.runs.count)
    for _ in 0..<(try input.count()) {
      let start = input.position
      switch try input.byte() {
      case 0:
        let text = try tables.text(&input)
        try add(TypedRun(text: text, span: -1), spans)
      case 1:
        let place = input.position
        let expression = try input.index(
          below: document.structure.expressions.count, of: "expression")
        try verify(expression, at: place)
        let nothing = TextReference(start: 0, end: 0, isDecoded: true)
        try add(TypedRun(text: nothing, span: -1, binding: Int32(expression)), spans)
      case 2:
        let place = input.position
        let next = try input.index(below: spans.lowerBound, of: "element")
        let role = document.nodes[next].kind.role
        guard next > flow, role == .branch || role == .loop,
          document.nodes[next].parent == Int32(owner)
        else { throw input.error("the element \(next) is no part of the text", at: place) }
        flow = next
        document.runs.append(TypedRun(flow: Int32(next)))
        try readPieces(of: next, spans: spans, behind: &flow, level: level + 1)
      case let other: throw input.error("there is no piece \(other)", at: start)  // open: bytes
      }
    }
    document.nodes[owner].runCount =
      Int32(document.runs.count) - document.nodes[owner].firstRun
  }

  private mutating func add(_ run: TypedRun, _ spans: Range<Int>) throws(PackError) {
    var run = run
    let span = try input.optionalIndex(below: spans.count, of: "span")
    run.span = span < 0 ? -1 : Int32(spans.lowerBound) + span
    let start = input.position
    let blanks = try input.byte()
    guard blanks < 4 else { throw input.error("a piece has unknown flags", at: start) }
    run.isBehindBlank = blanks & 1 != 0
    run.isBeforeBlank = blanks & 2 != 0
    document.runs.append(run)
  }
}

// MARK: Attributes

extension FileReader {
  /// Reads the attributes of an element, those of the ways of its style, and its looks.
  private mutating func readAttributes(of place: Int) throws(PackError) {
    let own = try attributes()
    document.nodes[place].firstAttribute = Int32(own.lowerBound)
    document.nodes[place].attributeCount = Int32(own.count)
    for attribute in document.attributes[own] {
      document.nodes[place].written.insert(attribute.name)
    }
    // The document itself has neither a style nor states.
    if place == 0 { return }
    let ways = try input.count(upTo: PackFormat.mostMembers, of: "ways of a style")
    for _ in 0..<ways {
      let test = try expression(as: .bool)
      document.structure.styleWays.append(
        StyleWay(node: Int32(place), test: test, attributes: try attributes()))
    }
    for _ in 0..<(try input.count(upTo: PackFormat.mostMembers, of: "looks")) {
      let start = input.position
      let word = try string()
      guard let state = PackNode.states.firstIndex(of: word) else {
        throw input.error("the state '\(word)' is unknown to this reader", at: start)
      }
      let way = try input.optionalIndex(below: ways, of: "way of the style")
      document.structure.looks.append(
        TypedLook(
          node: Int32(place), state: UInt8(state), attributes: try attributes(), way: way))
    }
  }

  /// Reads attributes, and returns their indices.
  private mutating func attributes() throws(PackError) -> Range<Int> {
    let first = document.attributes.count
    for _ in 0..<(try input.count(upTo: PackFormat.mostMembers, of: "attributes")) {
      let row = try tables.row(&input)
      let start = input.position
      let value = try value(in: row.type)
      guard ValueRules.allows(value, for: row, document) else {
        throw input.error(
          "the attribute '\(row.name.name)' has a value of another type", at: start)
      }
      document.attributes.append(
        TypedAttribute(name: row.name, row: row.id, markup: -1, value: value))
    }
    return first..<document.attributes.count
  }

  /// Reads a value of an attribute of a type; nil for a value without an attribute.
  private mutating func value(in type: ValueType?) throws(PackError) -> TypedValue {
    let start = input.position
    guard let tag = PackValueTag(rawValue: try input.byte()) else {
      throw input.error("a value is of a type that is unknown to this reader", at: start)
    }
    let count = document.structure.expressions.count
    switch tag {
    case .dimension: return .dimension(try length(below: count))
    case .edges: return .edges(try edges(below: count))
    case .pair: return .pair(try length(below: count), try length(below: count))
    case .size: return .size(try length(below: count), try length(below: count))
    case .fill: return .fill
    case .sizeRange:
      return .sizeRange(
        SizeRangeValue(
          minWidth: try length(below: count), minHeight: try length(below: count),
          maxWidth: try length(below: count), maxHeight: try length(below: count)))
    case .number: return .number(try input.float())
    case .integer:
      guard let integer = Int32(exactly: try input.signed()) else {
        throw input.error("an integer is too large", at: start)
      }
      return .integer(integer)
    case .bool: return .bool(try input.bool())
    case .text: return .text(try tables.text(&input))
    case .color: return .color(try input.word())
    case .asset: return .asset(try tables.text(&input))
    case .symbol: return .symbol(try tables.text(&input))
    case .url: return .url(try tables.text(&input))
    case .ratio: return .ratio(try input.float())
    case .choice:
      let word = try string()
      guard case .choice(let words)? = type, let place = words.firstIndex(of: word),
        let index = UInt8(exactly: place)
      else { throw input.error("the word '\(word)' is unknown to this reader", at: start) }
      return .choice(index)
    case .flags: return .flags(try flags(in: type))
    case .parts:
      var parts: [LookPart] = []
      for _ in 0..<(try input.count()) { parts.append(try part()) }
      return document.append(parts: parts)
    case .bound: return .bound(try bound())
    case .boundFlags:
      let flags = try flags(in: type)
      let first = try input.number()
      let number = try input.number()
      guard first <= count, number <= count - first else {
        throw input.error("there are not so many expressions", at: start)
      }
      guard rules.spend(number) else {
        throw input.error("the lists of words have too many expressions", at: start)
      }
      for expression in first..<first + number { try verify(expression, at: start) }
      return .boundFlags(flags, first: Int32(first), count: Int32(number))
    case .fires:
      let firing = try input.index(below: document.structure.firings.count, of: "action")
      try verify(firing: firing)
      return .fires(Int32(firing))
    case .varied: return .varied
    case .textMetrics: throw input.error("no element measures texts", at: start)
    }
  }

  /// Reads the index of an expression that the value of an attribute is.
  private mutating func bound() throws(PackError) -> Int32 {
    let start = input.position
    let place = try input.index(below: document.structure.expressions.count, of: "expression")
    try verify(place, at: start)
    return Int32(place)
  }

  private mutating func flags(in type: ValueType?) throws(PackError) -> UInt16 {
    var flags: UInt16 = 0
    for _ in 0..<(try input.count()) {
      let start = input.position
      let word = try string()
      guard case .flags(let words, none: _)? = type, let place = words.firstIndex(of: word),
        place < 16
      else { throw input.error("the word '\(word)' is unknown to this reader", at: start) }
      flags |= 1 << UInt16(place)
    }
    return flags
  }

  private mutating func edges(below count: Int) throws(PackError) -> EdgeValues {
    EdgeValues(
      top: try length(below: count), left: try length(below: count),
      bottom: try length(below: count), right: try length(below: count))
  }

  /// Reads a length, which may be one of `count` expressions.
  private mutating func length(below count: Int) throws(PackError) -> DimensionValue {
    let start = input.position
    guard let unit = DimensionValue.Unit(rawValue: try input.byte()) else {
      throw input.error("a length has an unknown unit", at: start)
    }
    switch unit {
    case .auto, .infinity, .match, .wrap: return DimensionValue(unit)
    case .points, .percent:
      let amount = try input.float()
      guard amount.magnitude < DimensionValue.limit else {
        throw input.error("a length is too large", at: start)
      }
      return DimensionValue(unit, amount)
    case .mixed:
      let (percent, points) = (try input.float(), try input.float())
      return DimensionValue(.mixed, MixedLength(percent: percent, points: points).code)
    case .bound:
      guard count > 0 else { throw input.error("a constant length is an expression", at: start) }
      return .bound(try bound())
    }
  }

  private mutating func part() throws(PackError) -> LookPart {
    let start = input.position
    switch try input.byte() {
    case 0: return .number(try input.float())
    case 1: return .color(try input.word())
    case 2: return .asset(try tables.text(&input))
    case 3: return .bound(try bound())
    case 4: return .length(try length(below: document.structure.expressions.count))
    case 5: return .fraction(try input.float())
    case 6:
      guard let word = GridWord(rawValue: try input.byte()) else {
        throw input.error("a word of a grid is unknown to this reader", at: start)
      }
      return .word(word)
    case 7:
      let name = try string()
      guard let word = GradientWord(rawValue: name) else {
        throw input.error("the word '\(name)' is unknown to this reader", at: start)
      }
      return .line(word)
    case 8:
      let name = try string()
      guard let word = AnimationWord(rawValue: name) else {
        throw input.error("the word '\(name)' is unknown to this reader", at: start)
      }
      return .curve(word)
    case let other: throw input.error("there is no part \(other)", at: start)  // open: bytes
    }
  }
}

extension RecordDeclaration {
  /// Whether a value of the record has another record in it, not in a list.
  fileprivate var hasRecords: Bool {
    fields.contains { field in
      var type = field.type
      while case .optional(let part) = type { type = part }
      return if case .record = type { true } else { false }
    }
  }
}
