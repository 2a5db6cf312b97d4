import LayoutEngine
import Testing

/// Numbers outside their range lay out as the nearest number within, and NaN as 0.
@Suite struct HeldNumberTests {
  /// The ranges of numeric values.
  enum Range {
    /// A length from 0 to 9,999,999 points.
    case length
    /// A length from −9,999,999 to 9,999,999 points.
    case offset
    /// A maximum length, where infinity means none.
    case maximum
    /// A percentage from 0 to 100,000.
    case percent
    /// A percentage from −100,000 to 100,000.
    case percentOffset
    /// A factor from 0 to a million.
    case factor
    /// A factor from 0 to a million, where a negative number means none.
    case weight
    /// A factor from minus a million to a million.
    case factorOffset
    /// A ratio from a thousandth to a thousand.
    ///
    /// A number that is not positive and finite means none.
    case ratio
    /// A length of a flexbox from −9,999,999 to 9,999,999 points.
    ///
    /// A number that is not finite means none.
    case flexOffset
    /// A length of a flexbox from 0 to 9,999,999 points.
    ///
    /// A number that is not finite counts as 0.
    case flexLength

    func held(_ number: Float) -> Float {
      switch self {
      case .weight where number.isNaN: return -1
      case .ratio where !(number > 0 && number < .infinity): return -1
      case .flexOffset where !number.isFinite: return .nan
      case .flexLength where !number.isFinite: return 0
      default: if number.isNaN { return 0 }
      }
      return switch self {
      case .length: min(max(number, 0), 9_999_999)
      case .offset: min(max(number, -9_999_999), 9_999_999)
      case .maximum: number == .infinity ? number : min(max(number, 0), 9_999_999)
      case .percent: min(max(number, 0), 100_000)
      case .percentOffset: min(max(number, -100_000), 100_000)
      case .factor: min(max(number, 0), 1_000_000)
      case .weight: min(max(number, -1), 1_000_000)
      case .factorOffset: min(max(number, -1_000_000), 1_000_000)
      case .ratio: min(max(number, 0.001), 1000)
      case .flexOffset: min(max(number, -9_999_999), 9_999_999)
      case .flexLength: min(max(number, 0), 9_999_999)
      }
    }
  }

  /// A place for a number, and the frames for each number there.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let range: Range
    let frames: @Sendable (Float) -> [LayoutRect]

    var testDescription: String { name }
  }

  private static let numbers: [Float] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, -3, 10_000_000, 1_000_001, 100_001, 0.125,
  ]

  @Test(arguments: places)
  func theNearestNumberWithinRangeLaysOutAlike(place: Place) {
    for number in Self.numbers {
      let held = place.range.held(number)
      #expect(
        place.frames(number) == place.frames(held), "\(place.name): \(number) is to be \(held)")
    }
    // The swept numbers have an effect on the frames.
    #expect(place.frames(7) != place.frames(2), "\(place.name) moves nothing")
  }

  /// Each edge of the safe area is clamped by itself.
  @Test(arguments: [-.infinity, -1e9, -7, 7, 1e9, .infinity, .nan] as [Float])
  func theSafeAreaIsHeld(number: Float) {
    let edges: [WritableKeyPath<LayoutEdges, LayoutDimension?>] = [
      \.top, \.left, \.bottom, \.right, \.start, \.end,
    ]
    for edge in edges {
      let found = [number, Range.offset.held(number)].map { number in
        var environment = LayoutEnvironment()
        environment.safeArea[keyPath: edge] = .points(number)
        return frames(in: SizeRange(max: LayoutSize(width: 200, height: 200)), environment) {
          root in
          root.inset(InsetSpec(insets: .all(20), safeArea: .all)) { $0.text("aa bb") }
        }
      }
      #expect(found[0] == found[1], "\(edge)")
    }
  }

  @Test(
    arguments: [(0.001, 0.01), (1000, 100), (0, 1), (-2, 1), (.infinity, 1), (.nan, 1)]
      as [(Float, Float)])
  func scalesAreHeld(number: Float, held: Float) {
    let found = [number, held].map { scale in
      frames(in: .exact(width: 100.004, height: 99.996), LayoutEnvironment(scale: scale)) { root in
        root.zstack { all in
          all.flex { $0.view(as: FlexItem(flexGrow: 1), size: .points(33.333, 12.345)) }
          all.linear { $0.view(as: LinearItem(width: .points(33.333), height: .points(12.345))) }
          all.stack(StackSpec(direction: .vertical)) { $0.text("aa", size: .points(33.333, 0.004)) }
        }
      }
    }
    #expect(found[0] == found[1])
  }

  /// Every numeric property has an entry in `places`.
  @Test func everyNumberHasAPlace() {
    let names = Set(Self.places.map(\.name))
    #expect(names.count == Self.places.count)
    let subjects: [(String, Any)] = [
      ("stack ", StackSpec(direction: .vertical)), ("flow ", FlowSpec()), ("linear ", LinearSpec()),
      ("spacer ", SpacerSpec()), ("", ElementSize()), ("item ", StackItem()),
      ("cell ", LinearItem()), ("flex item ", FlexItem()),
    ]
    for (prefix, subject) in subjects {
      for property in Mirror(reflecting: subject).children {
        let type = type(of: property.value)
        guard type == Float.self || type == Float?.self || type == LayoutDimension.self else {
          continue
        }
        let name = "\(prefix)\(property.label ?? "")"
        #expect(names.contains(name), "\(name) is not swept")
      }
    }
  }

  // MARK: Places for elements in a tree

  private static let places =
    flexItems + cssItems + flexGaps + stack + stackItems + sizes + insets + percents + absolute
    + leaves + linear + flow + corners

  /// Returns a place in at most 300 × 200 points, and at least 300 wide if there is to be free
  /// space.
  private static func place(
    _ name: String, _ range: Range, hasFreeSpace: Bool = false,
    _ content: @escaping @Sendable (Float, inout Children<NoPlacement>) -> Void
  ) -> Place {
    let most = LayoutSize(width: 300, height: 200)
    let least = LayoutSize(width: hasFreeSpace ? 300 : 0, height: 0)
    return Place(name: name, range: range) { number in
      LayoutEngineTests.frames(in: SizeRange(min: least, max: most)) { content(number, &$0) }
    }
  }

  private static var stack: [Place] {
    let lengths: [(String, StackSpec.FlexWrap, @Sendable (inout StackSpec, Float) -> Void)] = [
      ("stack spacing", .noWrap, { $0.spacing = $1 }),
      ("stack lineSpacing", .wrap, { $0.lineSpacing = $1 }),
    ]
    return lengths.map { name, wrap, set in
      place(name, .length) { number, root in
        var spec = StackSpec(direction: .horizontal, alignItems: .start, flexWrap: wrap)
        set(&spec, number)
        root.stack(spec) { row in
          for _ in 0..<2 { row.view(size: .points(200, 10)) }
        }
      }
    }
  }

  private static var flexItems: [Place] {
    let numbers: [(String, Range, @Sendable (inout FlexItem, Float) -> Void)] = [
      ("flexGrow", .factor, { $0.flexGrow = $1 }),
      ("flex", .factorOffset, { $0.flex = $1 }),
      ("flexBasis", .flexOffset, { $0.flexBasis = .points($1) }),
      ("aspectRatio", .ratio, { $0.aspectRatio = $1 }),
      ("margin", .flexOffset, { $0.margin = LayoutEdges(left: .points($1)) }),
      (
        "margin beside a percentage", .flexOffset,
        {
          $0.margin = LayoutEdges(left: .points($1), right: .percent(1))
        }
      ),
      ("padding", .flexLength, { $0.padding = LayoutEdges(left: .points($1)) }),
      (
        "padding beside a percentage", .flexLength,
        {
          $0.padding = LayoutEdges(left: .points($1), right: .percent(1))
        }
      ),
      ("borderWidth", .flexLength, { $0.borderWidth = LayoutEdges(left: .points($1)) }),
      ("insets", .flexOffset, { $0.insets = LayoutEdges(left: .points($1)) }),
      ("flexShrink", .factor, { ($0.flexShrink, $0.flexBasis) = ($1, .points(400)) }),
    ]
    return numbers.map { name, range, set in
      place("flex item \(name)", range, hasFreeSpace: true) { number, root in
        var item = FlexItem()
        set(&item, number)
        root.flex(FlexSpec(direction: .row)) { row in
          row.view(as: item, size: ElementSize(height: .points(10)))
          row.view(as: FlexItem(flexGrow: 1, flexShrink: 1), size: .points(200, 20))
        }
      }
    }
  }

  private static var cssItems: [Place] {
    let numbers: [(String, @Sendable (inout FlexItem, Float) -> Void)] = [
      ("padding", { $0.padding = LayoutEdges(left: .points($1)) }),
      ("borderWidth", { $0.borderWidth = LayoutEdges(left: .points($1)) }),
    ]
    return numbers.map { name, set in
      place("CSS flex item \(name)", .flexLength) { number, root in
        var item = FlexItem()
        set(&item, number)
        root.flex(FlexSpec(direction: .row, flexbox: .css)) { row in
          row.view(as: item, size: ElementSize(height: .points(10)))
          row.view(size: .points(200, 20))
        }
      }
    }
  }

  private static var flexGaps: [Place] {
    let gaps: [(String, FlexSpec.Direction, @Sendable (inout FlexSpec, Float) -> Void)] = [
      ("flex gap", .row, { $0.gap = .points($1) }),
      ("flex columnGap", .row, { $0.columnGap = .points($1) }),
      ("flex rowGap", .column, { $0.rowGap = .points($1) }),
    ]
    return gaps.map { name, direction, set in
      place(name, .flexLength) { number, root in
        var spec = FlexSpec(direction: direction)
        set(&spec, number)
        root.flex(spec) { flex in
          for _ in 0..<2 { flex.view(size: .points(20, 20)) }
        }
      }
    }
  }

  private static var stackItems: [Place] {
    let numbers: [(String, Range, @Sendable (inout StackItem, Float) -> Void)] = [
      ("item flexGrow", .factor, { $0.flexGrow = $1 }),
      ("item flexBasis", .length, { $0.flexBasis = .points($1) }),
      ("item spacingBefore", .offset, { $0.spacingBefore = $1 }),
      ("item spacingAfter", .offset, { $0.spacingAfter = $1 }),
      ("item ascender", .offset, { $0.ascender = $1 }),
      ("item descender", .offset, { $0.descender = $1 }),
    ]
    let shrinking: (String, Range, @Sendable (inout StackItem, Float) -> Void) =
      ("item flexShrink", .factor, { ($0.flexShrink, $0.flexBasis) = ($1, .points(400)) })
    return (numbers + [shrinking]).map { name, range, set in
      place(name, range, hasFreeSpace: true) { number, root in
        var item = StackItem()
        set(&item, number)
        let align: StackSpec.AlignItems =
          item.ascender != nil ? .baselineFirst : item.descender != nil ? .baselineLast : .start
        root.stack(StackSpec(direction: .horizontal, alignItems: align)) { row in
          row.view(as: item, size: ElementSize(height: .points(10)))
          // A child that alone can grow and shrink would start from 0.
          let isFull = name == shrinking.0
          row.view(
            as: StackItem(flexGrow: isFull ? 0 : 1, flexShrink: 1),
            size: .points(isFull ? 200 : 10, 20))
        }
      }
    }
  }

  private static var sizes: [Place] {
    let lengths: [(String, Range, @Sendable (inout ElementSize, Float) -> Void)] = [
      ("width", .length, { $0.width = .points($1) }),
      ("height", .length, { $0.height = .points($1) }),
      ("minWidth", .length, { $0.minWidth = .points($1) }),
      ("minHeight", .length, { $0.minHeight = .points($1) }),
      ("maxWidth", .maximum, { $0.maxWidth = .points($1) }),
      ("maxHeight", .maximum, { $0.maxHeight = .points($1) }),
    ]
    return lengths.map { name, range, set in
      place(name, range) { number, root in
        var size = ElementSize()
        set(&size, number)
        root.stack(StackSpec(direction: .horizontal, alignItems: .start)) { row in
          row.image(
            ImageSpec(
              intrinsicSize: range == .maximum
                ? LayoutSize(width: 90, height: 80) : LayoutSize(width: 1, height: 1)), size: size)
          row.view(size: .points(5, 5))
        }
      }
    }
  }

  private static var insets: [Place] {
    let edges: [(String, @Sendable (inout InsetSpec, LayoutDimension) -> Void)] = [
      ("inset top", { $0.insets.top = $1 }), ("inset left", { $0.insets.left = $1 }),
      ("inset bottom", { $0.insets.bottom = $1 }), ("inset right", { $0.insets.right = $1 }),
      ("start", { $0.insets.start = $1 }), ("end", { $0.insets.end = $1 }),
    ]
    return edges.map { name, set in
      // An infinite inset means free space, not a number of points.
      place(name, .offset) { number, root in
        var spec = InsetSpec()
        set(&spec, .points(number == .infinity ? 9_999_999 : number))
        root.inset(spec) { $0.view(size: .points(40, 40)) }
      }
    }
  }

  private static var percents: [Place] {
    [
      place("width in percent", .percent) { number, root in
        root.absolute { $0.view(size: ElementSize(width: .percent(number), height: .points(1))) }
      },
      place("height in percent", .percent) { number, root in
        root.absolute { $0.view(size: ElementSize(width: .points(1), height: .percent(number))) }
      },
      place("item flexBasis in percent", .percent, hasFreeSpace: true) { number, root in
        root.stack(StackSpec(direction: .horizontal)) { row in
          row.view(as: StackItem(flexBasis: .percent(number)))
        }
      },
      place("inset in percent", .percentOffset) { number, root in
        root.inset(InsetSpec(insets: .lengths(left: .percent(number)))) {
          $0.view(size: .points(40, 40))
        }
      },
    ]
  }

  private static var absolute: [Place] {
    let numbers: [(String, Range, @Sendable (inout AbsoluteItem, Float) -> Void)] = [
      ("layoutPosition x", .offset, { $0.layoutPosition.x = $1 }),
      ("layoutPosition y", .offset, { $0.layoutPosition.y = $1 }),
      ("sizeRange minWidth", .length, { $0.sizeRange = DimensionRange(minWidth: .points($1)) }),
      ("sizeRange minHeight", .length, { $0.sizeRange = DimensionRange(minHeight: .points($1)) }),
      ("sizeRange maxWidth", .maximum, { $0.sizeRange = DimensionRange(maxWidth: .points($1)) }),
      ("sizeRange maxHeight", .maximum, { $0.sizeRange = DimensionRange(maxHeight: .points($1)) }),
    ]
    return numbers.map { name, range, set in
      place(name, range) { number, root in
        var item = AbsoluteItem()
        set(&item, number)
        root.absolute { absolute in
          absolute.image(
            ImageSpec(
              intrinsicSize: range == .maximum
                ? LayoutSize(width: 90, height: 80) : LayoutSize(width: 1, height: 1)), as: item)
        }
      }
    }
  }

  private static var leaves: [Place] {
    [
      place("image intrinsicSize width", .length) {
        $1.image(ImageSpec(intrinsicSize: LayoutSize(width: $0, height: 10)))
      },
      place("image intrinsicSize height", .length) {
        $1.image(ImageSpec(intrinsicSize: LayoutSize(width: 10, height: $0)))
      },
      place("view intrinsicSize width", .length) {
        $1.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: $0, height: 10))))
      },
      place("view intrinsicSize height", .length) {
        $1.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 10, height: $0))))
      },
      place("spacer minLength", .length) { number, root in
        root.stack(StackSpec(direction: .horizontal)) { row in
          row.spacer(SpacerSpec(minLength: number))
          row.view(size: .points(5, 5))
        }
      },
    ]
  }

  private static var corners: [Place] {
    let offsets: [(String, @Sendable (inout LayoutPoint, Float) -> Void)] = [
      ("corner offset x", { $0.x = $1 }), ("corner offset y", { $0.y = $1 }),
    ]
    return offsets.map { name, set in
      place(name, .offset) { number, root in
        var spec = CornerSpec(cornerLocation: .topLeft)
        set(&spec.offset, number)
        root.corner(spec) { corner in
          corner.view(size: .points(40, 40))
          corner.view(size: .points(10, 10))
        }
      }
    }
  }

  private static var linear: [Place] {
    let specs: [(String, Range, @Sendable (inout LinearSpec, Float) -> Void)] = [
      ("linear spacing", .length, { $0.spacing = $1 }),
      ("linear separator", .length, { $0.separator = $1 }),
    ]
    let items: [(String, Range, @Sendable (inout LinearItem, Float) -> Void)] = [
      ("cell width", .length, { $0.width = .points($1) }),
      ("cell height", .length, { $0.height = .points($1) }),
      ("cell weight", .weight, { $0.weight = $1 }),
      ("cell offset x", .offset, { $0.offset.x = $1 }),
      ("cell offset y", .offset, { $0.offset.y = $1 }),
    ]
    let ofSpecs = specs.map { name, range, set in
      place(name, range) { number, root in
        var spec = LinearSpec(orientation: .horizontal)
        set(&spec, number)
        root.linear(spec) { linear in
          linear.view(as: LinearItem(width: 20, height: 10))
          linear.view(as: LinearItem(width: 20, height: 10, separatorBefore: true))
        }
      }
    }
    let ofItems = items.map { name, range, set in
      place(name, range, hasFreeSpace: true) { number, root in
        var item = LinearItem(width: 20, height: 10)
        set(&item, number)
        root.linear(LinearSpec(orientation: .horizontal)) { linear in
          linear.view(as: item)
          linear.view(as: LinearItem(width: 20, height: 10, weight: item.weight.map { _ in 3 }))
        }
      }
    }
    return ofSpecs + ofItems
  }

  private static var flow: [Place] {
    let lengths: [(String, @Sendable (inout FlowSpec, Float) -> Void)] = [
      ("flow spacing", { $0.spacing = $1 }), ("flow lineSpacing", { $0.lineSpacing = $1 }),
    ]
    return lengths.map { name, set in
      place(name, .length) { number, root in
        var spec = FlowSpec()
        set(&spec, number)
        root.flow(spec) { flow in
          for _ in 0..<5 { flow.view(as: FlowItem(width: 100, height: 10)) }
        }
      }
    }
  }
}
