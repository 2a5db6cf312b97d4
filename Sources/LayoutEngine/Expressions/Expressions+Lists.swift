// Lists.
extension Expressions {
  /// Returns the element of a list at an index from 0, or `nil` if the index is out of range.
  @inlinable
  public static func element<Element>(_ list: [Element], _ place: Int) -> Element? {
    list.indices.contains(place) ? list[place] : nil
  }

  /// Returns the element of a list at an index from 0, or `nil` if the index is out of range or the
  /// element is `nil`.
  @inlinable
  public static func element<Element>(_ list: [Element?], _ place: Int) -> Element? {
    list.indices.contains(place) ? list[place] : nil
  }

  /// Returns the first `count` elements of a list: the function `prefix` of the markup language.
  ///
  /// The result is the whole list if it has fewer elements, and empty if `count` is not positive.
  ///
  /// - Complexity: O(n) in `count`.
  @inlinable
  public static func prefix<Element>(_ list: [Element], _ count: Int) -> [Element] {
    Array(list.prefix(max(count, 0)))
  }

  /// Returns the elements of a list without those that are equal to an element before them: the
  /// function `unique` of the markup language.
  ///
  /// - Complexity: O(n) in the number of elements, on average.
  @inlinable
  public static func unique<Element: Hashable>(_ list: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return list.filter { seen.insert($0).inserted }
  }

  /// Returns the least of integers, or `nil` if there are none: the function `min` of the markup
  /// language.
  ///
  /// - Complexity: O(n) in the number of integers.
  public static func least(_ integers: [Int]) -> Int? { integers.min() }

  /// Returns the least of numbers, or `nil` if there are none: the function `min` of the markup
  /// language.
  ///
  /// `NaN` counts as less than every number.
  ///
  /// - Complexity: O(n) in the number of numbers.
  public static func least(_ numbers: [Double]) -> Double? { numbers.min(by: isBefore) }

  /// Returns the greatest of integers, or `nil` if there are none: the function `max` of the markup
  /// language.
  ///
  /// - Complexity: O(n) in the number of integers.
  public static func greatest(_ integers: [Int]) -> Int? { integers.max() }

  /// Returns the greatest of numbers, or `nil` if there are none: the function `max` of the markup
  /// language.
  ///
  /// `NaN` counts as less than every number.
  ///
  /// - Complexity: O(n) in the number of numbers.
  public static func greatest(_ numbers: [Double]) -> Double? { numbers.max(by: isBefore) }

  /// Returns the earliest of instants, or `nil` if there are none: the function `min` of the markup
  /// language.
  ///
  /// - Complexity: O(n) in the number of instants.
  public static func least(_ instants: [LayoutInstant]) -> LayoutInstant? { instants.min() }

  /// Returns the latest of instants, or `nil` if there are none: the function `max` of the markup
  /// language.
  ///
  /// - Complexity: O(n) in the number of instants.
  public static func greatest(_ instants: [LayoutInstant]) -> LayoutInstant? { instants.max() }
}

// Sorting. Elements with equal keys keep their order.
extension Expressions {
  /// Returns a list in ascending order of a key for each element: the function `sorted` of the
  /// markup language.
  ///
  /// - Complexity: O(n log n) in the number of elements; `key` is called once for each.
  @inlinable
  public static func sorted<Element>(
    _ list: [Element], by key: (Element) -> String
  ) -> [Element] {
    order(of: list.map(key)).map { list[$0] }
  }

  /// Returns a list in ascending order of a key for each element: the function `sorted` of the
  /// markup language.
  ///
  /// - Complexity: O(n log n) in the number of elements; `key` is called once for each.
  @inlinable
  public static func sorted<Element>(_ list: [Element], by key: (Element) -> Int) -> [Element] {
    order(of: list.map(key)).map { list[$0] }
  }

  /// Returns a list in ascending order of a key for each element: the function `sorted` of the
  /// markup language.
  ///
  /// `NaN` counts as less than every number.
  ///
  /// - Complexity: O(n log n) in the number of elements; `key` is called once for each.
  @inlinable
  public static func sorted<Element>(
    _ list: [Element], by key: (Element) -> Double
  ) -> [Element] {
    order(of: list.map(key)).map { list[$0] }
  }

  /// Returns a list in ascending order of a key for each element, `false` before `true`: the
  /// function `sorted` of the markup language.
  ///
  /// - Complexity: O(n log n) in the number of elements; `key` is called once for each.
  @inlinable
  public static func sorted<Element>(_ list: [Element], by key: (Element) -> Bool) -> [Element] {
    order(of: list.map(key)).map { list[$0] }
  }

  /// Returns a list in ascending order of a key for each element, earlier instants first: the
  /// function `sorted` of the markup language.
  ///
  /// - Complexity: O(n log n) in the number of elements; `key` is called once for each.
  @inlinable
  public static func sorted<Element>(
    _ list: [Element], by key: (Element) -> LayoutInstant
  ) -> [Element] {
    order(of: list.map(key)).map { list[$0] }
  }

  /// Returns the indices of strings in ascending order of the strings.
  @usableFromInline
  package static func order(of keys: [String]) -> [Int] { order(of: keys, by: <) }

  /// Returns the indices of integers in ascending order of the integers.
  @usableFromInline
  package static func order(of keys: [Int]) -> [Int] { order(of: keys, by: <) }

  /// Returns the indices of numbers in ascending order of the numbers, `NaN` first.
  @usableFromInline
  package static func order(of keys: [Double]) -> [Int] { order(of: keys, by: isBefore) }

  /// Returns the indices of truth values, those of `false` first.
  @usableFromInline
  package static func order(of keys: [Bool]) -> [Int] { order(of: keys) { !$0 && $1 } }

  /// Returns the indices of instants in ascending order of the instants.
  @usableFromInline
  package static func order(of keys: [LayoutInstant]) -> [Int] { order(of: keys, by: <) }

  private static func order<Key>(
    of keys: [Key], by isLess: (Key, Key) -> Bool
  ) -> [Int] {
    keys.indices.sorted { first, second in
      if isLess(keys[first], keys[second]) { return true }
      // Equivalent, `false : first < second` as `(first < second) : (false)`: Swift's sort asks
      // whether a later element is before an earlier one.
      return isLess(keys[second], keys[first]) ? false : first < second
    }
  }

  /// Whether a number is less than another one; `NaN` is less than every number.
  private static func isBefore(_ first: Double, _ second: Double) -> Bool {
    first.isNaN ? !second.isNaN : first < second
  }
}
