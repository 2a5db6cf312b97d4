import Foundation
import ParitySupport

// Compares interpreter and generated code on all documents in the given folders, on random
// documents, or on documents that bind every attribute of every element. It can also compare the
// interpreter with documents loaded from packs, which needs no compiler, or only compile documents
// that may be hard to compile.

let usage = """
  usage: layout-parity FOLDER…
         layout-parity --random COUNT [SEED [FOLDER]]
         layout-parity --packs COUNT [SEED]
         layout-parity --sweep [NAME]
         layout-parity --compile attributes|defaults|names|names-together [SHARE [SEED]]

  The documents made at random stay in FOLDER. NAME is a part of what an attribute is called.
  """
let temporary = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
defer { try? FileManager.default.removeItem(at: temporary) }

/// Removes temporary files and ends the program.
func leave(_ status: Int32) -> Never {
  try? FileManager.default.removeItem(at: temporary)
  exit(status)
}

/// Compares the documents and ends the program.
func compare(_ documents: [ParityDocument], besides broken: [String] = []) -> Never {
  let run = ParityRun(ParityToolchain(), in: temporary.appending(path: "work"))
  var differences = ReferenceComparison.differences(among: documents.filter { $0.isFile })
  do {
    differences += try run.differences(among: documents) { print("\($0) of \(documents.count)") }
  } catch {
    print(error)
    leave(1)
  }
  for difference in differences { print(difference) }
  for path in broken { print("\(path): has errors, left out") }
  print("\(documents.count) documents, \(differences.count) differ, \(broken.count) left out")
  leave(differences.isEmpty && !documents.isEmpty ? 0 : 1)
}

if CommandLine.arguments.dropFirst().first == "--sweep" {
  let part = CommandLine.arguments.dropFirst(2).first ?? ""
  let sweeps = BindingSweep.all.filter { part.isEmpty || $0.name.contains(part) }
  compare(sweeps.compactMap { $0.document() })
}
if CommandLine.arguments.dropFirst().first == "--compile" {
  let arguments = Array(CommandLine.arguments.dropFirst(2))
  guard let sweep = arguments.first.flatMap({ Sweep(rawValue: $0) }) else {
    print(usage)
    leave(2)
  }
  let share = arguments.dropFirst().first.flatMap { Double($0) } ?? 1
  let seed = arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 2026
  let outcome = try sweep.run(share: share, seed: seed, ParityToolchain(), in: temporary) {
    print($0.summary)
  }
  for failure in outcome.failures { print(failure) }
  for (finding, count) in outcome.findings.sorted(by: { $0.value > $1.value }).prefix(40) {
    print("  \(count) refused: \(finding)")
  }
  print("\(sweep.rawValue): \(outcome.summary)")
  leave(outcome.failures.isEmpty ? 0 : 1)
}

if CommandLine.arguments.dropFirst().first == "--packs" {
  let numbers = CommandLine.arguments.dropFirst(2)
  guard let count = numbers.first.flatMap({ Int($0) }) else {
    print(usage)
    leave(2)
  }
  let seed = numbers.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1 << 32)
  print("seed \(seed)")
  let (differences, compared) = try PackComparison.randomDifferences(
    seed: seed, documents: count, in: temporary
  ) { print("\($0) of \(count)") }
  for difference in differences { print(difference) }
  print("\(compared) documents loaded from packs, \(differences.count) differ")
  leave(differences.isEmpty && compared > 0 ? 0 : 1)
}

var folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
if CommandLine.arguments.dropFirst().first == "--random" {
  let numbers = CommandLine.arguments.dropFirst(2)
  guard let count = numbers.first.flatMap({ Int($0) }) else {
    print(usage)
    leave(2)
  }
  let seed = numbers.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1 << 32)
  print("seed \(seed)")
  let corpus =
    numbers.dropFirst(2).first.map { URL(filePath: $0) } ?? temporary.appending(path: "corpus")
  try ParityCorpus.write(to: corpus, seed: seed, documents: count, sheets: count / 4)
  folders = [corpus]
}
guard !folders.isEmpty else {
  print(usage)
  leave(2)
}
let paths = folders.flatMap { ParityDocument.paths(in: $0) }
let (documents, broken) = try ParityDocument.load(paths)
compare(documents, besides: broken)
