import LayoutEngine

/// A screen with some of everything that views are told: pinned, masked, layered, tapped, entered.
struct RecordedScreen: LayoutDocument, Equatable {
  typealias FiredAction = LayoutAction

  /// The keys of the rows.
  var rows = Array(1...12)
  var banner: String?
  var isEnabled = true
  var chosen = 2
  var isOpen = false

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames
    var list: Outlet { frames[0] }
    var photos: Outlet { frames[1] }
    var name: Outlet { frames[2] }
    static let names = ["list", "photos", "name"]
    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical)) { page in
      if let banner {
        page.text(
          TextSpec(content: .verbatim(banner)),
          style: ElementStyle(transition: .slideDown, accessibilityRole: "alert"))
      }
      Self.bar(&page)
      page.scroll(
        ScrollSpec(snap: .start), as: StackItem(flexGrow: 1, flexShrink: 1), id: 0,
        style: .firing([ElementAction(.refresh, LayoutAction("reload"))])
      ) { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { list in
          form(&list)
          gallery(&list)
          feed(&list)
        }
      }
    }
  }

  /// A bar of a title over a picture, and of a menu in front of what follows.
  private static func bar(_ page: inout Children<StackItem>) {
    page.stack(
      StackSpec(direction: .horizontal, spacing: 8, alignItems: .center),
      size: ElementSize(height: .points(44)),
      style: ElementStyle(
        backgroundColor: .rgba(0xFAFA_FAFF),
        borderBottom: LayoutBorder(width: 1, color: .rgba(0xCCCC_CCFF)),
        zIndex: 1, accessibilityLabel: .verbatim("Bar"), accessibilityRole: "header")
    ) { bar in
      bar.image(
        ImageSpec(source: .asset("Logo"), placeholder: .symbol("circle")),
        style: ElementStyle(tint: .asset("Accent"), mask: .capsule))
      bar.text(TextSpec(content: .verbatim("Inbox"), maxLines: 1), as: StackItem(flexGrow: 1))
      bar.wrapper(style: .firing([ElementAction(.tap, LayoutAction("menu"))])) { menu in
        menu.view(size: .points(16, 16), style: ElementStyle(rotation: 45, drawScale: 1.25))
      }
    }
  }

  /// Controls, of which some are off, and a text with links.
  private func form(_ list: inout Children<StackItem>) {
    list.stack(
      StackSpec(direction: .vertical, spacing: 4),
      style: .changing(
        [StateLook(state: .disabled, opacity: 0.4)],
        besides: ElementStyle(isEnabled: isEnabled))
    ) { form in
      form.view(
        ViewSpec(class: "TextField"), id: 2, size: .points(200, 30),
        style: .changing(
          [StateLook(state: .focused, strokeWidth: 2, strokeColor: .rgba(0xFF_00FF))],
          besides: .firing([
            ElementAction(.change, LayoutAction("type", takesMore: true), takesMore: true),
            ElementAction(.submit, LayoutAction("send", takesMore: true), takesMore: true),
          ])))
      form.view(
        ViewSpec(class: "Toggle"), size: .points(51, 31),
        style: .firing(
          [
            ElementAction(.change, LayoutAction("toggle", takesMore: true), takesMore: true)
          ], besides: ElementStyle(isEnabled: chosen != 3)))
      form.text(
        TextSpec(runs: [
          TextRun(content: .verbatim("Read the ")),
          TextRun(content: .verbatim("terms"), tap: LayoutAction("terms")),
          TextRun(content: .verbatim(" and the ")),
          TextRun(content: .verbatim("rules of the house"), tap: LayoutAction("rules")),
        ]))
      form.fit(FitSpec(axis: .horizontal)) { fit in
        fit.stack(StackSpec(direction: .horizontal), size: .points(300, 20)) { row in
          row.text("one beside the other")
          row.text("if there is room")
        }
        fit.stack(StackSpec(direction: .vertical)) { column in
          column.text("one above")
          column.text("the other")
        }
      }
    }
  }

  /// Pictures in a row that is scrolled by pages, beside layers that are cut off.
  private func gallery(_ list: inout Children<StackItem>) {
    list.scroll(
      ScrollSpec(axis: .horizontal, anchor: isOpen ? .end : .start, paging: true),
      id: 1, size: ElementSize(height: .points(60))
    ) { scroll in
      scroll.stack(StackSpec(direction: .horizontal, spacing: 4)) { photos in
        for place in 0..<8 {
          photos.item(key: .integer(place)) { photos in
            photos.image(
              ImageSpec(source: .url("photo/\(place)"), placeholder: .asset("Empty")),
              size: .points(90, 60),
              style: .firing([
                ElementAction(.tap, LayoutAction("photo", [.integer(place)]))
              ]))
          }
        }
      }
    }
    list.stack(StackSpec(direction: .horizontal, spacing: 10)) { row in
      row.clip(size: .points(40, 40)) { clip in
        clip.view(
          size: .points(80, 80),
          style: .firing([ElementAction(.tap, LayoutAction("clipped"))]))
      }
      row.wrapper(
        size: .points(40, 40), style: ElementStyle(cornerRadius: 20, clipsContent: true)
      ) { round in
        round.view(style: .firing([ElementAction(.tap, LayoutAction("round"))]))
      }
      row.layers(
        size: .points(60, 40), style: ElementStyle(writingDirection: .rightToLeft)
      ) { layers in
        layers.view(
          size: .points(60, 40),
          style: .firing(
            [ElementAction(.tap, LayoutAction("front"))], besides: ElementStyle(zIndex: 2)))
        layers.view(
          size: .points(60, 20),
          style: .firing(
            [ElementAction(.tap, LayoutAction("back"))],
            besides: ElementStyle(zIndex: 1, accessibilityHidden: true)))
        layers.view(size: .points(60, 40), style: ElementStyle(opacity: 0))
      }
    }
  }

  /// Sections of rows with keys, each with a header that stays in sight.
  private func feed(_ list: inout Children<StackItem>) {
    for section in 0..<2 {
      list.linear(
        LinearSpec(orientation: .vertical, spacing: 2, separator: 1),
        style: section == 0 ? nil : ElementStyle(backgroundColor: .asset("Group"))
      ) { lines in
        for row in rows where row % 2 == section {
          lines.item(key: .integer(row)) { lines in self.row(row, &lines) }
        }
      }
      list.stack(
        StackSpec(direction: .vertical), as: StackItem(pinned: true),
        style: .firing([ElementAction(.tap, LayoutAction("section", [.integer(section)]))])
      ) { $0.text(TextSpec(content: .verbatim("End of section \(section)"))) }
    }
  }

  private func row(_ row: Int, _ lines: inout Children<LinearItem>) {
    let looks = [
      StateLook(state: .hovered, backgroundColor: .rgba(0xEEEE_EEFF)),
      StateLook(state: .selected, backgroundColor: .rgba(0xDDDD_FFFF)),
      StateLook(state: .pressed, opacity: 0.6, drawScale: 0.9),
    ]
    lines.stack(
      StackSpec(direction: .horizontal, spacing: 6),
      as: LinearItem(separatorBefore: row % 3 == 0),
      style: .changing(
        looks,
        besides: .firing(
          [
            ElementAction(.tap, LayoutAction("open", [.integer(row)])),
            ElementAction(.longPress, LayoutAction("hold", [.integer(row)])),
            ElementAction(.swipeEnd, LayoutAction("delete", [.integer(row)])),
          ],
          besides: ElementStyle(
            transition: row % 2 == 0 ? .slideEnd : .fade,
            animation: row % 4 == 0 ? LayoutAnimation(.linear, seconds: 0.5) : nil,
            isSelected: row == chosen)))
    ) { cells in
      cells.text(
        TextSpec(content: .verbatim("Row \(row)"), fontFamily: row == 5 ? "Lora" : nil),
        as: StackItem(flexGrow: 1),
        style: .changing([StateLook(state: .pressed, color: .rgba(0xFF00_00FF))]))
      cells.view(
        size: .points(10, 10),
        style: .firing([ElementAction(.tap, LayoutAction("star", [.integer(row)]))]))
      if isOpen, row == chosen { cells.text("open") }
    }
  }
}
