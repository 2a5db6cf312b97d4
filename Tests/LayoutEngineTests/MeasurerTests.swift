import ElementLiterals
import LayoutEngine
import Testing

/// The parameters that text measurers get, and the use of their results.
@Suite struct MeasurerTests {
  /// A measurer whose result depends on all parameters.
  private struct Reader: TextMeasuring {
    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      var width: Float = 10 * environment.scale + environment.textScale
      if environment.direction == .rtl { width += 100 }
      if environment.colorScheme == .dark { width += 200 }
      if environment.localization != nil { width += 400 }
      return TextMeasurement(
        size: LayoutSize(width: width + environment.safeArea.sides().left, height: width / 2))
    }
  }

  private struct NoWords: TextLocalizing {
    func words(for key: String, _ arguments: [TextArgument]) -> String? { nil }
  }

  private static func environments() -> [LayoutEnvironment] {
    let plain = LayoutEnvironment()
    var all = [plain]
    var other = plain
    other.scale = 2
    all.append(other)
    other.direction = .rtl
    all.append(other)
    other.textScale = 1.5
    all.append(other)
    other.colorScheme = .dark
    all.append(other)
    other.localization = TextLocalization(identifier: "de", table: NoWords())
    all.append(other)
    other.safeArea = LayoutEdges.points(top: 1, left: 2, bottom: 3, right: 4)
    all.append(other)
    return all + all.reversed()
  }

  @Test(arguments: [false, true]) func textsAreMeasuredAgainWhateverChanges(isFlex: Bool) {
    var tree = LayoutTree()
    tree.build { root in
      if isFlex {
        root.flex(FlexSpec(direction: .row)) { $0.text("words") }
      } else {
        root.stack(StackSpec(direction: .horizontal)) { $0.text("words") }
      }
    }
    let new = tree
    for environment in Self.environments() {
      tree.solve(in: .unbounded, environment: environment, measurer: Reader())
      var fresh = new
      fresh.solve(in: .unbounded, environment: environment, measurer: Reader())
      #expect(tree.frames == fresh.frames)
    }
  }

  /// A line of 90 fits into 95 points, but not beside a margin or a padding of 10.
  @Test(arguments: [
    (FlexItem(margin: LayoutEdges(left: .points(10))), rect(10, 0, 40, 40)),
    (FlexItem(margin: LayoutEdges(top: .points(10))), rect(0, 10, 90, 20)),
    (FlexItem(padding: LayoutEdges(left: .points(10))), rect(0, 0, 50, 40)),
    (FlexItem(padding: LayoutEdges(top: .points(10))), rect(0, 0, 90, 30)),
  ])
  func aHostsTextHasTheRoomThatItsMarginsLeave(item: FlexItem, frame: LayoutRect) {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .column, alignItems: .start)) { column in
        column.text("aaaa bbbb", as: item)
      }
    }
    tree.solve(in: .width(95), measurer: HostMetrics(FixedTextMetrics(width: 10, height: 20)))
    #expect(tree.frames[1] == frame)
  }

  /// A measurer that takes half of the width, and returns NaN if that is unlimited.
  private struct Half: TextMeasuring {
    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      TextMeasurement(size: LayoutSize(width: maxWidth.isFinite ? maxWidth / 2 : .nan, height: 10))
    }
  }

  @Test func aTextWithoutANaturalWidthIsAskedForEachOffer() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .column, alignItems: .start)) { $0.text("words") }
    }
    for width: Float in [100, 60] {
      tree.solve(in: .width(width), measurer: Half())
      #expect(tree.frames[1] == rect(0, 0, width / 2, 10))
    }
  }

  /// A measurer that returns a height of one point, with the baseline in the middle.
  private struct Tiny: TextMeasuring {
    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      TextMeasurement(size: LayoutSize(width: 4, height: 1), ascender: 0.5, descender: -0.5)
    }
  }

  @Test func aBaselineMayBeLessThanAPointDown() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row, alignItems: .baseline)) { row in
        row.text("tiny")
        row.view(size: .points(10, 10))
      }
    }
    tree.solve(in: .unbounded, environment: LayoutEnvironment(scale: 2), measurer: Tiny())
    #expect(tree.frames.dropFirst() == [rect(0, 9.5, 4, 1), rect(4, 0, 10, 10)])
  }

  /// A measurer whose result depends on the scale and the direction.
  private struct Turning: TextMeasuring {
    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      TextMeasurement(
        size: LayoutSize(
          width: 10 * environment.scale + (environment.direction == .rtl ? 5 : 0), height: 10))
    }
  }

  @Test func whatAMeasurerIsShownIsMeasuredAnew() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .column, alignItems: .start)) { $0.text("words") }
    }
    let environments: [(LayoutEnvironment, Float)] = [
      (LayoutEnvironment(), 10), (LayoutEnvironment(scale: 2), 20),
      (LayoutEnvironment(scale: 2, direction: .rtl), 25), (LayoutEnvironment(direction: .rtl), 15),
    ]
    for (environment, width) in environments {
      tree.solve(in: .width(100), environment: environment, measurer: Turning())
      #expect(tree.frame(of: 1).width == width)
    }
  }

  /// The safe area changes when a keyboard appears, which must not change texts.
  @Test func measurersAreShownNoSafeArea() {
    var environment = LayoutEnvironment()
    environment.safeArea.left = .points(50)
    var tree = LayoutTree()
    tree.build { $0.text("words") }
    tree.solve(in: .unbounded, environment: environment, measurer: Reader())
    #expect(tree.size.width == 11)
  }

  /// A measurer that returns one number for everything.
  private struct Absurd: TextMeasuring {
    var number: Float
    var shapes: Bool

    func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      TextMeasurement(
        size: LayoutSize(width: number, height: number), ascender: number, descender: number)
    }

    func shape(
      _ text: TextSpec, environment: LayoutEnvironment, into advances: inout TextAdvances
    ) -> Bool {
      guard shapes else { return false }
      advances.beginRun(ascender: number, descender: number)
      for _ in 0..<3 {
        advances.append(number)
        advances.appendSpace(number)
      }
      advances.appendLineBreak()
      return true
    }

    static func == (one: Absurd, other: Absurd) -> Bool {
      one.number.bitPattern == other.number.bitPattern && one.shapes == other.shapes
    }
  }

  @Test(
    arguments: [.nan, .infinity, -.infinity, 1e30, -1e30, -5, 0, 5, .leastNonzeroMagnitude],
    [false, true])
  func whatIsNoNumberDoesNoHarm(number: Float, shapes: Bool) {
    let measurer = Absurd(number: number, shapes: shapes)
    for direction in WritingDirection.allCases {
      for range in [.unbounded, .width(30), .exact(width: 7, height: 7)] as [SizeRange] {
        var tree = LayoutTree()
        tree.build { root in
          root.stack(StackSpec(direction: .vertical, alignItems: .baselineFirst)) { column in
            column.text("one two", as: StackItem(flexGrow: 1, flexShrink: 1))
            column.stack(StackSpec(direction: .horizontal, alignItems: .baselineLast)) { row in
              row.text("one")
              row.text("two", as: StackItem(flexShrink: 2))
            }
            column.flex(FlexSpec(direction: .row, wrap: .wrap, alignItems: .baseline)) { row in
              row.text("one", as: FlexItem(flexGrow: 1, padding: .all(1)))
              row.text("two", as: FlexItem(flexShrink: 1, aspectRatio: 2))
            }
            column.linear { linear in
              linear.text("one", as: LinearItem(width: .wrap, height: .wrap))
              linear.flow { $0.text("two") }
            }
          }
        }
        tree.solve(
          in: range, environment: LayoutEnvironment(scale: 3, direction: direction),
          measurer: measurer)
        for frame in tree.frames {
          #expect(frame.x.isFinite && frame.y.isFinite)
          #expect(frame.width.isFinite && frame.width >= 0)
          #expect(frame.height.isFinite && frame.height >= 0)
        }
      }
    }
  }
}
