#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension PlatformColor {
    /// The platform's color for a color of a document; nil if the app's catalog lacks the name.
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

    /// The system's color for separator lines.
    package static var ofSeparators: PlatformColor {
      #if canImport(UIKit)
        .separator
      #else
        .separatorColor
      #endif
    }
  }

  extension PlatformView {
    /// The color for use in layers, resolved for the view's light or dark appearance.
    package func layerColor(_ color: PlatformColor) -> CGColor {
      #if canImport(UIKit)
        return color.resolvedColor(with: traitCollection).cgColor
      #else
        var found = color.cgColor
        effectiveAppearance.performAsCurrentDrawingAppearance { found = color.cgColor }
        return found
      #endif
    }

    /// Fills the view with a color, in light and in dark appearance; nil for none.
    package func fill(_ color: PlatformColor?) {
      #if canImport(UIKit)
        backgroundColor = color
      #else
        looksLayer.backgroundColor = color.map { layerColor($0) }
      #endif
    }

    /// The layer that is drawn behind the view.
    package var looksLayer: CALayer {
      #if canImport(UIKit)
        return layer
      #else
        if !wantsLayer { wantsLayer = true }
        // A layer set by the app is the app's to arrange, so this uses the layer that AppKit made.
        return layer ?? CALayer()
      #endif
    }
  }
#endif
