import LayoutLanguages

/// A document and its frames by a reference.
package struct RefereeCase: Sendable {
  /// The origin of the expected coordinates.
  package enum Space: String, Sendable {
    case parent
    case root
  }

  /// The way to identify elements.
  package enum Naming: Sendable {
    /// By their ids; elements without an id are ignored.
    case ids
    /// By their places in document order, from 1, and their names: `2 view`; all are required.
    case places
  }

  /// An element with its expected frame.
  package struct Expectation: Sendable {
    /// The element's name, by ``RefereeCase/naming``.
    package let id: String
    /// The values x, y, width and height.
    package let frame: [Double]

    package init(id: String, frame: [Double]) {
      self.id = id
      self.frame = frame
    }
  }

  package let family: String
  package let name: String
  /// The document, whose preview sets the constraints.
  package let markup: String
  package let expectations: [Expectation]
  package let space: Space
  /// The largest accepted difference of a number.
  package let tolerance: Double
  package let naming: Naming
  /// The kind of fault that marks the case, or nil if the case must agree.
  package let mark: String?

  package init(
    family: String, name: String, markup: String, expectations: [Expectation], space: Space,
    tolerance: Double, naming: Naming = .ids, mark: String? = nil,
  ) {
    self.family = family
    self.name = name
    self.markup = markup
    self.expectations = expectations
    self.space = space
    self.tolerance = tolerance
    self.naming = naming
    self.mark = mark
  }

  /// The family and the name, which are unique together.
  package var title: String { "\(family)/\(name)" }
}

extension RefereeCase {
  /// Reads the case in a line of a family's file; nil if the line has another form.
  init?(_ node: JSONNode, family: String) {
    guard let name = node["name"]?.string, let markup = node["xml"]?.string,
      let space = node["space"]?.string.flatMap({ Space(rawValue: $0) }),
      let tolerance = node["tolerance"]?.double, case .object(let members) = node["expect"]?.value
    else { return nil }
    var expectations: [Expectation] = []
    for member in members {
      guard case .array(let parts) = member.value.value else { return nil }
      let frame = parts.compactMap(\.double)
      guard frame.count == 4, parts.count == 4 else { return nil }
      expectations.append(Expectation(id: member.name, frame: frame))
    }
    self.init(
      family: family, name: name, markup: markup, expectations: expectations, space: space,
      tolerance: tolerance, mark: node[RefereeMarks.key]?.string)
  }
}

extension JSONNode {
  fileprivate var double: Double? {
    guard case .number(let digits) = value else { return nil }
    return Double(digits)
  }
}
