import Foundation
import LayoutDiagnostics
import LayoutFormatting
import LayoutRules
import LayoutSchema
import LayoutXML
import Oracles
import TestSupport

@testable import LayoutCompiler

/// A construct as an author types it from memory of another system, and what it should become.
struct TypedGuess: Sendable {
  let system: String
  let markup: String
  /// The document after the first repairs, or words of the finding behind `says: `.
  let right: String

  /// What is looked for: mistakes, and what they leave unused.
  static let rules = RuleChoice { $0.group == .correctness || $0.name == "unused-declaration" }

  /// Reads a file of guesses: `markup → right` in lines under headings.
  static func all(in file: String) -> [TypedGuess] {
    let url = PackageRoot.appending("Tests/LayoutCompilerTests/Guesses/\(file)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var system = ""
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("# ") { system = String(line.dropFirst(2)) }
      guard let start = line.firstIndex(of: "<"), let arrow = line.range(of: " → "),
        start < arrow.lowerBound
      else { return nil }
      return TypedGuess(
        system: system, markup: String(line[start..<arrow.lowerBound]),
        right: String(line[arrow.upperBound...]))
    }
  }

  /// Returns a whole document around the markup of a guess.
  static func document(with markup: String) -> String {
    let border = markup.range(of: "> <", options: .backwards)
    let declarations = border.map { markup[..<$0.lowerBound] + ">" } ?? ""
    let elements = border.map { "<" + markup[$0.upperBound...] } ?? markup
    return """
      <layout name="Guess">
        <record name="Item"><field name="id" type="String"/><field name="name" type="String"/></record>
        <param name="title" type="String"/>
        <param name="isOpen" type="Bool"/>
        <param name="count" type="Integer"/>
        <param name="photo" type="Image"/>
        <param name="items" type="[Item]"/>
        <define name="gutter" value="8"/>
        <define name="accent" value="#FF8000"/>
        <style name="card" cornerRadius="8"/>
        \(declarations)
        <stack direction="vertical" spacing="{gutter}">
          \(elements)
          <for each="one" in="{items}"><text style="card" color="{accent}">{one.name}</text></for>
          <if test="{isOpen}"><image source="{photo}"/></if>
          <text>{title} {count}</text>
        </stack>
      </layout>
      """
  }

  /// Returns how the answers differ from what is right, or nil.
  ///
  /// The first repair of the first finding is made until nothing is found, as an author would.
  var failure: String? {
    var bytes = Array(Self.document(with: markup).utf8)
    var seen: Set<[UInt8]> = []
    var frontEnd = DocumentFrontEnd(sharing: ModuleLoader(), rules: Self.rules)
    for _ in 0..<12 {
      let findings = frontEnd.check(bytes, insteadOf: "guess.layout.xml")
      guard let finding = findings.first else {
        let ours = Self.formatted(bytes)
        let wanted = Self.formatted(Array(Self.document(with: right).utf8))
        return ours == wanted ? nil : Self.difference(ours, wanted)
      }
      let said = [finding.message, finding.label].compactMap(\.self).joined(separator: ": ")
      let fix = finding.fixes.first { !$0.title.hasPrefix("remove ") || !right.hasPrefix("says: ") }
      if right.hasPrefix("says: "), said.contains(right.dropFirst(6)) {
        return fix == nil ? nil : "says it, and would \(fix?.title ?? "")"
      }
      guard let fix else { return "no repair: \(said)" }
      bytes = Repairing.apply(fix.edits, to: bytes)
      guard seen.insert(bytes).inserted else { return "again and again: \(said)" }
    }
    return "no end of findings"
  }

  /// Returns the lines of the formatted document, without the imports, which come last.
  private static func formatted(_ bytes: [UInt8]) -> [String] {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    parser.parse(bytes.span)
    var formatter = DocumentFormatter()
    formatter.format(parser.document)
    // A number and the same with its unit are one value.
    let text = String(decoding: formatter.output, as: UTF8.self)
      .replacing(#/(\d)pt\b/#) { "\($0.output.1)" }
    let lines = text.split(separator: "\n").map(String.init)
    let isImport = { (line: String) in line.contains("<import ") }
    return lines.filter { !isImport($0) } + lines.filter(isImport).sorted()
  }

  private static func difference(_ one: [String], _ other: [String]) -> String {
    let change = one.difference(from: other)
    let lines = change.compactMap { step in
      if case .insert(_, let line, _) = step {
        line.trimmingCharacters(in: .whitespaces)
      } else {
        nil
      }
    }
    return "became \(lines.joined(separator: " "))"
  }
}
