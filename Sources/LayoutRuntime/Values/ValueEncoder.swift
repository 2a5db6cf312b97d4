import LayoutEngine

/// Encodes a value into nodes, which stand for its members, elements and single values.
struct ValueEncoder: Encoder {
  /// A node that containers fill.
  final class Place {
    var node: Values.Node?
    /// The places of members and elements, which may be filled after others were added.
    var members: [(name: String, place: Place)] = []
    var elements: [Place] = []

    var result: Values.Node {
      if !elements.isEmpty { return .list(elements.map(\.result)) }
      guard members.isEmpty else {
        return .members(
          Dictionary(members.map { ($0.name, $0.place.result) }, uniquingKeysWith: { $1 }))
      }
      return node ?? .members([:])
    }
  }

  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let place: Place

  private init(_ place: Place, _ path: [any CodingKey]) {
    self.place = place
    codingPath = path
  }

  /// Returns the node of a value.
  static func node(of value: any Encodable, at path: [String]) throws -> Values.Node {
    let place = Place()
    try fill(place, with: value, path.map { Step(stringValue: $0) })
    return place.result
  }

  fileprivate static func fill(
    _ place: Place, with value: any Encodable, _ path: [any CodingKey]
  ) throws {
    // These would lose something as the texts that they are to other encoders.
    switch value {
    case let instant as LayoutInstant: place.node = .date(instant)
    case let text as LayoutText: place.node = .text(text)
    default:  // open: types
      guard path.count < mostLevels else {
        throw ValueError(
          path: path.map(\.stringValue), reason: "the value has more than \(mostLevels) levels")
      }
      try value.encode(to: ValueEncoder(place, path))
    }
  }

  /// The most levels of a value; a class may contain itself.
  private static let mostLevels = 64

  func container<Name: CodingKey>(keyedBy type: Name.Type) -> KeyedEncodingContainer<Name> {
    KeyedEncodingContainer(Members(place: place, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    place.node = place.node ?? .list([])
    return Elements(place: place, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(place: place, codingPath: codingPath)
  }

  /// A name or position on the way to a value.
  struct Step: CodingKey {
    let stringValue: String
    var intValue: Int? { Int(stringValue) }

    init(stringValue: String) { self.stringValue = stringValue }
    init(intValue: Int) { stringValue = String(intValue) }
  }

  // MARK: Containers

  private struct Members<Name: CodingKey>: KeyedEncodingContainerProtocol {
    let place: Place
    let codingPath: [any CodingKey]

    private func member(_ key: any CodingKey) -> Place {
      let member = Place()
      place.members.append((key.stringValue, member))
      return member
    }

    mutating func encodeNil(forKey key: Name) { member(key).node = Values.Node.none }

    mutating func encode(_ value: some Encodable, forKey key: Name) throws {
      try ValueEncoder.fill(member(key), with: value, codingPath + [key])
    }

    mutating func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Name
    ) -> KeyedEncodingContainer<Inner> {
      ValueEncoder(member(key), codingPath + [key]).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Name) -> any UnkeyedEncodingContainer {
      ValueEncoder(member(key), codingPath + [key]).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
      ValueEncoder(member(Step(stringValue: "super")), codingPath + [Step(stringValue: "super")])
    }

    mutating func superEncoder(forKey key: Name) -> any Encoder {
      ValueEncoder(member(key), codingPath + [key])
    }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let place: Place
    let codingPath: [any CodingKey]

    var count: Int { place.elements.count }

    private func element() -> (Place, [any CodingKey]) {
      let element = Place()
      place.elements.append(element)
      return (element, codingPath + [Step(intValue: place.elements.count - 1)])
    }

    mutating func encodeNil() { element().0.node = Values.Node.none }

    mutating func encode(_ value: some Encodable) throws {
      let (element, path) = element()
      try ValueEncoder.fill(element, with: value, path)
    }

    mutating func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type
    ) -> KeyedEncodingContainer<Inner> {
      let (element, path) = element()
      return ValueEncoder(element, path).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      let (element, path) = element()
      return ValueEncoder(element, path).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
      let (element, path) = element()
      return ValueEncoder(element, path)
    }
  }

  private struct Single: SingleValueEncodingContainer {
    let place: Place
    let codingPath: [any CodingKey]

    mutating func encodeNil() { place.node = Values.Node.none }
    mutating func encode(_ value: Bool) { place.node = .bool(value) }
    mutating func encode(_ value: String) { place.node = .string(value) }
    mutating func encode(_ value: Double) { place.node = .number(value) }
    mutating func encode(_ value: Float) { place.node = .number(Double(value)) }
    mutating func encode(_ value: Int) { place.node = .integer(value) }
    mutating func encode(_ value: Int8) { place.node = .integer(Int(value)) }
    mutating func encode(_ value: Int16) { place.node = .integer(Int(value)) }
    mutating func encode(_ value: Int32) { place.node = .integer(Int(value)) }
    mutating func encode(_ value: Int64) { place.node = .integer(Int(value)) }
    mutating func encode(_ value: UInt8) { place.node = .integer(Int(value)) }
    mutating func encode(_ value: UInt16) { place.node = .integer(Int(value)) }
    mutating func encode(_ value: UInt32) throws { try add(value) }
    mutating func encode(_ value: UInt) throws { try add(value) }
    mutating func encode(_ value: UInt64) throws { try add(value) }

    mutating func encode(_ value: some Encodable) throws {
      try ValueEncoder.fill(place, with: value, codingPath)
    }

    private func add(_ value: some FixedWidthInteger) throws {
      guard let integer = Int(exactly: value) else {
        let path = codingPath.map(\.stringValue)
        throw ValueError(
          path: path, wanted: "Integer", given: "\(value)",
          reason: "'\(path.joined(separator: "."))' is \(value), which is too large")
      }
      place.node = .integer(integer)
    }
  }
}
