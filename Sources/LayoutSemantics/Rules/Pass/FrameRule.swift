package import LayoutDiagnostics
package import LayoutEngine

/// A rule whose word alone is not enough: it suspects elements, and only frames prove it right.
///
/// Its ``check(_:_:)`` calls ``RulePass/suspect(_:of:within:along:asking:by:)`` with the finding as it is to be told.
/// The document is then solved for its previews, or over widths, and the rule is shown the frames.
protocol FrameRule: ElementRule {
  /// What the frames of one trial say of a suspicion.
  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence
  /// Whether what the smallest screen does not show may come up on a larger one, or be refuted there; so
  /// it is of each rule with refutations.
  static var asksEveryWidth: Bool { get }
}

extension FrameRule {
  static var asksFrames: Bool { true }
  static var asksEveryWidth: Bool { false }
}

/// What one look at frames is worth.
package enum Evidence: Equatable, Sendable {
  /// The frames say nothing of it.
  case none
  /// They prove it, in so many words.
  case proof(String)
  /// They show that it is not so, whatever other trials prove.
  case refutation
}

extension Evidence {
  /// What frames are worth where something has to hold of all: the words of the first that are a proof,
  /// or a refutation by any that has none.
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

/// A finding that frames have to prove.
package struct Suspicion: Sendable {
  /// As it is to be told; its label is the evidence.
  package let finding: Diagnostic
  /// The elements that it is about.
  let elements: [Int]
  /// The element in which those are laid out.
  let container: Int
  /// The axis along which something is wrong.
  let axis: Axis
  /// The length or proportion that was asked for, where that is what it is about.
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

  /// Whether it takes more than the smallest screen to settle it.
  package var asksEveryWidth: Bool { rule.asksEveryWidth }

  /// Whether a trial may refute what another one has proved.
  package var mayBeRefuted: Bool { rule.asksEveryWidth }

  /// What the frames of one trial say of it.
  package func evidence(in frames: TrialFrames) -> Evidence {
    rule.evidence(for: self, in: frames)
  }
}

/// The frames of a document in one trial, found by the elements that they come from.
package struct TrialFrames: Sendable {
  package struct Element: Sendable {
    /// In the coordinates of the parent.
    var frame: Frame
    /// The size of what a `scroll` moves.
    var content: LayoutSize?
    var isText: Bool
    /// Whether it is a text that says nothing.
    var isEmpty: Bool
    var isGone: Bool
    /// The place of the parent among the elements, or −1.
    var parent: Int
    /// The place after the last element of the subtree.
    var end: Int

    package init(
      frame: Frame, content: LayoutSize?, isText: Bool, isEmpty: Bool, isGone: Bool, parent: Int,
      end: Int
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

  /// All that was laid out, in document order.
  package private(set) var elements: [Element]
  /// By element of the document, what it became: a loop lays one out many times.
  private var places: [Int: [Int]] = [:]

  /// `sources` has, for each element, the elements of the typed tree that it is: its own, and the
  /// uses of components whose root it is.
  package init(_ elements: [Element], sources: [[Int]]) {
    self.elements = elements
    for (place, sources) in sources.enumerated() {
      for source in sources { places[source, default: []].append(place) }
    }
  }

  /// Takes over where the same elements are in another trial.
  package mutating func move(to frame: (Int) -> Frame, content: (Int) -> LayoutSize?) {
    for place in elements.indices where !elements[place].isGone {
      elements[place].frame = frame(place)
      elements[place].content = content(place)
    }
  }

  /// What an element of the document became, without what is out of the layout.
  func places(of element: Int) -> [Int] {
    (places[element] ?? []).filter { !elements[$0].isGone }
  }

  /// What became of some elements where it lies in what became of `container`, with the container, in
  /// the order in which it is laid out.
  func pairs(of elements: [Int], in container: Int) -> [(child: Int, parent: Int)] {
    let containers = Set(places(of: container))
    return elements.flatMap { places(of: $0) }.sorted().compactMap { child in
      let parent = self.elements[child].parent
      return containers.contains(parent) ? (child, parent) : nil
    }
  }

  /// The texts in the subtree of an element, but for those that a `scroll` in it can move.
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

  /// The frame of an element in the coordinates of one around it.
  func frame(of place: Int, in ancestor: Int) -> Frame {
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

extension Frame {
  func length(along axis: Axis) -> Float { axis == .horizontal ? width : height }
  func end(along axis: Axis) -> Float { axis == .horizontal ? x + width : y + height }
  func start(across axis: Axis) -> Float { axis == .horizontal ? y : x }
}

extension LayoutSize {
  func length(along axis: Axis) -> Float { axis == .horizontal ? width : height }
}
