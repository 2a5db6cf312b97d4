#if canImport(UIKit) && !os(watchOS)
  public import LayoutEngine
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  public import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Measures texts with TextKit, in the fonts that the hosts draw with, on any thread.
  ///
  /// Recent measurements are cached. Copies of a measurer share the cache, and two measurers are
  /// equal if they share one.
  public struct TextKitMeasurer: LineSetting {
    package let fonts: FontBook
    private let kept: Kept

    /// Creates a measurer with an empty cache.
    public init() { self.init(fonts: FontBook()) }

    package init(fonts: FontBook) {
      self.fonts = fonts
      kept = Kept()
    }

    /// The measurer that all views use by default.
    public static let shared = TextKitMeasurer()

    /// Measures a text with TextKit.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - maxWidth: The largest width of the text's lines, in points; it may be infinite.
    ///   - environment: The environment of the layout.
    /// - Returns: The size of the text and its baselines, in points.
    /// - Complexity: O(n) in the length of the text.
    public func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      let natural = kept.answer(to: MeasurementCache.Key(text, width: .infinity, in: environment)) {
        set(text, .infinity, environment)
      }
      // A text that fits on its natural lines keeps them, regardless of rounding of the width.
      guard natural.size.width > maxWidth else { return natural }
      return kept.answer(to: MeasurementCache.Key(text, width: maxWidth, in: environment)) {
        set(text, maxWidth, environment)
      }
    }

    /// Whether two measurers share a cache.
    public static func == (one: TextKitMeasurer, other: TextKitMeasurer) -> Bool {
      one.kept === other.kept
    }

    private func set(
      _ text: TextSpec, _ width: Float, _ environment: LayoutEnvironment
    ) -> TextMeasurement {
      let words = AttributedText(text, in: environment, fonts: fonts)
      guard words.string.length > 0 else { return TextMeasurement(size: .zero) }
      let setting = Setting(words, of: text, width)
      var (first, last): (NSRange?, NSRange?)
      // Aligned lines have a width of their own within the container's width.
      var widest: CGFloat = 0
      setting.eachLine { line, characters in
        if first == nil { first = characters }
        last = characters
        widest = max(widest, line.size.width)
      }
      return TextMeasurement(
        size: LayoutSize(
          width: Float(widest),
          height: Float(setting.manager.usedRect(for: setting.container).size.height)),
        ascender: first.map { Float(words.reach(of: $0).above) } ?? 0,
        descender: last.map { -Float(words.reach(of: $0).below) } ?? 0)
    }

    /// Returns the lines of a text with the places of their words, as TextKit sets them.
    ///
    /// The last line has the words behind an ellipsis too, which is drawn in their place.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - room: The space for the text, in points; lines below the space are left out.
    ///   - environment: The environment of the layout.
    /// - Returns: The lines that fit in the space.
    /// - Complexity: O(n) in the length of the text.
    public func lines(
      of text: TextSpec, in room: LayoutSize, environment: LayoutEnvironment
    ) -> MeasuredLines {
      let words = AttributedText(text, in: environment, fonts: fonts)
      guard words.string.length > 0 else { return MeasuredLines(lines: [], isTruncated: false) }
      let setting = Setting(words, of: text, room.width)
      var lines: [MeasuredLines.Line] = []
      var end = 0
      setting.eachLine { line, characters in
        let bottom = Float(line.origin.y + line.size.height)
        guard bottom - (0x1p-10 + bottom * 0x1p-20) <= room.height else { return }
        end = characters.location + characters.length
        lines.append(
          MeasuredLines.Line(
            x: Float(line.origin.x),
            baseline: Float(line.origin.y + words.reach(of: characters).above),
            width: Float(line.size.width), isRightToLeft: environment.direction == .rtl,
            parts: words.runs(in: characters).map { run, range in
              let place = setting.frame(of: range)
              return MeasuredLines.Part(
                run: run, words: (words.string.string as NSString).substring(with: range),
                frame: LayoutRect(
                  x: Float(place.origin.x), y: Float(line.origin.y),
                  width: Float(place.size.width), height: Float(line.size.height)))
            }))
      }
      return MeasuredLines(lines: lines, isTruncated: end < words.string.length)
    }

    /// A text in TextKit's own objects.
    ///
    /// No other thread accesses these objects, so any thread may use them.
    private struct Setting {
      let manager = NSLayoutManager()
      let container: NSTextContainer
      private let storage: NSTextStorage

      init(_ words: AttributedText, of text: TextSpec, _ width: Float) {
        storage = NSTextStorage(attributedString: words.string)
        manager.usesFontLeading = false
        let room = CGSize(
          width: width < 1_000_000 ? CGFloat(max(width, 0)) : 1_000_000, height: 10_000_000)
        container = NSTextContainer(size: room)
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = Int(max(text.maxLines, 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.ensureLayout(for: container)
      }

      /// Calls a function with the covered rectangle and the characters of each line.
      func eachLine(_ call: @escaping (CGRect, NSRange) -> Void) {
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
          [manager] _, line, _, glyphs, _ in
          call(line, manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        }
      }

      /// The rectangle around characters of one line.
      func frame(of characters: NSRange) -> CGRect {
        manager.boundingRect(
          forGlyphRange: manager.glyphRange(
            forCharacterRange: characters, actualCharacterRange: nil), in: container)
      }
    }

    /// The cache, shared by all threads that measure.
    private final class Kept: @unchecked Sendable {
      // `cache` is accessed only while the lock is held.
      private let lock = NSLock()
      private var cache = MeasurementCache()

      /// Returns the cached measurement, or measures.
      ///
      /// Two threads with the same key may both measure.
      func answer(
        to key: MeasurementCache.Key, measured: () -> TextMeasurement
      ) -> TextMeasurement {
        lock.lock()
        let known = cache.answer(to: key)
        lock.unlock()
        if let known { return known }
        let answer = measured()
        lock.lock()
        cache.keep(answer, for: key)
        lock.unlock()
        return answer
      }
    }
  }
#endif
