import ElementLiterals
import LayoutEngine
import RandomTrees
import Testing

/// A layout from right to left is the mirror image of the one from left to right.
@Suite struct MirrorTests {
  /// A container, and the placement that it reads from its children.
  private struct Family: Sendable {
    let spec: ElementSpec
    var item = PlacementRecord.none
    /// The number of children.
    var count = 2

    /// Whether each edge of the children is rounded by itself, so that a mirrored edge may differ
    /// by a pixel.
    var roundsEdges: Bool {
      switch spec.kind {
      case .flex, .grid, .linear, .layers, .flow: true
      case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
        .wrapper, .clip, .fit, .zstack, .scroll, .text, .image, .view, .spacer, .custom:
        false
      }
    }
  }

  private static func families() -> [Family] {
    var all: [Family] = []
    for justify in StackSpec.JustifyContent.allCases {
      all.append(Family(spec: .stack(StackSpec(direction: .horizontal, justifyContent: justify))))
    }
    for align in StackSpec.AlignItems.allCases where !align.isBaseline {
      all.append(Family(spec: .stack(StackSpec(direction: .vertical, alignItems: align))))
    }
    for position in RelativeSpec.Position.allCases {
      all.append(
        Family(spec: .relative(RelativeSpec(horizontalPosition: position)), count: 1))
    }
    for justify in FlexSpec.JustifyContent.allCases {
      all.append(
        Family(
          spec: .flex(FlexSpec(direction: .row, justifyContent: justify, padding: .all(0.7))),
          item: .flex(FlexItem(margin: LayoutEdges(start: .points(1.3))))))
    }
    for align in FlexSpec.AlignItems.allCases {
      all.append(Family(spec: .flex(FlexSpec(direction: .column, alignItems: align))))
    }
    let insets = InsetSpec(insets: LayoutEdges(start: .points(3.3), end: .points(1.9)))
    let item = LinearItem(width: .wrap, height: .wrap)
    return all + [
      Family(spec: .inset(insets), count: 1), Family(spec: .background), Family(spec: .overlay),
      Family(spec: .center(CenterSpec()), count: 1),
      Family(spec: .ratio(RatioSpec(ratio: 1.77)), count: 1),
      Family(
        spec: .absolute(AbsoluteSpec()),
        item: .absolute(AbsoluteItem(layoutPosition: LayoutPoint(x: 2.4, y: 1)))),
      Family(
        spec: .corner(
          CornerSpec(cornerLocation: .topEnd, offset: LayoutPoint(x: 1.3, y: 0), wrapsCorner: true))
      ),
      Family(spec: .wrapper), Family(spec: .clip(ClipSpec(clippedDimensions: .none)), count: 1),
      Family(spec: .fit(FitSpec(axis: .horizontal)), count: 1),
      Family(spec: .scroll(ScrollSpec()), count: 1),
      Family(spec: .view(ViewSpec()), count: 1),
      Family(spec: .custom(CustomSpec(Slope(step: 3.3)))),
      Family(
        spec: .linear(LinearSpec(orientation: .horizontal, spacing: 1.3)), item: .linear(item)),
      Family(
        spec: .linear(LinearSpec(orientation: .vertical, contentGravity: .centerHorizontal)),
        item: .linear(item)),
      Family(spec: .layers(LayersSpec()), item: .layers(LayersItem(width: .wrap, height: .wrap))),
      Family(
        spec: .flow(FlowSpec(orientation: .horizontal, spacing: 1.3)),
        item: .flow(FlowItem(width: .wrap, height: .wrap))),
    ]
  }

  private static func tree(_ outer: Family, _ inner: Family) -> LayoutTree {
    var tree = LayoutTree()
    tree.open(outer.spec)
    for index in 0..<outer.count {
      guard index == 0 else {
        tree.open(.view(ViewSpec()), as: outer.item, size: .points(7.2, 4))
        tree.close()
        continue
      }
      tree.open(inner.spec, as: outer.item)
      for size in [(34.3, 3), (10.4, 5)].prefix(inner.count) {
        tree.open(.image(ImageSpec()), as: inner.item, size: .points(Float(size.0), Float(size.1)))
        tree.close()
      }
      tree.close()
    }
    tree.close()
    return tree
  }

  @Test(arguments: [1, 2, 3] as [Float])
  func fromRightToLeftIsTheMirror(scale: Float) {
    let ranges: [SizeRange] = [
      SizeRange(max: LayoutSize(width: 90.3, height: .infinity)), .width(71.4), .unbounded,
    ]
    let families = Self.families()
    for (place, outer) in families.enumerated() {
      // Each pair of families is tested in one of the scales.
      for (other, inner) in families.enumerated() where (place + other) % 3 + 1 == Int(scale) {
        for range in ranges {
          var tree = Self.tree(outer, inner)
          tree.solve(in: range, environment: LayoutEnvironment(scale: scale))
          let ltr = tree.frames
          tree.solve(in: range, environment: LayoutEnvironment(scale: scale, direction: .rtl))
          for element in tree.elements.dropFirst() {
            let parent = tree.parent(of: element) ?? .root
            let family = parent == .root ? outer : inner
            // The edges in a flexbox are rounded from its root on.
            let isLoose = family.roundsEdges || outer.roundsEdges
            let noise: Float = isLoose ? 2 / scale + 0.01 : 0.01
            let (frame, mirrored) = (tree.frame(of: element), ltr[element.index])
            let start = tree.frame(of: parent).width - frame.x - frame.width
            #expect(
              (start - mirrored.x).magnitude < noise
                && (frame.width - mirrored.width).magnitude < noise && frame.y == mirrored.y,
              "element \(element) of \(inner.spec) in \(outer.spec): \(mirrored), \(frame)")
          }
        }
      }
    }
  }

  /// A stack that a flexbox rounds down is mirrored in its rounded frame.
  @Test func aStackInAFlexboxIsMirroredInItsFrame() {
    let frames = frames(in: .width(100), rightToLeft) { root in
      root.flex(FlexSpec(direction: .column, alignItems: .start)) { column in
        column.stack(
          StackSpec(direction: .vertical, alignItems: .center),
          size: ElementSize(width: .points(35.4))
        ) { stack in
          stack.view(size: .points(34, 3))
        }
      }
    }
    #expect(frames == [rect(0, 0, 100, 3), rect(65, 0, 35, 3), rect(1, 0, 34, 3)])
  }

  /// A flexbox that a stack rounds up to 41 points begins at the edge of its rounded frame.
  @Test(arguments: [40.1, 40.4, 40.5, 40.9, 41] as [Float])
  func aFlexboxInAStackIsMirroredInItsFrame(width: Float) {
    let found = [LayoutEnvironment(), rightToLeft].map { environment in
      frames(in: .width(100), environment) { root in
        root.stack(StackSpec(direction: .vertical, alignItems: .start)) { stack in
          stack.flex(FlexSpec(direction: .row), size: ElementSize(width: .points(width))) { row in
            row.view(size: .points(10, 3))
            row.flex { $0.view(size: .points(5, 3)) }
          }
        }
      }
    }
    #expect(
      found[0].dropFirst() == [
        rect(0, 0, 41, 3), rect(0, 0, 10, 3), rect(10, 0, 5, 3), rect(0, 0, 5, 3),
      ])
    #expect(
      found[1].dropFirst() == [
        rect(59, 0, 41, 3), rect(31, 0, 10, 3), rect(26, 0, 5, 3), rect(0, 0, 5, 3),
      ])
  }

  /// The content of a stack is mirrored again if its rounded frame changes, even with the same
  /// constraints.
  @Test func aStackThatIsMovedByHalfAPixelIsMirroredAnew() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row)) { row in
        row.view(size: .points(10, 3))
        row.stack(
          StackSpec(direction: .vertical, alignItems: .start), size: .points(35.4, 3)
        ) { stack in
          stack.view(size: .points(20, 3))
        }
      }
    }
    for width in [10, 10.3, 10.5, 10.7, 11] as [Float] {
      tree.setSize(.points(width, 3), of: 1)
      tree.solve(in: .width(100), environment: rightToLeft)
      var fresh = LayoutTree()
      fresh.build { root in
        root.flex(FlexSpec(direction: .row)) { row in
          row.view(size: .points(width, 3))
          row.stack(
            StackSpec(direction: .vertical, alignItems: .start), size: .points(35.4, 3)
          ) { stack in
            stack.view(size: .points(20, 3))
          }
        }
      }
      fresh.solve(in: .width(100), environment: rightToLeft)
      #expect(tree.frames == fresh.frames)
      #expect(tree.frame(of: 3).x + 20 == tree.frame(of: 2).width)
    }
  }
}

extension StackSpec.AlignItems {
  fileprivate var isBaseline: Bool { self == .baselineFirst || self == .baselineLast }
}
