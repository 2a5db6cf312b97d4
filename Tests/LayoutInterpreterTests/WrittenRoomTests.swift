import LayoutChecking
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutSchema
import SeededRandom
import TestSupport
import Testing

@testable import LayoutRules

/// What rules take for certain of the room around an element, as it is written, is so in the
/// frames, on any phone.
struct WrittenRoomTests {
  /// Documents of random containers around leaves, such as people write and do not.
  private struct RandomRoom {
    var numbers: SeededGenerator

    mutating func one<Choice>(of choices: [Choice], or other: Choice) -> Choice {
      choices.randomElement(using: &numbers) ?? other
    }

    private mutating func maybe(_ words: String...) -> String {
      Bool.random(using: &numbers) ? "" : " " + one(of: words, or: "")
    }

    private mutating func sizes(of container: String) -> String {
      guard ["stack", "wrapper", "zstack"].contains(container),
        Int.random(in: 0..<4, using: &numbers) == 0
      else { return "" }
      return maybe(
        #"width="40""#, #"height="30""#, #"size="90 70""#, #"maxWidth="60""#, #"minHeight="50""#,
        #"width="50%""#)
    }

    /// Returns what an element says for the container that holds it.
    private mutating func place(in container: String) -> String {
      switch container {
      case "stack":
        maybe(#"alignSelf="start""#, #"alignSelf="stretch""#, #"alignSelf="center""#)
          + (Int.random(in: 0..<5, using: &numbers) > 0
            ? "" : maybe(#"flexGrow="1""#, #"flexShrink="1""#, #"flexBasis="20""#))
      case "absolute": maybe(#"layoutPosition="6 24""#, #"layoutPosition="70 2""#)
      case "grid": maybe(#"column="1 / -1""#) + maybe(#"justifySelf="start""#)
      default: ""
      }
    }

    private mutating func leaf(_ place: String) -> String {
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: "<text\(place)>\(one(of: ["Hi", "Open until ten", ""], or: ""))</text>"
      case 1: "<view height=\"\(one(of: [1, 8, 40], or: 1))\"\(place)/>"
      case 2: "<view width=\"\(one(of: [1, 12, 80], or: 1))\"\(place)/>"
      case 3: "<image source=\"symbol:star\" size=\"20\"\(place)/>"
      default: "<view size=\"\(one(of: ["12", "74 30", "100"], or: "1"))\"\(place)/>"
      }
    }

    /// Returns an element in a container of some name; a leaf at depth 0.
    mutating func element(_ depth: Int, in container: String = "layout") -> String {
      let place = place(in: container)
      guard depth > 0, Int.random(in: 0..<4, using: &numbers) > 0 else { return leaf(place) }
      let (name, count, own) = self.container()
      let children = (0..<count).map { _ in element(depth - 1, in: name) }.joined()
      return "<\(name)\(own)\(sizes(of: name))\(place)>\(children)</\(name)>"
    }

    /// Returns the name of a container, how many it holds, and its own attributes.
    private mutating func container() -> (name: String, count: Int, own: String) {
      let count = Int.random(in: 1...3, using: &numbers)
      switch Int.random(in: 0..<15, using: &numbers) {
      case 0: return ("wrapper", count, "")
      case 1: return ("zstack", count, "")
      case 2: return ("inset", 1, #" insets="4 9""#)
      case 3: return ("fit", count, "")
      case 4: return ("background", 2, "")
      case 5: return ("overlay", 2, "")
      case 6: return ("corner", 2, "")
      case 7: return ("center", 1, maybe(#"centering="x""#))
      case 8:
        let place = maybe(#"horizontalPosition="end""#) + maybe(#"verticalPosition="center""#)
        return ("relative", 1, place)
      case 9: return ("scroll", 1, "")
      case 10: return ("grid", count, #" columns="auto 1fr""#)
      case 11: return ("absolute", count, maybe(#"sizing="sizeToFit""#))
      default:
        let direction = Bool.random(using: &numbers) ? "vertical" : "horizontal"
        let align = maybe(
          #"alignItems="start""#, #"alignItems="stretch""#, #"alignItems="center""#)
        let padding = maybe(#"padding="12""#, #"paddingHorizontal="9""#)
        return ("stack", count, " direction=\"\(direction)\"\(align)\(padding)")
      }
    }
  }

  /// The sizes of some phones, the last with room to scroll.
  private static let phones = [
    LayoutSize(width: 320, height: 568), LayoutSize(width: 390, height: 844),
  ]
  .map { size in
    var settings = PreviewSettings()
    settings.horizontal = .exact(size.width)
    settings.vertical.maximum = size.height
    return settings
  }

  @Test func whatIsCertainIsSo() {
    var claims = (kept: 0, given: 0, inside: 0)
    for seed in 1...UInt64(TestLength.rounds(10_000)) {
      var random = RandomRoom(numbers: SeededGenerator(seed: seed))
      let text = random.element(5)
      let document = checked(root: text)
      var interpreter = Interpreter()
      for settings in Self.phones {
        guard let layout = interpreter.solve(document, in: settings) else { continue }
        let frames = Dictionary(
          layout.elements.filter { !$0.isGone && !$0.isLeftOut }.map { ($0.node, $0.frame) },
          uniquingKeysWith: { one, _ in one })
        for (node, frame) in frames {
          let parent = document.placingParent(of: node)
          guard parent > 0, let around = frames[parent] else { continue }
          if frame.width > 0, frame.height > 0,
            case .pair(let x, let y)? = document.value(.layoutPosition, of: node),
            OutsideParent.isInside(x.amount, y.amount, of: parent, node, document)
          {
            claims.inside += 1
            #expect(frame.x < around.width && frame.y < around.height, "seed \(seed): \(text)")
          }
          for axis in Axis.allCases {
            let place = "seed \(seed), \(document.nodes[node].kind.name) \(node): \(text)"
            let length = axis == .horizontal ? frame.width : frame.height
            if let written = document.writtenLength(of: node, axis) {
              guard OverruledSize.decides(parent, over: node, document),
                document.keepsLength(written, of: node, along: axis)
              else { continue }
              claims.kept += 1
              #expect(abs(length - written) <= 1, "a \(axis.word) of \(length): \(place)")
            } else if document.isGivenLength(node, along: axis) {
              // An 'overlay' may make all that lies on it as short as nothing, or as padding.
              guard (axis == .horizontal ? around.width : around.height) > 24 else { continue }
              claims.given += 1
              #expect(length > 0, "no \(axis.word): \(place)")
            }
          }
        }
      }
    }
    #expect(claims.kept > 200 && claims.given > 200 && claims.inside > 20, "\(claims)")
  }
}
