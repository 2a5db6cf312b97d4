import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// `check --prove` and a plain prover, which shares nothing with it but the engine, give the same
/// verdicts on documents that are drawn at random.
struct ProverRefereeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What is broken of one property at one element, in a pass over widths or at all.
  fileprivate struct Verdict: Equatable, CustomStringConvertible {
    var first: PlainProver.Trial
    /// The widths of the first trial's pass, as `from...to`.
    var widths: [ClosedRange<Double>]
    var worst: Double

    var description: String {
      "\(first.width) × \(first.textScale)\(first.isRightToLeft ? " right to left" : "") "
        + "\(widths) by \(worst)"
    }
  }

  /// The properties that can be told from what `layoutc layout` prints.
  private static let properties: Set = [
    "leaves-parent", "cut-text", "overlap", "vanished", "small-target", "reading-order",
  ]

  /// Writes random documents into the folder; returns their texts by their names.
  private func screens(_ seeds: ClosedRange<UInt64>) throws -> [String: String] {
    var texts: [String: String] = [:]
    for seed in seeds {
      let name = "screen\(seed).layout.xml"
      texts[name] = RandomScreen(seed: seed).text
      try folder.write(texts[name] ?? "", to: name)
    }
    return texts
  }

  /// Of what is proved with parts of points, nothing breaks at halves and thirds.
  @Test func whatIsProvedHoldsAtPartsOfPoints() async throws {
    let texts = try screens(2001...UInt64(TestLength.isWhole ? 2100 : 2010))
    var domain = ProofDomain()
    domain.widths = 320...344
    domain.isFine = true
    domain.textSizes = [1]
    domain.appearances = []
    let (proved, open) = try await verdicts(over: domain, of: texts)
    let parts = (0...24 * 6).map { 320 + Double($0) / 6 }
    let passes = [false, true].map { isRightToLeft in
      parts.map { PlainProver.Trial(width: $0, isRightToLeft: isRightToLeft) }
    }
    let plain = try await plainVerdicts(passes)
    #expect(open == [])
    for name in texts.keys.sorted() {
      let unseen = Set((plain[name] ?? [:]).keys).subtracting((proved[name] ?? [:]).keys)
      #expect(unseen == [], "\(name):\n\(texts[name] ?? "")")
    }
  }

  @Test func bothProversGiveTheSameVerdicts() async throws {
    let texts = try screens(1...UInt64(TestLength.isWhole ? 1000 : 40))
    var domain = ProofDomain()
    domain.widths = 320...352
    domain.textSizes = [1, 1.647]
    domain.appearances = []
    let (proved, open) = try await verdicts(over: domain, of: texts)
    let passes = [false, true].map { isRightToLeft in
      (320...352).map { PlainProver.Trial(width: Double($0), isRightToLeft: isRightToLeft) }
    }
    let ends = [false, true].map { isRightToLeft in
      [320, 352].map {
        PlainProver.Trial(width: $0, textScale: 1.647, isRightToLeft: isRightToLeft)
      }
    }
    let plain = try await plainVerdicts(passes + ends)
    #expect(open == [])
    var (broken, sound) = (0, 0)
    for name in texts.keys.sorted() {
      let (found, expected) = (proved[name] ?? [:], plain[name] ?? [:])
      broken += expected.count
      sound += expected.isEmpty ? 1 : 0
      for key in Set(found.keys).union(expected.keys).sorted() {
        let (one, other) = (found[key], expected[key])
        #expect(one == other, "\(key) of \(name):\n\(texts[name] ?? "")")
      }
    }
    print("\(texts.count) documents: \(broken) elements break a property, \(sound) are sound")
    #expect(broken >= texts.count && sound > texts.count / 10)
  }

  // MARK: The verdicts of `check --prove`

  /// Returns what a proof finds, by the name of the document and then by `property element`, and
  /// the documents that it leaves open.
  private func verdicts(
    over domain: ProofDomain, of texts: [String: String]
  ) async throws -> ([String: [String: Verdict]], open: [String]) {
    var check = CheckRun([folder.path("")])
    check.lint.proof = domain
    check.lint.source = .none
    check.lint.only = Array(Self.properties)
    let report = await check.run()
    let errors = report.findings.flatMap(\.diagnostics).filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    let json = try #require(report.proof?.json)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    var found: [String: [String: Verdict]] = [:]
    var open: [String] = []
    for document in object?["documents"] as? [[String: Any]] ?? [] {
      let name = ((document["file"] as? String ?? "") as NSString).lastPathComponent
      if document["verdict"] as? String == "open" { open.append(name) }
      let ids = RandomScreen.ids(in: texts[name] ?? "")
      for property in document["properties"] as? [[String: Any]] ?? [] {
        guard let id = property["property"] as? String, Self.properties.contains(id) else {
          continue
        }
        for element in property["elements"] as? [[String: Any]] ?? [] {
          let line = element["line"] as? Int ?? 0
          found[name, default: [:]]["\(id) \(ids[line] ?? "of line \(line)")"] = Self.verdict(
            element)
        }
      }
    }
    return (found, open)
  }

  private static func verdict(_ json: [String: Any]) -> Verdict {
    let witness = json["witness"] as? [String: Any] ?? [:]
    func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }
    return Verdict(
      first: PlainProver.Trial(
        width: number(witness["width"]), textScale: Float(number(witness["textScale"])),
        isRightToLeft: witness["direction"] as? String == "rtl"),
      widths: (json["widths"] as? [[NSNumber]] ?? []).map {
        $0[0].doubleValue...$0[1].doubleValue
      },
      worst: number(json["worst"]).rounded(toPlaces: 2))
  }

  // MARK: Those of the plain prover

  /// Returns the verdicts over passes, in their order.
  private func plainVerdicts(
    _ passes: [[PlainProver.Trial]]
  ) async throws -> [String: [String: Verdict]] {
    let plain = PlainProver(scale: Double(RandomScreen.scale))
    var found: [String: [String: Verdict]] = [:]
    for pass in passes {
      for trial in pass {
        for (name, breaks) in try await plain.breaks(in: folder.path(""), at: trial) {
          for seen in breaks {
            let key = "\(seen.property) \(seen.element)"
            let amount = seen.amount.rounded(toPlaces: 2)
            var verdict =
              found[name]?[key] ?? Verdict(first: trial, widths: [], worst: amount)
            verdict.worst = max(verdict.worst, amount)
            if pass.contains(verdict.first) { verdict.add(trial.width, of: pass) }
            found[name, default: [:]][key] = verdict
          }
        }
      }
    }
    return found
  }
}

extension ProverRefereeTests.Verdict {
  /// Adds a width of a pass; those beside each other are one range.
  fileprivate mutating func add(_ width: Double, of pass: [PlainProver.Trial]) {
    if let last = widths.last, width - last.upperBound <= 1, pass.count > 2 {
      widths[widths.count - 1] = last.lowerBound...width
    } else {
      widths.append(width...width)
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
