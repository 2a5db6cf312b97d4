import LayoutEngine

// Animations of views from the frames of one update to those of the next.

/// The state of an animated update.
struct ViewTransition {
  struct Way {
    var frame: LayoutRect
    var opacity: Float
  }

  /// The frame and opacity at the start of each view that existed before.
  var starts: [Int: Way] = [:]
  /// The slots of views that fade out.
  var leaving: Set<Int> = []
  /// The slots of views that fade in.
  var entering: Set<Int> = []

  func isLeaving(_ slot: Int) -> Bool { leaving.contains(slot) }

  mutating func drop(_ slot: Int) {
    starts[slot] = nil
    leaving.remove(slot)
    entering.remove(slot)
  }
}

extension ViewMounter {
  /// Whether an animated update is in progress.
  public var isAnimating: Bool { transition != nil }

  /// Moves the views between their old frames and those of the last animated update.
  ///
  /// Existing views move and change their size, new views fade in at their final frames, and
  /// removed views fade out at their old frames. The host computes the progress from a timing curve
  /// and calls ``finishAnimation()`` at the end. Another animated update starts from the frames
  /// shown at that moment. Without an animation, the function has no effect.
  ///
  /// - Parameter progress: The progress of the animation, from 0 to 1; other numbers are clamped,
  ///   and `NaN` counts as 0.
  /// - Complexity: O(n) in the number of mounted views.
  public func animate(to progress: Float) {
    guard let transition else { return }
    let progress = progress >= 0 ? min(progress, 1) : 0
    for slot in views.all {
      guard let start = transition.starts[slot] else {
        if transition.entering.contains(slot) {
          show(slot, opacity: views[slot].opacity * progress)
        }
        continue
      }
      if transition.leaving.contains(slot) {
        show(slot, opacity: start.opacity * (1 - progress))
      } else {
        show(slot, frame: start.frame.mixed(with: views[slot].frame, progress))
        show(slot, opacity: start.opacity + (views[slot].opacity - start.opacity) * progress)
      }
    }
  }

  /// Ends an animation: moves all views to their final frames, and removes those that have faded
  /// out.
  ///
  /// - Complexity: O(n) in the number of mounted views.
  public func finishAnimation() { endTransition() }

  func beginTransition() {
    var next = ViewTransition()
    next.leaving = transition?.leaving ?? []
    for slot in views.all {
      let view = views[slot]
      next.starts[slot] = ViewTransition.Way(frame: view.shownFrame, opacity: view.shownOpacity)
    }
    transition = next
  }

  func endTransition() {
    guard let ended = transition else { return }
    transition = nil
    for slot in ended.leaving.sorted() where views.holds(slot) { unmount(slot) }
    for slot in views.all {
      show(slot, frame: views[slot].frame)
      show(slot, opacity: views[slot].opacity)
    }
  }

  /// Starts to fade out a view that the tree no longer contains.
  func startLeaving(_ slot: Int) {
    views[slot].isLeftover = false
    transition?.leaving.insert(slot)
    var inside = [slot]
    while let next = inside.popLast() {
      inside += views[next].children
      closeScroll(next)
      views.forgetKey(of: next)
    }
  }

  /// Starts to fade in a new view, unless its parent fades in.
  func startEntering(_ slot: Int) {
    guard let transition, transition.starts[slot] == nil, !isEntering(views[slot].parent) else {
      return
    }
    self.transition?.entering.insert(slot)
    show(slot, opacity: 0)
  }

  private func isEntering(_ slot: Int) -> Bool {
    slot != views.surfaceSlot && transition?.starts[slot] == nil
  }
}

extension LayoutRect {
  /// Returns the frame between this one, at 0, and another one, at 1.
  func mixed(with other: LayoutRect, _ progress: Float) -> LayoutRect {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    return LayoutRect(
      x: x + (other.x - x) * progress, y: y + (other.y - y) * progress,
      width: width + (other.width - width) * progress,
      height: height + (other.height - height) * progress)
  }
}
