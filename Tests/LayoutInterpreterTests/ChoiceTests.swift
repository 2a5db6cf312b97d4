import LayoutEngine
import LayoutSchema
import Testing

/// The interpreter takes a choice by its place: the table's words and the engine's cases must be
/// the same in the same order.
struct ChoiceTests {
  @Test(arguments: ChoicePair.all)
  func everyChoiceHasTheEnginesCases(_ pair: ChoicePair) throws {
    let row = try #require(pair.row)
    guard case .choice(let words) = Schema.shared[row].type else {
      Issue.record("\(pair.attribute.name) is no choice")
      return
    }
    #expect(words == pair.cases)
  }

  @Test(arguments: FlagPair.all)
  func everyFlagHasTheEnginesBit(_ pair: FlagPair) throws {
    let row = try #require(Schema.shared.ownRow(pair.attribute, of: pair.reader))
    guard case .flags(let words, none: _) = Schema.shared[row].type else {
      Issue.record("\(pair.attribute.name) is no set of flags")
      return
    }
    #expect(words == pair.words)
    #expect(pair.bits == pair.bits.indices.map { UInt16(1 << $0) })
  }

  @Test func everyChoiceOfTheTableIsPaired() {
    let paired = Set(ChoicePair.all.map { $0.row?.rawValue })
    let missing = Schema.shared.attributes.indices.dropFirst().filter { index in
      let spec = Schema.shared.attributes[index]
      guard case .choice = spec.type, !paired.contains(UInt16(index)) else { return false }
      // Declarations are no part of a tree.
      return spec.readers.kinds.contains {
        Schema.shared.spec(for: $0).isAvailable && !ElementSet.declaring.contains($0)
      }
    }
    #expect(missing.map { Schema.shared.attributes[$0].name } == [])
  }
}

/// A choice of the table beside the engine's enumeration.
struct ChoicePair: Sendable, CustomTestStringConvertible {
  let reader: ElementKind
  let attribute: AttributeName
  let cases: [String]
  var isPlacement = false

  var testDescription: String { "\(attribute.name) of \(reader.name)" }

  var row: RowID? {
    isPlacement
      ? Schema.shared.placementRow(attribute, in: reader)
      : Schema.shared.ownRow(attribute, of: reader)
  }

  init<Choice>(
    _ reader: ElementKind, _ attribute: AttributeName, _: Choice.Type, isPlacement: Bool = false,
  ) where Choice: CaseIterable & RawRepresentable<String> {
    self.reader = reader
    self.attribute = attribute
    self.cases = Choice.allCases.map(\.rawValue)
    self.isPlacement = isPlacement
  }

  static let all: [ChoicePair] = [
    ChoicePair(.stack, .direction, StackSpec.Direction.self),
    ChoicePair(.stack, .justifyContent, StackSpec.JustifyContent.self),
    ChoicePair(.stack, .alignItems, StackSpec.AlignItems.self),
    ChoicePair(.stack, .horizontalAlignment, StackSpec.HorizontalAlignment.self),
    ChoicePair(.stack, .verticalAlignment, StackSpec.VerticalAlignment.self),
    ChoicePair(.stack, .flexWrap, StackSpec.FlexWrap.self),
    ChoicePair(.stack, .alignContent, StackSpec.AlignContent.self),
    ChoicePair(.stack, .alignSelf, StackItem.AlignSelf.self, isPlacement: true),
    ChoicePair(.zstack, .gravity, ZStackItem.Gravity.self, isPlacement: true),
    ChoicePair(.relative, .horizontalPosition, RelativeSpec.Position.self),
    ChoicePair(.relative, .verticalPosition, RelativeSpec.Position.self),
    ChoicePair(.absolute, .sizing, AbsoluteSpec.Sizing.self),
    ChoicePair(.corner, .cornerLocation, CornerSpec.Location.self),
    ChoicePair(.clip, .clippedDimensions, ClipSpec.Dimensions.self),
    ChoicePair(.scroll, .axis, ScrollSpec.Axis.self),
    ChoicePair(.flex, .direction, FlexSpec.Direction.self),
    ChoicePair(.flex, .wrap, FlexSpec.Wrap.self),
    ChoicePair(.flex, .justifyContent, FlexSpec.JustifyContent.self),
    ChoicePair(.flex, .alignItems, FlexSpec.AlignItems.self),
    ChoicePair(.flex, .alignContent, FlexSpec.AlignContent.self),
    ChoicePair(.flex, .layoutDirection, FlexSpec.Direction.Layout.self),
    ChoicePair(.flex, .overflow, FlexSpec.Overflow.self),
    ChoicePair(.layout, .flexbox, FlexSpec.Flexbox.self),
    ChoicePair(.flex, .alignSelf, FlexItem.AlignSelf.self, isPlacement: true),
    ChoicePair(.flex, .position, FlexItem.Position.self, isPlacement: true),
    ChoicePair(.flex, .display, FlexItem.Display.self, isPlacement: true),
    ChoicePair(.flex, .boxSizing, FlexItem.BoxSizing.self, isPlacement: true),
    ChoicePair(.linear, .orientation, Orientation.self),
    ChoicePair(.text, .fontWeight, FontWeight.self),
    ChoicePair(.text, .textStyle, TextStyle.self),
    ChoicePair(.text, .truncation, TextSpec.Truncation.self),
    ChoicePair(.text, .textAlign, TextSpec.Alignment.self),
    ChoicePair(.image, .contentMode, ImageSpec.ContentMode.self),
    ChoicePair(.view, .visibility, Appearance.Visibility.self),
    ChoicePair(.preview, .direction, LayoutDirection.self),
    ChoicePair(.preview, .appearance, AppearanceMode.self),
  ]
}

/// Flags of the table beside the bits of the engine's set.
struct FlagPair: Sendable {
  let reader: ElementKind
  let attribute: AttributeName
  let words: [String]
  let bits: [UInt16]

  static let all: [FlagPair] = [
    FlagPair(
      reader: .linear, attribute: .contentGravity,
      words: [
        "top", "bottom", "left", "right", "start", "end", "centerHorizontal", "centerVertical",
        "center",
      ],
      bits: [
        Gravity.top, .bottom, .left, .right, .start, .end, .centerHorizontal, .centerVertical,
        .center,
      ].map(\.rawValue)),
    FlagPair(
      reader: .inset, attribute: .safeArea, words: ["top", "left", "bottom", "right"],
      bits: [EdgeSet.top, .left, .bottom, .right].map { UInt16($0.rawValue) }),
    FlagPair(
      reader: .center, attribute: .centering, words: ["x", "y"],
      bits: [CenterSpec.Centering.x, .y].map { UInt16($0.rawValue) }),
    // The last two words are folded into the first two before the engine hears of them.
    FlagPair(
      reader: .center, attribute: .sizing,
      words: ["minimumX", "minimumY", "minimumWidth", "minimumHeight"],
      bits: [CenterSpec.Sizing.minimumX, .minimumY].map { UInt16($0.rawValue) }),
    FlagPair(
      reader: .relative, attribute: .sizing, words: ["minimumWidth", "minimumHeight"],
      bits: [RelativeSpec.Sizing.minimumWidth, .minimumHeight].map { UInt16($0.rawValue) }),
  ]
}
