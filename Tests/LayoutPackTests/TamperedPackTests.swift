import Foundation
import FuzzTargets
import LayoutPack
import SeededRandom
import TestSupport
import Testing

/// Packs with other bytes: each is refused with a place, or its documents are laid out.
struct TamperedPackTests {
  private static let documents = [
    // Attributes of all kinds, grids, gradients and states.
    """
    <layout name="Looks" flexbox="css">
      <param name="title" type="Text" default="Inbox"/>
      <param name="wide" type="Bool"/>
      <param name="gap" type="Points" default="8"/>
      <style name="card" backgroundColor="#FF8800" cornerRadius="4 4 8 8"/>
      <grid columns="120 1fr minmax(40, {gap * 2}) repeat(2, 20%)" rows="auto" areas="a b . c d"
        gap="{gap}" gradient="45 #FF0000 20% #00FF00 asset:Sea" shadow="0 2 4 #000000">
        <text area="a" style="card" fontSize="14" maxLines="2">{title} of <span color="#336699">many</span></text>
        <view area="b" size="24 24" opacity="0.5" margin="auto 4"><when state="pressed" opacity="0.2"/></view>
        <image area="c" source="asset:Photo" aspectRatio="16:9" visibility="{wide ? .visible : .gone}"/>
        <flex area="d" direction="row" alignItems="center" padding="4 8" width="{wide ? 80 : 40}"/>
      </grid>
    </layout>
    """,
    // Loops, conditions, records, closures and actions.
    """
    <layout name="Rows">
      <record name="Row"><field name="title" type="String"/><field name="count" type="Integer?"/></record>
      <param name="rows" type="[Row]"/>
      <param name="limit" type="Integer" default="3"/>
      <param name="now" type="Date?"/>
      <action name="open"><param name="title" type="String"/></action>
      <define name="ink" value="#112233" dark="#EEEEEE"/>
      <let name="long" value="{filter(rows, x => count(x.title) > limit)}"/>
      <stack direction="vertical" spacing="4">
        <for each="row" in="{sorted(long, x => x.title)}" index="place" key="{row.title}">
          <let name="even" value="{mod(place, 2) == 0}"/>
          <text backgroundColor="{ink}" opacity="{even ? 1 : 0.5}" tap="{open(row.title)}">{place + 1}. {row.title}: {row.count ?? 0}</text>
        </for>
        <if maxWidth="400" test="{isEmpty(long) and now == nil}"><text>Nothing</text></if>
        <else><text>{number(sum(map(rows, x => x.count ?? 0)))}</text></else>
      </stack>
    </layout>
    """,
    // Components, slots and outlets.
    """
    <layout name="Parts">
      <param name="open" type="Bool" default="true"/>
      <component name="Badge">
        <param name="label" type="String"/>
        <param name="inset" type="Points" default="4"/>
        <action name="close"/>
        <stack direction="horizontal" tap="{close}"><text id="label">{label}</text><slot name="more"/><slot><view size="8 8"/></slot></stack>
      </component>
      <component name="Frame"><param name="text" type="String"/><Badge label="{text}" inset="2"><slot/></Badge></component>
      <action name="gone"/>
      <stack direction="vertical" id="all">
        <Badge id="first" label="One" close="{gone}" backgroundColor="#00FF00"><view slot="more" size="10 10"/></Badge>
        <if test="{open}"><Frame id="second" text="Two"><text>Inside</text></Frame></if>
      </stack>
    </layout>
    """,
  ]

  static let packs: [[UInt8]] = documents.compactMap { PackTarget.pack(Array($0.utf8)) }

  @Test func theDocumentsAreRight() {
    #expect(Self.packs.count == Self.documents.count)
    for pack in Self.packs { #expect(throws: Never.self) { try LayoutPack(pack) } }
  }

  @Test(arguments: packs.indices) func everyByteSetToAnotherValueIsAnswered(_ number: Int) {
    let pack = Self.packs[number]
    let step = TestLength.isWhole ? 1 : 11
    var refused = 0
    var read = 0
    for place in stride(from: number, to: pack.count, by: step) {
      for value in [0, 1, 127, 128, 255] as [UInt8] where pack[place] != value {
        var bytes = pack
        bytes[place] = value
        #expect(throws: PackError.self, "byte \(place) is \(value)") { try LayoutPack(bytes) }
        let repaired = PackTarget.withRightSums(bytes)
        #expect(
          PackTarget.fault(ofPack: repaired) == nil, "byte \(place) is \(value), with right sums")
        if (try? LayoutPack(repaired)) == nil { refused += 1 } else { read += 1 }
      }
    }
    // Most bytes are indices and counts, and the others are letters and numbers.
    #expect(refused > 0 && read > 0)
  }

  /// Several bytes at once, most of them small numbers as indices and counts are.
  @Test func randomChangesAreAnswered() {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 2026
    var random = SeededGenerator(seed: seed)
    for _ in 0..<(TestLength.isWhole ? 20_000 : 300) {
      var bytes = Self.packs[Int.random(in: Self.packs.indices, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let most: UInt8 = Bool.random(using: &random) ? 24 : 255
        bytes[Int.random(in: bytes.indices, using: &random)] =
          UInt8.random(in: 0...most, using: &random)
      }
      let fault = PackTarget.fault(ofPack: PackTarget.withRightSums(bytes))
      #expect(fault == nil, "seed \(seed): \(bytes)")
    }
  }

  @Test(arguments: packs.indices) func everyShorterPackIsRefusedWithItsPlace(_ number: Int) {
    let pack = Self.packs[number]
    for count in stride(from: 0, to: pack.count, by: TestLength.isWhole ? 1 : 5) {
      let bytes = Array(pack[..<count])
      #expect(throws: PackError.self) { try LayoutPack(bytes) }
      #expect(PackTarget.fault(ofPack: bytes) == nil)
      #expect(PackTarget.fault(ofPack: PackTarget.withRightSums(bytes)) == nil)
    }
  }

  @Test func aDamagedByteIsToldWithItsSection() throws {
    var bytes = Self.packs[1]
    let pack = try LayoutPack(bytes)
    let file = try #require(pack.sections.first { $0.kind == "FILE" })
    bytes[file.offset + 3] ^= 1
    let error = #expect(throws: PackError.self) { try LayoutPack(bytes) }
    #expect(error?.description == "byte \(file.offset) (FILE): the check sum is wrong")
  }

  @Test func anotherMajorVersionIsRefusedWithBothVersions() {
    var bytes = Self.packs[0]
    bytes[8] = 2
    let error = #expect(throws: PackError.self) { try LayoutPack(bytes) }
    #expect(
      error?.description
        == "byte 8 (header): the pack has the format 2.1; this reader knows 1.*")
  }

  @Test func aNewerMinorVersionIsRead() throws {
    var bytes = Self.packs[0]
    bytes[10] = 7
    #expect(throws: Never.self) { try LayoutPack(PackTarget.withRightSums(bytes)) }
  }

  @Test func otherBytesAreNoPack() {
    let error = #expect(throws: PackError.self) { try LayoutPack(Array("<layout/>".utf8)) }
    #expect(error?.description == "byte 0 (header): this is no pack of layouts")
  }
}
