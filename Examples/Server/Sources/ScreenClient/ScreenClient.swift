public import Foundation
public import LayoutRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The newest pack of a screen that an app has, and where it asks for a newer one.
///
/// ```swift
/// var home = ScreenClient(having: bundled, from: address) { (bytes) throws(LoadingError) in
///   try LoadedLayout(bytes, trusting: keys, named: "home", notOlderThan: least)
/// }
/// if let screen = try await home.update() { show(screen) }
/// keep(home.bytes)
/// ```
public struct ScreenClient: Sendable {
  /// The reason why there is no newer screen.
  public enum Failure: Error, Equatable {
    /// The server answered with a status that is no pack.
    case refused(status: Int)
  }

  /// The bytes of the pack, which the app keeps for its next start.
  public private(set) var bytes: [UInt8]
  private let address: URL
  private let load: @Sendable ([UInt8]) throws(LoadingError) -> LoadedLayout

  /// Creates a client of a screen.
  ///
  /// - Parameters:
  ///   - bytes: The pack that the app was shipped with, or the last one that it has kept.
  ///   - address: The address of the screen, such as `https://example.com/screens/home?app=shop-3`.
  ///   - load: Loads a pack as the app wants it, with its keys, its name and the least number.
  public init(
    having bytes: [UInt8], from address: URL,
    load: @escaping @Sendable ([UInt8]) throws(LoadingError) -> LoadedLayout
  ) {
    self.bytes = bytes
    self.address = address
    self.load = load
  }

  /// Asks the server, and returns the screen of a newer pack; `nil` if the app has the current one.
  ///
  /// Whatever goes wrong, the app keeps the pack that it has.
  public mutating func update() async throws -> LoadedLayout? {
    guard let answer = try await ask(since: PackPatch.hash(of: bytes)) else { return nil }
    do throws(LoadingError) {
      return try take(answer.isPatch ? PackPatch(answer.bytes).applied(to: bytes) : answer.bytes)
    } catch {
      guard answer.isPatch, let whole = try await ask(since: nil) else { throw error }
      return try take(whole.bytes)
    }
  }

  private mutating func take(_ newer: [UInt8]) throws(LoadingError) -> LoadedLayout {
    let screen = try load(newer)
    bytes = newer
    return screen
  }

  /// Returns what the server has since a pack; `nil` if that is the current one.
  private func ask(since hash: String?) async throws -> (bytes: [UInt8], isPatch: Bool)? {
    let since = hash.map { [URLQueryItem(name: "since", value: $0)] } ?? []
    var request = URLRequest(url: address.appending(queryItems: since))
    // The app keeps the pack itself.
    request.cachePolicy = .reloadIgnoringLocalCacheData
    let (data, response) = try await URLSession.shared.data(for: request)
    let answer = response as? HTTPURLResponse
    switch answer?.statusCode {
    case 200?: return (Array(data), answer?.mimeType == "application/vnd.layoutpatch")
    case 304?: return nil
    case let status: throw Failure.refused(status: status ?? 0)  // open: numbers
    }
  }
}
