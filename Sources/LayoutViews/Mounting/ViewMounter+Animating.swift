public import LayoutEngine

// Animations of views from the frames of one update to those of the next.

/// The state of an animated update.
struct ViewTransition {
  /// What was on the screen of each view that existed before.
  var starts: [Int: MovingView] = [:]
  /// The slots of views that go, with what they come to.
  var leaving: [Int: MovingView] = [:]
  /// The slots of views that come, with what they come from.
  var entering: [Int: MovingView] = [:]

  func isLeaving(_ slot: Int) -> Bool { leaving[slot] != nil }

  /// Whether a view is on its way; what comes at once is not, nor what is in a view that comes.
  func moves(_ slot: Int) -> Bool { starts[slot] != nil || entering[slot] != nil }

  mutating func drop(_ slot: Int) {
    starts[slot] = nil
    leaving[slot] = nil
    entering[slot] = nil
  }
}

/// How an element says that it, and all in it, comes, goes and moves.
struct SaidMotion {
  var transition: ElementStyle.Transition?
  var animation: LayoutAnimation?
  /// The direction of the element, by which ``transition`` goes.
  var direction: WritingDirection
}

extension ViewMounter {
  /// Whether an animated update is in progress.
  public var isAnimating: Bool { transition != nil }

  /// Moves the views to where they are at a time after the last animated update, each as its
  /// element or the nearest one around it says with `animation`.
  ///
  /// The host calls the function for each picture that it draws, as long as the result is true.
  /// A view that goes is removed as soon as it is gone. A text has its new size at once, since its
  /// lines would break anew in each size on the way, and only moves. When all views are in their
  /// places, the animation ends by itself. Another animated update starts from what is on the
  /// screen. Without an animation, the function has no effect.
  ///
  /// - Parameters:
  ///   - seconds: The time since the update; negative numbers and `NaN` count as 0.
  ///   - standard: The animation of views of which nothing is said.
  ///   - reducesMotion: Whether people asked for less motion: views are in their new frames at
  ///     once, and those that come and go fade.
  /// - Returns: Whether views are still on their way.
  /// - Complexity: O(n d) in the number of mounted views and the depth of those that move.
  @discardableResult
  public func animate(
    at seconds: Double, standard: LayoutAnimation, reducesMotion: Bool = false
  ) -> Bool {
    guard let transition else { return false }
    var isMoving = false
    for slot in views.all where views.holds(slot) {
      guard let way = motion(of: slot, in: transition, as: standard) else { continue }
      guard !way.isIdle else {
        // A text in its place may still have its old size.
        show(slot, way.end)
        continue
      }
      var end = way.end
      // With less motion, what goes fades where it is.
      if reducesMotion { (end.offset, end.scale) = (.zero, 1) }
      let motion = ViewMotion(
        from: way.start, to: end, as: said(\.animation, of: slot) ?? standard)
      if !motion.isOver(at: seconds) {
        isMoving = true
        show(slot, motion.view(at: seconds, reducesMotion: reducesMotion))
      } else if transition.isLeaving(slot) {
        unmount(slot)
      } else {
        show(slot, motion.end)
      }
    }
    if !isMoving { endTransition() }
    return isMoving
  }

  /// Ends an animation: moves all views to their final frames, and removes those that have gone.
  ///
  /// - Complexity: O(n) in the number of mounted views.
  public func finishAnimation() { endTransition() }

  /// The way of a view in an animated update; nil if the view is in no such update.
  private func motion(
    of slot: Int, in transition: ViewTransition, as animation: LayoutAnimation
  ) -> ViewMotion? {
    let place = MovingView(frame: views[slot].frame, opacity: views[slot].opacity)
    guard var start = transition.starts[slot] else {
      guard let away = transition.entering[slot] else { return nil }
      return ViewMotion(from: away, to: place, as: animation)
    }
    let end = transition.leaving[slot] ?? place
    // Only its place is on its way.
    if views[slot].kind == .text, start.frame.size != end.frame.size {
      start.frame = start.frame.resized(to: end.frame)
    }
    return ViewMotion(from: start, to: end, as: animation)
  }

  private func show(_ slot: Int, _ view: MovingView) {
    show(slot, frame: view.shownFrame)
    show(slot, opacity: view.opacity)
    show(slot, scale: view.scale)
  }

  func beginTransition() {
    var next = ViewTransition()
    next.leaving = transition?.leaving ?? [:]
    for slot in views.all {
      let view = views[slot]
      next.starts[slot] = MovingView(
        frame: view.shownFrame, opacity: view.shownOpacity, scale: shownScales[slot] ?? 1)
    }
    transition = next
  }

  func endTransition() {
    guard let ended = transition else { return }
    transition = nil
    for slot in ended.leaving.keys.sorted() where views.holds(slot) { unmount(slot) }
    for slot in views.all {
      show(slot, MovingView(frame: views[slot].frame, opacity: views[slot].opacity))
    }
  }

  /// Lets a view go that the tree no longer contains.
  func startLeaving(_ slot: Int) {
    views[slot].isLeftover = false
    let transition = said(\.transition, of: slot) ?? .fade
    guard transition != .immediate else { return unmount(slot) }
    let place = MovingView(frame: views[slot].frame, opacity: views[slot].opacity)
    self.transition?.leaving[slot] = transition.away(from: place, in: direction(of: slot))
    var inside = [slot]
    while let next = inside.popLast() {
      inside += views[next].children
      closeScroll(next)
      views.forgetKey(of: next)
    }
  }

  /// Lets a new view come, unless its parent comes.
  func startEntering(_ slot: Int) {
    guard let current = transition, current.starts[slot] == nil, !isEntering(views[slot].parent)
    else { return }
    let transition = said(\.transition, of: slot) ?? .fade
    guard transition != .immediate else { return }
    let place = MovingView(frame: views[slot].frame, opacity: views[slot].opacity)
    let away = transition.away(from: place, in: direction(of: slot))
    self.transition?.entering[slot] = away
    show(slot, away)
  }

  private func isEntering(_ slot: Int) -> Bool {
    slot != views.surfaceSlot && transition?.starts[slot] == nil
  }

  private func show(_ slot: Int, scale: Float) {
    guard shownScales[slot] ?? 1 != scale, let view = views[slot].view else { return }
    shownScales[slot] = scale == 1 ? nil : scale
    backend.setScale(scale, of: view)
  }

  /// Draws a view in its own size again, before it is put aside.
  func dropScale(of slot: Int, _ view: Backend.View) {
    if shownScales.removeValue(forKey: slot) != nil { backend.setScale(1, of: view) }
  }
}

// MARK: What elements say

extension ViewMounter {
  /// Notes what the element of a view says of its motion.
  func noteMotion(of slot: Int, _ content: ViewContent) {
    let look = content.look
    guard look.transition != nil || look.animation != nil else {
      if !saidMotions.isEmpty { saidMotions[slot] = nil }
      return
    }
    saidMotions[slot] = SaidMotion(
      transition: look.transition, animation: look.animation,
      direction: content.environment.direction)
  }

  /// Returns what an element, or else the nearest one around it, says; nil if none says anything.
  private func said<Value>(_ value: KeyPath<SaidMotion, Value?>, of slot: Int) -> Value? {
    sayer(of: slot) { $0[keyPath: value] != nil }?[keyPath: value]
  }

  private func direction(of slot: Int) -> WritingDirection {
    sayer(of: slot) { $0.transition != nil }?.direction ?? environment.direction
  }

  private func sayer(of slot: Int, _ says: (SaidMotion) -> Bool) -> SaidMotion? {
    guard !saidMotions.isEmpty else { return nil }
    var around = slot
    while around > views.surfaceSlot, views.holds(around) {
      if let said = saidMotions[around], says(said) { return said }
      around = views[around].parent
    }
    return nil
  }
}
