import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutEngine
import LayoutRendering
import SeededRandom
import TestSupport
import Testing

/// The space inside padding and insets, and the space that children leave.
struct RoomTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func root(
    _ element: String, direction: LayoutRequest.Direction = .ltr,
    overlays: Set<LayoutRendering.Overlay>
  ) async throws -> Picture.Shape {
    try folder.write("<layout>\(element)</layout>", to: "a.layout.xml")
    var request = RenderRequest()
    request.layout.horizontal = .init(minimum: 100, maximum: 100)
    request.layout.vertical = .init(minimum: 80, maximum: 80)
    request.layout.direction = direction
    request.overlays = overlays
    let result = await RenderRun(
      [folder.path("a.layout.xml")], request: request, pool: WorkerPool(jobs: 1),
      registry: LayoutRegistry()
    ).run()
    let messages = result.report.findings.flatMap(\.diagnostics).map(\.message)
    return try #require(result.pictures.first?.root, "\(messages)")
  }

  /// The space of a container is the frame of a child that fills it.
  @Test(
    arguments: [
      #"<inset insets="1 2 3 4"><view/></inset>"#,
      #"<inset insets="1 2 3 4" insetStart="9"><view/></inset>"#,
      #"<inset insets="10%"><view/></inset>"#,
      #"<stack direction="vertical" padding="1 2 3 4"><view flexGrow="1"/></stack>"#,
      #"<stack direction="horizontal" paddingStart="7" paddingTop="2"><view flexGrow="1" alignSelf="stretch"/></stack>"#,
      #"<zstack padding="1 2 3 4"><view width="100%" height="100%"/></zstack>"#,
      #"<view padding="1 2 3 4"><view/></view>"#,
      #"<flex direction="row" padding="1 2 3 4"><view flexGrow="1"/></flex>"#,
      #"<flex direction="row" padding="10%" paddingEnd="5"><view flexGrow="1"/></flex>"#,
      #"<linear orientation="vertical" margin="1 2 3 4"><view width="match" weight="1"/></linear>"#,
      #"<layers margin="1 2 3 4"><view width="match" height="match"/></layers>"#,
      #"<center><view/></center>"#,
    ], [LayoutRequest.Direction.ltr, .rtl])
  func spaceIsWhereNoChildStands(
    _ element: String, _ direction: LayoutRequest.Direction
  ) async throws {
    let shape = try await root(element, direction: direction, overlays: [.insets])
    let child = try #require(shape.children.first).frame
    if element.hasPrefix("<center") {
      #expect(shape.space == .zero)
      return
    }
    let space = shape.space
    #expect(space != .zero)
    #expect(
      abs(child.x - space.left) < 0.01 && abs(child.y - space.top) < 0.01, "\(child) \(space)")
    #expect(
      abs(shape.frame.width - child.x - child.width - space.right) < 0.01, "\(child) \(space)")
    #expect(
      abs(shape.frame.height - child.y - child.height - space.bottom) < 0.01, "\(child) \(space)")
  }

  /// Values that no overlay shows are not computed, since most pictures have no overlay.
  @Test(
    arguments: [
      ([], false, ""), ([.frames, .ids], false, ""), ([.insets], true, ""), ([.space], true, ""),
      ([.shares], false, "width 50%"),
    ] as [(Set<LayoutRendering.Overlay>, Bool, String)])
  func onlyWhatIsShownIsWorkedOut(
    _ overlays: Set<LayoutRendering.Overlay>, _ hasSpace: Bool, _ share: String
  ) async throws {
    let element = #"<stack direction="vertical" width="50%" padding="3"><view/></stack>"#
    let shape = try await root(element, overlays: overlays)
    #expect((shape.space != .zero) == hasSpace)
    #expect(shape.share == share)
  }

  /// Compares the parts that are left over with a grid of squares.
  @Test func partsCoverWhatIsLeftAndNothingElse() {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 5
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2_000 {
      func side(_ most: Int) -> Float { Float(Int.random(in: 0...most, using: &generator)) }
      let frame = LayoutRect(x: side(4), y: side(4), width: side(12), height: side(12))
      let others = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        LayoutRect(x: side(14) - 2, y: side(14) - 2, width: side(8), height: side(8))
      }
      let parts = Room.left(in: frame, besides: others)
      for x in -3..<20 {
        for y in -3..<20 {
          func holds(_ frame: LayoutRect) -> Bool {
            Float(x) >= frame.x && Float(x) + 1 <= frame.x + frame.width && Float(y) >= frame.y
              && Float(y) + 1 <= frame.y + frame.height
          }
          let isLeft = holds(frame) && !others.contains(where: holds)
          let count = parts.filter(holds).count
          #expect(
            count == (isLeft ? 1 : 0),
            "seed \(generator.seed), round \(round): \(x), \(y) of \(frame) besides \(others): \(parts)"
          )
          if count != (isLeft ? 1 : 0) { return }
        }
      }
    }
  }

  @Test func rowsThatAreAlikeAreOnePart() {
    let frame = LayoutRect(x: 0, y: 0, width: 10, height: 30)
    let others = (0..<3).map { LayoutRect(x: 0, y: Float($0) * 10, width: 4, height: 10) }
    #expect(
      Room.left(in: frame, besides: others) == [LayoutRect(x: 4, y: 0, width: 6, height: 30)])
  }
}
