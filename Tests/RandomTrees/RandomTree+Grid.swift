package import LayoutEngine

// Random grids and items of grids.
extension RandomTree {
  package mutating func grid() -> GridSpec {
    GridSpec(
      columns: chance(6) ? .none : ownTracks(), rows: chance(2) ? .none : ownTracks(),
      autoColumns: chance(4) ? tracks() : .none, autoRows: chance(3) ? tracks() : .none,
      autoFlow: chance(3) ? pick(GridSpec.AutoFlow.allCases) : .row,
      gap: chance(3) ? dimension() : nil, rowGap: chance(6) ? dimension() : nil,
      columnGap: chance(6) ? dimension() : nil,
      areas: chance(5) ? [["a", "b"], ["a", "c"]] : .none,
      justifyContent: chance(2) ? pick(GridSpec.ContentAlignment.allCases) : .stretch,
      alignContent: chance(2) ? pick(GridSpec.ContentAlignment.allCases) : .stretch,
      justifyItems: chance(3) ? pick(GridSpec.JustifyItems.allCases) : .stretch,
      alignItems: chance(3) ? pick(GridSpec.AlignItems.allCases) : .stretch,
      layoutDirection: chance(6) ? pick(FlexSpec.Direction.Layout.allCases) : .inherit,
      overflow: chance(8) ? .hidden : .visible, padding: chance(4) ? edges() : .none,
      borderWidth: chance(8) ? edges() : .none, aspectRatio: chance(12) ? ratio() : nil,
      boxSizing: chance(8) ? .contentBox : .borderBox)
  }

  package mutating func gridItem() -> GridItem {
    GridItem(
      column: chance(3) ? lines() : .auto, row: chance(3) ? lines() : .auto,
      area: chance(8) ? pick(["a", "b", "c", "none"]) : "",
      justifySelf: chance(4) ? pick(GridItem.JustifySelf.allCases) : .auto,
      alignSelf: chance(4) ? pick(GridItem.AlignSelf.allCases) : .auto,
      margin: chance(4) ? edges() : .none, padding: chance(6) ? edges() : .none,
      borderWidth: chance(9) ? edges() : .none, insets: chance(6) ? edges() : .none,
      position: chance(5) ? pick(FlexItem.Position.allCases) : .relative,
      aspectRatio: chance(7) ? ratio() : nil,
      display: chance(12) ? .none : .flex, boxSizing: chance(9) ? .contentBox : .borderBox)
  }

  /// Returns tracks, or those of the parent grid, even if there is none.
  private mutating func ownTracks() -> GridTracks { chance(4) ? .subgrid : tracks() }

  private mutating func tracks() -> GridTracks {
    let count = pick([1, 1, 2, 2, 3, 4])
    var entries: [GridTracks.Entry] = []
    for _ in 0..<count {
      if chance(5) {
        let repeated = [GridTrack.minmax(.points(length() / 4 + 1), breadth())]
        entries.append(.repeated(pick([.times(2), .times(3), .autoFill, .autoFit]), repeated))
      } else {
        entries.append(.track(track()))
      }
    }
    return GridTracks(entries)
  }

  private mutating func track() -> GridTrack {
    chance(4) ? .minmax(breadth(), breadth()) : GridTrack(breadth())
  }

  private mutating func breadth() -> GridTrack.Breadth {
    switch pick(Array(0..<9)) {
    case 0, 1: .points(length() / 3)
    case 2: .percent(isWild ? wild() : pick([10, 33.3, 50, 100]))
    case 3, 4: .fraction(isWild && chance(3) ? wild() : pick([0, 0.3, 1, 2]))
    case 5: .minContent
    case 6: .maxContent
    case 7: .fitContent(.points(length() / 3))
    default: .auto
    }
  }

  private mutating func lines() -> GridRange { GridRange(line(), line()) }

  private mutating func line() -> GridLine {
    switch pick([0, 1, 1, 1, 2]) {
    case 0: .auto
    case 1:
      .line(isWild && chance(6) ? pick([.max, .min, 0, 900]) : pick([1, 2, 3, 4, -1, -2, -5]))
    default: .span(isWild && chance(6) ? pick([.max, .min, 0]) : pick([1, 2, 3]))
    }
  }
}
