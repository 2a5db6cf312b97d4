package import LayoutEngine
import LayoutSchema
package import LayoutSemantics

/// Makes a plain document of one with structure, for the values of its parameters.
///
/// It works with a stack of its own, so that no document is nested too deeply for it, and stops where
/// a list has more elements than anyone can look at.
package struct Expander: Sendable {
  /// The most elements that a document may have.
  package static let mostElements = 100_000
  /// The most branches, iterations and elements that are looked at.
  static let mostSteps = 500_000
  /// The most work that expressions and texts may cost, in bytes and their like.
  static let mostWork = 1 << 26
  /// The most bytes of a text.
  static let longestText = 100_000

  let range: SizeRange
  let environment: LayoutEnvironment
  var files: [TypedDocument]
  /// The file of an import, by the importing file and the import's place there.
  var imported: [ImportPlace: Int] = [:]
  var frames: [Frame]
  var overlays: [Overlay] = []
  var result = Expansion()
  var tasks: [Task] = []
  private var steps = 0
  /// What is left of the work that expressions may cost.
  var work = Expander.mostWork
  /// The element of the document that is being looked at.
  private(set) var here = 0

  /// A place among the imports of a file.
  struct ImportPlace: Hashable {
    var file: Int
    var module: Int32
  }

  /// The surroundings that a body is read in.
  struct Frame: Sendable {
    var file: Int
    var parameters: [ConstantValue]
    var locals: [ConstantValue]
    /// The ids of the layout or component.
    var outlets: OutletShape
    /// The number of the body.
    var body = 0
    /// The use of the component that the body is of, and the surroundings of the use.
    var use: (node: Int32, frame: Int)?
    /// The keys of the loops around.
    var row: [RowKey] = []
    /// The element of the document itself that leads here, or −1.
    var origin: Int32 = -1
  }

  /// A use that is laid over the root of its component.
  struct Overlay: Sendable {
    var node: Int32
    var frame: Int
    var component: String?
    /// The number of the component's body.
    var body: Int
    /// The use that is laid over this one, or −1.
    var outer: Int
  }

  /// Something that is still to be read.
  struct Task: Sendable {
    enum Kind: Sendable {
      /// An element.
      case element
      /// An element and its siblings from there on.
      case siblings
    }

    var kind: Kind
    var node: Int32
    var frame: Int
    /// In the new tree.
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
    result.bodies = [Expansion.Body(outlets: frames[0].outlets, file: document, parent: -1)]
  }

  /// The document with these values for its parameters, as it is where that much is offered.
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
    tasks = [Task(kind: .siblings, node: root, frame: 0, parent: 0)]
    while let task = tasks.popLast(), result.issue == nil {
      guard step(task.node, task.frame) else { return }
      switch task.kind {
      case .siblings: readSiblings(task)
      case .element: readElement(task)
      }
    }
  }

  /// Counts what is done; false where it is too much.
  mutating func step(_ node: Int32, _ frame: Int) -> Bool {
    steps += 1
    here = origin(of: node, frame)
    guard steps <= Self.mostSteps, result.document.nodes.count <= Self.mostElements else {
      stop(.tooManyElements(node: here))
      return false
    }
    return true
  }

  /// Notes why the document is not expanded to the end.
  mutating func stop(_ issue: Expansion.Issue) {
    result.issue = result.issue ?? issue
  }

  /// The element of the document itself that an element comes from.
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

extension DocumentStructure {
  /// The expression at a place, or nil for −1.
  func expression(_ place: Int32) -> TypedExpression? {
    expressions.indices.contains(Int(place)) ? expressions[Int(place)] : nil
  }
}
