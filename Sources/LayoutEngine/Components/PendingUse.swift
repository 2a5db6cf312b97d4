/// The use of a component whose root is not added yet.
struct PendingUse: Sendable {
  var placement: PlacementRecord
  var id: ElementID
  var overlay: RootOverrides
  var scope: ScopeMark
  /// The outlets that the uses within have, the outermost first.
  var inner: [ElementID] = []
  /// The outlets of the components that start: those of the outermost, and of the uses within.
  var outlets: any LayoutOutlets.Type
  var innerOutlets: [any LayoutOutlets.Type] = []
}
