import AppTrees
import Foundation

// Prints documents with flexboxes as apps have them, for other implementations to lay out.

let usage = """
  usage: layout-app-trees COUNT SEED

  Prints COUNT documents as JSON lines with their name, family and xml; the same ones for a seed, on
  any system.
  """

/// A document as a line of a file of cases.
struct Line: Encodable {
  let name: String
  let family = "flexapp"
  let xml: String
}

let words = CommandLine.arguments.dropFirst()
guard words.count == 2, let count = words.first.flatMap({ Int($0) }), count >= 0,
  let seed = words.last.flatMap({ UInt64($0) })
else {
  print(usage)
  exit(2)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for index in 0..<count {
  let tree = AppTree(seed: seed, index: index)
  print(String(decoding: try encoder.encode(Line(name: tree.name, xml: tree.xml)), as: UTF8.self))
}
