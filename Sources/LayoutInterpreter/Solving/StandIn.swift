package import LayoutEngine
import LayoutModel

/// An element whose layout is not registered, so that a stand-in is laid out.
package struct MissingLayout: Sendable, Equatable {
  /// The source of the stand-in's size.
  package enum Reason: Sendable, Equatable {
    /// The declaration's `intrinsicSize`.
    case declaration
    /// The caller that solves the document.
    case caller
    /// The element's children, because neither declaration nor caller gives a size.
    case children
    /// The usual size, because neither declaration nor caller gives one and the element has no
    /// children.
    case nothing
  }

  /// The element's name in documents.
  package var name: String
  /// The Swift type that would lay the element out.
  package var className: String
  /// The element of the document that this element is or comes from.
  package var node: Int
  package var reason: Reason
  /// The size of the stand-in; nil if it fills its room or fits its children.
  package var size: LayoutSize?
}

extension MissingLayout {
  /// The usual size of a stand-in, in points: large enough to be seen, and smaller than any screen.
  package static let usualSize = LayoutSize(width: 100, height: 50)

  /// - Parameters:
  ///   - custom: The element, laid out by `className`.
  ///   - className: The Swift type that is not registered.
  ///   - node: The element of the document.
  ///   - said: The size that the caller sets, or nil.
  ///   - hasChildren: Whether the element has any children.
  init(
    _ custom: CustomElement, _ className: String, node: Int, said: LayoutSize?, hasChildren: Bool
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

  /// The layout that is used instead.
  var standIn: StandIn {
    StandIn(extent: size.map { .size($0) } ?? (reason == .declaration ? .fill : .none))
  }
}

/// A stand-in for an unregistered Swift layout, which puts its children below each other.
struct StandIn: CustomLayout {
  /// The size of the stand-in; `none` for the size of its children.
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
    // An unlimited length becomes that of the children.
    case .fill:
      return LayoutSize(
        width: room.width.isFinite ? room.width : needed.width,
        height: room.height.isFinite ? room.height : needed.height)
    case .none: return needed
    }
  }
}
