/// One track of a grid, a column or a row, as the least and the greatest length it may have (CSS Grid
/// §7.2).
@frozen
public struct GridTrack: Sendable, Equatable {
  /// The minimum track sizing function; ``Breadth/fraction(_:)`` and ``Breadth/fitContent(_:)`` count
  /// as ``Breadth/auto`` there.
  public var minimum: Breadth
  /// The maximum track sizing function.
  public var maximum: Breadth

  /// Creates a track from both sizing functions (`minmax()` in CSS).
  @inlinable
  public init(minimum: Breadth, maximum: Breadth) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a track of one sizing function.
  @inlinable
  public init(_ breadth: Breadth) {
    maximum = breadth
    minimum =
      switch breadth {
      case .fraction, .fitContent: .auto
      case .points, .percent, .auto, .minContent, .maxContent: breadth
      }
  }
}

extension GridTrack {
  /// A track sizing function (CSS Grid §7.2.1).
  @frozen
  public enum Breadth: Sendable, Equatable {
    /// A length in points, clamped to `0...9_999_999`; `NaN` counts as 0.
    case points(Float)
    /// A percentage of the grid's content box on the same axis, clamped to `0...100_000`; `NaN` counts
    /// as 0. Where that box is indefinite it behaves as ``auto``.
    case percent(Float)
    /// A share of the space that is left, as a factor (`fr` in CSS), clamped to `0...1_000_000`; `NaN`
    /// counts as 0.
    case fraction(Float)
    /// At least the items' automatic minimum, at most their max-content size; it takes up free space.
    case auto
    /// The least length in which the items do not overflow.
    case minContent
    /// The length in which the items have all the room they want.
    case maxContent
    /// The items' max-content size up to a length in points or percent, with the ranges of
    /// ``points(_:)`` and ``percent(_:)``; `auto` is no limit.
    case fitContent(LayoutDimension)

    /// Returns a length in points or percent, with their ranges; ``LayoutDimension/auto`` is ``auto``.
    @inlinable
    public static func length(_ length: LayoutDimension) -> Breadth {
      switch length {
      case .points(let points): .points(points)
      case .percent(let percent): .percent(percent)
      case .auto: .auto
      }
    }
  }

  /// Returns a track of a fixed length in points, with the range of ``Breadth/points(_:)``.
  @inlinable
  public static func points(_ length: Float) -> GridTrack { GridTrack(.points(length)) }

  /// Returns a track of a length in points or percent, with their ranges.
  @inlinable
  public static func length(_ length: LayoutDimension) -> GridTrack {
    GridTrack(.length(length))
  }

  /// Returns a track of a percentage of the grid, with the range of ``Breadth/percent(_:)``.
  @inlinable
  public static func percent(_ percent: Float) -> GridTrack { GridTrack(.percent(percent)) }

  /// Returns a track that takes a share of the space that is left, with the range of
  /// ``Breadth/fraction(_:)``.
  @inlinable
  public static func fraction(_ factor: Float) -> GridTrack { GridTrack(.fraction(factor)) }

  /// A track as long as its items, which takes up free space.
  public static let auto = GridTrack(.auto)

  /// A track in which no item overflows, and no longer than that.
  public static let minContent = GridTrack(.minContent)

  /// A track in which every item has all the room it wants.
  public static let maxContent = GridTrack(.maxContent)

  /// Returns a track as long as its items want up to a limit, with the ranges of
  /// ``Breadth/fitContent(_:)``.
  @inlinable
  public static func fitContent(_ limit: LayoutDimension) -> GridTrack {
    GridTrack(.fitContent(limit))
  }

  /// Returns a track between two lengths.
  @inlinable
  public static func minmax(_ minimum: Breadth, _ maximum: Breadth) -> GridTrack {
    GridTrack(minimum: minimum, maximum: maximum)
  }
}

/// A list of tracks, some of them repeated (CSS Grid §7.2 and §7.2.3).
///
/// A grid has at most 1000 tracks of its own on an axis; further ones are left out.
@frozen
public struct GridTracks: Sendable, Equatable {
  /// All tracks in order, those of an automatic repetition once.
  public private(set) var tracks: [GridTrack]
  /// Which of the tracks are repeated as often as they fit; an empty range where none are.
  public private(set) var automatic: Range<Int>
  /// Whether repeated tracks without items collapse (`auto-fit` in CSS).
  public private(set) var collapses: Bool
  /// Whether the tracks are those of the grid around, as far as this one spans them (CSS Grid §9).
  public private(set) var isSubgrid: Bool

  /// Creates a list of tracks and repetitions.
  ///
  /// A second automatic repetition, and one of no tracks, is left out.
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

  /// No tracks.
  public static let none = GridTracks([])

  /// The tracks of the grid around, as far as this one spans them (`subgrid` in CSS Grid §9).
  ///
  /// Items of both size them, and none are added to them. They are ``none`` where the grid is not in
  /// the flow of another one.
  public static let subgrid = {
    var tracks = GridTracks([])
    tracks.isSubgrid = true
    return tracks
  }()

  /// Whether there is no track.
  public var isEmpty: Bool { tracks.isEmpty }
}

extension GridTracks {
  /// One track, or several that are repeated.
  public enum Entry: Sendable, Equatable {
    /// A single track.
    case track(GridTrack)
    /// Tracks that follow one another so many times.
    case repeated(Repetition, [GridTrack])
  }

  /// How often tracks are repeated (CSS Grid §7.2.3).
  @frozen
  public enum Repetition: Sendable, Equatable {
    /// So many times, clamped to `0...1_000`.
    case times(Int)
    /// As often as they fit.
    case autoFill
    /// As often as they fit; those that hold no item collapse.
    case autoFit
  }
}

extension GridTracks: ExpressibleByArrayLiteral {
  /// Creates a list of tracks and repetitions.
  public init(arrayLiteral entries: Entry...) { self.init(entries) }
}

extension GridTracks.Entry {
  /// Returns a single track of one sizing function.
  @inlinable
  public static func points(_ length: Float) -> Self { .track(.points(length)) }

  /// Returns a single track of a length in points or percent, with the ranges of
  /// ``GridTrack/Breadth``.
  @inlinable
  public static func length(_ length: LayoutDimension) -> Self { .track(.length(length)) }

  /// Returns a single track of a percentage of the grid, with the range of
  /// ``GridTrack/Breadth/percent(_:)``.
  @inlinable
  public static func percent(_ percent: Float) -> Self { .track(.percent(percent)) }

  /// Returns a single track that takes a share of the space that is left, with the range of
  /// ``GridTrack/Breadth/fraction(_:)``.
  @inlinable
  public static func fraction(_ factor: Float) -> Self { .track(.fraction(factor)) }

  /// A single track as long as its items, which takes up free space.
  public static var auto: Self { .track(.auto) }

  /// A single track in which no item overflows, and no longer than that.
  public static var minContent: Self { .track(.minContent) }

  /// A single track in which every item has all the room it wants.
  public static var maxContent: Self { .track(.maxContent) }

  /// Returns a single track as long as its items want up to a limit, with the ranges of
  /// ``GridTrack/Breadth/fitContent(_:)``.
  @inlinable
  public static func fitContent(_ limit: LayoutDimension) -> Self { .track(.fitContent(limit)) }

  /// Returns a single track between two lengths.
  @inlinable
  public static func minmax(
    _ minimum: GridTrack.Breadth, _ maximum: GridTrack.Breadth
  ) -> Self {
    .track(.minmax(minimum, maximum))
  }
}
