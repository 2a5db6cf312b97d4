/// The use of a component whose root is not added yet.
struct PendingUse: Sendable {
  var placement: PlacementRecord
  var id: ElementID
  var overlay: Overlay
  var scope: ScopeMark
  /// The outlets that the uses within have, the outermost first.
  var inner: [ElementID] = []
}

extension LayoutTree {
  /// Notes a use of a component; `scope` is that of the place where it stands.
  ///
  /// At the root of another component that is used itself, that one's use is laid over this one.
  mutating func begin(
    as placement: PlacementRecord, id: ElementID, _ overlay: Overlay, in scope: ScopeMark
  ) {
    var use = PendingUse(placement: placement, id: id, overlay: overlay, scope: scope)
    if scope.starts > 0, let outer = pendingUses.popLast() {
      use.placement = outer.placement
      use.id = outer.id
      use.overlay = overlay.overlaid(by: outer.overlay)
      use.scope = outer.scope
      use.inner = outer.inner + [id]
    }
    use.scope.starts += 1
    pendingUses.append(use)
  }

  /// Forgets uses whose component added nothing.
  mutating func end(depth: Int) {
    while pendingUses.count > depth { pendingUses.removeLast() }
  }

  /// Adds an element that is the root of a component or fills a slot.
  @usableFromInline
  mutating func add(
    _ kind: NodeKind,
    spec: Int32,
    as placement: PlacementRecord,
    id: ElementID,
    size: ElementSize,
    look: Appearance?,
    in scope: ScopeMark,
  ) -> Int32 {
    guard scope.starts > 0, let use = pendingUses.popLast() else {
      let node = add(kind, spec: spec, as: placement, id: id, size: size, look: look)
      var exits = scope
      exits.starts = 0
      nodes[Int(node)].scope = exits
      return node
    }
    if case .flex(let item) = use.placement, kind == .flex {
      pools.flexes[Int(spec)].lay(item, use.overlay)
    }
    let node = add(
      kind, spec: spec, as: use.placement, id: use.id, size: use.overlay.over(size),
      look: use.overlay.over(look))
    nodes[Int(node)].scope = use.scope
    nodes[Int(node)].rootIDs = pools.share(RootIDs(use.inner, id))
    return node
  }
}
