/// How the elements of a tree changed in an update.
///
/// An element counts as present unless it or an ancestor is
/// ``Appearance/Visibility-swift.enum/gone``. Elements are numbered in document order.
public struct TreeChanges: Sendable, Equatable {
  /// The elements that became present, by their new numbers: they are new, or they were gone.
  ///
  /// The order is from back to front.
  public internal(set) var entered: [Int] = []
  /// The elements that ceased to be present, by their old numbers: they were removed, or they are
  /// gone.
  public internal(set) var left: [Int] = []
  /// For each element, by its new number, its old number; −1 for a new element.
  ///
  /// An element that was gone and became present again is not new.
  public internal(set) var origins: [Int] = []
  /// The elements whose place among their siblings changed, by their new numbers; their descendants
  /// move along and are not listed.
  public internal(set) var moved: [Int] = []
  /// Whether no measurement was kept, so that the next solve measures everything.
  public internal(set) var isRebuilt = false

  /// Creates a value without any changes.
  public init() {}
}
