#if canImport(SwiftUI)
  public import LayoutEngine
  public import SwiftUI

  /// A SwiftUI layout whose subviews the engine arranges.
  ///
  /// ```swift
  /// let wrapped = EngineLayout { root, views in
  ///   root.flex(FlexSpec(direction: .row, wrap: .wrap)) { row in
  ///     for view in views { row.subview(view) }
  ///   }
  /// }
  /// ```
  ///
  /// The engine always lays out from left to right here, since SwiftUI mirrors the result for
  /// right-to-left languages. ``EngineContainer`` arranges views in this way at the scale of the
  /// screen.
  public struct EngineLayout: SwiftUI.Layout {
    /// The environment of the layout; its scale determines the pixel grid that frames are rounded
    /// to.
    ///
    /// The direction is always left to right.
    public let environment: LayoutEnvironment
    private let build: Build

    /// Adds the root element, exactly one, with the subviews in it.
    public typealias Build = @Sendable (inout Children<NoPlacement>, EngineSubviews) -> Void

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - environment: The environment; its direction is ignored.
    ///   - build: Adds the root element, exactly one, with the subviews in it. A subview that is
    ///     not added is not placed.
    public init(environment: LayoutEnvironment = LayoutEnvironment(), _ build: @escaping Build) {
      var mirrored = environment
      mirrored.direction = .ltr
      self.environment = mirrored
      self.build = build
    }

    /// The subviews, and the engine's layout with cached measurements.
    public struct Cache {
      fileprivate let subviews: EngineSubviews
      fileprivate var layout: RunningLayout<EngineDocument>?
    }

    /// Creates an empty cache for subviews.
    ///
    /// - Parameter subviews: The subviews of the layout.
    /// - Returns: The cache.
    /// - Complexity: O(n) in the number of subviews.
    public func makeCache(subviews: LayoutSubviews) -> Cache {
      Cache(subviews: EngineSubviews(subviews), layout: nil)
    }

    /// Replaces the cache by an empty one for changed subviews.
    ///
    /// - Parameters:
    ///   - cache: The cache to replace.
    ///   - subviews: The subviews of the layout.
    /// - Complexity: O(n) in the number of subviews.
    public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
      cache = makeCache(subviews: subviews)
    }

    /// Returns the size of the root within a proposed size.
    ///
    /// - Parameters:
    ///   - proposal: The maximum size, in points; a length that is `nil` is no limit, and a
    ///     negative one counts as 0.
    ///   - subviews: The subviews, which are also in the cache.
    ///   - cache: The cache of the layout.
    /// - Returns: The size, in points.
    /// - Complexity: O(n) in the number of elements for most layouts.
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize {
      func most(_ length: CGFloat?) -> Float { length.map { Float(max($0, 0)) } ?? .infinity }
      let most = LayoutSize(width: most(proposal.width), height: most(proposal.height))
      solve(SizeRange(max: most), &cache)
      let size = cache.layout?.tree.size ?? .zero
      return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }

    /// Places each subview at the frame of its element.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that the root fills, in points.
    ///   - proposal: The proposed size, which has no effect.
    ///   - subviews: The subviews, which are also in the cache.
    ///   - cache: The cache of the layout.
    /// - Complexity: O(n) in the number of elements for most layouts.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {
      solve(.exact(width: Float(bounds.width), height: Float(bounds.height)), &cache)
      guard let tree = cache.layout?.tree else { return }
      var origins: [LayoutPoint] = []
      origins.reserveCapacity(tree.count)
      for index in 0..<tree.count {
        let element = LayoutElement(index)
        let frame = tree.frame(of: element)
        let around = tree.parent(of: element).map { origins[$0.index] } ?? .zero
        let origin = LayoutPoint(x: around.x + frame.x, y: around.y + frame.y)
        origins.append(origin)
        let id = tree.id(of: element)
        guard id != .none, let box = cache.subviews.box(at: Int(id.rawValue)) else { continue }
        box.subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(origin.x), y: bounds.minY + CGFloat(origin.y)),
          anchor: .topLeading,
          proposal: ProposedViewSize(width: CGFloat(frame.width), height: CGFloat(frame.height)))
      }
    }

    private func solve(_ range: SizeRange, _ cache: inout Cache) {
      guard cache.layout == nil else {
        cache.layout?.update {
          $0.range = range
          $0.environment = environment
        }
        return
      }
      cache.layout = RunningLayout(
        EngineDocument(subviews: cache.subviews, content: build), in: range,
        environment: environment)
    }
  }

  /// A document with SwiftUI's subviews as elements.
  private struct EngineDocument: LayoutDocument {
    let subviews: EngineSubviews
    let content: EngineLayout.Build

    func build(into root: inout Children<NoPlacement>) { content(&root, subviews) }
  }
#endif
