#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Tells where the pointer of a trackpad or a mouse is in a view.
  ///
  /// A class of its own, since a generic view cannot be the delegate of an Objective-C protocol.
  final class PointerFollower: NSObject, UIPointerInteractionDelegate {
    private let moved: (CGPoint?) -> Void

    /// Creates a follower.
    ///
    /// - Parameter moved: Called with the point in the view's coordinates when the pointer moves
    ///   over the view, and with `nil` when it leaves the view.
    init(moved: @escaping (CGPoint?) -> Void) {
      self.moved = moved
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      moved(request.location)
      return defaultRegion
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      moved(nil)
    }
  }
#endif
