import LayoutEngine

// Texture's stack (4), step by step.

extension PlainBoxSolver {
  /// A child of a stack during its solve.
  private struct Item {
    let box: BoxSpec
    let grow: Double
    let shrink: Double
    let basis: LayoutDimension
    let before: Double
    let after: Double
    let align: StackSpec.AlignItems
    var placed = Placed(size: .zero)
    /// Whether the child was measured at all.
    var isMeasured = false
  }

  /// The children of one line, its thickness and its baseline.
  private struct Line {
    var items: [Item] = []
    var cross = 0.0
    var baseline = 0.0
  }

  /// Lays out Texture's stack (4.4).
  func stack(_ spec: StackSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    guard !box.children.isEmpty else { return Placed(size: range.map(\.min)) }
    let pass = StackPass(solver: self, spec: spec, range: range)
    return pass.solve(box.children)
  }

  /// One solve of a stack.
  private struct StackPass {
    let solver: PlainBoxSolver
    let spec: StackSpec
    let range: Range

    var main: BoxAxis { spec.direction == .horizontal ? .x : .y }
    var cross: BoxAxis { main.other }
    var spacing: Double { Double(spec.spacing) }
    var lineSpacing: Double { Double(spec.lineSpacing) }

    /// The size that children's percentages refer to: the stack's on exact axes, else none (4.1).
    var parent: ParentSize {
      .each { range[$0].isExact ? range[$0].min : nil }
    }

    func solve(_ children: [BoxSpec]) -> Placed {
      var items = children.map(item)
      // Step 1: a single child that both grows and shrinks starts from 0.
      let flexible = items.indices.filter { items[$0].grow > 0 && items[$0].shrink > 0 }
      let optimised = range[main].isExact && flexible.count == 1 ? flexible[0] : -1
      // Step 2.
      for index in items.indices {
        guard index != optimised else {
          // Its content is laid out in a size of zero.
          items[index].placed = solver.layout(
            items[index].box, Range(x: .exactly(0), y: .exactly(0)), parent)
          items[index].placed.size = .zero
          items[index].placed.ascender = nil
          items[index].placed.descender = nil
          continue
        }
        let length = solver.resolve(items[index].basis, parent[main])
        let span = length.map(Span.exactly) ?? Span()
        measure(&items[index], span, range[cross])
      }
      var lines = lines(of: items)
      for index in lines.indices { flex(&lines[index]) }
      for index in lines.indices { setThickness(&lines[index], isOnly: lines.count == 1) }
      stretch(&lines)
      return place(lines)
    }

    /// Returns a child with the attributes that the stack reads.
    func item(_ child: BoxSpec) -> Item {
      let item = child.stackItem
      var grow = Double(item.flexGrow)
      var basis = item.flexBasis
      if case .spacer(let spacer) = child.spec {
        if grow == 0 { grow = 1 }
        basis = .points(spacer.minLength)
      }
      let align: StackSpec.AlignItems =
        switch item.alignSelf {
        case .auto: alignItems
        case .start: .start
        case .end: .end
        case .center: .center
        case .stretch: .stretch
        }
      return Item(
        box: child, grow: grow, shrink: Double(item.flexShrink), basis: basis,
        before: Double(item.spacingBefore), after: Double(item.spacingAfter), align: align)
    }

    /// The alignment across, replaced by the attribute of that axis if it is set (4.1).
    var alignItems: StackSpec.AlignItems {
      if main == .x {
        switch spec.verticalAlignment {
        case .none: spec.alignItems
        case .top: .start
        case .center: .center
        case .bottom: .end
        }
      } else {
        switch spec.horizontalAlignment {
        case .none: spec.alignItems
        case .left: isReversed ? .end : .start
        case .middle: .center
        case .right: isReversed ? .start : .end
        }
      }
    }

    /// The alignment along, replaced by the attribute of that axis if it is set (4.1).
    var justifyContent: StackSpec.JustifyContent {
      if main == .x {
        switch spec.horizontalAlignment {
        case .none: spec.justifyContent
        case .left: isReversed ? .end : .start
        case .middle: .center
        case .right: isReversed ? .start : .end
        }
      } else {
        switch spec.verticalAlignment {
        case .none: spec.justifyContent
        case .top: .start
        case .center: .center
        case .bottom: .end
        }
      }
    }

    var isReversed: Bool { solver.environment.direction == .rtl }

    /// Measures a child.
    ///
    /// A stretched child has its own minimum and maximum across (4.3).
    func measure(_ item: inout Item, _ along: Span, _ across: Span) {
      var inner = Range(x: along, y: along)
      if item.align == .stretch {
        let own = solver.resolve(item.box.size, ParentSize(x: nil, y: nil))[cross]
        inner[cross] = Span(
          min: own.min == 0 ? across.min : own.min, max: own.max.isInfinite ? across.max : own.max)
        // An inverted range counts as one length (1.3).
        if inner[cross].min > inner[cross].max {
          inner[cross] = inner[cross].meet(solver.resolve(item.box.size, parent)[cross])
        }
      } else {
        inner[cross] = Span(min: 0, max: across.max)
      }
      item.placed = solver.layout(item.box, inner, parent)
      item.isMeasured = true
    }

    /// Returns the lines of step 3: an item that would exceed the maximum begins a line.
    func lines(of items: [Item]) -> [Line] {
      guard spec.flexWrap == .wrap else { return [Line(items: items)] }
      var lines = [Line()]
      var length = 0.0
      for item in items {
        let extent = item.before + item.placed.size[main] + item.after
        let isFirst = lines[lines.count - 1].items.isEmpty
        let longer = isFirst ? extent : length + spacing + extent
        if !isFirst && !solver.fits(longer, in: range[main].max) {
          lines.append(Line(items: [item]))
          length = extent
        } else {
          lines[lines.count - 1].items.append(item)
          length = longer
        }
      }
      return lines
    }

    /// Returns the length of a line, with all spaces.
    func length(of line: Line) -> Double {
      let spaces = spacing * Double(line.items.count - 1)
      return line.items.reduce(spaces) { $0 + $1.before + $1.placed.size[main] + $1.after }
    }

    /// Runs step 4: one round, in which a child's own minimum and maximum have no effect.
    func flex(_ line: inout Line) {
      let free = range[main].violation(length(of: line))
      let factors = line.items.map { item in
        free > 0 ? item.grow : item.shrink
      }
      guard !solver.isNegligible(free), factors.reduce(0, +) > 0 else {
        for index in line.items.indices where !line.items[index].isMeasured {
          measure(&line.items[index], .exactly(0), range[cross])
        }
        return
      }
      let adjustments: [Double]
      if free > 0 {
        let sum = factors.reduce(0, +)
        // Growth is distributed in whole points.
        adjustments = factors.map { solver.floorPoint(free * $0 / sum) }
      } else {
        let weights = zip(line.items, factors).map { $0.placed.size[main] * $1 }
        let sum = weights.reduce(0, +)
        adjustments = weights.map { sum == 0 ? 0 : free * $0 / sum }
      }
      let remainder = free - adjustments.reduce(0, +)
      let first = adjustments.firstIndex { $0 != 0 }
      for (index, adjustment) in adjustments.enumerated() where adjustment != 0 {
        let takesRemainder = index == first && line.items[index].grow > 0
        let length =
          line.items[index].placed.size[main] + adjustment + (takesRemainder ? remainder : 0)
        // A rounding error near 0 in double precision counts as 0, since it matters whether a range
        // is exact.
        measure(&line.items[index], .exactly(length < 1e-9 ? 0 : length), range[cross])
      }
    }

    /// Runs step 5: computes a line's thickness and its baseline.
    func setThickness(_ line: inout Line, isOnly: Bool) {
      let aligned = line.items.filter(isBaselineAligned)
      let above = aligned.map(baseline).max() ?? 0
      line.baseline = max(0, above)
      if isOnly && range[cross].isExact {
        line.cross = range[cross].min
        return
      }
      let below = aligned.map { $0.placed.size[cross] - baseline(of: $0) }.max() ?? 0
      let others =
        line.items.filter { !isBaselineAligned($0) }
        .map { $0.placed.size[cross] }.max() ?? 0
      let thickness = max(max(0, above) + max(0, below), others)
      line.cross = isOnly ? range[cross].clamp(thickness) : thickness
    }

    func isBaselineAligned(_ item: Item) -> Bool {
      item.align == .baselineFirst || item.align == .baselineLast
    }

    /// Returns the distance from a child's top to the baseline that it is aligned by.
    func baseline(of item: Item) -> Double {
      switch item.align {
      case .baselineFirst: ascender(of: item)
      case .baselineLast: item.placed.size[cross] + descender(of: item)
      case .stretch, .start, .end, .center: 0
      }
    }

    func ascender(of item: Item) -> Double {
      item.box.stackItem.ascender.map { Double($0) } ?? item.placed.ascender ?? 0
    }

    func descender(of item: Item) -> Double {
      item.box.stackItem.descender.map { Double($0) } ?? item.placed.descender ?? 0
    }

    /// Returns the thickness of all lines with the spaces between them.
    func thickness(of lines: [Line]) -> Double {
      lines.reduce(lineSpacing * Double(lines.count - 1)) { $0 + $1.cross }
    }

    /// Runs step 6, after flexing: lines take free space, and their children are measured again
    /// with it.
    func stretch(_ lines: inout [Line]) {
      let free = range[cross].violation(thickness(of: lines))
      let takesSpace =
        lines.count > 1 && spec.alignContent == .stretch && free > 0 && !solver.isNegligible(free)
      let share = takesSpace ? free / Double(lines.count) : 0
      for index in lines.indices {
        lines[index].cross += share
        let thickness = lines[index].cross
        for place in lines[index].items.indices {
          let item = lines[index].items[place]
          guard item.align == .stretch, isThinner(item, than: thickness)
          else {
            continue
          }
          measure(
            &lines[index].items[place], .exactly(item.placed.size[main]), .exactly(thickness))
        }
      }
    }

    func isThinner(_ item: Item, than thickness: Double) -> Bool {
      let free = thickness - item.placed.size[cross]
      return free > 0 && !solver.isNegligible(free)
    }

    /// Runs steps 7 to 9.
    func place(_ lines: [Line]) -> Placed {
      var size = Lengths.zero
      size[main] = lines.map(length).max() ?? 0
      size[cross] = thickness(of: lines)
      var placed = Placed(size: .each { range[$0].clamp(size[$0]) })
      let whole = placed.size.map(solver.ceilPixel)
      var (across, lineGap) = self.space(
        free(beside: size[cross], in: whole, cross), lines.count, alignContent)
      lineGap += lineSpacing
      for line in lines {
        let free = free(beside: length(of: line), in: whole, main)
        var (along, gap) = space(free, line.items.count, justifyContent)
        gap += spacing
        for (index, item) in line.items.enumerated() {
          along += item.before + (index > 0 ? gap : 0)
          var position = Lengths.zero
          position[main] = along
          position[cross] =
            across + offset(of: item, in: line, lines.count == 1 ? whole[cross] : line.cross)
          along += item.placed.size[main] + item.after
          placed.children.append(item.placed)
          placed.positions.append(position)
        }
        across += line.cross + lineGap
      }
      if main == .y {
        // A column has the first baseline of its first child and the last one of its last (4.1).
        placed.ascender = lines.first?.items.first.map(ascender)
        placed.descender = lines.last?.items.last.map(descender)
      }
      return placed
    }

    /// Returns the free space beside a length that violates the range, counted in the stack's whole
    /// pixels.
    func free(
      beside length: Double, in whole: Lengths<Double>, _ axis: BoxAxis
    ) -> Double {
      solver.isNegligible(range[axis].violation(length)) ? 0 : whole[axis] - length
    }

    /// The distribution of lines, which follows the rules for children.
    var alignContent: StackSpec.JustifyContent {
      switch spec.alignContent {
      case .start, .stretch: .start
      case .center: .center
      case .end: .end
      case .spaceBetween: .spaceBetween
      case .spaceAround: .spaceAround
      }
    }

    /// Returns step 8: the space before the first item, and between two items.
    func space(
      _ free: Double, _ count: Int, _ justify: StackSpec.JustifyContent
    ) -> (offset: Double, gap: Double) {
      let isShared = free > 0 && !solver.isNegligible(free) && count > 1
      switch justify {
      case .start: return (0, 0)
      case .center: return (free / 2, 0)
      case .end: return (free, 0)
      case .spaceBetween: return isShared ? (0, free / Double(count - 1)) : (0, 0)
      case .spaceAround:
        let share = free / Double(2 * count)
        return isShared ? (share, 2 * share) : (free / 2, 0)
      }
    }

    /// Returns a child's offset across its line.
    func offset(of item: Item, in line: Line, _ thickness: Double) -> Double {
      let free = thickness - item.placed.size[cross]
      switch item.align {
      case .start, .stretch: return 0
      case .end: return free
      case .center: return solver.floorPixel(free / 2)
      case .baselineFirst, .baselineLast: return line.baseline - baseline(of: item)
      }
    }
  }
}
