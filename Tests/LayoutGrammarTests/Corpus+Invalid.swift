import LayoutSchema

extension Corpus {
  /// Documents that the RELAX NG grammar rejects.
  var invalid: [String] {
    misplaced + unreadSizes + excluded + noWords + incomplete + badCounts + strayText + unknown
      + reserved
      + everyValue(\.counterExamples)
  }

  /// Every placement attribute under every parent that does not read it.
  private var misplaced: [String] {
    AttributeName.allCases.flatMap { name -> [String] in
      guard let row = schema.rows(named: name).first(where: { $0.group == .placement }) else {
        return []
      }
      // An attribute that no parent reads yet is wrong on every element in the same way.
      let isRead = parents.contains { schema.placementRow(name, in: $0) != nil }
      let children = isRead ? elements.filter { $0 != .spacer } : [.view]
      return ([nil] + parents).filter { parent in
        parent.map { schema.placementRow(name, in: $0) == nil } ?? true
      }
      .flatMap { parent in
        children.filter { schema.ownRow(name, of: $0) == nil }
          .map { child(element($0, [(name, row.example)]), of: parent) }
      }
    }
  }

  /// Content that is not allowed in a condition or loop of a text.
  private var noWords: [String] {
    let loop = #"<for each="place" in="{[1, 2]}">"#
    return [
      "<text/>", #"<slot name="more"/>"#, "<else>other</else>", #"<if test="{true}"><view/></if>"#,
    ]
    .flatMap { [#"<if test="{true}">\#($0)</if>"#, "\(loop)\($0)</for>"] }
    .map { document("<text>words \($0)</text>") }
      + [document("<text><span><if test=\"{true}\">b</if></span></text>")]
  }

  private var unreadSizes: [String] {
    [ElementKind.inset, .background, .overlay].flatMap { kind in
      rows(.size, of: .view).flatMap { row in
        ([nil] + parents.filter { schema.placementRow(row.name, in: $0) == nil })
          .map { child(element(kind, [(row.name, row.example)]), of: $0) }
      }
    } + rows(.size, of: .view).map { carrier(.spacer, $0.name, $0.example) }
  }

  /// Every attribute together with each attribute that it excludes.
  private var excluded: [String] {
    let own = (elements.filter { $0 != .spacer }).flatMap { kind in
      AttributeGroup.allCases.flatMap { rows($0, of: kind) }.flatMap { row in
        row.excludes.compactMap { name in
          schema.ownRow(name, of: kind).map {
            document(element(kind, [(row.name, row.example), (name, schema[$0].example)]))
          }
        }
      }
    }
    let previews = rows(.own, of: .preview).flatMap { row in
      row.excludes.map { name in
        document(element(.preview, [(row.name, row.example), (name, "1")]) + "<text/>")
      }
    }
    let placed = parents.flatMap { parent in
      placement(in: parent).flatMap { row in
        row.excludes.map { name in
          // Whether a view reads its padding itself depends on its children, at which the grammar
          // does not look.
          let depends = [row.name, name].contains { name in
            schema.ownRow(name, of: .view).map { schema[$0].leftByLeaves.contains(.view) } ?? false
          }
          return child(
            element(depends ? .image : .view, [(row.name, row.example), (name, "1")]), of: parent)
        }
      }
    }
    return own + previews + placed
  }

  private var incomplete: [String] {
    ["<stack/>", "<ratio><text/></ratio>"].map(document)
  }

  private var badCounts: [String] {
    let wrong = elements.flatMap { kind -> [String] in
      let text = "<text/>"
      return switch schema.spec(for: kind).children {
      case .exactly(let roles):
        [roles.count - 1, roles.count + 1].map {
          document(element(kind, [], String(repeating: text, count: $0)))
        }
      case .empty, .text, .characters: [child(element(kind, [], text), of: .stack)]
      case .atMostOne: [document(element(kind, [], text + text))]
      case .any, .document, .declarations, .component, .repeated, .fields, .parameters, .readings,
        .expectations:
        []
      }
    }
    return wrong + [
      "<layout/>", "<layout><text/><text/></layout>", "<layout><preview/></layout>",
      "<layout><text/><preview/></layout>", document(document("<text/>")),
      document(#"<test name="a"/><text/>"#), document(#"<expect that="{true}"/><text/>"#),
      document(#"<view intrinsicSize="1 1"><text/></view>"#),
      document(#"<text content="a">b</text>"#),
      document("<text><span><span>a</span></span></text>"), document("<span>a</span>"),
      document(#"<stack direction="vertical"><preview/></stack>"#),
      document("<preview><text/></preview><text/>"), "<text/>", "<stack direction=\"vertical\"/>",
    ]
      + ([nil] + parents.filter { !ElementSet.spacerParents.contains($0) })
      .map { child("<spacer/>", of: $0) }
  }

  private var strayText: [String] {
    parents.map { document(element($0, [], "words<text/><text/>")) }
      + ["words", "<text/>words"].map(document)
      + [ElementKind.image, .view].map { document(element($0, [], "words")) }
  }

  private var unknown: [String] {
    elements.filter { $0 != .spacer }.map { kind in
      document(element(kind).replacing("<\(kind.name)", with: "<\(kind.name) colour=\"red\""))
    } + ["<stck/>", "<Text/>", "<Avatar/>", "<TEXT/>"].map(document)
  }

  private var reserved: [String] {
    schema.elements.filter { !$0.isAvailable }.flatMap { spec in
      [document("<\(spec.kind.name)/>"), child("<\(spec.kind.name)/>", of: .stack)]
    }
  }
}
