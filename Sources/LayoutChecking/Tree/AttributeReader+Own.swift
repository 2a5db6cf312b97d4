import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Attributes on declared elements and components, and their readers.
extension AttributeReader {
  /// Reads the attributes of a use of a component: its parameters, then the attributes that the
  /// component's root may have at the use.
  mutating func readUse(_ place: Int, _ node: MarkupNode, parent: Int32, _ draft: inout Draft) {
    guard let signature = draft.document.signature(ofUse: place) else { return }
    var attributes = OwnAttributes(
      owner: signature.name, parameters: signature.parameters, untyped: signature.untyped,
      kinds: signature.rootKinds.kinds, hasLeafRoot: signature.hasLeafRoot)
    attributes.actions = signature.actions
    attributes.firings = signature.actions.map { _ in -1 }
    readOwn(&attributes, of: place, node, parent: parent, &draft)
    let detail = Int(draft.document.nodes[place].detail)
    draft.document.structure.uses[detail].arguments = attributes.arguments
    draft.document.structure.uses[detail].actions = attributes.firings
  }

  /// Reads the attributes of a declared element: those that its declaration names.
  mutating func readDeclared(_ place: Int, _ node: MarkupNode, parent: Int32, _ draft: inout Draft)
  {
    guard let declaration = draft.document.declaration(ofElement: place) else { return }
    var attributes = OwnAttributes(
      owner: declaration.name, parameters: declaration.attributes, untyped: declaration.untyped,
      kinds: [.element])
    readOwn(&attributes, of: place, node, parent: parent, &draft)
    let detail = Int(draft.document.nodes[place].detail)
    draft.document.structure.declaredElements[detail].attributes = attributes.arguments
  }

  private mutating func readOwn(
    _ own: inout OwnAttributes, of place: Int, _ node: MarkupNode, parent: Int32,
    _ draft: inout Draft
  ) {
    own.above = draft.placementParent(parent, of: Int32(place))
    for index in node.attributeIndices {
      readOwnAttribute(
        index, draft.markup.attributes[index], &own, at: place, parent: parent, &draft)
    }
    draft.styles.begin(node)
    if draft.styles.ways.count > 1 {
      readWays(of: &own, at: place, node, parent: parent, &draft)
    } else {
      for style in draft.styles.uses {
        readStyle(style, of: &own, at: place, parent: parent, &draft)
      }
      finish(place, written: own.written, excluded: own.excluded, &draft)
    }
    note(draft.document.nodes[place].kind, own.written)
    checkPlacements(of: place, own.above, &draft)
    checkArguments(own, at: place, node, &draft)
    endStyles(of: place, &draft)
  }

  /// Reads the attributes of a style that neither the element nor a later style has.
  private mutating func readStyle(
    _ style: Int, of own: inout OwnAttributes, at place: Int, parent: Int32, _ draft: inout Draft
  ) {
    let taken = own
    for index in draft.styles.attributes(of: style) {
      let attribute = draft.markup.attributes[index]
      guard !taken.says(draft.markup.names.name(of: attribute.name)),
        draft.tables.schema.attribute(named: attribute.name.rawValue).map({
          taken.rulesOut($0, draft.tables)
        }) != true
      else { continue }
      readOwnAttribute(index, attribute, &own, at: place, parent: parent, &draft)
    }
  }

  /// Reads each way in which the `style` can come out.
  ///
  /// The value of a parameter then becomes a choice among the values of the ways.
  private mutating func readWays(
    of own: inout OwnAttributes, at place: Int, _ node: MarkupNode, parent: Int32,
    _ draft: inout Draft
  ) {
    let given = own
    var ways: [OwnAttributes] = []
    own.written = readWays(of: place, node, &draft) { reader, way, draft in
      var said = given
      for style in way {
        reader.readStyle(style, of: &said, at: place, parent: parent, &draft)
      }
      ways.append(said)
      return (said.written, said.excluded)
    }
    let tests = draft.document.styleWays(of: place).map(\.test)
    for index in own.parameters.indices where !given.isGiven[index] {
      guard ways.contains(where: { $0.isGiven[index] }) else { continue }
      own.isGiven[index] = true
      let values = ways.map { $0.isGiven[index] ? $0.arguments[index] : nil }
      own.arguments[index] = choice(
        among: values, tests, for: own.parameters[index], of: own, node, &draft)
    }
  }

  /// Returns one expression for the values that the ways of a `style` give a parameter, or −1 after
  /// a finding.
  ///
  /// A way without a value gives the default.
  private func choice(
    among values: [Int32?], _ tests: [Int32], for parameter: Parameter, of own: OwnAttributes,
    _ node: MarkupNode, _ draft: inout Draft
  ) -> Int32 {
    var choice: TypedExpression?
    for (value, test) in zip(values, tests).reversed() {
      guard let value = self.value(value, of: parameter, draft) else {
        // A value that is wrong has been reported.
        if value == nil {
          draft.report(.unsaidInAWay(parameter, of: own.owner, node, draft.markup))
        }
        return -1
      }
      guard let test = draft.document.structure.expression(test), let rest = choice else {
        choice = value
        continue
      }
      choice =
        value == rest
        ? rest
        : TypedExpression(
          .conditional(test, then: value, else: rest), parameter.type, at: test.range)
    }
    return choice.map { draft.keep($0) } ?? -1
  }

  private func value(
    _ argument: Int32?, of parameter: Parameter, _ draft: borrowing Draft
  ) -> TypedExpression? {
    if let argument { return draft.document.structure.expression(argument) }
    guard let standard = parameter.defaultValue, !standard.isToned else { return nil }
    return TypedExpression(.literal(standard.light), parameter.type, at: parameter.range)
  }

  private mutating func readOwnAttribute(
    _ index: Int, _ attribute: MarkupAttribute, _ own: inout OwnAttributes, at place: Int,
    parent: Int32, _ draft: inout Draft,
  ) {
    guard attribute.isSound else { return }
    let word = draft.markup.names.name(of: attribute.name)
    if let parameter = own.parameters.firstIndex(where: { $0.name == word }) {
      guard !attribute.hasNoValue else { return }
      own.isGiven[parameter] = true
      own.arguments[parameter] = values.argument(
        attribute, for: own.parameters[parameter], of: "'\(own.owner)'", at: place, &draft)
      return
    }
    if own.untyped.contains(word) { return }
    if let action = own.actions.firstIndex(where: { $0.name == word }) {
      guard !attribute.hasNoValue, !own.actions[action].isBroken else { return }
      own.firings[action] = values.firing(
        attribute, supplied: own.actions[action].parameters.map(\.type),
        by: "what '\(word)' hands over", at: place, &draft)
      return
    }
    if readOfParent(attribute, index, own.above, at: place, parent: parent, &draft) { return }
    guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue),
      let row = own.row(name, draft.tables)
    else {
      if !attribute.hasNoValue { UnreadAttributes.reportUnknown(attribute, own, at: place, &draft) }
      return
    }
    own.written.insert(name)
    own.excluded.formUnion(draft.tables.exclusions[Int(row.rawValue)])
    guard !attribute.hasNoValue,
      let value = values.value(of: attribute, row, &draft)
    else { return }
    append(TypedAttribute(name: name, row: row, markup: Int32(index), value: value), to: &draft)
  }
}

// MARK: Findings

extension Diagnostic {
  /// Returns a finding on a parameter that only some ways of a `style` give a value.
  fileprivate static func unsaidInAWay(
    _ parameter: Parameter, of owner: String, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    let style = markup.attribute(.style, of: node)
    return Diagnostic(
      .missingAttribute,
      "each way that the style can come out has to give '\(parameter.name)' of '\(owner)'",
      at: style?.valueRange ?? node.nameRange)
  }
}

extension AttributeReader {
  /// Reports parameters that are required and have no value.
  mutating func checkArguments(
    _ own: OwnAttributes, at place: Int, _ node: MarkupNode, _ draft: inout Draft
  ) {
    guard !draft.document.nodes[place].isBroken else { return }
    for (index, parameter) in own.parameters.enumerated()
    where !parameter.isOptional && !own.isGiven[index] && !isMeant(parameter, own, node, draft) {
      draft.report(
        .missingArgument(
          parameter, of: own.owner, declaredAt: draft.location(parameter.range, ofElement: place),
          node,
          draft.markup))
    }
  }

  /// Whether a misspelled attribute was meant to be `parameter`.
  private func isMeant(
    _ parameter: Parameter, _ own: OwnAttributes, _ node: MarkupNode, _ draft: borrowing Draft
  ) -> Bool {
    node.attributeIndices.contains { index in
      let word = draft.markup.names.name(of: draft.markup.attributes[index].name)
      guard
        draft.tables.schema.attribute(named: draft.markup.attributes[index].name.rawValue) == nil,
        !own.parameters.contains(where: { $0.name == word })
      else { return false }
      return NearestName.find(word, among: own.parameters.map(\.name)).first == parameter.name
    }
  }
}
