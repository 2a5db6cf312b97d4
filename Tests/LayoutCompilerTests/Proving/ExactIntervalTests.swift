import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import Testing

@testable import LayoutCompiler

/// Where a document leaves but one answer, the boxes of frames are no wider than that.
///
/// Frames of random documents lie in boxes that are too wide as well, so that they say nothing of
/// how close a function of lengths is.
struct ExactIntervalTests {
  @Test func boxesAreAsWideAsTheTextsMakeThem() throws {
    for (name, text, expected) in Self.documents {
      let found = try Self.boxes(in: text)
      #expect(found == expected, "\(name):\n\(found)")
    }
  }

  /// Returns the boxes of all elements of a document 300 points wide, one a line: the place, the
  /// size, how far it is outside at most, and what is not sure.
  static func boxes(in text: String) throws -> String {
    let isTurned = text.contains("{right}")
    let written = text.replacing("{right}", with: "")
    let source = """
      <layout name="Exact">
      <param name="a" type="String"/>
      \(written)
      </layout>

      """
    var front = DocumentFrontEnd(sharing: ModuleLoader())
    let found = front.check(Array(source.utf8), insteadOf: "exact.layout.xml")
    let errors = found.filter { $0.severity == .error }.map(\.message)
    try #require(errors.isEmpty, "\(errors)\n\(source)")
    var interpreter = Interpreter()
    interpreter.hasUnknownTexts = true
    var settings = PreviewSettings()
    settings.horizontal = .exact(300)
    settings.environment.scale = 1
    settings.environment.direction = isTurned ? .rtl : .ltr
    settings.textMetrics = .fixed(width: 10, height: 20)
    interpreter.read(front.document)
    let marks = [ConstantValue.string(String(UnknownText.mark(0)))]
    try #require(interpreter.solve(in: settings, with: marks) != nil)
    var marking = TextMarking(letters: 20)
    _ = DataRecords(front.document, isDark: false)
      .marking(marks, for: front.document.structure.parameters, &marking)
    var solver = IntervalSolver(interpreter.tree, in: settings, marks: marking.marks)
    let boxes = solver.frames(with: solver.allTexts)
    return interpreter.tree.elements.map { element in
      let name = interpreter.tree.kind(of: element).rawValue
      guard let box = boxes[element.index] else { return "\(name) ?" }
      return "\(name) \(described(box))"
    }.joined(separator: "\n")
  }

  private static func described(_ box: FrameBox) -> String {
    func number(_ length: Float) -> String {
      let rounded = (length * 10).rounded() / 10
      return rounded == rounded.rounded() && abs(rounded) < 1e7 ? "\(Int(rounded))" : "\(rounded)"
    }
    func range(_ lengths: Lengths) -> String {
      let (low, high) = (number(lengths.low), number(lengths.high))
      return low == high ? low : "\(low)...\(high)"
    }
    var words = "\(range(box.x)),\(range(box.y)) \(range(box.width))x\(range(box.height))"
    words += " out \(number(box.across)),\(number(box.down))"
    if !box.showsAll { words += " cut" }
    if !box.showsOne { words += " empty" }
    if box.mayOverlap { words += " over" }
    return words
  }

  private static let documents: [(name: String, text: String, expected: String)] = [
    (
      "a text, 20 letters of 10 points each at most",
      """
      <text>{a}</text>
      """,
      """
      text 0,0 300x0...20 out 0,20
      """
    ),
    (
      "a text in a narrow column",
      """
      <stack direction="vertical" alignItems="start">
        <text width="55">{a}</text>
      </stack>
      """,
      """
      stack 0,0 300x0...140 out 0,140
      text 0,0 55x0...140 out 0,0
      """
    ),
    (
      "a text of one line",
      """
      <stack direction="vertical" alignItems="start">
        <text maxLines="1" padding="3">{a}</text>
      </stack>
      """,
      """
      stack 0,0 300x6...26 out 0,20
      text 0,0 6...207x6...26 out 0,0
      """
    ),
    (
      "a row",
      """
      <stack direction="horizontal" spacing="8" padding="4">
        <image source="symbol:star" size="40"/>
        <text flexShrink="1">{a}</text>
        <view size="90 10"/>
      </stack>
      """,
      """
      stack 0,0 300x48...428 out 0,380
      image 4,4 40x40 out -4,-4
      text 52,4 0...146x0...420 out -52,-4
      view 60...206,4 90x10 out -4,-4
      """
    ),
    (
      "a row that grows",
      """
      <stack direction="horizontal" spacing="8">
        <text flexGrow="1">{a}</text>
        <view size="90 10"/>
      </stack>
      """,
      """
      stack 0,0 300x10...20 out 0,10
      text 0,0 202x0...20 out 0,0
      view 210,0 90x10 out 0,0
      """
    ),
    (
      "a row that ends",
      """
      <stack direction="horizontal" justifyContent="end" alignItems="end">
        <text>{a}</text>
        <view size="90 30"/>
      </stack>
      """,
      """
      stack 0,0 300x30 out 0,0
      text 9...210,10...30 0...201x0...20 out -9,0
      view 9...411,0 90x30 out 0,0
      """
    ),
    (
      "a row with space between",
      """
      <stack direction="horizontal" justifyContent="spaceBetween" alignItems="center">
        <text>{a}</text>
        <view size="50 30"/>
      </stack>
      """,
      """
      stack 0,0 300x30 out 0,0
      text 0,5...15 0...201x0...20 out 0,0
      view 49...451,0 50x30 out 0,0
      """
    ),
    (
      "two that shrink",
      """
      <stack direction="horizontal">
        <text flexShrink="1">{a}</text>
        <text flexShrink="1">twenty known letters</text>
      </stack>
      """,
      """
      stack 0,0 300x20...420 out 0,400
      text 0,0 0...201x0...420 out 0,0
      text 0...201,0 150...200x20...420 out 2,0
      """
    ),
    (
      "a column",
      """
      <stack direction="vertical" spacing="6">
        <text>{a}</text>
        <view size="40 30"/>
      </stack>
      """,
      """
      stack 0,0 300x36...56 out 0,20
      text 0,0 300x0...20 out 0,0
      view 0,6...26 40x30 out 0,0
      """
    ),
    (
      "a column as wide as its text",
      """
      <stack direction="vertical" alignItems="start">
        <stack direction="vertical" alignItems="center" padding="5">
          <text>{a}</text>
          <view size="40 30"/>
        </stack>
      </stack>
      """,
      """
      stack 0,0 300x40...60 out 0,20
      stack 0,0 50...211x40...60 out 0,0
      text 5...105,5 0...201x0...20 out -5,-5
      view 5...85,5...25 40x30 out -5,-5
      """
    ),
    (
      "insets",
      """
      <inset insets="10 20 30 40">
        <text>{a}</text>
      </inset>
      """,
      """
      inset 0,0 300x40...60 out 0,20
      text 20,10 240x0...20 out -20,-10
      """
    ),
    (
      "an inset from the end",
      """
      <inset insets="infinity 8 4 infinity">
        <text>{a}</text>
      </inset>
      """,
      """
      inset 0,0 300x4...24 out 0,20
      text 8,-20...20 0...201x0...20 out -8,36
      """
    ),
    (
      "a background",
      """
      <background>
        <text padding="6">{a}</text>
        <view/>
      </background>
      """,
      """
      background 0,0 300x12...32 out 0,20
      text 0,0 300x12...32 out 0,0
      view 0,0 300x12...32 out 0,0
      """
    ),
    (
      "an overlay",
      """
      <overlay>
        <text padding="6">{a}</text>
        <text>seven</text>
      </overlay>
      """,
      """
      overlay 0,0 300x12...32 out 0,20
      text 0,0 300x12...32 out 0,0
      text 0,0 300x12...32 out 0,0 cut empty
      """
    ),
    (
      "a center",
      """
      <center size="120 50">
        <text>{a}</text>
      </center>
      """,
      """
      center 0,0 300x50 out 0,0
      text 50...150,15...25 0...201x0...20 out 0.5,-5
      """
    ),
    (
      "an end",
      """
      <relative horizontalPosition="end" verticalPosition="end" size="250 60">
        <text>{a}</text>
      </relative>
      """,
      """
      relative 0,0 300x60 out 0,0
      text 99...300,40...60 0...201x0...20 out 0.5,0.5
      """
    ),
    (
      "a ratio",
      """
      <ratio ratio="0.5">
        <text>{a}</text>
      </ratio>
      """,
      """
      ratio 0,0 300x150 out 0,0
      text 0,0 300x150 out 0,0
      """
    ),
    (
      "a place by numbers",
      """
      <absolute sizing="sizeToFit">
        <text layoutPosition="12 7">{a}</text>
      </absolute>
      """,
      """
      absolute 0,0 300x7...27 out 0,20
      text 12,7 0...201x0...20 out -12,20
      """
    ),
    (
      "a wrapper",
      """
      <wrapper>
        <text>{a}</text>
        <view size="70 90"/>
      </wrapper>
      """,
      """
      wrapper 0,0 300x90 out 0,0
      text 0,0 300x0...20 out 0,0
      view 0,0 300x90 out 0,0
      """
    ),
    (
      "layers at the right",
      """
      <stack direction="vertical" alignItems="start">
        <zstack padding="5">
          <text>{a}</text>
          <view gravity="topRight" size="70 9"/>
        </zstack>
      </stack>
      """,
      """
      stack 0,0 300x19...30 out 0,11
      zstack 0,0 80...211x19...30 out 0,0
      text 5,5 0...201x0...20 out -5,-5
      view 5...136,5 70x9 out -5,-5
      """
    ),
    (
      "a scroll",
      """
      <scroll axis="horizontal">
        <text padding="4">{a}</text>
      </scroll>
      """,
      """
      scroll 0,0 300x8...28 out 0,20
      text 0,0 8...209x8...28 out 0,0
      """
    ),
    (
      "a corner",
      """
      <stack direction="vertical" alignItems="start">
        <corner cornerLocation="bottomRight" offset="2 3">
          <text>{a}</text>
          <view size="10 8"/>
        </corner>
      </stack>
      """,
      """
      stack 0,0 300x0...20 out 0,20
      corner 0,0 0...201x0...20 out 0,0
      text 0,0 0...201x0...20 out 0,0
      view -3...198,-1...19 10x8 out 208,27
      """
    ),
    (
      "a wrapping corner",
      """
      <stack direction="vertical" alignItems="start">
        <corner wrapsCorner="true" cornerLocation="topLeft">
          <text>{a}</text>
          <view size="10 8"/>
        </corner>
      </stack>
      """,
      """
      stack 0,0 300x8...24 out 0,16
      corner 0,0 10...206x8...24 out 0,0
      text 5,4 0...201x0...20 out 196,16
      view 0,0 10x8 out 0,0
      """
    ),
    (
      "a view",
      """
      <view padding="7" maxWidth="90">
        <text>{a}</text>
      </view>
      """,
      """
      view 0,0 300x14...34 out 0,20
      text 7,7 286x0...20 out -7,-7
      """
    ),
    (
      "a clip",
      """
      <clip clippedDimensions="width" width="90">
        <text>{a}</text>
      </clip>
      """,
      """
      clip 0,0 300x0...20 out 0,20
      text 0,0 300x0...20 out 0,20
      """
    ),
    (
      "a linear row",
      """
      <linear spacing="5" margin="2 3">
        <text size="wrap">{a}</text>
        <view size="40 10"/>
      </linear>
      """,
      """
      linear 0,0 300x14...24 out 0,10
      text 3,2 0...201x0...20 out -3,-2
      view 8...209,2 40x10 out -8,-2
      """
    ),
    (
      "shares of a linear row",
      """
      <linear spacing="10">
        <text size="wrap" weight="1">{a}</text>
        <spacer weight="1" minLength="200"/>
      </linear>
      """,
      """
      linear 0,0 300x0...100 out 0,100
      text 0,0 0...90x0...100 out 0,0
      spacer 100,0 200x0...100 out 0,0
      """
    ),
    (
      "a linear column",
      """
      <linear orientation="vertical" contentGravity="bottom" height="200">
        <text size="wrap">{a}</text>
        <view size="40 10" gravity="right"/>
      </linear>
      """,
      """
      linear 0,0 300x200 out 0,0
      text 0,170...190 0...201x0...20 out 0,-10
      view 260,170...210 40x10 out 0,0
      """
    ),
    (
      "layers",
      """
      <layers height="100" margin="4">
        <text size="wrap" gravity="center">{a}</text>
        <view size="40 10" gravity="bottom"/>
      </layers>
      """,
      """
      layers 0,0 300x100 out 0,0
      text 49...150,40...50 0...201x0...20 out -4,-30
      view 4,86 40x10 out -4,-4
      """
    ),
    (
      "a flow",
      """
      <flow spacing="6" lineSpacing="4">
        <text size="wrap">{a}</text>
        <view size="90 10"/>
        <view size="60 30"/>
      </flow>
      """,
      """
      flow 0,0 300x30...54 out 0,24
      text 0,0 0...201x0...20 out 0,0
      view 6...207,0 90x10 out -3,0
      view 0...240,0...24 60x30 out 0,0
      """
    ),
    (
      "a flex row",
      """
      <flex direction="row" gap="8" padding="4">
        <image source="symbol:star" size="40"/>
        <text flexShrink="1">{a}</text>
        <view size="90 10"/>
      </flex>
      """,
      """
      flex 0,0 300x48...68 out 0,20
      image 4,4 40x40 out -4,-4
      text 52,4 0...201x40...60 out -52,-4
      view 60...206,4 90x10 out -4,-4
      """
    ),
    (
      "a flex row that grows",
      """
      <flex direction="row" gap="8" alignItems="start">
        <text flexGrow="1">{a}</text>
        <view size="90 10" margin="3"/>
      </flex>
      """,
      """
      flex 0,0 300x16...20 out 0,4
      text 0,0 0...201x0...20 out 0,0
      view 11...211,3 90x10 out 1,-3
      """
    ),
    (
      "a flex row that ends",
      """
      <flex direction="row" justifyContent="end" alignItems="center">
        <text>{a}</text>
        <view size="90 30"/>
      </flex>
      """,
      """
      flex 0,0 300x30 out 0,0
      text 9...210,5...15 0...202x0...20 out -9,-5 cut
      view 10...210,0 90x30 out 0,0
      """
    ),
    (
      "a flex row backwards",
      """
      <flex direction="rowReverse" justifyContent="center">
        <text>{a}</text>
        <view size="60 30"/>
      </flex>
      """,
      """
      flex 0,0 300x30 out 0,0
      text 60...280,0 0...202x30 out -19,0 cut
      view 0...220,0 60x30 out 0,0
      """
    ),
    (
      "a flex row of halves",
      """
      <flex direction="row" gap="10">
        <text flex="1">{a}</text>
        <view flex="1" height="12"/>
      </flex>
      """,
      """
      flex 0,0 300x12...60 out 0,48
      text 0,0 145x12...60 out 0,0
      view 155,0 145x12 out 0,0
      """
    ),
    (
      "a flex row with an auto margin",
      """
      <flex direction="row">
        <text>{a}</text>
        <view size="60 30" marginStart="auto"/>
      </flex>
      """,
      """
      flex 0,0 300x30 out 0,0
      text 0,0 0...201x30 out 0,0
      view 40...240,0 60x30 out 0,0
      """
    ),
    (
      "two that shrink in a flex row",
      """
      <flex direction="row">
        <text flexShrink="1">{a}</text>
        <text flexShrink="1">twenty known letters</text>
      </flex>
      """,
      """
      flex 0,0 300x20...420 out 0,400
      text 0,0 0...201x20...420 out 0,0
      text 0...150,0 149...202x20...420 out 1,0 cut
      """
    ),
    (
      "a flex row with space around",
      """
      <flex direction="row" justifyContent="spaceAround">
        <text>{a}</text>
        <view size="40 10"/>
      </flex>
      """,
      """
      flex 0,0 300x10...20 out 0,10
      text 14...65,0 0...202x10...20 out -14,0 cut
      view 45...260,0 40x10 out 0,0
      """
    ),
    (
      "a flex column",
      """
      <flex gap="6" padding="5">
        <text>{a}</text>
        <view size="40 30" alignSelf="end"/>
      </flex>
      """,
      """
      flex 0,0 300x46...66 out 0,20
      text 5,5 290x0...20 out -5,-5
      view 255,11...31 40x30 out -5,-5
      """
    ),
    (
      "a flex column of 100 points",
      """
      <flex height="100" justifyContent="spaceBetween">
        <text>{a}</text>
        <view size="50% 20" alignSelf="center"/>
      </flex>
      """,
      """
      flex 0,0 300x100 out 0,0
      text 0,0 300x0...20 out 0,0
      view 75,60...80 150x20 out -75,0
      """
    ),
    (
      "flexboxes in a flexbox",
      """
      <flex direction="row" gap="12" padding="8">
        <image source="symbol:star" size="40"/>
        <flex flexGrow="1" flexShrink="1" gap="4">
          <text>{a}</text>
          <text>{a}</text>
        </flex>
      </flex>
      """,
      """
      flex 0,0 300x56...60 out 0,4
      image 8,8 40x40 out -8,-8
      flex 60,8 232x40...44 out -8,-8
      text 0,0 232x0...20 out 0,0
      text 0,4...24 232x0...20 out 0,1
      """
    ),
    (
      "a flexbox that hugs",
      """
      <flex alignItems="start">
        <flex direction="row" gap="2" padding="3">
          <text>{a}</text>
          <view size="20 20"/>
        </flex>
      </flex>
      """,
      """
      flex 0,0 300x26 out 0,0
      flex 0,0 28...228x26 out 0,0
      text 3,3 0...201x20 out -3,-3
      view 5...205,3 20x20 out -2,-3
      """
    ),
    (
      "a stack in a flexbox",
      """
      <flex direction="row">
        <stack direction="vertical" flexShrink="1" padding="4">
          <text>{a}</text>
        </stack>
        <view size="100 50"/>
      </flex>
      """,
      """
      flex 0,0 300x50...428 out 0,378
      stack 0,0 8...209x50...428 out 0,0
      text 4,4 0...201x0...420 out -3,-3
      view 8...200,0 100x50 out 0,0
      """
    ),
    (
      "limits in a flexbox",
      """
      <flex direction="row" minHeight="50">
        <text>{a}</text>
        <view flexGrow="1" maxWidth="30" height="10" alignSelf="end"/>
      </flex>
      """,
      """
      flex 0,0 300x50 out 0,0
      text 0,0 0...201x50 out 0,0
      view 0...200,40 30x10 out 0,0
      """
    ),
    (
      "from right to left",
      """
      <stack direction="horizontal" spacing="8">
        <text flexShrink="1">{a}</text>
        <view size="90 10"/>
      </stack>
      {right}
      """,
      """
      stack 0,0 300x10...20 out 0,10
      text 0,0 0...201x0...20 out 0,0
      view 8...209,0 90x10 out -1,0
      """
    ),
    (
      "a flexbox from right to left",
      """
      <flex direction="row" gap="8">
        <text flexShrink="1">{a}</text>
        <view size="90 10"/>
      </flex>
      {right}
      """,
      """
      flex 0,0 300x10...20 out 0,10
      text 99...300,0 0...202x10...20 out 0,0 cut
      view 2...202,0 90x10 out 0,0
      """
    ),
    (
      "a linear row from right to left",
      """
      <linear spacing="5">
        <text size="wrap">{a}</text>
        <view size="40 10"/>
      </linear>
      {right}
      """,
      """
      linear 0,0 300x10...20 out 0,10
      text 99...300,0 0...201x0...20 out 0,0
      view 54...255,0 40x10 out -5,0
      """
    ),
    (
      "a factor below one",
      """
      <flex direction="row">
        <text>{a}</text>
        <view flexGrow="0.5" height="10"/>
      </flex>
      """,
      """
      flex 0,0 300x10...20 out 0,10
      text 0,0 0...201x10...20 out 0,0
      view 0...200,0 99...150x10 out 0,0
      """
    ),
    (
      "lengths beyond their limits",
      """
      <flex direction="row">
        <view flexBasis="80" maxWidth="30" height="10"/>
        <view width="20" minWidth="50" height="10"/>
        <view flexShrink="1" size="400 10"/>
      </flex>
      """,
      """
      flex 0,0 300x10 out 0,0
      view 0,0 30x10 out 0,0
      view 30,0 50x10 out -30,0
      view 80,0 220x10 out 0,0
      """
    ),
    (
      "a column of limits",
      """
      <flex height="90">
        <text>{a}</text>
        <view flexGrow="1" maxHeight="40"/>
        <view height="5" minHeight="9"/>
      </flex>
      """,
      """
      flex 0,0 300x90 out 0,0
      text 0,0 300x0...20 out 0,0
      view 0,0...20 300x40 out 0,0
      view 0,40...60 300x9 out 0,0
      """
    ),
    (
      "a hug that is at least 100 points wide",
      """
      <stack direction="vertical" alignItems="start">
        <flex direction="row" minWidth="100" maxWidth="150">
          <text>{a}</text>
          <view flexGrow="1" height="10"/>
        </flex>
      </stack>
      """,
      """
      stack 0,0 300x10...60 out 0,50
      flex 0,0 100...150x10...60 out 0,0
      text 0,0 0...150x10...60 out 2,0
      view 0...150,0 0...100x10 out 2,0
      """
    ),
    (
      "a flexbox on a baseline",
      """
      <flex direction="row">
        <text alignSelf="baseline">{a}</text>
      </flex>
      """,
      """
      flex 0,0 0...9999999x0...9999999 out 9999999,9999999 over
      text ?
      """
    ),
    (
      "a flexbox in parts of pixels",
      """
      <flex direction="row" gap="3.3" padding="1.4">
        <view size="20.3 10"/>
        <text>{a}</text>
        <view flexGrow="1" height="9.7"/>
      </flex>
      """,
      """
      flex 0,0 300x13...23 out 0,10
      view 1,1 20...21x10 out -1,0
      text 25,1 0...202x10...21 out -25,1 cut empty
      view 28...228,1 70...271x9...10 out -1,0
      """
    ),
    (
      "a column in parts of pixels",
      """
      <flex padding="2.5" gap="1.2" alignItems="end">
        <text>{a}</text>
        <flex direction="row">
          <text>{a}</text>
          <view size="10.5"/>
        </flex>
      </flex>
      """,
      """
      flex 0,0 300x17...46 out 0,29
      text 97...297,2 0...202x0...20 out -2,-2 cut
      flex 87...287,4...24 10...211x10...20 out -2,-1 over
      text 0,0 0...202x10...21 out 0,2 cut empty
      view 0...200,0 10...11x10...11 out 1,1
      """
    ),
    (
      "an element in parts of pixels",
      """
      <flex direction="row">
        <stack direction="vertical" flexGrow="1" margin="2.3">
          <text>{a}</text>
        </stack>
        <stack direction="horizontal" padding="1.7">
          <view size="30 20"/>
        </stack>
      </flex>
      """,
      """
      flex 0,0 300x23...25 out 0,2
      stack 2,2 262x18...20 out -2,-1
      text 0,0 262x0...20 out 0,1
      stack 267,0 33...34x23...25 out 0,0
      view 1.7,1.7 30x20 out -1.3,-1.3
      """
    ),
    (
      "auto margins in a column",
      """
      <flex height="120">
        <view size="10" marginTop="auto"/>
        <text marginTop="auto" marginBottom="auto">{a}</text>
        <view size="20" marginLeft="auto" marginRight="auto"/>
        <view size="30 5" marginLeft="auto"/>
      </flex>
      """,
      """
      flex 0,0 300x120 out 0,0
      view 0,22...28 10x10 out 0,-22
      text 0,53...66 300x0...20 out 0,-25
      view 140,75...95 20x20 out -140,-5
      view 270,95...115 30x5 out 0,0
      """
    ),
    (
      "margins of one side",
      """
      <flex direction="row" alignItems="end">
        <text marginLeft="7" marginTop="3">{a}</text>
        <view size="30" marginRight="11" marginBottom="5"/>
      </flex>
      """,
      """
      flex 0,0 300x35 out 0,0
      text 7,15...35 0...201x0...20 out -7,0
      view 7...207,0 30x30 out -7,0
      """
    ),
    (
      "margins of one side from right to left",
      """
      <flex direction="row" alignItems="end" paddingLeft="9">
        <text marginLeft="7" marginTop="3">{a}</text>
        <view size="30" marginRight="11" marginBottom="5"/>
      </flex>
      {right}
      """,
      """
      flex 0,0 300x35 out 0,0
      text 99...300,15...35 0...202x0...20 out 0,0 cut
      view 52...252,0 30x30 out -9,0
      """
    ),
    (
      "a reverse column",
      """
      <flex direction="columnReverse" height="100" gap="4">
        <text>{a}</text>
        <view size="30" alignSelf="center"/>
      </flex>
      """,
      """
      flex 0,0 300x100 out 0,0
      text 0,80...100 300x0...20 out 0,0
      view 135,46...66 30x30 out -135,0
      """
    ),
    (
      "a text too high",
      """
      <flex height="30">
        <text flexShrink="1">{a} and {a} and {a}</text>
        <view height="10"/>
      </flex>
      """,
      """
      flex 0,0 300x30 out 0,0
      text 0,0 300x20...30 out 0,0 cut
      view 0,20 300x10 out 0,0
      """
    ),
    (
      "a text in a low row",
      """
      <flex direction="row" height="30">
        <text>{a} and {a} and {a}</text>
      </flex>
      """,
      """
      flex 0,0 300x30 out 0,0
      text 0,0 10...300x30 out 0,0 cut
      """
    ),
    (
      "space evenly",
      """
      <flex direction="row" justifyContent="spaceEvenly">
        <view size="30"/>
        <text>{a}</text>
        <view size="60 10"/>
      </flex>
      """,
      """
      flex 0,0 300x30 out 0,0
      view 2...53,0 30x30 out -2,0
      text 34...135,0 0...202x30 out -34,0 cut
      view 37...240,0 60x10 out 0,0
      """
    ),
    (
      "a flexbox in a low cell",
      """
      <linear orientation="vertical" height="30">
        <flex height="wrap" gap="5">
          <text>{a}</text>
          <view height="40"/>
        </flex>
        <view size="40 10"/>
      </linear>
      """,
      """
      linear 0,0 300x30 out 0,0
      flex 0,0 300x20 out 0,0
      text 0,0 300x0...20 out 0,0
      view 0,5...25 300x40 out 0,45
      view 0,20 40x10 out 0,0
      """
    ),
    (
      "thirds of a row",
      """
      <linear>
        <stack direction="vertical" weight="1" height="wrap">
          <text>{a}</text>
        </stack>
        <view weight="1" height="10"/>
        <view weight="5" height="10"/>
      </linear>
      """,
      """
      linear 0,0 300x10...180 out 0,170
      stack 0,0 42...43x0...180 out 0,0
      text 0,0 43x0...180 out 1,1
      view 42...43,0 42...43x10 out -42,0
      view 85...86,0 214...215x10 out 0,0
      """
    ),
    (
      "a low flow",
      """
      <stack direction="vertical" height="30">
        <flow flexShrink="1" margin="5">
          <text size="wrap">{a}</text>
          <view size="250 20"/>
        </flow>
      </stack>
      """,
      """
      stack 0,0 300x30 out 0,0
      flow 0,0 300x30...50 out 0,0 over
      text ?
      view ?
      """
    ),
    (
      "an inset with shares",
      """
      <stack direction="horizontal">
        <inset insets="10%" flexShrink="1">
          <text>{a}</text>
        </inset>
        <view size="150 10"/>
      </stack>
      """,
      """
      stack 0,0 300x10...420 out 0,410
      inset 0,0 60...261x0...420 out 0,0
      text 30,0 0...201x0...420 out -29,1 cut empty
      view 60...261,0 150x10 out 0,0
      """
    ),
    (
      "layers larger than their padding lets them",
      """
      <view width="50">
        <zstack padding="9">
          <text>{a}</text>
          <view size="70 20"/>
        </zstack>
      </view>
      """,
      """
      view 0,0 300x38 out 0,0
      zstack 0,0 300x38 out 0,0
      text 9,9 282x0...20 out -9,-9
      view 9,9 282x20 out -9,-9
      """
    ),
    (
      "a text that is stretched beside a higher one",
      """
      <stack direction="horizontal">
        <text width="50">{a} and {a}</text>
        <stack direction="vertical" alignSelf="stretch">
          <text width="20">{a}</text>
        </stack>
      </stack>
      """,
      """
      stack 0,0 300x20...420 out 0,400
      text 0,0 50x20...420 out 0,0
      stack 50,0 20x0...420 out -50,0
      text 0,0 20x0...420 out 0,0
      """
    ),
    (
      "a fill in a scroll",
      """
      <scroll>
        <stack direction="vertical">
          <view height="10"/>
          <text>{a}</text>
        </stack>
      </scroll>
      """,
      """
      scroll 0,0 300x10...30 out 0,20
      stack 0,0 300x10...30 out 0,20
      view 0,0 300x10 out 0,0
      text 0,10 300x0...20 out 0,0
      """
    ),
    (
      "a ratio of a free height",
      """
      <scroll>
        <ratio ratio="0.25">
          <text>{a}</text>
        </ratio>
      </scroll>
      """,
      """
      scroll 0,0 300x75 out 0,0
      ratio 0,0 300x75 out 0,0
      text 0,0 300x75 out 0,0
      """
    ),
    (
      "a wrapping row that fits",
      """
      <stack direction="horizontal" flexWrap="wrap">
        <text maxWidth="90">{a}</text>
        <view size="50 10"/>
      </stack>
      """,
      """
      stack 0,0 300x10...100 out 0,90
      text 0,0 0...90x0...100 out 0,0
      view 0...90,0 50x10 out 0,0
      """
    ),
    (
      "a row that may wrap",
      """
      <stack direction="horizontal" flexWrap="wrap">
        <text>{a}</text>
        <view size="200 10"/>
      </stack>
      """,
      """
      stack 0,0 300x10...30 out 0,20
      text 0,0 0...201x0...20 out 0,0
      view 0...101,0...20 200x10 out 0,0
      """
    ),
    (
      "baselines",
      """
      <stack direction="horizontal" alignItems="baselineFirst">
        <text fontSize="30">{a}</text>
        <text>low</text>
      </stack>
      """,
      """
      stack 0,0 300x20...36 out 0,16
      text 0,0...16 0...201x0...20 out 0,0
      text 0...201,0 30x20 out 0,0
      """
    ),
    (
      "a column of ends",
      """
      <stack direction="vertical" justifyContent="center" height="100" alignItems="end">
        <text>{a}</text>
        <view size="30 20" spacingBefore="5" spacingAfter="3"/>
      </stack>
      """,
      """
      stack 0,0 300x100 out 0,0
      text 99...300,26...36 0...201x0...20 out 0,-26
      view 270,31...61 30x20 out 0,-19
      """
    ),
    (
      "a column that shrinks",
      """
      <stack direction="vertical" height="50">
        <text flexShrink="1" width="40">{a}</text>
        <view size="30 20"/>
      </stack>
      """,
      """
      stack 0,0 300x50 out 0,0
      text 0,0 40x0...30 out 0,0 cut
      view 0,0...30 30x20 out 0,0
      """
    ),
    (
      "a row that wraps and shrinks",
      """
      <stack direction="horizontal" flexWrap="wrap" spacing="8" lineSpacing="4">
        <text flexShrink="1">{a}</text>
        <view size="150 10"/>
      </stack>
      """,
      """
      stack 0,0 300x10...34 out 0,24
      text 0,0 0...201x0...20 out 0,0
      view 0...151,0...24 150x10 out 0,0
      """
    ),
    (
      "a row that wraps what is too long for its line",
      """
      <stack direction="vertical" alignItems="start">
        <stack direction="horizontal" flexWrap="wrap" maxWidth="120">
          <view size="40 10"/>
          <text flexShrink="1">{a}</text>
          <view size="90 10"/>
        </stack>
      </stack>
      """,
      """
      stack 0,0 300x20...440 out 0,420
      stack 0,0 90...120x20...440 out 0,0
      view 0,0 40x10 out 0,0
      text 0...40,0...10 0...120x0...420 out 0,0
      view 0...31,10...430 90x10 out 0,0
      """
    ),
    (
      "a row that surely wraps",
      """
      <stack direction="horizontal" flexWrap="wrap" lineSpacing="5" alignItems="end">
        <view size="200 30"/>
        <text>{a}</text>
        <view size="150 10" spacingBefore="60"/>
      </stack>
      """,
      """
      stack 0,0 300x45...70 out 0,25
      view 0,0 200x30 out 0,0
      text 0...200,10...55 0...201x0...20 out 0,0
      view 60...150,35...60 150x10 out 0,0
      """
    ),
    (
      "a row that surely does not wrap",
      """
      <stack direction="horizontal" flexWrap="wrap" justifyContent="end">
        <text>{a}</text>
        <view size="90 10"/>
      </stack>
      """,
      """
      stack 0,0 300x10...20 out 0,10
      text 9...210,0 0...201x0...20 out -9,0
      view 9...411,0 90x10 out 0,0
      """
    ),
    (
      "lines at the end",
      """
      <stack direction="horizontal" flexWrap="wrap" alignContent="end" height="100" alignItems="start">
        <view size="200 30"/>
        <text>{a}</text>
        <view size="200 20"/>
      </stack>
      """,
      """
      stack 0,0 300x100 out 0,0
      view 0,0...50 200x30 out 0,0
      text 0...200,0...80 0...201x0...20 out 0,0
      view 0...100,30...100 200x20 out 0,0
      """
    ),
    (
      "lines that stretch",
      """
      <stack direction="horizontal" flexWrap="wrap" alignContent="stretch" height="100">
        <view size="200 30" alignSelf="start"/>
        <text alignSelf="end">{a}</text>
        <view size="200 20" alignSelf="center"/>
      </stack>
      """,
      """
      stack 0,0 300x100 out 0,0
      view 0,0 200x30 out 0,0
      text 0...200,35...100 0...201x0...20 out 0,1
      view 0...100,60.7...84.7 200x20 out 0,1
      """
    ),
    (
      "lines that are too high together",
      """
      <stack direction="horizontal" flexWrap="wrap" alignContent="center" height="40" alignItems="start">
        <view size="200 30"/>
        <view size="200 20"/>
        <text>{a}</text>
      </stack>
      """,
      """
      stack 0,0 300x40 out 0,0
      view 0,-30...0 200x30 out 0,30
      view 0,0...30 200x20 out 0,10
      text 0...200,20...50 0...201x0...20 out 0,30
      """
    ),
    (
      "a row that grows in its lines",
      """
      <stack direction="horizontal" flexWrap="wrap" spacing="10">
        <text flexGrow="1">{a}</text>
        <view size="150 10" flexGrow="1"/>
      </stack>
      """,
      """
      stack 0,0 300x10...30 out 0,20
      text 0,0 0...300x0...20 out 0,0
      view 0...151,0...20 150...300x10 out 0,0
      """
    ),
    (
      "a column that wraps",
      """
      <stack direction="vertical" flexWrap="wrap" height="60" lineSpacing="5">
        <view size="40 30"/>
        <text>{a}</text>
        <view size="50 20"/>
      </stack>
      """,
      """
      stack 0,0 300x60 out 0,0
      view 0,0 40x30 out 0,0
      text 0,30 300x0...20 out 0,-10
      view 0...305,0...40 50x20 out 55,0
      """
    ),
    (
      "too many ways to wrap",
      """
      <stack direction="horizontal" flexWrap="wrap">
        <text>{a}</text>
        <text>{a}</text>
        <text>{a}</text>
        <text>{a}</text>
        <text>{a}</text>
        <text>{a}</text>
      </stack>
      """,
      """
      stack 0,0 300x0...9999997 out 0,9999997 over
      text ?
      text ?
      text ?
      text ?
      text ?
      text ?
      """
    ),
    (
      "the first that fits",
      """
      <fit axis="horizontal">
        <stack direction="horizontal">
          <text>{a}</text>
          <view size="150 10"/>
        </stack>
        <stack direction="vertical" alignItems="start">
          <text>{a}</text>
          <view size="150 10"/>
        </stack>
        <text>never</text>
      </fit>
      """,
      """
      fit 0,0 300x10...30 out 0,20
      stack 0,0 300x10...20 out 0,0
      text 0,0 0...201x0...20 out 0,0
      view 0...201,0 150x10 out 0,0
      stack 0,0 300x10...30 out 0,0
      text 0,0 0...201x0...20 out 0,0
      view 0,0...20 150x10 out 0,0
      text ?
      """
    ),
    (
      "the first that surely fits",
      """
      <fit>
        <view size="400 10"/>
        <text>{a}</text>
        <text>never</text>
      </fit>
      """,
      """
      fit 0,0 300x0...20 out 0,20
      view ?
      text 0,0 300x0...20 out 0,0
      text ?
      """
    ),
    (
      "the last, which does not fit either",
      """
      <stack direction="vertical" alignItems="start">
        <fit axis="horizontal" width="120">
          <view size="130 10"/>
          <text width="130">{a}</text>
          <text>{a}</text>
        </fit>
      </stack>
      """,
      """
      stack 0,0 300x0...60 out 0,60
      fit 0,0 120x0...60 out 0,0
      view ?
      text ?
      text 0,0 120x0...60 out 0,0
      """
    ),
    (
      "what is high enough",
      """
      <stack direction="vertical" alignItems="start">
        <fit axis="vertical" maxHeight="30">
          <text width="100">{a}</text>
          <view size="40 20"/>
        </fit>
      </stack>
      """,
      """
      stack 0,0 300x0...30 out 0,30
      fit 0,0 40...100x0...30 out 0,0
      text 0,0 100x0...30 out 0,0
      view 0,0 40x20 out 0,0
      """
    ),
    (
      "a square in a place",
      """
      <center size="120 90">
        <ratio ratio="1">
          <text>{a}</text>
        </ratio>
      </center>
      """,
      """
      center 0,0 300x90 out 0,0
      ratio 104...105,0 90...93x90 out -102,0
      text 0,0 90...93x90 out 1,0 cut
      """
    ),
    (
      "a square beside a text",
      """
      <stack direction="vertical" height="200">
        <text>{a}</text>
        <center flexGrow="1">
          <ratio ratio="1">
            <view/>
          </ratio>
        </center>
      </stack>
      """,
      """
      stack 0,0 300x200 out 0,0
      text 0,0 300x0...20 out 0,0
      center 0,0...20 300x300 out 0,120
      ratio 0,0 300x300 out 0,0
      view 0,0 300x300 out 0,0
      """
    ),
    (
      "insets of a share in what grows",
      """
      <stack direction="horizontal">
        <text>{a}</text>
        <view flexGrow="1">
          <inset insets="10%">
            <text>low</text>
          </inset>
        </view>
      </stack>
      """,
      """
      stack 0,0 300x20 out 0,0
      text 0,0 0...201x0...20 out 0,0
      view 0...201,0 99...300x20 out 0,0
      inset 0,0 99...300x20 out 0,0
      text 9.9...30,0 39...281x20 out -8.9,0
      """
    ),
  ]
}
