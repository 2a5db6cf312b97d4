import LayoutEngine
import LayoutInterpreter
import Testing

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

  @Test func theExpanderStops() async {
    let document = checked(
      """
      <layout><component name="C"><view/></component><stack direction="vertical">\
      \(String(repeating: "<C/>", count: 1_000))</stack></layout>
      """)
    let range = PreviewSettings().range
    let stopped = await cancelled {
      Expansion(of: document, with: [], in: range, LayoutEnvironment())
    }
    #expect(stopped.issue != nil)
    #expect(Expansion(of: document, with: [], in: range, LayoutEnvironment()).issue == nil)
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
    let range = PreviewSettings().range
    let environment = LayoutEnvironment()
    let expansion = Expansion(of: document, with: [], in: range, environment)
    let isSolved: @Sendable () -> Bool = {
      var interpreter = Interpreter()
      let measurer = PreviewSettings().textMetrics.measurer
      return interpreter.solve(
        expansion, in: range, environment: environment, measurer: measurer) != nil
    }
    #expect(await !cancelled(isSolved))
    #expect(isSolved())
  }
}
