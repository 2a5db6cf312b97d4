import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports, once per document, padding that was the space around a child in its cell
/// and is the space inside the child now.
///
/// The table tells which padding that is: one that a parent reads as another spelling, and the
/// child itself.
enum InnerPadding: DocumentRule {
  static let finding = DiagnosticID(
    "inner-padding",
    .warning,
    .correctness,
    "Padding in a cell is the space inside the element that says it.",
    """
    'padding' is the space inside the element that says it, also under 'linear', 'layers' and 'flow',
    where it once was the space around the element in its cell. That is 'itemPadding'. The first repair
    writes it at all places of the document, so that no frame moves; where a style is used elsewhere
    too, it is written at the use, and a style that says nothing else is no longer used there. Where the
    space inside is meant, the second repair says so. A document that uses a word which is newer than
    this meaning, such as 'itemPadding', 'tap' or 'fit', means the space inside and is not reported.
    """,
    bad: .fragment(
      """
      <layers>
        <stack direction="vertical" padding="8">
          <text content="Hi"/>
        </stack>
      </layers>
      """),
    good: .fragment(
      """
      <layers>
        <stack direction="vertical" itemPadding="8">
          <text content="Hi"/>
        </stack>
      </layers>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <style name="card" padding="4 8" backgroundColor="#FFFFFF"/>
        <component name="Card">
          <stack direction="vertical">
            <text content="Hi"/>
          </stack>
        </component>
        <layers>
          <text style="card">Hello</text>
          <Card paddingTop="4"/>
          <view padding="{1 + 1}">
            <text content="Hi"/>
          </view>
        </layers>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // What is newer than the meaning of today was not written with the old one in mind.
    .document(
      """
      <layout name="Example">
        <action name="open"/>
        <layers>
          <stack direction="vertical" padding="16" tap="{open}">
            <text content="Hi"/>
          </stack>
        </layers>
      </layout>

      """),
    .fragment(
      """
      <linear>
        <stack direction="vertical" padding="8">
          <text content="Hi" zIndex="1"/>
        </stack>
      </linear>
      """),
    // The padding of an element that reads none itself is that of its cell.
    .fragment(
      """
      <layers>
        <view size="20" padding="2"/>
        <image source="asset:Lake" size="20" padding="2"/>
        <center padding="2"><text content="Hi"/></center>
      </layers>
      """),
    // Whoever writes both knows both.
    .fragment(
      """
      <flow>
        <text size="wrap" padding="2 8" itemPadding="4">Hi</text>
      </flow>
      """),
    .fragment("<stack direction=\"vertical\" padding=\"8\"><text content=\"Hi\"/></stack>"),
  ]

  private static let names = Schema.shared.attributes.dropFirst().filter { $0.spells != nil }
    .map(\.name)

  static let scope = RuleScope(
    kinds: .linearFamily.union(.declared), alongside: names, features: .sound)

  /// An attribute whose meaning is another one than it was.
  private struct Place {
    let element: Int
    let attribute: TypedAttribute
    /// The name of the attribute that means what this one meant.
    let meant: AttributeName
  }

  static func check(_ pass: inout RulePass) {
    let places = places(in: pass.document)
    guard let first = places.first, !isWrittenSince(pass) else { return }
    let others = places.dropFirst().map { range(of: $0, pass) }
    let fixes = [writingItems(places, pass), keeping(pass)].compactMap(\.self)
    pass.report(
      Diagnostic(
        finding, "'padding' is the space inside an element, in a cell too",
        at: range(of: first, pass),
        label: "'\(first.meant.name)' is the space around it in its cell",
        related: others.map { RelatedLocation("here as well", at: $0) }, fixes: fixes))
  }

  /// Whether the document says what could not be said while padding had its old meaning, so that
  /// its author never wrote the old one.
  ///
  /// What an imported file says tells nothing of this one.
  private static func isWrittenSince(_ pass: RulePass) -> Bool {
    let document = pass.document
    return document.nodes.contains { NewWords.elements.contains($0.kind) }
      || document.attributes.contains { attribute in
        NewWords.isNewest(attribute.name)
          && pass.source(of: attribute).nameStart < pass.markup.bytes.count
      }
  }

  /// Returns the name of the attribute, or of the element if a style has the attribute.
  private static func range(of place: Place, _ pass: RulePass) -> SourceRange {
    isWritten(place, pass)
      ? pass.source(of: place.attribute).nameRange : pass.source(of: place.element).nameRange
  }

  private static func places(in document: TypedDocument) -> [Place] {
    document.nodes.indices.flatMap { element -> [Place] in
      guard let parent = document.placingKind(of: element),
        ElementSet.linearFamily.contains(parent)
      else { return [] }
      let schema = Schema.shared
      let said = document.attributes[document.nodes[element].attributeIndices]
      let places = said.compactMap { attribute -> Place? in
        // A `flex` or `grid` could not say `padding` there.
        guard schema[attribute.row].group == .own,
          let placed = schema.placementRow(attribute.name, in: parent),
          let meant = schema[placed].spells
        else { return nil }
        return Place(element: element, attribute: attribute, meant: meant)
      }
      let written = document.nodes[element].written
      let knowsBoth = places.contains { written.contains($0.meant) }
      return knowsBoth ? [] : places
    }
  }

  /// Whether the element itself has the attribute, and not a style of it.
  private static func isWritten(_ place: Place, _ pass: RulePass) -> Bool {
    pass.source(of: place.element).attributeIndices.contains(Int(place.attribute.markup))
  }
}

// MARK: Repairs

extension InnerPadding {
  /// Returns the repair that writes what was meant, so that no frame moves.
  ///
  /// In a style, it is written if all of the style's users are such places; else each such user
  /// overrides the style. Nil if no place can be repaired.
  private static func writingItems(_ places: [Place], _ pass: RulePass) -> FixIt? {
    var edits: [SourceEdit] = []
    var styles: Set<Int32> = []
    let idle = IdleStyles(
      places.filter {
        !isWritten($0, pass) && !isOnly(for: places, $0.attribute, pass)
          && overridable($0, pass) != nil
      }.map { ($0.element, $0.attribute) }, pass)
    edits += idle.removals
    for place in places {
      let source = pass.source(of: place.attribute)
      if isWritten(place, pass) {
        edits += Repairs.rename(source, to: place.meant.name)
      } else if isOnly(for: places, place.attribute, pass) {
        guard styles.insert(place.attribute.markup).inserted else { continue }
        edits += Repairs.rename(source, to: place.meant.name)
      } else if let value = overridable(place, pass) {
        let element = pass.source(of: place.element)
        if idle.removed[place.element]?.contains(place.attribute.name) != true {
          edits.insert(
            Repairs.insert(place.attribute.name.name, "0", into: element, pass.markup))
        }
        edits.insert(Repairs.insert(place.meant.name, value, into: element, pass.markup))
      }
    }
    guard !edits.isEmpty else { return nil }
    let names = Set(places.map(\.meant.name)).sorted()
    let phrase = names.count == 1 ? "'\(names[0])'" : "'itemPadding' and its like"
    return FixIt("write \(phrase), so that no frame moves", isSafe: true, edits: edits)
  }

  /// Whether an attribute of a style in this document applies at `places` alone.
  private static func isOnly(
    for places: [Place], _ attribute: TypedAttribute, _ pass: RulePass
  ) -> Bool {
    let document = pass.document
    guard Int(pass.source(of: attribute).nameStart) < pass.markup.bytes.count,
      // Other documents may use the styles of a library.
      !document.nodes.contains(where: { $0.kind == .library })
    else { return false }
    let users = document.attributes.count { $0.markup == attribute.markup }
    return users == places.count { $0.attribute.markup == attribute.markup }
  }

  /// Returns the value that the user of a style can write itself; nil if only the style can.
  private static func overridable(_ place: Place, _ pass: RulePass) -> String? {
    guard place.attribute.value != .varied else { return nil }
    let source = pass.source(of: place.attribute)
    let value = pass.text(at: source.valueRange)
    // The names in an imported style are those of its own file.
    let isImported = Int(source.nameStart) >= pass.markup.bytes.count
    return source.needsDecoding || isImported && value.contains("{") ? nil : value
  }

  /// Returns the repair for a document that means the space inside.
  private static func keeping(_ pass: RulePass) -> FixIt? {
    guard pass.markup.root >= 0 else { return nil }
    let root = pass.markup.nodes[Int(pass.markup.root)]
    return FixIt(
      "keep it as the space inside, with a comment that says so", isSafe: false,
      edits: [
        SourceEdit(
          .at(root.start),
          "<!-- layoutc:disable-file \(finding.name): the space inside is meant -->\n")
      ])
  }
}

/// The uses of styles of which the repair would leave nothing, so that it removes them.
private struct IdleStyles {
  /// The attributes that no style says any longer, by element.
  private(set) var removed: [Int: Set<AttributeName>] = [:]
  private(set) var removals: [SourceEdit] = []

  /// Finds the uses on elements that would override attributes of styles.
  init(_ overridden: [(element: Int, attribute: TypedAttribute)], _ pass: RulePass) {
    for element in Set(overridden.map(\.element)).sorted()
    where pass.document.styleWays(of: element).isEmpty {
      let source = pass.source(of: element)
      let attributes = source.attributeIndices.map { pass.markup.attributes[$0] }
      let names = Set(overridden.filter { $0.element == element }.map(\.attribute.name))
      let said = names.union(attributes.compactMap { Self.name($0.name) })
      // Entries with the same range come from one word.
      let words = Dictionary(grouping: pass.stylesInUse(on: element), by: \.range.start).values
        .map { entries in (entries[0].range, Set(entries.flatMap(\.names).compactMap(Self.name))) }
      let idle = words.filter { !$0.1.isEmpty && $0.1.isSubset(of: said) }
      let rest = words.filter { $0.1.isEmpty || !$0.1.isSubset(of: said) }
      // Of several words, the blanks between them would be removed twice.
      guard let (range, _) = idle.first, rest.isEmpty || idle.count == 1,
        let attribute = attributes.first(where: {
          $0.valueRange.start <= range.start && range.end <= $0.valueRange.end
        })
      else { continue }
      if rest.isEmpty {
        removals += Repairs.remove(attribute, pass.markup)
      } else {
        let parts = ValueParts(of: attribute, in: pass.markup)
        guard let word = parts.place(at: range).flatMap({ parts.removal(of: $0) }) else { continue }
        removals.append(word)
      }
      let left = rest.reduce(into: Set()) { $0.formUnion($1.1) }
      removed[element] = names.subtracting(left)
    }
  }

  private static func name(_ id: NameID) -> AttributeName? {
    Schema.shared.attribute(named: id.rawValue)
  }
}
