import LayoutEngine
import LayoutModel
import LayoutSchema

/// Facts about the tracks of a grid and the cells of its children, derived from the document alone.
struct GridLayoutFacts {
  /// The number of columns the grid declares; nil if they are bound, auto-repeated or inherited.
  let columns: Int?
  /// The number of rows the grid declares; nil if they are bound, auto-repeated or inherited.
  let rows: Int?
  private let document: TypedDocument
  private let grid: Int

  init(of grid: Int, in document: TypedDocument) {
    self.document = document
    self.grid = grid
    var areas: [[String]] = []
    if case .text(let text)? = document.value(.areas, of: grid) {
      areas = GridAreaNames.rows(in: document.string(text))
    }
    columns = Self.count(.columns, of: grid, document).map { max($0, areas.first?.count ?? 0) }
    rows = Self.count(.rows, of: grid, document).map { max($0, areas.count) }
  }

  private static func count(
    _ name: AttributeName, of grid: Int, _ document: TypedDocument
  ) -> Int? {
    guard let value = document.value(name, of: grid) else { return 0 }
    guard case .parts = value else { return nil }
    let parts = Array(document.parts(of: value))
    guard parts != [.word(.subgrid)] else { return nil }
    var count = 0
    for entry in GridEntry.all(parts) {
      switch entry.count {
      case nil: count += entry.tracks.count
      case .number(let times)?: count += Int(times) * entry.tracks.count
      default: return nil
      }
    }
    return min(count, 1000)
  }

  /// Returns the lines of a child on an axis as they are written.
  ///
  /// The end is nil if no end is written. The result is nil if the lines are bound or there is no
  /// start line.
  func lines(_ name: AttributeName, of child: Int) -> (start: Int, end: Int?, span: Int)? {
    guard let value = document.value(name, of: child), case .parts = value else { return nil }
    let lines = GridLinePart.all(Array(document.parts(of: value)))
    var found: (start: Int?, end: Int?, span: Int) = (nil, nil, 1)
    for (place, line) in lines.enumerated() {
      switch line {
      case .line(.number(let number)):
        if place == 0 { found.start = Int(number) } else { found.end = Int(number) }
      case .span(.number(let number)): found.span = Int(number)
      case .auto: break
      case .line, .span: return nil
      }
    }
    return found.start.map { ($0, found.end, found.span) }
  }

  /// Returns the tracks that a child covers, counted from 0; nil if unknown or before the first
  /// track.
  func tracks(_ name: AttributeName, of child: Int) -> Range<Int>? {
    let count = name == .column ? columns : rows
    guard let lines = lines(name, of: child), let start = index(lines.start, count) else {
      return nil
    }
    guard let said = lines.end else { return start..<start + lines.span }
    guard let end = index(said, count), start != end else { return start..<start + 1 }
    return min(start, end)..<max(start, end)
  }

  private func index(_ line: Int, _ count: Int?) -> Int? {
    if line > 0 { return line - 1 }
    guard let count, count + 1 + line >= 0 else { return nil }
    return count + 1 + line
  }
}
