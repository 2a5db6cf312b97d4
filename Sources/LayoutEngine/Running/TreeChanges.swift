/// What became of the elements of a tree that was made equal to another one.
public struct TreeChanges: Sendable, Equatable {
  /// The elements that are there and were not, because they are new or were `gone`, by their numbers
  /// now; later ones lie on top.
  public internal(set) var entered: [Int] = []
  /// The elements that were there and are not, because they were removed or are `gone`, by their
  /// numbers before.
  public internal(set) var left: [Int] = []
  /// For each element now, its number before, or −1 for one that is new; one that comes back into
  /// sight is not new.
  public internal(set) var origins: [Int] = []
  /// The elements that have another place among their siblings, by their numbers now; what is in
  /// them goes with them.
  public internal(set) var moved: [Int] = []
  /// Whether nothing is known any more of what was measured.
  public internal(set) var isRebuilt = false

  /// Nothing became of any.
  public init() {}
}
