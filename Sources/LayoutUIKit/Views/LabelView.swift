#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  import LayoutEngine
  import LayoutViews
  import UIKit

  /// A text, drawn from what it was measured from.
  ///
  /// Lines begin at the top of the element, while a label by itself has them in the middle.
  final class LabelView: UILabel, ShownView {
    var token: ViewToken?
    private lazy var plate = Plate(of: self)
    private var shown: (text: TextSpec, environment: LayoutEnvironment, tools: ViewTools)?
    private var padding = LayoutEdges.none
    private var shownRoom: CGSize?

    var holder: UIView { self }

    func show(_ content: ViewContent, _ parts: ViewContent.Parts, _ tools: ViewTools) {
      showCommon(content, speaks: true, traits: .staticText)
      // The letters are within the frame, and the looks are the layer's.
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
      // A text that is set smaller where it would be cut depends on its room.
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
      // Said behind the words, into whose paragraphs the label writes it.
      lineBreakMode = text.truncation.lineBreakMode(isOneLine: numberOfLines == 1)
    }
  }
#endif
