/// A token that identifies a mounted view, for example when a host's view reports a tap or a
/// scroll.
///
/// The token stays the same while the view shows the same element, wherever the element moves. When
/// the view is reused for another element, it gets a new token. An outdated token identifies no
/// view and is ignored.
public struct ViewToken: Sendable, Hashable {
  let slot: Int
  let stamp: UInt64
}
