import LayoutEngine
import Testing

@testable import LayoutInterpreter

/// Checks that cancelled tasks stop their work.
struct CancellationTests {
  /// Returns the result of `body` in a task that is cancelled.
  private func cancelled<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result
  {
    await Task.detached {
      withUnsafeCurrentTask { $0?.cancel() }
      return body()
    }.value
  }

  @Test func makingATreeStops() async {
    let document = checked(
      """
      <layout><component name="C"><view/></component><stack direction="vertical">\
      \(String(repeating: "<C/>", count: 1_000))</stack></layout>
      """)
    let range = PreviewSettings().range
    let issue: @Sendable () -> LayoutIssue? = {
      var interpreter = Interpreter()
      interpreter.read(document)
      interpreter.run([], in: range, LayoutEnvironment())
      return interpreter.issue
    }
    #expect(await cancelled(issue) != nil)
    #expect(issue() == nil)
  }

  @Test(arguments: [
    ("<stack direction=\"vertical\">", "</stack>"), ("<flex>", "</flex>"),
    ("<grid columns=\"1fr\">", "</grid>"), ("<center>", "</center>"),
  ])
  func theSolverStops(start: String, end: String) async {
    let each = start + "<text>a</text>" + end
    let document = checked(
      """
      <layout flexbox="css"><stack direction="vertical">\
      \(String(repeating: each, count: 1_000))</stack></layout>
      """)
    var unsolved = Interpreter()
    unsolved.read(document)
    unsolved.run([], in: PreviewSettings().range, LayoutEnvironment())
    let isSolved: @Sendable () -> Bool = { [unsolved] in
      var interpreter = unsolved
      interpreter.solveAgain(in: PreviewSettings())
      return !interpreter.tree.isStopped
    }
    #expect(await !cancelled(isSolved))
    #expect(isSolved())
  }
}
