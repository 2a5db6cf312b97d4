#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A text, drawn from the attributed string that it was measured with.
  ///
  /// The lines begin at the top of the element, whereas a plain `UILabel` centers them vertically.
  final class LabelView: UILabel, ShownView {
    var token: ViewToken?
    private lazy var plate = Plate(of: self)
    private var shown: (text: TextSpec, environment: LayoutEnvironment, tools: ViewTools)?
    private var padding = LayoutEdges.none
    private var shownRoom: CGSize?

    var holder: UIView { self }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, speaks: true, traits: .staticText)
      // Clipping is off: the letters lie within the view, and the view's layer draws the looks.
      plate.show(content, clips: false)
      guard let text = content.text else { return }
      shown = (text, content.environment, tools)
      padding = content.padding
      shownRoom = nil
      showWords()
    }

    func forget() {
      token = nil
      shown = nil
      shownRoom = nil
      attributedText = nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      plate.layOut()
      // A text with a minimum scale depends on the space for it.
      if let shown, shown.text.minScale < 1, shownRoom != bounds.size { showWords() }
    }

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = bounds.inset(by: padding)
      var room = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
      room.origin.y = inner.minY
      return room
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
    }

    private func showWords() {
      guard let shown else { return }
      shownRoom = bounds.size
      let (text, words) = shown.tools.words(
        of: shown.text, in: LayoutSize(bounds.inset(by: padding).size), shown.environment)
      numberOfLines = Int(max(text.maxLines, 0))
      attributedText = words.string
      // Set after the attributed string, since the label writes the mode into its paragraphs.
      lineBreakMode = text.truncation.lineBreakMode(isOneLine: numberOfLines == 1)
    }
  }
#endif
