import LayoutEngine

/// An element of the trees for the plain linear solver.
struct LinearNode: Equatable, Sendable {
  var kind: Kind
  var item = Item()
  var isGone = false
  var children: [LinearNode] = []

  enum Kind: Equatable, Sendable {
    case linear(Linear)
    case layers(Edges)
    case flow(Flow)
    case view(Intrinsic)
    case text(String, maxLines: Int32)
    case spacer(minLength: Float)
  }

  struct Linear: Equatable, Sendable {
    var isVertical = false
    var spacing: Float = 0
    var separator: Float = 0
    var separatorInset = LayoutPoint.zero
    var contentGravity = Gravity()
    var margin = Edges()
  }

  struct Flow: Equatable, Sendable {
    var isVertical = false
    var spacing: Float = 0
    var lineSpacing: Float = 0
    var margin = Edges()
  }

  enum Intrinsic: Equatable, Sendable {
    case none, fill
    case size(Float, Float)
  }

  /// The attributes that the parent reads.
  struct Item: Equatable, Sendable {
    var width = Length.match
    var height = Length.match
    var weight: Float?
    var separatorBefore = false
    var gravity = Gravity()
    var offset = LayoutPoint.zero
    var padding = Edges()
    var limits = Limits()
    /// Whether lengths in points are set as the element's own size, which the parent reads as well.
    var saysOwnSize = false
  }

  struct Limits: Equatable, Sendable {
    var minWidth: Float?
    var maxWidth: Float?
    var minHeight: Float?
    var maxHeight: Float?
  }

  /// Space at the edges.
  ///
  /// The horizontal ones are either left and right or follow the direction.
  struct Edges: Equatable, Sendable {
    var top: Float = 0
    var bottom: Float = 0
    /// The left or the start edge.
    var first: Float = 0
    /// The right or the end edge.
    var last: Float = 0
    var followsDirection = false
  }

  /// The number of elements in the tree of this one.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
