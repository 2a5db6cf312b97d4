package import LayoutEngine
import LayoutSchema

// The attributes of a grid, and the placements of its children.

extension GridSpec: BoundSpec {
  package static let bindings = Bindings<GridSpec>(
    "GridSpec",
    [
      .init(.columns, \.columns, .tracks),
      .init(.rows, \.rows, .tracks),
      .init(.autoColumns, \.autoColumns, .tracks),
      .init(.autoRows, \.autoRows, .tracks),
      .init(.autoFlow, \.autoFlow, .choice),
      .init(.gap, \.gap, .dimension),
      .init(.rowGap, \.rowGap, .dimension),
      .init(.columnGap, \.columnGap, .dimension),
      .init(.areas, \.areas, .areas),
      .init(.justifyContent, \.justifyContent, .choice),
      .init(.alignContent, \.alignContent, .choice),
      .init(.justifyItems, \.justifyItems, .choice),
      .init(.alignItems, \.alignItems, .choice),
      .init(.layoutDirection, \.layoutDirection, .choice),
      .init(.overflow, \.overflow, .choice),
    ]
      + AttributeBinding.edges("padding", \.padding, AttributeName.paddings)
      + AttributeBinding.edges("borderWidth", \.borderWidth, AttributeName.borderWidths)
      + [
        .init(.aspectRatio, \.aspectRatio, .number),
        .init(.boxSizing, \.boxSizing, .choice),
      ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> GridSpec {
    GridSpec()
  }
}

extension GridItem: BoundSpec {
  package static let bindings = Bindings<GridItem>(
    "GridItem",
    [
      .init(.column, \.column, .lines),
      .init(.row, \.row, .lines),
      .init(.area, \.area, .string),
      .init(.justifySelf, \.justifySelf, .choice),
      .init(.alignSelf, \.alignSelf, .choice),
    ]
      + AttributeBinding.edges("margin", \.margin, AttributeName.margins)
      + AttributeBinding.edges("padding", \.padding, AttributeName.paddings)
      + AttributeBinding.edges("borderWidth", \.borderWidth, AttributeName.borderWidths)
      + AttributeBinding.edges("insets", \.insets, AttributeName.flexInsets)
      + [
        .init(.position, \.position, .choice),
        .init(.aspectRatio, \.aspectRatio, .number),
        .init(.display, \.display, .choice),
        .init(.boxSizing, \.boxSizing, .choice),
      ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> GridItem {
    GridItem()
  }
}

// MARK: Tracks, lines and areas

extension ValueReading<GridTracks> {
  static var tracks: Self {
    Self { argument, document in
      guard case .parts = argument.value else { return nil }
      let parts = Array(document.parts(of: argument.value))
      return parts == [.word(.subgrid)]
        ? .subgrid : GridTracks(GridEntry.all(parts).map(\.entry))
    }
  }
}

extension ValueReading<GridRange> {
  static var lines: Self {
    Self { argument, document in
      guard case .parts = argument.value else { return nil }
      let lines = GridLinePart.all(Array(document.parts(of: argument.value)))
      return lines.first.map { start in
        GridRange(start.line, lines.count > 1 ? lines[1].line : .auto)
      }
    }
  }
}

extension ValueReading<GridAreas> {
  static var areas: Self {
    Self { argument, document in
      guard case .text(let text) = argument.value else { return nil }
      return GridAreas(GridAreaNames.rows(in: document.string(text)))
    }
  }
}

/// The parser of area names.
package enum GridAreaNames {
  /// Returns the area names in a value, row by row.
  package static func rows(in text: String) -> [[String]] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { row in
      row.split { $0.isWhitespace }.map(String.init)
    }
  }
}

/// An entry of a track list: a single track, or several that are repeated.
package struct GridEntry: Sendable {
  /// A length of a track, alone or in a `minmax`.
  package enum Breadth: Sendable {
    case length(DimensionValue)
    /// An expression, by its index.
    case bound(Int32)
    case fraction(Float)
    case auto
    case minContent
    case maxContent
    /// The limit of a `fitContent`, a length or an expression.
    case fitContent(LookPart)
  }

  package struct Track: Sendable {
    /// The minimum in a `minmax`; nil for a track with one length.
    package let least: Breadth?
    package let most: Breadth
  }

  /// The number of repetitions, or nil for a single track: a number, an expression, `autoFill` or
  /// `autoFit`.
  package let count: LookPart?
  package let tracks: [Track]

  /// Returns the entries in the parts of a value.
  package static func all(_ parts: [LookPart]) -> [GridEntry] {
    var entries: [GridEntry] = []
    var rest = parts[...]
    while let next = rest.first {
      guard next == .word(.repeats) else {
        guard let track = track(&rest) else { break }
        entries.append(GridEntry(count: nil, tracks: [track]))
        continue
      }
      rest.removeFirst()
      guard let count = rest.popFirst() else { break }
      var tracks: [Track] = []
      while let part = rest.first, part != .word(.end), let track = track(&rest) {
        tracks.append(track)
      }
      _ = rest.popFirst()
      entries.append(GridEntry(count: count, tracks: tracks))
    }
    return entries
  }

  private static func track(_ rest: inout ArraySlice<LookPart>) -> Track? {
    guard rest.first == .word(.minmax) else {
      return breadth(&rest).map { Track(least: nil, most: $0) }
    }
    rest.removeFirst()
    guard let least = breadth(&rest), let most = breadth(&rest) else { return nil }
    return Track(least: least, most: most)
  }

  private static func breadth(_ rest: inout ArraySlice<LookPart>) -> Breadth? {
    switch rest.popFirst() {
    case .length(let length): length.unit == .auto ? .auto : .length(length)
    case .bound(let place): .bound(place)
    case .fraction(let factor): .fraction(factor)
    case .word(.auto): .auto
    case .word(.minContent): .minContent
    case .word(.maxContent): .maxContent
    case .word(.fitContent): rest.popFirst().map { .fitContent($0) }
    case .word, .number, .color, .asset, .line, .curve, nil: nil
    }
  }
}

extension GridEntry {
  /// The engine's entry; expressions have been replaced by their values.
  fileprivate var entry: GridTracks.Entry {
    let tracks = tracks.map { track in
      track.least.map { GridTrack(minimum: $0.breadth, maximum: track.most.breadth) }
        ?? GridTrack(track.most.breadth)
    }
    switch count {
    case nil: return tracks.first.map { .track($0) } ?? .repeated(.times(0), [])
    case .word(.autoFill)?: return .repeated(.autoFill, tracks)
    case .word(.autoFit)?: return .repeated(.autoFit, tracks)
    case .number(let count)?: return .repeated(.times(Int(count)), tracks)
    case .color, .asset, .bound, .length, .fraction, .word, .line, .curve:
      return .repeated(.times(1), tracks)
    }
  }
}

extension GridEntry.Breadth {
  fileprivate var breadth: GridTrack.Breadth {
    switch self {
    case .length(let length): .length(LayoutDimension(length))
    case .fraction(let factor): .fraction(factor)
    case .auto, .bound: .auto
    case .minContent: .minContent
    case .maxContent: .maxContent
    case .fitContent(.length(let limit)): .fitContent(LayoutDimension(limit))
    case .fitContent: .fitContent(.auto)
    }
  }
}

/// One of the two lines in the value of `row` or `column`.
package enum GridLinePart: Sendable {
  case auto
  /// A line number, or an expression.
  case line(LookPart)
  case span(LookPart)

  /// Returns the lines in the parts of a value.
  package static func all(_ parts: [LookPart]) -> [GridLinePart] {
    parts.split(separator: .word(.slash)).map { parts in
      switch parts.first {
      case .word(.span)?: parts.dropFirst().first.map { .span($0) } ?? .auto
      case .number?, .bound?: .line(parts[parts.startIndex])
      case .word, .color, .asset, .length, .fraction, .line, .curve, nil: .auto
      }
    }
  }

  fileprivate var line: GridLine {
    switch self {
    case .line(.number(let number)): .line(Int(number))
    case .span(.number(let number)): .span(Int(number))
    case .auto, .line, .span: .auto
    }
  }
}
