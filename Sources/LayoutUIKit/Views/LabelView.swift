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
    private(set) lazy var plate = Plate(of: self)
    private var words = LabelWords()

    var holder: UIView { self }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, speaks: true, as: [.staticText], tools)
      // Clipping is off: the letters lie within the view, and the view's layer draws the looks.
      plate.show(content, clips: false)
      setNeedsDisplay()
      if words.take(content, tools) { showWords() }
    }

    func forget() {
      token = nil
      words = LabelWords()
      attributedText = nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      plate.layOut()
      if words.canShrink, words.isStale(in: bounds.size) { showWords() }
    }

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = bounds.inset(by: words.padding)
      var room = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
      room.origin.y = inner.minY
      return room
    }

    override func draw(_ rect: CGRect) {
      if let background = plate.ownBackground, let context = UIGraphicsGetCurrentContext() {
        context.addPath(background.path)
        context.setFillColor(background.color)
        context.fillPath()
      }
      super.draw(rect)
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
    }

    private func showWords() {
      guard let (text, words) = words.set(in: bounds) else { return }
      numberOfLines = Int(max(text.maxLines, 0))
      attributedText = words.string
      // Set after the attributed string, since the label writes the mode into its paragraphs.
      lineBreakMode = text.truncation.lineBreakMode(isOneLine: numberOfLines == 1)
    }
  }
#endif
