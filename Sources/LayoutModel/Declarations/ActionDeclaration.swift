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

/// A place where an action is fired with the arguments that are written, or one of two by a test.
///
/// The last parameters without arguments receive the values that come with the event.
package struct TypedFiring: Hashable, Sendable {
  /// The index of the action among those of the surrounding layout or component; −1 for a choice.
  package var action: Int32
  /// The expressions of the arguments, which may be fewer than the parameters.
  package var arguments: [Int32]
  /// Whether the values that come with the event follow the arguments; of a choice, whether they
  /// do in one of its ways.
  package var takesMore: Bool
  package var range: SourceRange
  /// The test that chooses, with the ways; nil for an action itself.
  package var choice: Choice?

  /// A test, and what is fired if it holds and if not, as indices in
  /// ``DocumentStructure/firings``; −1 for nothing.
  package struct Choice: Hashable, Sendable {
    package var test: Int32
    package var then: Int32
    package var otherwise: Int32

    package init(test: Int32, then: Int32, otherwise: Int32) {
      self.test = test
      self.then = then
      self.otherwise = otherwise
    }
  }

  package init(action: Int32, arguments: [Int32], takesMore: Bool, at range: SourceRange) {
    self.action = action
    self.arguments = arguments
    self.takesMore = takesMore
    self.range = range
  }

  package init(_ choice: Choice, takesMore: Bool, at range: SourceRange) {
    self.init(action: -1, arguments: [], takesMore: takesMore, at: range)
    self.choice = choice
  }
}

extension DocumentStructure {
  /// Returns what may be fired in a place: the actions of all ways of a choice, in their order.
  package func ways(ofFiring place: Int32) -> [TypedFiring] {
    guard firings.indices.contains(Int(place)) else { return [] }
    let firing = firings[Int(place)]
    guard let choice = firing.choice else { return [firing] }
    return ways(ofFiring: choice.then) + ways(ofFiring: choice.otherwise)
  }

  /// Returns the expressions of a place where an action is fired: its tests and arguments.
  package func expressions(ofFiring place: Int32) -> [Int32] {
    guard firings.indices.contains(Int(place)) else { return [] }
    let firing = firings[Int(place)]
    guard let choice = firing.choice else { return firing.arguments }
    return [choice.test] + expressions(ofFiring: choice.then)
      + expressions(ofFiring: choice.otherwise)
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
