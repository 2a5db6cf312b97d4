import LayoutEngine
import RandomTrees
import Testing

/// Lookup of layouts and of their attributes by name.
@Suite struct LayoutRegistryTests {
  @Test func aLayoutIsFoundUnderItsNameWithItsAttributes() {
    var registry = LayoutRegistry([Slope.self])
    registry.register(Shares.self, as: "Own.Shares")
    let step = AttributeReader(["step": .number(4)])
    #expect(registry.names == ["Own.Shares", "Slope"])
    #expect(registry.spec(of: "Slope", step) == .custom(CustomSpec(Slope(step: 4))))
    #expect(registry.spec(of: "Own.Shares", step) == .custom(CustomSpec(Shares())))
    #expect(registry.spec(of: "Shares", step) == nil)
    #expect(!registry.contains("Shares"))
  }

  @Test func whatALayoutReadsFromAChildIsMadeOfAttributes() {
    let registry = LayoutRegistry([Slope.self, Shares.self])
    let extra = AttributeReader(["extra": .dimension(.points(2))])
    #expect(registry.placement(under: "Slope", extra) == Slope.Item(extra: 2).record)
    #expect(registry.placement(under: "Slope", AttributeReader()) == Slope.Item().record)
    #expect(registry.placement(under: "Shares", extra) == PlacementRecord.none)
    #expect(registry.placement(under: "Nowhere", extra) == nil)
  }

  private enum Side: String {
    case left
    case right
  }

  @Test func attributesAreReadInTheirTypes() {
    let reader = AttributeReader([
      "columns": .integer(3), "gap": .number(1.5), "side": .choice("right"), "on": .bool(true),
      "name": .string("a"), "width": .dimension(.percent(40)), "edges": .flags(["top", "left"]),
    ])
    #expect(reader.integer("columns", default: 2) == 3)
    #expect(reader.number("columns") == 3)
    #expect(reader.points("gap", default: 0) == 1.5)
    #expect(reader.choice("side", default: Side.left) == .right)
    #expect(reader.bool("on", default: false))
    #expect(reader.string("name") == "a")
    #expect(reader.dimension("width", default: .auto) == .percent(40))
    #expect(reader.dimension("gap") == .points(1.5))
    #expect(reader.flags("edges") == ["top", "left"])
  }

  @Test func anAttributeOfAnotherTypeIsNotThere() {
    let reader = AttributeReader(["columns": .string("3"), "side": .choice("up")])
    #expect(reader.integer("columns", default: 2) == 2)
    #expect(reader.choice("side", default: Side.left) == .left)
    #expect(reader["columns"] == .string("3"))
  }
}
