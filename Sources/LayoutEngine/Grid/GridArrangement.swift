/// How a grid is arranged: its items in their places and its tracks before they are sized.
///
/// This is the same in whatever space a grid is solved, unless tracks are repeated as often as they fit
/// or lent by a grid around; so it is kept until something is edited, along with the widths that items
/// were found to take.
struct GridArrangement: Sendable {
  /// Of which edition it is; 0 where there is none.
  var edition: UInt32 = 0
  /// Where its items and its tracks are kept.
  var firstItem = 0
  var itemCount = 0
  var firstTrack = 0
  var columns = GridAxis(.row)
  var rows = GridAxis(.column)
  var features: GridFeatures = []
}

/// The items and the tracks of the arrangements that are kept, and the memory in which one is made.
struct ArrangedGrids: Sendable {
  var items: [GridBox] = []
  var tracks: [GridTrackState] = []
  /// What grows while items are placed.
  var placing = GridPlacement.Workspace()

  /// Drops all of them, and keeps their memory.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    tracks.removeAll(keepingCapacity: true)
  }
}

extension BoxWork {
  /// Keeps the items and the tracks from some on, and tells where.
  mutating func keep(from item: Int, from track: Int) -> (item: Int, track: Int) {
    let places = (arranged.items.count, arranged.tracks.count)
    for index in item..<gridItems.count { arranged.items.append(gridItems[index]) }
    for index in track..<tracks.count { arranged.tracks.append(tracks[index]) }
    return places
  }

  /// Puts the items and the tracks that are kept behind the others.
  mutating func append(_ arrangement: GridArrangement) {
    for index in arrangement.firstItem..<arrangement.firstItem + arrangement.itemCount {
      gridItems.append(arranged.items[index])
    }
    let count = Int(arrangement.columns.count) + Int(arrangement.rows.count)
    for index in arrangement.firstTrack..<arrangement.firstTrack + count {
      tracks.append(arranged.tracks[index])
    }
  }

  /// Keeps what has been found of the widths of gridItems.
  ///
  /// Nothing is written where nothing is new, so that copies of a tree go on sharing what is kept.
  mutating func keepWidths(
    of arrangement: GridArrangement, from first: Int, withMinima: Bool
  ) {
    let offset = arrangement.firstItem - first
    for index in first..<first + arrangement.itemCount where !gridItems[index].dependsOnHeight {
      if gridItems[index].minContent.isNaN != arranged.items[index + offset].minContent.isNaN {
        arranged.items[index + offset].minContent = gridItems[index].minContent
      }
      if gridItems[index].maxContent.isNaN != arranged.items[index + offset].maxContent.isNaN {
        arranged.items[index + offset].maxContent = gridItems[index].maxContent
      }
      guard withMinima else { continue }
      if gridItems[index].minimumWidth.isNaN != arranged.items[index + offset].minimumWidth.isNaN {
        arranged.items[index + offset].minimumWidth = gridItems[index].minimumWidth
      }
    }
  }
}
