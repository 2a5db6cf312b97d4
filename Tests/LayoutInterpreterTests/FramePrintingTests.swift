import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutSchema
import Testing

@testable import LayoutInterpreter

/// How frames are written, for programs and for people.
struct FramePrintingTests {
  private let layout = SolvedLayout(elements: [
    element(.stack, nil, [0, 0, 390, 56.5], depth: 0, end: 5),
    element(.image, "photo", [-0.0, 0, 56, 56], depth: 1, end: 2),
    element(.scroll, nil, [68, 0.25, 322, 16_777_216], depth: 1, end: 4, content: [322, 900]),
    element(.text, "title", [0, 1 / 3, 1e-5, 20], depth: 2, end: 4),
    element(.view, "extra", [0, 0, 0, 0], depth: 1, end: 5, isGone: true),
  ])

  @Test func jsonIsOneLineWithTheShortestNumbers() {
    let line = FrameJSON.line(file: "a \"b\".layout.xml", name: "PlaceCard", layout)
    #expect(
      line == """
        {"file":"a \\"b\\".layout.xml","layout":"PlaceCard","size":[390,56.5],\
        "root":{"element":"stack","frame":[0,0,390,56.5],"children":[\
        {"element":"image","id":"photo","frame":[0,0,56,56]},\
        {"element":"scroll","frame":[68,0.25,322,16777216],"content":[322,900],"children":[\
        {"element":"text","id":"title","frame":[0,0.33333334,1e-05,20]}]},\
        {"element":"view","id":"extra","frame":[0,0,0,0]}]}}
        """)
  }

  @Test func separatorsAreFramesOfTheirLayout() {
    let layout = SolvedLayout(elements: [
      element(
        .linear, nil, [0, 0, 21, 9], depth: 0, end: 1,
        separators: [Frame(x: 10, y: 0.5, width: 1, height: 8)])
    ])
    let line = FrameJSON.line(file: "a", name: "A", layout)
    #expect(line.contains(#""frame":[0,0,21,9],"separators":[[10,0.5,1,8]]}"#))
    let tree = FrameTree.text(file: "a", name: "A", layout, inColor: false)
    #expect(tree.contains("1 separator"))
  }

  @Test func jsonCanBeRead() throws {
    let line = FrameJSON.line(file: "a\\\u{1}", name: "A", layout)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let root = try #require((object as? [String: Any])?["root"] as? [String: Any])
    #expect((root["children"] as? [Any])?.count == 3)
  }

  @Test func theTreeAlignsItsColumns() {
    let text = FrameTree.text(file: "card.layout.xml", name: "PlaceCard", layout, inColor: false)
    #expect(
      text == """
        PlaceCard  390 × 56.5  card.layout.xml
        stack             0    0  390 ×     56.5
          image #photo    0    0   56 ×       56
          scroll         68 0.25  322 × 16777216  content 322 × 900
            text #title   0 0.33    0 ×       20
          view #extra     0    0    0 ×        0  gone

        """)
  }

  @Test func colorIsOnlyWhereItIsAskedFor() {
    let plain = FrameTree.text(file: "a", name: "A", layout, inColor: false)
    let colored = FrameTree.text(file: "a", name: "A", layout, inColor: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[36m #photo\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}

private func element(
  _ kind: ElementKind, _ id: String?, _ frame: [Float], depth: Int, end: Int,
  content: [Float]? = nil, separators: [Frame] = [], isGone: Bool = false,
) -> SolvedElement {
  SolvedElement(
    kind: kind, name: kind.name, component: nil, id: id,
    frame: Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
    contentSize: content.map { Size(width: $0[0], height: $0[1]) }, separators: separators,
    isGone: isGone,
    depth: depth, end: end, node: 0, sources: [0])
}
