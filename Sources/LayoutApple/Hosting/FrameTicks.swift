#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import QuartzCore

  /// Calls a function in each frame of the display, until it returns false.
  @MainActor package final class FrameTicks {
    private let tick: @MainActor (_ seconds: Double) -> Bool
    private var link: CADisplayLink?
    /// The time of the first frame, in seconds.
    private var start: Double?
    private var isOver = false

    /// Starts the calls.
    ///
    /// - Parameters:
    ///   - view: The view, whose display is followed.
    ///   - toolkit: The toolkit of the view.
    ///   - tick: The function, called with the seconds since the first frame.
    package init(
      of view: PlatformView, by toolkit: any Toolkit.Type,
      _ tick: @escaping @MainActor (_ seconds: Double) -> Bool
    ) {
      self.tick = tick
      // The run loop retains the link, and the link its target, until the link is invalidated.
      let target = FrameTarget { self.showFrame() }
      link = toolkit.makeDisplayLink(of: view, target: target, selector: FrameTarget.selector)
      if let link { link.add(to: .main, forMode: .common) } else { tickBySleeping() }
    }

    /// Ends the calls.
    package func stop() {
      isOver = true
      link?.invalidate()
      link = nil
    }

    private func showFrame() {
      guard let now = link?.targetTimestamp else { return }
      let start = start ?? now
      self.start = start
      if !tick(now - start) { stop() }
    }

    /// Calls the function sixty times a second: macOS 13 has no display link for views.
    private func tickBySleeping() {
      let start = ContinuousClock.now
      Task {
        while !isOver {
          let passed = (ContinuousClock.now - start).components
          if !tick(Double(passed.seconds) + Double(passed.attoseconds) * 1e-18) { return }
          try? await Task.sleep(nanoseconds: 16_666_667)
        }
      }
    }
  }

  /// The target of a display link, which calls a method of Objective-C.
  ///
  /// `main` of an operation is such a method, and Swift has only to override it.
  private final class FrameTarget: Operation, @unchecked Sendable {
    // In parentheses, Swift looks for no method of that name.
    static let selector = Selector(("main"))

    private let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
      self.call = call
      super.init()
    }

    // A link of the main run loop calls on the main thread.
    override func main() { MainActor.assumeIsolated { call() } }
  }
#endif
