import LayoutEngine
import Testing

/// A flexbox in an element of another family, or as the root of the document.
@Suite struct FlexRootTests {
  private let most = SizeRange(max: LayoutSize(width: 300, height: 200))

  private func flexbox(
    _ spec: FlexSpec, _ size: ElementSize = .auto, in range: SizeRange? = nil,
    _ content: (inout Children<FlexItem>) -> Void = { $0.view(size: .points(30, 20)) },
  ) -> [LayoutRect] {
    frames(in: range ?? most) { root in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        column.flex(spec, size: size) { content(&$0) }
      }
    }
  }

  @Test func itHasItsOwnSize() {
    #expect(flexbox(FlexSpec(direction: .row), .points(100, 50))[1] == rect(0, 0, 100, 50))
    #expect(
      flexbox(FlexSpec(direction: .row), ElementSize(width: .points(100)))[1]
        == rect(0, 0, 100, 20))
    #expect(
      flexbox(FlexSpec(direction: .column), ElementSize(height: .points(70)))[1]
        == rect(0, 0, 30, 70))
    // The constraints win over the flexbox's own size.
    #expect(flexbox(FlexSpec(), .points(400, 500))[1].width == 300)
  }

  /// Between a minimum and a maximum a flexbox is as long as its content.
  ///
  /// Where the minimum makes it longer, its items may grow.
  @Test func whatIsOfferedLimitsIt() {
    let range = SizeRange(
      min: LayoutSize(width: 100, height: 50), max: LayoutSize(width: 200, height: 80))
    for length in [20, 150, 250] as [Float] {
      for grow in [0, 1] as [Float] {
        let found = frames(in: range) { root in
          root.wrapper { wrapper in
            wrapper.flex(FlexSpec(direction: .row)) { row in
              row.view(as: FlexItem(flexGrow: grow), size: ElementSize(width: .points(length)))
            }
          }
        }
        let whole: Float = length == 20 ? 100 : length == 150 ? 150 : 200
        #expect(found[1] == rect(0, 0, whole, 50), "\(length) growing \(grow)")
        let own = grow == 1 && length < whole ? whole : length
        #expect(found[2] == rect(0, 0, own, 50), "\(length) growing \(grow)")
      }
    }
  }

  @Test(arguments: [FlexSpec.Direction.row, .column])
  func oneLengthAndARatioDecideTheOther(direction: FlexSpec.Direction) {
    let spec = FlexSpec(direction: direction, aspectRatio: 2)
    #expect(flexbox(spec, ElementSize(width: .points(100)))[1] == rect(0, 0, 100, 50))
    #expect(flexbox(spec, ElementSize(height: .points(30)))[1] == rect(0, 0, 60, 30))
  }

  /// If neither length is set, a ratio has no length to compute the other from.
  ///
  /// The flexbox is as large as its content, whatever its constraints are.
  @Test(arguments: [FlexSpec.Direction.row, .column])
  func aRatioNeedsALengthToGoBy(direction: FlexSpec.Direction) {
    let lengths = [Float.infinity, 300, 90]
    for (width, height) in lengths.flatMap({ one in lengths.map { (one, $0) } }) {
      let range = SizeRange(max: LayoutSize(width: width, height: height))
      for ratio in [0.25, 1, 4] as [Float] {
        let spec = FlexSpec(direction: direction, aspectRatio: ratio)
        for (size, expected) in [
          (ElementSize.auto, rect(0, 0, 30, 20)),
          (ElementSize(width: .points(80)), rect(0, 0, 80, min(80 / ratio, height))),
          (ElementSize(height: .points(80)), rect(0, 0, min(80 * ratio, width), 80)),
        ] {
          let found = frames(in: range) { root in
            root.wrapper { $0.flex(spec, size: size) { $0.view(size: .points(30, 20)) } }
          }
          #expect(found[1] == expected, "\(ratio) in \(width) × \(height)")
        }
      }
    }
  }

  @Test(arguments: [FlexSpec.Direction.row, .column])
  func aRatioStaysWithinWhatIsOffered(direction: FlexSpec.Direction) {
    let found = frames(in: most) { root in
      root.wrapper { wrapper in
        wrapper.flex(
          FlexSpec(direction: direction, aspectRatio: 0.25),
          size: ElementSize(width: .points(100))
        ) { $0.view(size: .points(30, 20)) }
      }
    }
    #expect(found[1] == rect(0, 0, 100, 200))
  }

  @Test(arguments: [FlexSpec.Direction.row, .column])
  func aRatioGivesWayToTwoLengths(direction: FlexSpec.Direction) {
    let spec = FlexSpec(direction: direction, aspectRatio: 1)
    #expect(flexbox(spec, .points(100, 50))[1] == rect(0, 0, 100, 50))
    #expect(
      frames(in: .exact(width: 80, height: 30)) { root in
        root.wrapper { $0.flex(spec) { $0.view(size: .points(3, 3)) } }
      }[1] == rect(0, 0, 80, 30))
  }

  @Test(arguments: [FlexSpec.Wrap.noWrap, .wrap], FlexSpec.JustifyContent.allCases)
  func itTakesNoRoomThatItsLineDoesNotNeed(
    wrap: FlexSpec.Wrap, justify: FlexSpec.JustifyContent
  ) {
    for direction in [FlexSpec.Direction.row, .column] {
      let spec = FlexSpec(direction: direction, wrap: wrap, justifyContent: justify)
      let found = flexbox(spec) { flex in
        flex.view(size: .points(30, 20))
        flex.view(size: .points(30, 20))
      }
      #expect(
        found.dropFirst()
          == (direction == .row
            ? [rect(0, 0, 60, 20), rect(0, 0, 30, 20), rect(30, 0, 30, 20)]
            : [rect(0, 0, 30, 40), rect(0, 0, 30, 20), rect(0, 20, 30, 20)]))
    }
  }

  @Test(arguments: [FlexSpec.Wrap.noWrap, .wrap])
  func whatItIsAtLeastIsFreeSpace(wrap: FlexSpec.Wrap) {
    let spec = FlexSpec(
      direction: .row, wrap: wrap, justifyContent: .end, padding: .all(5))
    let found = flexbox(spec, ElementSize(minWidth: .points(100)))
    #expect(found.dropFirst() == [rect(0, 0, 100, 30), rect(65, 5, 30, 20)])
  }

  @Test(arguments: [WritingDirection.ltr, .rtl])
  func marginsInPercentOnOneSideTurn(direction: WritingDirection) {
    let found = frames(in: .width(200), LayoutEnvironment(direction: direction)) { root in
      root.flex(FlexSpec(direction: .row)) { row in
        row.view(
          as: FlexItem(margin: LayoutEdges(start: .percent(10))), size: .points(30, 20))
        row.view(as: FlexItem(margin: LayoutEdges(end: .percent(5))), size: .points(30, 20))
        row.view(size: .points(30, 20))
      }
    }
    let places: [Float] = [20, 50, 90]
    #expect(
      found.dropFirst().map(\.x) == (direction == .ltr ? places : places.map { 200 - 30 - $0 }))
  }

  /// A percentage of an indefinite length is `auto`, so lines are not aligned by it.
  @Test(arguments: [FlexSpec.AlignContent.center, .end, .stretch])
  func someOfWhatIsOpenIsNoLength(align: FlexSpec.AlignContent) {
    for isRow in [true, false] {
      let most = LayoutSize(width: isRow ? 200 : .infinity, height: isRow ? .infinity : 200)
      let found = frames(in: SizeRange(max: most)) { root in
        root.flex(
          FlexSpec(direction: isRow ? .row : .column, wrap: .wrap, alignContent: align),
          size: isRow
            ? ElementSize(height: .percent(50)) : ElementSize(width: .percent(50))
        ) {
          $0.view(size: .points(30, 20))
          $0.view(size: isRow ? ElementSize(width: .points(5)) : ElementSize(height: .points(5)))
        }
      }
      #expect(
        found
          == (isRow
            ? [rect(0, 0, 35, 20), rect(0, 0, 30, 20), rect(30, 0, 5, 20)]
            : [rect(0, 0, 30, 25), rect(0, 0, 30, 20), rect(0, 20, 30, 5)]))
    }
  }

  @Test func pixelsSmallerThanNumbersRoundNothing() {
    let found = frames(in: .width(200), LayoutEnvironment(scale: 1e30)) { root in
      root.flex(FlexSpec(direction: .row)) { $0.view(size: .points(30.25, 20.5)) }
    }
    #expect(found[1] == rect(0, 0, 30.25, 20.5))
  }
}
