import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutSchema
import LayoutSyntax
import LayoutXML

// The handles of an element: each is there where a row of the schema reads what it changes.
extension GestureDocument {
  /// Returns the handles of an element, and those of the container that it is or is in.
  func handles(of element: Int) -> [GestureHandle] {
    guard layout.elements.indices.contains(element), !layout.elements[element].isGone else {
      return []
    }
    var handles = GestureAxis.allCases.compactMap { lengthHandle($0, of: element) }
    let container = children(of: element).isEmpty ? placed.parents[element] : element
    if let container {
      handles += GestureEdge.allCases.compactMap { insetHandle($0, of: container) }
      handles += [spacingHandle(of: container, beside: element)].compactMap(\.self)
    }
    return handles + [growHandle(of: element), orderHandle(of: element)].compactMap(\.self)
  }

  private func parentKind(of element: Int) -> ElementKind? {
    placed.parents[element].map { layout.elements[$0].kind }
  }

  /// The part of an attribute that a handle changes, as it is written.
  private struct Aimed {
    var text: LengthText?
  }

  /// Sets the target of a handle to the first of some attributes that is written, or else to a new
  /// one.
  ///
  /// - Parameters:
  ///   - handle: The handle.
  ///   - tag: The tag, or a refusal.
  ///   - attributes: The attributes that set the value, those that win first, with the part of
  ///     each.
  ///   - new: The attribute that is added if none is written.
  ///   - parent: The kind of the element around.
  /// - Returns: The attribute's part as it is written; nil if no element reads the attribute.
  private func aim(
    _ handle: inout GestureHandle, at tag: Result<Int, Refusal>,
    _ attributes: [(name: AttributeName, part: Int?)], adding new: AttributeName,
    in parent: ElementKind?
  ) -> Aimed? {
    let tagNumber: Int
    switch tag {
    case .failure(let refusal):
      handle.refusal = refusal.sentence
      return Aimed()
    case .success(let number): tagNumber = number
    }
    let read = attributes.filter { row($0.name, on: tagNumber, in: parent) != nil }
    guard row(new, on: tagNumber, in: parent) != nil else { return nil }
    switch written(read.map(\.name), on: tagNumber) {
    case .failure(let refusal):
      handle.refusal = refusal.sentence
      return Aimed()
    case .success(.nowhere):
      handle.target = .missing(tag: tagNumber, name: new)
      return Aimed()
    case .success(.literal(let index, let name, let text)):
      let part = attributes.first { $0.name == name }?.part
      guard let row = row(name, on: tagNumber, in: parent) else { return nil }
      handle.target = .value(index: index, type: row.type, part: part)
      let parts = ValueParts(text, row.type).parts
      return Aimed(
        text: parts.indices.contains(part ?? 0) ? LengthText(parts[part ?? 0]) : nil)
    }
  }

  // MARK: Sizes

  private func lengthHandle(_ axis: GestureAxis, of element: Int) -> GestureHandle? {
    let frame = placed.frames[element]
    let isBackward = axis == .horizontal && isRightToLeft
    let end = isBackward ? frame.range(axis).lowerBound : frame.range(axis).upperBound
    var handle = GestureHandle(
      kind: .length(axis), label: axis == .horizontal ? "width" : "height", element: element,
      axis: axis, sign: isBackward ? -1 : 1,
      value: frame.range(axis).length,
      line: GestureLine(across: axis, at: end, frame.range(axis.other)))
    let name: AttributeName = axis == .horizontal ? .width : .height
    let parent = parentKind(of: element)
    let isRead =
      Schema.shared.row(name, of: layout.elements[element].kind, in: parent) != nil
    guard isRead,
      let aimed = aim(
        &handle, at: outermostTag(of: element), [(name, nil), (.size, axis.rawValue)],
        adding: name, in: parent)
    else { return nil }
    if case .percent? = aimed.text, handle.value <= 0 {
      handle.refusal = "its '\(name.name)' is a percentage of nothing"
    }
    return handle
  }

  // MARK: The space inside a container

  /// The attributes for the space inside a container, of which each container reads one at most.
  private static let spaces: [AttributeName] = [.insets, .padding, .margin]

  private func insetHandle(_ edge: GestureEdge, of container: Int) -> GestureHandle? {
    let parent = parentKind(of: container)
    let kind = layout.elements[container].kind
    guard
      let space = Self.spaces.first(where: { name in
        guard let row = Schema.shared.row(name, of: kind, in: parent) else { return false }
        let spec = Schema.shared[row]
        return spec.group == .own || !spec.selfReaders.isEmpty
      }), let names = EdgeNames(space, edge, isRightToLeft: isRightToLeft)
    else { return nil }
    var handle = GestureHandle(
      kind: .inset(edge), label: "\(space.name) \(edge.rawValue)", element: container,
      axis: edge.axis, sign: edge.isNear ? 1 : -1, value: 0)
    // The value of a pair of edges stays, and one for this edge wins over it.
    var single = [names.relative, names.absolute].compactMap(\.self)
    let tag = ownTag(of: container)
    let common = tag.flatMap { tag -> Result<AttributeName?, Refusal> in
      guard case .success(.nowhere) = written(single, on: tag) else { return .success(nil) }
      return .success([names.pair, space].compactMap(\.self).first { isWritten($0, on: tag) })
    }
    if case .success(let name?) = common { single.append(name) }
    guard
      let aimed = aim(
        &handle, at: tag, single.map { ($0, $0 == space ? edge.part : nil) },
        adding: names.own, in: parent)
    else { return nil }
    if case .success(_?) = common, case .success(let tag) = tag, staysEven(handle.target) {
      handle.target = .missing(tag: tag, name: names.own)
    }
    switch aimed.text {
    case .points(let points): handle.value = points
    case .percent, .word:
      if handle.refusal == nil {
        handle.refusal = "its '\(space.name)' is no number of points there"
      }
    case nil: break
    }
    let frame = placed.frames[container]
    let place = frame.edge(edge) + handle.sign * handle.value
    handle.line = GestureLine(across: edge.axis, at: place, frame.range(edge.axis.other).middle)
    return handle
  }

  /// Whether an attribute has the same value for both edges, of which one is not to be changed in
  /// it: what is named left or right does not turn with the direction.
  private func staysEven(_ target: GestureHandle.Target) -> Bool {
    guard case .value(let index, let type, let part) = target else { return false }
    let parts = ValueParts(markup.text(in: markup.attributes[index].valueRange), type).parts
    guard let part, parts.count == 4 else { return true }
    return !part.isMultiple(of: 2) && parts[1] == parts[3]
  }

  // MARK: The space between children

  private static let spacings: [AttributeName] = [.spacing, .gap]

  private func spacingHandle(of container: Int, beside element: Int) -> GestureHandle? {
    let siblings = children(of: container)
    guard siblings.count > 1, let axis = axis(of: siblings) else { return nil }
    let parent = parentKind(of: container)
    let kind = layout.elements[container].kind
    guard
      let name = Self.spacings.first(where: { Schema.shared.ownRow($0, of: kind) != nil })
    else { return nil }
    let first = max((siblings.firstIndex(of: element) ?? 0), 0)
    let pair =
      first + 1 < siblings.count
      ? (siblings[first], siblings[first + 1]) : (siblings[first - 1], siblings[first])
    let ranges = (placed.frames[pair.0].range(axis), placed.frames[pair.1].range(axis))
    let isForward = ranges.1.lowerBound >= ranges.0.upperBound - Self.tolerance
    let gap =
      isForward
      ? ranges.1.lowerBound - ranges.0.upperBound : ranges.0.lowerBound - ranges.1.upperBound
    let across = placed.frames[pair.0].range(axis.other)
    var handle = GestureHandle(
      kind: .spacing, label: name.name, element: container, axis: axis, sign: isForward ? 1 : -1,
      value: max(gap, 0),
      line: GestureLine(
        across: axis, at: isForward ? ranges.1.lowerBound : ranges.1.upperBound, across))
    let special: AttributeName? =
      name == .gap ? (axis == .horizontal ? .columnGap : .rowGap) : nil
    guard
      let aimed = aim(
        &handle, at: ownTag(of: container), (special.map { [($0, nil)] } ?? []) + [(name, nil)],
        adding: name, in: parent)
    else { return nil }
    switch aimed.text {
    case .points(let points): handle.written = points
    case .percent, .word:
      if handle.refusal == nil { handle.refusal = "its '\(name.name)' is no number of points" }
    case nil: break
    }
    return handle
  }

  static let tolerance: Float = 0.01

  /// Returns the axis along which siblings follow one another, in either direction; nil if they
  /// overlap or wrap.
  func axis(of siblings: [Int]) -> GestureAxis? {
    [.vertical, .horizontal].first { axis in
      let ranges = siblings.map { placed.frames[$0].range(axis) }
      let pairs = zip(ranges, ranges.dropFirst())
      return pairs.allSatisfy { $1.lowerBound >= $0.upperBound - Self.tolerance }
        || pairs.allSatisfy { $0.lowerBound >= $1.upperBound - Self.tolerance }
    }
  }

  // MARK: Growth

  private static let factors: [AttributeName] = [.flexGrow, .weight]

  private func growHandle(of element: Int) -> GestureHandle? {
    guard let parent = parentKind(of: element), let container = placed.parents[element],
      let name = Self.factors.first(where: {
        Schema.shared.placementRow($0, of: layout.elements[element].kind, in: parent) != nil
      }), let axis = axis(of: children(of: container))
    else { return nil }
    var handle = GestureHandle(
      kind: .grow, label: name.name, element: element, axis: axis, value: 0)
    let others: [(AttributeName, Int?)] = name == .flexGrow ? [(.flex, nil)] : []
    guard
      let aimed = aim(
        &handle, at: outermostTag(of: element), [(name, nil)] + others, adding: name, in: parent)
    else { return nil }
    if case .points(let factor)? = aimed.text { handle.value = factor }
    return handle
  }

  // MARK: Order

  private func orderHandle(of element: Int) -> GestureHandle? {
    guard let container = placed.parents[element] else { return nil }
    let kind = layout.elements[container].kind
    let siblings = children(of: container)
    guard Schema.shared.spec(for: kind).children == .any,
      !ElementSet.ofAlternatives.contains(kind), siblings.count > 1,
      let place = siblings.firstIndex(of: element), let axis = axis(of: siblings)
    else { return nil }
    let tag = outermostTag(of: element)
    var handle = GestureHandle(
      kind: .order, label: "order", element: element, axis: axis, value: Float(place))
    switch tag {
    case .failure(let refusal): handle.refusal = refusal.sentence
    case .success(let tag):
      let parent = self.element(of: tag)?.parent?.index
      let tags = siblings.map { sibling -> Int? in
        guard case .success(let other) = outermostTag(of: sibling),
          self.element(of: other)?.parent?.index == parent
        else { return nil }
        return other
      }
      let known = tags.compactMap(\.self)
      guard known == known.sorted() else {
        handle.refusal = "the order in the picture is not that of the text"
        return handle
      }
      handle.target = .order(tags: tags, tag: tag)
      handle.places = places(among: siblings, axis).filter { other in
        let isThere = other.index == place || other.index == place + 1
        let neighbors = [other.index - 1, other.index].filter(tags.indices.contains)
        return !isThere && neighbors.contains { tags[$0] != nil }
      }
      if handle.places.isEmpty { handle.refusal = "its siblings have no tags beside its own" }
    }
    return handle
  }

  /// Returns the places before, between and behind siblings.
  private func places(among siblings: [Int], _ axis: GestureAxis) -> [GestureHandle.Place] {
    let ranges = siblings.map { placed.frames[$0].range(axis) }
    let isForward = ranges[1].lowerBound >= ranges[0].upperBound - Self.tolerance
    let span = siblings.map { placed.frames[$0].range(axis.other) }.reduce(
      placed.frames[siblings[0]].range(axis.other)
    ) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
    return (0...siblings.count).map { index in
      let before = index > 0 ? ranges[index - 1] : nil
      let behind = index < siblings.count ? ranges[index] : nil
      let ends = [
        before.map { isForward ? $0.upperBound : $0.lowerBound },
        behind.map { isForward ? $0.lowerBound : $0.upperBound },
      ].compactMap(\.self)
      let place = ends.reduce(0, +) / Float(max(ends.count, 1))
      return GestureHandle.Place(index: index, line: GestureLine(across: axis, at: place, span))
    }
  }
}

/// The attributes for the space at one edge, besides that for all edges.
private struct EdgeNames {
  /// That of the edge where lines start or end, which wins over all others.
  var relative: AttributeName?
  /// That of the edge itself.
  var absolute: AttributeName
  /// That of the edge and the one across.
  var pair: AttributeName?

  /// The one that is added for the edge; it turns with the direction if it can.
  var own: AttributeName { relative ?? absolute }

  /// Finds the names that begin as that for all edges; nil if the edge has none.
  init?(_ space: AttributeName, _ edge: GestureEdge, isRightToLeft: Bool) {
    let beginning = space == .insets ? "inset" : space.name
    func named(_ end: String) -> AttributeName? {
      AttributeName.allCases.first { $0.name == beginning + end }
    }
    let word = edge.rawValue.prefix(1).uppercased() + edge.rawValue.dropFirst()
    guard let absolute = named(word) else { return nil }
    self.absolute = absolute
    if edge.axis == .horizontal {
      relative = named((edge == .left) == isRightToLeft ? "End" : "Start")
    }
    pair = named(edge.axis == .horizontal ? "Horizontal" : "Vertical")
  }
}

extension GestureEdge {
  /// The place of the edge among the four values of an attribute.
  fileprivate var part: Int {
    switch self {
    case .top: 0
    case .left: 1
    case .bottom: 2
    case .right: 3
    }
  }
}

extension ClosedRange<Float> {
  fileprivate var length: Float { upperBound - lowerBound }

  /// The half of the range in its middle.
  fileprivate var middle: ClosedRange<Float> {
    let quarter = length / 4
    return lowerBound + quarter...upperBound - quarter
  }
}
