/// The advances of a text in reading order, from which the engine breaks lines.
///
/// Lines break at spaces, and within a word only if the word is longer than a line. Advances and
/// heights are clamped to `0...9_999_999` points, and `NaN` counts as 0.
public struct TextAdvances: Sendable {
  /// The advances in points, one for each grapheme that is not a space.
  private(set) var graphemes: [Float] = []
  private(set) var words: [Word] = []

  private var above: Float = 0
  private var below: Float = 0
  private var pendingSpace: Float = 0
  /// The word that is not complete, which is not in `words` yet.
  private var word = Word(
    firstGrapheme: 0, endGrapheme: 0, space: 0, startsLine: true, above: 0, below: 0)
  // Equivalent, `false` as `true`: each text starts with its own state.
  private var isInWord = false
  private var isAtLineStart = true

  init() {}

  /// A part of a text between two positions where a line may break.
  struct Word: Sendable {
    var firstGrapheme: Int32
    /// The index after that of the last grapheme.
    var endGrapheme: Int32
    var width: Float = 0
    /// The width of the spaces before the word, which counts unless the word is the first of a
    /// line.
    var space: Float
    /// Whether the word always begins a line.
    var startsLine: Bool
    /// The height of the line of the word above the baseline.
    var above: Float
    /// The height of the line of the word below the baseline.
    var below: Float
  }

  /// Begins a run of text in one font.
  ///
  /// Both heights are clamped to `0...9_999_999` points; `NaN` counts as 0.
  ///
  /// - Parameters:
  ///   - ascender: The height of a line above the baseline, in points.
  ///   - descender: The height of a line below the baseline, in points and negative.
  public mutating func beginRun(ascender: Float, descender: Float) {
    above = ascender.clampedPositive(to: Limits.length)
    below = (-descender).clampedPositive(to: Limits.length)
  }

  /// Adds a grapheme cluster that is not a space.
  ///
  /// - Parameter advance: The advance, in points, clamped to `0...9_999_999`; `NaN` counts as 0.
  public mutating func append(_ advance: Float) {
    if !isInWord { beginWord() }
    let advance = advance.clampedPositive(to: Limits.length)
    graphemes.append(advance)
    word.width += advance
    // Equivalent, `>` as `>=`: equal heights are interchangeable.
    if above > word.above { word.above = above }
    if below > word.below { word.below = below }
  }

  /// Adds a space, which takes no width at the end of a line.
  ///
  /// - Parameter advance: The advance, in points, clamped to `0...9_999_999`; `NaN` counts as 0.
  public mutating func appendSpace(_ advance: Float) {
    if isAtLineStart { beginWord() }
    endWord()
    pendingSpace += advance.clampedPositive(to: Limits.length)
  }

  /// Adds a line break, so that the next grapheme cluster begins a line.
  public mutating func appendLineBreak() {
    if isAtLineStart { beginWord() }
    endWord()
    isAtLineStart = true
    pendingSpace = 0
  }

  private mutating func beginWord() {
    let place = Int32(truncatingIfNeeded: graphemes.count)
    word = Word(
      firstGrapheme: place, endGrapheme: place, space: pendingSpace, startsLine: isAtLineStart,
      above: above, below: below)
    pendingSpace = 0
    isInWord = true
    isAtLineStart = false
  }

  private mutating func endWord() {
    guard isInWord else { return }
    word.endGrapheme = Int32(truncatingIfNeeded: graphemes.count)
    words.append(word)
    isInWord = false
  }

  /// Prepares for the next text, and returns the index of its first word.
  mutating func beginText() -> Int {
    // Equivalent, `0` as `1`: space before the first word of a line does not count.
    pendingSpace = 0
    isInWord = false
    isAtLineStart = true
    return words.count
  }

  /// Completes a text whose words begin at `start`; a line break at its end adds an empty line.
  mutating func endText(from start: Int) {
    if isAtLineStart && words.count > start { beginWord() }
    endWord()
  }

  /// Moves the words from `start` on, and their graphemes, to memory that is no longer used.
  mutating func moveLast(
    from start: Int, _ firstGrapheme: Int, to words: Int, _ graphemes: Int
  ) {
    let shift = Int32(truncatingIfNeeded: graphemes - firstGrapheme)
    for index in start..<self.words.count {
      var word = self.words[index]
      word.firstGrapheme &+= shift
      word.endGrapheme &+= shift
      self.words[words + index - start] = word
    }
    for index in firstGrapheme..<self.graphemes.count {
      self.graphemes[graphemes + index - firstGrapheme] = self.graphemes[index]
    }
    // Equivalent, dropped: no text refers to the moved words.
    self.words.removeLast(self.words.count - start)
    self.graphemes.removeLast(self.graphemes.count - firstGrapheme)
  }

  mutating func removeAll() {
    graphemes.removeAll(keepingCapacity: true)
    // Equivalent, dropped: no text refers to the words of removed texts, which only take memory.
    words.removeAll(keepingCapacity: true)
  }
}
