import LayoutModel

/// The attributes of an element for each possible result of its `style` expression; most elements
/// have one way.
struct SwiftWays {
  /// The element without a `style` expression.
  private let model: ElementModel
  /// The element in each way, with the test that selects the way if no earlier test holds; the test
  /// of the last way is nil.
  ///
  /// Empty without a `style` expression.
  private let ways: [(test: SwiftExpression?, model: ElementModel)]

  init(of model: ElementModel, _ value: SwiftValue) {
    self.model = model
    ways = value.document.styleWays(of: model.node).map { way in
      var model = model
      model.read(model.node, of: value.document, in: way)
      return (value.bindings.expression(way.test).map { value.bindings.swift($0) }, model)
    }
  }

  /// Returns the value of one property in all ways, or nil if no way has it; ways without it get
  /// `nothing`.
  func expression(
    _ said: (ElementModel) -> SwiftExpression?, nothing: @autoclosure () -> SwiftExpression
  ) -> SwiftExpression? {
    if ways.isEmpty { return said(model) }
    let said = ways.map { (test: $0.test, value: said($0.model)) }
    guard said.contains(where: { $0.value != nil }) else { return nil }
    return Self.choice(among: said.map { ($0.test, $0.value ?? nothing()) })
  }

  /// Returns the text run of a `span`.
  static func run(_ span: Int, _ value: SwiftValue) -> SwiftExpression {
    func run(_ way: StyleWay?) -> SwiftExpression {
      let said = ElementModel.attributes(ofSpan: span, value.document, in: way)
      let links = said.compactMap { argument -> SwiftExpression.Argument? in
        guard case .fires(let place) = argument.value else { return nil }
        return .init("tap", SwiftActions(bindings: value.bindings).bound(place))
      }
      return .call("TextRun", value.arguments(said, of: .run) + links)
    }
    let ways = value.document.styleWays(of: span)
    guard !ways.isEmpty else { return run(nil) }
    return choice(
      among: ways.map { way in
        (value.bindings.expression(way.test).map { value.bindings.swift($0) }, run(way))
      })
  }

  /// Returns the arguments of all ways, with conditional values; nil if the ways have different
  /// labels.
  private static func arguments(
    among ways: [(test: SwiftExpression?, value: [SwiftExpression.Argument])]
  ) -> [SwiftExpression.Argument]? {
    guard let first = ways.first?.value,
      ways.allSatisfy({ $0.value.map(\.label) == first.map(\.label) })
    else { return nil }
    return first.indices.map { place in
      SwiftExpression.Argument(
        first[place].label, choice(among: ways.map { ($0.test, $0.value[place].value) }))
    }
  }

  /// Returns one expression for those of all ways, in which shared parts are written once.
  private static func choice(
    among ways: [(test: SwiftExpression?, value: SwiftExpression)]
  ) -> SwiftExpression {
    guard ways.count > 1, let last = ways.last,
      ways.contains(where: { $0.value.flat != last.value.flat })
    else { return ways.last?.value ?? .plain("") }
    let calls = ways.compactMap { way in
      if case .call(let name, let arguments) = way.value {
        (way.test, name, arguments)
      } else {
        nil
      }
    }
    if calls.count == ways.count, calls.allSatisfy({ $0.1 == calls[0].1 }), !calls[0].2.isEmpty,
      let arguments = arguments(among: calls.map { ($0.0, $0.2) })
    {
      return .call(calls[0].1, arguments)
    }
    return ways.dropLast().reversed().reduce(last.value) { rest, way in
      guard let test = way.test, way.value.flat != rest.flat else { return rest }
      return .conditional(test, then: way.value, else: rest)
    }
  }
}
