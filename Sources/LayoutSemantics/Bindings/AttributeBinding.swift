package import LayoutSchema

/// One row: an attribute, and the property of the engine's type that it sets.
///
/// The interpreter sets the property, the generator writes the parameter, and a test holds the rows to
/// the table and to the engine's initialisers. What has no row here is read nowhere, unless the test
/// lists it with its reader.
package struct AttributeBinding<Spec>: Sendable {
  package let parameter: BoundParameter
  private let set: @Sendable (inout Spec, ElementModel.Argument, TypedDocument) -> Void

  /// An attribute that is a property of its name.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, which is also what the initialiser calls the property.
  ///   - property: What it sets.
  ///   - reading: How its value is read.
  init<Value>(
    _ attribute: AttributeName, _ property: any WritableKeyPath<Spec, Value> & Sendable,
    _ reading: ValueReading<Value>
  ) {
    parameter = BoundParameter(attribute, words: reading.words)
    set = { spec, argument, document in
      if let value = reading.value(argument, document) { spec[keyPath: property] = value }
    }
  }

  /// An attribute that is a property of its name, nil where nothing is said.
  init<Value>(
    _ attribute: AttributeName, _ property: any WritableKeyPath<Spec, Value?> & Sendable,
    _ reading: ValueReading<Value>
  ) {
    parameter = BoundParameter(attribute, words: reading.words)
    set = { spec, argument, document in
      spec[keyPath: property] = reading.value(argument, document)
    }
  }

  init(
    _ parameter: BoundParameter,
    _ set: @escaping @Sendable (inout Spec, ElementModel.Argument, TypedDocument) -> Void
  ) {
    self.parameter = parameter
    self.set = set
  }

  func apply(_ argument: ElementModel.Argument, of document: TypedDocument, to spec: inout Spec) {
    set(&spec, argument, document)
  }
}

/// Where an attribute stands among the parameters of an initialiser of the engine's.
package struct BoundParameter: Sendable {
  package let attribute: AttributeName
  /// The parameter's label, which is also the property's name.
  package let label: String
  /// Which of the edges in the parameter it is, where up to nine attributes are one parameter.
  package let edge: EdgeName?
  /// What the engine calls the words of a choice or of flags; nil for other types.
  package let words: [EngineWord]?

  init(
    _ attribute: AttributeName, label: String? = nil, edge: EdgeName? = nil,
    words: [EngineWord]? = nil,
  ) {
    self.attribute = attribute
    self.label = label ?? attribute.name
    self.edge = edge
    self.words = words
  }

  /// What the engine calls a word of the language.
  package func member(for word: String) -> String {
    words?.first { $0.word == word }?.member ?? word
  }
}

/// A word of the language, and the engine's case or flag for it.
package struct EngineWord: Sendable {
  package let word: String
  /// The case or the flag by its name in Swift.
  package let member: String
  /// The place among all cases, or the bit.
  package let value: Int
}

/// The rows of one of the engine's types, in the order of its initialiser's parameters.
package struct Bindings<Spec>: Sendable {
  package let rows: [AttributeBinding<Spec>]
  /// The place of an attribute's row by the attribute's raw value, −1 where it has none.
  private let places: [Int16]

  init(_ rows: [AttributeBinding<Spec>]) {
    self.rows = rows
    var places = [Int16](repeating: -1, count: AttributeName.allCases.count)
    for (place, row) in rows.enumerated() {
      precondition(places[Int(row.parameter.attribute.rawValue)] < 0, "an attribute has two rows")
      places[Int(row.parameter.attribute.rawValue)] = Int16(place)
    }
    self.places = places
  }

  func apply(
    _ arguments: [ElementModel.Argument], of document: TypedDocument, to spec: inout Spec
  ) {
    for argument in arguments {
      let place = places[Int(argument.name.rawValue)]
      if place >= 0 { rows[Int(place)].apply(argument, of: document, to: &spec) }
    }
  }
}

/// One of the engine's types that attributes are said with.
package protocol BoundSpec: Sendable {
  static var bindings: Bindings<Self> { get }

  /// The defaults, with what is no attribute.
  static func defaults(_ model: ElementModel, _ document: TypedDocument) -> Self
}

extension BoundSpec {
  /// The defaults with what is said laid over them.
  package init(
    _ said: [ElementModel.Argument], of model: ElementModel, _ document: TypedDocument
  ) {
    self = Self.defaults(model, document)
    Self.bindings.apply(said, of: document, to: &self)
  }
}

/// A type of the engine's as its name and its parameters, for those who write calls.
package struct BoundType: Sendable {
  /// The type's name in Swift.
  package let name: String
  /// The attributes in the order of the initialiser's parameters.
  package let parameters: [BoundParameter]

  package init<Spec: BoundSpec>(_ spec: Spec.Type) {
    name = String(describing: spec)
    parameters = spec.bindings.rows.map(\.parameter)
  }
}
