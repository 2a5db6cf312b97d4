#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A text as an attributed string with fonts, for measuring and drawing.
  package struct AttributedText {
    /// The words.
    package let string: NSAttributedString
    /// The runs with their heights above and below the baseline, in points.
    private let runs: [Run]

    private struct Run {
      /// The index among the resolved runs of the text.
      let index: Int
      let range: NSRange
      let above: CGFloat
      let below: CGFloat
    }

    /// - Parameters:
    ///   - text: The text.
    ///   - environment: The environment of the layout.
    ///   - fonts: The cache of fonts.
    ///   - color: Returns the platform's color for a document's color. Letters without one get the
    ///     system's label color.
    package init(
      _ text: TextSpec, in environment: LayoutEnvironment, fonts: FontBook,
      color: (LayoutColor) -> PlatformColor? = { _ in nil }
    ) {
      let resolved = text.resolvedRuns(in: environment)
      let string = NSMutableAttributedString(string: resolved.map(\.content).joined())
      var runs: [Run] = []
      let style = Self.style(of: text, resolved, environment)
      var start = 0
      for (index, run) in resolved.enumerated() where !run.content.isEmpty {
        let font = fonts.font(of: run)
        let metrics = Self.metrics(of: font, run)
        var attributes: [NSAttributedString.Key: Any] = [
          .font: font, .foregroundColor: run.color.flatMap(color) ?? Self.textColor,
          .paragraphStyle: style,
        ]
        if run.letterSpacing != 0, run.letterSpacing.isFinite {
          attributes[.kern] = NSNumber(value: Double(run.letterSpacing))
        }
        if run.underline {
          attributes[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue)
        }
        if run.strikethrough {
          attributes[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue)
        }
        // Center the letters in a line that is higher than their font.
        if metrics.raised != 0 {
          attributes[.baselineOffset] = NSNumber(value: Double(metrics.raised))
        }
        let range = NSRange(location: start, length: run.content.utf16.count)
        string.setAttributes(attributes, range: range)
        runs.append(Run(index: index, range: range, above: metrics.above, below: metrics.below))
        start += range.length
      }
      self.string = string
      self.runs = runs
    }

    /// The largest heights above and below the baseline among the runs of a range, in points.
    package func reach(of characters: NSRange) -> (above: CGFloat, below: CGFloat) {
      let met = runs.filter {
        $0.range.location < characters.location + characters.length
          && characters.location < $0.range.location + $0.range.length
      }
      return (met.map(\.above).max() ?? 0, met.map(\.below).max() ?? 0)
    }

    /// The runs that have characters in a range, with these characters.
    package func runs(in characters: NSRange) -> [(run: Int, range: NSRange)] {
      let end = characters.location + characters.length
      return runs.compactMap { run in
        let start = max(run.range.location, characters.location)
        let length = min(run.range.location + run.range.length, end) - start
        return length > 0 ? (run.index, NSRange(location: start, length: length)) : nil
      }
    }

    // MARK: How lines are set

    private static func style(
      of text: TextSpec, _ runs: [ResolvedTextRun], _ environment: LayoutEnvironment
    ) -> NSMutableParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment(of: text.textAlign, environment.direction)
      style.baseWritingDirection = environment.direction == .rtl ? .rightToLeft : .leftToRight
      // A line is as high as its highest run. All lines of a paragraph have the same height.
      if let height = runs.compactMap(\.lineHeight).max(), height > 0 {
        style.minimumLineHeight = CGFloat(min(height, 10_000))
        style.maximumLineHeight = style.minimumLineHeight
      }
      return style
    }

    private static func alignment(
      of alignment: TextSpec.Alignment, _ direction: WritingDirection
    ) -> NSTextAlignment {
      switch alignment {
      case .start: direction == .rtl ? .right : .left
      case .end: direction == .rtl ? .left : .right
      case .center: .center
      case .left: .left
      case .right: .right
      case .justified: .justified
      }
    }

    private static func metrics(
      of font: PlatformFont, _ run: ResolvedTextRun
    ) -> (above: CGFloat, below: CGFloat, raised: CGFloat) {
      let (above, below) = (font.ascender, -font.descender)
      guard let height = run.lineHeight, height > 0 else { return (above, below, 0) }
      let raised = (CGFloat(min(height, 10_000)) - above - below) / 2
      return (above + raised, below + raised, raised)
    }

    private static var textColor: PlatformColor {
      #if canImport(UIKit)
        .label
      #else
        .labelColor
      #endif
    }
  }

  extension TextSpec.Truncation {
    /// Returns the line break mode of the text's lines.
    ///
    /// - Parameter isOneLine: Whether there is only one line; of several lines, only the last is
    ///   cut.
    /// - Returns: The mode.
    package func lineBreakMode(isOneLine: Bool) -> NSLineBreakMode {
      let ellipses: [Self: NSLineBreakMode] = [
        .tail: .byTruncatingTail, .middle: .byTruncatingMiddle, .head: .byTruncatingHead,
      ]
      return ellipses[self] ?? (isOneLine ? .byClipping : .byWordWrapping)
    }
  }
#endif
