import LayoutGrammar
import LayoutModel
import LayoutSchema

extension AuthorElement {
  /// Creates the grammar's description of a component.
  init(_ component: ComponentSignature, in home: String) {
    self.init(
      component.name, in: home,
      attributes: component.parameters.map(Attribute.init)
        + component.actions.map { Attribute($0.name, .action, isRequired: false) },
      content: component.slots.isEmpty ? .nothing : .fillings)
  }

  /// Creates the grammar's description of an element that is laid out in Swift.
  init(_ element: ElementDeclaration, in home: String) {
    let content: Content =
      switch element.children {
      case .none: .nothing
      case .one: .one
      case .any: .any
      }
    self.init(
      element.name, in: home, attributes: element.attributes.map(Attribute.init),
      placements: element.placements.map(Attribute.init), content: content)
  }
}

extension AuthorElement.Attribute {
  fileprivate init(_ parameter: Parameter) {
    self.init(
      parameter.name, ValueType(writing: parameter.type), isRequired: !parameter.isOptional)
  }
}

extension ValueType {
  /// Creates the attribute type for values of a declared type; nil if any text may be a value.
  fileprivate init?(writing type: ExpressionType) {
    switch type {
    case .string: self = .string
    case .text: self = .text
    case .number: self = .number(.any)
    case .bool: self = .bool
    case .points: self = .points(.signed)
    case .color: self = .color
    case .image: self = .image
    case .ratio: self = .ratio(.widthOverHeight)
    case .insets: self = .edges(.signed)
    case .choice(let words): self = .choice(words)
    case .optional(let wrapped): self.init(writing: wrapped)
    case .record, .list: self = .binding
    case .integer, .percent, .dimension, .date, .nothing: return nil
    }
  }
}
