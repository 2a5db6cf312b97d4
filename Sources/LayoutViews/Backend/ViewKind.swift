/// The kind of a view, by which views are made and used again.
///
/// A view that was made for one element may later show any other of its kind.
public enum ViewKind: Sendable, Hashable {
  /// A rectangle with a background, a stroke, corners and a shadow, or nothing of it, around what is in it.
  case box
  /// A text.
  case text
  /// A picture.
  case image
  /// A view of the host's, by the name of its class.
  case host(String)
  /// A layout of the app's own that holds nothing, by the name of its type; what it draws is up to the host.
  case custom(String)
  /// A view in which what is in it is scrolled.
  case scroll
  /// A line between two children of a `linear`, whose color is the host's.
  case separator
}
