import Foundation
import ParitySupport

// Compares interpreter and generated code on all documents in the folders that are named.

let folders = CommandLine.arguments.dropFirst()
guard !folders.isEmpty else {
  print("usage: layout-parity FOLDER…")
  exit(2)
}
let paths = folders.flatMap { ParityDocument.paths(in: URL(filePath: $0)) }
let (documents, broken) = try ParityDocument.load(paths)
let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
defer { try? FileManager.default.removeItem(at: folder) }
let run = ParityRun(ParityToolchain(), in: folder)
let differences: [String]
do {
  differences = try run.differences(among: documents) { print("\($0) of \(documents.count)") }
} catch {
  print(error)
  exit(1)
}
for difference in differences { print(difference) }
for path in broken { print("\(path): has errors, left out") }
print("\(documents.count) documents, \(differences.count) differ, \(broken.count) left out")
exit(differences.isEmpty && !documents.isEmpty ? 0 : 1)
