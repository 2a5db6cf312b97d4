import LayoutEngine

@testable import Sample

/// A random screen with every kind of element that has a widget.
struct RandomScreen: LayoutDocument, Equatable {
  var items: [Item]

  /// An element with a permanent number, which is its key in the list.
  struct Item: Sendable, Equatable {
    var number: Int
    var content: Content
    var look = ElementStyle()
    var size = ElementSize.auto
    var grow: Float = 0
  }

  indirect enum Content: Sendable, Equatable {
    case text(String, maxLines: Int32, scale: Float)
    case symbol(String, ImageSpec.ContentMode)
    case control(Control)
    case row([Item])
    case column([Item])
    case scroll([Item])
    case button([Item])
  }

  enum Control: Sendable, Equatable {
    case field(String, isEnabled: Bool)
    case secret(String)
    case area(String)
    case toggle(Bool)
    case slider(Double)
    case stepper(Double)
    case progress(Double?)
    case spinner(Bool)
    case unknown
  }

  func build(into root: inout Children<NoPlacement>) {
    root.scroll { scroll in
      scroll.stack(StackSpec(direction: .vertical, spacing: 7)) { column in
        for item in items {
          column.item(
            key: .integer(item.number), dependingOn: item, site: GeneratedCode.RowSite(Self.self, 0)
          ) {
            item.build(into: &$0)
          }
        }
      }
    }
  }
}

extension RandomScreen.Item {
  fileprivate func build(into parent: inout Children<StackItem>) {
    let place = StackItem(flexGrow: grow, flexShrink: 1)
    switch content {
    case .text(let words, let maxLines, let scale):
      parent.text(
        TextSpec(content: .verbatim(words), maxLines: maxLines, minScale: scale), as: place,
        size: size, style: look)
    case .symbol(let name, let mode):
      parent.image(
        ImageSpec(source: .symbol(name), contentMode: mode), as: place, size: size, style: look)
    case .control(let control):
      parent.view(control.spec, as: place, size: size, style: look)
    case .row(let items):
      parent.stack(
        StackSpec(direction: .horizontal, spacing: 5), as: place, size: size, style: look
      ) { row in
        for item in items { item.build(into: &row) }
      }
    case .column(let items):
      parent.stack(StackSpec(direction: .vertical), as: place, size: size, style: look) { column in
        for item in items { item.build(into: &column) }
      }
    case .scroll(let items):
      parent.scroll(as: place, size: .points(170, 110), style: look) { scroll in
        scroll.stack(StackSpec(direction: .vertical, spacing: 3)) { column in
          for item in items { item.build(into: &column) }
        }
      }
    case .button(let items):
      parent.view(
        ViewSpec(class: "Button", attributes: LayoutcControls.Button()), as: place, size: size,
        style: look
      ) { button in
        button.stack(StackSpec(direction: .horizontal)) { row in
          for item in items { item.build(into: &row) }
        }
      }
    }
  }
}

extension RandomScreen.Control {
  fileprivate var spec: ViewSpec {
    func view(_ name: String, _ width: Float, _ height: Float, _ attributes: any ViewAttributes)
      -> ViewSpec
    {
      ViewSpec(
        class: name, intrinsicSize: .size(LayoutSize(width: width, height: height)),
        attributes: attributes)
    }
    return switch self {
    case .field(let text, let isEnabled):
      view(
        "TextField", 160, 34,
        LayoutcControls.TextField(
          text: text, placeholder: .verbatim("Write here"), isEnabled: isEnabled))
    case .secret(let text): view("SecureField", 160, 34, LayoutcControls.SecureField(text: text))
    case .area(let text): view("TextArea", 160, 96, LayoutcControls.TextArea(text: text))
    case .toggle(let isOn): view("Toggle", 51, 31, LayoutcControls.Toggle(isOn: isOn))
    case .slider(let value): view("Slider", 160, 34, LayoutcControls.Slider(value: value))
    case .stepper(let value): view("Stepper", 94, 32, LayoutcControls.Stepper(value: value))
    case .progress(let value): view("Progress", 160, 4, LayoutcControls.Progress(value: value))
    case .spinner(let isOn): view("Spinner", 20, 20, LayoutcControls.Spinner(isAnimating: isOn))
    case .unknown: view("NobodyKnows", 40, 20, LayoutcControls.Spinner())
    }
  }
}

// MARK: At random

extension RandomScreen {
  /// Creates a screen with a number of elements on the top level.
  init(count: Int, using random: inout some RandomNumberGenerator) {
    items = (0..<count).map { Item(number: $0, depth: 2, using: &random) }
  }

  /// Makes one to three random changes.
  mutating func change(_ next: inout Int, using random: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...items.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where items.count < 60, 1 where items.count < 25:
        items.insert(Item(number: next, depth: 2, using: &random), at: place)
        next += 1
      case 2 where place < items.count && items.count > 5: items.remove(at: place)
      case 3 where place < items.count:
        let item = items.remove(at: place)
        items.insert(item, at: Int.random(in: 0...items.count, using: &random))
      case 4 where place < items.count:
        items[place].look = .random(using: &random)
      case 5 where place < items.count:
        items[place].size = .random(using: &random)
      case 6 where place < items.count:
        items[place].content = .random(depth: 2, using: &random)
      case 7 where place < items.count: items[place].content.vary(using: &random)
      default: break
      }
    }
  }
}

extension RandomScreen.Item {
  fileprivate init(number: Int, depth: Int, using random: inout some RandomNumberGenerator) {
    self.number = number
    content = .random(depth: depth, using: &random)
    if Bool.random(using: &random) { look = .random(using: &random) }
    if Bool.random(using: &random) { size = .random(using: &random) }
    grow = Bool.random(using: &random) ? 1 : 0
  }
}

extension RandomScreen.Content {
  fileprivate static func random(
    depth: Int, using random: inout some RandomNumberGenerator
  ) -> Self {
    func items(_ random: inout some RandomNumberGenerator) -> [RandomScreen.Item] {
      (0..<Int.random(in: 0...4, using: &random)).map {
        RandomScreen.Item(number: $0, depth: depth - 1, using: &random)
      }
    }
    switch Int.random(in: 0..<(depth > 0 ? 16 : 11), using: &random) {
    case 0, 1:
      return .text(
        .random(using: &random), maxLines: .random(in: 0...2, using: &random),
        scale: Bool.random(using: &random) ? 1 : 0.5)
    case 2:
      return .symbol(
        ["heart", "star", "no-such-symbol"].randomElement(using: &random) ?? "heart",
        ImageSpec.ContentMode.allCases.randomElement(using: &random) ?? .center)
    case 3: return .control(.field(.random(using: &random), isEnabled: .random(using: &random)))
    case 4: return .control(.secret(.random(using: &random)))
    case 5: return .control(.area(.random(using: &random)))
    case 6: return .control(.toggle(.random(using: &random)))
    case 7: return .control(.slider(.random(in: -0.5...1.5, using: &random)))
    case 8: return .control(.stepper(.random(in: 0...100, using: &random)))
    case 9:
      return .control(
        .progress(Bool.random(using: &random) ? nil : .random(in: -0.5...1.5, using: &random)))
    case 10: return .control(Bool.random(using: &random) ? .spinner(true) : .unknown)
    case 11, 12: return .row(items(&random))
    case 13: return .column(items(&random))
    case 14: return .scroll(items(&random))
    default: return .button(items(&random))
    }
  }

  /// Changes the content of the element; its kind stays, except that a column becomes a row.
  fileprivate mutating func vary(using random: inout some RandomNumberGenerator) {
    switch self {
    case .text(_, let maxLines, let scale):
      self = .text(.random(using: &random), maxLines: maxLines, scale: scale)
    case .control(.field): self = .control(.field(.random(using: &random), isEnabled: true))
    case .control(.area): self = .control(.area(.random(using: &random)))
    case .control(.toggle(let isOn)): self = .control(.toggle(!isOn))
    case .control(.slider): self = .control(.slider(.random(in: 0...1, using: &random)))
    case .row(var items), .column(var items):
      if !items.isEmpty {
        let place = Int.random(in: 0..<items.count, using: &random)
        items[place].content.vary(using: &random)
      }
      self = .row(items)
    case .symbol, .control, .scroll, .button: break
    }
  }
}

extension ElementStyle {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> ElementStyle {
    var look = ElementStyle()
    let color = LayoutColor.rgba(UInt32.random(in: 0...UInt32.max, using: &random) | 0x80)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: look.backgroundColor = color
    case 1: look.cornerRadius = CornerRadii(Float.random(in: 0...30, using: &random))
    case 2:
      look.strokeWidth = Float.random(in: 0...3, using: &random)
      look.strokeColor = Bool.random(using: &random) ? color : nil
    case 3:
      look.backgroundColor = color
      look.shadow = LayoutShadow(x: 1, y: 2, radius: 6, color: .rgba(0x0000_0080))
    case 4: look.opacity = Float.random(in: 0...1, using: &random)
    case 5: look.visibility = .invisible
    case 6: look.visibility = .gone
    case 7:
      look.gradient = LayoutGradient(
        angle: Float.random(in: 0...360, using: &random), colors: [color, .rgba(0xFFFF_FFFF)])
      look.cornerRadius = CornerRadii(
        topLeft: 3, topRight: 9, bottomRight: 0, bottomLeft: 20)
    case 8: look.zIndex = Int32.random(in: -1...1, using: &random)
    // Turned widgets are not at their frames, which tests compare.
    case 9: look.mask = Bool.random(using: &random) ? .circle : .capsule
    case 10: look.blur = Float.random(in: 0...3, using: &random)
    default: look.tint = color
    }
    return look
  }
}

extension ElementSize {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> ElementSize {
    Bool.random(using: &random)
      ? .auto
      : .points(
        Float.random(in: 0...200, using: &random), Float.random(in: 0...80, using: &random))
  }
}

extension String {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> String {
    let words = [
      "north", "a", "harbour", "bicycle", "قارب", "morning", "橋", "geese", "eleven", "e\u{301}",
      "🚲",
    ]
    return (0..<Int.random(in: 0...9, using: &random))
      .compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
  }
}

/// Random numbers from a seed, so that a failed test can be repeated (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
