/// Words in a text that fire an action when they are tapped.
public struct TextLink: Sendable, Equatable {
  /// All words of the link, in the language of the environment, even if not all of them are shown.
  public var words: String
  /// The action that a tap on the words fires.
  public var action: LayoutAction
  /// The rectangles that the words cover, one for each line, in points from the top left corner of
  /// the text's frame.
  ///
  /// They are as high as the line. Links may have none: where the words are left out, or where the
  /// measurer of the text does not know the places of words.
  public var frames: [LayoutRect]

  /// Creates a link from its words, its action and the rectangles of the words, in points from the
  /// top left corner of the text's frame.
  public init(words: String, action: LayoutAction, frames: [LayoutRect]) {
    self.words = words
    self.action = action
    self.frames = frames
  }
}

extension LayoutTree {
  /// Returns the links of a text in the frame of the last solve, in reading order; none for other
  /// elements.
  ///
  /// Solves record no lines: each call breaks a text with links anew.
  ///
  /// - Precondition: `element` is in ``elements``.
  /// - Complexity: O(n) in the length of the text; O(r) in the number of its runs without a link.
  public func links(of element: LayoutElement) -> [TextLink] {
    guard let text = text(of: element), text.runs.contains(where: { $0.tap != nil }) else {
      return []
    }
    let placed = placedText(of: element)
    return text.runs.enumerated().compactMap { index, run in
      run.tap.map {
        TextLink(words: run.content, action: $0, frames: placed?.frames(ofRun: index) ?? [])
      }
    }
  }
}
