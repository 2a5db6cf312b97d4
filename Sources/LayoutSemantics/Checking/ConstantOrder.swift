import LayoutSchema
import LayoutXML

/// The order that constants are read in: as they stand, but those that a value names before it.
struct ConstantOrder {
  private(set) var nodes: [MarkupNode] = []
  private let constants: [MarkupNode]
  private var places: [String: Int] = [:]
  private var isEntered: [Bool]

  init(_ constants: [MarkupNode], _ markup: MarkupDocument) {
    self.constants = constants
    isEntered = Array(repeating: false, count: constants.count)
    for (place, node) in constants.enumerated() {
      guard let name = markup.attribute(.name, of: node) else { continue }
      places[markup.value(of: name).string] = place
    }
    for place in constants.indices { add(place, markup) }
  }

  /// Adds a constant behind what it names, without recursion: a chain may be long.
  ///
  /// In a circle the first that was met comes last, so that reading the others finds a name that is
  /// not known.
  private mutating func add(_ first: Int, _ markup: MarkupDocument) {
    guard !isEntered[first] else { return }
    isEntered[first] = true
    var path = [(place: first, named: named(by: first, markup)[...])]
    while var step = path.popLast() {
      guard let next = step.named.popFirst() else {
        nodes.append(constants[step.place])
        continue
      }
      path.append(step)
      guard !isEntered[next] else { continue }
      isEntered[next] = true
      path.append((next, named(by: next, markup)[...]))
    }
  }

  private func named(by place: Int, _ markup: MarkupDocument) -> [Int] {
    Self.names(in: constants[place], markup).compactMap { places[$0] }
  }

  /// The words in the bindings of a constant; what stands in a string may be among them.
  private static func names(in node: MarkupNode, _ markup: MarkupDocument) -> [String] {
    [AttributeName.value, .dark].flatMap { name -> [String] in
      guard let attribute = markup.attribute(name, of: node) else { return [] }
      let value = markup.value(of: attribute).string
      guard value.utf8.contains(UInt8(ascii: "{")) else { return [] }
      return value.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.map(
        String.init)
    }
  }
}
