import Foundation
import TestSupport
import Testing

/// A guess of an author who knows another system, with the expected finding.
struct Guess: CustomTestStringConvertible, Sendable {
  /// The expected finding about a word of another system.
  enum Answer: Equatable {
    /// The markup after the first repair is made.
    case markup(String)
    /// A finding with these words, and no word to write instead.
    case says(String)
    /// A finding that offers no word, because the language has none that is near.
    case none
  }

  let word: String
  /// The other system, from the heading above the line; the heading's second part is the kind of
  /// word.
  let system: String
  let kind: String
  let markup: String
  let answer: Answer

  var testDescription: String { "\(system), \(kind): \(word)" }

  /// Returns a whole document around the markup of a guess.
  func document(with markup: String) -> String {
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
}

extension Guess {
  static let url = PackageRoot.appending("Tests/LayoutCheckingTests/Guesses/Guesses.txt")

  /// All lines of `Guesses.txt`.
  static let all: [Guess] = {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var heading = ["", ""]
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("# ") {
        heading = line.dropFirst(2).split(separator: ": ").map(String.init)
      }
      return Guess(line, under: heading)
    }
  }()

  private init?(_ line: Substring, under heading: [String]) {
    guard let arrow = line.range(of: " → "), let start = line.firstIndex(of: "<"),
      start < arrow.lowerBound, heading.count == 2
    else { return nil }
    word = line[..<start].trimmingCharacters(in: .whitespaces)
    (system, kind) = (heading[0], heading[1])
    markup = String(line[start..<arrow.lowerBound])
    let right = String(line[arrow.upperBound...])
    answer =
      right == "none"
      ? .none
      : right.hasPrefix("says: ") ? .says(String(right.dropFirst(6))) : .markup(right)
  }
}
