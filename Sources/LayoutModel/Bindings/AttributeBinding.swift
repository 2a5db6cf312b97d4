package import LayoutSchema

/// A row that binds an attribute to a property of one of the engine's types.
///
/// The interpreter sets the property, and the generator writes the parameter. A test compares the
/// rows with the schema and with the engine's initializers. An attribute without a row has no
/// effect, unless the test lists its reader.
package struct AttributeBinding<Spec>: Sendable {
  package let parameter: BoundParameter
  private let set: @Sendable (inout Spec, ElementModel.Argument, TypedDocument) -> Void

  /// Creates the row of an attribute whose property has the same name.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, whose name is also the label of the initializer's parameter.
  ///   - property: The property that the attribute sets.
  ///   - reading: The conversion of the attribute's value.
  init<Value>(
    _ attribute: AttributeName, _ property: any WritableKeyPath<Spec, Value> & Sendable,
    _ reading: ValueReading<Value>
  ) {
    parameter = BoundParameter(attribute, words: reading.words)
    set = { spec, argument, document in
      if let value = reading.value(argument, document) { spec[keyPath: property] = value }
    }
  }

  /// Creates the row of an attribute whose property has the same name, and is nil without a value.
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

/// The parameter of an attribute in an initializer of the engine.
package struct BoundParameter: Sendable {
  package let attribute: AttributeName
  /// The parameter's label, which is also the property's name.
  package let label: String
  /// The edge that the attribute sets in a parameter of several edges, or nil.
  package let edge: EdgeName?
  /// The engine's names for the words of a choice or of flags; nil for other types.
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

  /// Returns the engine's name for a word of the language.
  package func member(for word: String) -> String {
    words?.first { $0.word == word }?.member ?? word
  }
}

/// A word of the language, and the engine's case or flag for the word.
package struct EngineWord: Sendable {
  package let word: String
  /// The Swift name of the case or flag.
  package let member: String
  /// The index among all cases, or the flag's bits.
  package let value: Int
}

/// The rows of one of the engine's types, in the order of its initializer's parameters.
package struct Bindings<Spec>: Sendable {
  /// The Swift name of the type, for the generator; asking the runtime for it is slow.
  package let typeName: String
  package let rows: [AttributeBinding<Spec>]
  /// The index of an attribute's row, by the attribute's raw value; −1 for none.
  private let places: [Int16]

  init(_ typeName: String, _ rows: [AttributeBinding<Spec>]) {
    self.typeName = typeName
    self.rows = rows
    var places = [Int16](repeating: -1, count: AttributeName.allCases.count)
    for (place, row) in rows.enumerated() {
      precondition(places[Int(row.parameter.attribute.rawValue)] < 0, "an attribute has two rows")
      places[Int(row.parameter.attribute.rawValue)] = Int16(place)
    }
    self.places = places
  }

  /// Sets the properties of `spec` that the arguments give, whose texts are in `document`.
  package func apply(
    _ arguments: [ElementModel.Argument], of document: TypedDocument, to spec: inout Spec
  ) {
    for argument in arguments {
      let place = places[Int(argument.name.rawValue)]
      if place >= 0 { rows[Int(place)].apply(argument, of: document, to: &spec) }
    }
  }
}

/// A type of the engine whose properties attributes set.
package protocol BoundSpec: Sendable {
  static var bindings: Bindings<Self> { get }

  /// Returns the value without attributes: the defaults, and properties that are not attributes.
  static func defaults(_ model: ElementModel, _ document: TypedDocument) -> Self
}

extension BoundSpec {
  /// Returns the defaults with the attributes `said`.
  ///
  /// This is no initializer, because those own their arguments, and a copy of a model or a document
  /// retains all of its lists.
  package static func made(
    of said: [ElementModel.Argument], for model: ElementModel, _ document: TypedDocument
  ) -> Self {
    var spec = Self.defaults(model, document)
    Self.bindings.apply(said, of: document, to: &spec)
    return spec
  }
}

/// Adds attributes, whose texts are in a document, to a value that has others already.
package typealias Completion<Value> = @Sendable ([ElementModel.Argument], TypedDocument) -> Value

extension BoundSpec {
  /// Returns the completion of the value with the attributes `said`.
  static func completion<Value>(
    _ said: [ElementModel.Argument], of model: ElementModel, _ document: TypedDocument,
    _ value: @escaping @Sendable (Self) -> Value,
  ) -> Completion<Value> {
    let base = Self.made(of: said, for: model, document)
    return { others, texts in
      var spec = base
      Self.bindings.apply(others, of: texts, to: &spec)
      return value(spec)
    }
  }
}

/// The name and the parameters of one of the engine's types, for code that writes calls.
package struct BoundType: Sendable {
  /// The Swift name of the type.
  package let name: String
  /// The attributes, in the order of the initializer's parameters.
  package let parameters: [BoundParameter]

  package init<Spec: BoundSpec>(_ spec: Spec.Type) {
    name = spec.bindings.typeName
    parameters = spec.bindings.rows.map(\.parameter)
  }
}
