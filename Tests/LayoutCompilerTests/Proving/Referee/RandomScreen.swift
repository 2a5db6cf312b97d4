import SeededRandom

/// A document as an author may write it, in which something may be broken near some width.
///
/// Each element stands in a line of its own and has an id, which says what ``PlainProver`` has to
/// know of it. A seed repeats the document.
struct RandomScreen: RandomChoosing {
  /// The pixels in a point.
  static let scale = 2

  private(set) var text: String
  var random: SeededGenerator
  private var count = 0
  private static let mostElements = 18

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    text = """
      <layout name="Screen\(seed)">
      <action name="open"/>
      <preview width="340" scale="\(Self.scale)"/>

      """
    write(column(inRoom: 336, depth: 0))
    text += "</layout>\n"
  }

  /// An element with its children.
  private struct Draft {
    var name: String
    var attributes: [String] = []
    var consents: [PlainProver.Consent] = []
    var words: String?
    var children: [Draft] = []
    /// Lines around the element.
    var before = ""
    var after = ""
  }

  private mutating func write(_ draft: Draft) {
    count += 1
    let id = "e\(count)" + draft.consents.map(\.rawValue).joined()
    let start = "<" + ([draft.name, "id=\"\(id)\""] + draft.attributes).joined(separator: " ")
    text += draft.before
    if let words = draft.words {
      text += start + ">\(words)</\(draft.name)>\n"
    } else if draft.children.isEmpty {
      text += start + "/>\n"
    } else {
      text += start + ">\n"
      for child in draft.children { write(child) }
      text += "</\(draft.name)>\n"
    }
    text += draft.after
  }

  /// The ids of the lines, counted from 1.
  static func ids(in text: String) -> [Int: String] {
    var ids: [Int: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let id = line.firstMatch(of: #/id="([^"]*)"/#)?.1 else { continue }
      ids[index + 1] = String(id)
    }
    return ids
  }

  // MARK: Elements

  private mutating func column(inRoom room: Int, depth: Int) -> Draft {
    var draft: Draft
    switch number(0...3) {
    case 0:
      draft = Draft(name: "flex", attributes: ["direction=\"column\"", "gap=\"\(number(0...8))\""])
    case 1 where depth > 0:
      draft = Draft(
        name: "grid",
        attributes: [
          "columns=\"\(pick("1fr 1fr", "\(room / 2) 1fr", "\(room / 3) \(room / 3) \(room / 3)"))\"",
          "gap=\"\(number(0...8))\"",
        ])
    default:
      draft = Draft(
        name: "stack",
        attributes: [
          "direction=\"vertical\"", "spacing=\"\(number(0...8))\"",
          "alignItems=\"\(pick("start", "stretch", "center", "end"))\"",
        ])
    }
    if happens(1, in: 3), draft.name != "grid" { draft.attributes.append("padding=\"8\"") }
    draft.children = children(inRoom: room - 16, depth: depth)
    if happens(1, in: 6), draft.name == "stack" {
      draft.attributes.append("height=\"\(number(30...120))\"")
    }
    return draft
  }

  private mutating func children(inRoom room: Int, depth: Int) -> [Draft] {
    let count = number(1...4)
    return (0..<count).map { _ in
      switch number(0...9) {
      case 0...2 where depth < 3: row(inRoom: room, depth: depth + 1)
      case 3 where depth < 3: column(inRoom: room, depth: depth + 1)
      case 4 where depth < 3: box(inRoom: room, depth: depth + 1)
      default: leaf(inRoom: room)
      }
    }
  }

  private mutating func box(inRoom room: Int, depth: Int) -> Draft {
    switch number(0...3) {
    case 0:
      Draft(
        name: "inset", attributes: ["insets=\"\(number(0...12))\""],
        children: [column(inRoom: room - 12, depth: depth)])
    case 1:
      Draft(
        name: "center", attributes: ["width=\"\(number(room / 3...room + 8))\""],
        children: [unconditional(leaf(inRoom: room))])
    case 2:
      Draft(
        name: "fit", attributes: ["axis=\"horizontal\""],
        children: [row(inRoom: room + 10, depth: 3), row(inRoom: room - 10, depth: 3)])
    default:
      Draft(
        name: "scroll", attributes: ["height=\"60\""],
        children: [column(inRoom: room, depth: depth)])
    }
  }

  /// An element that is always there, as the only child of some containers must be.
  private func unconditional(_ draft: Draft) -> Draft {
    var draft = draft
    (draft.before, draft.after) = ("", "")
    return draft
  }

  /// A row whose children need about as much as there is.
  private mutating func row(inRoom room: Int, depth: Int) -> Draft {
    let count = number(2...4)
    let gap = number(0...10)
    var draft: Draft
    switch number(0...4) {
    case 0:
      draft = Draft(
        name: "flex",
        attributes: ["direction=\"\(pick("row", "row", "rowReverse"))\"", "gap=\"\(gap)\""])
      if happens(1, in: 4) { draft.attributes.append("wrap=\"wrap\"") }
    case 1:
      draft = Draft(name: "linear", attributes: ["spacing=\"\(gap)\""])
    case 2:
      draft = Draft(
        name: "flow", attributes: ["spacing=\"\(gap)\"", "lineSpacing=\"4\""])
    default:
      draft = Draft(
        name: "stack",
        attributes: [
          "direction=\"horizontal\"", "spacing=\"\(gap)\"",
          "alignItems=\"\(pick("start", "center", "end"))\"",
        ])
    }
    let share = (room - gap * (count - 1)) / count
    draft.children = (0..<count).map { index in
      var child =
        depth < 3 && happens(1, in: 6)
        ? column(inRoom: share, depth: depth + 1) : leaf(inRoom: share + number(-12...12))
      switch draft.name {
      case "stack" where happens(1, in: 3):
        child.attributes.append("flexShrink=\"1\"")
        child.consents.append(.flexible)
      case "stack" where happens(1, in: 6):
        child.attributes.append("flexGrow=\"1\"")
        child.consents.append(.flexible)
      case "flex" where happens(1, in: 2): child.attributes.append("flexShrink=\"0\"")
      case "flex" where happens(1, in: 5):
        child.attributes.append("marginStart=\"-6\"")
        child.consents.append(.placed)
      default: break  // open: the other rows read nothing of their children here.
      }
      return child
    }
    return draft
  }

  private mutating func leaf(inRoom room: Int) -> Draft {
    let width = max(room, 12)
    var draft: Draft
    switch number(0...6) {
    case 0...2:
      let words = (0...number(0...max(width / 40, 1))).map { _ in
        pick("Two", "coffees", "to", "take", "away", "please", "Thursday", "and")
      }
      draft = Draft(name: "text", words: words.joined(separator: " "))
      if happens(1, in: 5) {
        draft.attributes.append("maxLines=\"1\"")
        draft.consents.append(.cut)
      }
    case 3:
      draft = Draft(
        name: "view",
        attributes: [
          "size=\"\(pick(44, 48, width)) \(number(40...48))\"", "tap=\"{open()}\"",
          "accessibilityRole=\"button\"", "accessibilityLabel=\"Open\"",
        ])
    default:
      draft = Draft(name: "view", attributes: ["size=\"\(width) \(number(8...40))\""])
    }
    if happens(1, in: 12) {
      let from = number(322...348)
      draft.before = "<if minWidth=\"\(from)\" maxWidth=\"\(from + number(0...6)).5\">\n"
      draft.after = "</if>\n"
    }
    return draft
  }
}
