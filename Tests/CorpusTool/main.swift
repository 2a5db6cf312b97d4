import Foundation
import SimulatedApp

// Writes the documents of a simulated app, and prints their number and size.

let usage = """
  usage: layout-corpus [--mistakes] COUNT FOLDER [SEED]

  COUNT documents, and the data of their previews, go into FOLDER; the same ones for a seed, on any
  system. Nothing is found in them, or something in most layouts with --mistakes.
  """

let words = CommandLine.arguments.dropFirst().filter { $0 != "--mistakes" }
let seed = words.count > 2 ? UInt64(words[words.startIndex + 2]) : 2026
guard (2...3).contains(words.count), let count = Int(words[words.startIndex]), count > 0, let seed
else {
  print(usage)
  exit(2)
}
let folder = URL(filePath: words[words.startIndex + 1])
let app = SimulatedApp(
  count: count, seed: seed, hasMistakes: CommandLine.arguments.contains("--mistakes"))
var made: Set<String> = []
var (files, bytes) = (0, 0)
for index in 0..<count {
  for file in app.files(at: index) {
    let place = folder.appending(path: file.path)
    let parent = place.deletingLastPathComponent()
    if made.insert(parent.path).inserted {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    // `Data.write` of Foundation waits for the disk with each file.
    guard let stream = fopen(place.path, "w") else {
      print("'\(place.path)' cannot be written")
      exit(1)
    }
    let isWritten = fputs(file.text, stream) >= 0
    guard fclose(stream) == 0, isWritten else {
      print("'\(place.path)' cannot be written")
      exit(1)
    }
    files += 1
    bytes += file.text.utf8.count
  }
}
print("\(count) documents, \(files) files, \(bytes) bytes")
