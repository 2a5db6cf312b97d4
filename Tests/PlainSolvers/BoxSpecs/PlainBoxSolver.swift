import LayoutEngine
import SeededRandom

/// Lays out box specs by the published rules of Texture and ComponentKit.
///
/// The code is written from the rules and not from the engine: recursive, in double precision,
/// without caches. If the two libraries differ, Texture's rules apply. Numbers in parentheses are
/// those of the notes on the rules. In one thing the engine, and so this solver, departs from them
/// on purpose: children are placed in the rounded size of their parent (`Docs/Design.md`,
/// "Pixels").
///
/// Horizontal coordinates count from the start edge until the frames are made.
struct PlainBoxSolver {
  /// The environment of the solve.
  let environment: LayoutEnvironment
  /// The metrics of all texts.
  let metrics: FixedTextMetrics
  /// The rounding of lengths right at an edge; 0 means exact rounding.
  ///
  /// In single precision each such length may fall on either side. Any other number picks a side
  /// for each length.
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
    /// Whether the element is an alternative that does not show.
    var isLeftOut = false
  }

  /// The range of sizes.
  typealias Range = Lengths<Span>
  /// The size that percentages refer to, with `nil` on indefinite axes.
  typealias ParentSize = Lengths<Double?>

  /// Returns the frames of a tree in the order of the document, each relative to its parent.
  func frames(of root: BoxSpec, in range: SizeRange) -> [LayoutRect] {
    let range = Range(
      x: Span(min: Double(range.min.width), max: Double(range.max.width)),
      y: Span(min: Double(range.min.height), max: Double(range.max.height)))
    // A root's percentages refer to the maximum (2).
    let placed = layout(root, range, range.map(\.limit))
    var frames: [LayoutRect] = []
    addFrames(placed, at: .zero, in: placed.size.x, to: &frames)
    return frames
  }

  /// Adds the frames of an element and its descendants.
  ///
  /// From right to left, x counts from the other edge (2).
  private func addFrames(
    _ placed: Placed, at position: Lengths<Double>, in width: Double, to frames: inout [LayoutRect]
  ) {
    guard !placed.isLeftOut else {
      frames.append(.zero)
      for child in placed.children { addFrames(child, at: .zero, in: 0, to: &frames) }
      return
    }
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
    // These three have no size of their own (2).
    switch box.spec {
    case .inset(let spec): return inset(spec, box, range, parent)
    case .overlay: return overlay(box, range, parent)
    case .background: return background(box, range, parent)
    default: break
    }
    // The range wins over the element's own size if the two do not intersect (2).
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
    case .fit(let spec): return fit(spec, box, inner)
    case .text(let spec): return text(spec, inner)
    case .view(let spec): return view(spec, box, inner)
    default: return Placed(size: inner.map(\.min))
    }
  }

  // MARK: Lengths

  /// Returns the length in points, or `nil` for `auto` and for a percentage of an indefinite
  /// length.
  ///
  /// In Texture such a percentage is NaN. Here it is `auto`, as in ComponentKit.
  func resolve(_ dimension: LayoutDimension, _ parent: Double?) -> Double? {
    switch dimension {
    case .auto: nil
    case .points(let points): Double(points)
    case .percent(let percent): parent.map { $0 * (Double(percent) / 100) }
    case .mixed(let mixed):
      parent.map { $0 * (Double(mixed.percent) / 100) + Double(mixed.points) }
    }
  }

  /// Returns the range of an element's own size: the minimum wins over the maximum, and both over
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

  /// The error of a length in single precision that does not count as another pixel, in points.
  private static let loss = 0x1p-11

  /// The operations on a length, each with edges of its own.
  enum Edge: UInt64 {
    case ceiling = 1
    case floor = 3
    case rounding = 9
    case points = 27
    case comparison = 81
  }

  /// Returns an amount in points to be added to a length before it is rounded or compared.
  private func nudge(_ length: Double, _ edge: Edge) -> Double {
    // Fractions of powers of two are exact in single precision too. A sum of thirds may look exact
    // without being so.
    guard variant > 0, length.isFinite else { return 0 }
    let isExact = environment.scale != 3 && (length * 256).rounded() == length * 256
    if isExact { return 0 }
    return coin(length, edge)
  }

  /// Returns a small amount: positive for all lengths, negative for all, or either.
  func coin(_ length: Double, _ edge: Edge) -> Double {
    switch variant / edge.rawValue % 3 {
    case 0: return 3e-4
    case 1: return -3e-4
    default:
      // The amount is equal for lengths that differ only by single precision.
      let whole = UInt64(bitPattern: Int64((length * 64).rounded()))
      var random = SeededGenerator(seed: whole &* 0x9E37_79B9 &+ variant)
      return random.next() & 1 == 0 ? 3e-4 : -3e-4
    }
  }

  /// Whether a length is so small that it counts as 0 (4.2).
  func isNegligible(_ length: Double) -> Bool {
    abs(length) < 0.01 + (variant > 0 ? coin(length, .comparison) : 0)
  }

  private var scale: Double { Double(environment.scale) }

  /// Returns the length rounded up to whole pixels.
  func ceilPixel(_ length: Double) -> Double {
    ((length - Self.loss + nudge(length, .ceiling)) * scale).rounded(.up) / scale + 0
  }

  /// Returns the length rounded down to whole pixels.
  func floorPixel(_ length: Double) -> Double {
    ((length + Self.loss + nudge(length, .floor)) * scale).rounded(.down) / scale
  }

  /// Returns the length rounded to the nearest whole pixel, halves away from zero.
  func roundPixel(_ length: Double) -> Double {
    ((length + nudge(length, .rounding)) * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Returns the length rounded down to whole points.
  func floorPoint(_ length: Double) -> Double {
    // Quotients are rarely exact, even if they look so.
    (length + (variant > 0 ? coin(length, .points) : 0)).rounded(.down)
  }

  /// Whether a length fits into another one.
  func fits(_ length: Double, in limit: Double) -> Bool {
    length <= limit + Self.loss + nudge(length, .comparison)
  }
}
