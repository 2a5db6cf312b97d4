import LayoutDiagnostics
import LayoutEngine
import LayoutRules

/// What a proof tried and found in all documents of a run.
package struct ProofReport: Sendable {
  /// A document with what was proved of it.
  struct Document: Sendable {
    var file: String
    var outcome: ScreenProver.Outcome
    /// The lines of the violations in the document, counted from 1, in their order.
    var lines: [Int]
    /// Whether an earlier run has proved it.
    var isRecalled = false
  }

  private(set) var documents: [Document] = []
  /// The properties that were asked.
  private let properties: [String]

  init(_ documents: [Document]) {
    self.documents = documents
    properties = ProofProperty.all.map(\.finding.name)
  }

  /// What was tried, and how much of it, in one sentence.
  package var sentence: String {
    guard !documents.isEmpty else { return "tried nothing: no document can be laid out" }
    let solves = documents.reduce(0) { $0 + $1.outcome.tried.solves }
    let widths = Self.words(for: documents.map(\.outcome.tried.widths))
    let said = documents.compactMap(\.outcome.tried.heights)
    let heights = said.isEmpty ? "" : " and heights of \(Self.words(for: said))"
    let variants = documents.reduce(0) { $0 + $1.outcome.tried.variants }
    let data =
      variants == 0
      ? "" : ", \(variants) \(variants == 1 ? "variant" : "variants") of the data"
    let texts = documents.reduce(0) { $0 + $1.outcome.tried.texts.count }
    let shown =
      texts == 0 ? "" : ", \(texts) \(texts == 1 ? "text" : "texts") only as shown in previews"
    let open = documents.count { $0.outcome.obstacle != nil }
    let recalled = documents.count(where: \.isRecalled)
    let layouts = documents.count { $0.outcome.tried.previews > 0 }
    let components = documents.reduce(0) { $0 + $1.outcome.tried.components }
    let subjects = [(layouts, "document"), (components, "component")].filter { $0.0 > 0 }
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " and ")
    let appearances = Set(documents.flatMap(\.outcome.tried.appearances))
    let colors = LayoutEnvironment.ColorScheme.allCases.filter(appearances.contains)
      .map { "in the \($0.rawValue)" }.joined(separator: " and ")
    return "tried widths of \(widths)\(heights) in both directions and "
      + "\(ProofDomain.textSizes.count) text sizes\(colors.isEmpty ? "" : ", \(colors)")\(data)\(shown): "
      + "\(solves) solves of \(subjects)"
      + (recalled == 0 ? "" : ", \(recalled) of them in an earlier run")
      + (open == 0 ? "" : "; \(open) could not be proved")
  }

  /// Returns the first three of some ranges in words, each once.
  private static func words(for ranges: [ClosedRange<Int>]) -> String {
    let different = Set(ranges).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return different.prefix(3).map { "\($0.lowerBound)...\($0.upperBound)" }
      .joined(separator: ", ") + (different.count > 3 ? " and others" : "")
  }

  /// The report as JSON, for machines.
  package var json: String {
    JSONValue.members([
      ("version", .integer(1)),
      ("textSizes", .array(ProofDomain.textSizes.sorted().map { .number($0) })),
      ("documents", .array(documents.map(json(of:)))),
    ]).text + "\n"
  }

  private func json(of document: Document) -> JSONValue {
    let outcome = document.outcome
    let verdict =
      outcome.obstacle != nil ? "open" : outcome.violations.isEmpty ? "proved" : "violated"
    var members: [(String, JSONValue)] = [
      ("file", .string(document.file)), ("verdict", .string(verdict)),
    ]
    if let obstacle = outcome.obstacle { members.append(("obstacle", .string(obstacle))) }
    members += [
      (
        "widths",
        .array([
          .integer(outcome.tried.widths.lowerBound), .integer(outcome.tried.widths.upperBound),
        ])
      ),
      (
        "heights",
        .array(
          (outcome.tried.heights.map { [$0.lowerBound, $0.upperBound] } ?? []).map { .integer($0) })
      ),
      ("appearances", .strings(outcome.tried.appearances.map(\.rawValue))),
      ("previews", .integer(outcome.tried.previews)),
      ("components", .integer(outcome.tried.components)),
      ("variants", .integer(outcome.tried.variants)),
      ("textsAsShown", .strings(outcome.tried.texts)),
      ("solves", .integer(outcome.tried.solves)),
      ("properties", .array(properties.map { json(of: $0, in: document) })),
    ]
    return .members(members)
  }

  private func json(of property: String, in document: Document) -> JSONValue {
    let broken = zip(document.outcome.violations, document.lines).filter {
      $0.0.property.finding.name == property
    }
    let verdict =
      !broken.isEmpty ? "violated" : document.outcome.obstacle != nil ? "open" : "proved"
    var members: [(String, JSONValue)] = [
      ("property", .string(property)), ("verdict", .string(verdict)),
    ]
    if !broken.isEmpty {
      members.append(
        (
          "elements",
          .array(
            broken.map { violation, line in
              .members(
                [("element", .string(violation.name)), ("line", .integer(line))] + violation.members
              )
            })
        ))
    }
    return .members(members)
  }
}

extension ScreenProver.Violation {
  /// What a finding says of the proof in JSON.
  var json: JSONValue {
    .members(
      [("property", .string(property.finding.name)), ("verdict", .string("violated"))] + members)
  }

  fileprivate var members: [(String, JSONValue)] {
    [
      ("witness", witness.json),
      (
        "widths",
        .array(widths.all.map { .array([.number($0.lowerBound), .number($0.upperBound)]) })
      ),
      ("worst", .number(worst)),
    ]
  }
}

extension ScreenProver.Trial {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if let preview { members.append(("preview", .string(preview))) }
    members.append(("width", .number(width)))
    if let difference { members.append(("data", .string(difference))) }
    if height < .infinity { members.append(("height", .number(height))) }
    members += [
      ("scale", .number(scale)), ("textScale", .number(textScale)),
      ("direction", .string(isRightToLeft ? "rtl" : "ltr")),
    ]
    if let appearance { members.append(("appearance", .string(appearance.rawValue))) }
    return .members(members)
  }
}
