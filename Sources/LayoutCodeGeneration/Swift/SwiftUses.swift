/// Which values with a name of their own the text of a method asks for.
///
/// A value's name stands before the text that may use it, and Swift warns of names that nothing
/// uses: so the text is written first, and this tells what the head has to say.
final class SwiftUses {
  private var locals: Set<Int> = []
  private var opened: Set<Int> = []
  private var count = 0

  /// A number for the value of an optional.
  func newNumber() -> Int {
    count += 1
    return count
  }

  func use(opened number: Int) { opened.insert(number) }

  func use(local index: Int) { locals.insert(index) }

  func uses(opened number: Int) -> Bool { opened.contains(number) }

  func uses(local index: Int) -> Bool { locals.contains(index) }
}
