/// The named values that the text of a method uses.
///
/// A name is declared before the text that may use it, and Swift warns about unused names. So the
/// text is written first, and this object then provides the names to declare.
final class SwiftUses {
  private var locals: Set<Int> = []
  private var opened: Set<Int> = []
  private var count = 0

  /// Returns a new number for the value of an optional.
  func newNumber() -> Int {
    count += 1
    return count
  }

  func use(opened number: Int) { opened.insert(number) }

  func use(local index: Int) { locals.insert(index) }

  func uses(opened number: Int) -> Bool { opened.contains(number) }

  func uses(local index: Int) -> Bool { locals.contains(index) }
}
