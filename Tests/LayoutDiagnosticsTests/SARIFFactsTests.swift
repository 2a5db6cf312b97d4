import Foundation
import LayoutDiagnostics
import Testing

/// The rules of the SARIF 2.1.0 schema for a report's objects: known members, required members and
/// types.
struct SARIFFactsTests {
  private indirect enum Shape {
    case text
    case whole(from: Int)
    case truth
    case words([String])
    case texts
    case list(of: String, atLeast: Int, isSet: Bool)
    case object(String)
    case bag
  }

  /// For each object's name, its members and which of them are required.
  private static let objects: [String: (members: [String: Shape], required: [String])] = [
    "log": (
      [
        "$schema": .text, "version": .words(["2.1.0"]),
        "runs": .list(of: "run", atLeast: 0, isSet: false),
      ],
      ["version", "runs"]
    ),
    "run": (
      [
        "tool": .object("tool"),
        "columnKind": .words(["utf16CodeUnits", "unicodeCodePoints"]),
        "results": .list(of: "result", atLeast: 0, isSet: false),
      ], ["tool"]
    ),
    "tool": (["driver": .object("driver")], ["driver"]),
    "driver": (
      [
        "name": .text, "version": .text, "informationUri": .text,
        "rules": .list(of: "rule", atLeast: 0, isSet: true),
      ], ["name"]
    ),
    "rule": (
      [
        "id": .text, "shortDescription": .object("words"), "fullDescription": .object("words"),
        "help": .object("words"), "defaultConfiguration": .object("configuration"),
        "properties": .bag,
      ], ["id"]
    ),
    "words": (["text": .text, "markdown": .text], ["text"]),
    "configuration": (
      ["level": .words(["none", "note", "warning", "error"]), "enabled": .truth], []
    ),
    "result": (
      [
        "ruleId": .text, "ruleIndex": .whole(from: -1),
        "level": .words(["none", "note", "warning", "error"]), "message": .object("words"),
        "locations": .list(of: "location", atLeast: 0, isSet: false),
        "relatedLocations": .list(of: "location", atLeast: 0, isSet: true),
        "partialFingerprints": .texts, "fixes": .list(of: "fix", atLeast: 0, isSet: true),
      ], ["message"]
    ),
    "location": (
      [
        "id": .whole(from: -1), "message": .object("words"),
        "physicalLocation": .object("physicalLocation"),
      ], []
    ),
    "physicalLocation": (
      ["artifactLocation": .object("artifact"), "region": .object("region")], ["artifactLocation"]
    ),
    "artifact": (["uri": .text], []),
    "region": (
      [
        "startLine": .whole(from: 1), "startColumn": .whole(from: 1), "endLine": .whole(from: 1),
        "endColumn": .whole(from: 1),
      ], ["startLine"]
    ),
    "fix": (
      [
        "description": .object("words"),
        "artifactChanges": .list(of: "change", atLeast: 1, isSet: true),
      ], ["artifactChanges"]
    ),
    "change": (
      [
        "artifactLocation": .object("artifact"),
        "replacements": .list(of: "replacement", atLeast: 1, isSet: false),
      ], ["artifactLocation", "replacements"]
    ),
    "replacement": (
      ["deletedRegion": .object("region"), "insertedContent": .object("content")],
      ["deletedRegion"]
    ),
    "content": (["text": .text], []),
  ]

  @Test(arguments: RendererCase.all)
  func reportsAreWhatTheSchemaAsks(example: RendererCase) throws {
    let text = SARIFRenderer(version: "1.2.3").render(example.findings)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(faults(log, .object("log"), "log") == [])
  }

  /// The checks detect faults.
  @Test(arguments: [
    ("{\"version\": \"2.1.0\"}", "log: no 'runs'"),
    ("{\"version\": 2, \"runs\": []}", "log.version: 2"),
    ("{\"version\": \"2.1.0\", \"runs\": [{\"tol\": 1}]}", "log.runs[0]: 'tol' is unknown"),
  ])
  func theFactsAreFacts(text: String, fault: String) throws {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(faults(log, .object("log"), "log").contains(fault))
  }

  private func faults(_ value: Any, _ shape: Shape, _ place: String) -> [String] {
    switch shape {
    case .text: return value is String ? [] : ["\(place): \(value)"]
    case .whole(let least):
      return (value as? Int).map { $0 >= least } == true ? [] : ["\(place): \(value)"]
    case .truth: return value is Bool ? [] : ["\(place): \(value)"]
    case .words(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(place): \(value)"]
    case .texts: return value is [String: String] ? [] : ["\(place): \(value)"]
    case .bag: return value is [String: Any] ? [] : ["\(place): \(value)"]
    case .list(let name, let least, let isSet):
      guard let values = value as? [Any], values.count >= least else {
        return ["\(place): \(value)"]
      }
      let same = isSet && Set(values.map { "\($0)" }).count < values.count
      return (same ? ["\(place): one stands there twice"] : [])
        + values.enumerated().flatMap { faults($1, .object(name), "\(place)[\($0)]") }
    case .object(let name):
      guard let members = value as? [String: Any], let object = Self.objects[name] else {
        return ["\(place): \(value)"]
      }
      let missing = object.required.filter { members[$0] == nil }.map { "\(place): no '\($0)'" }
      return missing
        + members.flatMap { key, value in
          object.members[key].map { faults(value, $0, "\(place).\(key)") }
            ?? ["\(place): '\(key)' is unknown"]
        }
    }
  }
}
