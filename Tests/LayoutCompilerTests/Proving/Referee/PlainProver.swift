import Foundation
import LayoutCompiler
import LayoutRules

/// A second prover, slow and without anything kept from one trial to the next.
///
/// It asks `layoutc layout` for the frames of each trial and knows the properties from their pages
/// in the documentation. The id of an element says what the generator of the document knows of it:
/// see ``Consent``.
struct PlainProver {
  /// What an author has said about an element, as a part of its id.
  enum Consent: String, CaseIterable {
    /// It grows or shrinks in its stack.
    case flexible = "Flexible"
    /// A number of lines or a truncation lets its words be cut.
    case cut = "Cut"
    /// A negative margin or an offset moves it.
    case placed = "Placed"
  }

  struct Trial: Hashable {
    var width: Double
    var textScale: Float = 1
    var isRightToLeft = false
  }

  /// An element that breaks a property in a trial.
  struct Break: Hashable {
    var property: String
    var element: String
    var amount: Double
  }

  /// An element of a solved document.
  private struct Box {
    var kind: String
    var id: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var hasWords: Bool
    var lines: Int
    var isTruncated: Bool
    var isTouched: Bool
    var children: [Box]

    func says(_ consent: Consent) -> Bool { id.contains(consent.rawValue) }

    /// Whether there is something in it that is read out.
    var isRead: Bool { hasWords || isTouched || children.contains { $0.isRead } }
  }

  /// The pixels in a point, which the documents' previews say.
  let scale: Double

  /// Returns what is broken in each document of a folder in a trial, by the name of the file.
  func breaks(in folder: String, at trial: Trial) async throws -> [String: Set<Break>] {
    var request = LayoutRequest()
    let width = Float(trial.width)
    request.horizontal = LayoutRequest.Axis(minimum: width, maximum: width)
    request.textScale = trial.textScale
    request.direction = trial.isRightToLeft ? .rtl : .ltr
    let run = LayoutRun([folder], request: request, form: .json, pool: WorkerPool())
    var found: [String: Set<Break>] = [:]
    for line in await run.run().text.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let object, let file = object["file"] as? String, let root = object["root"],
        let box = Self.box(root)
      else { continue }
      var breaks: Set<Break> = []
      examine(box, isInRounded: false, trial.isRightToLeft, &breaks)
      found[(file as NSString).lastPathComponent] = breaks
    }
    return found
  }

  private static func box(_ json: Any) -> Box? {
    guard let members = json as? [String: Any], let frame = members["frame"] as? [NSNumber],
      let kind = members["element"] as? String, frame.count == 4
    else { return nil }
    return Box(
      kind: kind, id: members["id"] as? String ?? "", x: frame[0].doubleValue,
      y: frame[1].doubleValue, width: frame[2].doubleValue, height: frame[3].doubleValue,
      hasWords: (members["text"] as? String)?.isEmpty == false,
      lines: members["lines"] as? Int ?? 0, isTruncated: members["truncated"] as? Bool ?? false,
      isTouched: members["actions"] != nil,
      children: (members["children"] as? [Any] ?? []).compactMap(box))
  }

  // MARK: Properties

  private static let sideBySide: Set = ["stack", "flex", "grid", "linear", "flow"]

  private func examine(
    _ box: Box, isInRounded: Bool, _ isRightToLeft: Bool, _ breaks: inout Set<Break>
  ) {
    func note(_ property: String, _ box: Box, _ amount: Double) {
      breaks.insert(Break(property: property, element: box.id, amount: amount))
    }
    if box.hasWords {
      if box.width <= 0 || box.height <= 0 { note("vanished", box, 1) }
      if box.isTruncated, box.lines == 0 || !box.says(.cut) { note("cut-text", box, 1) }
    }
    let least = min(box.width, box.height)
    if box.isTouched, least < 43.5 { note("small-target", box, 44 - least) }
    var before: Box?
    for (index, child) in box.children.enumerated() {
      let rounding = self.rounding(of: child, in: box, isInRounded: isInRounded)
      let isThere = child.width > 0 && child.height > 0 && !child.says(.placed)
      if isThere {
        let across = max(-child.x, child.x + child.width - box.width)
        let down = max(-child.y, child.y + child.height - box.height)
        let excess = box.kind == "scroll" ? across : max(across, down)
        if excess > rounding { note("leaves-parent", child, excess) }
      }
      if isThere, Self.sideBySide.contains(box.kind) {
        let overlaps = box.children[..<index].filter {
          $0.width > 0 && $0.height > 0 && !$0.says(.placed)
        }.map { other in
          min(
            min(child.x + child.width, other.x + other.width) - max(child.x, other.x),
            min(child.y + child.height, other.y + other.height) - max(child.y, other.y))
        }
        if let most = overlaps.max(), most > rounding { note("overlap", child, most) }
        if child.isRead {
          if let before { noteOrder(child, after: before, rounding, isRightToLeft, &breaks) }
          before = child
        }
      }
      examine(child, isInRounded: ["flex", "grid"].contains(box.kind), isRightToLeft, &breaks)
    }
  }

  private func noteOrder(
    _ child: Box, after before: Box, _ rounding: Double, _ isRightToLeft: Bool,
    _ breaks: inout Set<Break>
  ) {
    let isAbove = child.y + child.height <= before.y + rounding
    let isInLine = child.y < before.y + before.height - rounding
    let isAhead =
      isRightToLeft
      ? child.x >= before.x + before.width - rounding
      : child.x + child.width <= before.x + rounding
    guard isAbove || (isInLine && isAhead) else { return }
    let amount = isAbove ? before.y - child.y : abs(before.x - child.x)
    breaks.insert(Break(property: "reading-order", element: child.id, amount: amount))
  }

  /// What rounding alone may take of a child's edges, in points.
  private func rounding(of child: Box, in parent: Box, isInRounded: Bool) -> Double {
    var pixels = isInRounded ? 1 : 0.5
    switch parent.kind {
    case "flex": pixels = child.kind == "text" ? 2 : 1
    case "grid": pixels += child.kind == "text" ? 0.5 : 0
    case "stack": pixels += Double(parent.children.count { $0.says(.flexible) })
    default: break  // open: no other container rounds more than once.
    }
    return pixels / scale + 0.01
  }
}
