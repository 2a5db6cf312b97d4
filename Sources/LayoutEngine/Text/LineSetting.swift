/// A measurer that also tells how the lines lie that it has measured, for those who draw them.
///
/// Conform to it where the lines are broken by a system's typesetter and not by the engine.
public protocol LineSetting: TextMeasuring {
  /// Returns the lines of a text of which there are no advances.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - room: The size that there is for it, in points; what is lower than its lines holds fewer.
  ///   - environment: That of the solve, without a safe area.
  /// - Returns: The lines for which there is room.
  func lines(
    of text: TextSpec, in room: LayoutSize, environment: LayoutEnvironment
  ) -> MeasuredLines
}

/// The lines of a text as its measurer has set them, in points from the top left of the room.
public struct MeasuredLines: Sendable, Equatable {
  /// One line.
  public struct Line: Sendable, Equatable {
    /// The left end of its words, in points.
    public var x: Float
    /// The distance of its baseline from the top, in points.
    public var baseline: Float
    /// The width of its words, in points.
    public var width: Float
    /// Whether the line is read from right to left.
    public var isRightToLeft: Bool
    /// The words in reading order, with an ellipsis where some are left out.
    public var parts: [Part]

    /// Creates a line.
    public init(x: Float, baseline: Float, width: Float, isRightToLeft: Bool, parts: [Part]) {
      self.x = x
      self.baseline = baseline
      self.width = width
      self.isRightToLeft = isRightToLeft
      self.parts = parts
    }
  }

  /// Words of one run.
  public struct Part: Sendable, Equatable {
    /// The place of the run among ``TextSpec/resolvedRuns(in:)``.
    public var run: Int
    /// The words.
    public var words: String

    /// Creates words of a run.
    public init(run: Int, words: String) {
      self.run = run
      self.words = words
    }
  }

  /// The lines from the top.
  public var lines: [Line]
  /// Whether words are left out.
  public var isTruncated: Bool

  /// Creates the lines of a text.
  public init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// A text as its measurer has set it in its frame.
package struct MeasuredText: Sendable, Equatable {
  /// The text with its lengths multiplied by ``scale``.
  package var text: TextSpec
  /// A factor, by which the text is set smaller.
  package var scale: Float
  /// Where the lines lie, in the coordinates of the element: its frame without padding and border.
  package var room: Frame
  /// The lines, in points from the top left of ``room``.
  package var set: MeasuredLines
}

extension MeasuredText {
  /// Sets a text in its room, as small as it has to be.
  init(
    _ text: TextSpec, leastHundredths: Int, in room: Frame, _ environment: LayoutEnvironment,
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
