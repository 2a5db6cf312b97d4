import LayoutEngine

/// The loading states of the pictures and fonts that a host shows; each asset is requested once.
struct AssetStore {
  private enum State {
    /// Requested with this number, without a result so far.
    case waiting(UInt64)
    case picture(LayoutSize)
    case font
    case missing
  }

  private var states: [LayoutAsset: State] = [:]
  private var asked: UInt64 = 0

  /// The sizes of loaded pictures, in points.
  private(set) var pictures: [ImageSource: LayoutSize] = [:]

  /// Returns a new request for an asset; nil if the asset was requested before.
  mutating func ask(for asset: LayoutAsset) -> AssetRequest? {
    guard states[asset] == nil else { return nil }
    asked &+= 1
    states[asset] = .waiting(asked)
    return AssetRequest(asset: asset, number: asked)
  }

  /// Stores the result of a request, and returns whether the request was pending.
  mutating func take(_ answer: AssetAnswer, to request: AssetRequest) -> Bool {
    guard case .waiting(request.number) = states[request.asset] else { return false }
    switch (request.asset, answer) {
    case (.picture(let source), .picture(let size)):
      states[request.asset] = .picture(size)
      pictures[source] = size
    case (.font, .font): states[request.asset] = .font
    case (.picture, .font), (.font, .picture), (.picture, .missing), (.font, .missing):
      states[request.asset] = .missing
    }
    return true
  }

  /// Removes an asset, so that it is requested again and late results are ignored.
  mutating func forget(_ asset: LayoutAsset) {
    states[asset] = nil
    if case .picture(let source) = asset { pictures[source] = nil }
  }
}

/// The intrinsic sizes of loaded pictures and of the backend's views.
struct HostSizes: IntrinsicSizing {
  let pictures: [ImageSource: LayoutSize]
  let views: (any ViewSizing)?

  func size(of picture: ImageSource) -> LayoutSize? { pictures[picture] }

  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
    views?.size(of: view, environment: environment)
  }
}
