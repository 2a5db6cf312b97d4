import LayoutSchema
import LayoutSemantics

/// The place that the children of an element are added to, as a parameter of a closure or method.
struct SwiftScope {
  let name: String
  let type: String
  /// The name where no other scope is around.
  private let baseName: String

  static let root = SwiftScope(baseName: "root", type: "Children<NoPlacement>")

  /// - Parameters:
  ///   - model: The element whose children are added.
  ///   - outer: The scopes around it, whose names are taken.
  init(_ model: ElementModel, inside outer: [SwiftScope]) {
    let base = Self.baseName(of: model)
    var name = base
    var number = 2
    while outer.contains(where: { $0.name == name }) {
      name = "\(base)\(number)"
      number += 1
    }
    self.name = name
    baseName = base
    type = "Children<\(Self.item(of: model.kind) ?? "NoPlacement")>"
  }

  private init(baseName: String, type: String) {
    name = baseName
    self.baseName = baseName
    self.type = type
  }

  /// The same scope as the parameter of a method.
  var alone: SwiftScope { SwiftScope(baseName: baseName, type: type) }

  /// The scope as a parameter.
  var parameter: String { "\(name): inout \(type)" }

  /// What parents of this kind read from their children, or nil where they read nothing.
  static func item(of kind: ElementKind) -> String? {
    switch kind {
    case .stack: "StackItem"
    case .absolute: "AbsoluteItem"
    case .zstack: "ZStackItem"
    case .flex: "FlexItem"
    case .linear: "LinearItem"
    case .layers: "LayersItem"
    case .flow: "FlowItem"
    case .layout, .preview, .inset, .background, .overlay, .center, .relative, .ratio, .corner,
      .wrapper, .clip, .scroll, .text, .span, .image, .view, .spacer,
      .library, .import, .param, .define, .record, .field, .style, .component, .slot, .if,
      .elseIf, .else, .for, .element, .attribute, .placement:
      nil
    }
  }

  /// A stack is a row or a column, anything else what it is.
  private static func baseName(of model: ElementModel) -> String {
    guard model.kind == .stack else { return model.kind.name }
    let isRow = model.own.contains { $0.name == .direction && $0.value == .choice(1) }
    return isRow ? "row" : "column"
  }
}
