/// Elements that are put behind one another while a solve runs, and taken away again from the end.
///
/// Where they lie is known without asking whether anybody else holds them, as an array does at every
/// write. Copies of a tree share the memory until one of them solves, which is found when the first
/// element comes: between solves there is none.
@safe
package struct WorkStack<Element: Sendable>: @unchecked Sendable {
  /// What frees the memory with the last one that holds it.
  @safe private final class Memory {
    let elements: UnsafeMutablePointer<Element>

    init(capacity: Int) { unsafe elements = .allocate(capacity: capacity) }

    deinit { unsafe elements.deallocate() }
  }

  private var memory: Memory?
  private var elements: UnsafeMutablePointer<Element>?
  // In half a word each, as a solver holds many stacks and is copied as a whole here and there.
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
    // There is memory where there is an element.
    return unsafe elements.unsafelyUnwrapped + index
  }

  /// Puts an element behind the others.
  @inline(__always)
  package mutating func append(_ element: Element) {
    if number == 0 || number == capacity { makeRoom() }
    unsafe (elements.unsafelyUnwrapped + count).initialize(to: element)
    number &+= 1
  }

  /// Takes away the last elements, of which there are as many.
  @inline(__always)
  package mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count)
    guard number > 0 else { return }
    self.number &-= Int32(truncatingIfNeeded: number)
    unsafe (elements.unsafelyUnwrapped + count).deinitialize(count: number)
  }

  /// Sees to it that the memory is its own and that one more element goes into it.
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
