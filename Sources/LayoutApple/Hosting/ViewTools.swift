#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import LayoutViews
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  package import LayoutEngine
  package import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// The services that views need to show their content.
  @MainActor package struct ViewTools {
    package let measurer: TextKitMeasurer
    package let pictures = PictureShelf()
    package let pinned = PinnedViews()
    package let views: HostViews
    package let toolkit: any Toolkit.Type
    /// The handlers of the user's actions.
    package let events = ViewEvents()

    package init(measurer: TextKitMeasurer, views: HostViews, toolkit: any Toolkit.Type) {
      self.measurer = measurer
      self.views = views
      self.toolkit = toolkit
    }
  }

  /// The handlers that views call when the user acts.
  @MainActor package final class ViewEvents {
    package var scrolled: ((ViewToken, LayoutPoint) -> Void)?
    /// Returns where scrolling comes to rest, from where it would end otherwise and where a finger
    /// left the content, if that is known.
    package var rested:
      ((ViewToken, _ proposed: LayoutPoint, _ released: LayoutPoint?) -> LayoutPoint?)?
    package var changed: ((ViewToken, ControlValue) -> Void)?
    package var tapped: ((ViewToken) -> Void)?
    package var submitted: ((ViewToken) -> Void)?
    /// Called when a view gets the keyboard, with true, and when it loses it.
    package var focused: ((ViewToken, Bool) -> Void)?
    /// Called with a function that ends what shows that the content is being refreshed.
    package var pulled: ((ViewToken, _ end: @escaping @MainActor () -> Void) -> Void)?
  }

  extension ViewTools {
    /// Makes a view of a kind, which may be one of the app's views.
    func makeView(_ kind: ViewKind) -> any ShownView {
      switch kind {
      case .box: BoxView(frame: .zero)
      case .text: toolkit.makeLabel()
      case .image: PictureView(toolkit.makePicture())
      case .host(let name):
        HostedView(name, self) ?? StandInView(name, self) as any ShownView
      // A layout in Swift without a view of the app is a box.
      case .custom(let name): HostedView(name, self) ?? BoxView(frame: .zero)
      case .scroll: ScrollerView(toolkit.makeScroller())
      case .separator: SeparatorView(frame: .zero)
      }
    }

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
