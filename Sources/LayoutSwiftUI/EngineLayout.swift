#if canImport(SwiftUI)
  public import LayoutEngine
  public import SwiftUI

  /// A layout of SwiftUI whose views the engine arranges.
  ///
  /// ```swift
  /// let wrapped = EngineLayout { root, views in
  ///   root.flex(FlexSpec(direction: .row, wrap: .wrap)) { row in
  ///     for view in views { row.subview(view) }
  ///   }
  /// }
  /// ```
  ///
  /// SwiftUI mirrors what is laid out where text runs from right to left, so that the engine lays out from left
  /// to right here. ``EngineContainer`` does the same at the scale of the screen.
  public struct EngineLayout: SwiftUI.Layout {
    /// The environment of the engine: its scale, to whose pixels frames are rounded.
    public let environment: LayoutEnvironment
    private let build: Build

    /// Adds one element, the root, with the views in it.
    public typealias Build = @Sendable (inout Children<NoPlacement>, EngineSubviews) -> Void

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - environment: The environment; its direction does not count.
    ///   - build: Adds one element, the root, with the views in it. A view that is not added is not placed.
    public init(environment: LayoutEnvironment = LayoutEnvironment(), _ build: @escaping Build) {
      var mirrored = environment
      mirrored.direction = .ltr
      self.environment = mirrored
      self.build = build
    }

    /// The views, and what was measured of them.
    public struct Cache {
      fileprivate let subviews: EngineSubviews
      fileprivate var layout: RunningLayout<EngineDocument>?
    }

    /// Begins anew for other views.
    public func makeCache(subviews: LayoutSubviews) -> Cache {
      Cache(subviews: EngineSubviews(subviews), layout: nil)
    }

    /// Begins anew for other views.
    public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
      cache = makeCache(subviews: subviews)
    }

    /// The size that the root has within what is proposed.
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize {
      func most(_ length: CGFloat?) -> Float { length.map { Float(max($0, 0)) } ?? .infinity }
      let most = LayoutSize(width: most(proposal.width), height: most(proposal.height))
      solve(SizeRange(max: most), &cache)
      let size = cache.layout?.tree.size ?? .zero
      return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }

    /// Places each view where its element is.
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
        cache.layout?.update(in: range, environment: environment)
        return
      }
      cache.layout = RunningLayout(
        EngineDocument(subviews: cache.subviews, content: build), in: range,
        environment: environment)
    }
  }

  /// What is built of SwiftUI's views, as a document.
  private struct EngineDocument: LayoutDocument {
    let subviews: EngineSubviews
    let content: EngineLayout.Build

    func build(into root: inout Children<NoPlacement>) { content(&root, subviews) }
  }
#endif
