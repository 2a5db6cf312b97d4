import LayoutCompiler
import Testing

struct WorkerPoolTests {
  @Test(arguments: [1, 2, 7, 64], [0, 1, 31, 32, 33, 1_000])
  func resultsComeInOrder(jobs: Int, count: Int) async {
    let results = await WorkerPool(jobs: jobs).map(
      count: count,
      makeState: { 0 },
      body: { $1.isMultiple(of: 3) ? nil : $1 },
    )
    #expect(results == (0..<count).filter { !$0.isMultiple(of: 3) })
  }

  @Test func aWorkerKeepsItsStateFromOneToTheNext() async {
    let results = await WorkerPool(jobs: 1).map(
      count: 40,
      makeState: { 0 },
      body: { state, _ in
        state += 1
        return state
      },
    )
    #expect(results == Array(1...40))
  }

  @Test func aSillyNumberOfJobsIsMadeSensible() {
    #expect(WorkerPool(jobs: -3).jobs == 1)
    #expect(WorkerPool(jobs: .max).jobs <= 256)
  }
}
