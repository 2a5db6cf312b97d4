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
    /// The rectangle that the words cover, from the top to the bottom of the line, in points from
    /// the top left of the space for the text; `nil` if the measurer does not know it.
    ///
    /// Words without a rectangle cannot be tapped; see ``TextRun/tap``.
    public var frame: LayoutRect?

    /// Creates a part from the index of a run, words of that run, and the rectangle of the words in
    /// points.
    public init(run: Int, words: String, frame: LayoutRect? = nil) {
      self.run = run
      self.words = words
      self.frame = frame
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
