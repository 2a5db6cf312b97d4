/// A use of a component whose root is not added yet.
struct PendingUse: Sendable {
  var placement: PlacementRecord
  var id: ElementID
  /// The overrides, stored by reference because they are large; nil for none.
  var overlay: KeptOverrides?
  var scope: ScopeMark
  /// The outlets of the uses inside this one, the outermost first.
  var inner: [ElementID] = []
  /// The types of the outlets of the outermost component (`outlets`) and of the components inside.
  var outlets: any LayoutOutlets.Type
  var innerOutlets: [any LayoutOutlets.Type] = []
}

/// The overrides of a component's use that has any.
final class KeptOverrides: Sendable {
  let values: RootOverrides

  init(_ values: RootOverrides) { self.values = values }

  /// Combines the overrides of a use with those of the use that it is the root of; the outer ones
  /// win.
  static func combined(_ inner: KeptOverrides?, by outer: KeptOverrides?) -> KeptOverrides? {
    guard let inner, let outer else { return inner ?? outer }
    return KeptOverrides(inner.values.overlaid(by: outer.values))
  }
}
