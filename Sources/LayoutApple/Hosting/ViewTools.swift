#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  package import LayoutEngine
  package import LayoutViews

  /// What views need to show something.
  @MainActor package struct ViewTools {
    package let measurer: TextKitMeasurer
    package let pictures = PictureShelf()
    package let pinned = PinnedViews()
    package let views: HostViews
    /// Tells what someone did.
    package let events = ViewEvents()

    package init(measurer: TextKitMeasurer, views: HostViews) {
      self.measurer = measurer
      self.views = views
    }
  }

  /// Whom views tell what people do.
  @MainActor package final class ViewEvents {
    package var scrolled: ((ViewToken, LayoutPoint) -> Void)?
    package var changed: ((ViewToken, ControlValue) -> Void)?
    package var tapped: ((ViewToken) -> Void)?
  }

  extension ViewTools {
    /// The words of a text as they are drawn in a room.
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
