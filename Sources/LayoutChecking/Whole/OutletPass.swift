import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// Computes the outlets of a layout and of each component from their ids.
struct OutletPass: ~Copyable {
  private var draft: Draft
  /// Pairs of attributes that contain the same id.
  ///
  /// Which elements can exist together is determined only in this pass.
  private(set) var equalIds: [(later: Int, earlier: Int)] = []

  init(_ draft: consuming Draft) {
    self.draft = draft
  }

  mutating func run() {
    for component in draft.document.structure.components.indices {
      let shape = outlets(from: draft.document.structure.components[component].root)
      draft.document.structure.components[component].signature.outlets = shape
    }
    draft.document.structure.outlets = outlets(from: draft.document.root)
  }

  /// Returns the draft with its outlets.
  consuming func finish() -> Draft { draft }

  private mutating func outlets(from root: Int32) -> OutletShape {
    var reader = OutletReader(document: draft.document)
    reader.read(from: root)
    for (later, earlier) in reader.duplicates {
      guard let one = identifier(of: later), let other = identifier(of: earlier) else { continue }
      equalIds.append((one, other))
    }
    return reader.shape
  }

  private func identifier(of node: Int32) -> Int? {
    draft.document.nodes[Int(node)].attributeIndices.first {
      draft.document.attributes[$0].name == .id
    }
  }
}

/// Finds the ids in the body of a layout or component.
private struct OutletReader {
  struct Found {
    var entry: OutletShape.Entry
    var node: Int32
  }

  let document: TypedDocument
  private var found: [Found] = []
  private var places: [String: Int] = [:]
  private(set) var duplicates: [(later: Int32, earlier: Int32)] = []

  init(document: TypedDocument) {
    self.document = document
  }

  var shape: OutletShape {
    var shape = OutletShape()
    shape.entries = found.map(\.entry)
    return shape
  }

  /// Reads an element and its later siblings.
  mutating func read(from first: Int32) {
    var next = first
    while next >= 0 { next = readOne(next) }
  }

  /// Reads an element, or a chain of conditions, and returns the sibling after it.
  private mutating func readOne(_ next: Int32) -> Int32 {
    let node = document.nodes[Int(next)]
    switch node.kind.role {
    case .branch where node.kind == .if: return readChain(from: next)
    case .loop:
      let start = found.count
      read(from: node.firstChild)
      for index in found.indices.dropFirst(start) { found[index].entry.count = .many }
    case .slot:
      // The children of a slot exist only if a use gives the slot none.
      let start = found.count
      read(from: node.firstChild)
      weaken(from: start)
    case .branch: read(from: node.firstChild)
    case .component where node.detail >= 0: readUse(next)
    case .layout where ElementSet.ofAlternatives.contains(node.kind):
      readElement(next)
      readAlternatives(from: node.firstChild)
    case .layout, .component, .declared, .other:
      readElement(next)
      read(from: node.firstChild)
    }
    return node.nextSibling
  }

  /// Reads the alternatives of a `fit` separately and joins their ids: one of them exists.
  private mutating func readAlternatives(from first: Int32) {
    var branches: [OutletReader] = []
    var next = first
    while next >= 0 {
      var branch = OutletReader(document: document)
      next = branch.readOne(next)
      branches.append(branch)
    }
    join(branches, oneExists: true)
  }

  private mutating func weaken(from start: Int) {
    for index in found.indices.dropFirst(start) where found[index].entry.count == .one {
      found[index].entry.count = .optional
    }
  }

  private mutating func readElement(_ node: Int32, component: DeclarationReference? = nil) {
    guard let name = document.string(.id, of: Int(node)) else { return }
    var entry = OutletShape.Entry(name, .one, document.nodes[Int(node)].kind)
    entry.component = component
    if let declaration = document.declaration(ofElement: Int(node)) {
      entry.element = declaration.name
      if declaration.hostView != nil {
        let detail = Int(document.nodes[Int(node)].detail)
        entry.view = document.structure.declaredElements[detail].element
      }
    }
    add(Found(entry: entry, node: node))
  }

  private mutating func add(_ new: Found) {
    if let place = places[new.entry.name] {
      duplicates.append((new.node, found[place].node))
      return
    }
    places[new.entry.name] = found.count
    found.append(new)
  }

  /// Reads a use of a component and the children in its slots; those in a conditional slot are
  /// optional.
  private mutating func readUse(_ use: Int32) {
    let node = document.nodes[Int(use)]
    let uses = document.structure.uses
    guard uses.indices.contains(Int(node.detail)) else { return }
    let component = uses[Int(node.detail)].component
    readElement(use, component: component)
    let slots = document.signature(of: component)?.slots ?? []
    let start = found.count
    read(from: node.firstChild)
    for index in found.indices.dropFirst(start) where found[index].entry.count == .one {
      let slot = document.slot(filledBy: child(of: use, above: found[index].node))
      guard let slot, slots.indices.contains(slot), slots[slot].isConditional else { continue }
      found[index].entry.count = .optional
    }
  }

  /// Returns the child of `ancestor` that contains `node`.
  private func child(of ancestor: Int32, above node: Int32) -> Int {
    var node = node
    while node >= 0, document.nodes[Int(node)].parent != ancestor {
      node = document.nodes[Int(node)].parent
    }
    return Int(node)
  }

  /// Reads the branches of a chain separately and joins their ids; returns the sibling after the
  /// chain.
  private mutating func readChain(from first: Int32) -> Int32 {
    var branches: [OutletReader] = []
    var endsInElse = false
    var next = first
    repeat {
      let node = document.nodes[Int(next)]
      var branch = OutletReader(document: document)
      branch.read(from: node.firstChild)
      branches.append(branch)
      endsInElse = node.kind == .else
      next = node.nextSibling
    } while next >= 0 && continuesChain(next) && !endsInElse
    join(branches, oneExists: endsInElse)
    return next
  }

  /// Adds the ids of branches of which at most one exists; `oneExists` if one certainly does.
  private mutating func join(_ branches: [OutletReader], oneExists: Bool) {
    var joined: [Found] = []
    var counts: [String: (place: Int, times: Int)] = [:]
    for branch in branches {
      duplicates += branch.duplicates
      for one in branch.found {
        if let known = counts[one.entry.name] {
          counts[one.entry.name] = (known.place, known.times + 1)
          joined[known.place].entry.join(one.entry)
        } else {
          counts[one.entry.name] = (joined.count, 1)
          joined.append(one)
        }
      }
    }
    for one in joined {
      var one = one
      let times = counts[one.entry.name]?.times ?? 0
      if one.entry.count == .one, times < branches.count || !oneExists {
        one.entry.count = .optional
      }
      add(one)
    }
  }

  private func continuesChain(_ node: Int32) -> Bool {
    let kind = document.nodes[Int(node)].kind
    return kind == .elseIf || kind == .else
  }
}

extension OutletShape.Entry {
  /// Joins the entry of the same id in another branch.
  fileprivate mutating func join(_ other: OutletShape.Entry) {
    if component != other.component { component = nil }
    if element != other.element { element = nil }
    if view != other.view { view = nil }
    switch (count, other.count) {
    case (.many, _), (_, .many): count = .many
    case (.optional, _), (_, .optional): count = .optional
    case (.one, .one): break
    }
  }
}
