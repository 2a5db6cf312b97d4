import AppTrees
import Foundation

// Prints documents as apps have them, to be laid out by other implementations.

let usage = """
  usage: layout-app-trees COUNT SEED [--css]

  Prints COUNT documents as JSON lines with their name, family and xml; the same ones for a seed, on
  any system. They hold flexboxes of Yoga and FlexLayout; with --css, flexboxes and grids of CSS.
  """

/// A document as a line of a file of cases.
struct Line: Encodable {
  let name: String
  let family: String
  let xml: String
}

var words = Array(CommandLine.arguments.dropFirst())
let isCSS = words.last == "--css"
if isCSS { words.removeLast() }
guard words.count == 2, let count = words.first.flatMap({ Int($0) }), count >= 0,
  let seed = words.last.flatMap({ UInt64($0) })
else {
  print(usage)
  exit(2)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for index in 0..<count {
  let line: Line
  if isCSS {
    let tree = CSSAppTree(seed: seed, index: index)
    line = Line(name: tree.name, family: "cssapp", xml: tree.xml)
  } else {
    let tree = AppTree(seed: seed, index: index)
    line = Line(name: tree.name, family: "flexapp", xml: tree.xml)
  }
  print(String(decoding: try encoder.encode(line), as: UTF8.self))
}
