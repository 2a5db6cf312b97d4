/// The ids of a document that is loaded at run time, which no generated type numbers.
///
/// Ids are numbered by their names, in the document and all its components alike, so that another
/// version of the document can be compared by names.
package struct LoadedIDs: Sendable, Equatable {
  /// The document, or a component of it.
  package struct Owner: Sendable, Equatable {
    /// The name of the component, with that of its file; empty for the document.
    package let name: String
    /// The ids that it declares.
    package let names: [String]

    package init(_ name: String, _ names: [String]) {
      self.name = name
      self.names = names
    }
  }

  /// The names of all ids, each at its number.
  package private(set) var names: [String] = []
  /// The document, followed by the components that uses have named so far.
  package private(set) var owners: [Owner] = []
  private var numbers: [String: Int32] = [:]

  /// Creates no ids, as for a document whose outlets a generated type has.
  package init() {}

  /// Creates the ids of a document with these names in its own body.
  package init(_ names: [String]) { add(Owner("", names)) }

  /// Whether the document is none that is loaded at run time.
  var isEmpty: Bool { owners.isEmpty }

  /// Adds a component.
  package mutating func add(_ owner: Owner) {
    owners.append(owner)
    for name in owner.names where numbers[name] == nil {
      numbers[name] = Int32(truncatingIfNeeded: names.count)
      names.append(name)
    }
  }

  /// The number of an id; nil if no part declares it.
  package func number(of name: String) -> Int32? { numbers[name] }

  /// The number of an id that the document or the component at an index declares; nil for others.
  func number(of name: String, in owner: Int) -> Int32? {
    guard owners.indices.contains(owner), owners[owner].names.contains(name) else { return nil }
    return numbers[name]
  }

  /// The name of an id; nil for an element without one.
  func name(of id: ElementID) -> String? {
    names.indices.contains(Int(id.rawValue)) ? names[Int(id.rawValue)] : nil
  }

  package static func == (one: LoadedIDs, other: LoadedIDs) -> Bool {
    one.names == other.names && one.owners == other.owners
  }
}

/// The components that start at an element of a document that is loaded at run time.
package struct LoadedRoot: Sendable, Equatable {
  /// The components as indices of ``LoadedIDs/owners``, the outermost first.
  package let owners: [Int32]
  /// The id of the element in each of them.
  package let ids: [ElementID]

  package init(owners: [Int32], ids: [ElementID]) {
    self.owners = owners
    self.ids = ids
  }
}

/// Other numbers for ids and components, which they have in another version of a document.
struct LoadedIDChange {
  private let ids: [Int32]
  private let owners: [Int32]

  /// What the other version no longer has becomes equal to nothing of it.
  private static let none: Int32 = -2

  init(from old: LoadedIDs, to new: LoadedIDs) {
    func numbers(_ names: [String]) -> [String: Int32] {
      Dictionary(zip(names, Int32(0)...), uniquingKeysWith: { first, _ in first })
    }
    let ids = numbers(new.names)
    let owners = numbers(new.owners.map(\.name))
    self.ids = old.names.map { ids[$0] ?? Self.none }
    self.owners = old.owners.map { owners[$0.name] ?? Self.none }
  }

  func id(_ id: ElementID) -> ElementID {
    ids.indices.contains(Int(id.rawValue)) ? ElementID(ids[Int(id.rawValue)]) : id
  }

  func owner(_ owner: Int32) -> Int32 {
    owners.indices.contains(Int(owner)) ? owners[Int(owner)] : owner
  }
}
