// The lengths in a linear layout whose own length is decided.
extension Solver {
  /// Gives each child its length: points first, then what wraps in order, then the weights.
  mutating func shareOut(_ node: Int32, _ run: inout LinearRun) {
    let usable = run.main.most
    var used = fixedLengths(node, run, includingWeighted: false)
    /// Without what matches, which is as long as everything and leaves nothing to weights alone.
    var taken = used
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      let length = cell.length(isHorizontal: run.isRow)
      let index = cellIndex(of: child)
      if !cell.isWeighted {
        if let fixed = length.fixed {
          cells[index].main = fixed
        } else if length.isMatch {
          cells[index].main = length.clamped(usable)
          used += cells[index].main
        } else {
          cells[index].main = wrapCell(child, cell, &run, taken: taken)
          used += cells[index].main
          taken += cells[index].main
        }
      }
      child = nodes[Int(child)].nextSibling
    }
    let shares = shares(node, of: Double(usable) - Double(used))
    child = nodes[Int(node)].firstChild
    while child >= 0 {
      let cell = cell(of: child)
      if cell.isWeighted { cells[cellIndex(of: child)].main = Float(shares.length(of: cell)) }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// How `free` points go to the weights, once those that would get less than their least have it.
  func shares(_ node: Int32, of free: Double) -> LinearShares {
    var shares = LinearShares(free: free > 0 ? free : 0, weights: 0, perWeight: .infinity)
    while true {
      var left = free
      var weights = 0.0
      var child = nodes[Int(node)].firstChild
      while child >= 0 {
        let cell = cell(of: child)
        if cell.isWeighted {
          if shares.isLess(than: cell) {
            left -= Double(cell.leastShare)
          } else {
            weights += Double(cell.weight)
          }
        }
        child = nodes[Int(child)].nextSibling
      }
      if !(left > 0) { left = 0 }
      let next = LinearShares(
        free: left, weights: weights, perWeight: weights > 0 ? left / weights : 0)
      // What a weight gets only ever shrinks, so that this ends.
      guard next.perWeight < shares.perWeight else { return next }
      shares = next
    }
  }
}

/// Free length and the weights that share it.
struct LinearShares {
  let free: Double
  let weights: Double
  let perWeight: Double

  /// Whether a cell would get less than its least.
  func isLess(than cell: LinearCell) -> Bool {
    cell.leastShare > 0 && perWeight * Double(cell.weight) < Double(cell.leastShare)
  }

  func length(of cell: LinearCell) -> Double {
    isLess(than: cell) ? Double(cell.leastShare) : perWeight * Double(cell.weight)
  }
}
