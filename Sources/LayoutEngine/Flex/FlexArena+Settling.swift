extension FlexArena {
  /// Notes on a box what its children, which are settled, bring with them, and gives its flags.
  static func settle(
    _ box: MutableBorrowed<FlexBox>, among boxes: MutableBorrowedArray<FlexBox>
  ) -> FlexFlags {
    box.pointee.flags = unsettled(box.readOnly)
    box.pointee.onlyFlexible = -1
    var child = box.pointee.firstChild
    while child >= 0 {
      fold(child, boxes.mutableElement(at: child), into: box)
      child = boxes[Int(child)].nextSibling
    }
    return box.pointee.flags
  }

  /// The flags of a box before its children are looked at.
  @inline(__always)
  static func unsettled(_ box: Borrowed<FlexBox>) -> FlexFlags {
    var flags = box.pointee.flags.subtracting(.settled)
    if box.pointee.content == .element { flags.insert(.holdsElement) }
    if !box.pointee.percents.isEmpty {
      flags.formUnion(reading(box.pointee.percents))
      if box.pointee.percents.contains(.columnGap) { flags.insert(.hasPercentOfWidth) }
      if box.pointee.percents.contains(.rowGap) { flags.insert(.hasPercentOfHeight) }
    }
    guard flags.contains(.isContainer) else { return flags }
    if box.pointee.alignItems == .baseline && flags.contains(.isRow) {
      flags.insert(.alignsBaselines)
    }
    if box.pointee.allowsPlainLine { flags.insert(.hasPlainLine) }
    return flags
  }

  /// Notes on a box what one of its children brings with it.
  @inline(__always)
  static func fold(
    _ place: Int32, _ child: MutableBorrowed<FlexBox>,
    into box: MutableBorrowed<FlexBox>
  ) {
    var flags = box.pointee.flags
    note(child, flags.contains(.isRow), &flags)
    box.pointee.flags = flags
    let (grow, shrink) = (child.pointee.grow, child.pointee.shrink)
    guard grow != 0 || shrink != 0, child.pointee.position != .absolute else { return }
    let isFirst = box.pointee.onlyFlexible == -1
    box.pointee.onlyFlexible = isFirst && grow >= 1e-4 && shrink >= 1e-4 ? place : -2
  }

  @inline(__always)
  private static func note(
    _ child: MutableBorrowed<FlexBox>, _ isRow: Bool, _ flags: inout FlexFlags
  ) {
    if !child.pointee.basis.isNaN && child.pointee.position != .absolute {
      flags.insert(.hasChildBasis)
    }
    // Most children bring nothing else.
    if child.pointee.flags.isDisjoint(with: .folded) && child.pointee.flags.contains(.isPlain)
      && child.pointee.align != .baseline
    {
      return
    }
    if child.pointee.flags.contains(.holdsElement) { flags.insert(.holdsElement) }
    if !child.pointee.flags.contains(.isPlain) { flags.remove(.hasPlainLine) }
    if child.pointee.position == .absolute {
      flags.insert(.holdsAbsolute)
      return
    }
    if child.pointee.position == .static && child.pointee.flags.contains(.holdsAbsolute) {
      flags.insert(.holdsAbsolute)
    }
    if isRow && child.pointee.align == .baseline { flags.insert(.alignsBaselines) }
    let percents = child.pointee.percents
    if !percents.isEmpty {
      if percents.contains(isRow ? .width : .height) || !percents.isDisjoint(with: .margins) {
        flags.insert(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
      }
      if percents.contains(.width) { flags.insert(.hasPercentOfWidth) }
      if percents.contains(.height) { flags.insert(.hasPercentOfHeight) }
      if percents.contains(.basis) {
        flags.insert(isRow ? .hasPercentOfWidth : .hasPercentOfHeight)
      }
      if !percents.isDisjoint(with: .margins) { flags.insert(.hasPercentOfWidth) }
      // The box's baseline is where a child was moved to; in lines that are placed later by a share
      // of the width (Yoga).
      if !percents.isDisjoint(with: .verticalInsets) {
        flags.insert(.hasPercentOfHeight)
        if isRow { flags.insert(.hasPercentOfWidth) }
      }
      // The clamp of a child's basis is against the container's own owner (Yoga).
      if !percents.isDisjoint(with: .widthLimits) { flags.insert(.readsOwnerWidth) }
      if !percents.isDisjoint(with: .heightLimits) { flags.insert(.readsOwnerHeight) }
      if !percents.isDisjoint(with: .paddings) { flags.insert(.readsOwnerWidth) }
    }
    if child.pointee.flags.contains(.readsOwnerWidth) { flags.insert(.hasPercentOfWidth) }
    if child.pointee.flags.contains(.readsOwnerHeight) { flags.insert(.hasPercentOfHeight) }
  }

  /// What a box reads of its owner for its own sake.
  private static func reading(_ percents: FlexPercents) -> FlexFlags {
    var flags: FlexFlags = []
    if !percents.isDisjoint(with: .ofOwnerWidth) {
      flags.insert(.readsOwnerWidth)
    }
    if !percents.isDisjoint(with: .heights) { flags.insert(.readsOwnerHeight) }
    return flags
  }
}

extension FlexFlags {
  /// What a child brings with it.
  fileprivate static let folded: FlexFlags = [
    .holdsElement, .holdsAbsolute, .readsOwnerWidth, .readsOwnerHeight,
  ]
}
