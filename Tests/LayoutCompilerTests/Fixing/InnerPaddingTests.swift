import Foundation
import TestSupport
import Testing

/// The repair of `inner-padding` leaves the frames as they were while `padding` in a cell was the
/// space around.
///
/// The frames here were computed at that time.
struct InnerPaddingTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  /// A document, and its frames when `padding` in a cell was the space around.
  struct Before: Sendable, CustomTestStringConvertible {
    let name: String
    let markup: String
    let frames: String
    /// Parts of the repaired document.
    let written: [String]

    var testDescription: String { name }
  }

  @Test(arguments: [cells, styles])
  func noFrameMoves(_ before: Before) throws {
    let file = "\(before.name).layout.xml"
    try folder.write(before.markup, to: file)
    let moved = try command.run(["layout", file])
    #expect(moved.output != before.frames, "without the repair, frames move")
    let fixed = try command.run(["check", "--fix", "--only", "inner-padding", file])
    #expect(fixed.output.contains("fixed 1 of 1 finding"), "\(fixed.output)")
    let after = try command.run(["layout", file])
    #expect(after.output == before.frames)
    let markup = try folder.read(file)
    for part in before.written {
      #expect(markup.contains(part), "\(markup)")
    }
    let again = try command.run(["check", "--only", "inner-padding", file])
    #expect(again.output.contains("no findings"), "\(again.output)")
  }

  @Test func theSecondRepairIsAComment() throws {
    try folder.write(Self.cells.markup, to: "cells.layout.xml")
    let told = try command.run(["check", "--only", "inner-padding", "cells.layout.xml"])
    #expect(told.output.contains("= or: keep it as the space inside"))
    let shown = try command.run(["layout", "cells.layout.xml"])
    #expect(shown.errors.contains("inner-padding"))
    let comment = "<!-- layoutc:disable-file inner-padding: the space inside is meant -->\n"
    try folder.write(comment + Self.cells.markup, to: "cells.layout.xml")
    let silent = try command.run(["check", "--only", "inner-padding", "cells.layout.xml"])
    #expect(silent.output.contains("no findings"))
    // The comment is for every command.
    let drawn = try command.run(["layout", "cells.layout.xml"])
    #expect(drawn.errors == "")
  }

  /// A style that says only padding would be left idle, which is a finding of its own.
  @Test func aStyleOfPaddingAloneIsNoLongerUsed() throws {
    let markup = """
      <layout name="Roomy">
        <preview name="phone" width="300"/>
        <style name="roomy" padding="8"/>
        <style name="card" padding="8" backgroundColor="#DDDDEE"/>
        <stack direction="vertical">
          <text style="roomy">elsewhere</text>
          <text style="card">elsewhere</text>
          <layers>
            <text width="wrap" style="roomy">alone</text>
            <text width="wrap" style="card roomy">with others</text>
            <text width="wrap" style="roomy card" color="#333333">with others</text>
          </layers>
        </stack>
      </layout>

      """
    try folder.write(markup, to: "roomy.layout.xml")
    let fixed = try command.run(["check", "--fix", "roomy.layout.xml"])
    // The style before the last in the third text is idle already.
    #expect(fixed.output.contains("fixed 2 of 2 findings"), "\(fixed.output)")
    let repaired = try folder.read("roomy.layout.xml")
    for part in [
      #"<text width="wrap" itemPadding="8">alone</text>"#,
      #"<text width="wrap" style="card" padding="0" itemPadding="8">with others</text>"#,
      ##"<text width="wrap" style="card" color="#333333" padding="0" itemPadding="8">with"##,
    ] {
      #expect(repaired.contains(part), "\(repaired)")
    }
    let again = try command.run(["check", "roomy.layout.xml"])
    #expect(again.output.contains("no findings"), "\(again.output)")
  }

  /// A style that depends on a condition cannot be overridden by its user.
  @Test func whatCannotBeRepairedIsStillReported() throws {
    let markup = """
      <layout name="Ways">
        <param name="isOn" type="Bool"/>
        <style name="on" padding="4"/>
        <style name="off" padding="8"/>
        <linear>
          <text style="{isOn ? 'on' : 'off'}">Hi</text>
        </linear>
      </layout>

      """
    try folder.write(markup, to: "ways.layout.xml")
    let fixed = try command.run(["check", "--fix", "--only", "inner-padding", "ways.layout.xml"])
    #expect(fixed.output.contains("warning[inner-padding]"))
    #expect(try folder.read("ways.layout.xml") == markup)
  }
}

// MARK: Documents

extension InnerPaddingTests {
  /// Each element that has padding, directly in a cell, in a condition and in a loop.
  private static let cells = Before(
    name: "cells",
    markup: """
      <layout name="Cells">
        <preview name="ltr" width="300" height="400" textMetrics="fixed:10x20"/>
        <linear orientation="vertical" spacing="4">
          <stack direction="vertical" height="60" padding="4 8">
            <text id="word">Hello</text>
          </stack>
          <flow height="wrap">
            <text size="wrap" paddingHorizontal="8" paddingTop="2" backgroundColor="#DDE">one</text>
            <text size="wrap" paddingStart="8" paddingEnd="2">two</text>
          </flow>
          <layers height="120">
            <scroll padding="10"><view height="300"/></scroll>
            <zstack width="80" height="40" gravity="bottom end" paddingRight="6"><view id="dot" size="10"/></zstack>
            <absolute paddingLeft="3" paddingBottom="5"><view id="spot" size="10" layoutPosition="4 4"/></absolute>
            <view paddingVertical="7" width="50"><view/></view>
            <view padding="7" size="20"/>
          </layers>
          <for each="n" in="{[1, 2]}">
            <if test="{n == 1}">
              <text height="wrap" padding="{n * 3}">row</text>
            </if>
            <else>
              <stack direction="horizontal" height="wrap" paddingBottom="{n}"><text>{n}</text></stack>
            </else>
          </for>
        </linear>
      </layout>

      """,
    frames: """
      Cells  300 × 400  cells.layout.xml
      linear              0   0  300 × 400
        stack             8   4  284 ×  52
          text #word      0   0  284 ×  20  "Hello"
        flow              0  64  300 ×  22
          text            8   2   30 ×  20  "one"
          text           54   0   30 ×  20  "two"
        layers            0  90  300 × 120
          scroll         10  10  280 × 100  content 280 × 300
            view          0   0  280 × 300
          zstack        220  80   74 ×  40
            view #dot     0   0   74 ×  40
          absolute        3   0  297 × 115
            view #spot    4   4   10 ×  10
          view            0   7   50 × 106
            view          0   0   50 × 106
          view            7   7    6 ×   6
        text              3 217  294 ×  20  "row"
        stack             0 244  300 ×  20
          text            0   0   10 ×  20  "2"

      """,
    written: [
      #"<stack direction="vertical" height="60" itemPadding="4 8">"#,
      #"itemPaddingStart="8" itemPaddingEnd="2""#,
      #"<view itemPaddingVertical="7" width="50"><view/></view>"#,
      #"<view padding="7" size="20"/>"#,
      #"itemPadding="{n * 3}""#,
    ])

  /// Padding in styles, in the slot of a component, and on the uses of one.
  private static let styles = Before(
    name: "styles",
    markup: """
      <layout name="Styles">
        <preview name="rtl" width="300" direction="rtl" textMetrics="fixed:10x20"/>
        <style name="chip" padding="4 8" backgroundColor="#DDE"/>
        <style name="loose" paddingTop="3"/>
        <style name="tight" basedOn="loose" paddingStart="5"/>
        <component name="Card">
          <param name="title" type="String"/>
          <linear orientation="vertical">
            <text height="wrap" style="chip">{title}</text>
            <slot/>
          </linear>
        </component>
        <component name="Tag">
          <stack direction="vertical"><text>tag</text></stack>
        </component>
        <stack direction="vertical">
          <stack id="box" direction="vertical" style="chip"><text>elsewhere</text></stack>
          <Card title="one">
            <stack direction="horizontal" height="wrap" padding="6"><text>slotted</text></stack>
            <text height="wrap" style="tight">tight</text>
            <text height="wrap" style="loose">loose</text>
          </Card>
          <linear height="80">
            <Tag weight="1" padding="5"/>
            <Tag weight="1" paddingTop="9"/>
          </linear>
        </stack>
      </layout>

      """,
    frames: """
      Styles  300 × 214  styles.layout.xml
      stack              0   0  300 × 214
        stack #box       0   0  300 ×  28
          text           8   4  284 ×  20  "elsewhere"
        linear (Card)    0  28  300 × 106
          text           8   4  284 ×  20  "one"
          stack          6  34  288 ×  20
            text       218   0   70 ×  20  "slotted"
          text           0  63  295 ×  20  "tight"
          text           0  86  300 ×  20  "loose"
        linear           0 134  300 ×  80
          stack (Tag)  155   5  140 ×  70
            text         0   0  140 ×  20  "tag"
          stack (Tag)    0   9  150 ×  71
            text         0   0  150 ×  20  "tag"

      """,
    written: [
      ##"<style name="chip" padding="4 8" backgroundColor="#DDE"/>"##,
      #"<text height="wrap" style="chip" padding="0" itemPadding="4 8">{title}</text>"#,
      #"<style name="loose" itemPaddingTop="3"/>"#,
      #"<style name="tight" basedOn="loose" itemPaddingStart="5"/>"#,
      #"<Tag weight="1" itemPadding="5"/>"#,
    ])
}
