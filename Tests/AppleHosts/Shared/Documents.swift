import LayoutEngine

/// A document that a test builds by hand.
struct Built<Outlets: LayoutOutlets>: LayoutDocument {
  let content: @Sendable (inout Children<NoPlacement>) -> Void

  init(_ content: @escaping @Sendable (inout Children<NoPlacement>) -> Void) {
    self.content = content
  }

  func build(into root: inout Children<NoPlacement>) { content(&root) }
}

/// Outlets with one outlet of id 0.
struct OneOutlet: LayoutOutlets {
  private let frames: GeneratedCode.OutletFrames
  var it: Outlet { frames[0] }
  static var names: [String] { ["it"] }

  init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
}

/// Outlets with a list of all elements of id 0.
struct ManyOutlets: LayoutOutlets {
  private let frames: GeneratedCode.OutletFrames
  var all: OutletList<Outlet> { frames.all(0) }

  init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
}

/// The generated attribute types of `<Toggle>` and the other controls, as far as the tests use
/// them.
enum Generated {
  struct Button: ViewAttributes {
    var role: Role = .normal
    var isEnabled = true
    enum Role: String { case normal, primary, cancel, destructive }
  }

  struct TextField: ViewAttributes {
    var text = ""
    var placeholder: LayoutText = .verbatim("")
    var keyboard: Keyboard = .standard
    var capitalization: Capitalization = .sentences
    var isEnabled = true
    enum Keyboard: String { case standard, email, number, decimal, phone, url }
    enum Capitalization: String { case sentences, words, characters, never }
  }

  struct TextArea: ViewAttributes {
    var text = ""
    var placeholder: LayoutText = .verbatim("")
    var isEnabled = true
  }

  struct Toggle: ViewAttributes {
    var isOn = false
    var isEnabled = true
  }

  struct Number: ViewAttributes {
    var value = 0.0
    var minimum = 0.0
    var maximum = 1.0
    var step: Double?
    var isEnabled = true
  }

  struct Progress: ViewAttributes { var value: Double? }
  struct Spinner: ViewAttributes { var isAnimating = true }
}

extension Built {
  /// Returns a document with one control of this size, as outlet 0.
  static func control(
    _ name: String, _ attributes: (any ViewAttributes)?, width: Float = 160, height: Float = 34
  ) -> Built {
    Built { root in
      root.view(
        ViewSpec(
          class: name, intrinsicSize: .size(LayoutSize(width: width, height: height)),
          attributes: attributes),
        id: 0)
    }
  }
}

/// Two controls, one above the other, that are paler while they have the focus.
struct Focusable: LayoutDocument {
  let name: String
  var attributes: (any ViewAttributes)?

  func build(into root: inout Children<NoPlacement>) {
    let style = ElementStyle.changing(
      [StateLook(state: .focused, opacity: 0.5)],
      besides: ElementStyle(backgroundColor: .rgba(0xFF)))
    root.stack(StackSpec(direction: .vertical)) { column in
      for _ in 0..<2 {
        column.view(
          ViewSpec(class: name, attributes: attributes), size: .points(100, 30), style: style)
      }
    }
  }
}

/// A field whose text the document takes when the return key is pressed.
struct Search: LayoutDocument {
  typealias FiredAction = LayoutAction

  func build(into root: inout Children<NoPlacement>) {
    root.view(
      ViewSpec(class: "TextField", attributes: Generated.TextField()), size: .points(100, 30),
      style: .firing([
        ElementAction(.submit, LayoutAction("search", takesMore: true), takesMore: true)
      ]))
  }
}
