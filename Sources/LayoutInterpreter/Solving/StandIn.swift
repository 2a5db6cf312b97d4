package import LayoutEngine
import LayoutSemantics

/// An element whose layout is in no registry, so that a stand-in is laid out.
package struct MissingLayout: Sendable, Equatable {
  /// What the stand-in has its size from.
  package enum Reason: Sendable, Equatable {
    /// The declaration's `intrinsicSize`.
    case declaration
    /// Who solves the document.
    case caller
    /// Nobody: what is in it.
    case children
    /// Nobody, and nothing is in it.
    case nothing
  }

  /// What documents call it.
  package var name: String
  /// The Swift type that would lay it out.
  package var className: String
  /// The element of the document that it is or comes from.
  package var node: Int
  package var reason: Reason
  /// The size of the stand-in; nil where it is what there is, or what its children need.
  package var size: LayoutSize?
}

extension MissingLayout {
  /// How large a stand-in is of which nobody knows anything: to be seen, and smaller than any screen.
  package static let usualSize = LayoutSize(width: 100, height: 50)

  /// - Parameters:
  ///   - custom: The element, laid out by `className`.
  ///   - className: The Swift type that is not known.
  ///   - node: The element of the document.
  ///   - said: The size that the caller says, or nil.
  ///   - hasChildren: Whether there is anything in the element.
  init(
    _ custom: Expansion.Custom, _ className: String, node: Int, said: LayoutSize?, hasChildren: Bool
  ) {
    name = custom.name
    self.className = className
    self.node = node
    switch ViewSpec.IntrinsicSize(custom.standIn) {
    case .size(let declared): (reason, size) = (.declaration, declared)
    case .fill: (reason, size) = (.declaration, nil)
    case .none:
      if let said {
        (reason, size) = (.caller, said)
      } else if hasChildren {
        (reason, size) = (.children, nil)
      } else {
        (reason, size) = (.nothing, Self.usualSize)
      }
    }
  }

  /// What is laid out.
  var standIn: StandIn {
    StandIn(extent: size.map { .size($0) } ?? (reason == .declaration ? .fill : .none))
  }
}

/// What stands for a layout that is written in Swift and not at hand: its children, each below the other.
struct StandIn: CustomLayout {
  /// How large it is; without one, as large as its children.
  var extent = ViewSpec.IntrinsicSize.none

  func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange) -> LayoutSize {
    var room = range.max
    if case .size(let size) = extent {
      room = LayoutSize(
        width: min(max(size.width, range.min.width), room.width),
        height: min(max(size.height, range.min.height), room.height))
    }
    var needed = LayoutSize.zero
    for child in children.indices {
      let size = children.measure(
        child, in: SizeRange(max: LayoutSize(width: room.width, height: .infinity)), parent: room)
      children.place(child, at: LayoutPoint(x: 0, y: needed.height))
      needed.width = max(needed.width, size.width)
      needed.height += size.height
    }
    switch extent {
    case .size: return room
    // What has no end is as long as the children.
    case .fill:
      return LayoutSize(
        width: room.width.isFinite ? room.width : needed.width,
        height: room.height.isFinite ? room.height : needed.height)
    case .none: return needed
    }
  }
}
