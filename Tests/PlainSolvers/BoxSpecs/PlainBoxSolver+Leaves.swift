import LayoutEngine

extension PlainBoxSolver {
  /// Lays out a view: a display node of Texture (2), whose intrinsic size depends on the maximum
  /// and is clamped.
  func view(_ spec: ViewSpec, _ box: BoxSpec, _ range: Range) -> Placed {
    if let child = box.children.first {
      // A node that contains a spec measures it with its own range and its maximum as parent (2).
      let placed = layout(child, range, range.map(\.limit))
      return Placed(
        size: .each { range[$0].clamp(placed.size[$0]) }, children: [placed], positions: [.zero])
    }
    let content: Lengths<Double> =
      switch spec.intrinsicSize {
      case .none: .zero
      case .size(let size): Lengths(x: Double(size.width), y: Double(size.height))
      case .fill:
        // The size is zero if either axis has no limit (2).
        range.x.max.isFinite && range.y.max.isFinite ? range.map(\.max) : .zero
      }
    return Placed(size: .each { range[$0].clamp(content[$0]) })
  }

  /// Lays out a text in lines that break at spaces, and within words that are longer than a line.
  func text(_ spec: TextSpec, _ range: Range) -> Placed {
    let lines = lines(of: spec, in: range.x.max)
    let content = Lengths(
      x: lines.max() ?? 0, y: Double(lines.count) * Double(metrics.height))
    // The baseline lies at four fifths of a line.
    return Placed(
      size: .each { range[$0].clamp(content[$0]) }, ascender: 0.8 * Double(metrics.height),
      descender: -0.2 * Double(metrics.height))
  }

  /// Returns the lengths of the lines.
  private func lines(of spec: TextSpec, in width: Double) -> [Double] {
    let cell = Double(metrics.width)
    var lines: [Double] = []
    for word in spec.content.split(separator: " ") {
      let length = Double(word.count) * cell
      if let last = lines.last, fits(last + cell + length, in: width) {
        lines[lines.count - 1] = last + cell + length
      } else if fits(length, in: width) {
        lines.append(length)
      } else {
        // Each line contains at least one letter.
        var line = 0.0
        for _ in word {
          if line > 0 && !fits(line + cell, in: width) {
            lines.append(line)
            line = 0
          }
          line += cell
        }
        lines.append(line)
      }
    }
    guard spec.maxLines > 0, lines.count > Int(spec.maxLines) else { return lines }
    // The last line of a truncated text goes on as if a line could break at any letter.
    var kept = Array(lines.prefix(Int(spec.maxLines)))
    let space = kept[kept.count - 1] + cell
    var next = space
    while fits(next + cell, in: width) { next += cell }
    if next > space { kept[kept.count - 1] = next }
    return kept
  }
}
