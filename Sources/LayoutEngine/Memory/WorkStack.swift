/// A stack whose elements are appended while a solve runs, and removed again from the end.
///
/// A write does not check for shared memory, as an array does at every write. Copies of a tree
/// share the memory until one of them solves. The first append finds that out, since the stack is
/// empty between solves.
@safe
package struct WorkStack<Element: Sendable>: @unchecked Sendable {
  /// The owner of the memory, which is freed with the last reference.
  @safe private final class Memory {
    let elements: UnsafeMutablePointer<Element>

    init(capacity: Int) { unsafe elements = .allocate(capacity: capacity) }

    deinit { unsafe elements.deallocate() }
  }

  private var memory: Memory?
  private var elements: UnsafeMutablePointer<Element>?
  // The two numbers take half a word each, since a solver has many stacks and is sometimes copied
  // whole.
  private var capacity: Int32 = 0
  private var number: Int32 = 0

  package var count: Int { @_transparent get { Int(number) } }

  package init() { unsafe elements = nil }

  package subscript(index: Int) -> Element {
    @_transparent unsafeAddress { unsafe UnsafePointer(address(of: index)) }
    @_transparent nonmutating unsafeMutableAddress { unsafe address(of: index) }
  }

  @_transparent
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    // A stack with a valid index is not empty, so it has memory.
    return unsafe elements.unsafelyUnwrapped + index
  }

  /// Appends an element.
  @inline(__always)
  package mutating func append(_ element: Element) {
    if number == 0 || number == capacity { makeRoom() }
    unsafe (elements.unsafelyUnwrapped + count).initialize(to: element)
    number &+= 1
  }

  /// Removes the last elements; their number must not exceed `count`.
  @inline(__always)
  package mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count)
    guard number > 0 else { return }
    self.number &-= Int32(truncatingIfNeeded: number)
    unsafe (elements.unsafelyUnwrapped + count).deinitialize(count: number)
  }

  /// Makes sure that the memory is not shared and has room for one more element.
  @inline(never)
  private mutating func makeRoom() {
    guard number == capacity || !isKnownUniquelyReferenced(&memory) else { return }
    let larger = number == capacity ? Swift.max(16, capacity * 2) : capacity
    let memory = Memory(capacity: Int(larger))
    if count > 0 {
      unsafe memory.elements.moveInitialize(from: elements.unsafelyUnwrapped, count: count)
    }
    self.memory = memory
    unsafe elements = memory.elements
    capacity = larger
  }
}
