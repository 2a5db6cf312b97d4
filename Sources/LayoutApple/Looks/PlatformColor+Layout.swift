#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension PlatformColor {
    /// A color of a document; nil for a name that the app's catalogue does not have.
    package static func ofLayout(_ color: LayoutColor) -> PlatformColor? {
      switch color {
      case .asset(let name): return PlatformColor(named: name)
      case .rgba(let rgba):
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
        #if canImport(UIKit)
          return PlatformColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        #else
          return PlatformColor(srgbRed: part(24), green: part(16), blue: part(8), alpha: part(0))
        #endif
      }
    }

    /// The system's color for lines between things.
    package static var ofSeparators: PlatformColor {
      #if canImport(UIKit)
        .separator
      #else
        .separatorColor
      #endif
    }
  }

  extension PlatformView {
    /// A color as it is for layers where the view is: light or dark.
    package func layerColor(_ color: PlatformColor) -> CGColor {
      #if canImport(UIKit)
        return color.resolvedColor(with: traitCollection).cgColor
      #else
        var found = color.cgColor
        effectiveAppearance.performAsCurrentDrawingAppearance { found = color.cgColor }
        return found
      #endif
    }

    /// The layer that is drawn behind the view.
    package var looksLayer: CALayer {
      #if canImport(UIKit)
        return layer
      #else
        if !wantsLayer { wantsLayer = true }
        // A layer that is set would be the app's own to arrange; AppKit has made one by now.
        return layer ?? CALayer()
      #endif
    }
  }
#endif
