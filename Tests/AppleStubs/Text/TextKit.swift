// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The part of TextKit that the hosts use. Both UIKit and AppKit re-export it.

public import Foundation

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

open class NSParagraphStyle: NSObject {
  fileprivate var values = Values()

  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
}

open class NSTextStorage: NSMutableAttributedString {
  open func addLayoutManager(_ manager: NSLayoutManager) { manager.textStorage = self }
}

open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  public init(size: CGSize) { self.size = size }
}

open class NSLayoutManager: NSObject {
  open var usesFontLeading = true

  fileprivate weak var textStorage: NSTextStorage?
  private var container: NSTextContainer?
  private var lines: [FakeLine] = []

  public override init() { super.init() }

  open func addTextContainer(_ container: NSTextContainer) { self.container = container }

  open func ensureLayout(for container: NSTextContainer) {
    lines = textStorage.map { FakeLine.lines(of: $0, in: container) } ?? []
  }

  open func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(
      x: 0, y: 0, width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(0) { $0 + $1.height })
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: lines.last.map { $0.characters.upperBound } ?? 0)
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    glyphRange
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    charRange
  }

  /// The rectangle around characters of one line.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let textStorage else { return .zero }
    var top: CGFloat = 0
    for line in lines {
      if line.characters.contains(glyphRange.location) {
        func width(_ characters: Range<Int>) -> CGFloat {
          characters.reduce(0) { $0 + FakeLine.measure($1, textStorage).advance }
        }
        let start = glyphRange.location
        return CGRect(
          x: width(line.characters.lowerBound..<start), y: top,
          width: width(start..<start + glyphRange.length), height: line.height)
      }
      top += line.height
    }
    return .zero
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    guard let container else { return }
    var stop: ObjCBool = false
    var top: CGFloat = 0
    for line in lines where !stop.boolValue {
      let used = CGRect(x: 0, y: top, width: line.width, height: line.height)
      let fragment = CGRect(x: 0, y: top, width: container.size.width, height: line.height)
      block(fragment, used, container, NSRange(line.characters), &stop)
      top += line.height
    }
  }
}

// MARK: Invented metrics and lines

/// The metrics of a font.
protocol FakeFont {
  var pointSize: CGFloat { get }
  var lineHeight: CGFloat { get }
}

/// A line of letters that are half as wide as their font is high.
private struct FakeLine {
  var characters: Range<Int>
  var width: CGFloat
  var height: CGFloat

  static func lines(of text: NSAttributedString, in container: NSTextContainer) -> [FakeLine] {
    let letters = Array(text.string.utf16)
    var lines: [FakeLine] = []
    var start = 0
    while start < letters.count {
      var (end, width, height) = (start, CGFloat(0), CGFloat(0))
      var lastBreak: (end: Int, width: CGFloat)?
      while end < letters.count {
        let (advance, least) = measure(end, text)
        if letters[end] == 10 { break }
        if letters[end] == 32 { lastBreak = (end, width) }
        if width + advance > container.size.width + 0.01, end > start { break }
        width += advance
        height = max(height, least)
        end += 1
      }
      if end < letters.count, letters[end] != 10, let lastBreak { (end, width) = lastBreak }
      if height == 0 { height = measure(start, text).height }
      let next = end < letters.count && (letters[end] == 10 || letters[end] == 32) ? end + 1 : end
      lines.append(FakeLine(characters: start..<max(next, start + 1), width: width, height: height))
      start = max(next, start + 1)
      if container.maximumNumberOfLines > 0, lines.count == container.maximumNumberOfLines { break }
    }
    return lines
  }

  fileprivate static func measure(
    _ place: Int, _ text: NSAttributedString
  ) -> (advance: CGFloat, height: CGFloat) {
    let attributes = text.attributes(at: place, effectiveRange: nil)
    let font = attributes[.font] as? any FakeFont
    let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? 0
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    let least = style?.values.minimumLineHeight ?? 0
    return (
      (font?.pointSize ?? 12) / 2 + CGFloat(kern), least > 0 ? least : font?.lineHeight ?? 14
    )
  }
}
