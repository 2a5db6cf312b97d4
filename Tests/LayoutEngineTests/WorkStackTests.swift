import LayoutEngine
import Testing

/// A stack that grows during a solve.
@Suite struct WorkStackTests {
  @Test func elementsStayWhereTheyArePutWhileItGrows() {
    var stack = WorkStack<Int>()
    for number in 0..<1000 {
      stack.append(number)
      stack[number / 2] += 1
    }
    #expect(stack.count == 1000)
    // Each number of the first half was incremented twice, 0 for the first time right after it was
    // appended itself.
    #expect((0..<500).allSatisfy { stack[$0] == $0 + 2 })
    #expect((500..<1000).allSatisfy { stack[$0] == $0 })
    stack.removeLast(0)
    stack.removeLast(999)
    #expect(stack.count == 1 && stack[0] == 2)
  }

  @Test func copiesDoNotWriteIntoEachOther() {
    var one = WorkStack<Int>()
    for number in 0..<20 { one.append(number) }
    one.removeLast(20)
    var other = one
    one.append(1)
    other.append(2)
    #expect(one[0] == 1)
    #expect(other[0] == 2)
  }
}
