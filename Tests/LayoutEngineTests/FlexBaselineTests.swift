import LayoutEngine
import Testing

/// The baseline of each kind of content, in every container and size.
///
/// The content stands beside a view of 70 points, whose baseline is its lower edge.
@Suite struct FlexBaselineTests {
  /// A content of at most 20 × 24 points, and the distance from its top to its baseline.
  ///
  /// `nil` means that the baseline is its lower edge, including all insets.
  private struct Content: Sendable, CustomStringConvertible {
    let description: String
    let baseline: Float?
    let add: @Sendable (inout Children<FlexItem>, FlexItem, ElementSize) -> Void
  }

  private static let contents = [
    Content(description: "nothing", baseline: nil) { $0.view(as: $1, size: $2) },
    Content(description: "an image", baseline: nil) {
      $0.image(ImageSpec(intrinsicSize: LayoutSize(width: 20, height: 24)), as: $1, size: $2)
    },
    // Four fifths of a line of 20.
    Content(description: "a text", baseline: 16) { $0.text("aa", as: $1, size: $2) },
    Content(description: "a stack from top to bottom", baseline: 16) {
      $0.stack(StackSpec(direction: .vertical), as: $1, size: $2) {
        $0.text("aa")
        $0.view(size: .points(1, 2))
      }
    },
    Content(description: "a stack from left to right", baseline: nil) {
      $0.stack(StackSpec(direction: .horizontal), as: $1, size: $2) { $0.text("aa") }
    },
    Content(description: "a row", baseline: 16) {
      $0.flex(FlexSpec(direction: .row, alignItems: .start), as: $1, size: $2) { $0.text("aa") }
    },
    Content(description: "a row on baselines", baseline: 22) {
      $0.flex(FlexSpec(direction: .row, alignItems: .baseline), as: $1, size: $2) {
        $0.text("a")
        $0.view(size: .points(10, 22))
      }
    },
    Content(description: "a column of views", baseline: 11) {
      $0.flex(FlexSpec(alignItems: .start), as: $1, size: $2) {
        $0.view(size: .points(20, 11))
        $0.view(size: .points(5, 9))
      }
    },
    Content(description: "lines", baseline: 13) {
      $0.flex(FlexSpec(direction: .row, wrap: .wrap), as: $1, size: $2) {
        $0.view(size: .points(20, 5))
        $0.view(as: FlexItem(isReferenceBaseline: true), size: .points(0, 13))
        $0.view(size: .points(20, 6))
      }
    },
    Content(description: "the first of two texts in a margin", baseline: 19) {
      $0.flex(FlexSpec(direction: .column), as: $1, size: $2) {
        $0.text("aa", as: FlexItem(margin: LayoutEdges(top: .points(3))))
        $0.text("a")
      }
    },
  ]

  private static let edges: [LayoutEdges] = [
    LayoutEdges(), LayoutEdges(top: .points(3)), LayoutEdges(left: .points(4)),
    LayoutEdges(bottom: .points(5)), LayoutEdges(right: .points(6)),
    LayoutEdges(top: .points(2), left: .points(7), bottom: .points(9), right: .points(1)),
  ]

  private static func points(_ length: LayoutDimension?) -> Float {
    if case .points(let points)? = length { points } else { 0 }
  }

  @Test(arguments: contents.indices)
  func itIsAsFarBelowTheTopAsWhatIsAroundItMakesIt(place: Int) throws {
    let content = Self.contents[place]
    for (index, edges) in Self.edges.enumerated() {
      let (above, below) = (Self.points(edges.top), Self.points(edges.bottom))
      let kinds: [(String, FlexItem, inside: Bool)] = [
        ("padding", FlexItem(padding: edges), true),
        ("border", FlexItem(borderWidth: edges), true),
        ("margin", FlexItem(margin: edges), false),
      ]
      let sizes: [ElementSize] = [
        .auto, .points(60, 50), ElementSize(width: .points(60)), ElementSize(height: .points(50)),
      ]
      for (kind, item, isInside) in kinds {
        for size in sizes {
          // Baseline alignment of the whole row, or of the content and the view alone.
          for (align, own) in [
            (FlexSpec.AlignItems.baseline, FlexItem.AlignSelf.auto), (.start, .baseline),
          ] {
            let found = frames { root in
              root.flex(FlexSpec(direction: .row, alignItems: align)) { row in
                row.view(as: FlexItem(alignSelf: .baseline), size: .points(10, 70))
                var item = item
                item.alignSelf = own
                content.add(&row, item, size)
              }
            }
            let frame = found[2]
            let baseline = content.baseline.map { $0 + (isInside ? above : 0) } ?? frame.height
            let note: Comment = "\(content) in a \(kind), \(index), \(size.width) × \(size.height)"
            #expect(frame.y == 70 - baseline, note)
            let descent = frame.height + (isInside ? 0 : below) - baseline
            #expect(found[0].height == 70 + descent, note)
            #expect(found[1].y == 0, note)
          }
        }
      }
    }
  }

  /// A margin that moves the content's baseline below the view's moves the view down.
  @Test(arguments: contents.indices)
  func aMarginAboveMovesTheOthers(place: Int) throws {
    let content = Self.contents[place]
    let found = frames { root in
      root.flex(FlexSpec(direction: .row, alignItems: .baseline)) { row in
        row.view(size: .points(10, 40))
        content.add(&row, FlexItem(margin: LayoutEdges(top: .points(50))), .auto)
      }
    }
    let baseline = content.baseline ?? found[2].height
    #expect(found[2].y == 50)
    #expect(found[1].y == 50 + baseline - 40)
  }

  /// A stretched item is measured at the container's thickness before its line is known.
  ///
  /// Its content is not measured by then, so it has no baseline and does not make the line thicker
  /// (Yoga).
  ///
  /// The line is thus 10 thick in 100, until it is stretched itself.
  @Test(
    arguments: [
      (FlexSpec.AlignContent.start, 0, 10), (.center, 45, 10), (.end, 90, 10),
      (.spaceBetween, 0, 10), (.stretch, 0, 100),
    ] as [(FlexSpec.AlignContent, Float, Float)])
  func whatStretchesBesideABaselineMakesNoLineThicker(
    align: FlexSpec.AlignContent, y: Float, height: Float
  ) {
    let found = frames { root in
      root.flex(
        FlexSpec(direction: .row, wrap: .wrap, alignContent: align), size: .points(100, 100)
      ) { row in
        row.view(as: FlexItem(alignSelf: .baseline), size: .points(10, 10))
        row.flex(size: ElementSize(width: .points(20))) { $0.view(size: .points(5, 8)) }
      }
    }
    #expect(
      found.dropFirst() == [rect(0, y, 10, 10), rect(10, y, 20, height), rect(0, 0, 5, 8)])
  }
}
