/// Where an element with an id came to stand.
public struct Outlet: Sendable, Equatable {
  /// In the coordinates of the parent element.
  public let frame: Frame
  /// In the coordinates of the document.
  public let frameInRoot: Frame
  /// The element's number in document order.
  public let element: Int
}

/// The outlets of a document by name.
public protocol LayoutOutlets: Sendable {
  /// Takes the outlets by number.
  init(_ frames: OutletFrames)
}

/// The outlets of a document without ids.
public struct NoOutlets: LayoutOutlets {
  /// Takes no outlet.
  public init(_ frames: OutletFrames) {}
}

/// The outlets of a solved tree by number.
public struct OutletFrames: Sendable {
  /// Every element with an outlet, in order of outlets, then of the document.
  private let entries: [(id: Int32, outlet: Outlet)]

  init(_ tree: LayoutTree) {
    var origins: [Point] = []
    origins.reserveCapacity(tree.count)
    var entries: [(id: Int32, outlet: Outlet)] = []
    for element in 0..<tree.count {
      let frame = tree.frame(of: element)
      let parent = tree.parent(of: element).map { origins[$0] } ?? .zero
      let origin = Point(x: parent.x + frame.x, y: parent.y + frame.y)
      origins.append(origin)
      let id = tree.id(of: element)
      guard id != .none else { continue }
      let inRoot = Frame(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
      let outlet = Outlet(frame: frame, frameInRoot: inRoot, element: element)
      entries.append((id.rawValue, outlet))
    }
    entries.sort { ($0.id, $0.outlet.element) < ($1.id, $1.outlet.element) }
    self.entries = entries
  }

  /// The element with this outlet; an empty frame where there is none.
  public subscript(id: Int32) -> Outlet {
    first(id) ?? Outlet(frame: .zero, frameInRoot: .zero, element: -1)
  }

  /// The element with this outlet, where there is one.
  public func first(_ id: Int32) -> Outlet? {
    let index = start(of: id)
    return index < entries.count && entries[index].id == id ? entries[index].outlet : nil
  }

  /// All elements with this outlet in document order.
  public func all(_ id: Int32) -> [Outlet] {
    entries[start(of: id)...].prefix { $0.id == id }.map(\.outlet)
  }

  private func start(of id: Int32) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
