import Foundation
import TestSupport
import Testing

/// What the written pages promise.
struct PageTests {
  @Test(arguments: MarkdownPage.written)
  func linksLeadSomewhere(_ path: String) throws {
    let page = try MarkdownPage(path)
    let folder = PackageRoot.appending(path).deletingLastPathComponent()
    let broken = page.linkedFiles.filter { link in
      !FileManager.default.fileExists(atPath: folder.appending(path: link).path())
    }
    #expect(broken == [])
  }

  @Test func theChangelogBeginsWithUnreleased() throws {
    let headings = try MarkdownPage("CHANGELOG.md").text.split(separator: "\n")
      .filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## Unreleased")
  }

  @Test(arguments: MarkdownPage.written)
  func makeTargetsExist(_ path: String) throws {
    let makefile = try String(contentsOf: PackageRoot.appending("Makefile"), encoding: .utf8)
    let targets = Set(makefile.matches(of: #/(?m)^([a-z-]+):/#).map { String($0.1) })
    let named = try MarkdownPage(path).text.matches(of: #/(?m)(?:^|`)make ([a-z-]+)/#)
    #expect(named.map { String($0.1) }.filter { !targets.contains($0) } == [])
  }

  @Test(arguments: ["CONTRIBUTING.md", "Docs/Design.md"])
  func filesThatAreNamedExist(_ path: String) throws {
    let named = try MarkdownPage(path).text.matches(of: #/`((?:Sources|Tests)/[\w/+.]+)`/#)
    let missing = named.map { String($0.1) }.filter {
      !FileManager.default.fileExists(atPath: PackageRoot.appending($0).path())
    }
    #expect(missing == [])
  }
}
