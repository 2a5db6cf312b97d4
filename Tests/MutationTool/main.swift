import Foundation

// Puts small faults into the solvers, the text measuring and the evaluator of expressions, and
// reports those that no test detects. It runs in the folder of the package.

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(2)
}
do {
  let run = MutationRun(options, root: FileManager.default.currentDirectoryPath)
  exit(try await run.survivors() == 0 ? 0 : 1)
} catch {
  print(error)
  exit(2)
}
