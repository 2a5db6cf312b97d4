import LayoutEngine
import LayoutModel
import LayoutSchema

/// The collection that children of an element or words of a text are added to, as a parameter of a
/// closure or method.
struct SwiftScope {
  let name: String
  /// Whether words are added instead of children.
  private(set) var takesWords = false
  /// The item that the parent reads from its children, or nil if it reads nothing.
  let item: SwiftItem?
  /// The name of the scope if no other scope surrounds it.
  private let baseName: String

  /// Returns the scope of the root of a document or component.
  static func root(besides taken: SwiftLocalNames) -> SwiftScope {
    SwiftScope("root", item: nil, besides: taken)
  }

  init(_ baseName: String, item: SwiftItem?, besides taken: SwiftLocalNames) {
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

  /// Returns this scope as the parameter of a method, where no other scope surrounds it.
  func alone(besides taken: SwiftLocalNames) -> SwiftScope {
    SwiftScope(baseName, item: item, besides: taken)
  }

  var type: String { takesWords ? "TextParts" : "Children<\(item?.name ?? "NoPlacement")>" }

  /// The declaration of the scope as a parameter.
  var parameter: String { "\(name): inout \(type)" }
}

extension SwiftScope {
  /// Makes the scope of an element's children.
  ///
  /// - Parameters:
  ///   - model: The element.
  ///   - taken: The names that have another meaning there.
  init(_ model: ElementModel, besides taken: SwiftLocalNames) {
    self.init(Self.baseName(of: model), item: SwiftItem(readBy: model.kind), besides: taken)
    takesWords = model.kind == .text
  }

  /// Returns the base of a scope's name: `row` or `column` for a stack, and the element's name for
  /// any other.
  private static func baseName(of model: ElementModel) -> String {
    guard model.kind == .stack else { return model.kind.name }
    guard let direction = model.own.first(where: { $0.name == .direction }) else { return "column" }
    if case .bound = direction.value { return "stack" }
    return direction.says(StackSpec.Direction.horizontal) ? "row" : "column"
  }
}

/// The item that a parent reads from its children.
enum SwiftItem {
  /// One of the engine's types.
  case bound(BoundType)
  /// The item of a layout that the author declares, by its type's name.
  case declared(String)

  /// Makes the item that parents of a kind read; nil if they read nothing.
  init?(readBy parent: ElementKind) {
    guard let binding = PlacementBinding.of(parent) else { return nil }
    self = .bound(binding.type)
  }

  /// Makes the item that a declared element reads; nil if it reads nothing.
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
