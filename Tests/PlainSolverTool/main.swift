import Foundation
import PlainSolvers

// Compares the engine with the plain solvers on random trees, and prints each difference for a
// shrunk tree.

let words = CommandLine.arguments.dropFirst()
let kinds: [String: any PlainTrial.Type] = [
  "boxspecs": BoxSpecTrial.self, "fits": FitTrial.self, "linear": LinearTrial.self,
]
guard let name = words.first, let kind = kinds[name],
  let count = words.dropFirst().first.flatMap({ UInt64($0) })
else {
  print("usage: layout-plain-solvers boxspecs|fits|linear COUNT [SEED]")
  exit(2)
}
let start =
  words.dropFirst(2).first.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1 << 32)
print("seed \(start)")
var failures = 0
for seed in start..<start &+ count {
  let trial = kind.init(seed: seed)
  guard let difference = trial.difference() else { continue }
  failures += 1
  print("seed \(seed): \(difference)")
  if failures <= 20 { print(trial.shrunk()) }
  fflush(nil)
}
print("\(count) trees, \(failures) differ")
exit(failures == 0 ? 0 : 1)
