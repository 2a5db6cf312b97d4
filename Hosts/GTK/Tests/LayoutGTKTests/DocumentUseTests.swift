import CGTK4
import Foundation
import LayoutEngine
import LayoutViews
import Testing

@testable import LayoutGTK

extension WindowTests {
  /// Tests that documents with actions receive what people do, with the values of what is shown.
  @MainActor struct DocumentUseTests {
    /// A form whose actions change its values.
    @MainActor private final class Form {
      let view: LayoutView<Order>
      let stage: Stage
      private(set) var log: [Order.FiredAction] = []
      private(set) var order = Order(
        name: "Ada", code: "",
        options: [
          Order.Option(id: 1, title: "Small"), Order.Option(id: 2, title: "Medium"),
          Order.Option(id: 3, title: "Large"),
        ], chosen: 2, pieces: 3, isGift: true, message: "")

      init() throws {
        view = LayoutView(order)
        stage = try Stage(view, width: 360, height: 420)
        view.host.onAction { [unowned self] in take($0) }
      }

      private func take(_ action: Order.FiredAction) {
        log.append(action)
        switch action {
        case .setName(let name): order.name = name
        case .redeem(let code): order.code = code
        case .choose(let option): order.chosen = option
        case .setPieces(let pieces): order.pieces = pieces
        case .setGift(let isGift): order.isGift = isGift
        case .send(let name, _, _, _): order.message = "Sent, \(name)."
        case .cancel: order.message = "Cancelled."
        }
        view.update(order)
      }

      /// The actions since the last call.
      func news() -> [Order.FiredAction] {
        defer { log = [] }
        return log
      }

      /// The element with the focus, by its id and its place among those of the id.
      var focused: String {
        let (host, outlets) = (view.host, view.host.outlets)
        let names: [(String, LayoutElement?)] =
          [
            ("name", outlets.name.element), ("code", outlets.code.element),
            ("pieces", outlets.pieces.element), ("gift", outlets.gift.element),
            ("send", outlets.send.element), ("cancel", outlets.cancel.element),
          ] + outlets.option.enumerated().map { ("option \($0)", $1.element) }
        return names.filter { $0.1.map { host.states(of: $0).contains(.focused) } ?? false }
          .map(\.0).joined(separator: " ")
      }
    }

    @Test func aFormIsFilledInByTheKeyboard() throws {
      let complaints = Stage.complaints
      let form = try Form()
      let pointer = Pointer(stage: form.stage)
      defer { pointer.leave() }
      // The order of the focus is that of the document; a stepper consists of two buttons.
      try pointer.press("Tab")
      var order = [form.focused]
      for _ in 0..<9 {
        try pointer.press("Tab")
        order.append(form.focused)
      }
      #expect(
        order == [
          "name", "code", "option 0", "option 1", "option 2", "pieces", "pieces", "gift", "send",
          "cancel",
        ])
      #expect(form.news() == [])
      for _ in 0..<9 { try pointer.press("shift+Tab") }
      #expect(form.focused == "name")
      try pointer.press("End")
      try pointer.type(" L")
      #expect(form.news() == [.setName(name: "Ada "), .setName(name: "Ada L")])
      try pointer.press("Tab")
      try pointer.type("x7")
      #expect(form.news() == [])
      try pointer.press("Return")
      #expect(form.news() == [.redeem(code: "x7")])
      try pointer.press("Tab")
      try pointer.press("space")
      try pointer.press("Tab")
      try pointer.press("Tab")
      try pointer.press("Return")
      #expect(form.news() == [.choose(option: 1), .choose(option: 3)])
      try form.stage.takePicture("order-chosen")
      try pointer.press("Tab")
      try pointer.press("Tab")
      try pointer.press("space")
      try pointer.press("Tab")
      try pointer.press("space")
      // A switch tells its value when it has moved there.
      #expect(form.stage.wait { !form.order.isGift })
      #expect(form.news() == [.setPieces(pieces: 4), .setGift(isGift: false)])
      try pointer.press("Tab")
      try pointer.press("Return")
      try pointer.press("Tab")
      try pointer.press("space")
      #expect(
        form.news() == [.send(name: "Ada L", option: 3, pieces: 4, isGift: false), .cancel])
      #expect(form.order.message == "Cancelled.")
      expectFrames(form.view)
      #expect(Stage.complaints == complaints)
    }

    @Test func aFormIsFilledInByThePointer() throws {
      let complaints = Stage.complaints
      let form = try Form()
      let pointer = Pointer(stage: form.stage)
      defer { pointer.leave() }
      let outlets = form.view.host.outlets
      // Left of its words.
      let option = outlets.option[0].frameInRoot
      func color() throws -> UInt32 {
        try Pixels(form.stage)[Int(option.x) + 4, Int(option.y) + 10]
      }
      #expect(try color() == 0xF3F4_F6)
      try pointer.hover(outlets.option[0].middle)
      #expect(try color() == 0xE5E7_EB)
      try pointer.press(outlets.option[0].middle) {
        let pressed = try color()
        #expect(pressed == 0xF59E_0B)
        #expect(form.log == [])
        try form.stage.takePicture("order-pressed")
      }
      #expect(try color() == 0xC7D2_FE)
      #expect(form.news() == [.choose(option: 1)])
      let pieces = outlets.pieces.frameInRoot
      try pointer.click(
        LayoutPoint(x: pieces.x + pieces.width * 3 / 4, y: pieces.y + pieces.height / 2))
      try pointer.click(outlets.gift.outlet)
      #expect(form.stage.wait { !form.order.isGift })
      try pointer.click(outlets.send)
      #expect(
        form.news() == [
          .setPieces(pieces: 4), .setGift(isGift: false),
          .send(name: "Ada", option: 1, pieces: 4, isGift: false),
        ])
      // Without a name nothing can be sent, also by the keyboard, which passes it over.
      try pointer.click(outlets.name.outlet)
      try pointer.press("ctrl+a")
      try pointer.press("BackSpace")
      #expect(form.news() == [.setName(name: "")])
      try pointer.click(outlets.send)
      #expect(form.news() == [])
      try form.stage.takePicture("order-disabled")
      try pointer.click(outlets.cancel.outlet)
      #expect(form.news() == [.cancel] && form.focused == "cancel")
      try pointer.press("shift+Tab")
      #expect(form.focused == "gift")
      expectFrames(form.view)
      #expect(Stage.complaints == complaints)
    }

    // MARK: A thousand rows

    /// Twenty days of fifty entries each: headers of 40 points, rows of 50, and gaps of 20 between
    /// days.
    private static func ledger(plus more: Int = 0) -> Ledger {
      Ledger(
        days: (0..<20).map { day in
          Ledger.Day(
            title: "Day \(day)",
            entries: (0..<50).map { entry in
              let number = day * 50 + entry
              return Ledger.Entry(
                id: "id-\(number * 7 % 1_000)", title: "Entry \(number)", amount: number + more)
            })
        })
    }

    private static let dayLength = 40 + 50 * 50 + 20

    /// The action of a click on the words of a line of the content.
    private static func action(at y: Int, of ledger: Ledger) -> Ledger.FiredAction? {
      let day = ledger.days[y / dayLength]
      switch y % dayLength {
      case 0..<40: return .show(day: day.title)
      case let below where below < dayLength - 20:
        return .open(entry: day.entries[(below - 40) / 50].id)
      default: return nil
      }
    }

    @Test func aClickAnywhereInAThousandRowsMeansItsRow() throws {
      let complaints = Stage.complaints
      let ledger = Self.ledger()
      let view = LayoutView(ledger)
      let stage = try Stage(view, width: 300, height: 400)
      let pointer = Pointer(stage: stage)
      defer { pointer.leave() }
      let scroll = try #require(view.host.view(\.list) as? ScrollView)
      var log: [Ledger.FiredAction] = []
      view.host.onAction { log.append($0) }
      var random = SeededNumbers(seed: UpdateTests.seed)
      let end = Self.dayLength * 20 - 20 - 400
      for round in 0..<16 {
        if round % 4 == 3 {
          let steps = Int.random(in: 1...9, using: &random)
          try pointer.turnWheel(steps, at: LayoutPoint(x: 90, y: 200))
        } else {
          scroll.scroll(to: LayoutPoint(y: Float(Int.random(in: 0...end, using: &random))))
          stage.settle()
        }
        let (offset, point) = (Int(scroll.offset.y), Int.random(in: 41..<400, using: &random))
        try pointer.click(LayoutPoint(x: 60, y: Float(point)))
        #expect(log == Self.action(at: offset + point, of: ledger).map { [$0] } ?? [], "\(offset)")
        #expect(view.host.mounter.viewCount < 100)
        log = []
      }
      expectFrames(view)
      try stage.takePicture("ledger")
      #expect(Stage.complaints == complaints)
    }

    @Test func keysGoFromRowToRow() throws {
      let ledger = Self.ledger()
      let view = LayoutView(ledger)
      let stage = try Stage(view, width: 300, height: 400)
      let pointer = Pointer(stage: stage)
      var log: [Ledger.FiredAction] = []
      view.host.onAction { log.append($0) }
      for key in ["Return", "Tab", "Return", "Tab", "space", "Tab", "Return"] {
        try pointer.press(key)
      }
      let first = ledger.days[0]
      #expect(
        log == [
          .show(day: first.title), .close(day: first.title), .open(entry: first.entries[0].id),
        ])
    }

    // MARK: Memory

    /// 1,000 updates of values after as many for warming up; 10,000 with `LAYOUTC_TESTS=all`.
    @Test func updatesOfValuesLeaveNothingBehind() throws {
      let isWhole = ProcessInfo.processInfo.environment["LAYOUTC_TESTS"] == "all"
      let count = isWhole ? 10_000 : 1_000
      let form = try Form()
      var order = form.order
      let ledger = LayoutView(Self.ledger())
      let other = try Stage(ledger, width: 300, height: 400)
      func update(_ number: Int) {
        order.name = "Name \(number % 97)"
        order.code = "\(number % 13)"
        order.chosen = number % 4
        order.pieces = Double(number % 9 + 1)
        order.isGift.toggle()
        order.message = "Update \(number % 100)"
        form.view.update(order)
        form.stage.allocate()
        if number % 250 == 0 {
          ledger.update(Self.ledger(plus: number % 100))
          other.allocate()
        }
        if number % 50 == 0 {
          form.stage.settle(frames: 1)
          other.settle(frames: 1)
        }
      }
      for number in 0..<1_000 { update(number) }
      let before = residentKilobytes
      let start = g_get_monotonic_time()
      for number in 0..<count { update(number) }
      let growth = residentKilobytes - before
      let seconds = Double(g_get_monotonic_time() - start) / 1e6
      print("\(count) updates in \(seconds) s: \(before) kB became \(before + growth) kB")
      #expect(growth < 2_048, "\(before) kB grew by \(growth) kB in \(count) updates")
      expectFrames(form.view)
      expectFrames(ledger)
    }
  }
}
