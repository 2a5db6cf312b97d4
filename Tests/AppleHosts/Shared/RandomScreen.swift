import LayoutEngine
import SeededRandom

/// A screen of random elements, some with appearances, some with controls, some scrolling.
struct RandomScreen: Sendable {
  private indirect enum Node: Sendable {
    case text(String)
    case image(ImageSource)
    case toggle(Bool)
    case button(Node)
    case stack(StackSpec, ElementStyle?, [Node])
    case scroll([Node])
  }

  private let root: Node

  init(_ random: inout SeededGenerator) {
    root = Self.stack(&random, depth: 3)
  }

  var document: Built<NoOutlets> {
    let root = root
    return Built { Self.add(root, to: &$0) }
  }

  private static func stack(_ random: inout SeededGenerator, depth: Int) -> Node {
    let direction: StackSpec.Direction =
      Bool.random(using: &random) ? .vertical : .horizontal
    let spec = StackSpec(
      direction: direction, spacing: Float(Int.random(in: 0...8, using: &random)))
    let count = Int.random(in: 0...4, using: &random)
    return .stack(spec, look(&random), (0..<count).map { _ in node(&random, depth: depth - 1) })
  }

  private static func node(_ random: inout SeededGenerator, depth: Int) -> Node {
    switch Int.random(in: 0...9, using: &random) {
    case 0...2:
      .text(
        ["one", "one two three", "a long text of several words"].randomElement(using: &random) ?? ""
      )
    case 3:
      .image([.asset("Cafe"), .symbol("heart"), .none].randomElement(using: &random) ?? .none)
    case 4: .toggle(Bool.random(using: &random))
    case 5 where depth > 0: .button(node(&random, depth: depth - 1))
    case 6 where depth > 0:
      .scroll((0..<Int.random(in: 0...30, using: &random)).map { .text("row \($0)") })
    default: depth > 0 ? stack(&random, depth: depth) : .text("leaf")
    }
  }

  private static func look(_ random: inout SeededGenerator) -> ElementStyle? {
    switch Int.random(in: 0...5, using: &random) {
    case 0: ElementStyle(backgroundColor: .rgba(0xFF_00FF), cornerRadius: 8)
    case 1:
      ElementStyle(
        clipsContent: true, shadow: LayoutShadow(x: 0, y: 1, radius: 4, color: .rgba(0xFF)))
    case 2: ElementStyle(opacity: 0.5)
    case 3: ElementStyle(strokeWidth: 1, visibility: .invisible)
    default: nil
    }
  }

  private static func add<Item: Placement>(_ node: Node, to parent: inout Children<Item>) {
    switch node {
    case .text(let words): parent.text(TextSpec(content: .verbatim(words)))
    case .image(let source): parent.image(ImageSpec(source: source))
    case .toggle(let isOn):
      parent.view(
        ViewSpec(
          class: "Toggle", intrinsicSize: .size(LayoutSize(width: 51, height: 31)),
          attributes: Generated.Toggle(isOn: isOn)))
    case .button(let label):
      parent.view(ViewSpec(class: "Button", attributes: Generated.Button())) {
        add(label, to: &$0)
      }
    case .stack(let spec, let look, let children):
      parent.stack(spec, style: look) { inner in
        for child in children { add(child, to: &inner) }
      }
    case .scroll(let rows):
      parent.scroll(size: .points(100, 60)) { inner in
        inner.stack(StackSpec(direction: .vertical)) { column in
          for row in rows { add(row, to: &column) }
        }
      }
    }
  }
}

extension RandomScreen {
  /// A document with one element of each kind.
  static let all = Built<NoOutlets> { root in
    root.stack(StackSpec(direction: .vertical)) { column in
      for name in ["Toggle", "TextField", "TextArea", "Slider", "Progress"] {
        column.view(ViewSpec(class: name, intrinsicSize: .size(LayoutSize(width: 60, height: 20))))
      }
      column.view(ViewSpec(class: "Button")) { $0.text("label") }
      column.image(ImageSpec(source: .asset("Cafe")))
      column.scroll(size: .points(100, 100)) { $0.text("scrolled") }
      column.stack(
        StackSpec(direction: .vertical),
        style: ElementStyle(
          cornerRadius: 4, shadow: LayoutShadow(x: 0, y: 0, radius: 1, color: .rgba(0xFF)))
      ) { $0.text("on a plate") }
    }
  }
}
