package import LayoutDiagnostics

/// An action that a layout or component declares: something that people can do in it.
package struct ActionDeclaration: Hashable, Sendable {
  package var name: String
  /// The values that the action hands over.
  package var parameters: [Parameter]
  /// Whether a parameter has a mistake, so that arguments are not checked.
  package var isBroken = false
  /// The range of the name in the declaration.
  package var range: SourceRange

  package init(_ name: String, _ parameters: [Parameter], at range: SourceRange) {
    self.name = name
    self.parameters = parameters
    self.range = range
  }
}

/// A place where an action is fired: the action with the arguments that are written.
///
/// The last parameters without arguments receive the values that come with the event.
package struct TypedFiring: Hashable, Sendable {
  /// The index of the action among those of the surrounding layout or component.
  package var action: Int32
  /// The expressions of the arguments, which may be fewer than the parameters.
  package var arguments: [Int32]
  /// Whether the values that come with the event follow the arguments.
  package var takesMore: Bool
  package var range: SourceRange

  package init(action: Int32, arguments: [Int32], takesMore: Bool, at range: SourceRange) {
    self.action = action
    self.arguments = arguments
    self.takesMore = takesMore
    self.range = range
  }
}

extension ExpressionType {
  /// Whether an action can hand over values of the type.
  package var isHandedOver: Bool {
    switch self {
    case .optional(let type), .list(let type): type.isHandedOver
    case .string, .text, .number, .integer, .bool, .points, .percent, .date, .color, .image, .ratio,
      .choice:
      true
    case .dimension, .insets, .record, .nothing: false
    }
  }
}
