import Foundation
import LayoutCompiler
import LayoutDiagnostics
import TestSupport
import Testing

/// The schema of configurations, for editors, agrees with the command.
struct ConfigurationSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let data = try Data(contentsOf: PackageRoot.appending("Grammar/layoutc.schema.json"))
    schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static let right = [
    "{}",
    "{\"$schema\": \"x\"}",
    "{\"extends\": []}",
    "{\"ruleFiles\": []}",
    "{\"rules\": {\"style\": \"off\", \"unequal-grow\": \"error\"}}",
    "{\"rules\": {\"unequal-grow\": {\"severity\": \"note\"}, \"percent-nest\": {}}}",
    "{\"rules\": {\"unequal-grow\": {\"options\": {}}}}",
    "{\"rules\": {\"small-text\": {\"options\": {\"minimum\": 12.5}}}}",
    "{\"rules\": {\"deep-nesting\": {\"severity\": \"off\", \"options\": {\"maximum\": 4}}}}",
    "{\"overrides\": [{\"files\": \"a/**\", \"rules\": {}}, {\"files\": [\"b\"]}]}",
    "{\"failOn\": \"never\", \"maxWarnings\": 0, \"exclude\": [\"Generated\"]}",
    "{\"prove\": {\"widths\": \"320...430\", \"appearance\": \"light\", \"fine\": true, \"full\": false}}",
  ]

  private static let wrong = [
    "[]", "3",
    "{\"rule\": {}}",
    "{\"extends\": 3}",
    "{\"ruleFiles\": [3]}",
    "{\"rules\": []}",
    "{\"rules\": {\"unequal-grow\": \"of\"}}",
    "{\"rules\": {\"unequal-grow\": {\"severity\": 1}}}",
    "{\"rules\": {\"unequal-grow\": {\"level\": \"off\"}}}",
    "{\"rules\": {\"unequal-grow\": {\"options\": {\"most\": 1}}}}",
    "{\"rules\": {\"small-text\": {\"options\": {\"minimum\": \"12\"}}}}",
    "{\"rules\": {\"small-text\": {\"options\": {\"minimum\": 0}}}}",
    "{\"rules\": {\"deep-nesting\": {\"options\": {\"maximum\": 4.5}}}}",
    "{\"rules\": {\"deep-nesting\": {\"options\": {\"minimum\": 4}}}}",
    "{\"rules\": {\"style\": {}}}",
    "{\"overrides\": {}}", "{\"overrides\": [{}]}", "{\"overrides\": [{\"files\": [3]}]}",
    "{\"overrides\": [{\"files\": [], \"rule\": {}}]}",
    "{\"prove\": {\"widths\": \"320-430\"}}", "{\"prove\": {\"appearance\": \"both\"}}",
    "{\"prove\": {\"fine\": 2}}", "{\"prove\": {\"width\": \"320...430\"}}",
    "{\"failOn\": \"off\"}", "{\"maxWarnings\": -1}", "{\"maxWarnings\": 1.5}",
    "{\"exclude\": [\"\"]}",
  ]

  @Test(arguments: right) func whatIsRightIsTaken(text: String) async throws {
    #expect(try await isTaken(text))
    #expect(try isValid(text))
  }

  @Test(arguments: wrong) func whatIsWrongIsRefused(text: String) async throws {
    #expect(try await !isTaken(text))
    #expect(try !isValid(text))
  }

  /// The schema cannot list the rules that files of a project declare.
  @Test(arguments: ["unequal-growth", "placement"])
  func onlyTheCommandKnowsWhichRulesThereAre(name: String) async throws {
    let text = "{\"rules\": {\"\(name)\": \"off\"}}"
    #expect(try await !isTaken(text))
    #expect(try isValid(text))
    #expect(try !isValid(text.replacing("\"off\"", with: "\"of\"")))
  }

  @Test func everyChoiceIsNamed() throws {
    let rules = try #require(definition("rules")["properties"] as? [String: Any])
    let groups = RuleGroup.allCases.map(\.rawValue)
    #expect(Set(rules.keys) == Set(RuleSettings.choosable.map(\.name) + groups))
  }

  // MARK: The reader and the schema

  private func isTaken(_ text: String) async throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".layoutc.json")
    try folder.write("<layout name=\"A\"><text id=\"a\">a</text></layout>", to: "a.layout.xml")
    var check = CheckRun([folder.path("a.layout.xml")])
    check.lint.source = .nearest
    return await check.run().verdict != .usage
  }

  private func isValid(_ text: String) throws -> Bool {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return isValid(value, schema)
  }

  private func definition(_ name: some StringProtocol) -> [String: Any] {
    let definitions = schema["definitions"] as? [String: Any]
    return definitions?[String(name)] as? [String: Any] ?? [:]
  }

  /// Whether a value is valid by the schema.
  ///
  /// Only the keywords of JSON Schema that the file uses are implemented; others fail the test.
  private func isValid(_ value: Any, _ schema: [String: Any]) -> Bool {
    schema.allSatisfy { word, rule in
      switch word {
      case "$schema", "$comment", "title", "description", "default", "definitions": return true
      case "$ref":
        let name = (rule as? String ?? "").dropFirst("#/definitions/".count)
        return isValid(value, definition(name))
      case "allOf": return schemas(rule).allSatisfy { isValid(value, $0) }
      case "anyOf": return schemas(rule).contains { isValid(value, $0) }
      case "type": return Self.isOf(type: rule as? String ?? "", value)
      case "enum": return (value as? String).map { (rule as? [String] ?? []).contains($0) } ?? false
      case "minimum": return (value as? Double).map { $0 >= rule as? Double ?? 0 } ?? true
      case "maximum": return (value as? Double).map { $0 <= rule as? Double ?? 0 } ?? true
      case "minLength": return (value as? String).map { $0.count >= rule as? Int ?? 0 } ?? true
      case "maxLength": return (value as? String).map { $0.count <= rule as? Int ?? 0 } ?? true
      case "pattern":
        let pattern = try? Regex(rule as? String ?? "")
        return (value as? String).map { text in pattern.map { text.contains($0) } ?? false } ?? true
      case "maxProperties":
        return (value as? [String: Any]).map { $0.count <= rule as? Int ?? 0 } ?? true
      case "required":
        return (value as? [String: Any]).map { object in
          (rule as? [String] ?? []).allSatisfy { object[$0] != nil }
        } ?? true
      case "items":
        return (value as? [Any]).map {
          $0.allSatisfy { isValid($0, rule as? [String: Any] ?? [:]) }
        }
          ?? true
      case "properties":
        let properties = rule as? [String: [String: Any]] ?? [:]
        return (value as? [String: Any] ?? [:]).allSatisfy { name, value in
          properties[name].map { isValid(value, $0) } ?? true
        }
      case "additionalProperties":
        let properties = schema["properties"] as? [String: Any] ?? [:]
        let others = (value as? [String: Any] ?? [:]).filter { properties[$0.key] == nil }
        // `false` allows no other keys; a schema applies to the values of all other keys.
        guard let rule = rule as? [String: Any] else { return others.isEmpty }
        return others.values.allSatisfy { isValid($0, rule) }
      default:
        Issue.record("the test does not know '\(word)'")
        return false
      }
    }
  }

  private func schemas(_ rule: Any) -> [[String: Any]] { rule as? [[String: Any]] ?? [] }

  private static func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": value is Double && !(value is Bool)
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "boolean": value is Bool
    default: false
    }
  }
}
