/// What a stack reads from its child.
public struct StackItem: FreeSpacePlacement, Equatable {
  /// The share of free space this child takes.
  public var flexGrow: Float
  /// The share of missing space this child gives up, weighted by its length.
  public var flexShrink: Float
  /// The length along the stack before free space is shared out.
  public var flexBasis: Dimension
  /// How this child stands across the stack.
  public var alignSelf: AlignSelf
  /// Points added before the child.
  public var spacingBefore: Float
  /// Points added behind the child.
  public var spacingAfter: Float
  /// From the top to the first baseline, in place of the text's.
  public var ascender: Float?
  /// From the bottom to the last baseline, negative, in place of the text's.
  public var descender: Float?

  /// What a stack is to read.
  @inlinable
  public init(
    flexGrow: Float = 0,
    flexShrink: Float = 0,
    flexBasis: Dimension = .auto,
    alignSelf: AlignSelf = .auto,
    spacingBefore: Float = 0,
    spacingAfter: Float = 0,
    ascender: Float? = nil,
    descender: Float? = nil,
  ) {
    self.flexGrow = flexGrow
    self.flexShrink = flexShrink
    self.flexBasis = flexBasis
    self.alignSelf = alignSelf
    self.spacingBefore = spacingBefore
    self.spacingAfter = spacingAfter
    self.ascender = ascender
    self.descender = descender
  }

  /// What a stack is to read.
  @inlinable
  public init() { self.init(flexGrow: 0) }

  /// The same, without its type.
  @inlinable
  public var record: PlacementRecord { .stack(self) }
}

extension StackItem {
  /// How one child stands across the stack; `auto` is as the stack says.
  public enum AlignSelf: String, Sendable, CaseIterable {
    case auto
    case start
    case end
    case center
    case stretch
  }
}
