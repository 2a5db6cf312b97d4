import LayoutChecking
import LayoutModel
import LayoutSchema

/// What is certain of the room around elements as they are written, so that a rule need not lay out
/// the document to learn it.
extension TypedDocument {
  /// Whether an element is surely as long along an axis as it says, where it says `length` points.
  ///
  /// Its parent, and what hands on its limits from further above, sets no least length; and every
  /// screen has room for it.
  func keepsLength(_ length: Float, of child: Int, along axis: Axis) -> Bool {
    isOfferedAnyLength(child, along: axis) && hasRoom(for: length, around: child, along: axis)
  }

  /// Whether there is room for `length` points around an element: no screen is that short, and
  /// nothing up to the layout says a length, a limit or a share that might be.
  func hasRoom(for length: Float, around child: Int, along axis: Axis) -> Bool {
    guard length <= Self.modestLength else { return false }
    var node = child
    var isInset = false
    while true {
      let parent = placingParent(of: node)
      guard parent > 0 else { return parent == 0 }
      guard Self.undivided.contains(nodes[parent].kind), !nodes[parent].isBroken,
        !nodes[parent].written.intersects(Self.sharing(along: axis))
      else { return false }
      if ElementSet([.overlay, .background, .corner]).contains(nodes[parent].kind),
        let first = placedChildren(of: parent).first, first != node
      {
        guard let points = writtenLength(of: first, axis), points >= length, !isInset else {
          return false
        }
      }
      isInset = isInset || nodes[parent].written.contains(.padding)
      if ownLength(of: parent, axis) != nil {
        guard let points = writtenLength(of: parent, axis), points >= length, !isInset else {
          return false
        }
      }
      isInset = isInset || ElementSet([.inset, .absolute]).contains(nodes[parent].kind)
      node = parent
    }
  }

  /// Whether an element is surely offered any length from 0 points on along an axis.
  private func isOfferedAnyLength(_ child: Int, along axis: Axis) -> Bool {
    let position: AttributeName = axis == .horizontal ? .horizontalPosition : .verticalPosition
    var node = child
    // Whether everything up to here is as long as the child.
    var isAlone = true
    while true {
      let parent = placingParent(of: node)
      guard parent > 0, !nodes[parent].isBroken else { return false }
      switch nodes[parent].kind {
      case .inset, .fit: break
      case .wrapper, .view, .zstack:
        isAlone = isAlone && placedChildren(of: parent).count == 1
      case .background, .corner, .overlay:
        guard placedChildren(of: parent).first == node else { return false }
      case .relative:
        let place = attribute(position, of: parent).flatMap { word(of: $0) }
        return place.map { $0 != "none" } ?? false
      case .stack:
        guard let line = line(at: parent) else { return false }
        // An item that is stretched is laid out again with exactly the length that it has.
        return line.main == axis && isAlone || isPlacedByItsLength(node, in: parent)
      default: return false  // open: all others may give it a length.
      }
      guard ownLength(of: parent, axis) == nil,
        !nodes[parent].written.intersects(Self.sharing(along: axis))
      else { return false }
      node = parent
    }
  }

  /// Whether a stack surely does not stretch an item across its line.
  private func isPlacedByItsLength(_ item: Int, in stack: Int) -> Bool {
    if let own = attribute(.alignSelf, of: item) {
      guard let word = word(of: own) else { return false }
      if word != "auto" { return word != "stretch" }
    }
    guard let all = attribute(.alignItems, of: stack), let word = word(of: all) else {
      return false
    }
    return word != "stretch"
  }

  /// Whether an element that says no length along an axis surely is given one, whatever it holds:
  /// by what is around it, or by a stack that stretches it to something beside it.
  func isGivenLength(_ child: Int, along axis: Axis) -> Bool {
    var node = child
    var isInset = false
    while true {
      let parent = placingParent(of: node)
      guard parent > 0, !nodes[parent].isBroken else {
        return parent == 0 && axis == .horizontal && hasWidth
      }
      switch nodes[parent].kind {
      case .stack:
        guard let line = line(at: parent), line.main != axis, !line.wraps,
          isStretched(node, in: parent)
        else { return false }
        // What is as long already is not measured again, and hands on no length.
        if node == child, children(of: parent).contains(where: { holdsLength($0, along: axis) }) {
          return true
        }
      case .grid:
        let facts = GridLayoutFacts(of: parent, in: self)
        return node == child && axis == .horizontal
          && !nodes[parent].written.contains(.justifyItems)
          && !nodes[node].written.contains(.justifySelf) && facts.columns != nil
          && facts.tracks(.column, of: node) == facts.columns.map { 0..<$0 }
          && children(of: parent).contains { holdsLength($0, along: axis) }
      case .background, .corner:
        guard placedChildren(of: parent).first == node else { return false }
      case .wrapper, .view, .zstack, .fit: break
      case .inset: isInset = true
      default: return false  // open: all others are no larger than what they hold, or may be.
      }
      if let length = ownLength(of: parent, axis) {
        return length.unit == .points && length.amount > (isInset ? Self.modestLength : 0)
      }
      node = parent
    }
  }

  /// Whether the layout has the width of a screen where it is tried.
  private var hasWidth: Bool {
    previews.isEmpty || previews.contains { (points(.width, of: Int($0)) ?? 0) > 0 }
  }

  /// Whether an element surely has a length along an axis by itself.
  private func holdsLength(_ node: Int, along axis: Axis) -> Bool {
    guard !nodes[node].isBroken, !nodes[node].written.intersects(Self.hiding),
      !nodes[node].written.intersects(Self.sharing(along: axis))
    else { return false }
    if let length = ownLength(of: node, axis) { return length.unit == .points && length.amount > 0 }
    switch nodes[node].kind {
    case .text: return !WrittenWords(of: node, in: self).pieces.isEmpty
    case .stack, .wrapper, .zstack:
      return children(of: node).contains { holdsLength($0, along: axis) }
    default: return false  // open: others may hold nothing that counts.
    }
  }

  private static let hiding = AttributeMask([.visibility, .display])

  /// A length in points that a phone has room for beside what is usual around it.
  private static let modestLength: Float = 100

  /// The containers that do not share out their room among those that they hold.
  private static let undivided = ElementSet([
    .wrapper, .view, .zstack, .inset, .fit, .background, .overlay, .corner, .center, .relative,
    .stack, .scroll, .absolute,
  ])

  /// The attributes by which an element is shorter than what it holds, or longer, along an axis.
  ///
  /// Padding for one side alone is rare, and counts as if it took all.
  private static func sharing(along axis: Axis) -> AttributeMask {
    axis == .horizontal ? sharingWidth : sharingHeight
  }

  private static let sharingBoth: [AttributeName] = [
    .sizeRange, .aspectRatio, .flex, .flexBasis, .flexGrow, .flexShrink, .paddingTop,
    .paddingBottom, .paddingLeft, .paddingRight, .paddingStart, .paddingEnd, .paddingHorizontal,
    .paddingVertical,
  ]
  private static let sharingWidth = AttributeMask(sharingBoth + [.minWidth, .maxWidth])
  private static let sharingHeight = AttributeMask(sharingBoth + [.minHeight, .maxHeight])
}
