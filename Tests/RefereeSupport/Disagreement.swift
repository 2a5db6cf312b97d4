/// The difference between a document's layout and its reference.
package enum Disagreement: Sendable {
  /// No frames were computed, for this reason.
  case noLayout(String)
  /// A frame differs or is missing; the payload has all frames by id.
  case frames([String: [Double]])
}

extension RefereeCase {
  /// Returns the difference between elements and their expected frames, or nil.
  package func disagreement(with elements: [PlacedElement]) -> Disagreement? {
    let frames = elements.frames(in: space)
    let isComplete = naming == .ids || frames.count == expectations.count
    return isComplete && expectations.allSatisfy { agrees(frames[$0.id], $0.frame) }
      ? nil : .frames(frames)
  }

  private func agrees(_ frame: [Double]?, _ expected: [Double]) -> Bool {
    guard let frame else { return false }
    return zip(frame, expected).allSatisfy { agrees($0, $1) }
  }

  /// NaN agrees with no number.
  private func agrees(_ number: Double, _ expected: Double) -> Bool {
    abs(number - expected) <= tolerance
  }

  /// Returns a readable report: the document, both tables of frames, and the differences.
  package func report(_ disagreement: Disagreement) -> String {
    switch disagreement {
    case .noLayout(let reason): "\(title): \(reason)\n\(markup)"
    case .frames(let frames): "\(title)\n\(markup)\(table(frames))"
    }
  }

  private func table(_ frames: [String: [Double]]) -> String {
    var rows = [["in the \(space.rawValue)", "expected", "here", "off by"]]
    for expectation in expectations {
      let frame = frames[expectation.id]
      rows.append([
        expectation.id, Self.text(expectation.frame), frame.map { Self.text($0) } ?? "missing",
        frame.map { difference($0, expectation.frame) } ?? "",
      ])
    }
    if naming == .places {
      let known = Set(expectations.map(\.id))
      for (id, frame) in frames.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
        rows.append([id, "nothing", Self.text(frame), ""])
      }
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return cells.joined(separator: "  ").trimmingEnd() + "\n"
    }.joined()
  }

  private func difference(_ frame: [Double], _ expected: [Double]) -> String {
    zip(["x", "y", "width", "height"], zip(frame, expected)).compactMap { name, numbers in
      guard !agrees(numbers.0, numbers.1) else { return nil }
      let difference = numbers.0 - numbers.1
      return "\(name) \(difference > 0 ? "+" : "")\(difference.short)"
    }.joined(separator: ", ")
  }

  private static func text(_ frame: [Double]) -> String {
    "\(frame[0].short) \(frame[1].short)  \(frame[2].short) × \(frame[3].short)"
  }
}

extension Double {
  /// The number rounded to thousandths, without `.0`.
  package var short: String {
    let thousandths = (self * 1000).rounded() / 1000
    let text = (thousandths == 0 ? 0 : thousandths).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  fileprivate func trimmingEnd() -> Substring {
    self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
  }
}
