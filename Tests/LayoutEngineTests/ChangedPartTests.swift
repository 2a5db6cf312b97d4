import ElementLiterals
import LayoutEngine
import Testing

/// A change of each property is reported as its part, and as no other.
@Suite struct ChangedPartTests {
  /// Returns the parts reported for a tree's only child after its attributes changed: by an edit,
  /// by an update to another tree, and by adopting a layout that was made elsewhere.
  private func parts(_ before: Leaf, _ after: Leaf) -> [LayoutChanges.Parts] {
    var edited = RunningLayout(before, in: .width(100)).tree
    edited.setStyle(after.look, of: 1)
    edited.setSpec(after.spec, of: 1)
    var updated = RunningLayout(before, in: .width(100))
    var adopting = RunningLayout(before, in: .width(100))
    return [
      edited.takeChanges(), updated.update(after),
      adopting.adopt(RunningLayout(after, in: .width(100))),
    ].map { changes in
      changes.altered.reduce(into: []) { $0.formUnion($1.parts) }
    }
  }

  private func expect(
    _ part: LayoutChanges.Parts, of name: String, _ before: Leaf, _ after: Leaf
  ) {
    for (way, told) in zip(["edit", "update", "adoption"], parts(before, after)) {
      #expect(told == part, "\(name) by \(way)")
    }
  }

  @Test func eachPropertyOfAnAppearance() {
    for (name, part, change) in Self.looks {
      var look = ElementStyle()
      change(&look)
      expect(part, of: name, Leaf(), Leaf(look: look))
      expect(part, of: name, Leaf(look: look), Leaf())
    }
  }

  @Test func eachPropertyOfAText() {
    for (name, part, change) in Self.texts {
      var text = TextSpec(content: .verbatim("ab"))
      change(&text)
      let before = Leaf(spec: .text(TextSpec(content: .verbatim("ab"))))
      expect(part, of: name, before, Leaf(spec: .text(text)))
      expect(part, of: name, Leaf(spec: .text(text)), before)
    }
  }

  /// `==` of strings takes both forms of the letter for equal; a tree keeps the one it was given.
  @Test func anotherFormOfALetterIsAChange() {
    let (one, other) = ("caf\u{E9} with some more words", "cafe\u{301} with some more words")
    expect(
      .words, of: "words", Leaf(spec: .text(TextSpec(content: .verbatim(one)))),
      Leaf(spec: .text(TextSpec(content: .verbatim(other)))))
    expect(
      .words, of: "arguments",
      Leaf(spec: .text(TextSpec(content: LayoutText(key: "%@", arguments: [.string(one)])))),
      Leaf(spec: .text(TextSpec(content: LayoutText(key: "%@", arguments: [.string(other)])))))
    var (look, otherLook) = (ElementStyle(), ElementStyle())
    look.accessibilityLabel = .verbatim(one)
    otherLook.accessibilityLabel = .verbatim(other)
    expect(.accessibility, of: "label", Leaf(look: look), Leaf(look: otherLook))
    #expect(ActionValue.string(one) != .string(other))
    #expect(ActionValue.number(0) != .number(-0.0))
  }

  /// A default appearance is none for hosts, and stands in the tree as in a new one.
  @Test func aDefaultAppearanceIsTakenOverInSilence() {
    expect([], of: "look", Leaf(), Leaf(look: ElementStyle()))
    var running = RunningLayout(Leaf(), in: .width(100))
    running.update(Leaf(look: ElementStyle()))
    #expect(running.tree.style(of: 1) == ElementStyle())
    running.update(Leaf())
    #expect(running.tree.style(of: 1) == nil)
  }

  /// The changed parts for each property of a run.
  @Test func eachPropertyOfARun() {
    for (name, part, change) in Self.runs {
      let other = TextRun(content: .verbatim("b"))
      var run = TextRun(content: .verbatim("a"))
      let before = Leaf(spec: .text(TextSpec(runs: [run, other])))
      change(&run)
      expect(part, of: name, before, Leaf(spec: .text(TextSpec(runs: [run, other]))))
    }
    let fewer = Leaf(spec: .text(TextSpec(runs: [TextRun(content: .verbatim("a"))])))
    let more = Leaf(spec: .text(TextSpec(runs: [TextRun(), TextRun(content: .verbatim("a"))])))
    expect([.words, .letters, .textColor], of: "count", fewer, more)
  }

  /// Spans style marks in the text.
  ///
  /// This text has no marks, so the change is not visible.
  @Test func spansThatNobodySees() {
    var text = TextSpec(content: .verbatim("ab"))
    text.spans = [TextRun(fontWeight: .bold)]
    let before = Leaf(spec: .text(text))
    text.spans.append(TextRun(italic: true))
    expect([], of: "spans", before, Leaf(spec: .text(text)))
  }

  @Test func eachPropertyOfAPicture() {
    for (name, part, change) in Self.pictures {
      var picture = ImageSpec()
      change(&picture)
      expect(part, of: name, Leaf(spec: .image(ImageSpec())), Leaf(spec: .image(picture)))
    }
  }

  @Test func eachPropertyOfAView() {
    for (name, part, change) in Self.views {
      var view = ViewSpec()
      change(&view)
      expect(part, of: name, Leaf(spec: .view(ViewSpec())), Leaf(spec: .view(view)))
    }
  }

  @Test func aContainerSaysHowItArranges() {
    expect(
      .arrangement, of: "stack", Leaf(spec: .stack(StackSpec(direction: .vertical))),
      Leaf(spec: .stack(StackSpec(direction: .vertical, spacing: 4))))
    expect(
      .arrangement, of: "scroll", Leaf(spec: .scroll(ScrollSpec())),
      Leaf(spec: .scroll(ScrollSpec(axis: .horizontal))))
  }

  /// Looks up the stored properties by reflection, so that a new one cannot be left out.
  @Test func everyPropertyIsTried() {
    var (look, text, view) = (ElementStyle(), TextSpec(), ViewSpec())
    look.tint = .rgba(1)
    text.fontFamily = "Inter"
    view.class = "Map"
    #expect(Self.stored(in: look).subtracting(Self.looks.map(\.name)) == [])
    #expect(Self.stored(in: text).subtracting(Self.texts.map(\.name)) == [])
    #expect(Self.stored(in: TextRun()).subtracting(Self.runs.map(\.name)) == [])
    #expect(Self.stored(in: ImageSpec()).subtracting(Self.pictures.map(\.name)) == [])
    #expect(Self.stored(in: view).subtracting(Self.views.map(\.name)) == [])
  }

  /// Returns the names of stored properties, those stored in nested values included, by their
  /// public names.
  private static func stored(in value: Any) -> Set<String> {
    let outside = [
      "radius": "cornerRadius", "cornerRadii": "cornerRadius", "rgba": "color",
      "colorAsset": "color", "boxPadding": "padding", "said": "content",
      "saidArguments": "arguments",
    ]
    var names: Set<String> = []
    for child in Mirror(reflecting: value).children {
      guard let label = child.label else { continue }
      if ["extras", "some", "values"].contains(label) {
        names.formUnion(stored(in: child.value))
      } else {
        names.insert(outside[label] ?? label)
      }
    }
    // A text's runs are made from spans and parts when it is added to a tree, and only the runs are
    // shown. A view of another class is another view. Host sizes have tests of their own.
    return names.subtracting(["spans", "parts", "class", "hostSize"])
  }
}

// MARK: Examples of changed parts

extension ChangedPartTests {
  private typealias Parts = LayoutChanges.Parts

  private static let looks: [(name: String, Parts, @Sendable (inout ElementStyle) -> Void)] = [
    ("backgroundColor", .background, { $0.backgroundColor = .rgba(0xFF) }),
    ("gradient", .background, { $0.gradient = LayoutGradient(angle: 0, colors: [.rgba(1)]) }),
    ("cornerRadius", .corners, { $0.cornerRadius = 4 }),
    (
      "cornerRadius", .corners,
      { $0.cornerRadius = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4) }
    ),
    ("clipsContent", .clipping, { $0.clipsContent = true }),
    ("strokeWidth", .stroke, { $0.strokeWidth = 1 }),
    ("strokeColor", .stroke, { $0.strokeColor = .asset("line") }),
    ("shadow", .shadow, { $0.shadow = LayoutShadow(x: 0, y: 1, radius: 2, color: .rgba(9)) }),
    ("tint", .tint, { $0.tint = .rgba(7) }),
    ("opacity", .opacity, { $0.opacity = 0.5 }),
    ("visibility", .visibility, { $0.visibility = .invisible }),
    ("dash", .stroke, { $0.dash = LayoutDash(line: 4, gap: 2) }),
    ("borders", .borders, { $0.borderTop = LayoutBorder(width: 1, color: .rgba(1)) }),
    ("borders", .borders, { $0.borderEnd = LayoutBorder(width: 1, color: .rgba(1)) }),
    ("zIndex", .order, { $0.zIndex = -1 }),
    ("rotation", .transform, { $0.rotation = 45 }),
    ("drawScale", .transform, { $0.drawScale = 2 }),
    ("mask", .clipping, { $0.mask = .circle }),
    ("blur", .blur, { $0.blur = 2 }),
    ("transition", .motion, { $0.transition = .fade }),
    ("animation", .motion, { $0.animation = LayoutAnimation(.spring, seconds: 1) }),
    ("writingDirection", .direction, { $0.writingDirection = .rightToLeft }),
    ("isEnabled", .interaction, { $0.isEnabled = false }),
    ("isSelected", .accessibility, { $0.isSelected = true }),
    ("accessibilityLabel", .accessibility, { $0.accessibilityLabel = .verbatim("Close") }),
    ("accessibilityHint", .accessibility, { $0.accessibilityHint = .verbatim("Leaves") }),
    ("accessibilityRole", .accessibility, { $0.accessibilityRole = "button" }),
    ("accessibilityHidden", .accessibility, { $0.accessibilityHidden = true }),
    ("stateLooks", .stateLooks, { $0.stateLooks = [StateLook(state: .pressed, opacity: 0.5)] }),
    ("actions", .actions, { $0.actions = [ElementAction(.tap, LayoutAction("open"))] }),
  ]

  private static let texts: [(name: String, Parts, @Sendable (inout TextSpec) -> Void)] = [
    ("content", .words, { $0.content = "cd" }),
    ("arguments", .words, { $0.text = LayoutText(key: "%lld", arguments: [.integer(1)]) }),
    ("runs", [.words, .letters, .textColor], { $0.runs = [TextRun(content: .verbatim("a"))] }),
    ("localized", .words, { $0.localized = true }),
    ("fontSize", .letters, { $0.fontSize = 20 }),
    ("fontFamily", .letters, { $0.fontFamily = "Inter" }),
    ("fontWeight", .letters, { $0.fontWeight = .bold }),
    ("textStyle", .letters, { $0.textStyle = .caption }),
    ("italic", .letters, { $0.italic = true }),
    ("monospacedDigits", .letters, { $0.monospacedDigits = true }),
    ("letterSpacing", .letters, { $0.letterSpacing = 1 }),
    ("underline", .letters, { $0.underline = true }),
    ("strikethrough", .letters, { $0.strikethrough = true }),
    ("lineHeight", .letters, { $0.lineHeight = 30 }),
    ("scalesText", .letters, { $0.scalesText = false }),
    ("color", .textColor, { $0.color = .rgba(3) }),
    ("color", .textColor, { $0.color = .asset("ink") }),
    ("maxLines", .lines, { $0.maxLines = 2 }),
    ("minScale", .lines, { $0.minScale = 0.5 }),
    ("truncation", .lines, { $0.truncation = .head }),
    ("textAlign", .lines, { $0.textAlign = .center }),
    ("padding", .arrangement, { $0.padding = .all(4) }),
  ]

  private static let runs: [(name: String, Parts, @Sendable (inout TextRun) -> Void)] = [
    ("content", .words, { $0.content = "c" }),
    (
      "arguments", .words,
      { ($0.content, $0.arguments, $0.localized) = ("%lld", [.integer(1)], true) }
    ),
    ("localized", .words, { $0.localized = nil }),
    ("fontSize", .letters, { $0.fontSize = 20 }),
    ("fontFamily", .letters, { $0.fontFamily = "Inter" }),
    ("fontWeight", .letters, { $0.fontWeight = .bold }),
    ("textStyle", .letters, { $0.textStyle = .caption }),
    ("italic", .letters, { $0.italic = true }),
    ("monospacedDigits", .letters, { $0.monospacedDigits = true }),
    ("letterSpacing", .letters, { $0.letterSpacing = 1 }),
    ("underline", .letters, { $0.underline = true }),
    ("strikethrough", .letters, { $0.strikethrough = true }),
    ("lineHeight", .letters, { $0.lineHeight = 30 }),
    ("scalesText", .letters, { $0.scalesText = false }),
    ("tap", .links, { $0.tap = LayoutAction("open") }),
    ("color", .textColor, { $0.color = .rgba(3) }),
  ]

  private static let pictures: [(name: String, Parts, @Sendable (inout ImageSpec) -> Void)] = [
    ("source", .source, { $0.source = .asset("cat") }),
    ("placeholder", .source, { $0.placeholder = .symbol("photo") }),
    ("intrinsicSize", .scaling, { $0.intrinsicSize = LayoutSize(width: 4, height: 3) }),
    ("contentMode", .scaling, { $0.contentMode = .center }),
  ]

  private static let views: [(name: String, Parts, @Sendable (inout ViewSpec) -> Void)] = [
    ("intrinsicSize", .arrangement, { $0.intrinsicSize = .fill }),
    ("padding", .arrangement, { $0.padding = .all(4) }),
    ("attributes", .attributes, { $0.attributes = Attributes(isOn: true) }),
  ]

  private struct Attributes: ViewAttributes {
    var isOn: Bool
  }
}

/// A root with one child.
private struct Leaf: LayoutDocument, Equatable {
  var spec = ElementSpec.view(ViewSpec())
  var look: ElementStyle?

  func build(into root: inout Children<NoPlacement>) {
    root.wrapper { wrapper in
      switch spec {
      case .text(let spec): wrapper.text(spec, style: look)
      case .image(let spec): wrapper.image(spec, style: look)
      case .view(let spec): wrapper.view(spec, style: look)
      case .scroll(let spec): wrapper.scroll(spec, style: look) { $0.view() }
      case .stack(let spec): wrapper.stack(spec, style: look) { $0.view() }
      default: break  // open: not tried
      }
    }
  }
}
