import Foundation
import RandomTrees

// Solves random trees repeatedly, with edits in between, and compares each solve with that of a new
// tree. A tree that differs is printed with its seed, after it was shrunk.

let usage = "usage: layout-relayouts [--flex | --lists] [--answers] [--frames FILE] COUNT [SEED]"
/// Whether most containers are flexboxes.
let isFlex = CommandLine.arguments.contains("--flex")
/// Whether all cached results are checked.
let checksAnswers = CommandLine.arguments.contains("--answers")
/// Whether all trees are scrolled lists.
let isList = CommandLine.arguments.contains("--lists")
var words = CommandLine.arguments.dropFirst()
  .filter { $0 != "--flex" && $0 != "--lists" && $0 != "--answers" }
/// The file with the frames of new trees: written if it does not exist, and otherwise compared.
var framesFile: String?
if let place = words.firstIndex(of: "--frames"), place + 1 < words.endIndex {
  framesFile = words[place + 1]
  words.removeSubrange(place...place + 1)
}
let numbers = words.map { UInt64($0) }
guard let first = numbers.first, let count = first, numbers.allSatisfy({ $0 != nil }) else {
  print(usage)
  exit(2)
}
let start = numbers.dropFirst().first.flatMap { $0 } ?? UInt64.random(in: 0..<1 << 32)

/// Prints a line without buffering.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

/// Returns the trial of a seed.
///
/// Most trials are small, because mistakes in large trees also occur in small ones. One in four is
/// wild.
func trial(_ seed: UInt64) -> RelayoutTrial {
  var trial = RelayoutTrial(
    seed: seed, elements: [4, 6, 10, 14, 40, 15, 6, 8][Int(seed / 4 % 8)],
    isWild: seed % 4 == 3, emphasis: isFlex ? .flexboxes : isList ? .lists : .none)
  trial.checksAnswers = checksAnswers
  return trial
}

if let framesFile {
  let digest = { String(trial(start &+ $0).framesDigest, radix: 16) }
  guard let data = FileManager.default.contents(atPath: framesFile) else {
    let text = (0..<count).map(digest).joined(separator: "\n")
    let isWritten = FileManager.default.createFile(atPath: framesFile, contents: Data(text.utf8))
    exit(isWritten ? 0 : 2)
  }
  let kept = String(decoding: data, as: UTF8.self).split(separator: "\n")
  for index in 0..<count where index >= kept.count || kept[Int(index)] != digest(index) {
    say("seed \(start &+ index) has other frames than before")
    exit(1)
  }
  exit(0)
}

say("seed \(start)")
var failures = 0
for index in 0..<count {
  let seed = start &+ index
  if index > 0 && index % 5000 == 0 { say("\(index) of \(count), \(failures) differ") }
  let trial = trial(seed)
  guard let difference = trial.difference() else { continue }
  failures += 1
  say("seed \(seed): \(difference)")
  guard failures <= 20 else { continue }
  let small = trial.shrunk()
  say("\(small)\n\(small.difference() ?? "")\n")
}
say("\(count) trees, \(failures) differ")
exit(failures == 0 ? 0 : 1)
