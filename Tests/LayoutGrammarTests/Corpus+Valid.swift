import LayoutSchema

extension Corpus {
  /// Documents that every grammar accepts.
  var valid: [String] {
    everyElementInEveryParent + everyAttribute + everyPlacement
      + everyValue(\.examples) + styled + wordsInFlow
  }

  /// Conditions and loops in a text, and values in loops.
  private var wordsInFlow: [String] {
    let loop = #"<for each="place" in="{[1, 2]}"><let name="next" value="{place + 1}"/>"#
    let chain = #"<if test="{true}">a</if><elseIf minWidth="9"><span>b</span></elseIf><else/>"#
    return [chain, "\(loop){next}</for>", "\(loop)\(chain) <span>c</span>\(chain)</for> d"].map {
      document("<text>words \($0)</text>")
    } + [child("\(loop)<text>{next}</text></for>", of: .stack)]
  }

  private var everyElementInEveryParent: [String] {
    elements.flatMap { kind in
      ([nil] + parents).compactMap { parent -> String? in
        let hasPlace = kind != .spacer || parent.map(ElementSet.spacerParents.contains) ?? false
        return hasPlace ? child(element(kind), of: parent) : nil
      }
    }
  }

  private var everyAttribute: [String] {
    ([ElementKind.layout, .preview, .span] + elements).flatMap { kind in
      AttributeGroup.allCases.flatMap { rows($0, of: kind) }.map {
        carrier(kind, $0.name, $0.example)
      }
    }
  }

  private var everyPlacement: [String] {
    parents.flatMap { parent in
      placement(in: parent).flatMap { row in
        elements.filter { kind in
          kind != .spacer && schema.ownRow(row.name, of: kind) == nil
        }.map { kind in
          child(element(kind, [(row.name, row.example)]), of: parent)
        }
      }
    }
  }

  /// Required attributes may come from a style.
  private var styled: [String] {
    [#"<stack style="row"/>"#, #"<ratio style="wide"><text/></ratio>"#].map(document)
  }

  /// Old spellings, which are legal but not offered by editors; only for RELAX NG.
  var old: [String] {
    [#"<static><text layoutPosition="1 2"/></static>"#, #"<absolute sizing="default"/>"#]
      .map(document)
  }

  /// Returns the attributes that `parent` reads from its children.
  func placement(in parent: ElementKind) -> [AttributeSpec] {
    AttributeName.allCases.compactMap { schema.placementRow($0, in: parent).map { schema[$0] } }
  }

  /// Returns documents with the values of each type, each at the first attribute of that type.
  func everyValue(_ values: (ValueType) -> [String]) -> [String] {
    var seen: Set<ValueType> = []
    var documents: [String] = []
    for kind in [ElementKind.layout, .preview, .span] + elements {
      for row in AttributeGroup.allCases.flatMap({ rows($0, of: kind) })
      where seen.insert(row.type).inserted {
        documents += values(row.type).map { carrier(kind, row.name, $0) }
      }
    }
    for parent in parents {
      for row in placement(in: parent) where seen.insert(row.type).inserted {
        documents += values(row.type).map { child(element(.view, [(row.name, $0)]), of: parent) }
      }
    }
    return documents
  }
}
