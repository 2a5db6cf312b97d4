/// A track of a grid, which is a column or a row, as a minimum and a maximum length (CSS Grid
/// §7.2).
@frozen
public struct GridTrack: Sendable, Equatable {
  /// The minimum track sizing function.
  ///
  /// ``Breadth/fraction(_:)`` and ``Breadth/fitContent(_:)`` count as ``Breadth/auto`` here.
  public var minimum: Breadth
  /// The maximum track sizing function.
  public var maximum: Breadth

  /// Creates a track from its minimum and its maximum track sizing function (`minmax()` in CSS).
  @inlinable
  public init(minimum: Breadth, maximum: Breadth) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a track from one sizing function, as minimum and maximum.
  ///
  /// For ``Breadth/fraction(_:)`` and ``Breadth/fitContent(_:)`` the minimum is ``Breadth/auto``.
  @inlinable
  public init(_ breadth: Breadth) {
    maximum = breadth
    minimum =
      switch breadth {
      case .fraction, .fitContent: .auto
      case .points, .percent, .mixed, .auto, .minContent, .maxContent: breadth
      }
  }
}

extension GridTrack {
  /// A track sizing function (CSS Grid §7.2.1).
  @frozen
  public enum Breadth: Sendable, Equatable {
    /// A length in points, clamped to `0...9_999_999`; `NaN` counts as 0.
    case points(Float)
    /// A percentage of the grid's content box on the same axis, clamped to `0...100_000`; `NaN`
    /// counts as 0.
    ///
    /// If the length of that box is indefinite, a percentage behaves as ``auto``.
    case percent(Float)
    /// A percentage of the grid's content box on the same axis plus a number of points, at least 0;
    /// see ``MixedLength`` for the ranges of both.
    ///
    /// If the length of that box is indefinite, the sum behaves as ``auto``.
    case mixed(MixedLength)
    /// A share of the free space, as a factor (`fr` in CSS), clamped to `0...1_000_000`; `NaN`
    /// counts as 0.
    case fraction(Float)
    /// At least the automatic minimum size of the items, at most their max-content size.
    ///
    /// A track with this maximum takes up free space if the grid stretches its tracks.
    case auto
    /// The least length in which no item overflows (`min-content` in CSS).
    case minContent
    /// The length that the items have if nothing limits it, as of a text on one line
    /// (`max-content` in CSS).
    case maxContent
    /// The max-content size of the items up to a limit in points or percent (`fit-content()` in
    /// CSS).
    ///
    /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0, and
    /// `auto` is no limit.
    case fitContent(LayoutDimension)

    /// Returns the sizing function of a length in points or percent.
    ///
    /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
    /// ``LayoutDimension/auto`` is ``auto``.
    @inlinable
    public static func length(_ length: LayoutDimension) -> Breadth {
      switch length {
      case .points(let points): .points(points)
      case .percent(let percent): .percent(percent)
      case .mixed(let length): .mixed(length)
      case .auto: .auto
      }
    }
  }

  /// Returns a track of a fixed length in points, clamped to `0...9_999_999`; `NaN` counts as 0.
  @inlinable
  public static func points(_ length: Float) -> GridTrack { GridTrack(.points(length)) }

  /// Returns a track of a length in points or percent.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  /// ``LayoutDimension/auto`` stands for an automatic track.
  @inlinable
  public static func length(_ length: LayoutDimension) -> GridTrack {
    GridTrack(.length(length))
  }

  /// Returns a track of a percentage of the grid's content box, clamped to `0...100_000`; `NaN`
  /// counts as 0.
  ///
  /// If the length of that box is indefinite, the track is automatic.
  @inlinable
  public static func percent(_ percent: Float) -> GridTrack { GridTrack(.percent(percent)) }

  /// Returns a track that takes a share of the free space, as a factor clamped to `0...1_000_000`;
  /// `NaN` counts as 0.
  @inlinable
  public static func fraction(_ factor: Float) -> GridTrack { GridTrack(.fraction(factor)) }

  /// A track as long as its items, which takes up free space if the grid stretches its tracks.
  public static let auto = GridTrack(.auto)

  /// A track of the least length in which no item overflows (`min-content` in CSS).
  public static let minContent = GridTrack(.minContent)

  /// A track as long as its items are without a limit (`max-content` in CSS).
  public static let maxContent = GridTrack(.maxContent)

  /// Returns a track as long as its items want, up to a limit in points or percent.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0, and
  /// `auto` is no limit.
  @inlinable
  public static func fitContent(_ limit: LayoutDimension) -> GridTrack {
    GridTrack(.fitContent(limit))
  }

  /// Returns a track between a minimum and a maximum length (`minmax()` in CSS).
  @inlinable
  public static func minmax(_ minimum: Breadth, _ maximum: Breadth) -> GridTrack {
    GridTrack(minimum: minimum, maximum: maximum)
  }
}

/// A list of tracks, some of which may be repeated (CSS Grid §7.2 and §7.2.3).
///
/// A grid has at most 1000 explicit tracks on an axis; further ones are ignored.
@frozen
public struct GridTracks: Sendable, Equatable {
  /// The tracks in order, with the tracks of an automatic repetition once.
  public private(set) var tracks: [GridTrack]
  /// The range in ``tracks`` of the tracks that are repeated as often as they fit; empty if there
  /// are none.
  public private(set) var automatic: Range<Int>
  /// Whether repeated tracks without items collapse (`auto-fit` in CSS).
  public private(set) var collapses: Bool
  /// Whether the grid uses the tracks of the outer grid that it spans (CSS Grid §9).
  public private(set) var isSubgrid: Bool

  /// Creates a list of tracks and repetitions.
  ///
  /// Repetitions of no tracks are ignored, as are all automatic repetitions after the first and
  /// tracks beyond 1000.
  ///
  /// - Complexity: O(n) in the number of tracks, with repetitions written out.
  public init(_ entries: [Entry]) {
    tracks = []
    automatic = 0..<0
    collapses = false
    isSubgrid = false
    for entry in entries {
      switch entry {
      case .track(let track): tracks.append(track)
      case .repeated(.times(let count), let repeated):
        guard !repeated.isEmpty else { continue }
        for _ in 0..<max(0, min(count, Limits.gridLines)) where tracks.count < Limits.gridLines {
          tracks.append(contentsOf: repeated)
        }
      case .repeated(let repetition, let repeated):
        guard automatic.isEmpty, !repeated.isEmpty else { continue }
        automatic = tracks.count..<tracks.count + repeated.count
        collapses = repetition == .autoFit
        tracks.append(contentsOf: repeated)
      }
    }
    guard tracks.count > Limits.gridLines else { return }
    tracks.removeLast(tracks.count - Limits.gridLines)
    automatic = automatic.clamped(to: 0..<tracks.count)
  }

  /// An empty list of tracks.
  public static let none = GridTracks([])

  /// The tracks of the outer grid that this grid spans (`subgrid` in CSS Grid §9).
  ///
  /// The items of both grids size the tracks, and the inner grid adds none. In a grid that is not
  /// in the flow of another grid, the value counts as ``none``.
  public static let subgrid = {
    var tracks = GridTracks([])
    tracks.isSubgrid = true
    return tracks
  }()

  /// Whether the list contains no track.
  public var isEmpty: Bool { tracks.isEmpty }
}

extension GridTracks {
  /// An entry of a list of tracks: one track, or several that are repeated.
  public enum Entry: Sendable, Equatable {
    /// A single track.
    case track(GridTrack)
    /// Tracks that are repeated together.
    case repeated(Repetition, [GridTrack])
  }

  /// The number of times that tracks are repeated (CSS Grid §7.2.3).
  @frozen
  public enum Repetition: Sendable, Equatable {
    /// A fixed number of times, clamped to `0...1_000`.
    case times(Int)
    /// As often as the tracks fit (`auto-fill` in CSS).
    case autoFill
    /// As often as the tracks fit; those without an item collapse (`auto-fit` in CSS).
    case autoFit
  }
}

extension GridTracks: ExpressibleByArrayLiteral {
  /// Creates a list of tracks and repetitions.
  ///
  /// Repetitions of no tracks are ignored, as are all automatic repetitions after the first and
  /// tracks beyond 1000.
  ///
  /// - Complexity: O(n) in the number of tracks, with repetitions written out.
  public init(arrayLiteral entries: Entry...) { self.init(entries) }
}

extension GridTracks.Entry {
  /// Returns an entry of a single track of a fixed length in points, clamped to `0...9_999_999`;
  /// `NaN` counts as 0.
  @inlinable
  public static func points(_ length: Float) -> Self { .track(.points(length)) }

  /// Returns an entry of a single track of a length in points or percent.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  /// ``LayoutDimension/auto`` stands for an automatic track.
  @inlinable
  public static func length(_ length: LayoutDimension) -> Self { .track(.length(length)) }

  /// Returns an entry of a single track of a percentage of the grid's content box, clamped to
  /// `0...100_000`; `NaN` counts as 0.
  ///
  /// If the length of that box is indefinite, the track is automatic.
  @inlinable
  public static func percent(_ percent: Float) -> Self { .track(.percent(percent)) }

  /// Returns an entry of a single track that takes a share of the free space, as a factor clamped
  /// to `0...1_000_000`; `NaN` counts as 0.
  @inlinable
  public static func fraction(_ factor: Float) -> Self { .track(.fraction(factor)) }

  /// An entry of a single track as long as its items, which takes up free space if the grid
  /// stretches its tracks.
  public static var auto: Self { .track(.auto) }

  /// An entry of a single track of the least length in which no item overflows (`min-content` in
  /// CSS).
  public static var minContent: Self { .track(.minContent) }

  /// An entry of a single track as long as its items are without a limit (`max-content` in CSS).
  public static var maxContent: Self { .track(.maxContent) }

  /// Returns an entry of a single track as long as its items want, up to a limit in points or
  /// percent.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0, and
  /// `auto` is no limit.
  @inlinable
  public static func fitContent(_ limit: LayoutDimension) -> Self { .track(.fitContent(limit)) }

  /// Returns an entry of a single track between a minimum and a maximum length (`minmax()` in CSS).
  @inlinable
  public static func minmax(
    _ minimum: GridTrack.Breadth, _ maximum: GridTrack.Breadth
  ) -> Self {
    .track(.minmax(minimum, maximum))
  }
}
