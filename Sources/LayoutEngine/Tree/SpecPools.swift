/// The attributes of all nodes, in one array for each type.
@usableFromInline
struct SpecPools: Sendable {
  @usableFromInline var stacks: [StackSpec] = []
  @usableFromInline var insets: [InsetSpec] = []
  @usableFromInline var centers: [CenterSpec] = []
  @usableFromInline var relatives: [RelativeSpec] = []
  @usableFromInline var ratios: [RatioSpec] = []
  @usableFromInline var absolutes: [AbsoluteSpec] = []
  @usableFromInline var corners: [CornerSpec] = []
  @usableFromInline var clips: [ClipSpec] = []
  @usableFromInline var fits: [FitSpec] = []
  @usableFromInline var zstacks: [ZStackSpec] = []
  @usableFromInline var scrolls: [ScrollSpec] = []
  @usableFromInline var texts: [TextSpec] = []
  @usableFromInline var images: [ImageSpec] = []
  @usableFromInline var views: [ViewSpec] = []
  @usableFromInline var spacers: [SpacerSpec] = []
  @usableFromInline var flexes: [FlexSpec] = []
  @usableFromInline var grids: [GridSpec] = []
  @usableFromInline var linears: [LinearSpec] = []
  @usableFromInline var layers: [LayersSpec] = []
  @usableFromInline var flows: [FlowSpec] = []
  @usableFromInline var customs: [CustomSpec] = []

  @usableFromInline var sizes: [ElementSize] = []
  @usableFromInline var looks: [ElementStyle] = []
  @usableFromInline var stackItems: [StackItem] = []
  @usableFromInline var absoluteItems: [AbsoluteItem] = []
  @usableFromInline var zstackItems: [ZStackItem] = []
  @usableFromInline var flexItems: [FlexItem] = []
  @usableFromInline var gridItems: [GridItem] = []
  @usableFromInline var cells: [LinearCell] = []
  @usableFromInline var customItems: [CustomPlacement] = []
  var rootIDs: [RootIDs] = []

  /// The end of the sizes that may belong to one element alone, which an edit overwrites.
  var ownedSizes = 0
  /// The end of the flex items that may belong to one element alone, which an edit overwrites.
  var ownedFlexItems = 0

  @usableFromInline
  init() {}

  mutating func removeAll() {
    stacks.removeAll(keepingCapacity: true)
    insets.removeAll(keepingCapacity: true)
    centers.removeAll(keepingCapacity: true)
    relatives.removeAll(keepingCapacity: true)
    ratios.removeAll(keepingCapacity: true)
    absolutes.removeAll(keepingCapacity: true)
    corners.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    fits.removeAll(keepingCapacity: true)
    zstacks.removeAll(keepingCapacity: true)
    scrolls.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    spacers.removeAll(keepingCapacity: true)
    flexes.removeAll(keepingCapacity: true)
    grids.removeAll(keepingCapacity: true)
    linears.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    flows.removeAll(keepingCapacity: true)
    customs.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    looks.removeAll(keepingCapacity: true)
    stackItems.removeAll(keepingCapacity: true)
    absoluteItems.removeAll(keepingCapacity: true)
    zstackItems.removeAll(keepingCapacity: true)
    flexItems.removeAll(keepingCapacity: true)
    gridItems.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    customItems.removeAll(keepingCapacity: true)
    rootIDs.removeAll(keepingCapacity: true)
    ownedSizes = 0
    ownedFlexItems = 0
  }
}

extension SpecPools {
  /// Whether a node has a padding of its own.
  ///
  /// The function runs for every new node, so it copies no spec.
  @inline(__always)
  func isPadded(_ kind: NodeKind, _ spec: Int32) -> Bool {
    switch kind {
    case .stack: !stacks[Int(spec)].boxPadding.isEmpty
    case .absolute: !absolutes[Int(spec)].boxPadding.isEmpty
    case .zstack: !zstacks[Int(spec)].boxPadding.isEmpty
    case .scroll: !scrolls[Int(spec)].boxPadding.isEmpty
    case .view: !views[Int(spec)].boxPadding.isEmpty
    case .text: !texts[Int(spec)].boxPadding.isEmpty
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip, .fit,
      .image, .spacer, .flex, .grid, .linear, .layers, .flow, .custom:
      false
    }
  }

  /// The padding of a node; empty for a kind without padding of its own.
  func padding(of kind: NodeKind, _ spec: Int32) -> BoxPadding {
    switch kind {
    case .stack: stacks[Int(spec)].boxPadding
    case .absolute: absolutes[Int(spec)].boxPadding
    case .zstack: zstacks[Int(spec)].boxPadding
    case .scroll: scrolls[Int(spec)].boxPadding
    case .view: views[Int(spec)].boxPadding
    case .text: texts[Int(spec)].boxPadding
    // A `flex` has padding too; it is read where the boxes of flexboxes are built.
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip, .fit,
      .image, .spacer, .flex, .grid, .linear, .layers, .flow, .custom:
      BoxPadding()
    }
  }
}

extension Array {
  /// Appends an element and returns its index.
  @inlinable
  mutating func add(_ element: consuming Element) -> Int32 {
    append(element)
    return Int32(truncatingIfNeeded: count &- 1)
  }
}
