import LayoutEngine
import LayoutModel
import LayoutSchema

/// Makes the engine's tree of a program, for given values, sizes and surroundings.
///
/// A run walks the document with a stack of its own, so that any nesting depth is possible. It
/// stops at a limit if a list has too many elements or an expression takes too long.
struct ProgramRunner: Sendable {
  /// The most elements that a document may have when its loops and components are inserted.
  static let mostElements = 100_000
  /// The most branches, iterations and elements that are processed.
  private static let mostSteps = 500_000
  /// The most work for expressions and texts, in bytes or a similar unit.
  private static let mostWork = 1 << 26
  /// The most bytes in one text.
  private static let longestText = 100_000

  var program = LayoutProgram(TypedDocument())
  /// The tree of the last run.
  var tree = LayoutTree()

  // MARK: Results besides the tree

  /// The elements of the tree, in its order.
  private(set) var placed: [PlacedElement] = []
  /// The elements that the author declares, by their places in the tree.
  private(set) var customs: [Int: CustomElement] = [:]
  /// The bodies: first the document, then components, once for each use.
  private(set) var bodies: [PlacedBody] = []
  private(set) var overlays: [Overlay] = []
  /// The elements whose layout is not registered, in document order.
  private(set) var missing: [MissingLayout] = []
  /// The reason why the document is not complete, or nil.
  private(set) var issue: LayoutIssue?
  /// Whether ``rows`` are noted, which only tests of a document need.
  var notesRows = false
  /// The rows of the loops in the document's own body.
  private(set) var rows: [PlacedRow] = []
  /// The row that contains each element, or −1 for none.
  private(set) var rowsOfElements: [Int32] = []
  /// The parts of the surroundings on which the tree depends, apart from the language.
  var asked: Surroundings { noted.union(evaluator.asked) }
  /// Whether texts may be unknown; see ``UnknownText``.
  var hasUnknownTexts = false
  /// The unknown texts of which the tree depends on what they say, and does not only show them.
  var readUnknownTexts: Set<Int> { evaluator.readUnknownTexts }
  /// The unknown texts of which the tree depends on that they are not empty.
  var unknownTextsThatAreNotEmpty: Set<Int> { evaluator.unknownTextsThatAreNotEmpty }

  // MARK: State

  private let registry: LayoutRegistry
  /// The size of stand-ins for layouts that are not registered and whose declaration gives none.
  var standIn: LayoutSize?
  private var range = SizeRange()
  private var environment = LayoutEnvironment()
  /// The parts of the surroundings on which the tree depends otherwise than by expressions.
  private var noted: Surroundings = []
  /// The limits of the branches that the last run came to, each once.
  private var sizeLimits: Set<SizeLimits> = []
  private var frames: [Frame] = []
  private var cursors: [Cursor] = []
  private var open: [OpenElement] = []
  private var evaluator = ExpressionEvaluator()
  /// The stack frame whose values the evaluator has, or −1.
  private var evaluated = -1
  private var steps = 0
  private var spans = 0
  /// The elements of rows that were taken over.
  private var kept = 0
  /// Whether a walk only looks for elements, and adds none.
  private var isProbing = false
  /// The element of the document that is being processed.
  private var here = 0
  /// The texts and parts of looks that the attributes of one element compute.
  private var texts = TypedDocument()

  private struct OpenElement: Sendable {
    /// The index in the program.
    var element: Int
    /// The body that contains the element's children as they are written.
    var body: Int
  }

  /// The values and the context of a body.
  private struct Frame: Sendable {
    var file: Int
    var parameters: [ConstantValue]
    /// What becomes of each action of the body; nil for one that the use has not bound.
    var actions: [LayoutAction?] = []
    var locals: [ConstantValue]
    /// Whether each slot of the component is filled, if the body tests that.
    var filled: [Bool] = []
    /// The outlets of the layout or component.
    var outlets: OutletShape
    /// The number of the body.
    var body = 0
    /// The number of bodies around this one.
    var depth = 0
    /// The use of the component whose body this is, and the stack frame of the use.
    var use: (node: Int32, frame: Int)?
    /// The element of the document itself that leads to this stack frame, or −1.
    var origin: Int32 = -1
    /// The innermost of the noted rows around the stack frame, or −1.
    var place: Int32 = -1

    /// Sets the value of a local; −1 stands for none.
    mutating func set(_ local: Int32, _ value: ConstantValue) {
      if locals.indices.contains(Int(local)) { locals[Int(local)] = value }
    }
  }

  /// A use whose attributes override those of its component's root.
  struct Overlay: Sendable {
    /// The index of the use's chain in the program.
    var use: Int32
    var frame: Int
    /// The body that contains the use.
    var place: Int
    /// The number of the component's body.
    var body: Int
    /// The use that overrides this one, or −1.
    var outer: Int
  }

  /// A place in the document from which the run goes on.
  private struct Cursor {
    /// The next sibling, or −1.
    var next: Int32
    var frame: Int
    /// The use whose component's root the siblings are, or −1.
    var overlay = -1
    /// The slot that the siblings fill as children of a use, or −1 for all siblings.
    var slot = -1
    /// Whether one of the branches of the current chain was taken.
    var isDecided = false
    /// Whether the element that contains the siblings is closed after them.
    var closes = false
    /// Whether the stack frame ends with the siblings.
    var endsFrame = false
    /// Whether the tree's row ends with the siblings.
    var closesRow = false
    /// The loop whose rows follow, or −1; then `next` is the first node of the loop's body.
    var loop: Int32 = -1
    /// The loop's node.
    var node: Int32 = -1
    var rows: [ConstantValue] = []
    var row = 0
    /// What the loop's rows hang on, if the next version of the tree may take them over.
    var source: RowSource?
  }

  init(registry: LayoutRegistry) {
    self.registry = registry
  }

  /// Makes the tree of the program with these parameter values.
  mutating func run(
    _ values: [ConstantValue], in range: SizeRange, _ environment: LayoutEnvironment
  ) {
    tree.begin(for: range, environment: environment)
    fill(values, range, environment)
  }

  /// Adds the elements of the program to a tree that others have begun for this range and
  /// environment.
  mutating func run(
    _ values: [ConstantValue], in range: SizeRange, _ environment: LayoutEnvironment,
    into other: inout LayoutTree,
  ) {
    swap(&tree, &other)
    fill(values, range, environment)
    swap(&tree, &other)
  }

  private mutating func fill(
    _ values: [ConstantValue], _ range: SizeRange, _ environment: LayoutEnvironment
  ) {
    begin(values, range, environment)
    let root = program.files[0].document.root
    guard root >= 0 else { return }
    setValues(program.files[0].document.structure.lets, 0)
    cursors.append(Cursor(next: root, frame: 0))
    while issue == nil {
      switch advance(above: 0) {
      case .element(let node, let frame, let overlay): read(node, frame, overlay)
      case .closed: close()
      case .end: return finish()
      }
      // A document with errors may have more elements behind its root.
      if open.isEmpty, !placed.isEmpty { return finish() }
    }
    finish()
  }

  private mutating func begin(
    _ values: [ConstantValue], _ range: SizeRange, _ environment: LayoutEnvironment
  ) {
    self.range = range
    self.environment = environment
    placed.removeAll(keepingCapacity: true)
    customs.removeAll(keepingCapacity: true)
    overlays.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    rowsOfElements.removeAll(keepingCapacity: true)
    missing = []
    issue = nil
    noted = []
    sizeLimits.removeAll(keepingCapacity: true)
    cursors.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    steps = 0
    spans = 0
    kept = 0
    evaluator = ExpressionEvaluator(environment: environment, isDark: isDark)
    evaluator.work = Self.mostWork
    evaluator.longestText = Self.longestText
    evaluator.hasUnknownTexts = hasUnknownTexts
    evaluated = -1
    let locals = program.files[0].document.structure.locals.count
    frames = [
      Frame(
        file: 0, parameters: values, locals: Array(repeating: .none, count: locals),
        outlets: program.outlets)
    ]
    frames[0].actions = program.files[0].document.structure.actions.map {
      LayoutAction($0.name, takesMore: true)
    }
    bodies = [PlacedBody(outlets: program.outlets, parent: -1)]
    program.prepare(isDark: isDark, work: Self.mostWork)
  }

  /// Closes all elements and rows that are still open.
  private mutating func finish() {
    while let cursor = cursors.popLast() {
      if cursor.closesRow { tree.closeRow() }
      if cursor.closes { close() }
    }
  }

  private mutating func close() {
    tree.close()
    open.removeLast()
  }

  /// Counts a step, and returns false at the limit or if the task is cancelled.
  private mutating func step(_ node: Int32, _ frame: Int) -> Bool {
    steps += 1
    here = origin(of: node, frame)
    // The task was cancelled, so its result and the reason are not used.
    if steps & 0xFF == 0, _Concurrency.Task<Never, Never>.isCancelled {
      stop(.tooManyElements(node: here))
      return false
    }
    guard steps <= Self.mostSteps, placed.count + spans + kept < Self.mostElements else {
      stop(.tooManyElements(node: here))
      return false
    }
    return true
  }

  private mutating func stop(_ issue: LayoutIssue) {
    self.issue = self.issue ?? issue
  }

  /// Returns the element of the document itself that an element comes from.
  private func origin(of node: Int32, _ frame: Int) -> Int {
    let above = frames[frame].origin
    return Int(above >= 0 ? above : node)
  }
}

// MARK: Siblings, including conditions, loops and slots

extension ProgramRunner {
  private enum Event {
    case element(Int32, frame: Int, overlay: Int)
    /// All children of an element have been processed.
    case closed
    case end
  }

  /// Walks to the next element, or to the end of an element or of all cursors above `base`.
  private mutating func advance(above base: Int) -> Event {
    while issue == nil, cursors.count > base {
      let top = cursors.count - 1
      if cursors[top].loop >= 0 {
        openRow(top)
        continue
      }
      let node = cursors[top].next
      guard node >= 0 else {
        let cursor = cursors.removeLast()
        if cursor.endsFrame { endFrame() }
        if cursor.closesRow { tree.closeRow() }
        if cursor.closes { return .closed }
        continue
      }
      let frame = cursors[top].frame
      let file = frames[frame].file
      cursors[top].next = program.files[file].document.nodes[Int(node)].nextSibling
      if cursors[top].slot >= 0 { skipOthers(top, file) }
      guard step(node, frame) else { return .end }
      switch program.files[file].document.nodes[Int(node)].kind.role {
      case .branch: readBranch(node, top)
      case .loop: readLoop(node, top)
      case .slot: readSlot(node, top)
      case .layout, .component, .declared, .other:
        return .element(node, frame: frame, overlay: cursors[top].overlay)
      }
    }
    return .end
  }

  /// Moves a cursor to the next child that fills its slot.
  private mutating func skipOthers(_ top: Int, _ file: Int) {
    while cursors[top].next >= 0,
      program.files[file].document.slot(filledBy: Int(cursors[top].next)) != cursors[top].slot
    {
      cursors[top].next = program.files[file].document.nodes[Int(cursors[top].next)].nextSibling
      steps += 1
    }
  }

  /// Adds a cursor for the siblings from `first` on, in the place of the cursor `top`.
  private mutating func enter(_ first: Int32, _ top: Int) {
    guard first >= 0 else { return }
    cursors.append(
      Cursor(next: first, frame: cursors[top].frame, overlay: cursors[top].overlay))
  }

  private mutating func readBranch(_ node: Int32, _ top: Int) {
    let branch = program.files[frames[cursors[top].frame].file].document.nodes[Int(node)]
    var isDecided = cursors[top].isDecided
    let isTaken = isTaken(branch, cursors[top].frame, &isDecided)
    cursors[top].isDecided = isDecided
    if isTaken { enter(branch.firstChild, top) }
  }

  /// Whether a branch is the one of its chain that is taken.
  private mutating func isTaken(
    _ branch: TypedNode, _ frame: Int, _ isDecided: inout Bool
  ) -> Bool {
    if branch.kind == .if { isDecided = false }
    guard !isDecided, holds(branch.detail, frame) else { return false }
    isDecided = true
    return true
  }

  private mutating func holds(_ detail: Int32, _ frame: Int) -> Bool {
    let file = frames[frame].file
    guard program.files[file].document.structure.branches.indices.contains(Int(detail)) else {
      return true
    }
    let branch = program.files[file].document.structure.branches[Int(detail)]
    guard branch.isAboutSizes else { return holds(test: branch.test, frame) }
    let limits = SizeLimits(branch, in: range)
    sizeLimits.insert(limits)
    return limits.areMet && holds(test: branch.test, frame)
  }

  /// The limits on sizes of a branch, and whether the last run's sizes met them.
  private struct SizeLimits: Hashable, Sendable {
    private let minWidth: Float?
    private let maxWidth: Float?
    private let minHeight: Float?
    private let maxHeight: Float?
    private(set) var areMet = false

    init(_ branch: TypedBranch, in range: SizeRange) {
      minWidth = branch.minWidth
      maxWidth = branch.maxWidth
      minHeight = branch.minHeight
      maxHeight = branch.maxHeight
      areMet = areMet(in: range)
    }

    func areMet(in range: SizeRange) -> Bool {
      range.offers(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
    }
  }

  /// Whether the last run came to a condition on sizes.
  var askedForSizes: Bool { !sizeLimits.isEmpty }

  /// Whether a run in another size range would take the same branches as the last run.
  func takesTheSameBranches(in range: SizeRange) -> Bool {
    sizeLimits.allSatisfy { $0.areMet == $0.areMet(in: range) }
  }

  /// Whether a test holds; a missing test always does.
  private mutating func holds(test: Int32, _ frame: Int) -> Bool {
    guard let value = value(at: test, frame) else { return true }
    return value == .bool(true)
  }
}

// MARK: Loops, whose body is inserted once for every element of a list

extension ProgramRunner {
  private mutating func readLoop(_ node: Int32, _ top: Int) {
    let frame = cursors[top].frame
    let loop = program.files[frames[frame].file].document.nodes[Int(node)]
    guard loop.firstChild >= 0, let rows = rows(of: loop, frame), !rows.isEmpty else { return }
    var cursor = Cursor(next: loop.firstChild, frame: frame, overlay: cursors[top].overlay)
    cursor.loop = loop.detail
    cursor.node = node
    cursor.rows = rows
    cursor.source = rowSource(of: cursor)
    cursors.append(cursor)
  }

  /// Returns what the rows of a loop hang on; nil if they are made anew in each run.
  private mutating func rowSource(of loop: Cursor) -> RowSource? {
    let file = frames[loop.frame].file
    guard !isProbing, loop.overlay < 0,
      program.files[file].document.structure.loops[Int(loop.loop)].key >= 0,
      let basis = program.basis(ofLoop: loop.loop, at: loop.node, in: file)
    else { return nil }
    var values: [ConstantValue] = []
    values.reserveCapacity(basis.common.count)
    // Not by `map`, whose closure would copy the runner.
    for given in basis.common { values.append(value(of: given, loop.frame)) }
    return RowSource(
      basis: basis, site: GeneratedCode.RowSite(in: program.files[file], Int(loop.loop)),
      common: RowSource.Common(
        file: program.files[file], values: values, actions: frames[loop.frame].actions,
        filled: frames[loop.frame].filled))
  }

  /// Returns the list of a loop, or nil if there is none.
  private mutating func rows(of node: TypedNode, _ frame: Int) -> [ConstantValue]? {
    let file = frames[frame].file
    guard program.files[file].document.structure.loops.indices.contains(Int(node.detail)),
      case .list(let elements)? = value(
        at: program.files[file].document.structure.loops[Int(node.detail)].list, frame)
    else { return nil }
    return elements
  }

  /// Adds a cursor for the next row of a loop, or removes the loop's cursor after the last row.
  private mutating func openRow(_ top: Int) {
    let (row, node, frame) = (cursors[top].row, cursors[top].node, cursors[top].frame)
    guard row < cursors[top].rows.count, step(node, frame) else {
      cursors.removeLast()
      return
    }
    cursors[top].row += 1
    let item = cursors[top].rows[row]
    var key: RowKey?
    if !notesRows, let field = cursors[top].source?.basis.keyField {
      key = RowKey(field: field, of: item)
      if let key, keepsRow(key, item, row, top) { return }
    }
    let file = frames[frame].file
    let loop = program.files[file].document.structure.loops[Int(cursors[top].loop)]
    let inner = beginRow(loop, at: node, item, row, frame)
    var body = Cursor(next: cursors[top].next, frame: inner, overlay: cursors[top].overlay)
    body.endsFrame = true
    if key != nil {
      body.closesRow = true
    } else if !isProbing, let value = value(at: loop.key, inner), let key = RowKey(value) {
      if keepsRow(key, item, row, top) { return endFrame() }
      body.closesRow = true
    }
    cursors.append(body)
  }

  /// Adds a row to the tree, or takes it over from the tree's last version if nothing has changed
  /// that it hangs on.
  ///
  /// - Returns: Whether it was taken over; otherwise the row is open.
  private mutating func keepsRow(
    _ key: RowKey, _ item: ConstantValue, _ index: Int, _ top: Int
  ) -> Bool {
    guard let basis = cursors[top].source?.basis, let site = cursors[top].source?.site else {
      tree.openRow(key)
      return false
    }
    if let row = tree.findRow(key, at: site) as? RowOrigin,
      cursors[top].source?.has(row.common) == true, !basis.usesIndex || row.index == index,
      !basis.usesItem || row.item.isSame(as: item)
    {
      kept += tree.keepRow()
      return true
    }
    guard let common = cursors[top].source?.common else { return false }
    let origin = RowOrigin(
      common: common, item: basis.usesItem ? item : .none, index: basis.usesIndex ? index : 0)
    tree.openRow(key, origin, at: site)
    return false
  }

  private func value(of given: LayoutProgram.Given, _ frame: Int) -> ConstantValue {
    let (values, place) =
      switch given {
      case .parameter(let place): (frames[frame].parameters, place)
      case .local(let place): (frames[frame].locals, place)
      }
    return values.indices.contains(place) ? values[place] : .none
  }

  /// Adds the stack frame of a row, and returns its index.
  private mutating func beginRow(
    _ loop: TypedLoop, at node: Int32, _ element: ConstantValue, _ index: Int, _ frame: Int
  ) -> Int {
    var inner = frames[frame]
    inner.set(loop.item, element)
    inner.set(loop.index, .integer(index))
    if inner.origin < 0, inner.file != 0 { inner.origin = node }
    if notesRows, inner.body == 0 {
      rows.append(PlacedRow(loop: node, index: index, outer: inner.place))
      inner.place = Int32(rows.count - 1)
    }
    beginFrame(inner)
    setValues(loop.lets, frames.count - 1)
    return frames.count - 1
  }

  private mutating func beginFrame(_ frame: Frame) {
    frames.append(frame)
    evaluated = -1
  }

  private mutating func endFrame() {
    frames.removeLast()
    evaluated = -1
  }

  /// Evaluates the `let` values of a stack frame.
  private mutating func setValues(_ lets: [TypedLet], _ frame: Int) {
    for value in lets {
      guard let result = self.value(at: value.value, frame) else { continue }
      frames[frame].set(value.local, result)
      evaluated = -1
    }
  }
}

/// What the rows of a loop hang on, apart from sizes and surroundings.
private struct RowSource: Sendable {
  /// What all of them hang on alike.
  final class Common: Sendable {
    /// The file of the loop.
    let file: LayoutProgram.File
    let values: [ConstantValue]
    let actions: [LayoutAction?]
    let filled: [Bool]

    init(
      file: LayoutProgram.File, values: [ConstantValue], actions: [LayoutAction?], filled: [Bool]
    ) {
      self.file = file
      self.values = values
      self.actions = actions
      self.filled = filled
    }

    func isEqual(to other: Common) -> Bool {
      file === other.file && filled == other.filled && values.areSame(as: other.values)
        && actions == other.actions
    }
  }

  let basis: LayoutProgram.RowBasis
  let site: GeneratedCode.RowSite
  private(set) var common: Common
  /// What was compared last, and differs.
  private var different: Common?

  init(basis: LayoutProgram.RowBasis, site: GeneratedCode.RowSite, common: Common) {
    self.basis = basis
    self.site = site
    self.common = common
  }

  /// Whether a row of an earlier run hung on the same, which is compared once for all its rows.
  mutating func has(_ other: Common) -> Bool {
    if other === common { return true }
    if other === different { return false }
    guard other.isEqual(to: common) else {
      different = other
      return false
    }
    common = other
    return true
  }
}

/// What a row hangs on, apart from sizes and surroundings.
private final class RowOrigin: AnyRowValue {
  let common: RowSource.Common
  /// The element of the list; `none` if the row does not use it.
  let item: ConstantValue
  /// The position in the list; 0 if the row does not use it.
  let index: Int

  init(common: RowSource.Common, item: ConstantValue, index: Int) {
    self.common = common
    self.item = item
    self.index = index
  }
}

extension RowKey {
  /// Makes a row's key from a field of a record; nil if there is no such field, or if it is neither
  /// a string nor an integer.
  fileprivate init?(field: Int, of record: ConstantValue) {
    guard case .record(let fields) = record, fields.indices.contains(field) else { return nil }
    self.init(fields[field])
  }

  /// Makes a row's key from the result of the loop's key expression; nil if it is neither a string
  /// nor an integer.
  fileprivate init?(_ value: ConstantValue) {
    switch value {
    case .string(let string): self = .string(string)
    case .integer(let integer): self = .integer(integer)
    case .text, .number, .bool, .color, .date, .asset, .symbol, .url, .length, .insets, .choice,
      .record, .list, .none:
      return nil
    }
  }
}

// MARK: Uses of components and their slots

extension ProgramRunner {
  private mutating func read(_ node: Int32, _ frame: Int, _ overlay: Int) {
    if program.files[frames[frame].file].document.nodes[Int(node)].kind == .component {
      readUse(node, frame, overlay)
    } else {
      emit(node, frame, overlay)
    }
  }

  /// Inserts the body of a component in place of its use.
  private mutating func readUse(_ node: Int32, _ frame: Int, _ overlay: Int) {
    let file = frames[frame].file
    let detail = Int(program.files[file].document.nodes[Int(node)].detail)
    guard program.files[file].document.structure.uses.indices.contains(detail) else { return }
    let use = program.files[file].document.structure.uses[detail]
    guard let signature = program.files[file].document.signature(of: use.component),
      let body = program.body(of: use.component, in: file)
    else { return }
    // A component in itself is an error, but the legal parts of such a document are laid out.
    guard frames[frame].depth < program.componentCount else {
      return stop(.tooManyElements(node: origin(of: node, frame)))
    }
    let actions = actions(of: use, frame)
    let inner = beginBody(body, signature, arguments(of: use, frame), at: node, frame)
    frames[inner].actions = actions
    guard issue == nil else { return }
    let chain = program.chain(
      layer(node, frame), outer: overlay < 0 ? -1 : overlays[overlay].use,
      component: signature, body: body, outlets: frames[frame].outlets)
    overlays.append(
      Overlay(
        use: chain, frame: frame, place: frames[frame].body, body: frames[inner].body,
        outer: overlay))
    var cursor = Cursor(next: body.root, frame: inner, overlay: overlays.count - 1)
    cursor.endsFrame = true
    cursors.append(cursor)
  }

  private mutating func arguments(of use: ComponentUse, _ frame: Int) -> [ConstantValue?] {
    var arguments: [ConstantValue?] = []
    for place in use.arguments { arguments.append(value(at: place, frame)) }
    return arguments
  }

  /// Returns what becomes of the actions of a component in a use.
  private mutating func actions(of use: ComponentUse, _ frame: Int) -> [LayoutAction?] {
    use.actions.map { fired($0, frame) }
  }

  /// Adds the stack frame of a component's body, and returns its index.
  private mutating func beginBody(
    _ body: LayoutProgram.Body, _ signature: ComponentSignature, _ arguments: [ConstantValue?],
    at node: Int32, _ frame: Int,
  ) -> Int {
    let locals = program.files[body.file].document.structure.locals.count
    var inner = Frame(
      file: body.file, parameters: [], locals: Array(repeating: .none, count: locals),
      outlets: signature.outlets, use: (node, frame), origin: Int32(origin(of: node, frame)))
    inner.body = bodies.count
    inner.depth = frames[frame].depth + 1
    bodies.append(
      PlacedBody(outlets: signature.outlets, parent: frames[frame].body))
    beginFrame(inner)
    let place = frames.count - 1
    for (index, parameter) in signature.parameters.enumerated() {
      let given = arguments.indices.contains(index) ? arguments[index] : nil
      let value = given ?? standard(of: parameter, index, body, place)
      guard value.isReadable(upTo: Self.longestText) else {
        stop(.textTooLong(node: origin(of: node, frame)))
        return place
      }
      frames[place].parameters.append(value)
      evaluated = -1
    }
    if program.files[body.file].document.structure.asksForSlots {
      frames[place].filled = signature.slots.indices.map { isFilled($0, by: node, frame) }
      evaluated = -1
    }
    setValues(body.lets, place)
    return place
  }

  /// Returns the default of a parameter, in a stack frame with the values of the parameters before
  /// it.
  private mutating func standard(
    of parameter: Parameter, _ index: Int, _ body: LayoutProgram.Body, _ frame: Int
  ) -> ConstantValue {
    guard let standard = parameter.defaultValue else { return .none }
    noted.insert(.appearance)
    guard let expression = standard.expression else { return standard.value(isDark: isDark) }
    return run(program.start(of: expression, parameter: index, of: body), frame)
  }

  /// Inserts the content that the use passes to a slot, or else the slot's own content.
  private mutating func readSlot(_ node: Int32, _ top: Int) {
    let frame = cursors[top].frame
    let file = frames[frame].file
    let slot = program.files[file].document.nodes[Int(node)]
    if let use = frames[frame].use,
      program.files[file].document.structure.slots.indices.contains(Int(slot.detail)),
      let cursor = filling(
        of: Int(program.files[file].document.structure.slots[Int(slot.detail)].slot), use,
        cursors[top].overlay)
    {
      cursors.append(cursor)
    } else {
      enter(slot.firstChild, top)
    }
  }

  /// Returns a cursor for the content that a use passes to a slot; nil if the use passes none.
  private mutating func filling(
    of slot: Int, _ use: (node: Int32, frame: Int), _ overlay: Int
  ) -> Cursor? {
    let file = frames[use.frame].file
    var child = program.files[file].document.nodes[Int(use.node)].firstChild
    while child >= 0, program.files[file].document.slot(filledBy: Int(child)) != slot {
      child = program.files[file].document.nodes[Int(child)].nextSibling
      steps += 1
    }
    guard child >= 0 else { return nil }
    return Cursor(next: child, frame: use.frame, overlay: overlay, slot: slot)
  }

  /// Whether the content that a use passes to a slot contains any element.
  private mutating func isFilled(_ slot: Int, by node: Int32, _ frame: Int) -> Bool {
    guard let cursor = filling(of: slot, (node, frame), -1) else { return false }
    let (open, count, noted) = (cursors.count, frames.count, rows.count)
    cursors.append(cursor)
    let wasProbing = isProbing
    isProbing = true
    defer {
      isProbing = wasProbing
      cursors.removeLast(max(cursors.count - open, 0))
      frames.removeLast(frames.count - count)
      rows.removeLast(rows.count - noted)
      evaluated = -1
    }
    guard case .element = advance(above: open) else { return false }
    return true
  }
}

extension ConstantValue {
  /// Whether the value is not a text of more than `length` bytes.
  fileprivate func isReadable(upTo length: Int) -> Bool {
    switch self {
    case .string(let text): text.utf8.count <= length
    case .text(let text): text.content.utf8.count <= length
    case .number, .integer, .bool, .color, .date, .asset, .symbol, .url, .length, .insets, .choice,
      .record, .list, .none:
      true
    }
  }
}

// MARK: Elements

extension ProgramRunner {
  /// Adds an element to the tree.
  private mutating func emit(_ node: Int32, _ frame: Int, _ overlay: Int) {
    let index = index(of: node, frame, overlay)
    let element = program.elements[index]
    if element.tone != nil { noted.insert(.appearance) }
    note(element, index, node, frame, overlay)
    spend(element.length)
    guard let spec = spec(element, node, frame, overlay) else {
      // An element that no other element contains, in a document with errors.
      tree.open(.wrapper)
      tree.close()
      return
    }
    let exits = exits(frame, overlay)
    if element.isBound {
      forgetTexts()
      tree.open(
        spec, as: boundPlacement(element, frame, overlay), id: element.id,
        size: size(element, frame, overlay), style: style(element, frame, overlay),
        leaving: exits, starting: element.root)
    } else {
      tree.open(
        spec, as: placement(element, frame, overlay), id: element.id, size: element.size,
        style: element.style, leaving: exits, starting: element.root)
    }
    let first = program.files[frames[frame].file].document.nodes[Int(node)].firstChild
    guard element.kind != .text, first >= 0 else {
      tree.close()
      return
    }
    open.append(OpenElement(element: index, body: frames[frame].body))
    var children = Cursor(next: first, frame: frame)
    children.closes = true
    cursors.append(children)
  }

  /// Returns the number of components that an element, or the outermost use whose root it is,
  /// leaves because it fills their slots.
  private func exits(_ frame: Int, _ overlay: Int) -> Int {
    guard let parent = open.last else { return 0 }
    var place = frames[frame].body
    var above = overlay
    while above >= 0 {
      place = overlays[above].place
      above = overlays[above].outer
    }
    var exits = 0
    var body = parent.body
    // A body has a greater number than those around it.
    while body > place {
      body = bodies[body].parent
      exits += 1
    }
    return exits
  }

  /// Returns the index in the program of an element.
  private mutating func index(of node: Int32, _ frame: Int, _ overlay: Int) -> Int {
    // `last` would copy the element to a value that is retained.
    let parent =
      open.isEmpty ? ElementKind.layout : program.elements[open[open.count - 1].element].kind
    if overlay < 0, let known = program.element(at: node, in: frames[frame].file, under: parent) {
      return known
    }
    return program.element(
      layer(node, frame), in: overlay < 0 ? -1 : overlays[overlay].use,
      under: parent, outlets: frames[frame].outlets)
  }

  /// Returns an element or use with the variant of its style that applies.
  private mutating func layer(_ node: Int32, _ frame: Int) -> LayoutProgram.Layer {
    let file = frames[frame].file
    var layer = LayoutProgram.Layer(file: Int32(file), node: node)
    for (number, way) in program.files[file].styleWays(of: node).enumerated()
    where holds(test: way.test, frame) {
      layer.way = Int32(number)
      break
    }
    return layer
  }

  /// Records where an element of the tree comes from.
  private mutating func note(
    _ element: ProgramElement, _ index: Int, _ node: Int32, _ frame: Int, _ overlay: Int
  ) {
    let place = placed.count
    var around = frames[frame].place
    var above = overlay
    while above >= 0 {
      let use = overlays[above]
      // A valid body has one root. An invalid one may have more, each of which walks all overlays
      // and so counts as steps.
      guard bodies[use.body].root < 0 || step(node, frame) else { break }
      bodies[use.body].root = place
      around = frames[use.frame].place
      above = use.outer
    }
    if notesRows { rowsOfElements.append(around) }
    placed.append(
      PlacedElement(
        element: Int32(index), origin: Int32(origin(of: node, frame)),
        body: Int32(frames[frame].body), overlay: Int32(overlay)))
  }

  /// Returns the stack frame in which the attributes of a layer are evaluated.
  private func frame(ofLayer layer: Int, _ frame: Int, _ overlay: Int) -> Int {
    guard layer > 0 else { return frame }
    var above = overlay
    for _ in 1..<layer where above >= 0 { above = overlays[above].outer }
    return above < 0 ? frame : overlays[above].frame
  }

  private mutating func spec(
    _ element: ProgramElement, _ node: Int32, _ frame: Int, _ overlay: Int
  ) -> LayoutEngine.ElementSpec? {
    if element.kind == .element, let custom = element.custom { return spec(custom, node, frame) }
    var spec = element.spec
    if let complete = element.complete {
      forgetTexts()
      spec = complete(values(element.boundOwn, frame, overlay), texts)
    }
    guard let content = element.text, case .text(var text)? = spec else { return spec }
    complete(&text, content, frame)
    return .text(text)
  }

  private mutating func size(
    _ element: ProgramElement, _ frame: Int, _ overlay: Int
  ) -> ElementSize {
    let bound = element.boundSize
    guard !bound.isEmpty else { return element.size }
    var size = element.size
    ElementSize.bindings.apply(values(bound, frame, overlay), of: texts, to: &size)
    return size
  }

  private mutating func style(
    _ element: ProgramElement, _ frame: Int, _ overlay: Int
  ) -> ElementStyle? {
    var look = look(element, frame, overlay)
    let looks = element.boundLooks
    if !looks.isEmpty {
      look = ElementStyle.changing(looks.map { stateLook($0, frame, overlay) }, besides: look)
    }
    let actions = element.boundActions
    guard !actions.isEmpty else { return look }
    return ElementStyle.firing(
      actions.compactMap { action(of: $0, frame, overlay) }, besides: look)
  }

  private mutating func look(
    _ element: ProgramElement, _ frame: Int, _ overlay: Int
  ) -> ElementStyle? {
    let bound = element.boundAppearance
    guard !bound.isEmpty else { return element.style }
    let values = values(bound, frame, overlay)
    guard !values.isEmpty else { return element.style }
    var style = element.style ?? ElementStyle()
    ElementStyle.bindings.apply(values, of: texts, to: &style)
    return style
  }

  private mutating func stateLook(
    _ look: ProgramElement.Look, _ frame: Int, _ overlay: Int
  ) -> StateLook {
    var state = look.constant
    StateLook.bindings.apply(values(look.bound, frame, overlay), of: texts, to: &state)
    return state
  }

  private mutating func boundPlacement(
    _ element: ProgramElement, _ frame: Int, _ overlay: Int
  ) -> PlacementRecord {
    guard let complete = element.completePlacement else {
      return placement(element, frame, overlay)
    }
    let values = values(element.boundPlacement, frame, overlay)
    return values.isEmpty ? element.placement : complete(values, texts)
  }

  /// Returns the constant placement, or the one for a parent that the author declares.
  private mutating func placement(
    _ element: ProgramElement, _ frame: Int, _ overlay: Int
  ) -> PlacementRecord {
    guard !element.placements.isEmpty, let parent = open.last,
      case .layout(let className)? = program.elements[parent.element].custom?.declaration.maker
    else { return element.placement }
    var values: [String: AttributeValue] = [:]
    for placement in element.placements {
      let frame = self.frame(ofLayer: placement.layer, frame, overlay)
      values.merge(self.values(placement.expressions, placement.parameters, frame)) { $1 }
    }
    guard !values.isEmpty else { return element.placement }
    return registry.placement(under: className, AttributeReader(values)) ?? .none
  }
}

// MARK: Layouts and views that the author declares

extension ProgramRunner {
  private mutating func spec(
    _ custom: ProgramCustom, _ node: Int32, _ frame: Int
  ) -> LayoutEngine.ElementSpec {
    let declaration = custom.declaration
    let element = CustomElement(
      declaration,
      AttributeReader(values(custom.expressions, declaration.attributes, frame)))
    customs[placed.count - 1] = element
    switch declaration.maker {
    case .view(let view):
      return .view(
        ViewSpec(
          class: view.name, intrinsicSize: ViewSpec.IntrinsicSize(view.intrinsicSize),
          attributes: element.attributes))
    case .layout(let className):
      if let spec = registry.spec(of: className, element.attributes) { return spec }
      let layout = MissingLayout(
        element, className, node: origin(of: node, frame), said: standIn,
        hasChildren: program.files[frames[frame].file].document.nodes[Int(node)].firstChild >= 0)
      missing.append(layout)
      return .custom(CustomSpec(layout.standIn))
    }
  }

  /// Returns the values of the attributes or placements that a declaration lists.
  private mutating func values(
    _ expressions: [Int32], _ parameters: [Parameter], _ frame: Int
  ) -> [String: AttributeValue] {
    var values: [String: AttributeValue] = [:]
    noted.insert(.appearance)
    for (index, parameter) in parameters.enumerated() {
      let written = expressions.indices.contains(index) ? expressions[index] : -1
      let value =
        value(at: written, frame) ?? parameter.defaultValue?.value(isDark: isDark)
      guard let value else { continue }
      values[parameter.name] = AttributeValue(value, of: parameter.type)
    }
    return values
  }
}

// MARK: Actions

extension ProgramRunner {
  /// Returns the action of an attribute such as `tap`, with the values of what is shown.
  private mutating func action(
    of field: ProgramElement.Field, _ frame: Int, _ overlay: Int
  ) -> ElementAction? {
    guard case .fires(let place) = field.argument.value,
      let event = ElementAction.Event(rawValue: field.argument.name.name)
    else { return nil }
    let frame = self.frame(ofLayer: field.layer, frame, overlay)
    guard let action = fired(place, frame) else { return nil }
    return ElementAction(event, action, takesMore: action.takesMore)
  }

  /// Returns the action at a place that fires one; nil if a use has not bound it, or a choice fires
  /// nothing.
  private mutating func fired(_ place: Int32, _ frame: Int) -> LayoutAction? {
    let structure = program.files[frames[frame].file].document.structure
    guard structure.firings.indices.contains(Int(place)) else { return nil }
    let firing = structure.firings[Int(place)]
    if let choice = firing.choice {
      return fired(holds(test: choice.test, frame) ? choice.then : choice.otherwise, frame)
    }
    guard frames[frame].actions.indices.contains(Int(firing.action)),
      let action = frames[frame].actions[Int(firing.action)]
    else { return nil }
    var values: [ActionValue] = []
    for argument in firing.arguments {
      values.append(
        ActionValue(
          value(at: argument, frame) ?? .none, of: structure.expressions[Int(argument)].type))
    }
    return action.with(values, takesMore: firing.takesMore)
  }
}

// MARK: Texts

extension ProgramRunner {
  /// Sets the content of a text.
  private mutating func complete(_ text: inout TextSpec, _ content: ProgramText, _ frame: Int) {
    switch content.content {
    case .words(let words): text.content = words
    case .expression(let place):
      guard case .text(let words)? = value(at: place, frame) else { return }
      spend(words.content)
      text.content = words.content
      if !words.arguments.isEmpty { text.arguments = words.arguments }
      if words.isVerbatim { text.localized = false }
    case .pattern(let pattern):
      let words = words(of: pattern, frame)
      text.content = words.content
      if !words.arguments.isEmpty { text.arguments = words.arguments }
      if !pattern.isKey { text.localized = false }
      if !pattern.spans.isEmpty { text.spans = pattern.spans.map { run(of: $0, frame) } }
    case .parts(let parts):
      var all = TextParts(for: range, environment: environment)
      add(parts, frame, to: &all)
      text.parts = all.all
    }
  }

  private mutating func words(of pattern: ProgramText.Pattern, _ frame: Int) -> LayoutText {
    spend(pattern.words)
    guard pattern.start >= 0, case .text(let text) = run(pattern.start, frame) else {
      return LayoutText(key: pattern.words)
    }
    return text
  }

  /// Adds the parts of a text, or of a condition or loop in it.
  private mutating func add(
    _ parts: [ProgramText.Part], _ frame: Int, to all: inout TextParts
  ) {
    var isDecided = false
    for part in parts {
      guard issue == nil else { return }
      switch part {
      case .blank: all.addBlank()
      case .pattern(let pattern):
        all.add(
          words(of: pattern, frame), spans: pattern.spans.map { run(of: $0, frame) },
          localized: pattern.isKey)
      case .flow(let node, let parts):
        let flow = program.files[frames[frame].file].document.nodes[Int(node)]
        guard step(node, frame) else { return }
        if flow.kind.role == .loop {
          addRows(of: flow, at: node, parts, frame, to: &all)
        } else if isTaken(flow, frame, &isDecided) {
          add(parts, frame, to: &all)
        }
      }
    }
  }

  private mutating func addRows(
    of flow: TypedNode, at node: Int32, _ parts: [ProgramText.Part], _ frame: Int,
    to all: inout TextParts,
  ) {
    guard let rows = rows(of: flow, frame) else { return }
    let loop = program.files[frames[frame].file].document.structure.loops[Int(flow.detail)]
    for (index, row) in rows.enumerated() {
      guard issue == nil, step(node, frame) else { return }
      let inner = beginRow(loop, at: node, row, index, frame)
      add(parts, inner, to: &all)
      endFrame()
    }
  }

  /// Returns a `span` with its attributes.
  private mutating func run(of span: ProgramText.Span, _ frame: Int) -> TextRun {
    spans += 1
    var run = span.run
    guard span.varies || !span.bound.isEmpty else { return run }
    forgetTexts()
    var said = span.bound
    if span.varies {
      run = TextRun()
      let layer = layer(span.node, frame)
      said = ElementModel.attributes(
        ofSpan: Int(span.node), program.files[frames[frame].file].document,
        in: program.way(of: layer)
      ).map { ProgramElement.Field($0, layer: 0) }
    }
    let values = said.compactMap { value(of: $0, frame) }
    TextRun.bindings.apply(values, of: texts, to: &run)
    for case .fires(let place) in said.lazy.map(\.argument.value) {
      run.tap = fired(place, frame)
    }
    return run
  }
}

// MARK: Values of attributes

extension ProgramRunner: ValueResolver {
  /// Whether constants have their values for dark mode.
  private var isDark: Bool { environment.colorScheme == .dark }

  /// Returns the result of an expression of a body's file; nil if there is no such expression.
  mutating func value(at place: Int32, _ frame: Int) -> ConstantValue? {
    guard let start = program.start(of: place, in: frames[frame].file) else { return nil }
    return run(start, frame)
  }

  /// Evaluates the code from `start` on with the values of a body, within the rest of the work
  /// limit for a document.
  private mutating func run(_ start: Int32, _ frame: Int) -> ConstantValue {
    if evaluated != frame {
      evaluated = frame
      evaluator.parameters = frames[frame].parameters
      evaluator.locals = frames[frame].locals
      evaluator.filled = frames[frame].filled
    }
    let value = evaluator.value(at: start, of: program.code)
    switch evaluator.excess {
    case nil: break
    case .work: stop(.tooMuchWork(node: here))
    case .text: stop(.textTooLong(node: here))
    }
    return value
  }

  /// Counts a text that was made as work.
  private mutating func spend(_ text: String) { spend(text.utf8.count) }

  private mutating func spend(_ bytes: Int) {
    evaluator.work -= bytes
    if evaluator.work < 0 { stop(.tooMuchWork(node: here)) }
  }

  private mutating func forgetTexts() {
    if !texts.decoded.isEmpty || !texts.lookParts.isEmpty { texts.removeAll() }
  }

  /// Adds a text to ``texts``.
  mutating func keep(_ text: String) -> TextReference {
    spend(text)
    return texts.append(text: issue == nil ? text : "")
  }

  mutating func keep(_ parts: [LookPart]) -> TypedValue { texts.append(parts: parts) }

  var localization: TextLocalization? { environment.localization }

  func document(of frame: Int) -> TypedDocument { program.files[frames[frame].file].document }

  func unit(of place: Int32, _ frame: Int) -> BoundValue.Unit {
    program.unit(of: place, in: frames[frame].file)
  }

  /// Returns the attributes with the results of their expressions, without those that are `nil`.
  private mutating func values(
    _ fields: [ProgramElement.Field], _ frame: Int, _ overlay: Int
  ) -> [ElementModel.Argument] {
    var values: [ElementModel.Argument] = []
    for field in fields {
      let frame = self.frame(ofLayer: field.layer, frame, overlay)
      if let value = value(of: field, frame) { values.append(value) }
    }
    return values
  }

  /// Returns an attribute with its value, or nil if its expression results in none.
  private mutating func value(
    of field: ProgramElement.Field, _ frame: Int
  ) -> ElementModel.Argument? {
    guard let value = resolved(field.argument.value, field.type, frame) else { return nil }
    var argument = field.argument
    argument.value = value
    return argument
  }
}
