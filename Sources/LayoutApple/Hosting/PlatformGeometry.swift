// Points and rectangles of the engine as those of the platform, and back.

#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension LayoutSize {
    package init(_ size: CGSize) {
      self.init(width: Float(size.width), height: Float(size.height))
    }
  }

  extension CGSize {
    package init(_ size: LayoutSize) {
      self.init(width: CGFloat(size.width), height: CGFloat(size.height))
    }
  }

  extension CGRect {
    /// The rectangle reduced by insets at its edges.
    package func inset(by edges: LayoutEdges) -> CGRect {
      let edges = edges.sides()
      return CGRect(
        x: minX + CGFloat(edges.left), y: minY + CGFloat(edges.top),
        width: max(width - CGFloat(edges.left) - CGFloat(edges.right), 0),
        height: max(height - CGFloat(edges.top) - CGFloat(edges.bottom), 0))
    }

    package init(_ frame: LayoutRect) {
      self.init(
        x: CGFloat(frame.x), y: CGFloat(frame.y), width: CGFloat(frame.width),
        height: CGFloat(frame.height))
    }
  }

  extension CGPoint {
    package init(_ point: LayoutPoint) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
  }

  extension LayoutPoint {
    package init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
  }

  extension LayoutEdges {
    package init(_ insets: PlatformEdgeInsets) {
      self = .points(
        top: Float(insets.top), left: Float(insets.left), bottom: Float(insets.bottom),
        right: Float(insets.right))
    }
  }
#endif
