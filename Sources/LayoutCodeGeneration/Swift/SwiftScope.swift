import LayoutEngine
import LayoutSchema
import LayoutSemantics

/// The place that the children of an element or the words of a text are added to, as a parameter of a
/// closure or method.
struct SwiftScope {
  let name: String
  /// Whether words are added, rather than children.
  private(set) var takesWords = false
  /// What the parent reads from its children, or nil where it reads nothing.
  let item: SwiftItem?
  /// The name where no other scope is around.
  private let baseName: String

  /// The place of the root of a document or component.
  static func root(besides taken: Set<String>) -> SwiftScope {
    SwiftScope("root", item: nil, besides: taken)
  }

  init(_ baseName: String, item: SwiftItem?, besides taken: Set<String>) {
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

  var type: String { takesWords ? "TextParts" : "Children<\(item?.name ?? "NoPlacement")>" }

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
    self.init(Self.baseName(of: model), item: SwiftItem(readBy: model.kind), besides: taken)
    takesWords = model.kind == .text
  }

  /// A stack is a row or a column, anything else what it is.
  private static func baseName(of model: ElementModel) -> String {
    guard model.kind == .stack else { return model.kind.name }
    guard let direction = model.own.first(where: { $0.name == .direction }) else { return "column" }
    if case .bound = direction.value { return "stack" }
    return direction.says(StackSpec.Direction.horizontal) ? "row" : "column"
  }
}

/// What a parent reads of its children.
enum SwiftItem {
  /// One of the engine's types.
  case bound(BoundType)
  /// The item of a layout of the author's own, by its name.
  case declared(String)

  /// What parents of a kind read, or nil where they read nothing.
  init?(readBy parent: ElementKind) {
    guard let binding = PlacementBinding.of(parent) else { return nil }
    self = .bound(binding.type)
  }

  /// What an element of the author's own reads, or nil where it reads nothing.
  init?(readBy parent: ElementDeclaration) {
    guard let className = parent.className, !parent.placements.isEmpty else { return nil }
    self = .declared("\(className).Item")
  }

  /// The type's name in Swift.
  var name: String {
    switch self {
    case .bound(let type): type.name
    case .declared(let name): name
    }
  }
}
