import Foundation
import TestSupport

/// A page of the documentation.
struct MarkdownPage {
  /// Its place in the package.
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: PackageRoot.appending(path), encoding: .utf8)
  }

  /// The pages that people are sent to.
  static let written = [
    "CHANGELOG.md", "CONTRIBUTING.md", "Docs/Design.md", "Docs/Modules.md", "Grammar/README.md",
    "README.md", "Samples/README.md",
  ]
}

// MARK: Blocks of code

/// A block between fences.
struct CodeBlock {
  /// The first word after the fence.
  let language: String
  /// The second one: the name of a file.
  let file: String?
  let lines: [String]

  var text: String { lines.map { $0 + "\n" }.joined() }
}

extension MarkdownPage {
  var blocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (info: [Substring], lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          let info = block.info
          blocks.append(
            CodeBlock(
              language: info.first.map(String.init) ?? "",
              file: info.dropFirst().first.map(String.init),
              lines: block.lines))
          open = nil
        } else {
          open?.lines.append(String(line))
        }
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3).split(separator: " "), [])
      }
    }
    return blocks
  }

  /// The targets of links to files, without anchors.
  var linkedFiles: [String] {
    text.matches(of: #/\]\(([^)#\s]+)[^)]*\)/#).map { String($0.1) }
      .filter { !$0.contains("://") }
  }
}
