/// What an edit of a tree did, for a host that keeps a view for each element.
///
/// An element counts as present unless it or an ancestor is gone. A host drops the views of
/// ``left``, keeps the others under their new numbers by ``number(of:)``, and makes views for
/// ``entered``. An element that is moved both leaves and enters; that it has a new number tells
/// that it is the same.
public struct TreeEdit: Sendable, Equatable {
  /// Whether the edit was valid; one that was not has changed nothing.
  public let isApplied: Bool
  /// The elements that ceased to be present, by their numbers before the edit, from back to front.
  public let left: [Int]
  /// The elements that became present, by their numbers after the edit, from back to front.
  public let entered: [Int]
  /// The numbers that were taken out, as they were before the edit.
  private let removed: Range<Int>
  /// The numbers that were put in, as they are after the edit.
  private let inserted: Range<Int>
  /// Whether what was taken out is what was put in.
  private let isMove: Bool

  init(
    left: [Int] = [], removed: Range<Int> = 0..<0, entered: [Int] = [],
    inserted: Range<Int> = 0..<0, isMove: Bool = false, isApplied: Bool = true
  ) {
    self.isApplied = isApplied
    self.left = left
    self.entered = entered
    self.removed = removed
    self.inserted = inserted
    self.isMove = isMove
  }

  /// Returns the number that an element has after the edit.
  ///
  /// - Parameter element: Its number before the edit.
  /// - Returns: Its number; `nil` where it was removed.
  public func number(of element: Int) -> Int? {
    guard !removed.contains(element) else {
      return isMove ? element - removed.lowerBound + inserted.lowerBound : nil
    }
    let rest = element < removed.upperBound ? element : element - removed.count
    return rest < inserted.lowerBound ? rest : rest + inserted.count
  }

  /// An edit that is not valid.
  static let refused = TreeEdit(isApplied: false)

  /// An edit that none enters or leaves by.
  static let unseen = TreeEdit()
}
