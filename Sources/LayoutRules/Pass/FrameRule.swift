import LayoutChecking
package import LayoutDiagnostics
package import LayoutEngine

/// A rule whose suspicions must be proved by frames.
///
/// Its ``check(_:_:)`` calls ``RulePass/suspect(_:of:within:along:asking:by:)`` with the complete
/// finding. The document is then solved for its previews, or over several widths, and
/// ``evidence(for:in:)`` examines the frames.
protocol FrameRule: ElementRule {
  /// Returns the evidence that the frames of one trial give about a suspicion.
  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence
  /// Whether widths beyond the smallest screen may prove or refute a suspicion.
  ///
  /// True for every rule that refutes suspicions.
  static var asksEveryWidth: Bool { get }
  /// Whether the rule compares the frames with those of a changed tree.
  static var triesAlternatives: Bool { get }
}

extension FrameRule {
  static var asksFrames: Bool { true }
  static var asksEveryWidth: Bool { false }
  static var triesAlternatives: Bool { false }
}

/// The evidence that the frames of one trial give about a suspicion.
package enum Evidence: Equatable, Sendable {
  /// The frames prove nothing.
  case none
  /// The frames prove the suspicion, as the text explains.
  case proof(String)
  /// The frames refute the suspicion, whatever other trials prove.
  case refutation
}

extension Evidence {
  /// Returns the evidence for a suspicion that has to hold at all of `places`.
  ///
  /// - Parameters:
  ///   - places: The places to examine.
  ///   - proof: Returns a proof in words, or nil if the suspicion does not hold at the place.
  /// - Returns: The first proof; a refutation if any place has none; `none` without places.
  static func ofAll<Places: Sequence>(
    _ places: Places, _ proof: (Places.Element) -> String?
  ) -> Evidence {
    var evidence = Evidence.none
    for place in places {
      guard let words = proof(place) else { return .refutation }
      if evidence == .none { evidence = .proof(words) }
    }
    return evidence
  }
}

/// A finding that must be proved by frames.
package struct Suspicion: Sendable {
  /// The complete finding; its label is replaced by the proof.
  package let finding: Diagnostic
  /// The suspected elements.
  let elements: [Int]
  /// The container of the suspected elements.
  let container: Int
  /// The axis along which the elements are suspected to be wrong.
  let axis: Axis
  /// The length or proportion that an element sets, if the suspicion is about one.
  let asked: Float?
  private let rule: any FrameRule.Type

  init(
    _ finding: Diagnostic, of elements: [Int], within container: Int, along axis: Axis,
    asking asked: Float?, rule: any FrameRule.Type,
  ) {
    self.finding = finding
    self.elements = elements
    self.container = container
    self.axis = axis
    self.asked = asked
    self.rule = rule
  }

  /// Whether widths beyond the smallest screen may settle the suspicion.
  package var asksEveryWidth: Bool { rule.asksEveryWidth }

  /// Whether the frames must be compared with those of a changed tree.
  package var triesAlternatives: Bool { rule.triesAlternatives }

  /// Whether a trial may refute a suspicion that another trial has proved.
  package var mayBeRefuted: Bool { rule.asksEveryWidth }

  /// Returns the evidence that the frames of one trial give about the suspicion.
  package func evidence(in frames: TrialFrames) -> Evidence {
    rule.evidence(for: self, in: frames)
  }
}

/// The frames of a document in one trial, with the elements that they belong to.
package struct TrialFrames: Sendable {
  package struct Element: Sendable {
    /// The frame in the coordinates of the parent.
    var frame: LayoutRect
    /// The size of the content of a `scroll`; nil for other elements.
    var content: LayoutSize?
    var isText: Bool
    /// Whether the element is a text without words.
    var isEmpty: Bool
    var isGone: Bool
    /// The parent's index in `elements`, or −1.
    var parent: Int
    /// The index behind the last element of the subtree.
    var end: Int

    package init(
      frame: LayoutRect, content: LayoutSize?, isText: Bool, isEmpty: Bool, isGone: Bool,
      parent: Int, end: Int
    ) {
      self.frame = frame
      self.content = content
      self.isText = isText
      self.isEmpty = isEmpty
      self.isGone = isGone
      self.parent = parent
      self.end = end
    }
  }

  /// The laid-out elements, in document order.
  package private(set) var elements: [Element]
  /// The indices of the laid-out elements of each document element; a loop has several.
  private var places: [Int: [Int]] = [:]
  /// The solved tree of the trial.
  package var tree = LayoutTree()
  /// Whether the values are made up, because no data are given.
  package var isInvented = false
  /// Returns the solved tree of the trial after a change; nil if no rule asks for it.
  package var alternative: (@Sendable ((inout LayoutTree) -> Void) -> LayoutTree)?

  /// Creates the frames of a trial.
  ///
  /// - Parameters:
  ///   - elements: The laid-out elements, in document order.
  ///   - sources: For each laid-out element, the elements of the typed tree it stands for: its own,
  ///     and the uses of components whose root it is.
  package init(_ elements: [Element], sources: [[Int]]) {
    self.elements = elements
    for (place, sources) in sources.enumerated() {
      for source in sources { places[source, default: []].append(place) }
    }
  }

  /// Replaces the frames by those of another trial with the same elements.
  package mutating func move(to frame: (Int) -> LayoutRect, content: (Int) -> LayoutSize?) {
    for place in elements.indices where !elements[place].isGone {
      elements[place].frame = frame(place)
      elements[place].content = content(place)
    }
  }

  /// Returns the indices of the laid-out elements of a document element, without those out of the
  /// layout.
  func places(of element: Int) -> [Int] {
    (places[element] ?? []).filter { !elements[$0].isGone }
  }

  /// Returns the laid-out elements of `elements` that lie in `container`, each with its parent.
  ///
  /// The pairs are in layout order.
  func pairs(of elements: [Int], in container: Int) -> [(child: Int, parent: Int)] {
    let containers = Set(places(of: container))
    return elements.flatMap { places(of: $0) }.sorted().compactMap { child in
      let parent = self.elements[child].parent
      return containers.contains(parent) ? (child, parent) : nil
    }
  }

  /// Returns the texts in the subtree of an element, without those that a `scroll` in it can move.
  func texts(in place: Int) -> [Int] {
    var texts: [Int] = []
    var index = place
    while index < elements[place].end {
      if elements[index].content != nil {
        index = elements[index].end
        continue
      }
      if elements[index].isText, !elements[index].isGone { texts.append(index) }
      index += 1
    }
    return texts
  }

  /// Returns the length in points that an element sets for itself along an axis, or nil.
  func ownLength(of place: Int, along axis: Axis) -> Float? {
    let size = tree.ownSize(of: LayoutElement(place))
    guard case .points(let length) = axis == .horizontal ? size.width : size.height else {
      return nil
    }
    return length
  }

  /// Returns the percentage of its parent that an element sets for itself along an axis, or nil.
  func ownShare(of place: Int, along axis: Axis) -> Float? {
    let size = tree.ownSize(of: LayoutElement(place))
    guard case .percent(let share) = axis == .horizontal ? size.width : size.height else {
      return nil
    }
    return share
  }

  /// Returns the frame of an element in the coordinates of an ancestor.
  func frame(of place: Int, in ancestor: Int) -> LayoutRect {
    var frame = elements[place].frame
    var above = elements[place].parent
    while above >= 0, above != ancestor {
      frame.x += elements[above].frame.x
      frame.y += elements[above].frame.y
      above = elements[above].parent
    }
    return frame
  }
}

extension LayoutRect {
  func length(along axis: Axis) -> Float { axis == .horizontal ? width : height }
  func end(along axis: Axis) -> Float { axis == .horizontal ? x + width : y + height }
  func start(across axis: Axis) -> Float { axis == .horizontal ? y : x }
}

extension LayoutSize {
  func length(along axis: Axis) -> Float { axis == .horizontal ? width : height }
}
