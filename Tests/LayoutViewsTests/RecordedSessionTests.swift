import LayoutEngine
import LayoutViews
import RecordingViews
import TestSupport
import Testing

/// All that a host does with ``RecordedScreen`` is as recorded: what views are told, what can be
/// touched and heard, and what is fired, from left to right and from right to left.
///
/// The other suites say why each is right; here a change of any of it is seen, in
/// `Snapshots/session-ltr.txt` and `session-rtl.txt`.
@Suite struct RecordedSessionTests {
  @Test(arguments: [WritingDirection.ltr, .rtl])
  func theSessionIsAsRecorded(direction: WritingDirection) throws {
    var session = Session(direction)
    session.play()
    #expect(session.host.backend.mistakes == [])
    try SnapshotFolder().expect(
      session.lines.joined(separator: "\n"), named: "session-\(direction).txt")
  }
}

/// A host of the screen, and what has happened so far, a line each.
private struct Session {
  typealias Host = ViewHost<RecordedScreen, RecordingBackend>

  let host: Host
  private let fired = Fired()
  private var shown: [String] = []
  private(set) var lines: [String] = []

  private final class Fired {
    var actions: [String] = []
  }

  private static let size = LayoutSize(width: 240, height: 320)

  init(_ direction: WritingDirection) {
    host = Host(
      RecordedScreen(), in: .exact(Self.size),
      environment: LayoutEnvironment(direction: direction), backend: RecordingBackend())
    host.onAction { [fired] action in
      fired.actions.append(
        ([action.name] + action.arguments.map { "\($0)" }).joined(separator: " "))
    }
  }

  mutating func play() {
    host.mount()
    note("What is mounted")
    lookAround()
    useControls()
    changeStates()
    scrollAround()
    update()
    loadPictures()
    host.unmount()
    note("What is left without views")
  }

  // MARK: The parts of a session

  private mutating func lookAround() {
    title("What is heard")
    for spoken in host.spokenElements {
      var words = "\(spoken.element.index) \(at(spoken.frame)) \"\(spoken.label)\" \(spoken.role)"
      if let link = spoken.link { words += ", link \(link)" }
      if !spoken.name.isEmpty { words += ", \(spoken.name)" }
      if spoken.isActive { words += ", active" }
      if !spoken.isEnabled { words += ", not enabled" }
      if spoken.isSelected { words += ", selected" }
      lines.append(words)
    }
    title("What is at each point, in steps of 8 by 8")
    for y in stride(from: Float(4), to: Self.size.height, by: 8) {
      let row = stride(from: Float(4), to: Self.size.width, by: 8).map { x in
        let found = host.element(at: LayoutPoint(x: x, y: y)).map { "\($0.index)" } ?? "."
        return String(repeating: " ", count: max(0, 3 - found.count)) + found
      }
      lines.append(row.joined())
    }
    for least in [Float(0), 44] {
      host.minimumTouchSize = LayoutSize(width: least, height: least)
      title("What is fired by taps, targets being at least \(Int(least)) wide")
      for y in stride(from: Float(2), to: Self.size.height, by: 14) {
        for x in stride(from: Float(2), to: Self.size.width, by: 14) {
          let point = LayoutPoint(x: x, y: y)
          let link = host.link(at: point)?.words
          let answered = host.tap(at: point)
          let actions = taken()
          if answered || link != nil {
            lines.append("\(Int(x)) \(Int(y)): \(actions)\(link.map { " by \"\($0)\"" } ?? "")")
          }
        }
      }
    }
    host.minimumTouchSize = .zero
  }

  private mutating func useControls() {
    title("What controls are, and what they fire")
    for view in host.backend.allViews {
      guard case .host(let name) = view.kind, let content = view.content else { continue }
      let control = LayoutControl(
        content.view ?? ViewSpec(), in: content.environment, isEnabled: content.isEnabled)
      lines.append("\(name): \(control.map { "\($0)" } ?? "none")")
      for value in [ControlValue.bool(true), .number(2), .text("Ada")] {
        let isTaken = host.change(content.token, to: value)
        lines.append("  \(value): \(isTaken) \(taken())")
      }
      let isTaken = host.perform(.submit, content.token)
      lines.append("  submit: \(isTaken) \(taken())")
    }
    title("What other gestures fire")
    for y in stride(from: Float(10), to: Self.size.height, by: 20) {
      let (left, right) = (LayoutPoint(x: 60, y: y), LayoutPoint(x: 180, y: y))
      let held = host.perform(.longPress, at: left)
      let hold = taken()
      for (start, end) in [(left, right), (right, left)] {
        guard let event = host.swipe(from: start, to: end) else { continue }
        let isTaken = host.perform(event, at: start)
        lines.append("\(Int(y)): \(event) \(isTaken) \(taken()), held \(held) \(hold)")
      }
    }
  }

  private mutating func changeStates() {
    let points = stride(from: Float(10), to: Self.size.height, by: 30).map {
      LayoutPoint(x: 30, y: $0)
    }
    for point in points {
      host.press(at: point)
      note("Pressed at \(Int(point.y))")
      host.hover(at: point)
      note("and hovered")
      host.focus(host.element(at: point))
      note("and focused")
      host.press(at: nil)
      host.hover(at: nil)
      host.focus(nil)
      note("and nothing of it")
    }
  }

  private mutating func scrollAround() {
    guard let photos = token(host.outlets.photos), let list = token(host.outlets.list) else {
      return lines.append("no scrolls")
    }
    for x in [100, 250, 700, -30] as [Float] {
      host.scroll(photos, to: LayoutPoint(x: x))
      note("Pictures at \(Int(x))")
      rest(photos, near: LayoutPoint(x: x))
    }
    for y in [30, 120, 200, 260, 340, 9999, -50] as [Float] {
      host.scroll(list, to: LayoutPoint(y: y))
      note("The list at \(Int(y))")
      rest(list, near: LayoutPoint(y: y))
      for view in host.backend.allViews {
        guard let content = view.content, content.isPinned,
          let distance = host.pinnedDistance(of: content.token)
        else { continue }
        lines.append("  pinned: \(view), by \(at(distance))")
      }
      let found = stride(from: Float(50), to: Self.size.height, by: 10).map { y in
        host.element(at: LayoutPoint(x: 20, y: y)).map { "\($0.index)" } ?? "."
      }
      lines.append("  from above: \(found.joined(separator: " "))")
    }
    host.scroll(list, to: LayoutPoint(y: 150))
    note("The list at 150")
  }

  private mutating func rest(_ token: ViewToken, near offset: LayoutPoint) {
    let rests = ([-1, 0, 40] as [Float]).map { moved in
      let from = LayoutPoint(x: offset.x + moved, y: offset.y + moved)
      return host.restingOffset(of: token, near: offset, from: from).map(at) ?? "anywhere"
    }
    lines.append("  rests: \(rests.joined(separator: ", "))")
  }

  private mutating func update() {
    var screen = host.document
    let steps: [(String, (inout RecordedScreen) -> Void)] = [
      ("A banner, and another is chosen", { ($0.banner, $0.chosen) = ("News", 3) }),
      ("Rows come, go and change places", { $0.rows = [2, 14, 1, 4, 3, 20, 8, 6] }),
      ("All is off", { $0.isEnabled = false }),
      ("The chosen one is open", { ($0.isOpen, $0.chosen) = (true, 4) }),
      ("The banner is gone", { $0.banner = nil }),
      ("No rows", { $0.rows = [] }),
      ("Many rows", { $0.rows = Array(0..<40) }),
    ]
    for (words, step) in steps {
      step(&screen)
      host.update(screen, animated: true)
      note("\(words): at once")
      for seconds in [0.05, 0.15, 0.4] {
        let goesOn = host.animate(
          at: seconds, standard: LayoutAnimation(.easeInOut, seconds: 0.3),
          reducesMotion: screen.banner == nil && seconds < 0.1)
        note("after \(seconds) seconds\(goesOn ? "" : ", the end")")
      }
      host.finishAnimation()
      note("then")
    }
    var environment = host.layout.environment
    environment.textScale = 1.5
    host.update(in: .exact(width: 200, height: 260), environment: environment)
    note("Larger letters in less room")
  }

  private mutating func loadPictures() {
    for (place, request) in host.backend.requests.enumerated() {
      title("\(request.asset) is asked for")
      let answers: [AssetAnswer] = [
        .picture(LayoutSize(width: 30, height: 20)), .missing, .font,
      ]
      host.answer(request, with: answers[place % 3])
      note("and answered")
    }
    host.reload(.picture(.url("photo/1")))
    note("A picture is loaded again")
    lines.append("asked for: \(host.backend.requests.count)")
  }

  // MARK: Notes

  private mutating func title(_ words: String) { lines += ["", "# \(words)"] }

  /// Notes what has become of the views since the last note: the lines that are new, and those that
  /// are gone.
  private mutating func note(_ words: String) {
    title(words)
    let now = host.backend.surface.flatMap { $0.lines() }
    for change in now.difference(from: shown) {
      switch change {
      case .insert(let place, let line, _): lines.append("+\(place) \(line)")
      case .remove(let place, let line, _): lines.append("-\(place) \(line)")
      }
    }
    shown = now
    lines.append("\(host.backend.operations.count) operations, \(host.mounter.viewCount) views")
    host.backend.operations = []
    let actions = taken()
    if actions != "nothing" { lines.append("fired: \(actions)") }
  }

  private func taken() -> String {
    defer { fired.actions = [] }
    return fired.actions.isEmpty ? "nothing" : fired.actions.joined(separator: ", ")
  }

  private func token(_ outlet: Outlet) -> ViewToken? {
    outlet.element.flatMap { host.mounter.token(of: $0) }
  }

  private func at(_ point: LayoutPoint) -> String { "\(point.x) \(point.y)" }

  private func at(_ frame: LayoutRect) -> String {
    "at \(frame.x) \(frame.y), \(frame.width) × \(frame.height)"
  }
}
