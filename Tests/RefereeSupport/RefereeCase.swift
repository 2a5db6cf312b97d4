import LayoutLanguages

/// A document and the frames that a reference gave it.
package struct RefereeCase: Sendable {
  /// What places are counted from.
  package enum Space: String, Sendable {
    case parent
    case root
  }

  /// What elements are told apart by.
  package enum Naming: Sendable {
    /// Their ids; those without one are not looked at.
    case ids
    /// Their places in document order, from 1, and their names: `2 view`. None may be left out.
    case places
  }

  /// An element that is expected somewhere.
  package struct Expectation: Sendable {
    /// The element, by ``RefereeCase/naming``.
    package let id: String
    /// x, y, width and height.
    package let frame: [Double]

    package init(id: String, frame: [Double]) {
      self.id = id
      self.frame = frame
    }
  }

  package let family: String
  package let name: String
  /// The document; its preview says what it is laid out in.
  package let markup: String
  package let expectations: [Expectation]
  package let space: Space
  /// How far a number may be off.
  package let tolerance: Double
  package let naming: Naming
  /// The kind of fault that the case is marked with, or nil if it must agree.
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

  /// The family and the name, which no other case has.
  package var title: String { "\(family)/\(name)" }
}

extension RefereeCase {
  /// The case that a line of a family's file is, or nil where it is none.
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
