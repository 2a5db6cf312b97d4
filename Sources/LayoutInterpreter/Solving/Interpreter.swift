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
  /// The memory in which the next version of a running document is built.
  private var spare = LayoutTree()
  /// What became of the elements by the last update.
  package private(set) var changes = TreeChanges()
  private var model = ElementModel()
  /// The place in the typed tree of each element of the engine's.
  private var nodes: [Int] = []

  private let registry: LayoutRegistry
  /// The elements of the last document whose layout is in no registry, in document order.
  package private(set) var missing: [MissingLayout] = []
  /// What kept the last document from being expanded to the end, or nil.
  package private(set) var issue: Expansion.Issue?

  /// Solves documents with the layouts of the author's own that `registry` knows.
  package init(registry: LayoutRegistry = LayoutRegistry()) {
    self.registry = registry
  }

  /// The frames of `document`, or nil where it has no root element.
  ///
  /// Only a document without errors means what it says; of others what is legal is solved.
  package mutating func solve(
    _ document: TypedDocument, in settings: PreviewSettings, with values: [ConstantValue] = []
  ) -> SolvedLayout? {
    solve(
      document, in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer, with: values)
  }

  /// The frames of `document` with these values for its parameters, or nil where it has no root
  /// element.
  package mutating func solve(
    _ document: TypedDocument,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    with values: [ConstantValue] = [],
  ) -> SolvedLayout? {
    if document.structure.isEmpty {
      var plain = Expansion()
      plain.document = document
      plain.origins = []
      return solve(plain, in: range, environment: environment, measurer: measurer)
    }
    let expansion = Expander.expand(document, values, in: range, environment)
    return solve(expansion, in: range, environment: environment, measurer: measurer)
  }

  /// The frames of a document that was expanded, or nil where it has no root element.
  package mutating func solve(
    _ expansion: Expansion,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
  ) -> SolvedLayout? {
    build(expansion, for: range, environment)
    guard !nodes.isEmpty else { return nil }
    tree.solve(in: range, environment: environment, measurer: measurer)
    return SolvedLayout(elements: solvedElements(expansion))
  }

  /// The frames of the document that was solved last with other values, in other sizes or in another
  /// environment: what ``solve(_:in:environment:measurer:with:)`` gives, but only what the change
  /// touches is laid out again.
  package mutating func update(
    _ document: TypedDocument,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    with values: [ConstantValue],
  ) -> SolvedLayout? {
    let expansion = Expander.expand(document, values, in: range, environment)
    swap(&tree, &spare)
    build(expansion, for: range, environment)
    swap(&tree, &spare)
    guard !nodes.isEmpty else { return nil }
    changes = tree.update(to: &spare)
    tree.solve(in: range, environment: environment, measurer: measurer)
    return SolvedLayout(elements: solvedElements(expansion))
  }
}

/// An element whose layout is in no registry.
package struct MissingLayout: Sendable, Equatable {
  /// What documents call it.
  package var name: String
  /// The Swift type that would lay it out.
  package var className: String
  /// The element of the document that it is or comes from.
  package var node: Int
}

// MARK: Into the engine

extension Interpreter {
  private mutating func build(
    _ expansion: Expansion, for range: SizeRange, _ environment: LayoutEnvironment
  ) {
    tree.begin(for: range, environment: environment)
    nodes.removeAll(keepingCapacity: true)
    missing = []
    issue = expansion.issue
    let document = expansion.document
    let outlets = OutletTable(document)
    guard document.root >= 0 else { return }
    var node = document.root
    while node >= 0 {
      if open(Int(node), expansion, outlets), document.nodes[Int(node)].firstChild >= 0 {
        node = document.nodes[Int(node)].firstChild
      } else {
        node = closed(node, document)
      }
    }
  }

  /// Opens an element, unless it is none that can be laid out.
  private mutating func open(
    _ node: Int, _ expansion: Expansion, _ outlets: OutletTable
  ) -> Bool {
    let document = expansion.document
    model.read(node, of: document)
    let parent = document.nodes[node].parent
    guard let spec = spec(of: node, expansion), parent >= 0 else {
      tree.open(.wrapper)
      nodes.append(node)
      return false
    }
    tree.open(
      spec,
      as: placement(of: node, under: Int(parent), expansion),
      id: ElementID(expansion.outlet(of: node) ?? outlets.number(of: node)),
      size: ElementSize(model),
      look: Appearance(model, document))
    if let row = expansion.row(of: node) { tree.noteRow(row) }
    nodes.append(node)
    return true
  }

  private mutating func spec(
    of node: Int, _ expansion: Expansion
  ) -> LayoutEngine.ElementSpec? {
    if let custom = expansion.customs[node] {
      if let spec = registry.spec(of: custom.className, custom.attributes) { return spec }
      missing.append(
        MissingLayout(
          name: custom.name, className: custom.className, node: expansion.origins[node].node))
      return nil
    }
    guard let spec = LayoutEngine.ElementSpec(model, expansion.document) else { return nil }
    guard case .text(let text) = spec, !expansion.pieces.isEmpty else { return spec }
    return .text(text.with(expansion.pieces, of: expansion.document.nodes[node].runIndices))
  }

  private func placement(
    of node: Int, under parent: Int, _ expansion: Expansion
  ) -> PlacementRecord {
    if let custom = expansion.customs[parent], let said = expansion.placements[node] {
      return registry.placement(under: custom.className, said) ?? .none
    }
    return PlacementRecord(model, under: expansion.document.nodes[parent].kind)
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
  private func solvedElements(_ expansion: Expansion) -> [SolvedElement] {
    let document = expansion.document
    var elements: [SolvedElement] = []
    elements.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let parent = tree.parent(of: index).map { elements[$0] }
      let isGone = parent?.isGone == true || tree.appearance(of: index)?.visibility == .gone
      let origin = expansion.origins.indices.contains(node) ? expansion.origins[node] : nil
      elements.append(
        SolvedElement(
          kind: document.nodes[node].kind,
          name: expansion.customs[node]?.name ?? document.nodes[node].kind.name,
          component: origin?.component,
          id: document.string(.id, of: node),
          frame: isGone ? .zero : tree.frame(of: index),
          contentSize: isGone ? nil : tree.contentSize(of: index),
          separators: isGone ? [] : tree.separators(of: index),
          isGone: isGone,
          depth: parent.map { $0.depth + 1 } ?? 0,
          end: tree.subtree(of: index).upperBound,
          node: origin?.node ?? node))
    }
    return elements
  }
}

extension TextSpec {
  /// The text with what is known of its pieces: arguments, and words that are no key.
  fileprivate func with(_ pieces: [Int: Expansion.Piece], of runs: Range<Int>) -> TextSpec {
    var text = self
    for (index, run) in runs.enumerated() {
      guard let piece = pieces[run] else { continue }
      if text.runs.isEmpty {
        text.arguments = piece.arguments
        if piece.isVerbatim { text.localized = false }
      } else if text.runs.indices.contains(index) {
        text.runs[index].arguments = piece.arguments
        if piece.isVerbatim { text.runs[index].localized = false }
      }
    }
    return text
  }
}
