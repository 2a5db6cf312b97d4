import LayoutEngine
import LayoutModel
import LayoutSchema

/// Writes the section of one file: its declarations, then its expressions, then its elements.
struct FileWriter {
  private(set) var tables: PackTables
  private let document: TypedDocument
  private let imports: [Int]
  private var output = PackOutput()
  /// The numbers of the elements that were written, by their indices in the typed tree.
  private var numbers: [Int32: Int] = [:]
  /// The elements with texts, in the order in which they were written.
  private var texts: [Int32] = []
  private let placements: [Int32: [Int32]]

  private var structure: DocumentStructure { document.structure }

  init(_ document: TypedDocument, imports: [Int], tables: PackTables) {
    self.document = document
    self.imports = imports
    self.tables = tables
    placements = Dictionary(
      document.structure.declaredPlacements.map { ($0.node, $0.values) },
      uniquingKeysWith: { first, _ in first })
  }

  var bytes: [UInt8] { output.bytes }

  mutating func write(named name: String) throws(PackingError) {
    add(name)
    add(structure.home)
    output.add(byte: (structure.isLibrary ? 1 : 0) | (structure.asksForSlots ? 2 : 0))
    output.add(imports.count)
    for file in imports { output.add(file) }
    try writeDeclarations()
    try addCount(structure.locals.count, upTo: PackFormat.mostNames, of: "local names")
    for local in structure.locals {
      add(local.name)
      add(local.type)
    }
    output.add(structure.expressions.count)
    for expression in structure.expressions { try write(expression) }
    output.add(structure.firings.count)
    for firing in structure.firings { write(firing) }
    try write(document.outletShape)
    output.add(structure.components.count)
    for component in structure.components { try write(component.signature) }
    try writeBodies()
    output.add(texts.count)
    for text in texts { try writeText(text) }
  }

  private mutating func addCount(
    _ count: Int, upTo most: Int, of what: String
  ) throws(PackingError) {
    guard count <= most else {
      throw PackingError("there are \(count) \(what); a pack can have \(most)")
    }
    output.add(count)
  }

  private mutating func add(_ string: String) { output.add(tables.string(string)) }

  private mutating func add(_ type: ExpressionType) { output.add(tables.type(type)) }

  private mutating func add(_ reference: DeclarationReference) {
    output.add(optional: reference.module)
    output.add(Int(reference.index))
  }

  private mutating func add(_ text: TextReference) { add(document.string(text)) }
}

// MARK: Declarations

extension FileWriter {
  private mutating func writeDeclarations() throws(PackingError) {
    output.add(structure.records.count)
    for record in structure.records {
      add(record.name.name)
      add(record.name.home)
      try write(record.fields)
    }
    output.add(structure.constants.count)
    for constant in structure.constants {
      add(constant.name)
      add(constant.type)
      try write(constant.value)
      output.add(constant.dark != nil)
      if let dark = constant.dark { try write(dark) }
    }
    try write(structure.parameters)
    try write(structure.actions)
    output.add(structure.elements.count)
    for element in structure.elements { try write(element) }
  }

  private mutating func write(_ parameters: [Parameter]) throws(PackingError) {
    try addCount(parameters.count, upTo: PackFormat.mostMembers, of: "parameters")
    for parameter in parameters {
      add(parameter.name)
      add(parameter.type)
      switch parameter.defaultValue {
      case nil: output.add(byte: 0)
      case let value? where value.expression != nil:
        output.add(byte: 3)
        if let expression = value.expression { try write(expression) }
        output.add(value.isToned)
      case let value? where value.isToned:
        output.add(byte: 2)
        try write(value.light)
        try write(value.dark)
      case let value?:
        output.add(byte: 1)
        try write(value.light)
      }
      output.add((parameter.maxLength ?? -1) + 1)
    }
  }

  private mutating func write(_ actions: [ActionDeclaration]) throws(PackingError) {
    output.add(actions.count)
    for action in actions {
      add(action.name)
      try write(action.parameters)
    }
  }

  private mutating func write(_ element: ElementDeclaration) throws(PackingError) {
    add(element.name)
    switch element.maker {
    case .layout(let name):
      output.add(byte: 0)
      add(name)
    case .view(let view):
      output.add(byte: 1)
      add(view.name)
      try write(optional: view.intrinsicSize)
    }
    output.add(ElementDeclaration.Children.allCases.firstIndex(of: element.children) ?? 0)
    try write(element.attributes)
    output.add((element.changed ?? -1) + 1)
    try write(element.placements)
    try write(optional: element.standIn)
  }

  private mutating func write(_ signature: ComponentSignature) throws(PackingError) {
    add(signature.name)
    try write(signature.parameters)
    try write(signature.actions)
    try addCount(signature.slots.count, upTo: PackFormat.mostMembers, of: "slots")
    for slot in signature.slots {
      output.add(slot.name != nil)
      if let name = slot.name { add(name) }
      output.add(tables.kind(slot.parent))
      output.add(slot.declaredParent != nil)
      if let parent = slot.declaredParent { try write(parent) }
    }
    try write(signature.outlets)
  }

  private mutating func write(_ outlets: OutletShape) throws(PackingError) {
    try addCount(outlets.entries.count, upTo: PackFormat.mostNames, of: "outlets")
    for entry in outlets.entries {
      add(entry.name)
      switch entry.count {
      case .one: output.add(byte: 0)
      case .optional: output.add(byte: 1)
      case .many: output.add(byte: 2)
      }
      output.add(tables.kind(entry.kind))
      output.add(entry.component != nil)
      if let component = entry.component { add(component) }
    }
  }
}

// MARK: Expressions

extension FileWriter {
  /// Writes the operations of an expression, the operands of each before it.
  private mutating func write(_ expression: TypedExpression) throws(PackingError) {
    output.add(expression.countOfOperations)
    try write(expression, level: 1)
  }

  private mutating func write(
    _ expression: TypedExpression, level: Int
  ) throws(PackingError) {
    guard level <= PackFormat.deepestExpression else {
      throw PackingError(
        "an expression has more than \(PackFormat.deepestExpression) levels of operators")
    }
    for operand in expression.operands { try write(operand, level: level + 1) }
    output.add(byte: expression.node.operation.rawValue)
    add(expression.type)
    switch expression.node {
    case .literal(let value): try write(value)
    case .parameter(let index), .local(let index), .item(let index), .filled(let index),
      .field(_, let index):
      output.add(index)
    case .constant(let reference): add(reference)
    case .environment(let value): add(value.rawValue)
    case .binary(let sign, _, _): add(sign.rawValue)
    case .closure(let name, _): add(name)
    case .list(let operands), .interpolation(let operands): output.add(operands.count)
    case .call(let function, let operands):
      add(function.name)
      output.add(operands.count)
    case .element, .unary, .conditional, .coalesce, .convert, .opened, .isNone: break
    }
  }

  private mutating func write(
    _ value: ConstantValue, level: Int = 1
  ) throws(PackingError) {
    guard level <= PackFormat.deepestValue else {
      throw PackingError("a constant has more than \(PackFormat.deepestValue) levels of lists")
    }
    switch value {
    case .none: output.add(byte: 0)
    case .string(let string):
      output.add(byte: 1)
      add(string)
    case .text(let text):
      output.add(byte: 2)
      output.add(text.isVerbatim && text.arguments.isEmpty)
      add(text.content)
      output.add(text.arguments.count)
      for argument in text.arguments { write(argument) }
    case .number(let number):
      output.add(byte: 3)
      output.add(number)
    case .integer(let integer):
      output.add(byte: 4)
      output.add(signed: integer)
    case .bool(let bool):
      output.add(byte: 5)
      output.add(bool)
    case .date(let date):
      output.add(byte: 6)
      output.add(date.secondsSince1970)
    case .color(let color):
      output.add(byte: 7)
      output.add(word: color)
    case .asset(let name):
      output.add(byte: 8)
      add(name)
    case .symbol(let name):
      output.add(byte: 9)
      add(name)
    case .url(let address):
      output.add(byte: 10)
      add(address)
    case .length(let length):
      output.add(byte: 11)
      write(length)
    case .insets(let edges):
      output.add(byte: 12)
      write(edges)
    case .choice(let word):
      output.add(byte: 13)
      add(word)
    case .record(let fields):
      output.add(byte: 14)
      output.add(fields.count)
      for field in fields { try write(field, level: level + 1) }
    case .list(let elements):
      output.add(byte: 15)
      output.add(elements.count)
      for element in elements { try write(element, level: level + 1) }
    }
  }

  private mutating func write(_ argument: TextArgument) {
    switch argument {
    case .string(let string):
      output.add(false)
      add(string)
    case .integer(let integer):
      output.add(true)
      output.add(signed: integer)
    }
  }

  private mutating func write(_ firing: TypedFiring) {
    output.add(firing.choice != nil)
    if let choice = firing.choice {
      output.add(Int(choice.test))
      output.add(optional: choice.then)
      output.add(optional: choice.otherwise)
    } else {
      output.add(Int(firing.action))
      output.add(firing.arguments.count)
      for argument in firing.arguments { output.add(Int(argument)) }
    }
    output.add(firing.takesMore)
  }
}

// MARK: Elements

extension FileWriter {
  private mutating func writeBodies() throws(PackingError) {
    // The attributes of the document itself that its elements read.
    let own = document.nodes.first.map { node in
      document.attributes[node.attributeIndices].filter { $0.name == .flexbox }
    }
    try write(own ?? [])
    var next = 1
    try writeBody(document.root, structure.lets, &next)
    for component in structure.components { try writeBody(component.root, component.lets, &next) }
  }

  /// Writes an element and all of its siblings behind it.
  private mutating func writeBody(
    _ root: Int32, _ lets: [TypedLet], _ next: inout Int
  ) throws(PackingError) {
    write(lets)
    try writeSiblings(from: root, level: 1, &next)
  }

  private mutating func write(_ lets: [TypedLet]) {
    output.add(lets.count)
    for value in lets {
      output.add(Int(value.local))
      output.add(optional: value.value)
    }
  }

  private mutating func writeSiblings(
    from first: Int32, level: Int, _ next: inout Int
  ) throws(PackingError) {
    var siblings: [Int32] = []
    var sibling = first
    while sibling >= 0 {
      let node = document.nodes[Int(sibling)]
      if PackNode.kinds.contains(node.kind) { siblings.append(sibling) }
      sibling = node.nextSibling
    }
    guard level <= PackFormat.deepestNode || siblings.isEmpty else {
      throw PackingError("elements are nested more than \(PackFormat.deepestNode) levels deep")
    }
    output.add(siblings.count)
    for sibling in siblings { try write(sibling, level: level, &next) }
  }

  private mutating func write(
    _ place: Int32, level: Int, _ next: inout Int
  ) throws(PackingError) {
    numbers[place] = next
    next += 1
    let node = document.nodes[Int(place)]
    output.add(tables.kind(node.kind))
    try writeAttributes(of: place)
    try writeDetail(of: node)
    let slot = document.slot(filledBy: Int(place))
    output.add((slot ?? -1) + 1)
    output.add(placements[place] != nil)
    if let values = placements[place] { write(expressions: values) }
    if node.kind == .text, node.runCount > 0 { texts.append(place) }
    try writeSiblings(from: node.firstChild, level: level + 1, &next)
  }

  /// Writes the attributes of an element, those of the ways of its style, and its looks.
  private mutating func writeAttributes(of place: Int32) throws(PackingError) {
    let node = document.nodes[Int(place)]
    switch node.kind.role {
    // What they say is in their detail.
    case .branch, .loop, .slot: output.add(0)
    case .layout, .component, .declared, .other:
      try write(Array(document.attributes[node.attributeIndices]))
    }
    let ways = document.styleWays(of: Int(place))
    output.add(ways.count)
    for way in ways {
      output.add(optional: way.test)
      try write(Array(document.attributes[way.attributes]))
    }
    let looks = document.looks(of: Int(place))
    output.add(looks.count)
    for look in looks {
      add(PackNode.states[Int(look.state)])
      output.add(optional: look.way)
      try write(document.attributes[look.attributes].filter { $0.name != .state })
    }
  }

  private mutating func write(expressions: [Int32]) {
    output.add(expressions.count)
    for expression in expressions { output.add(optional: expression) }
  }

  private mutating func writeDetail(of node: TypedNode) throws(PackingError) {
    let detail = Int(node.detail)
    switch node.kind.role {
    case .component:
      let use = structure.uses[detail]
      add(use.component)
      write(expressions: use.arguments)
      output.add(use.actions.count)
      for action in use.actions { output.add(optional: action) }
    case .branch:
      let branch = structure.branches[detail]
      output.add(optional: branch.test)
      let limits = [branch.minWidth, branch.maxWidth, branch.minHeight, branch.maxHeight]
      output.add(
        byte: limits.enumerated().reduce(0) { $0 | ($1.element == nil ? 0 : 1 << $1.offset) })
      for limit in limits.compactMap(\.self) { output.add(limit) }
    case .loop:
      let loop = structure.loops[detail]
      output.add(Int(loop.list))
      output.add(optional: loop.item)
      output.add(optional: loop.index)
      output.add(optional: loop.key)
      write(loop.lets)
    case .slot: output.add(Int(structure.slots[detail].slot))
    case .declared:
      let element = structure.declaredElements[detail]
      add(element.element)
      write(expressions: element.attributes)
    case .layout, .other: break
    }
  }
}

// MARK: Texts

extension FileWriter {
  /// Writes the spans and the pieces of a text.
  private mutating func writeText(_ place: Int32) throws(PackingError) {
    output.add(numbers[place] ?? 0)
    let runs = document.nodes[Int(place)].runIndices
    var spans: [Int32] = []
    for run in document.runs[runs] where run.span >= 0 && !spans.contains(run.span) {
      spans.append(run.span)
    }
    output.add(spans.count)
    for span in spans { try writeAttributes(of: span) }
    try write(runs, spans)
  }

  private mutating func write(_ runs: Range<Int>, _ spans: [Int32]) throws(PackingError) {
    var pieces: [Int] = []
    var next = runs.lowerBound
    while next < runs.upperBound {
      pieces.append(next)
      let flow = document.runs[next].flow
      next = flow < 0 ? next + 1 : document.nodes[Int(flow)].runIndices.upperBound
    }
    output.add(pieces.count)
    for piece in pieces {
      let run = document.runs[piece]
      if run.flow >= 0 {
        output.add(byte: 2)
        guard let number = numbers[run.flow] else {
          throw PackingError("a text has a condition outside of its element")
        }
        output.add(number)
        try write(document.nodes[Int(run.flow)].runIndices, spans)
        continue
      }
      output.add(byte: run.binding < 0 ? 0 : 1)
      if run.binding < 0 { add(run.text) } else { output.add(Int(run.binding)) }
      output.add(optional: spans.firstIndex(of: run.span).map { Int32($0) } ?? -1)
      output.add(byte: (run.isBehindBlank ? 1 : 0) | (run.isBeforeBlank ? 2 : 0))
    }
  }
}

// MARK: Values

extension FileWriter {
  private mutating func write(_ attributes: [TypedAttribute]) throws(PackingError) {
    output.add(attributes.count)
    for attribute in attributes {
      guard Schema.shared[attribute.row].name == attribute.name else {
        throw PackingError("the attribute '\(attribute.name.name)' is read by a row of another")
      }
      output.add(tables.row(attribute.row))
      try write(attribute.value, in: attribute.row)
    }
  }

  private mutating func write(optional size: TypedValue?) throws(PackingError) {
    output.add(size != nil)
    if let size { try write(size, in: nil) }
  }

  private mutating func write(_ value: TypedValue, in row: RowID?) throws(PackingError) {
    output.add(byte: value.tag.rawValue)
    switch value {
    case .dimension(let length): write(length)
    case .edges(let edges): write(edges)
    case .pair(let first, let second), .size(let first, let second):
      write(first)
      write(second)
    case .fill, .varied: break
    case .sizeRange(let range):
      write(range.minWidth)
      write(range.minHeight)
      write(range.maxWidth)
      write(range.maxHeight)
    case .number(let number), .ratio(let number): output.add(number)
    case .integer(let integer): output.add(signed: Int(integer))
    case .bool(let bool): output.add(bool)
    case .text(let text), .asset(let text), .symbol(let text), .url(let text): add(text)
    case .color(let color): output.add(word: color)
    case .choice:
      guard let row, let word = value.word(in: row) else {
        throw PackingError("a value is no word of its attribute")
      }
      add(word)
    case .flags(let flags): write(flags, in: row)
    case .textMetrics: throw PackingError("an element measures texts")
    case .parts: try writeParts(value)
    case .bound(let expression): output.add(Int(expression))
    case .boundFlags(let flags, let first, let count):
      write(flags, in: row)
      output.add(Int(first))
      output.add(Int(count))
    case .fires(let firing): output.add(Int(firing))
    }
  }

  private mutating func write(_ flags: UInt16, in row: RowID?) {
    var words: [String] = []
    if let row, case .flags(let all, none: _) = Schema.shared[row].type {
      words = all.enumerated().filter { flags >> UInt16($0.offset) & 1 == 1 }.map(\.element)
    }
    output.add(words.count)
    for word in words { add(word) }
  }

  private mutating func write(_ edges: EdgeValues) {
    write(edges.top)
    write(edges.left)
    write(edges.bottom)
    write(edges.right)
  }

  private mutating func write(_ length: DimensionValue) {
    output.add(byte: length.unit.rawValue)
    switch length.unit {
    case .auto, .infinity, .match, .wrap: break
    case .points, .percent: output.add(length.amount)
    case .mixed:
      output.add(length.sum?.percent ?? 0)
      output.add(length.sum?.points ?? 0)
    case .bound: output.add(Int(length.binding ?? 0))
    }
  }

  private mutating func writeParts(_ value: TypedValue) throws(PackingError) {
    let parts = document.parts(of: value)
    output.add(parts.count)
    for part in parts {
      switch part {
      case .number(let number):
        output.add(byte: 0)
        output.add(number)
      case .color(let color):
        output.add(byte: 1)
        output.add(word: color)
      case .asset(let name):
        output.add(byte: 2)
        add(name)
      case .bound(let expression):
        output.add(byte: 3)
        output.add(Int(expression))
      case .length(let length):
        output.add(byte: 4)
        write(length)
      case .fraction(let factor):
        output.add(byte: 5)
        output.add(factor)
      case .word(let word):
        output.add(byte: 6)
        output.add(byte: word.rawValue)
      case .line(let word):
        output.add(byte: 7)
        add(word.rawValue)
      case .curve(let word):
        output.add(byte: 8)
        add(word.rawValue)
      }
    }
  }
}
