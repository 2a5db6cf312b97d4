/// The kind of a view, by which views are created and reused.
///
/// A view of one element may later show any other element of the same kind.
public enum ViewKind: Sendable, Hashable {
  /// A rectangle with an optional background, stroke, shadow and rounded corners around other
  /// views.
  case box
  /// A text.
  case text
  /// A picture.
  case image
  /// A view of the host, by the name of its class.
  case host(String)
  /// A custom layout without children, by the name of its type; the host decides what the view
  /// draws.
  case custom(String)
  /// A view that scrolls its content.
  case scroll
  /// A line between two children of a `linear`, in a color that the host chooses.
  case separator
}
