/// The elements with an id, by scope: the document, or one use of a component.
struct OutletScopes: Sendable {
  struct Entry: Sendable {
    let scope: Int32
    let id: Int32
    let outlet: Outlet
  }

  /// One use of a component.
  private struct Start: Sendable {
    /// The root element of the component.
    let root: Outlet
    /// The scope that uses the component.
    let parent: Int32
    /// The document or the component among ``LoadedIDs/owners``.
    var owner = 0
  }

  /// The elements with an id, sorted by scope, then by id, then in document order.
  private let entries: [Entry]
  /// The roots of all scopes: of the document at 0, then of the components in document order.
  private let starts: [Start]
  /// The ids by their names, if the document is loaded at run time.
  private let ids: LoadedIDs
  /// The values of declared attributes, by view.
  private let attributes: [LayoutElement: any ViewAttributes]

  init(_ tree: LayoutTree) {
    var entries: [Entry] = []
    var starts = [
      Start(root: tree.count > 0 ? Self.outlet(.root, .zero, tree) : .nowhere, parent: 0)
    ]
    var origins: [LayoutPoint] = []
    origins.reserveCapacity(tree.count)
    /// The scope of each element's content; empty until the first component is found.
    var inner: [Int32] = []
    var attributes: [LayoutElement: any ViewAttributes] = [:]
    /// The end of the last subtree that a `fit` left out, whose elements are not in the document.
    var endOfLeftOut = 0
    for (element, node) in zip(tree.elements, tree.nodes) {
      let parent = node.parent < 0 ? nil : Int(node.parent)
      if node.isLeftOut(in: tree.nodes) { endOfLeftOut = max(endOfLeftOut, Int(node.end)) }
      let isThere = element.index >= endOfLeftOut
      let outlet = Self.outlet(element, parent.map { origins[$0] } ?? .zero, tree)
      origins.append(LayoutPoint(x: outlet.frameInRoot.x, y: outlet.frameInRoot.y))
      let mark = node.scope
      var scope: Int32 = 0
      if !mark.isNone && inner.isEmpty { inner = [Int32](repeating: 0, count: tree.count) }
      if !inner.isEmpty {
        scope = parent.map { inner[$0] } ?? 0
        for _ in 0..<mark.exits { scope = starts[Int(scope)].parent }
        inner[element.index] = scope
        let ids = tree.rootIDs(of: element.index)
        for component in 0..<mark.starts {
          starts.append(
            Start(
              root: outlet, parent: inner[element.index], owner: ids?.owner(of: component) ?? -1))
          inner[element.index] = Int32(truncatingIfNeeded: starts.count - 1)
          if isThere, let id = ids?[component], id != .none {
            entries.append(Entry(scope: inner[element.index], id: id.rawValue, outlet: outlet))
          }
        }
      }
      if let said = tree.view(of: element)?.attributes {
        attributes[element] = said
      }
      let id = tree.id(of: element)
      if isThere, id != .none {
        entries.append(Entry(scope: scope, id: id.rawValue, outlet: outlet))
      }
    }
    entries.sort {
      ($0.scope, $0.id, $0.outlet.place) < ($1.scope, $1.id, $1.outlet.place)
    }
    self.entries = entries
    self.starts = starts
    ids = tree.loadedIDs
    self.attributes = attributes
  }

  private static func outlet(
    _ element: LayoutElement, _ parent: LayoutPoint, _ tree: LayoutTree
  ) -> Outlet {
    let frame = tree.frame(of: element)
    return Outlet(
      frame: frame,
      frameInRoot: LayoutRect(
        x: parent.x + frame.x, y: parent.y + frame.y, width: frame.width, height: frame.height),
      element: element)
  }
}

// MARK: Looking up

extension OutletScopes {
  /// The entries of an id in a scope, in document order.
  func entries(_ scope: Int32, _ id: Int32) -> ArraySlice<Entry> {
    entries[
      place { ($0.scope, $0.id) < (scope, id) }..<place { ($0.scope, $0.id) <= (scope, id) }]
  }

  /// The values of a view's declared attributes; nil if the element has none.
  func attributes(of outlet: Outlet) -> (any ViewAttributes)? {
    outlet.element.flatMap { attributes[$0] }
  }

  /// The root element of a scope's document or component.
  func root(of scope: Int32) -> Outlet {
    starts.indices.contains(Int(scope)) ? starts[Int(scope)].root : .nowhere
  }

  /// The ids that a scope's document or component declares, if it is loaded at run time.
  func names(of scope: Int32) -> [String] {
    guard let owner = owner(of: scope) else { return [] }
    return ids.owners[owner].names
  }

  /// The number of an id that a scope's document or component declares; nil for others.
  func number(of name: String, in scope: Int32) -> Int32? {
    owner(of: scope).flatMap { ids.number(of: name, in: $0) }
  }

  private func owner(of scope: Int32) -> Int? {
    guard starts.indices.contains(Int(scope)) else { return nil }
    let owner = starts[Int(scope)].owner
    return ids.owners.indices.contains(owner) ? owner : nil
  }

  /// The scope of the component whose root is `outlet` and that `parent` uses; −1 if there is none.
  func scope(startingAt outlet: Outlet, in parent: Int32) -> Int32 {
    var low = 1
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].root.place < outlet.place { low = middle + 1 } else { high = middle }
    }
    while low < starts.count && starts[low].root.element == outlet.element {
      if starts[low].parent == parent { return Int32(truncatingIfNeeded: low) }
      low += 1
    }
    return -1
  }

  private func place(_ isBefore: (Entry) -> Bool) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(entries[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Outlet {
  /// The index of the outlet's element in document order; −1 for `nowhere`.
  fileprivate var place: Int { element?.index ?? -1 }
}
