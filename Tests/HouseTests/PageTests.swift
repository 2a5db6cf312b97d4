import Foundation
import TestSupport
import Testing

/// Checks statements of the written pages against the package.
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

  /// The list of places to change for a new element is complete: it names every file that names an
  /// existing element.
  ///
  /// Inside the engine's tree and solvers the compiler reports missing cases.
  @Test func thePlacesOfAnElementAreAllNamed() throws {
    let section = try section("## Adding an element").components(separatedBy: "A **container**")[0]
    let inside = ["Editing", "Flex", "Linear", "Running", "Solver", "Tree"].map {
      "Sources/LayoutEngine/\($0)/"
    }
    let naming = try swiftFiles(in: "Sources").filter { file in
      guard !inside.contains(where: file.hasPrefix) else { return false }
      let code = try SwiftCode(of: file).text
      return [".clip,", ".clip:", ".clip(", ".clip where", "ClipSpec"].contains {
        code.contains($0)
      }
    }
    #expect(naming.count > 8)
    // This file is the existing element's own struct.
    let files = naming.filter { $0 != "Sources/LayoutEngine/Specs/ClipSpec.swift" }
    #expect(files.filter { !section.contains($0.components(separatedBy: "/").last ?? $0) } == [])
  }

  /// The list of places to change for a new function is complete, and each of its places handles
  /// every function.
  @Test func thePlacesOfAFunctionAreAllNamed() throws {
    let section = try section("## Adding a function")
    let cases = try String(
      contentsOf: PackageRoot.appending(
        "Sources/LayoutSchema/Expressions/ExpressionFunction.swift"), encoding: .utf8)
    let names = cases.matches(of: #/(?m)^  case (\w+)$/#).map { String($0.1) }
    #expect(names.count > 20 && names.contains("pad"))
    for file in [
      "Sources/LayoutSchema/Expressions/FunctionTable.swift",
      "Sources/LayoutModel/Expressions/ExpressionOperations.swift",
      "Sources/LayoutCodeGeneration/Swift/SwiftBindings+Operations.swift",
    ] {
      #expect(section.contains(file))
      let code = try SwiftCode(of: file).text
      let handled = code.matches(of: #/case ((?:\.\w+(?:, |,\s+)?)+):/#).flatMap {
        $0.1.matches(of: #/\.(\w+)/#).map { String($0.1) }
      }
      #expect(names.filter { !handled.contains($0) } == [], "\(file)")
    }
    let reference = "Tests/ReferenceEvaluator/ReferenceScope+Expressions.swift"
    #expect(section.contains(reference))
    let evaluator = try String(contentsOf: PackageRoot.appending(reference), encoding: .utf8)
    #expect(names.filter { !evaluator.contains("(\"\($0)\", ") } == [])

    // No other file needs to know a function that has nothing to do with others.
    let naming = try swiftFiles(in: "Sources").filter { file in
      guard !file.hasPrefix("Sources/LayoutEngine/") else { return false }
      let code = try SwiftCode(of: file).text
      return [".pad,", ".pad:", ".pad(", "case pad\n"].contains { code.contains($0) }
    }
    #expect(naming.count == 4)
    #expect(naming.filter { !section.contains($0) } == [])
  }

  /// The list of places to change for a new rule is complete: it names every file that names an
  /// existing rule.
  @Test func thePlacesOfARuleAreAllNamed() throws {
    let section = try section("## Adding a rule")
    let naming = try swiftFiles(in: "Sources").filter { file in
      let text = try String(contentsOf: PackageRoot.appending(file), encoding: .utf8)
      return text.contains("HalfStroke") || text.contains("half-stroke")
    }
    let names = naming.compactMap { $0.components(separatedBy: "/").last }
    // The first is the rule's own file.
    #expect(names.sorted() == ["HalfStroke.swift", "RuleRegistry.swift"])
    #expect(section.contains("RuleRegistry.swift") && section.contains("rule-frequency.txt"))
    let frequency = "Tests/RefereeTests/Snapshots/rule-frequency.txt"
    let text = try String(contentsOf: PackageRoot.appending(frequency), encoding: .utf8)
    #expect(text.contains("half-stroke"))
  }

  /// The list of places to change for a new command is complete: it names every file that names an
  /// existing command.
  @Test func thePlacesOfACommandAreAllNamed() throws {
    let section = try section("## Adding a command")
    let naming = try swiftFiles(in: "Sources").filter { file in
      let text = try String(contentsOf: PackageRoot.appending(file), encoding: .utf8)
      return ["TextsRun", "TextsCommand", "layoutc texts"].contains { text.contains($0) }
    }
    #expect(naming.count >= 3)
    let listed = { (file: String) in
      section.contains(file.components(separatedBy: "/").last ?? file)
    }
    #expect(naming.filter { !listed($0) } == [])
    for other in ["Manual/layoutc-texts.1", "Tests/Growth/check.py", "README.md", "CHANGELOG.md"] {
      #expect(section.contains(other))
      let text = try String(contentsOf: PackageRoot.appending(other), encoding: .utf8)
      #expect(text.contains("texts"), "\(other) names no such command")
    }
  }

  /// The list of places to change for a new attribute is complete: it names every file that names
  /// an existing attribute of the appearance, apart from those that are about that attribute.
  @Test func thePlacesOfAnAttributeAreAllNamed() throws {
    let section = try section("## Adding an attribute")
    let own = ["Sources/LayoutRules/Rules/", "Sources/LayoutSchema/Lookup/"]
    let naming = try ["Sources", "Hosts/GTK/Sources/LayoutGTK"].flatMap { swiftFiles(in: $0) }
      .filter { file in
        guard !own.contains(where: file.hasPrefix) else { return false }
        let pattern = #/\bstrokeColor\b/#.wordBoundaryKind(.simple)
        return try SwiftCode(of: file).text.contains(pattern)
      }
    #expect(naming.count > 8)
    #expect(
      naming.filter { !section.contains($0.components(separatedBy: "/").last ?? $0) } == [])
  }

  /// A section of CONTRIBUTING, by its heading.
  private func section(_ heading: String) throws -> String {
    let page = try MarkdownPage("CONTRIBUTING.md").text
    return try #require(page.components(separatedBy: "\(heading)\n").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
  }
}
