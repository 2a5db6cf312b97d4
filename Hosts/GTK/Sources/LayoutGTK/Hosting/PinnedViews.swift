import LayoutEngine
import LayoutViews

/// The views that stay in sight while the scroll around them is scrolled, within their parents.
@MainActor
final class PinnedViews {
  private struct Entry {
    weak var view: ElementView?
  }

  /// The entries by the addresses of their views, which new views have after those are gone.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Pins a view, or unpins it.
  func pin(_ view: ElementView, _ isPinned: Bool) {
    guard isPinned else {
      if !entries.isEmpty { entries[ObjectIdentifier(view)] = nil }
      view.pinnedDistance = .zero
      return
    }
    entries[ObjectIdentifier(view)] = Entry(view: view)
  }

  /// Moves the pinned views to where they stay in sight.
  ///
  /// - Parameters:
  ///   - distance: Returns how far the view of a token is moved, in points; nil leaves it where it
  ///     is.
  ///   - restack: Called with a view that sticks to the edge now, or no longer.
  func arrange(_ distance: (ViewToken) -> LayoutPoint?, restack: (ElementView) -> Void) {
    for (key, entry) in entries {
      guard let view = entry.view else {
        entries[key] = nil
        continue
      }
      guard let token = view.content?.token, let moved = distance(token) else { continue }
      let wasStuck = view.isStuck
      view.pinnedDistance = moved
      if view.isStuck != wasStuck { restack(view) }
    }
  }
}
