#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import LayoutViews
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
  package import LayoutEngine
  package import LayoutViews
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Fetches the picture at an address, and returns `nil` if there is none.
  public typealias PictureFetch = @MainActor (String) async -> PlatformImage?

  /// The loaded pictures, by source.
  @MainActor package final class PictureShelf {
    private var pictures: [ImageSource: PlatformImage] = [:]

    /// The picture of a source; nil if it has not arrived or does not exist.
    package subscript(source: ImageSource) -> PlatformImage? { pictures[source] }

    /// Finds a picture or a font.
    ///
    /// - Parameters:
    ///   - request: The picture or the font to find.
    ///   - fetch: Fetches pictures by their addresses; nil fetches none.
    ///   - answer: Receives the result: later for a picture that is fetched, otherwise at once.
    package func find(
      _ request: AssetRequest, fetch: PictureFetch?,
      answer: @escaping @MainActor (AssetAnswer) -> Void
    ) {
      switch request.asset {
      case .font(let family): answer(FontBook.hasFamily(family) ? .font : .missing)
      case .picture(let source):
        if let known = pictures[source] { return answer(.picture(LayoutSize(known.size))) }
        if case .url(let address) = source, let fetch {
          Task {
            let picture = await fetch(address)
            self.put(picture, source, answer)
          }
        } else {
          put(Self.local(source), source, answer)
        }
      }
    }

    private func put(
      _ picture: PlatformImage?, _ source: ImageSource, _ answer: (AssetAnswer) -> Void
    ) {
      pictures[source] = picture
      answer(picture.map { .picture(LayoutSize($0.size)) } ?? .missing)
    }

    /// A picture of the app or of the system, which needs no fetch.
    private static func local(_ source: ImageSource) -> PlatformImage? {
      switch source {
      case .asset(let name): return PlatformImage(named: name)
      case .symbol(let name):
        #if canImport(UIKit)
          return PlatformImage(systemName: name)
        #else
          return PlatformImage(systemSymbolName: name, accessibilityDescription: nil)
        #endif
      case .none, .url: return nil
      }
    }
  }
#endif
