package import LayoutEngine
import LayoutSchema
package import LayoutSemantics

/// Solves documents without a compiler.
///
/// It builds the engine's tree from the same models that generated code is written from. Keep one
/// for each thread: its memory is used again from document to document.
package struct Interpreter: Sendable {
  /// The tree of the document that was solved last.
  package private(set) var tree = LayoutTree()
  private var model = ElementModel()
  /// The place in the typed tree of each element of the engine's.
  private var nodes: [Int] = []

  package init() {}

  /// The frames of `document`, or nil where it has no root element.
  ///
  /// Only a document without errors means what it says; of others what is legal is solved.
  package mutating func solve(
    _ document: TypedDocument, in settings: PreviewSettings
  ) -> SolvedLayout? {
    solve(
      document, in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer)
  }

  /// The frames of `document`, or nil where it has no root element.
  package mutating func solve(
    _ document: TypedDocument,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
  ) -> SolvedLayout? {
    build(document)
    guard !nodes.isEmpty else { return nil }
    tree.solve(in: range, environment: environment, measurer: measurer)
    return SolvedLayout(elements: solvedElements(document))
  }
}

// MARK: Into the engine

extension Interpreter {
  private mutating func build(_ document: TypedDocument) {
    tree.removeAll()
    nodes.removeAll(keepingCapacity: true)
    let outlets = OutletTable(document)
    guard document.root >= 0 else { return }
    var node = document.root
    while node >= 0 {
      if open(Int(node), document, outlets), document.nodes[Int(node)].firstChild >= 0 {
        node = document.nodes[Int(node)].firstChild
      } else {
        node = closed(node, document)
      }
    }
  }

  /// Opens an element, unless it is none that can be laid out.
  private mutating func open(
    _ node: Int, _ document: TypedDocument, _ outlets: OutletTable
  ) -> Bool {
    model.read(node, of: document)
    let parent = document.nodes[node].parent
    guard let spec = LayoutEngine.ElementSpec(model, document), parent >= 0 else {
      tree.open(.wrapper)
      nodes.append(node)
      return false
    }
    tree.open(
      spec,
      as: PlacementRecord(model, under: document.nodes[Int(parent)].kind),
      id: ElementID(outlets.number(of: node)),
      size: ElementSize(model),
      look: Appearance(model, document))
    nodes.append(node)
    return true
  }

  /// Closes an element and all that end with it; gives the element that comes next, or −1.
  private mutating func closed(_ last: Int32, _ document: TypedDocument) -> Int32 {
    var node = last
    while node >= 0 {
      tree.close()
      guard node != document.root else { return -1 }
      let next = document.nodes[Int(node)].nextSibling
      if next >= 0 { return next }
      node = document.nodes[Int(node)].parent
    }
    return -1
  }
}

// MARK: Out of the engine

extension Interpreter {
  private func solvedElements(_ document: TypedDocument) -> [SolvedElement] {
    var elements: [SolvedElement] = []
    elements.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let parent = tree.parent(of: index).map { elements[$0] }
      let isGone = parent?.isGone == true || tree.appearance(of: index)?.visibility == .gone
      elements.append(
        SolvedElement(
          kind: document.nodes[node].kind,
          id: document.string(.id, of: node),
          frame: isGone ? .zero : tree.frame(of: index),
          contentSize: isGone ? nil : tree.contentSize(of: index),
          separators: isGone ? [] : tree.separators(of: index),
          isGone: isGone,
          depth: parent.map { $0.depth + 1 } ?? 0,
          end: tree.subtree(of: index).upperBound,
          node: node))
    }
    return elements
  }
}
