/// A measurer that also returns the lines it has measured, for drawing.
///
/// Conform to this protocol if a system's typesetter breaks the lines, and not the engine.
public protocol LineSetting: TextMeasuring {
  /// Returns the lines of a text for which the measurer adds no advances.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - room: The space for the text, in points; lines below the space are left out.
  ///   - environment: The environment of the solve, without a safe area.
  /// - Returns: The lines that fit in the space.
  func lines(
    of text: TextSpec, in room: LayoutSize, environment: LayoutEnvironment
  ) -> MeasuredLines
}

/// The lines of a text as its measurer has set them, in points from the top left of the space for
/// the text.
public struct MeasuredLines: Sendable, Equatable {
  /// One line of a measured text.
  public struct Line: Sendable, Equatable {
    /// The distance of the left end of the words from the left of the space for the text, in
    /// points.
    public var x: Float
    /// The distance of the baseline from the top of the space for the text, in points.
    public var baseline: Float
    /// The width of the words of the line, in points.
    public var width: Float
    /// Whether the line is read from right to left.
    public var isRightToLeft: Bool
    /// The words in reading order, with an ellipsis in place of those that are left out.
    public var parts: [Part]

    /// Creates a line; all lengths are in points from the top left of the space for the text.
    public init(x: Float, baseline: Float, width: Float, isRightToLeft: Bool, parts: [Part]) {
      self.x = x
      self.baseline = baseline
      self.width = width
      self.isRightToLeft = isRightToLeft
      self.parts = parts
    }
  }

  /// The words of a line that belong to one run.
  public struct Part: Sendable, Equatable {
    /// The index of the run in ``TextSpec/resolvedRuns(in:)``.
    public var run: Int
    /// The words of this part of the line, as they are drawn, in reading order.
    public var words: String

    /// Creates a part from the index of a run and words of that run.
    public init(run: Int, words: String) {
      self.run = run
      self.words = words
    }
  }

  /// The lines, from top to bottom.
  public var lines: [Line]
  /// Whether words of the text are left out because of the maximum number of lines or the height.
  public var isTruncated: Bool

  /// Creates the lines of a text, from top to bottom.
  public init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// A text in its frame, with the lines that its measurer has set.
package struct MeasuredText: Sendable, Equatable {
  /// The text with its lengths multiplied by ``scale``.
  package var text: TextSpec
  /// The factor by which the text is set smaller, from 0.01 to 1.
  package var scale: Float
  /// The space for the lines, in the coordinates of the element: its frame without padding and
  /// border.
  package var room: LayoutRect
  /// The lines, in points from the top left of ``room``.
  package var set: MeasuredLines
}

extension MeasuredText {
  /// Sets a text in its space, at the greatest scale at which the whole text fits.
  init(
    _ text: TextSpec, leastHundredths: Int, in room: LayoutRect, _ environment: LayoutEnvironment,
    by measurer: some LineSetting,
  ) {
    func measured(inHundredths hundredths: Int) -> MeasuredText {
      let scale = Float(hundredths) / 100
      let scaled = text.scaled(by: scale)
      return MeasuredText(
        text: scaled, scale: scale, room: room,
        set: measurer.lines(of: scaled, in: room.size, environment: environment))
    }
    self = measured(inHundredths: 100)
    guard set.isTruncated, leastHundredths < 100 else { return }
    self = measured(
      inHundredths: TextLines.greatestHundredths(from: leastHundredths) {
        !measured(inHundredths: $0).set.isTruncated
      })
  }
}
