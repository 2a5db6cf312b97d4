import LayoutEngine

/// One post of a feed, 34 elements with its root.
struct FeedCell {
  var seed: Int

  func content(in cell: inout Children<FlexItem>) {
    header(in: &cell)
    cell.text(words(length(60, 200, 2)), as: below(8))
    cell.view(as: below(8).aspectRatio(16.0 / 9.0))
    stats(in: &cell)
    cell.view(
      as: FlexItem().margin(FlexEdges(vertical: .points(6))),
      size: ElementSize(height: .points(1)))
    actions(in: &cell)
    for comment in 0..<2 { self.comment(in: &cell, comment) }
  }

  private func header(in cell: inout Children<FlexItem>) {
    cell.flex(FlexSpec().direction(.row).alignItems(.center)) { (row: inout Children<FlexItem>) in
      row.view(size: .points(40, 40))
      row.flex(
        as: FlexItem().grow(1).shrink(1).margin(FlexEdges(horizontal: .points(8)))
      ) { (names: inout Children<FlexItem>) in
        names.text(words(length(8, 16, 0)))
        names.text(words(length(5, 10, 1)), as: below(2))
      }
      row.view(size: .points(24, 24))
    }
  }

  private func stats(in cell: inout Children<FlexItem>) {
    cell.flex(
      FlexSpec().direction(.row).justifyContent(.spaceBetween), as: below(8)
    ) { (row: inout Children<FlexItem>) in
      for k in 3...5 { row.text(words(length(6, 8, k))) }
    }
  }

  private func actions(in cell: inout Children<FlexItem>) {
    cell.flex(FlexSpec().direction(.row)) { (row: inout Children<FlexItem>) in
      for action in 0..<3 {
        row.flex(
          FlexSpec().direction(.row).justifyContent(.center).alignItems(.center),
          as: FlexItem().grow(1).basis(0)
        ) { (button: inout Children<FlexItem>) in
          button.view(size: .points(20, 20))
          button.text(
            words(length(4, 4, 6 + action)), as: FlexItem().margin(FlexEdges(left: .points(4))))
        }
      }
    }
  }

  private func comment(in cell: inout Children<FlexItem>, _ index: Int) {
    cell.flex(FlexSpec().direction(.row), as: below(6)) { (row: inout Children<FlexItem>) in
      row.view(size: .points(24, 24))
      row.flex(
        as: FlexItem().grow(1).shrink(1).margin(FlexEdges(left: .points(6)))
      ) { (lines: inout Children<FlexItem>) in
        lines.text(words(length(6, 10, 9 + index)))
        lines.text(words(length(20, 90, 11 + index)))
      }
    }
  }

  private func below(_ distance: Float) -> FlexItem {
    FlexItem().margin(FlexEdges(top: .points(distance)))
  }

  private func length(_ base: Int, _ span: Int, _ k: Int) -> Int {
    base + (seed * 37 + k * 11) % span
  }
}

/// A text of `count` letters, which ``BenchmarkMetrics`` measures.
func words(_ count: Int) -> TextSpec {
  TextSpec(content: letters[count])
}

/// Texts by their length, made once: an app has its texts before it lays them out.
private let letters = (0...300).map { String(repeating: "x", count: $0) }

/// Letters 7 points wide on lines 16 high, broken anywhere.
struct BenchmarkMetrics: TextMeasuring {
  func measure(
    _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
  ) -> TextMeasurement {
    let total = 7 * Float(text.content.utf8.count)
    let width = min(total, maxWidth)
    let lines = total <= width ? 1 : (total / max(width, 7)).rounded(.up)
    return TextMeasurement(size: Size(width: width, height: 16 * lines))
  }
}
