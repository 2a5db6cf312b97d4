import LayoutEngine

/// What is known of the pictures and fonts that a host shows: each is asked for once.
struct AssetStore {
  private enum State {
    /// It was asked for with this number.
    case waiting(UInt64)
    case picture(LayoutSize)
    case font
    case missing
  }

  private var states: [LayoutAsset: State] = [:]
  private var asked: UInt64 = 0

  /// The sizes of the pictures that are there.
  private(set) var pictures: [ImageSource: LayoutSize] = [:]

  /// The question for something, unless it was asked before.
  mutating func ask(for asset: LayoutAsset) -> AssetRequest? {
    guard states[asset] == nil else { return nil }
    asked &+= 1
    states[asset] = .waiting(asked)
    return AssetRequest(asset: asset, number: asked)
  }

  /// Takes an answer; tells whether it was one that was waited for.
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

  /// Forgets something, so that it is asked for again and a late answer does not count.
  mutating func forget(_ asset: LayoutAsset) {
    states[asset] = nil
    if case .picture(let source) = asset { pictures[source] = nil }
  }
}

/// The sizes that a host knows: those of pictures that are there, and of the backend's views.
struct HostSizes: IntrinsicSizing {
  let pictures: [ImageSource: LayoutSize]
  let views: (any ViewSizing)?

  func size(of picture: ImageSource) -> LayoutSize? { pictures[picture] }

  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
    views?.size(of: view, environment: environment)
  }
}
