import CGTK4
import Foundation
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK
@testable import Sample

extension WindowTests {
  /// Tests that the user's actions with pointer and keyboard reach the handlers of the document.
  @MainActor struct UseTests {
    @Test func buttonsOfTheFeedDoWhatTheySay() throws {
      let feed = FeedScreen(posts: 1_000)
      let stage = try Stage(feed.view)
      let pointer = Pointer(stage: stage)
      try pointer.click(feed.view.host.outlets.insert.outlet)
      #expect(feed.posts.count == 1_001)
      #expect(feed.posts.first?.id == 1_000)
      try pointer.click(feed.view.host.outlets.delete.outlet)
      #expect(feed.posts.map(\.id) == Array(0..<1_000))
      try pointer.click(feed.view.host.outlets.rotate.outlet)
      #expect(feed.posts.first?.id == 1 && feed.posts.last?.id == 0)
      // Wait until the animation has ended.
      stage.settle(frames: 30)
      expectFrames(feed.view)
      try stage.takePicture("feed-rotated")
    }

    @Test func aTapOnARowMeansThatRow() throws {
      let feed = FeedScreen(posts: 1_000)
      let stage = try Stage(feed.view)
      let pointer = Pointer(stage: stage)
      for place in [0, 2] {
        let before = feed.posts[place].likes
        try pointer.click(feed.view.host.outlets.like[place])
        #expect(feed.posts[place].likes == before + 1)
        #expect(feed.posts[place].isLiked)
      }
      // A click outside of all controls has no effect.
      let likes = feed.posts.map(\.likes)
      try pointer.click(feed.view.host.outlets.words[1])
      #expect(feed.posts.map(\.likes) == likes)
      stage.settle(frames: 30)
      try stage.takePicture("feed-liked")
    }

    @Test func scrolledRowsAreFoundWhereTheyAre() throws {
      let feed = FeedScreen(posts: 1_000)
      let stage = try Stage(feed.view)
      let pointer = Pointer(stage: stage)
      let scroll = try #require(feed.view.host.view(\.scroll) as? ScrollView)
      try pointer.turnWheel(30, at: LayoutPoint(x: 200, y: 400))
      #expect(scroll.offset.y > 500)
      expectFrames(feed.view, "scrolled")
      // The first row whose heart is completely visible.
      let outlets = feed.view.host.outlets
      let hidden = outlets.scroll.frameInRoot.y + scroll.offset.y
      let place = try #require(outlets.like.firstIndex { $0.frameInRoot.y > hidden })
      #expect(place > 2)
      var point = outlets.like[place].middle
      point.y -= scroll.offset.y
      let before = feed.posts[place].likes
      try pointer.click(point)
      #expect(feed.posts[place].likes == before + 1)
      // Scroll to the end and back: views are reused, and no view remains from before.
      scroll.scroll(to: LayoutPoint(x: 0, y: 1_000_000))
      stage.settle(frames: 30)
      #expect(feed.view.host.view(\.post, at: 999) != nil)
      #expect(feed.view.host.view(\.post, at: 0) == nil)
      expectFrames(feed.view, "at the end")
      try stage.takePicture("feed-end")
      scroll.scroll(to: .zero)
      stage.settle(frames: 30)
      #expect(feed.view.host.view(\.post, at: 0) != nil)
      #expect(expectFrames(feed.view, "back") < 400)
    }

    @Test func whatIsTypedIsInTheDocument() throws {
      let screen = AccountScreen()
      let stage = try Stage(screen.view)
      let pointer = Pointer(stage: stage)
      let outlets = screen.view.host.outlets
      try pointer.click(outlets.name.outlet)
      try pointer.type("Ada Lovelace")
      #expect(screen.account.name == "Ada Lovelace")
      // Move to the next field with the keyboard.
      try pointer.press("Tab")
      try pointer.type("ada@example.org")
      #expect(screen.account.email == "ada@example.org")
      try pointer.press("Tab")
      try pointer.type("difference engine")
      #expect(screen.account.password == "difference engine")
      try pointer.click(outlets.about.outlet)
      try pointer.type("Numbers, and what they may stand for.")
      #expect(screen.account.about == "Numbers, and what they may stand for.")
      try pointer.press("BackSpace")
      #expect(screen.account.about == "Numbers, and what they may stand for")
      expectFrames(screen.view)
      try stage.takePicture("account-filled")
      #expect(Stage.complaints == 0)
    }

    @Test func controlsTellTheirValues() throws {
      let screen = AccountScreen()
      let stage = try Stage(screen.view)
      let pointer = Pointer(stage: stage)
      let outlets = screen.view.host.outlets
      #expect(screen.account.isPublic)
      try pointer.click(outlets.isPublic.outlet)
      stage.settle(frames: 20)
      #expect(!screen.account.isPublic)
      let guests = outlets.guests.frameInRoot
      let (less, more) = (
        LayoutPoint(x: guests.x + guests.width / 4, y: guests.y + guests.height / 2),
        LayoutPoint(x: guests.x + guests.width * 3 / 4, y: guests.y + guests.height / 2)
      )
      try pointer.click(more)
      try pointer.click(more)
      #expect(screen.account.guests == 4)
      try pointer.click(less)
      #expect(screen.account.guests == 3)
      let volume = outlets.volume.frameInRoot
      let middle = volume.y + volume.height / 2
      try pointer.drag(
        from: LayoutPoint(x: volume.x + 12 + (volume.width - 24) * 0.4, y: middle),
        to: LayoutPoint(x: volume.x + volume.width - 12, y: middle))
      #expect(screen.account.volume == 1)
      try pointer.press("Left")
      #expect((screen.account.volume - 0.9).magnitude < 1e-9)
      try stage.takePicture("account-controls")
    }

    @Test func aButtonIsWhatItsDocumentSays() throws {
      let screen = AccountScreen()
      let stage = try Stage(screen.view)
      let pointer = Pointer(stage: stage)
      // The button is disabled until name and password are filled in.
      try pointer.click(screen.view.host.outlets.save.outlet)
      #expect(screen.account.message == "")
      screen.account.name = "Ada"
      screen.account.password = "12345678"
      stage.settle()
      try stage.takePicture("account-ready")
      try pointer.click(screen.view.host.outlets.save.outlet)
      #expect(screen.account.message == "Saved, Ada.")
      #expect(screen.view.host.outlets.message.frame.width > 0)
      // The keyboard activates the button, too.
      screen.account.message = ""
      try pointer.press("space")
      #expect(screen.account.message == "Saved, Ada.")
    }

    @Test func theSampleIsAProgram() throws {
      try Stage.start()
      let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
      #expect(FileManager.default.createFile(atPath: output.path(), contents: nil))
      defer { try? FileManager.default.removeItem(at: output) }
      let program = Process()
      program.executableURL = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "Sample")
      program.standardError = try FileHandle(forWritingTo: output)
      try program.run()
      // SIGKILL, since the program inherits a mask that blocks other signals.
      defer { kill(program.processIdentifier, SIGKILL) }
      usleep(2_500_000)
      for (x, y) in [(224, 40), (312, 40), (356, 40), (38, 40)] {
        for arguments in [["mousemove", "\(x)", "\(y)"], ["mousedown", "1"], ["mouseup", "1"]] {
          try runTool(arguments)
        }
        usleep(300_000)
      }
      #expect(program.isRunning)
      let said = try String(contentsOf: output, encoding: .utf8)
      #expect(!said.contains("WARNING") && !said.contains("CRITICAL"), "\(said)")
    }

    /// A change of a value reaches the host's action, as in other toolkits, and is not sent as a
    /// signal too.
    @Test func changesAreTheHosts() throws {
      let screen = AccountScreen()
      let stage = try Stage(screen.view)
      let pointer = Pointer(stage: stage)
      var changes: [ControlValue] = []
      var signals: [ControlEvent] = []
      let outlets = screen.view.host.outlets
      screen.view.host.onChange(\.name) { changes.append($0) }
      screen.view.host.onChange(\.isPublic) { changes.append($0) }
      screen.view.on(ControlSignal { $0 }, \.name) { signals.append($0) }
      try pointer.click(outlets.name.outlet)
      try pointer.type("A")
      try pointer.press("Return")
      try pointer.click(outlets.isPublic.outlet)
      stage.settle(frames: 20)
      #expect(changes == [.text("A"), .bool(false)])
      #expect(signals == [.submit])
    }

    /// Three squares that are tapped and pressed, the first one of the document at the right.
    private struct Squares: LayoutDocument {
      typealias FiredAction = LayoutAction

      struct Outlets: LayoutOutlets {
        private let frames: GeneratedCode.OutletFrames
        var row: Outlet { frames[0] }
        var first: Outlet { frames[1] }
        var second: Outlet { frames[2] }
        static let names = ["row", "first", "second"]
        init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
      }

      func build(into root: inout Children<NoPlacement>) {
        func fires(_ event: ElementAction.Event, _ name: String) -> ElementAction {
          ElementAction(event, LayoutAction(name))
        }
        root.absolute(
          id: 0, size: .points(300, 100),
          style: .firing(
            [fires(.tap, "row")], besides: ElementStyle(backgroundColor: .rgba(0xEEEE_EEFF)))
        ) {
          $0.view(
            as: AbsoluteItem(layoutPosition: LayoutPoint(x: 200, y: 50)), id: 1,
            size: .points(50, 50),
            style: .firing([fires(.tap, "first"), fires(.longPress, "rest")]))
          $0.view(
            as: AbsoluteItem(layoutPosition: LayoutPoint(x: 0, y: 0)), id: 2,
            size: .points(50, 50), style: .firing([fires(.tap, "second")]))
        }
      }
    }

    /// The focus follows the document, where GTK's own order would follow positions.
    @Test func keysTapWhatHasTheFocus() throws {
      let view = LayoutView(Squares())
      let pointer = Pointer(stage: try Stage(view, width: 300, height: 100))
      var fired: [String] = []
      view.host.onAction { fired.append($0.name) }
      for key in ["Return", "space", "KP_Enter"] {
        try pointer.press("Tab")
        try pointer.press(key)
      }
      #expect(fired == ["row", "first", "second"])
      try pointer.press("shift+Tab")
      try pointer.press("Return")
      try pointer.press("shift+Tab")
      try pointer.press("Return")
      #expect(fired.dropFirst(3) == ["first", "row"])
      try pointer.press("a")
      try pointer.press("ctrl+Return")
      #expect(fired.count == 5)
      #expect(Stage.complaints == 0)
    }

    /// A press that rests fires once, and its end is no tap.
    @Test func aPressThatRestsIsALongOne() throws {
      let view = LayoutView(Squares())
      let stage = try Stage(view, width: 300, height: 100)
      let pointer = Pointer(stage: stage)
      var fired: [String] = []
      view.host.onAction { fired.append($0.name) }
      try pointer.hold(view.host.outlets.first.middle)
      #expect(fired == ["rest"])
      try pointer.click(view.host.outlets.first)
      #expect(fired == ["rest", "first"])
      // What has no such action is tapped however long the press is.
      try pointer.hold(view.host.outlets.second.middle)
      #expect(fired == ["rest", "first", "second"])
    }

    /// A list with a text that has two links.
    private struct Terms: LayoutDocument {
      typealias FiredAction = LayoutAction

      struct Outlets: LayoutOutlets {
        private let frames: GeneratedCode.OutletFrames
        var list: Outlet { frames[0] }
        var terms: Outlet { frames[1] }
        static let names = ["list", "terms"]
        init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
      }

      func build(into root: inout Children<NoPlacement>) {
        root.scroll(
          id: 0, style: .firing([ElementAction(.refresh, LayoutAction("reload"))])
        ) {
          $0.text(
            TextSpec(runs: [
              TextRun(content: .verbatim("You accept our ")),
              TextRun(content: .verbatim("terms of use"), tap: LayoutAction("terms")),
              TextRun(content: .verbatim(" and the ")),
              TextRun(content: .verbatim("privacy notice"), tap: LayoutAction("privacy")),
            ]), id: 1)
        }
      }
    }

    @Test func linksAreFollowedWhereTheirWordsAreAndByKeys() throws {
      let view = LayoutView(Terms())
      let pointer = Pointer(stage: try Stage(view, width: 160, height: 120))
      var fired: [String] = []
      view.host.onAction { fired.append($0.name) }
      let text = try #require(view.host.outlets.terms.element)
      let links = view.host.layout.tree.links(of: text)
      #expect(links.map(\.words) == ["terms of use", "privacy notice"])
      // Every line of every link.
      let lines = links.flatMap(\.frames)
      #expect(lines.count >= 2)
      for frame in lines {
        try pointer.click(
          LayoutPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
      }
      #expect(fired == links.flatMap { link in link.frames.map { _ in link.action.name } })
      fired = []
      try pointer.click(LayoutPoint(x: 4, y: 8))
      #expect(fired == [])
      try pointer.press("Tab")
      for key in ["Return", "Right", "Return", "Right", "Return", "Left", "space"] {
        try pointer.press(key)
      }
      #expect(fired == ["terms", "privacy", "privacy", "terms"])
      // From right to left, the next one is at the left.
      fired = []
      gtk_widget_set_direction(view.widget, GTK_TEXT_DIR_RTL)
      pointer.stage.settle()
      for key in ["Left", "Return", "Right", "Return", "Down", "Return"] {
        try pointer.press(key)
      }
      #expect(fired == ["privacy", "terms", "privacy"])
      #expect(Stage.complaints == 0)
    }

    @Test func aPullBeyondTheStartRefreshes() throws {
      let view = LayoutView(Terms())
      let stage = try Stage(view, width: 160, height: 60)
      var fired: [String] = []
      view.host.onAction { fired.append($0.name) }
      let list = try #require(view.host.view(\.list))
      for edge in [GTK_POS_BOTTOM, GTK_POS_LEFT, GTK_POS_TOP] {
        layout_gtk_pull(list.accessibleWidget, edge)
        stage.settle()
      }
      #expect(fired == ["reload"])
    }

    /// A stepper from 0 to 100 at 3.
    private struct Counter: LayoutDocument {
      let step: Double

      struct Outlets: LayoutOutlets {
        private let frames: GeneratedCode.OutletFrames
        var count: Outlet { frames[0] }
        static let names = ["count"]
        init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
      }

      func build(into root: inout Children<NoPlacement>) {
        root.center {
          $0.view(
            ViewSpec(
              class: "Stepper", attributes: LayoutcControls.Stepper(value: 3, step: step)),
            id: 0, size: .points(94, 32))
        }
      }
    }

    /// A step of 0 or less leaves the step to the host, which takes 1.
    @Test(arguments: [(5.0, 8.0), (1, 4), (0, 4), (-5, 4), (.nan, 4)])
    func aStepperStepsUp(step: Double, to value: Double) throws {
      let view = LayoutView(Counter(step: step))
      let pointer = Pointer(stage: try Stage(view, width: 120, height: 100))
      var changes: [ControlValue] = []
      view.host.onChange(\.count) { changes.append($0) }
      let middle = view.host.outlets.count.middle
      try pointer.click(LayoutPoint(x: middle.x + 24, y: middle.y))
      #expect(changes == [.number(value)])
    }

    @Test func whatTheDocumentSaysIsShownAndIsNoEvent() throws {
      let screen = AccountScreen()
      let stage = try Stage(screen.view)
      var events: [String] = []
      screen.view.host.onChange(\.name) { events.append($0.text ?? "") }
      var account = screen.account
      account.name = "Grace"
      account.isPublic = false
      account.volume = 0.8
      screen.view.update(account)
      stage.settle()
      let field = try #require(screen.view.host.view(\.name)?.accessibleWidget)
      #expect(gtk_editable_get_text(field.opaque).map { String(cString: $0) } == "Grace")
      let toggle = try #require(screen.view.host.view(\.isPublic)?.accessibleWidget)
      #expect(gtk_switch_get_active(toggle.opaque) == 0)
      let slider = try #require(screen.view.host.view(\.volume)?.accessibleWidget)
      #expect((gtk_range_get_value(slider.cast()) - 0.8).magnitude < 1e-9)
      #expect(events.isEmpty)
    }
  }
}
