/// The children of a layout of the app's own, while it is being laid out.
///
/// A child is named by its index among those that are not gone. What is asked of an index without a
/// child has no effect, and no size.
public struct CustomChildren<Item: CustomItem>: ~Copyable {
  private let solver: MutableBorrowed<Solver>
  /// Where the first child stands among those that the solver keeps.
  private let first: Int
  /// How many children there are.
  public let count: Int
  /// The parent's size; a length is infinite where it is not known.
  public let parent: Size
  /// How many questions were open at the beginning.
  private let questions: Int

  init(solver: MutableBorrowed<Solver>, first: Int, count: Int, parent: Size) {
    self.solver = solver
    self.first = first
    self.count = count
    self.parent = parent
    questions = solver.pointee.questions.count
  }

  /// The indices of all children, in document order.
  public var indices: Range<Int> { 0..<count }

  /// Whether there are no children.
  public var isEmpty: Bool { count == 0 }

  /// What the layout is solved in.
  public var environment: LayoutEnvironment { solver.pointee.environment }

  /// What a child says to the layout.
  public func item(of child: Int) -> Item {
    guard let node = node(child) else { return Item() }
    return solver.pointee.item(of: node) ?? Item()
  }

  /// Measures a child; it may be asked more than once, and stands in the size of the last time.
  ///
  /// - Parameters:
  ///   - child: Its index.
  ///   - range: The sizes that it may take.
  ///   - parent: What percentages in it are of, infinite where they are of nothing; without it, the
  ///     greatest size of the range.
  /// - Returns: Its size, in whole pixels.
  @discardableResult
  public mutating func measure(
    _ child: Int, in range: SizeRange = .unbounded, parent: Size? = nil
  ) -> Size {
    // What comes after a question that is put off would be asked on wrong grounds.
    guard let node = node(child), solver.pointee.questions.count == questions else { return .zero }
    solver.pointee.customChildren[first + child].isMeasured = true
    return solver.pointee.measureChild(node, in: range.sane, parent: parent ?? range.max)
  }

  /// From a child's top to its first baseline, as it was last measured; 0 where it has none.
  public func ascender(of child: Int) -> Float {
    measured(child).map { solver.pointee.states[Int($0)].ascender } ?? 0
  }

  /// From a child's bottom to its last baseline, negative, as it was last measured; 0 where it has
  /// none.
  public func descender(of child: Int) -> Float {
    measured(child).map { solver.pointee.states[Int($0)].descender } ?? 0
  }

  /// Puts a child's corner somewhere, in points from the layout's start edge and top.
  ///
  /// A child that is put nowhere stands at 0, and one that is not measured is as large as it likes.
  public mutating func place(_ child: Int, at position: Point) {
    guard let node = node(child) else { return }
    solver.pointee.states[Int(node)].position = position.sane
  }

  private func node(_ child: Int) -> Int32? {
    guard child >= 0, child < count else { return nil }
    return solver.pointee.customChildren[first + child].node
  }

  private func measured(_ child: Int) -> Int32? {
    guard let node = node(child), solver.pointee.customChildren[first + child].isMeasured else {
      return nil
    }
    return node
  }
}

/// A child of a layout that is being laid out.
struct CustomChild: Sendable {
  let node: Int32
  var isMeasured = false
}
