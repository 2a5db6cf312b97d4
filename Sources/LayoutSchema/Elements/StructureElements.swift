extension ElementSpec {
  /// Declarations, conditions and repetition.
  static let structure: [ElementSpec] = declarations + flow

  private static let declarations: [ElementSpec] = [
    ElementSpec(
      .library, .structure, children: .declarations,
      "A document of declarations alone, for others to import.",
      example: #"<library name="Tokens"><define name="gutter" value="12"/></library>"#),
    ElementSpec(
      .import, .structure, children: .empty,
      "Brings in what a library declares, or a layout as the component of its name.",
      example: #"<import src="tokens.layout.xml"/>"#),
    ElementSpec(
      .param, .structure, children: .empty,
      "Declares a parameter of a layout or component.",
      example: #"<param name="title" type="String" default="Untitled"/>"#),
    ElementSpec(
      .define, .structure, children: .empty,
      "Gives a value a name.",
      example: ##"<define name="ink" value="#111827" dark="#F9FAFB"/>"##),
    ElementSpec(
      .record, .structure, children: .fields,
      "Declares a type of several fields.",
      example: #"<record name="User"><field name="name" type="String"/></record>"#),
    ElementSpec(
      .field, .structure, children: .empty, "A field of a record.",
      example: #"<field name="age" type="Integer?"/>"#),
    ElementSpec(
      .style, .structure, children: .empty,
      "Gives a bundle of attributes a name.",
      example: ##"<style name="caption" fontSize="13" color="#6B7280"/>"##),
    ElementSpec(
      .component, .structure, children: .component,
      "Declares an element that stands for a layout of others.",
      example: """
        <component name="Badge"><param name="count" type="Integer"/><text content="{count}"/>\
        </component>
        """),
    ElementSpec(
      .slot, .structure, children: .any,
      "The place in a component for the children of its use; its own stand there if there are none.",
      example: #"<slot name="badge"/>"#),
    ElementSpec(
      .element, .structure, children: .readings,
      "Declares an element whose layout is written in Swift.",
      example: #"<element name="Masonry" class="MasonryLayout" children="any"/>"#),
    ElementSpec(
      .attribute, .structure, children: .empty,
      "Declares an attribute of an `element`.",
      example: #"<attribute name="columns" type="Integer" default="2"/>"#),
    ElementSpec(
      .placement, .structure, children: .empty,
      "Declares what an `element` reads of its children.",
      example: #"<placement name="span" type="Integer" default="1"/>"#),
  ]

  private static let flow: [ElementSpec] = [
    ElementSpec(
      .if, .structure, children: .any,
      "Stands for its children where a condition holds.",
      example: #"<if minWidth="600"><text content="Wide"/></if>"#),
    ElementSpec(
      .elseIf, .structure, children: .any,
      "Stands for its children where its condition holds and none before it in its chain did.",
      example: #"<elseIf minWidth="400"><text content="Medium"/></elseIf>"#),
    ElementSpec(
      .else, .structure, children: .any,
      "Stands for its children where no condition before it in its chain held.",
      example: #"<else><text content="Narrow"/></else>"#),
    ElementSpec(
      .for, .structure, children: .any,
      "Repeats its children for each element of a list.",
      example: #"<for each="name" in="{names}"><text content="{name}"/></for>"#),
  ]
}
