import LayoutModel
import LayoutSchema

// Tracks, lines and areas of a grid.
extension SwiftValue {
  /// Returns a list of tracks.
  func tracks(_ parts: [LookPart]) -> SwiftExpression {
    if parts == [.word(.subgrid)] { return .plain(".subgrid") }
    return .array(
      GridEntry.all(parts).map { entry in
        let tracks = entry.tracks.map { track($0) }
        guard let count = entry.count else { return tracks.first ?? .plain(".auto") }
        return .call(".repeated", [.init(nil, repetition(count)), .init(nil, .array(tracks))])
      })
  }

  private func repetition(_ count: LookPart) -> SwiftExpression {
    switch count {
    case .word(.autoFill): .plain(".autoFill")
    case .word(.autoFit): .plain(".autoFit")
    case .number, .bound, .color, .asset, .length, .fraction, .word, .line, .curve:
      .call(".times", [.init(nil, whole(count, "count"))])
    }
  }

  private func track(_ track: GridEntry.Track) -> SwiftExpression {
    guard let least = track.least else { return breadth(track.most) }
    return .call(
      ".minmax", [.init(nil, breadth(least)), .init(nil, breadth(track.most))])
  }

  private func breadth(_ breadth: GridEntry.Breadth) -> SwiftExpression {
    switch breadth {
    case .length(let length) where length.unit == .mixed:
      .call(".length", [.init(nil, .plain(Self.dimension(length)))])
    case .length(let length): .plain(Self.dimension(length))
    case .bound(let binding): .call(".length", [.init(nil, boundDimension(binding, .unsigned))])
    case .fraction(let factor): .call(".fraction", [.init(nil, number(factor))])
    case .auto: .plain(".auto")
    case .minContent: .plain(".minContent")
    case .maxContent: .plain(".maxContent")
    case .fitContent(.length(let limit)):
      .call(".fitContent", [.init(nil, .plain(Self.dimension(limit)))])
    case .fitContent(.bound(let binding)):
      .call(".fitContent", [.init(nil, boundDimension(binding, .unsigned))])
    case .fitContent: .plain(".auto")
    }
  }

  /// Returns a range between one or two grid lines.
  func lines(_ parts: [LookPart]) -> SwiftExpression {
    .call("GridRange", GridLinePart.all(parts).map { .init(nil, line($0)) })
  }

  private func line(_ line: GridLinePart) -> SwiftExpression {
    switch line {
    case .auto: .plain(".auto")
    case .line(let number): .call(".line", [.init(nil, whole(number, "line"))])
    case .span(let number): .call(".span", [.init(nil, whole(number, "count"))])
    }
  }

  /// Returns a whole number: a literal, or a bound value clamped to its range by the engine's
  /// `function`.
  private func whole(_ part: LookPart, _ function: String) -> SwiftExpression {
    switch part {
    case .number(let number): return .plain(SwiftNumber.literal(Int(number)))
    case .bound(let binding):
      guard let expression = bindings.expression(binding) else { return .plain("1") }
      return .call("Expressions.\(function)", [.init(nil, bindings.swift(expression))])
    case .color, .asset, .length, .fraction, .word, .line, .curve: return .plain("1")
    }
  }

  /// Returns the names of a grid's cells, row by row.
  func areas(_ text: String) -> SwiftExpression {
    .array(GridAreaNames.rows(in: text).map { row in .array(row.map { .string($0) }) })
  }
}
