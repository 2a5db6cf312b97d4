package import LayoutEngine
package import LayoutModel
import LayoutSchema

/// Expands a document with components, loops and conditions to a plain tree, for given parameter
/// values.
///
/// It uses a stack of its own, so that any nesting depth is possible. It stops at a limit if a list
/// has too many elements.
package struct Expander: Sendable {
  /// The most elements that an expanded document may have.
  package static let mostElements = 100_000
  /// The most branches, iterations and elements that are processed.
  private static let mostSteps = 500_000
  /// The most work for expressions and texts, in bytes or a similar unit.
  private static let mostWork = 1 << 26
  /// The most bytes in one text.
  static let longestText = 100_000

  let range: SizeRange
  let environment: LayoutEnvironment
  var files: [TypedDocument]
  /// The index in `files` of an import, by the importing file and the import's place there.
  var imported: [ImportPlace: Int] = [:]
  var frames: [Frame]
  var overlays: [Overlay] = []
  var result = Expansion()
  private var tasks: [Task] = []
  private var steps = 0
  /// The rest of the work limit for expressions and texts.
  var work = Expander.mostWork
  /// The element of the document that is being processed.
  private(set) var here = 0

  /// A place among the imports of a file.
  struct ImportPlace: Hashable {
    var file: Int
    var module: Int32
  }

  /// A stack frame: the values and context that a body is expanded with.
  struct Frame: Sendable {
    var file: Int
    var parameters: [ConstantValue]
    var locals: [ConstantValue]
    /// Whether each slot of the component is filled, if the body tests that.
    var filled: [Bool] = []
    /// The ids of the layout or component.
    var outlets: OutletShape
    /// The number of the body.
    var body = 0
    /// The use of the component whose body this is, and the stack frame of the use.
    var use: (node: Int32, frame: Int)?
    /// The keys of the surrounding loops.
    var row: [RowKey] = []
    /// The element of the document itself that leads to this stack frame, or −1.
    var origin: Int32 = -1
  }

  /// A use whose attributes override those of its component's root.
  struct Overlay: Sendable {
    var node: Int32
    var frame: Int
    var component: String?
    /// The number of the component's body.
    var body: Int
    /// The use that overrides this one, or −1.
    var outer: Int
  }

  /// A node that is still to be expanded.
  struct Task: Sendable {
    enum Kind: Sendable {
      case element
      /// An element and the siblings after it.
      case siblings
    }

    var kind: Kind
    var node: Int32
    var frame: Int
    /// The parent in the new tree.
    var parent: Int
    var overlay = -1
  }

  private init(
    _ document: TypedDocument, _ values: [ConstantValue], _ range: SizeRange,
    _ environment: LayoutEnvironment,
  ) {
    self.range = range
    self.environment = environment
    files = [document]
    frames = [
      Frame(
        file: 0, parameters: values,
        locals: Array(repeating: .none, count: document.structure.locals.count),
        outlets: document.outletShape)
    ]
    result.range = range
    result.environment = environment
    result.bodies = [Expansion.Body(outlets: frames[0].outlets, file: document, parent: -1)]
  }

  /// Expands a document with these parameter values, for the given size range and environment.
  package static func expand(
    _ document: TypedDocument, _ values: [ConstantValue], in range: SizeRange,
    _ environment: LayoutEnvironment,
  ) -> Expansion {
    var expander = Expander(document, values, range, environment)
    expander.run()
    return expander.result
  }

  private mutating func run() {
    let root = files[0].root
    guard root >= 0 else { return }
    setValues(files[0].structure.lets, 0)
    tasks = [Task(kind: .siblings, node: root, frame: 0, parent: 0)]
    while let task = tasks.popLast(), result.issue == nil {
      guard step(task.node, task.frame) else { return }
      switch task.kind {
      case .siblings: tasks += siblings(task).reversed()
      case .element: readElement(task)
      }
    }
  }

  /// Counts a step, and returns false at the limit or if the task is cancelled.
  mutating func step(_ node: Int32, _ frame: Int) -> Bool {
    steps += 1
    here = origin(of: node, frame)
    // The task was cancelled, so its result and the reason are not used.
    if steps & 0xFF == 0, _Concurrency.Task<Never, Never>.isCancelled {
      stop(.tooManyElements(node: here))
      return false
    }
    guard steps <= Self.mostSteps, result.document.nodes.count <= Self.mostElements else {
      stop(.tooManyElements(node: here))
      return false
    }
    return true
  }

  /// Records the reason why the document is not fully expanded.
  mutating func stop(_ issue: Expansion.Issue) {
    result.issue = result.issue ?? issue
  }

  /// Returns the element of the document itself that an element comes from.
  func origin(of node: Int32, _ frame: Int) -> Int {
    let above = frames[frame].origin
    return Int(above >= 0 ? above : node)
  }

  private mutating func readElement(_ task: Task) {
    let file = files[frames[task.frame].file]
    let node = file.nodes[Int(task.node)]
    if node.kind == .component {
      readUse(task, node)
      return
    }
    let place = emit(task.node, task.frame, under: task.parent, task.overlay)
    guard node.kind != .text, node.firstChild >= 0 else { return }
    tasks.append(
      Task(kind: .siblings, node: node.firstChild, frame: task.frame, parent: place))
  }
}

// MARK: Siblings, including conditions, loops and slots

extension Expander {
  /// Expands an element and the siblings after it to elements, and to siblings within conditions,
  /// loops and slots.
  private mutating func siblings(_ task: Task) -> [Task] {
    var found: [Task] = []
    var chain = Chain()
    var next = task.node
    while next >= 0, result.issue == nil {
      var task = task
      task.node = next
      read(task, &chain, into: &found)
      next = files[frames[task.frame].file].nodes[Int(next)].nextSibling
    }
    return found
  }

  /// Whether one of the branches of a chain was taken.
  struct Chain {
    var isDecided = false
  }

  /// Expands one of several siblings into `found`.
  mutating func read(_ task: Task, _ chain: inout Chain, into found: inout [Task]) {
    let node = files[frames[task.frame].file].nodes[Int(task.node)]
    switch node.kind.role {
    case .branch:
      if isTaken(node, task.frame, &chain) { append(task, inside: node.firstChild, to: &found) }
    case .loop: readLoop(task, node, into: &found)
    case .slot: readSlot(task, node, into: &found)
    case .layout, .component, .declared, .other:
      var task = task
      task.kind = .element
      found.append(task)
    }
  }

  /// Whether a branch is the one of its chain that is taken.
  mutating func isTaken(_ branch: TypedNode, _ frame: Int, _ chain: inout Chain) -> Bool {
    if branch.kind == .if { chain.isDecided = false }
    guard !chain.isDecided, holds(branch.detail, frame) else { return false }
    chain.isDecided = true
    return true
  }

  /// Adds a task for the siblings from `first` on, unless `first` is −1.
  func append(_ task: Task, inside first: Int32, to found: inout [Task]) {
    guard first >= 0 else { return }
    var task = task
    task.kind = .siblings
    task.node = first
    found.append(task)
  }

  private mutating func holds(_ detail: Int32, _ frame: Int) -> Bool {
    let branches = files[frames[frame].file].structure.branches
    guard branches.indices.contains(Int(detail)) else { return true }
    let branch = branches[Int(detail)]
    if branch.isAboutSizes { result.asked.insert(.sizes) }
    guard
      range.offers(
        minWidth: branch.minWidth, maxWidth: branch.maxWidth, minHeight: branch.minHeight,
        maxHeight: branch.maxHeight)
    else { return false }
    return holds(test: branch.test, frame)
  }

  /// Whether a test holds; a missing test always does.
  mutating func holds(test: Int32, _ frame: Int) -> Bool {
    guard let test = files[frames[frame].file].expression(test) else { return true }
    return evaluate(frame) { $0.isTrue(test) }
  }
}

// MARK: Loops, whose body is expanded once for every element of a list

extension Expander {
  /// Adds the body of a loop, with a stack frame for each element of the list.
  private mutating func readLoop(_ task: Task, _ node: TypedNode, into found: inout [Task]) {
    let structure = files[frames[task.frame].file].structure
    guard node.firstChild >= 0, structure.loops.indices.contains(Int(node.detail)) else { return }
    let loop = structure.loops[Int(node.detail)]
    for inner in rows(of: loop, at: task.node, task.frame) {
      let key = structure.expression(loop.key).map { value(of: $0, inner) }
      if let key = key.flatMap({ RowKey($0) }) { frames[inner].row.append(key) }
      var task = task
      task.frame = inner
      append(task, inside: node.firstChild, to: &found)
    }
  }

  /// Adds a stack frame for each element of a loop's list and returns their range.
  mutating func rows(of loop: TypedLoop, at node: Int32, _ frame: Int) -> Range<Int> {
    let first = frames.count
    guard let list = files[frames[frame].file].structure.expression(loop.list),
      case .list(let elements) = value(of: list, frame)
    else { return first..<first }
    for (index, element) in elements.enumerated() {
      guard step(node, frame) else { break }
      var inner = frames[frame]
      inner.set(loop.item, element)
      inner.set(loop.index, .integer(index))
      if inner.origin < 0, inner.file != 0 { inner.origin = node }
      frames.append(inner)
      setValues(loop.lets, frames.count - 1)
    }
    return first..<frames.count
  }
}

extension Expander {
  /// Evaluates the `let` values of a stack frame.
  private mutating func setValues(_ lets: [TypedLet], _ frame: Int) {
    for value in lets {
      guard let expression = files[frames[frame].file].expression(value.value) else {
        continue
      }
      frames[frame].set(value.local, self.value(of: expression, frame))
    }
  }
}

extension Expander.Frame {
  /// Sets the value of a local; −1 stands for none.
  fileprivate mutating func set(_ local: Int32, _ value: ConstantValue) {
    if locals.indices.contains(Int(local)) { locals[Int(local)] = value }
  }
}

extension RowKey {
  /// Makes a row's key from the result of the loop's key expression; nil if it is neither a string
  /// nor an integer.
  fileprivate init?(_ value: ConstantValue) {
    switch value {
    case .string(let string): self = .string(string)
    case .integer(let integer): self = .integer(integer)
    case .text, .number, .bool, .color, .asset, .symbol, .url, .length, .insets, .choice, .record,
      .list, .none:
      return nil
    }
  }
}

// MARK: Uses of components and their slots

extension Expander {
  /// Expands the body of a component in place of its use.
  private mutating func readUse(_ task: Task, _ node: TypedNode) {
    let file = frames[task.frame].file
    guard files[file].structure.uses.indices.contains(Int(node.detail)) else { return }
    let use = files[file].structure.uses[Int(node.detail)]
    guard let signature = files[file].signature(of: use.component),
      let body = body(of: use.component, in: file)
    else { return }
    var arguments: [ConstantValue?] = []
    for place in use.arguments {
      let expression = files[file].expression(place)
      arguments.append(expression.map { value(of: $0, task.frame) })
    }
    var frame = Frame(
      file: body.file, parameters: [],
      locals: Array(repeating: .none, count: files[body.file].structure.locals.count),
      outlets: signature.outlets, use: (task.node, task.frame), row: frames[task.frame].row,
      origin: Int32(origin(of: task.node, task.frame)))
    frame.body = result.bodies.count
    result.bodies.append(
      Expansion.Body(
        outlets: signature.outlets, file: files[body.file], parent: frames[task.frame].body))
    frames.append(frame)
    let inner = frames.count - 1
    for (index, parameter) in signature.parameters.enumerated() {
      let given = arguments.indices.contains(index) ? arguments[index] : nil
      let value = given ?? standard(of: parameter, inner)
      guard value.isReadable else {
        stop(.textTooLong(node: origin(of: task.node, task.frame)))
        return
      }
      frames[inner].parameters.append(value)
    }
    if files[body.file].structure.asksForSlots {
      frames[inner].filled = signature.slots.indices.map {
        isFilled($0, by: task.node, task.frame)
      }
    }
    setValues(body.lets, inner)
    overlays.append(
      Overlay(
        node: task.node, frame: task.frame, component: signature.name, body: frame.body,
        outer: task.overlay))
    guard body.root >= 0 else { return }
    tasks.append(
      Task(
        kind: .siblings, node: body.root, frame: inner, parent: task.parent,
        overlay: overlays.count - 1))
  }

  /// Returns the default of a parameter, in a stack frame with the values of the parameters before
  /// it.
  private mutating func standard(of parameter: Parameter, _ frame: Int) -> ConstantValue {
    guard let standard = parameter.defaultValue else { return .none }
    result.asked.insert(.appearance)
    let isDark = isDark
    return evaluate(frame) { standard.value(isDark: isDark, &$0) }
  }

  /// Returns the file that contains a component, and the root and `let` values of its body.
  private mutating func body(
    of component: DeclarationReference, in file: Int
  ) -> (file: Int, root: Int32, lets: [TypedLet])? {
    guard component.module >= 0 else {
      let components = files[file].structure.components
      guard components.indices.contains(Int(component.index)) else { return nil }
      let body = components[Int(component.index)]
      return (file, body.root, body.lets)
    }
    let place = ImportPlace(file: file, module: component.module)
    let imports = files[file].structure.imports
    guard imports.indices.contains(Int(component.module)) else { return nil }
    let module = imports[Int(component.module)]
    let home = imported[place] ?? files.count
    if home == files.count {
      files.append(module.document)
      imported[place] = home
    }
    guard module.signature.isLibrary else {
      return (home, files[home].root, files[home].structure.lets)
    }
    let components = files[home].structure.components
    guard components.indices.contains(Int(component.index)) else { return nil }
    let body = components[Int(component.index)]
    return (home, body.root, body.lets)
  }

  /// Expands the content that the use passes to a slot, or else the slot's own content.
  private mutating func readSlot(_ task: Task, _ node: TypedNode, into found: inout [Task]) {
    let frame = frames[task.frame]
    let slots = files[frame.file].structure.slots
    guard let use = frame.use, slots.indices.contains(Int(node.detail)) else {
      return append(task, inside: node.firstChild, to: &found)
    }
    let slot = Int(slots[Int(node.detail)].slot)
    var inside = task
    inside.frame = use.frame
    if !readFilling(of: slot, by: use.node, inside, into: &found) {
      append(task, inside: node.firstChild, to: &found)
    }
  }

  /// Expands the content that a use passes to a slot, and returns whether there is any.
  private mutating func readFilling(
    of slot: Int, by use: Int32, _ task: Task, into found: inout [Task]
  ) -> Bool {
    let caller = files[frames[task.frame].file]
    let children = caller.children(of: Int(use)).filter { caller.slot(filledBy: $0) == slot }
    var chain = Chain()
    for child in children {
      var task = task
      task.node = Int32(child)
      read(task, &chain, into: &found)
    }
    return !children.isEmpty
  }

  /// Whether the content that a use passes to a slot contains any element.
  private mutating func isFilled(_ slot: Int, by use: Int32, _ frame: Int) -> Bool {
    // Stack frames added here are removed again; they are made anew when the content is expanded.
    let count = frames.count
    defer { frames.removeLast(frames.count - count) }
    var open: [Task] = []
    _ = readFilling(
      of: slot, by: use, Task(kind: .siblings, node: use, frame: frame, parent: 0), into: &open)
    while let task = open.popLast(), result.issue == nil, step(task.node, task.frame) {
      if task.kind == .element { return true }
      open += siblings(task)
    }
    return false
  }
}

extension ConstantValue {
  /// Whether the value is not a text above the length limit.
  fileprivate var isReadable: Bool {
    switch self {
    case .string(let text): text.utf8.count <= Expander.longestText
    case .text(let text): text.content.utf8.count <= Expander.longestText
    case .number, .integer, .bool, .color, .asset, .symbol, .url, .length, .insets, .choice,
      .record,
      .list, .none:
      true
    }
  }
}
