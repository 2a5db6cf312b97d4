/// A layout whose children are alternatives, of which one is present (after SwiftUI's
/// `ViewThatFits`).
///
/// The layout takes the first child that fits: the child's ideal size, measured without a limit on
/// the axes that are compared, is at most the maximum of the constraints on each of them. Without a
/// maximum the first child fits. If none fits, the layout takes the last. The other children have
/// empty frames and are not present.
///
/// Each measurement under other constraints chooses anew; the child that is present is the one
/// chosen for the constraints with which the layout is laid out. The layout is as large as that
/// child. Children whose visibility is `gone` are no alternatives.
@frozen
public struct FitSpec: Sendable, Equatable {
  /// The axes on which the ideal sizes of the children are compared with the maximum.
  public var axis: Axis

  /// Creates a spec, by default one that compares both axes.
  @inlinable
  public init(axis: Axis = .both) {
    self.axis = axis
  }
}

extension FitSpec {
  /// The axes on which a child of a `fit` must fit.
  public enum Axis: String, Sendable, CaseIterable {
    /// The horizontal axis: the width must fit, at the given height.
    case horizontal
    /// The vertical axis: the height must fit, at the given width.
    case vertical
    /// Both axes.
    case both
  }
}
