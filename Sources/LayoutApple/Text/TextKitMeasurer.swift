#if canImport(UIKit) && !os(watchOS)
  public import LayoutEngine
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  public import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Measures texts by TextKit, in the fonts that the hosts draw them in, on any thread.
  ///
  /// It keeps what it has measured lately. Two are equal where they share that, as the copies of one do.
  public struct TextKitMeasurer: TextMeasuring {
    package let fonts: FontBook
    private let kept: Kept

    /// Creates a measurer that has measured nothing yet.
    public init() { self.init(fonts: FontBook()) }

    package init(fonts: FontBook) {
      self.fonts = fonts
      kept = Kept()
    }

    /// The measurer that views share unless they are given another one.
    public static let shared = TextKitMeasurer()

    /// Sets the lines of a text with TextKit, in the width that there is.
    public func measure(
      _ text: TextSpec, maxWidth: Float, environment: LayoutEnvironment
    ) -> TextMeasurement {
      let natural = kept.answer(to: MeasurementCache.Key(text, width: .infinity, in: environment)) {
        set(text, .infinity, environment)
      }
      // What has room for all of it has its lines, whatever the rounding of the width.
      guard natural.size.width > maxWidth else { return natural }
      return kept.answer(to: MeasurementCache.Key(text, width: maxWidth, in: environment)) {
        set(text, maxWidth, environment)
      }
    }

    /// Whether both keep the same measurements.
    public static func == (one: TextKitMeasurer, other: TextKitMeasurer) -> Bool {
      one.kept === other.kept
    }

    private func set(
      _ text: TextSpec, _ width: Float, _ environment: LayoutEnvironment
    ) -> TextMeasurement {
      let words = AttributedText(text, in: environment, fonts: fonts)
      guard words.string.length > 0 else { return TextMeasurement(size: .zero) }
      // All of it is used here alone, so that it may be any thread.
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
      // Lines that are aligned have a width of their own within that of the container.
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

    /// The measurements, shared by all threads that measure.
    private final class Kept: @unchecked Sendable {
      // `cache` is touched while the lock is held.
      private let lock = NSLock()
      private var cache = MeasurementCache()

      /// Two threads that ask at once may both measure, and get the same.
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
