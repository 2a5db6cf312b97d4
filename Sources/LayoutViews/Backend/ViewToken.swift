/// A view where it is mounted: what a host's view knows itself by when it reports a tap or a scroll.
///
/// It stays the same while the view shows the same element, wherever that moves, and is another one once the
/// view shows something else. A token that is out of date names nothing.
public struct ViewToken: Sendable, Hashable {
  let slot: Int
  let stamp: UInt64
}
