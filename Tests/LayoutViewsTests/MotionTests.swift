import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import SeededRandom
import Testing

/// Curves and ways of views, by figures and by their laws.
@Suite struct MotionTests {
  private func progress(_ curve: LayoutAnimation.Curve, at time: Double) -> Double {
    let progress = LayoutAnimation(curve, seconds: 1).progress(at: time)
    return (progress * 10000).rounded() / 10000
  }

  /// The figures are those of CSS's timing functions, and of 1 − (1 + 9.2334 t) e^(−9.2334 t)
  /// divided by 0.999.
  @Test func curvesHaveTheirFigures() {
    #expect(progress(.linear, at: 0.25) == 0.25)
    #expect([0.25, 0.5, 0.75].map { progress(.easeIn, at: $0) } == [0.0935, 0.3154, 0.6219])
    #expect([0.25, 0.5, 0.75].map { progress(.easeOut, at: $0) } == [0.3781, 0.6846, 0.9065])
    #expect([0.25, 0.5, 0.75].map { progress(.easeInOut, at: $0) } == [0.1292, 0.5, 0.8708])
    #expect([0.25, 0.5, 0.75].map { progress(.spring, at: $0) } == [0.6717, 0.9454, 0.9932])
  }

  @Test func curvesBeginAtZeroEndAtOneAndNeverTurnBack() {
    for curve in LayoutAnimation.Curve.allCases {
      let animation = LayoutAnimation(curve, seconds: 0.35, delay: 0.1)
      #expect(animation.progress(at: Double(Float(0.1))) == 0)
      #expect(animation.progress(at: animation.end) == 1)
      var last = 0.0
      for step in 0...2000 {
        let progress = animation.progress(at: Double(step) * animation.end / 2000)
        #expect(progress >= last && progress <= 1, "\(curve) at step \(step)")
        #expect(progress - last < 0.01, "\(curve) leaps at step \(step)")
        last = progress
      }
      #expect(last == 1)
    }
  }

  @Test func timesOutsideTheirRangeAreHeld() {
    #expect(LayoutAnimation(.spring, seconds: -1).progress(at: 0) == 1)
    #expect(LayoutAnimation(.spring, seconds: .nan, delay: .nan).end == 0)
    #expect(LayoutAnimation(.spring, seconds: .infinity, delay: 99).end == 20)
    #expect(LayoutAnimation(.linear, seconds: 1).progress(at: .nan) == 0)
    #expect(LayoutAnimation(.linear, seconds: 1).progress(at: -1) == 0)
    #expect(LayoutAnimation.immediate.progress(at: 0) == 1)
    #expect(LayoutAnimation(.linear, seconds: 0, delay: 1).progress(at: 0.5) == 0)
  }

  @Test func waysBeginAndEndExactlyAndDoNotTurnBack() {
    var random = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Float>) -> Float { Float.random(in: range, using: &random) }
    func view() -> MovingView {
      MovingView(
        frame: LayoutRect(
          x: number(-500...500), y: number(-500...500), width: number(0...300),
          height: number(0...300)),
        opacity: number(0...1), offset: LayoutPoint(x: number(-9...9), y: 0),
        scale: number(0...1))
    }
    for _ in 0..<200 {
      let curve = LayoutAnimation.Curve.allCases.randomElement(using: &random) ?? .linear
      let motion = ViewMotion(
        from: view(), to: view(), as: LayoutAnimation(curve, seconds: number(0.01...2)))
      #expect(motion.view(at: 0) == motion.start)
      #expect(motion.view(at: motion.animation.end) == motion.end)
      #expect(motion.isOver(at: motion.animation.end) && !motion.isOver(at: 0))
      var last = motion.start.frame.x
      let isRising = motion.end.frame.x >= last
      for step in 1...50 {
        let x = motion.view(at: motion.animation.end * Double(step) / 50).frame.x
        #expect(isRising ? x >= last : x <= last)
        last = x
      }
      // Another motion starts where an interrupted one is.
      let middle = motion.view(at: motion.animation.end / 3)
      let other = ViewMotion(from: middle, to: view(), as: motion.animation)
      #expect(other.view(at: 0) == middle)
      // With less motion, only the opacity is on its way.
      let calm = motion.view(at: motion.animation.end / 3, reducesMotion: true)
      #expect(calm.frame == motion.end.frame && calm.scale == motion.end.scale)
      #expect(calm.offset == motion.end.offset && calm.opacity == middle.opacity)
    }
  }

  @Test func transitionsComeFromTheirSides() {
    let place = MovingView(frame: LayoutRect(x: 5, y: 6, width: 40, height: 20), opacity: 0.5)
    func away(_ transition: ElementStyle.Transition, _ direction: WritingDirection = .ltr)
      -> MovingView
    { transition.away(from: place, in: direction) }
    #expect(away(.slideUp).shownFrame.y == 26 && away(.slideDown).shownFrame.y == -14)
    #expect(away(.slideStart).shownFrame.x == 45 && away(.slideStart, .rtl).shownFrame.x == -35)
    #expect(away(.slideEnd).shownFrame.x == -35 && away(.slideEnd, .rtl).shownFrame.x == 45)
    #expect(away(.scale).scale == 0 && away(.scale).shownFrame == place.frame)
    #expect(away(.fade).shownFrame == place.frame)
    for transition in ElementStyle.Transition.allCases where transition != .immediate {
      #expect(away(transition).opacity == 0)
    }
    #expect(away(.immediate) == place)
  }
}

/// Motion of a document that says how its elements come, go and move.
@Suite struct SaidMotionTests {
  /// Boxes of 40 × 20 points, one below the other.
  private struct Pile: LayoutDocument, Equatable {
    struct Box: Equatable, Sendable {
      var id: Int
      var transition: ElementStyle.Transition?
      var animation: LayoutAnimation?
    }

    var boxes: [Box]
    var transition: ElementStyle.Transition?
    var animation: LayoutAnimation?

    func build(into root: inout Children<NoPlacement>) {
      root.stack(
        StackSpec(direction: .vertical),
        style: ElementStyle(
          backgroundColor: .rgba(1), transition: transition, animation: animation)
      ) { (list: inout Children<StackItem>) in
        for box in boxes {
          list.item(
            key: .integer(box.id), dependingOn: box, site: GeneratedCode.RowSite(Self.self, 0)
          ) { list in
            list.view(
              size: .points(40, 20),
              style: ElementStyle(
                backgroundColor: .rgba(UInt32(box.id)), transition: box.transition,
                animation: box.animation))
          }
        }
      }
    }
  }

  private static let even = LayoutAnimation(.linear, seconds: 1)

  private func host(_ pile: Pile) -> ViewHost<Pile, RecordingBackend> {
    let host = ViewHost(pile, in: .unbounded, backend: RecordingBackend())
    host.mount()
    return host
  }

  /// The boxes on the screen: number, place, opacity and scale.
  private func boxes(_ host: ViewHost<Pile, RecordingBackend>) -> [String] {
    (host.backend.surface.first?.children ?? []).map { view in
      guard case .rgba(let id)? = view.content?.look.backgroundColor, let frame = view.frame
      else { return "?" }
      return "\(id) at \(frame.x) \(frame.y), \(view.opacity) × \(view.scale)"
    }
  }

  @Test func eachMovesByWhatIsSaidOfIt() {
    let slow = LayoutAnimation(.linear, seconds: 2)
    let host = host(Pile(boxes: [.init(id: 1), .init(id: 2, animation: slow), .init(id: 3)]))
    host.update(
      Pile(boxes: [.init(id: 2, animation: slow), .init(id: 3), .init(id: 1)]), animated: true)
    // The layout is final at once.
    #expect(host.layout.tree.frame(of: LayoutElement(1)).y == 0)
    #expect(host.animate(at: 0, standard: Self.even))
    #expect(
      boxes(host) == [
        "2 at 0.0 20.0, 1.0 × 1.0", "3 at 0.0 40.0, 1.0 × 1.0", "1 at 0.0 0.0, 1.0 × 1.0",
      ])
    #expect(host.animate(at: 0.5, standard: Self.even))
    #expect(
      boxes(host) == [
        "2 at 0.0 15.0, 1.0 × 1.0", "3 at 0.0 30.0, 1.0 × 1.0", "1 at 0.0 20.0, 1.0 × 1.0",
      ])
    #expect(host.animate(at: 1, standard: Self.even))
    #expect(
      boxes(host) == [
        "2 at 0.0 10.0, 1.0 × 1.0", "3 at 0.0 20.0, 1.0 × 1.0", "1 at 0.0 40.0, 1.0 × 1.0",
      ])
    #expect(!host.animate(at: 2, standard: Self.even))
    #expect(!host.mounter.isAnimating)
    #expect(boxes(host).first == "2 at 0.0 0.0, 1.0 × 1.0")
    #expect(host.backend.mistakes == [])
  }

  @Test func transitionsAreInheritedAndOverruled() {
    let host = host(Pile(boxes: [.init(id: 1)], transition: .slideUp, animation: Self.even))
    host.update(
      Pile(
        boxes: [
          .init(id: 1), .init(id: 2), .init(id: 3, transition: .scale),
          .init(id: 4, transition: .immediate),
        ], transition: .slideUp, animation: Self.even), animated: true)
    host.animate(at: 0.25, standard: .immediate)
    #expect(
      boxes(host) == [
        "1 at 0.0 0.0, 1.0 × 1.0", "2 at 0.0 35.0, 0.25 × 1.0", "3 at 0.0 40.0, 0.25 × 0.25",
        "4 at 0.0 60.0, 1.0 × 1.0",
      ])
    host.finishAnimation()
    #expect(boxes(host)[2] == "3 at 0.0 40.0, 1.0 × 1.0")
    #expect(host.backend.mistakes == [])
  }

  @Test func whatGoesStaysUntilItsTransitionEndsAndIsNotHit() {
    let quick = LayoutAnimation(.linear, seconds: 0.5)
    let all = Pile(
      boxes: [
        .init(id: 1), .init(id: 2, transition: .slideEnd, animation: quick),
        .init(id: 3, transition: .immediate), .init(id: 4, transition: .scale),
      ])
    let host = host(all)
    let token = host.mounter.token(of: LayoutElement(2))
    host.update(Pile(boxes: [.init(id: 1)]), animated: true)
    host.animate(at: 0.25, standard: Self.even)
    #expect(
      boxes(host) == [
        "1 at 0.0 0.0, 1.0 × 1.0", "2 at -20.0 20.0, 0.5 × 1.0", "4 at 0.0 60.0, 0.75 × 0.75",
      ])
    #expect(host.element(at: LayoutPoint(x: 5, y: 30)) == nil)
    #expect(token != nil && token.flatMap { host.mounter.element(of: $0) } == nil)
    #expect(host.animate(at: 0.5, standard: Self.even))
    #expect(boxes(host) == ["1 at 0.0 0.0, 1.0 × 1.0", "4 at 0.0 60.0, 0.5 × 0.5"])
    #expect(!host.animate(at: 1, standard: Self.even))
    #expect(boxes(host) == ["1 at 0.0 0.0, 1.0 × 1.0"])
    // Views that were put aside at another scale are of their own size again.
    host.update(all)
    #expect(boxes(host).count == 4 && boxes(host)[3] == "4 at 0.0 60.0, 1.0 × 1.0")
    #expect(host.backend.mistakes == [])
  }

  @Test func withLessMotionViewsAreInTheirPlacesAndFade() {
    let host = host(Pile(boxes: [.init(id: 1), .init(id: 2)], transition: .slideUp))
    host.update(Pile(boxes: [.init(id: 3), .init(id: 2)], transition: .slideUp), animated: true)
    host.animate(at: 0.25, standard: Self.even, reducesMotion: true)
    #expect(
      Set(boxes(host)) == [
        "3 at 0.0 0.0, 0.25 × 1.0", "1 at 0.0 0.0, 0.75 × 1.0", "2 at 0.0 20.0, 1.0 × 1.0",
      ])
    host.finishAnimation()
    #expect(host.backend.mistakes == [])
  }

  /// What comes at once is no longer on its way when something else, such as a picture, moves it,
  /// and so is what is in a card that comes.
  @Test func whatComesAtOnceIsInItsPlaceAtOnce() {
    struct Card: LayoutDocument {
      var hasNotes: Bool

      func build(into root: inout Children<NoPlacement>) {
        root.stack(
          StackSpec(direction: .vertical, alignItems: .start)
        ) { (column: inout Children<StackItem>) in
          column.image(ImageSpec(source: .url("a")))
          guard hasNotes else { return }
          for transition in [ElementStyle.Transition.immediate, .fade] {
            column.view(size: .points(40, 20), style: ElementStyle(transition: transition))
          }
          column.stack(
            StackSpec(direction: .vertical, alignItems: .start),
            style: ElementStyle(strokeWidth: 1)
          ) { card in
            card.image(ImageSpec(source: .url("a")))
            card.view(size: .points(40, 20))
          }
        }
      }
    }
    let host = ViewHost(Card(hasNotes: false), in: .unbounded, backend: RecordingBackend())
    host.mount()
    host.update(Card(hasNotes: true), animated: true)
    host.animate(at: 0.25, standard: Self.even)
    host.answer(host.backend.requests[0], with: .picture(LayoutSize(width: 30, height: 40)))
    host.animate(at: 0.25, standard: Self.even)
    #expect(host.backend.surface.map { $0.frame?.y } == [0, 40, 30, 50])
    #expect(host.backend.surface.last?.children.map { $0.frame?.y } == [0, 40])
    host.finishAnimation()
    #expect(host.backend.surface.map { $0.frame?.y } == [0, 40, 60, 80])
    #expect(host.backend.mistakes == [])
  }

  /// A text is in its new lines at once, and moves by the edge or the center that stays.
  @Test func textsOnlyMove() {
    struct Words: LayoutDocument {
      var words: String
      var top: Float

      func build(into root: inout Children<NoPlacement>) {
        root.stack(
          StackSpec(direction: .vertical, padding: LayoutEdges(top: .points(top))),
          size: ElementSize(width: .points(100))
        ) { (list: inout Children<StackItem>) in
          for side in [StackItem.AlignSelf.start, .center, .end] {
            list.text(
              TextSpec(content: .verbatim(words)), as: StackItem(alignSelf: side))
          }
        }
      }
    }
    let host = ViewHost(
      Words(words: "ab", top: 0), in: .unbounded, backend: RecordingBackend())
    host.mount()
    host.update(Words(words: "abcdef", top: 100), animated: true)
    func frames() -> [LayoutRect] { host.backend.surface.compactMap(\.frame) }
    for (time, top) in [(0, 0), (0.5, 50), (1, 100)] as [(Double, Float)] {
      host.animate(at: time, standard: Self.even)
      let expected = [0, 26, 52].enumerated().map { place, x in
        LayoutRect(x: x, y: top + Float(place) * 16, width: 48, height: 16)
      }
      #expect(frames() == expected)
    }
    #expect(host.backend.mistakes == [])
  }

  /// Whatever interrupts a motion, nothing leaps, and in the end all is as if mounted at once.
  @Test func interruptedMotionsGoOnFromTheScreen() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed) + 1)
      var pile = Pile(boxes: [])
      let host = host(pile)
      for _ in 0..<8 {
        let known = Set(pile.boxes.map(\.id))
        pile.boxes = (1...6).filter { _ in Bool.random(using: &random) }.map { id in
          Pile.Box(
            id: id, transition: ElementStyle.Transition.allCases.randomElement(using: &random),
            animation: Bool.random(using: &random)
              ? LayoutAnimation(.spring, seconds: Float.random(in: 0...2, using: &random)) : nil)
        }
        pile.boxes.shuffle(using: &random)
        let before = Set(boxes(host))
        host.update(pile, animated: true)
        host.animate(at: 0, standard: Self.even)
        // Those that stay are where they were, unless they take no time.
        let staying = Set(
          pile.boxes.filter { known.contains($0.id) && $0.animation?.seconds != 0 }
            .map { "\($0.id)" })
        for line in boxes(host) where staying.contains(String(line.prefix(1))) {
          #expect(before.contains(line), "seed \(seed)")
        }
        host.animate(at: Double.random(in: 0...1.5, using: &random), standard: Self.even)
      }
      host.finishAnimation()
      #expect(host.backend.text == self.host(pile).backend.text, "seed \(seed)")
      #expect(host.backend.mistakes == [], "seed \(seed)")
    }
  }
}
