#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutEngine
  package import LayoutViews

  /// The services that views need to show their content.
  @MainActor package struct ViewTools {
    package let measurer: TextKitMeasurer
    package let pictures = PictureShelf()
    package let pinned = PinnedViews()
    package let views: HostViews
    /// The handlers of the user's actions.
    package let events = ViewEvents()

    package init(measurer: TextKitMeasurer, views: HostViews) {
      self.measurer = measurer
      self.views = views
    }
  }

  /// The handlers that views call when the user acts.
  @MainActor package final class ViewEvents {
    package var scrolled: ((ViewToken, LayoutPoint) -> Void)?
    package var changed: ((ViewToken, ControlValue) -> Void)?
    package var tapped: ((ViewToken) -> Void)?
  }

  extension ViewTools {
    /// Returns the text as drawn in a given space, and its attributed string.
    package func words(
      of text: TextSpec, in room: LayoutSize, _ environment: LayoutEnvironment
    ) -> (text: TextSpec, words: AttributedText) {
      let fitted = text.fitted(to: room, in: environment, by: measurer)
      return (
        fitted,
        AttributedText(fitted, in: environment, fonts: measurer.fonts) {
          PlatformColor.ofLayout($0)
        }
      )
    }
  }
#endif
