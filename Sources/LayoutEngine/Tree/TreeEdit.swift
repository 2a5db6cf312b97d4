/// What an edit of a tree did, for a host that keeps a view for each element.
///
/// An element is there unless it is gone or stands in something that is. A host drops the views of
/// `left`, finds those that it keeps under their new numbers by `number(of:)`, and makes views for
/// `entered`. What is moved leaves and enters; that it is the same, its number tells.
public struct TreeEdit: Sendable, Equatable {
  /// Whether the edit was valid; one that is not changes nothing.
  public let isApplied: Bool
  /// The elements that are not there any more, by their numbers before the edit, from back to front.
  public let left: [Int]
  /// The elements that were not there before, by their numbers after the edit, from back to front.
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

  /// The number that an element has after the edit.
  ///
  /// - Parameter element: Its number before the edit.
  /// - Returns: The number, where the element is still in the tree.
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
