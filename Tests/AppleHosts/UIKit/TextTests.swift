import LayoutEngine
import LayoutViews
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

/// Measuring and drawing of texts.
@MainActor struct TextTests {
  private func label(_ text: TextSpec, width: CGFloat = 320, scale: CGFloat = 1) throws -> UILabel {
    try LayoutView.shown(Built<NoOutlets> { $0.text(text) }, width: width, scale: scale).first()
  }

  private func attribute<Value>(_ key: NSAttributedString.Key, of label: UILabel, at place: Int = 0)
    -> Value?
  {
    label.attributedText?.attribute(key, at: place, effectiveRange: nil) as? Value
  }

  @Test func lettersAreThoseOfTheResolvedRun() throws {
    let label = try label(
      TextSpec(
        content: "abc", fontSize: 20, fontWeight: .bold, italic: true, letterSpacing: 2,
        underline: true, strikethrough: true, color: .rgba(0xFF00_00FF)))
    let font: UIFont = try #require(attribute(.font, of: label))
    #expect(font.pointSize == 20)
    #expect(font.isItalic)
    #expect(attribute(.kern, of: label) == NSNumber(value: 2.0))
    #expect(attribute(.underlineStyle, of: label) == NSNumber(value: 1))
    #expect(attribute(.strikethroughStyle, of: label) == NSNumber(value: 1))
    #expect(
      attribute(.foregroundColor, of: label) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func aTextThatSaysNothingHasTheSystemsColor() throws {
    #expect(try attribute(.foregroundColor, of: label("abc")) == UIColor.label)
    let named = TextSpec(content: "abc", color: .asset("Accent"))
    #expect(try attribute(.foregroundColor, of: label(named)) == UIColor(named: "Accent"))
    let unknown = TextSpec(content: "abc", color: .asset("Nowhere"))
    #expect(try attribute(.foregroundColor, of: label(unknown)) == UIColor.label)
  }

  @Test func aFamilyIsTheSystemsWhereItHasNone() throws {
    let known = try label(TextSpec(content: "abc", fontFamily: "Georgia"))
    let unknown = try label(TextSpec(content: "abc", fontFamily: "Nowhere"))
    #expect((attribute(.font, of: known) as UIFont?)?.fakeFamily == "Georgia")
    #expect((attribute(.font, of: unknown) as UIFont?)?.fakeFamily == nil)
  }

  @Test func runsHaveTheirOwnFonts() throws {
    let label = try label(
      TextSpec(
        runs: [TextRun(content: "ab"), TextRun(content: "cd", fontSize: 30)], fontSize: 10))
    #expect((attribute(.font, of: label) as UIFont?)?.pointSize == 10)
    #expect((attribute(.font, of: label, at: 2) as UIFont?)?.pointSize == 30)
    #expect(label.frame.height == 480)
  }

  /// In the stand-in, letters are half as wide as the font is high, and lines are 1.2 times as
  /// high.
  @Test(arguments: [
    ("one two", 0, 320, LayoutSize(width: 60, height: 21)),
    ("one two", 0, 40, LayoutSize(width: 26, height: 41)),
    ("one two three", 1, 60, LayoutSize(width: 60, height: 21)),
    ("", 0, 60, LayoutSize(width: 0, height: 0)),
  ])
  func aTextIsMeasuredInItsLines(
    words: String, maxLines: Int, width: Int, size: LayoutSize
  ) throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
          column.text(
            TextSpec(content: .verbatim(words), maxLines: Int32(maxLines)), id: 0)
        }
      }, width: CGFloat(width))
    #expect(view.host.outlets.it.frame.size == size)
  }

  /// TextKit sets a label's text in its frame with the same lines as measured.
  @Test func whatIsDrawnIsWhatWasMeasured() throws {
    for width in stride(from: 40, through: 330, by: 7) {
      for text in [
        TextSpec(content: "one two three four five six seven eight"),
        TextSpec(
          content: "one two three four five six", fontSize: 13, letterSpacing: 1, maxLines: 2),
        TextSpec(content: "one two three four five six", lineHeight: 30),
      ] {
        let view = LayoutView.shown(
          Built<OneOutlet> { root in
            root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
              column.text(text, id: 0)
            }
          }, width: CGFloat(width), height: 2000, scale: 3)
        let label: UILabel = try view.first()
        let storage = NSTextStorage(attributedString: try #require(label.attributedText))
        let container = NSTextContainer(size: label.frame.size)
        container.maximumNumberOfLines = label.numberOfLines
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.ensureLayout(for: container)
        let used = manager.usedRect(for: container).size
        #expect(abs(used.height - label.frame.height) < 0.4, "\(width): \(text.content)")
        #expect(used.width <= label.frame.width + 0.01, "\(width): \(text.content)")
      }
    }
  }

  @Test func aTextIsSetSmallerWhereItWouldBeCut() throws {
    let label = try label(
      TextSpec(content: "one two three", fontSize: 20, maxLines: 1, minScale: 0.5), width: 104)
    // 13 letters of 10 points fit into 104 at four fifths of their size.
    #expect((attribute(.font, of: label) as UIFont?)?.pointSize == 16)
    #expect(label.numberOfLines == 1)
  }

  @Test(arguments: [
    (TextSpec.Truncation.tail, Int32(1), NSLineBreakMode.byTruncatingTail),
    (.middle, 1, .byTruncatingMiddle),
    (.head, 1, .byTruncatingHead), (.clip, 1, .byClipping), (.clip, 2, .byWordWrapping),
    (.tail, 2, .byTruncatingTail),
  ])
  func aTextIsCutAsItSays(
    truncation: TextSpec.Truncation, lines: Int32, mode: NSLineBreakMode
  ) throws {
    let label = try label(TextSpec(content: "abc", maxLines: lines, truncation: truncation))
    #expect(label.lineBreakMode == mode)
    #expect(label.numberOfLines == Int(lines))
  }

  @Test func startIsOnTheRightWhereTextRunsThere() throws {
    for (direction, alignment, expected) in [
      (
        UITraitEnvironmentLayoutDirection.leftToRight, TextSpec.Alignment.start,
        NSTextAlignment.left
      ),
      (.rightToLeft, .start, .right), (.rightToLeft, .end, .left), (.rightToLeft, .left, .left),
      (.leftToRight, .center, .center), (.leftToRight, .justified, .justified),
    ] {
      let view = LayoutView.shown(
        Built<NoOutlets> { $0.text(TextSpec(content: "abc", textAlign: alignment)) })
      view.fakeTraits(UITraitCollection(fakeScale: 1, direction: direction))
      view.layoutIfNeeded()
      let label: UILabel = try view.first()
      let style: NSMutableParagraphStyle = try #require(attribute(.paragraphStyle, of: label))
      #expect(style.alignment == expected)
      #expect(
        label.semanticContentAttribute
          == (direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight))
    }
  }

  @Test func linesThatAreHigherHaveTheirLettersInTheMiddle() throws {
    let label = try label(TextSpec(content: "abc", fontSize: 10, lineHeight: 20))
    let style: NSMutableParagraphStyle = try #require(attribute(.paragraphStyle, of: label))
    #expect(style.minimumLineHeight == 20)
    #expect(style.maximumLineHeight == 20)
    #expect(attribute(.baselineOffset, of: label) == NSNumber(value: 4.0))
    let measured = TextKitMeasurer().measure(
      TextSpec(content: "abc", fontSize: 10, lineHeight: 20), maxWidth: .infinity,
      environment: LayoutEnvironment())
    #expect(
      measured
        == TextMeasurement(
          size: LayoutSize(width: 15, height: 20), ascender: 13.5, descender: -6.5))
  }

  @Test func aTextIsDrawnWithinItsPadding() throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.flex(FlexSpec(direction: .column, alignItems: .start)) { column in
          column.text("abcd", as: FlexItem(padding: .all(5)), id: 0)
        }
      })
    let label: LabelView = try view.first()
    #expect(label.frame.size == CGSize(width: 44, height: 31))
    #expect(
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
        == CGRect(x: 5, y: 5, width: 34, height: 21))
  }

  @Test func measurersAreEqualWhereTheyShareWhatTheyMeasured() {
    let one = TextKitMeasurer()
    let copy = one
    #expect(one == copy)
    #expect(one != TextKitMeasurer())
  }

  /// A measurer gives the same results on four threads at once.
  @Test func aMeasurerIsAskedOnAnyThread() async {
    let measurer = TextKitMeasurer()
    let alone = TextKitMeasurer()
    await withTaskGroup(of: [LayoutSize].self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<400).map { number in
            measurer.measure(
              TextSpec(content: .verbatim("row \(number % 50) of a list")),
              maxWidth: Float(40 + number % 7 * 30), environment: LayoutEnvironment()
            ).size
          }
        }
      }
      let expected = (0..<400).map { number in
        alone.measure(
          TextSpec(content: .verbatim("row \(number % 50) of a list")),
          maxWidth: Float(40 + number % 7 * 30), environment: LayoutEnvironment()
        ).size
      }
      for await sizes in group { #expect(sizes == expected) }
    }
  }
}
