import LayoutDiagnostics
import LayoutEngine
import LayoutRules

/// What a proof tried and found in all documents of a run.
package struct ProofReport: Sendable {
  /// A document with what was proved of it.
  struct Document: Sendable {
    var file: String
    var outcome: ScreenProver.Outcome
    /// The places of the violations in the document, in their order.
    var places: [SourcePosition]
    /// The places of what is open for any words of texts, in its order.
    var openPlaces: [SourcePosition] = []
    /// The document and all that it reads.
    var files: [Certificate.File] = []
    /// Whether an earlier run has proved it.
    var isRecalled = false
  }

  private(set) var documents: [Document] = []
  private let run: Certificate

  init(
    _ documents: [Document], of run: Certificate = Certificate(textMetrics: nil, strings: nil)
  ) {
    self.documents = documents
    self.run = run
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
      + (open == 0 ? "" : "; \(open) could not be proved") + anyTextWords
  }

  /// What holds for any words of texts, and the first of what is open; empty if nobody asked.
  private var anyTextWords: String {
    let texts = documents.reduce(0) { $0 + $1.outcome.tried.anyTexts }
    guard texts > 0 else { return "" }
    let proved = documents.reduce(0) { $0 + $1.outcome.tried.provedForAnyText }
    let asShown = documents.reduce(0) { $0 + ($1.outcome.anyText?.asShown.count ?? 0) }
    var open: [String] = []
    for document in documents {
      guard let proof = document.outcome.anyText else { continue }
      if let obstacle = proof.obstacle {
        open.append("all of \(document.file), since \(obstacle)")
      }
      open += zip(proof.open, document.openPlaces).map { open, place in
        "'\(open.property.name)' of '\(open.name)' at \(document.file):\(place.line), "
          + "since \(open.reason)"
      }
    }
    let some = open.prefix(Self.mostOpen).joined(separator: "; ")
    return "\nfor any words of \(texts) \(texts == 1 ? "text" : "texts"), "
      + "\(proved) \(proved == 1 ? "property holds" : "properties hold")"
      + (asShown == 0 ? "" : ", \(asShown) more as shown since conditions ask them")
      + (open.isEmpty ? "" : "; open is \(some)")
      + (open.count > Self.mostOpen ? "; and \(open.count - Self.mostOpen) more" : "")
  }

  /// The most open properties that the sentence tells; the report has them all.
  private static let mostOpen = 3

  /// Returns the first three of some ranges in words, each once.
  private static func words(for ranges: [ClosedRange<Int>]) -> String {
    let different = Set(ranges).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return different.prefix(3).map { "\($0.lowerBound)...\($0.upperBound)" }
      .joined(separator: ", ") + (different.count > 3 ? " and others" : "")
  }

  /// The certificate as JSON; `Docs/ProofReports.md` describes its members.
  ///
  /// The last member is a digest of all bytes before it, so that an edit is noticed.
  package var json: String {
    var members: [(String, JSONValue)] = [
      ("version", .integer(Certificate.version)), ("tool", .string(Certificate.tool)),
      ("textMetrics", run.textMetrics.map { .string($0) } ?? .null),
      ("strings", run.strings.map(\.json) ?? .null),
      ("languages", .strings(run.languages)),
      ("textSizes", .array(ProofDomain.textSizes.sorted().map { .number($0) })),
    ]
    members.append(("documents", .array(documents.map(json(of:)))))
    return Certificate.sealed(.members(members))
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
      ("files", .array(document.files.map(\.json))),
      ("widths", .range(outcome.tried.widths)),
      ("heights", outcome.tried.heights.map { .range($0) } ?? .array([])),
      ("appearances", .strings(outcome.tried.appearances.map(\.rawValue))),
      ("previews", .integer(outcome.tried.previews)),
      ("components", .integer(outcome.tried.components)),
      ("variants", .integer(outcome.tried.variants)),
      ("textsAsShown", .strings(outcome.tried.texts)),
      ("solves", .integer(outcome.subjects.reduce(0) { $0 + $1.solves })),
      ("subjects", .array(outcome.subjects.map(\.json))),
      ("properties", .array(outcome.properties.map { json(of: $0, in: document) })),
    ]
    if let proof = outcome.anyText {
      members.append(("anyText", proof.json(document.openPlaces)))
    }
    return .members(members)
  }

  private func json(of property: DiagnosticID, in document: Document) -> JSONValue {
    let broken = zip(document.outcome.violations, document.places).filter {
      $0.0.property.finding == property
    }
    let verdict =
      !broken.isEmpty ? "violated" : document.outcome.obstacle != nil ? "open" : "proved"
    var members: [(String, JSONValue)] = [
      ("property", .string(property.name)), ("verdict", .string(verdict)),
    ]
    if !broken.isEmpty {
      members.append(
        (
          "elements",
          .array(
            broken.map { violation, place in
              .members(
                [
                  ("element", .string(violation.name)), ("line", .integer(place.line)),
                  ("column", .integer(place.column)), ("subject", .integer(violation.subject)),
                  ("across", .string(violation.sizes.rawValue)),
                  ("witness", violation.witness.certified),
                ] + violation.amounts + [("worstAt", violation.worstTrial.certified)])
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
      [
        ("property", .string(property.finding.name)), ("verdict", .string("violated")),
        ("witness", witness.json),
      ] + amounts)
  }

  fileprivate var amounts: [(String, JSONValue)] {
    [
      (
        "widths",
        .array(widths.all.map { .array([.number($0.lowerBound), .number($0.upperBound)]) })
      ),
      ("worst", .number(worst)),
    ]
  }
}

extension AnyTextProof {
  /// What a certificate says, with the places of what is open.
  fileprivate func json(_ places: [SourcePosition]) -> JSONValue {
    let texts = self.texts.map { text -> JSONValue in
      ["name": .string(text.name), "maxLength": .integer(text.most)]
    }
    let open = zip(self.open, places).map { open, place -> JSONValue in
      .members(
        [
          ("property", .string(open.property.name)), ("element", .string(open.name)),
          ("line", .integer(place.line)), ("column", .integer(place.column)),
          ("subject", .integer(open.subject)), ("reason", .string(open.reason)),
          ("first", open.first.json),
          (
            "widths",
            .array(
              open.widths.all.map { .array([.number($0.lowerBound), .number($0.upperBound)]) })
          ),
          (
            "texts",
            .array(
              open.texts.map {
                [
                  "element": .string($0.name),
                  "widths": .array([.number($0.width.low), .number($0.width.high)]),
                ]
              })
          ),
        ])
    }
    var members: [(String, JSONValue)] = []
    if let obstacle { members.append(("obstacle", .string(obstacle))) }
    members += [
      ("texts", .array(texts)), ("asShown", .strings(asShown)),
      ("neverEmpty", .strings(neverEmpty)), ("boxes", .integer(boxes)),
      ("proved", .strings(proved.map(\.name))), ("open", .array(open)),
    ]
    return .members(members)
  }
}

extension ScreenProver.Trial {
  fileprivate var json: JSONValue { .members(members) }

  /// The trial in a certificate, with the number of its data.
  fileprivate var certified: JSONValue { .members([("dataSet", .integer(base))] + members) }

  private var members: [(String, JSONValue)] {
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
    return members
  }
}
