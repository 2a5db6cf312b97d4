import LayoutEngine

// Views on their way from one update's frames to those of the next.

/// Views that are on their way.
struct ViewTransition {
  struct Way {
    var frame: Frame
    var opacity: Float
  }

  /// Where those are that were there before, when it begins.
  var starts: [Int: Way] = [:]
  /// Those that fade out.
  var leaving: Set<Int> = []
  /// Those that fade in.
  var entering: Set<Int> = []

  func isLeaving(_ slot: Int) -> Bool { leaving.contains(slot) }

  mutating func drop(_ slot: Int) {
    starts[slot] = nil
    leaving.remove(slot)
    entering.remove(slot)
  }
}

extension ViewMounter {
  /// Whether an animated update is on its way.
  public var isAnimating: Bool { transition != nil }

  /// Shows the views on their way to the frames of the last animated update.
  ///
  /// What was there is moved and resized, what is new fades in where it belongs, and what is no more fades
  /// out where it was. The host gives the curve, and calls ``finishAnimation()`` in the end. Another animated
  /// update takes all from where it shows by then.
  ///
  /// - Parameter progress: How far they are, from 0 to 1; other numbers are clamped.
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

  /// Shows all views where they belong, and removes those that have faded out.
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

  /// Lets a view fade out, which the tree no longer has.
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

  /// Lets a view fade in, unless what it is in does.
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

extension Frame {
  /// A frame between this one and another: this one at 0, the other one at 1.
  func mixed(with other: Frame, _ progress: Float) -> Frame {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    return Frame(
      x: x + (other.x - x) * progress, y: y + (other.y - y) * progress,
      width: width + (other.width - width) * progress,
      height: height + (other.height - height) * progress)
  }
}
