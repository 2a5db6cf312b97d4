/// A text in its frame, with the lines that the engine or its measurer has set.
package struct PlacedText: Sendable, Equatable {
  /// The text as its measurer has set it, with its lengths multiplied by ``scale``; `nil` if the
  /// engine has set the lines from the advances of the text itself.
  package var measured: TextSpec?
  /// The factor by which the text is set smaller, from 0.01 to 1.
  package var scale: Float
  /// The space for the lines, in the coordinates of the element: its frame without padding and
  /// border.
  package var room: LayoutRect
  /// The lines, in points from the top left of ``room``.
  package var lines: MeasuredLines
}

extension PlacedText {
  /// Returns the rectangles of a run's words, one for each line, in the coordinates of the element.
  func frames(ofRun run: Int) -> [LayoutRect] {
    lines.lines.flatMap { line in
      line.parts.compactMap { $0.run == run ? $0.frame : nil }
    }.map { frame in
      var frame = frame
      frame.x += room.x
      frame.y += room.y
      return frame
    }
  }

  /// Sets a text in its space, at the greatest scale at which the whole text fits.
  init(
    _ text: TextSpec, leastHundredths: Int, in room: LayoutRect, _ environment: LayoutEnvironment,
    by measurer: some LineSetting,
  ) {
    func set(inHundredths hundredths: Int) -> PlacedText {
      let scale = Float(hundredths) / 100
      let scaled = text.scaled(by: scale)
      return PlacedText(
        measured: scaled, scale: scale, room: room,
        lines: measurer.lines(of: scaled, in: room.size, environment: environment))
    }
    self = set(inHundredths: 100)
    guard lines.isTruncated, leastHundredths < 100 else { return }
    self = set(
      inHundredths: TextLines.greatestHundredths(from: leastHundredths) {
        !set(inHundredths: $0).lines.isTruncated
      })
  }
}
