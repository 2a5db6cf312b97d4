import Foundation

/// A page of the documentation.
package struct MarkdownPage {
  /// The path of the page in the package.
  package let path: String
  package let text: String

  package init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: PackageRoot.appending(path), encoding: .utf8)
  }

  /// The pages that readers are pointed to.
  package static let written =
    commands + [
      "CHANGELOG.md", "CONTRIBUTING.md", "Docs/AppleAPI.md", "Docs/Apps.md", "Docs/Building.md",
      "Docs/Changes.md", "Docs/Design.md", "Docs/Formatting.md", "Docs/Glossary.md",
      "Docs/History.md", "Docs/Linting.md", "Docs/Modules.md", "Docs/Programs.md",
      "Docs/ProofReports.md", "Docs/Reasons.md", "Docs/Releasing.md", "Docs/Runtime.md",
      "Docs/Tour.md",
      "Grammar/README.md", "Grammar/pack.md", "README.md", "SECURITY.md", "Samples/README.md",
    ]
}

// MARK: Blocks of code

extension MarkdownPage {
  /// The pages whose commands are run, and whose Swift is compiled against what they generate.
  package static let run =
    ["README.md", "Docs/Apps.md", "Docs/ProofReports.md", "Docs/Proving.md", "Docs/Tour.md"]
    + commands

  /// The pages about one command each.
  package static let commands: [String] = {
    let folder = PackageRoot.appending("Docs/Commands").path()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/Commands/\($0)" }
  }()

  /// The page, with the documents of the README before its own, which it may speak of.
  package static func withTheCard(_ path: String) throws -> [CodeBlock] {
    let shared = path.hasPrefix("Docs/Commands/") ? try MarkdownPage("README.md").blocks : []
    return shared.filter { $0.file != nil } + (try MarkdownPage(path).blocks)
  }
}

/// A fenced code block.
package struct CodeBlock {
  /// The first word after the fence.
  package let language: String
  /// The second word after the fence: the name of a file.
  package let file: String?
  package let lines: [String]

  package var text: String { lines.map { $0 + "\n" }.joined() }
}

extension CodeBlock {
  /// The commands behind the prompts.
  package var commands: [String] {
    language == "console" ? lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) } : []
  }
}

extension MarkdownPage {
  package var blocks: [CodeBlock] {
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
  package var linkedFiles: [String] {
    text.matches(of: #/\]\(([^)#\s]+)[^)]*\)/#).map { String($0.1) }
      .filter { !$0.contains("://") }
  }
}
