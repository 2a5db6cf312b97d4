/// The arrangement of a grid: its items in their tracks, and its tracks before they are sized.
///
/// The arrangement does not depend on the space in which the grid is solved, unless tracks are
/// repeated automatically or inherited from another grid. So it is cached until the next edit,
/// together with the measured widths of the items.
struct GridArrangement: Sendable {
  /// The edition of the attributes that the arrangement was made for; 0 without one.
  var edition: UInt32 = 0
  /// The places of the arrangement's items and tracks in the cache.
  var firstItem = 0
  var itemCount = 0
  var firstTrack = 0
  var columns = GridAxis(.row)
  var rows = GridAxis(.column)
  var features: GridFeatures = []
}

/// The cached items and tracks of all arrangements, and the memory for placing items.
struct ArrangedGrids: Sendable {
  var items: [GridBox] = []
  var tracks: [GridTrackState] = []
  /// The work memory for placing items.
  var placing = GridPlacement.Workspace()

  /// Removes all arrangements but keeps the allocated memory.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    tracks.removeAll(keepingCapacity: true)
  }
}

extension BoxWork {
  /// Caches the items and tracks from the given indices on, and returns their places.
  mutating func keep(from item: Int, from track: Int) -> (item: Int, track: Int) {
    let places = (arranged.items.count, arranged.tracks.count)
    for index in item..<gridItems.count { arranged.items.append(gridItems[index]) }
    for index in track..<tracks.count { arranged.tracks.append(tracks[index]) }
    return places
  }

  /// Appends the cached items and tracks of an arrangement to the work stacks.
  mutating func append(_ arrangement: GridArrangement) {
    for index in arrangement.firstItem..<arrangement.firstItem + arrangement.itemCount {
      gridItems.append(arranged.items[index])
    }
    let count = Int(arrangement.columns.count) + Int(arrangement.rows.count)
    for index in arrangement.firstTrack..<arrangement.firstTrack + count {
      tracks.append(arranged.tracks[index])
    }
  }

  /// Caches the item widths that were measured.
  ///
  /// Known widths are not written again, so that copies of a tree continue to share the cache.
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
