#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  package import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A cache of the fonts that texts are measured and drawn with.
  ///
  /// A family that the system lacks is replaced by the system's own font.
  package final class FontBook: @unchecked Sendable {
    // `fonts` is accessed only while the lock is held, and fonts are immutable.
    private let lock = NSLock()
    private var fonts: [Key: PlatformFont] = [:]

    private struct Key: Hashable {
      let family: String?
      let size: Float
      let weight: FontWeight
      let italic: Bool
      let monospacedDigits: Bool
    }

    package init() {}

    /// The font of a run.
    package func font(of run: ResolvedTextRun) -> PlatformFont {
      let key = Key(
        family: run.fontFamily, size: run.fontSize.clampedToFonts, weight: run.fontWeight,
        italic: run.italic, monospacedDigits: run.monospacedDigits)
      lock.lock()
      defer { lock.unlock() }
      if let font = fonts[key] { return font }
      let font = Self.make(key)
      fonts[key] = font
      return font
    }

    /// Whether the system has a font family.
    package static func hasFamily(_ name: String) -> Bool { descriptor(of: name, .regular) != nil }

    private static func make(_ key: Key) -> PlatformFont {
      let size = CGFloat(key.size)
      guard let family = key.family, let named = descriptor(of: family, key.weight) else {
        let weight = key.weight.ofSystem
        let font =
          key.monospacedDigits
          ? PlatformFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
          : PlatformFont.systemFont(ofSize: size, weight: weight)
        return key.italic ? font.slanted : font
      }
      let descriptor = key.monospacedDigits ? named.addingAttributes(evenDigits) : named
      let font = font(descriptor, size) ?? .systemFont(ofSize: size, weight: key.weight.ofSystem)
      return key.italic ? font.slanted : font
    }

    private static func descriptor(
      of family: String, _ weight: FontWeight
    ) -> PlatformFontDescriptor? {
      let wanted = PlatformFontDescriptor(fontAttributes: [
        .family: family,
        .traits: [PlatformFontDescriptor.TraitKey.weight: weight.ofSystem.rawValue],
      ])
      return wanted.matchingFontDescriptors(withMandatoryKeys: [.family]).first
    }

    fileprivate static func font(
      _ descriptor: PlatformFontDescriptor, _ size: CGFloat
    ) -> PlatformFont? {
      PlatformFont(descriptor: descriptor, size: size)
    }

    /// The feature of digits with one width: its type and selector in Apple's font feature
    /// registry.
    private static var evenDigits: [PlatformFontDescriptor.AttributeName: Any] {
      #if canImport(UIKit)
        let keys = (
          PlatformFontDescriptor.FeatureKey.type, PlatformFontDescriptor.FeatureKey.selector
        )
      #else
        let keys = (
          PlatformFontDescriptor.FeatureKey.typeIdentifier,
          PlatformFontDescriptor.FeatureKey.selectorIdentifier
        )
      #endif
      return [.featureSettings: [[keys.0: 6, keys.1: 0]]]
    }
  }

  extension PlatformFont {
    /// The font in italics, or the font itself if the family has none.
    fileprivate var slanted: PlatformFont {
      #if canImport(UIKit)
        let traits = fontDescriptor.symbolicTraits.union(.traitItalic)
      #else
        let traits = fontDescriptor.symbolicTraits.union(.italic)
      #endif
      let slanted: PlatformFontDescriptor? = fontDescriptor.withSymbolicTraits(traits)
      return slanted.flatMap { FontBook.font($0, pointSize) } ?? self
    }
  }

  extension FontWeight {
    /// The system's weight of the same name.
    ///
    /// In both, `thin` is heavier than `ultraLight`.
    fileprivate var ofSystem: PlatformFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  extension Float {
    /// The size clamped to 0.01…10,000 points.
    ///
    /// Apple's fonts take a size of 0 as the default size.
    fileprivate var clampedToFonts: Float { self > 0.01 ? Swift.min(self, 10_000) : 0.01 }
  }
#endif
