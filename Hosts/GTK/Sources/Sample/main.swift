import LayoutGTK
import LayoutViews

// Two layouts in one window: a feed, and a form that opens with a button of the feed.

LayoutApplication.run(id: "org.layoutc.Sample") { application in
  let window = LayoutWindow(in: application, title: "layoutc", width: 390, height: 700)
  let feed = FeedScreen(posts: 1_000)
  let account = AccountScreen()
  feed.view.host.onTap(\.settings) { window.show(account.view) }
  account.view.host.onTap(\.back) { window.show(feed.view) }
  window.show(feed.view)
  return (window, feed, account)
}
