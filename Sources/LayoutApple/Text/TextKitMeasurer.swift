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
  public struct TextKitMeasurer: TextMeasuring {
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
      // No other thread accesses these objects, so any thread may use them.
      let storage = NSTextStorage(attributedString: words.string)
      let manager = NSLayoutManager()
      manager.usesFontLeading = false
      let room = CGSize(
        width: width < 1_000_000 ? CGFloat(max(width, 0)) : 1_000_000, height: 10_000_000)
      let container = NSTextContainer(size: room)
      container.lineFragmentPadding = 0
      container.maximumNumberOfLines = Int(max(text.maxLines, 0))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      manager.ensureLayout(for: container)
      let used = manager.usedRect(for: container)
      var (first, last): (NSRange?, NSRange?)
      // Aligned lines have a width of their own within the container's width.
      var widest: CGFloat = 0
      manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
        _, line, _, glyphs, _ in
        let characters = manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
        if first == nil { first = characters }
        last = characters
        widest = max(widest, line.size.width)
      }
      return TextMeasurement(
        size: LayoutSize(width: Float(widest), height: Float(used.size.height)),
        ascender: first.map { Float(words.reach(of: $0).above) } ?? 0,
        descender: last.map { -Float(words.reach(of: $0).below) } ?? 0)
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
