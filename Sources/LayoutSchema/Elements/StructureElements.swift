extension ElementSpec {
  /// Declarations, conditions and loops.
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
      "Declares a parameter of a layout, a component or an action.",
      example: #"<param name="title" type="String" default="Untitled"/>"#),
    ElementSpec(
      .action, .structure, children: .parameters,
      "Declares what people can do in a layout or component, with the values that it hands over.",
      discussion: """
        `tap="{open(message.id)}"` on any element or `span` fires it with the values of what is shown; \
        `{refresh}` is an action without values, and `{isOpen ? close : nil}` fires by a test. The host receives all actions of a layout in one \
        place: in Swift one enum, which a `switch` names case by case. A use of a component says by \
        an attribute of the action's name what becomes of it, as in `<Row open="{show(item.id)}"/>`; \
        one that is not said does nothing, and what it hands over comes as the last arguments where \
        the use leaves room for them. A parameter of an action has no default and is no record: hand \
        over what tells the record apart.
        """,
      example: #"<action name="open"><param name="id" type="String"/></action>"#),
    ElementSpec(
      .define, .structure, children: .empty,
      "Gives a value a name.",
      example: ##"<define name="ink" value="#111827" dark="#F9FAFB"/>"##),
    ElementSpec(
      .let, .structure, children: .empty,
      "Gives what an expression comes out as a name.",
      discussion: """
        It stands among the declarations of a layout or component, or before the elements of a `for`, \
        whose names its expression sees, and with them the `let`s before it. It is of the type of its \
        expression, and worked out once each time that what it stands in is built. Unlike a `define` \
        it may differ with the parameters; no name that is known there can be given again.
        """,
      example: #"<let name="half" value="{12 / 2}"/>"#),
    ElementSpec(
      .choice, .structure, children: .empty,
      "Declares a type whose values are one of some words.",
      discussion: """
        `type="State"` means it, in lists and optionals too; it is the same type wherever it is named, \
        one enum in Swift. Expressions write its words as `.loading`.
        """,
      example: #"<choice name="State" values="loading loaded failed"/>"#),
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
      .when, .structure, children: .empty,
      "Says how the element around it looks in a state, as long as it is pressed, for example.",
      discussion: """
        It stands before the children of the element, or in a `style`, and is no child itself. What it \
        may say is how the element is drawn; nothing that moves a frame, so that a change of states \
        causes no layout; on a `text` it is also the `color` of its letters. Where several states hold \
        at once, what is written later wins, the element's own over its styles' and a use's over the \
        component's.

        `pressed`, `hovered` and `focused` are about the nearest element around that has an action or is \
        a control or another view of the host's, or else, for `hovered`, about the element itself. \
        `disabled` holds in whatever has `isEnabled="false"`, and `selected` in whatever has \
        `isSelected="true"`.
        """,
      example: #"<view size="80 32" tap="{open(key)}"><when state="pressed" opacity="0.6"/></view>"#
    ),
    ElementSpec(
      .component, .structure, children: .component,
      "Declares an element that stands for a layout of others.",
      discussion: """
        It has one root, or a chain of conditions that ends in an `else`, with nothing said of the \
        root's place: that is for the use to say. A use takes the parameters and whatever of size, \
        placement, appearance and `id` its root could have there, whichever branch it comes out as. \
        The body sees the parameters and what the file declares, and no parameter of the layout. The \
        ids inside are outlets below that of the use.
        """,
      example: """
        <component name="Badge"><param name="count" type="Integer"/><text content="{count}"/>\
        </component>
        """),
    ElementSpec(
      .slot, .structure, children: .any,
      "The place in a component for the children of its use; its own stand there if there are none.",
      discussion: """
        A slot takes as many elements as its parent has room for, and what fills it is read by that \
        parent: a child may say `flexGrow` where the slot stands in a `stack`. It stands once in \
        every way through the conditions, so neither at the root nor in a `for` nor in another slot, but \
        it may stand in each branch of an `if`. Children go to the slot they name \
        with `slot`, a chain of conditions by its `if`; those that name none go to the slot without a \
        name. In the component `slot.badge != nil` tells whether something stands in the slot `badge`, \
        and `slot != nil` whether it does in the one without a name: a slot that is given an `if` or \
        `for` that comes out as nothing is empty, and shows no children of its own either.
        """,
      example: #"<slot name="badge"/>"#),
    ElementSpec(
      .element, .structure, children: .readings,
      "Declares an element whose layout is written in Swift, or a view of the host's.",
      discussion: """
        With `class` the Swift type of that name lays the element out, as it says by its attributes \
        and those that it reads of its children. With `view` the host makes a view for it: the \
        element is as large as `intrinsicSize` or its one child, and its attributes are handed over \
        with the outlet, as a Swift type of the element's name.

        The command runs the layouts of its own package alone. For another one a stand-in is shown, with \
        a note: as large as `intrinsicSize`, or else as `--stand-in` says, with the children in a column. \
        Without either it is as large as the column, and without children 100 × 50. What is generated \
        has the layout itself.
        """,
      example: #"<element name="Masonry" class="MasonryLayout" children="any"/>"#),
    ElementSpec(
      .attribute, .structure, children: .empty,
      "Declares an attribute of an `element`.",
      example: #"<attribute name="columns" type="Integer" default="2"/>"#),
    ElementSpec(
      .placement, .structure, children: .empty,
      "Declares what an `element` reads of its children.",
      example: #"<placement name="span" type="Integer" default="1"/>"#),
    ElementSpec(
      .test, .structure, children: .expectations,
      "What must hold of the document's frames, which `layoutc test` tries.",
      discussion: """
        The document is solved in each preview, at every whole width of `widths`, in each text size and \
        direction, and each `expect` must hold in all of these solves. What is left out is as the preview \
        says it. Compiled layouts know nothing of tests.
        """,
      example: """
        <test name="the title keeps to one line"><expect that="{#title.lines == 1}"/></test>
        """),
    ElementSpec(
      .expect, .structure, children: .empty,
      "An expression that must be true of the frames of a solved document.",
      discussion: """
        Beside the document's parameters, constants, `let`s before the test and functions, its `that` sees \
        elements: `#price.end` is a member of the element with the `id` `price`. The members are `start`, \
        `end`, `left`, `right`, `top`, `bottom`, `width` and `height` (Points), `lines` (Integer) and \
        `isTruncated` (Bool) of a `text`, and `isShown` (Bool). `left` and `right` are counted from the left \
        edge of the document, `start` and `end` from the edge where lines start, which from right to left \
        is the right one, `top` and `bottom` from the top edge.

        An element in a `for` is there once for each row, and the expression must be true in each; all \
        elements that an expression names stand in one row or around it. An element that is not there, \
        because its condition does not hold, because it is `gone`, or because a `fit` has left it out, has \
        `isShown` alone: an expectation that depends on any other member of it does not hold.
        """,
      example: ##"<expect that="{#title.lines == 1}" textScale="1"/>"##),
  ]

  private static let flow: [ElementSpec] = [
    ElementSpec(
      .if, .structure, children: .any,
      "Stands for its children where a condition holds.",
      discussion: """
        An `if`, its `elseIf`s and its `else` follow one another as siblings and are one child. All \
        that is written on a branch must hold: the `test` and the sizes offered to the document, \
        bounds included. Where an element must have exactly one child, the chain ends in an `else` \
        and each branch holds one element; the second child of `background`, `overlay` and `corner` \
        may come out as nothing. `test="{photo != nil}"` makes `photo` usable inside, and behind it \
        where the test has failed.
        """,
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
      .for, .structure, children: .repeated,
      "Repeats its children for each element of a list.",
      discussion: """
        It stands where any number of children may. Inside, `each` is the element at hand and `index` \
        its place from 0; a name that hides another is worth a warning. The `key`, a String or an \
        Integer, tells the elements apart when the list changes: in a running layout what has a key \
        stays itself wherever it goes and whatever else it says. Of elements with one key the first \
        stays the first. The ids in it are lists of outlets.
        """,
      example: #"<for each="name" in="{names}"><text content="{name}"/></for>"#),
  ]
}
