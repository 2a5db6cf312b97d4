import CGTK4
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK
@testable import Sample

/// All tests, run one after another: there is one display, one pointer and one main loop.
@MainActor @Suite(.serialized)
struct WindowTests {}

extension WindowTests {
  /// Tests that widgets have the frames of their elements.
  @MainActor struct FrameTests {
    @Test func theFeedIsWhereItWasLaidOut() throws {
      let feed = FeedScreen(posts: 1_000)
      let stage = try Stage(feed.view)
      // Of 1,000 rows, only the visible ones and some near them have views.
      let count = expectFrames(feed.view)
      #expect(count > 30 && count < 400)
      try stage.takePicture("feed")
      #expect(Stage.complaints == 0)
    }

    @Test func theFormIsWhereItWasLaidOut() throws {
      let account = AccountScreen()
      let stage = try Stage(account.view)
      #expect(expectFrames(account.view) > 20)
      try stage.takePicture("account")
      #expect(Stage.complaints == 0)
    }

    @Test(arguments: [(280, 400), (390, 700), (391, 701), (700, 390), (1_100, 900)])
    func aWindowOfAnySizeIsFilled(width: Int32, height: Int32) throws {
      let (feed, account) = (FeedScreen(posts: 100), AccountScreen())
      for view in [feed.view.widget, account.view.widget] {
        #expect(gtk_widget_get_root(view) == nil)
      }
      let stage = try Stage(feed.view, width: width, height: height)
      expectFrames(feed.view, "feed")
      #expect(feed.view.host.size == LayoutSize(width: Float(width), height: Float(height)))
      let other = try Stage(account.view, width: width, height: height)
      expectFrames(account.view, "account")
      try stage.takePicture("feed-\(width)x\(height)")
      try other.takePicture("account-\(width)x\(height)")
    }

    @Test func aResizedWindowIsLaidOutAgain() throws {
      let feed = FeedScreen(posts: 200)
      let stage = try Stage(feed.view)
      let before = try #require(feed.view.host.outlets.post.first?.frame)
      gtk_window_set_default_size(stage.window.cast(), 560, 420)
      stage.settle()
      #expect(feed.view.host.size == LayoutSize(width: 560, height: 420))
      let after = try #require(feed.view.host.outlets.post.first?.frame)
      #expect(after.width == before.width + 170)
      expectFrames(feed.view)
    }

    @Test func whatReadsFromTheRightIsMirrored() throws {
      let (feed, account) = (FeedScreen(posts: 50), AccountScreen())
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let stage = try Stage(feed.view)
      expectFrames(feed.view)
      let insert = feed.view.host.outlets.insert.outlet.frameInRoot
      #expect(insert.x < 195)
      try stage.takePicture("feed-rtl")
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
      // The direction can also be set for one layout only.
      gtk_widget_set_direction(account.view.widget, GTK_TEXT_DIR_RTL)
      let other = try Stage(account.view)
      expectFrames(account.view)
      #expect(account.view.host.layout.environment.direction == .rtl)
      let name = try #require(account.view.host.view(\.name)).accessibleWidget
      #expect(gtk_widget_get_direction(name) == GTK_TEXT_DIR_RTL)
      try other.takePicture("account-rtl")
    }

    @Test func largeLettersAndTheDarkAreFollowed() throws {
      let (feed, account) = (FeedScreen(posts: 50), AccountScreen())
      let stage = try Stage(feed.view)
      let other = try Stage(account.view)
      let settings = UnsafeMutableRawPointer(try #require(gtk_settings_get_default()))
      let before = try #require(feed.view.host.outlets.words.first?.frame)
      let usual = layout_gtk_get_int(settings, "gtk-xft-dpi")
      layout_gtk_set_int(settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2)
      layout_gtk_set_boolean(settings, "gtk-application-prefer-dark-theme", 1)
      defer {
        layout_gtk_set_int(settings, "gtk-xft-dpi", usual)
        layout_gtk_set_boolean(settings, "gtk-application-prefer-dark-theme", 0)
        Stage.runPending()
      }
      stage.settle()
      other.settle()
      #expect(feed.view.host.layout.environment.textScale == 1.5)
      #expect(feed.view.host.layout.environment.colorScheme == .dark)
      let after = try #require(feed.view.host.outlets.words.first?.frame)
      #expect(after.height > before.height * 1.4)
      expectFrames(feed.view)
      expectFrames(account.view)
      try stage.takePicture("feed-large-dark")
      try other.takePicture("account-large-dark")
    }
  }
}
