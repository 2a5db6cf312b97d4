import CGTK4
import Foundation
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK
@testable import Sample

extension WindowTests {
  /// Tests that the drawn pixels match the document.
  @MainActor struct LookTests {
    /// A screen with one element under test.
    struct Screen: LayoutDocument {
      var element: @Sendable (inout Children<NoPlacement>) -> Void
      func build(into root: inout Children<NoPlacement>) { element(&root) }
    }

    private func stage(
      width: Int32 = 120, height: Int32 = 100, assets: GTKAssets = GTKAssets(),
      _ element: @escaping @Sendable (inout Children<NoPlacement>) -> Void
    ) throws -> (Stage, LayoutView<Screen>) {
      let view = LayoutView(Screen(element: element), assets: assets)
      return (try Stage(view, width: width, height: height), view)
    }

    @Test func aBoxIsFilledClippedAndOutlined() throws {
      let (stage, view) = try stage { root in
        root.inset(
          InsetSpec(insets: .all(20)), style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.view(
            style: ElementStyle(
              backgroundColor: .rgba(0xFF00_00FF), cornerRadius: 20, strokeWidth: 4,
              strokeColor: .rgba(0x0000_FFFF)))
        }
      }
      let pixels = try Pixels(stage)
      #expect(pixels[10, 10] == 0xFFFF_FF)
      #expect(pixels[60, 50] == 0xFF00_00)
      // The stroke lies inside the frame, and the rounded corner is empty.
      #expect(pixels[60, 21] == 0x0000_FF)
      #expect(pixels[60, 25] == 0xFF00_00)
      #expect(pixels[21, 21] == 0xFFFF_FF)
      _ = view
    }

    @Test func aGradientRunsAsItsAngleSays() throws {
      let (stage, view) = try stage { root in
        root.view(
          style: ElementStyle(
            gradient: LayoutGradient(angle: 90, colors: [.rgba(0x0000_00FF), .rgba(0xFFFF_FFFF)])))
      }
      let pixels = try Pixels(stage)
      #expect(pixels[1, 50] & 0xFF < 8)
      #expect(pixels[118, 50] & 0xFF > 247)
      #expect(abs(Int(pixels[60, 5] & 0xFF) - 128) < 4)
      #expect(pixels[60, 5] == pixels[60, 95])
      _ = view
    }

    @Test func colorsOfAGradientHavePlaces() throws {
      let (stage, view) = try stage { root in
        root.view(
          style: ElementStyle(
            gradient: LayoutGradient(
              .end, colors: [.rgba(0x0000_00FF), .rgba(0xFFFF_FFFF)], stops: [50, 60])))
      }
      let pixels = try Pixels(stage)
      #expect(pixels[58, 50] & 0xFF < 8)
      #expect(pixels[74, 50] & 0xFF > 247)
      _ = view
    }

    @Test func linesAlongEdgesLieInsideTheFrame() throws {
      let (stage, view) = try stage { root in
        root.view(
          style: ElementStyle(
            backgroundColor: .rgba(0xFFFF_FFFF),
            borderTop: LayoutBorder(width: 3, color: .rgba(0xFF00_00FF)),
            borderStart: LayoutBorder(width: 5, color: .rgba(0x0000_FFFF))))
      }
      let pixels = try Pixels(stage)
      #expect(pixels[60, 1] == 0xFF00_00)
      #expect(pixels[60, 5] == 0xFFFF_FF)
      #expect(pixels[2, 50] == 0x0000_FF)
      #expect(pixels[60, 98] == 0xFFFF_FF)
      _ = view
    }

    @Test func aMaskCutsOffItsElement() throws {
      let (stage, view) = try stage { root in
        root.inset(
          InsetSpec(insets: .all(0)), style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.view(style: ElementStyle(backgroundColor: .rgba(0xFF00_00FF), mask: .circle))
        }
      }
      let pixels = try Pixels(stage)
      #expect(pixels[60, 50] == 0xFF00_00)
      #expect(pixels[5, 50] == 0xFFFF_FF)
      #expect(pixels[15, 5] == 0xFFFF_FF)
      _ = view
    }

    /// The front sibling is drawn over the others, and a turned one where it belongs.
    @Test func siblingsInFrontAndTurned() throws {
      let (stage, view) = try stage { root in
        root.layers(LayersSpec(), style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))) {
          $0.view(
            size: .points(80, 20),
            style: ElementStyle(backgroundColor: .rgba(0xFF00_00FF), zIndex: 1))
          $0.view(
            size: .points(80, 20),
            style: ElementStyle(backgroundColor: .rgba(0x0000_FFFF), rotation: 90))
        }
      }
      let pixels = try Pixels(stage)
      #expect(pixels[40, 10] == 0xFF00_00)
      #expect(pixels[40, 40] == 0x0000_FF)
      #expect(pixels[20, 40] == 0xFFFF_FF)
      _ = view
    }

    @Test func aBlurReachesBeyondTheFrame() throws {
      let (stage, view) = try stage { root in
        root.inset(
          InsetSpec(insets: .all(30)), style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.view(style: ElementStyle(backgroundColor: .rgba(0x0000_00FF), blur: 4))
        }
      }
      let pixels = try Pixels(stage)
      #expect(pixels[60, 27] & 0xFF < 255)
      #expect(pixels[60, 32] & 0xFF > 0)
      #expect(pixels[60, 50] & 0xFF < 16)
      _ = view
    }

    @Test func opacityAndTheInvisible() throws {
      let (stage, view) = try stage { root in
        root.stack(
          StackSpec(direction: .vertical), style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.view(
            size: .points(120, 40),
            style: ElementStyle(backgroundColor: .rgba(0x0000_00FF), opacity: 0.5))
          $0.view(
            size: .points(120, 40),
            style: ElementStyle(backgroundColor: .rgba(0x0000_00FF), visibility: .invisible))
        }
      }
      let pixels = try Pixels(stage)
      #expect(abs(Int(pixels[60, 20] & 0xFF) - 128) < 3)
      #expect(pixels[60, 60] == 0xFFFF_FF)
      expectFrames(view)
    }

    @Test func aShadowLiesBesideItsBox() throws {
      let (stage, view) = try stage { root in
        root.inset(
          InsetSpec(insets: .all(30)), style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.view(
            style: ElementStyle(
              backgroundColor: .rgba(0xFFFF_FFFF),
              shadow: LayoutShadow(x: 10, y: 10, radius: 0, color: .rgba(0x0000_00FF))))
        }
      }
      let pixels = try Pixels(stage)
      #expect(pixels[95, 60] == 0)
      #expect(pixels[60, 75] == 0)
      #expect(pixels[60, 50] == 0xFFFF_FF)
      #expect(pixels[25, 50] == 0xFFFF_FF)
      _ = view
    }

    @Test func whatAClipHoldsEndsAtIt() throws {
      let (stage, view) = try stage { root in
        root.inset(
          InsetSpec(insets: .all(30)), style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.absolute(AbsoluteSpec(), style: ElementStyle(clipsContent: true)) {
            $0.view(
              as: AbsoluteItem(layoutPosition: LayoutPoint(x: -30, y: -30)),
              size: .points(200, 200), style: ElementStyle(backgroundColor: .rgba(0x00FF_00FF)))
          }
        }
      }
      let pixels = try Pixels(stage)
      #expect(pixels[60, 50] == 0x00FF_00)
      #expect(pixels[20, 50] == 0xFFFF_FF)
      #expect(pixels[95, 50] == 0xFFFF_FF)
      expectFrames(view)
    }

    // MARK: Texts

    @Test func wordsAreDrawnInTheirColor() throws {
      let (stage, view) = try stage { root in
        root.center(style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))) {
          $0.text(
            TextSpec(
              content: "■", fontSize: 60, color: .asset("Ink")))
        }
      }
      // The color has no definition yet, so the theme's color is used.
      #expect(try Pixels(stage).count { $0 == 0x1234_56 } == 0)
      var assets = GTKAssets()
      assets.colors["Ink"] = AdaptiveColor(0x1234_56FF)
      let (other, kept) = try self.stage(assets: assets, view.host.document.element)
      #expect(try Pixels(other).count { $0 == 0x1234_56 } > 200)
      _ = kept
    }

    /// The points, in the window, between which something has a color.
    private func bounds(
      of color: UInt32, in stage: Stage
    ) throws -> (x: Range<Int>, y: Range<Int>) {
      let pixels = try Pixels(stage)
      let (xs, ys) = (0..<120, 0..<100)
      let columns = xs.filter { x in ys.contains { pixels[x, $0] == color } }
      let rows = ys.filter { y in xs.contains { pixels[$0, y] == color } }
      let (x, y) = (try #require(columns.first), try #require(rows.first))
      return (x..<(columns.last ?? x) + 1, y..<(rows.last ?? y) + 1)
    }

    @Test func wordsAndPicturesLieInsideTheirPadding() throws {
      func screen(_ left: Float, isText: Bool) -> Screen {
        let padding = LayoutEdges.points(top: 30, left: left)
        return Screen { root in
          root.flex(
            FlexSpec(alignItems: .flexStart), style: ElementStyle(tint: .rgba(0x1234_56FF))
          ) {
            if isText {
              $0.text(
                TextSpec(content: "■", fontSize: 40, color: .rgba(0x1234_56FF)),
                as: FlexItem(padding: padding))
            } else {
              $0.image(
                ImageSpec(source: .symbol("heart")), as: FlexItem(padding: padding),
                size: .points(100, 60))
            }
          }
        }
      }
      for isText in [true, false] {
        let view = LayoutView(screen(50, isText: isText))
        let stage = try Stage(view, width: 120, height: 100)
        stage.settle(frames: 20)
        let first = try bounds(of: 0x1234_56, in: stage)
        #expect(first.x.lowerBound >= 50 && first.y.lowerBound >= 30)
        view.update(screen(60, isText: isText))
        stage.settle(frames: 20)
        let second = try bounds(of: 0x1234_56, in: stage)
        #expect(second.x.lowerBound >= 60 && second.y == first.y)
        _ = view
      }
    }

    @Test func wordsInALongerPaddingBreakAsTheyAreMeasured() throws {
      func screen(_ isPadded: Bool) -> Screen {
        Screen { root in
          root.stack(StackSpec(direction: .vertical)) {
            $0.text(
              TextSpec(
                content: "■ ■ ■", fontSize: 20, color: .rgba(0x1234_56FF),
                padding: isPadded ? .points(left: 90) : .none))
          }
        }
      }
      let view = LayoutView(screen(false))
      let stage = try Stage(view, width: 120, height: 100)
      stage.settle(frames: 20)
      let line = try bounds(of: 0x1234_56, in: stage).y
      view.update(screen(true))
      stage.settle(frames: 20)
      let lines = try bounds(of: 0x1234_56, in: stage)
      #expect(lines.x.lowerBound >= 90 && lines.y.count > line.count * 2)
    }

    /// A tint applies to the symbols and controls inside an element, unless they have their own
    /// tint.
    @Test func whatIsInATintHasIt() throws {
      func screen(_ outer: LayoutColor, _ inner: LayoutColor?) -> Screen {
        Screen { root in
          root.stack(StackSpec(direction: .vertical), style: ElementStyle(tint: outer)) {
            $0.stack(StackSpec(direction: .vertical), style: ElementStyle(tint: inner)) {
              $0.image(ImageSpec(source: .symbol("heart")), size: .points(40, 40))
            }
            $0.view(
              ViewSpec(class: "Toggle", attributes: AttributeReader(["isOn": .bool(true)])),
              size: .points(60, 40))
          }
        }
      }
      let view = LayoutView(screen(.rgba(0x1234_56FF), nil))
      let stage = try Stage(view, width: 120, height: 100)
      func count(_ color: UInt32) throws -> Int {
        stage.settle(frames: 20)
        return try Pixels(stage).count { $0 == color }
      }
      #expect(try count(0x1234_56) > 800)
      #expect(try Pixels(stage)[12, 60] == 0x1234_56)
      view.update(screen(.rgba(0x6543_21FF), nil))
      #expect(try count(0x1234_56) == 0)
      #expect(try count(0x6543_21) > 800)
      view.update(screen(.rgba(0x6543_21FF), .rgba(0xAB00_CDFF)))
      #expect(try count(0xAB00_CD) > 300)
      #expect(try count(0x6543_21) > 300)
    }

    // MARK: Pictures

    @Test func picturesArriveAndFillTheirFrames() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Stage.start()
      // A picture of 40 × 20 pixels in one color, at 2 pixels per point.
      let bytes = [UInt8](repeating: 0, count: 40 * 20 * 4).enumerated().map {
        $0.offset % 4 == 1 || $0.offset % 4 == 3 ? UInt8(255) : 0
      }
      let data = g_bytes_new(bytes, gsize(bytes.count))
      let texture = gdk_memory_texture_new(40, 20, GDK_MEMORY_R8G8B8A8, data, 160)
      gdk_texture_save_to_png(texture, folder.appending(path: "Field@2x.png").path())
      g_object_unref(UnsafeMutableRawPointer(texture))
      g_bytes_unref(data)

      var assets = GTKAssets()
      assets.folders = [folder.path()]
      let (stage, view) = try stage(assets: assets) { root in
        root.center(style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))) {
          $0.image(ImageSpec(source: .asset("Field")))
        }
      }
      for _ in 0..<200 where view.host.layout.tree.frame(of: LayoutElement(1)).width == 0 {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(
        view.host.layout.tree.frame(of: LayoutElement(1)).size == LayoutSize(width: 20, height: 10))
      stage.settle()
      expectFrames(view)
      let pixels = try Pixels(stage)
      #expect(pixels[60, 50] == 0x00FF_00)
      #expect(pixels[60, 58] == 0xFFFF_FF)
    }

    // MARK: Views of the app's own

    @Test func anAppsOwnViewStandsInItsElement() throws {
      var assets = GTKAssets()
      assets.views["Clock"] = { Clock() }
      let (_, view) = try stage(assets: assets) { root in
        root.center { $0.view(ViewSpec(class: "Clock"), size: .points(50, 30)) }
      }
      expectFrames(view)
      let shown = try #require(view.host.mounter.view(of: LayoutElement(1)))
      #expect(layout_gtk_is(shown.accessibleWidget, gtk_drawing_area_get_type()) != 0)
    }

    @Test func aBoxStandsInForAViewThatTheAppDoesNotHave() throws {
      let (stage, view) = try stage { root in
        root.stack(
          StackSpec(direction: .horizontal),
          style: ElementStyle(backgroundColor: .rgba(0xFFFF_FFFF))
        ) {
          $0.view(ViewSpec(class: "Chart"), size: .points(50, 50))
          $0.view(
            ViewSpec(class: "Chart"), size: .points(50, 50),
            style: ElementStyle(backgroundColor: .rgba(0x00FF_00FF)))
        }
      }
      expectFrames(view)
      let shown = try #require(view.host.mounter.view(of: LayoutElement(1)))
      #expect(shown is StandInView)
      let pixels = try Pixels(stage)
      #expect(pixels[4, 4] != 0xFFFF_FF)
      // What the document says of its look is shown as it is.
      #expect(pixels[54, 4] == 0x00FF_00)
    }

    @Test func aViewWithoutASizeIsAsLargeAsItsWidget() throws {
      var assets = GTKAssets()
      assets.views["Clock"] = { Clock() }
      let (_, view) = try stage(assets: assets) { root in
        root.center { $0.view(ViewSpec(class: "Clock")) }
      }
      #expect(
        view.host.layout.tree.frame(of: LayoutElement(1))
          == LayoutRect(x: 25, y: 32, width: 70, height: 36))
      expectFrames(view)
    }

    private final class Clock: HostedView {
      let widget: Widget = gtk_drawing_area_new()
      init() { gtk_widget_set_size_request(widget, 70, 36) }
      func configure(
        _ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents
      ) {}
    }

    // MARK: Threads

    @Test func aLayoutMadeOnAnotherThreadIsShown() async throws {
      let feed = FeedScreen(posts: 100)
      let stage = try Stage(feed.view)
      let next = Feed(posts: (50..<400).map { Feed.Post(number: $0) })
      let work = feed.view.host.prefetch(next)
      let layout = await Task.detached { work() }.value
      let changes = feed.view.host.adopt(layout)
      #expect(!changes.isEmpty)
      stage.settle()
      #expect(feed.view.host.outlets.post.count == 350)
      expectFrames(feed.view)
    }

    // MARK: Assistive technology

    @Test func assistiveTechnologyIsTold() throws {
      let feed = FeedScreen(posts: 10)
      let stage = try Stage(feed.view)
      func has(_ view: ElementView?, _ role: GtkAccessibleRole) -> Bool {
        view.map { gtk_test_accessible_has_role($0.accessibleWidget.opaque, role) != 0 } ?? false
      }
      #expect(has(feed.view.host.view(\.insert), GTK_ACCESSIBLE_ROLE_BUTTON))
      #expect(has(feed.view.host.view(\.like, at: 0), GTK_ACCESSIBLE_ROLE_BUTTON))
      #expect(has(feed.view.host.view(\.count), GTK_ACCESSIBLE_ROLE_LABEL))
      let insert = try #require(feed.view.host.view(\.insert))
      #expect(spokenLabel(of: insert.accessibleWidget) == "Insert a post")
      let count = try #require(feed.view.host.view(\.count))
      #expect(spokenLabel(of: count.accessibleWidget) == "10 posts")
      feed.insert()
      stage.settle()
      #expect(spokenLabel(of: count.accessibleWidget) == "11 posts")
    }
  }
}

/// The label that a widget has for assistive technology.
@MainActor
private func spokenLabel(of widget: Widget) -> String? {
  guard let words = layout_gtk_copy_accessible_label(widget) else { return nil }
  defer { g_free(words) }
  return String(cString: words)
}

/// The pixels of a window, addressed in points.
@MainActor
struct Pixels {
  private let bytes: [UInt8]
  private let width: Int
  private let scale: Int

  init(_ stage: Stage) throws {
    let picture = try #require(stage.picture)
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    width = Int(gdk_texture_get_width(picture))
    scale = Int(gtk_widget_get_scale_factor(stage.window))
    var bytes = [UInt8](repeating: 0, count: width * Int(gdk_texture_get_height(picture)) * 4)
    gdk_texture_download(picture, &bytes, gsize(width * 4))
    self.bytes = bytes
  }

  /// The color at a point, as `0xRRGGBB`.
  subscript(x: Int, y: Int) -> UInt32 {
    color(at: (y * scale * width + x * scale) * 4)
  }

  /// The number of pixels whose color meets a condition.
  func count(where isSo: (UInt32) -> Bool) -> Int {
    stride(from: 0, to: bytes.count, by: 4).count { isSo(color(at: $0)) }
  }

  /// The number of bytes that differ from another window; the pixel count if the sizes differ.
  func differences(from other: Pixels) -> Int {
    guard bytes.count == other.bytes.count else { return max(bytes.count, other.bytes.count) / 4 }
    return zip(bytes, other.bytes).count { $0 != $1 }
  }

  // The color of a pixel. The texture's bytes are blue, green, red and opacity.
  private func color(at place: Int) -> UInt32 {
    UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place])
  }
}
