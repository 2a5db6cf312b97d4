// Boxes are made while a tree is filled: each in place, from what was said of its element.

extension FlexArena {
  /// Makes the box of a view as the last one, where the same was said of it.
  mutating func repeatLast(_ index: Int32, _ said: FlexSaid) -> Bool {
    guard said == lastSaid, boxes[Int(lastPlace)].content == .boxes else { return false }
    newest = Int32(truncatingIfNeeded: boxes.count)
    boxes.append(boxes[Int(lastPlace)])
    lastPlace = newest
    boxes.withMutableBorrowed { boxes in
      let box = boxes.mutableElement(at: newest)
      box.pointee.node = index
      box.pointee.nextSibling = -1
      FlexArena.link(
        newest, under: boxes.mutableElement(at: box.pointee.parent), among: boxes)
    }
    return true
  }

  /// Makes the box of an element that is no flexbox in `owner`, the box of its parent.
  mutating func add(
    _ index: Int32, _ content: (kind: FlexBox.Content, size: Size), _ node: Node,
    _ item: FlexItem, _ size: ElementSize, in owner: Int32
  ) {
    let isRepeatable = node.kind == .view && content.kind == .boxes
    let said = FlexSaid(owner: owner, placement: node.placement, size: node.size)
    if isRepeatable && repeatLast(index, said) { return }
    make(index, item.alignSelf, in: owner) { $0.pointee.take(content, node, item, size) }
    guard isRepeatable else { return }
    lastSaid = said
    lastPlace = newest
  }

  /// Makes the box of a flexbox in `owner`, the box of its parent, or −1 where it stands in none.
  mutating func addContainer(
    _ index: Int32, _ spec: Borrowed<FlexSpec>, _ node: Node, _ item: FlexItem,
    _ size: ElementSize, in owner: Int32
  ) {
    make(index, item.alignSelf, in: owner) { $0.pointee.take(spec, node, item, size) }
  }

  /// Makes a box where it is kept, of what `say` says of it.
  @inline(__always)
  private mutating func make(
    _ index: Int32, _ align: FlexItem.AlignSelf, in owner: Int32,
    _ say: (MutableBorrowed<FlexBox>) -> Void
  ) {
    let place = Int32(truncatingIfNeeded: boxes.count)
    newest = place
    boxes.append(FlexBox(node: index))
    boxes.withMutableBorrowed { boxes in
      let box = boxes.mutableElement(at: place)
      FlexArena.describe(box, align, in: owner, among: boxes, direction, say)
      box.pointee.flags = FlexArena.unsettled(box.readOnly)
      FlexArena.link(
        place, in: owner, among: boxes, laidCount: &laidCount, usesContents: &usesContents)
    }
  }

  /// Notes on the boxes around one that all in it are made.
  mutating func close(_ place: Int32, isHost: Bool) {
    newest = -1
    boxes.withMutableBorrowed { boxes in
      let box = boxes.mutableElement(at: place)
      if isHost {
        box.pointee.content = .element
        box.pointee.flags.insert(.holdsElement)
        if box.pointee.laid < 0 {
          box.pointee.laid = laidCount
          laidCount &+= 1
        }
      }
      let flags = box.pointee.flags
      if flags.contains(.alignsBaselines) { usesBaselines = true }
      if flags.contains(.hasLimits) { usesLimits = true }
      guard box.pointee.parent >= 0, !flags.contains(.isContents) else { return }
      FlexArena.fold(place, box, into: boxes.mutableElement(at: box.pointee.parent))
    }
  }
}

/// What was said of a view without a size of its content, and where.
struct FlexSaid: Equatable {
  let owner: Int32
  let placement: Int32
  let size: Int32

  static let nothing = FlexSaid(owner: -1, placement: -1, size: -1)
}
