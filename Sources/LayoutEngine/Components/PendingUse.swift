/// A use of a component whose root is not added yet.
struct PendingUse: Sendable {
  var placement: PlacementRecord
  var id: ElementID
  var overlay: RootOverrides
  var scope: ScopeMark
  /// The outlets of the uses inside this one, the outermost first.
  var inner: [ElementID] = []
  /// The types of the outlets of the outermost component (`outlets`) and of the components inside.
  var outlets: any LayoutOutlets.Type
  var innerOutlets: [any LayoutOutlets.Type] = []
}
