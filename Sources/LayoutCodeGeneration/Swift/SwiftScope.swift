import LayoutSchema
import LayoutSemantics

/// The place that the children of an element are added to, as a parameter of a closure or method.
struct SwiftScope {
  let name: String
  /// What the parent reads from its children, or nil where it reads nothing.
  let item: String?
  /// The name where no other scope is around.
  private let baseName: String

  /// The place of the root of a document or component.
  static func root(besides taken: Set<String>) -> SwiftScope {
    SwiftScope("root", item: nil, besides: taken)
  }

  init(_ baseName: String, item: String?, besides taken: Set<String>) {
    var name = baseName
    var number = 2
    while taken.contains(name) || SwiftNames.isKeyword(name) {
      name = "\(baseName)\(number)"
      number += 1
    }
    self.name = name
    self.item = item
    self.baseName = baseName
  }

  /// The same scope as the parameter of a method.
  func alone(besides taken: Set<String>) -> SwiftScope {
    SwiftScope(baseName, item: item, besides: taken)
  }

  var type: String { "Children<\(item ?? "NoPlacement")>" }

  /// The scope as a parameter.
  var parameter: String { "\(name): inout \(type)" }
}

extension SwiftScope {
  /// The place of an element's children.
  ///
  /// - Parameters:
  ///   - model: The element.
  ///   - taken: Names that mean something else there.
  init(_ model: ElementModel, besides taken: Set<String>) {
    self.init(Self.baseName(of: model), item: Self.item(of: model.kind), besides: taken)
  }

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
    switch model.own.first(where: { $0.name == .direction })?.value {
    case .choice(1): return "row"
    case .bound: return "stack"
    default: return "column"
    }
  }
}
