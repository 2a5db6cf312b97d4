import LayoutEngine
import SeededRandom

/// Lays out box specs by the published rules of Texture and ComponentKit.
///
/// It is written from the rules and not from the engine: recursive, in double precision, without
/// caches. Where the two libraries differ, Texture counts. Numbers in parentheses are those of the
/// notes that the rules were written down in. In one thing the engine departs from them on purpose:
/// children are placed in the rounded size of their parent (`Docs/Design.md`, "Pixels"), and so
/// they are here.
///
/// Horizontal coordinates count from the start edge until the frames are made.
struct PlainBoxSolver {
  /// The environment of the solve.
  let environment: LayoutEnvironment
  /// The metrics of all texts.
  let metrics: FixedTextMetrics
  /// Which way lengths fall that stand right at an edge of rounding; 0 is the exact way.
  ///
  /// In single precision such a length may fall on either side, and each for itself. Any other
  /// number picks a side for each length.
  let variant: UInt64

  /// An element with a size, and its children with their positions in it.
  struct Placed {
    /// The size, in whole pixels.
    var size: Lengths<Double>
    /// The children, in the order of the document.
    var children: [Placed] = []
    /// The start corners of the children.
    var positions: [Lengths<Double>] = []
    /// The distance from the top to the first baseline, if there is one.
    var ascender: Double?
    /// The distance from the bottom to the last baseline, negative, if there is one.
    var descender: Double?
  }

  /// The sizes that are allowed.
  typealias Range = Lengths<Span>
  /// The size of which percentages are, with `nil` where it is indefinite.
  typealias ParentSize = Lengths<Double?>

  /// Returns the frames of a tree in the order of the document, each in its parent.
  func frames(of root: BoxSpec, in range: SizeRange) -> [LayoutRect] {
    let range = Range(
      x: Span(min: Double(range.min.width), max: Double(range.max.width)),
      y: Span(min: Double(range.min.height), max: Double(range.max.height)))
    // A root's percentages are of the maximum (2).
    let placed = layout(root, range, range.map(\.limit))
    var frames: [LayoutRect] = []
    addFrames(placed, at: .zero, in: placed.size.x, to: &frames)
    return frames
  }

  /// Adds the frames of an element and of all in it; from right to left, x counts from the other
  /// edge (2).
  private func addFrames(
    _ placed: Placed, at position: Lengths<Double>, in width: Double, to frames: inout [LayoutRect]
  ) {
    let x = environment.direction == .rtl ? width - placed.size.x - position.x : position.x
    frames.append(
      LayoutRect(
        x: Float(x), y: Float(position.y), width: Float(placed.size.x),
        height: Float(placed.size.y)))
    for (child, position) in zip(placed.children, placed.positions) {
      addFrames(child, at: position, in: placed.size.x, to: &frames)
    }
  }

  /// Measures an element, whose size is rounded up to whole pixels at every level (2).
  func layout(_ box: BoxSpec, _ range: Range, _ parent: ParentSize) -> Placed {
    var placed = calculate(box, range, parent)
    placed.size = placed.size.map(ceilPixel)
    return placed
  }

  private func calculate(_ box: BoxSpec, _ range: Range, _ parent: ParentSize) -> Placed {
    // These three never read their own size (2).
    switch box.spec {
    case .inset(let spec): return inset(spec, box, range, parent)
    case .overlay: return overlay(box, range, parent)
    case .background: return background(box, range, parent)
    default: break
    }
    // The range wins over the element's own size where the two have nothing in common (2).
    let own = resolve(box.size, parent)
    let inner = Range.each { range[$0].meet(own[$0]) }
    switch box.spec {
    case .stack(let spec): return stack(spec, box, inner)
    case .center(let spec): return center(spec, box, inner)
    case .relative(let spec): return relative(spec, box, inner)
    case .ratio(let spec): return ratio(spec, box, inner)
    case .absolute(let spec): return absolute(spec, box, inner)
    case .corner(let spec): return corner(spec, box, inner)
    case .wrapper: return wrapper(box, inner)
    case .zstack: return zstack(box, inner, parent)
    case .clip(let spec): return clip(spec, box, range, inner)
    case .text(let spec): return text(spec, inner)
    case .view(let spec): return view(spec, box, inner)
    default: return Placed(size: inner.map(\.min))
    }
  }

  // MARK: Lengths

  /// The length in points, or `nil` for `auto` and for a percentage of an indefinite length.
  ///
  /// In Texture such a percentage is not a number; here it is `auto`, as in ComponentKit.
  func resolve(_ dimension: LayoutDimension, _ parent: Double?) -> Double? {
    switch dimension {
    case .auto: nil
    case .points(let points): Double(points)
    case .percent(let percent): parent.map { $0 * (Double(percent) / 100) }
    }
  }

  /// The sizes that an element's own size allows: the minimum wins over the maximum, and both over
  /// the exact length (1.5).
  func resolve(_ size: ElementSize, _ parent: ParentSize, auto: Range? = nil) -> Range {
    let auto = auto ?? Range(x: Span(), y: Span())
    return Range(
      x: resolve(size.width, size.minWidth, size.maxWidth, parent.x, auto.x),
      y: resolve(size.height, size.minHeight, size.maxHeight, parent.y, auto.y))
  }

  private func resolve(
    _ exact: LayoutDimension, _ min: LayoutDimension, _ max: LayoutDimension, _ parent: Double?,
    _ auto: Span
  ) -> Span {
    let least = resolve(min, parent) ?? auto.min
    let greatest = resolve(max, parent) ?? auto.max
    if greatest <= least { return .exactly(least) }
    guard let exact = resolve(exact, parent) else { return Span(min: least, max: greatest) }
    return .exactly(Swift.max(least, Swift.min(greatest, exact)))
  }

  // MARK: Pixels

  /// What single precision may lose of a length without another pixel, in points.
  private static let loss = 0x1p-11

  /// What is done to a length, which each has edges of its own.
  enum Edge: UInt64 {
    case ceiling = 1
    case floor = 3
    case rounding = 9
    case points = 27
    case comparison = 81
  }

  /// What is added to a length before it is rounded or compared, in points.
  private func nudge(_ length: Double, _ edge: Edge) -> Double {
    // Fractions of powers of two are exact in single precision too; of thirds, a sum that looks
    // exact need not be.
    guard variant > 0, length.isFinite else { return 0 }
    let isExact = environment.scale != 3 && (length * 256).rounded() == length * 256
    if isExact { return 0 }
    return coin(length, edge)
  }

  /// A small amount: up for all lengths, down for all, or either.
  func coin(_ length: Double, _ edge: Edge) -> Double {
    switch variant / edge.rawValue % 3 {
    case 0: return 3e-4
    case 1: return -3e-4
    default:
      // The same for lengths that differ by single precision alone.
      let whole = UInt64(bitPattern: Int64((length * 64).rounded()))
      var random = SeededGenerator(seed: whole &* 0x9E37_79B9 &+ variant)
      return random.next() & 1 == 0 ? 3e-4 : -3e-4
    }
  }

  /// Whether a length is so small that it counts as nothing (4.2).
  func isNegligible(_ length: Double) -> Bool {
    abs(length) < 0.01 + (variant > 0 ? coin(length, .comparison) : 0)
  }

  private var scale: Double { Double(environment.scale) }

  /// The length rounded up to whole pixels.
  func ceilPixel(_ length: Double) -> Double {
    ((length - Self.loss + nudge(length, .ceiling)) * scale).rounded(.up) / scale + 0
  }

  /// The length rounded down to whole pixels.
  func floorPixel(_ length: Double) -> Double {
    ((length + Self.loss + nudge(length, .floor)) * scale).rounded(.down) / scale
  }

  /// The length rounded to the nearest whole pixel, halves away from zero.
  func roundPixel(_ length: Double) -> Double {
    ((length + nudge(length, .rounding)) * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The length rounded down to whole points.
  func floorPoint(_ length: Double) -> Double {
    // Quotients are seldom exact, whatever they look like.
    (length + (variant > 0 ? coin(length, .points) : 0)).rounded(.down)
  }

  /// Whether a length has room in another one.
  func fits(_ length: Double, in limit: Double) -> Bool {
    length <= limit + Self.loss + nudge(length, .comparison)
  }
}
