// Findings about bindings.
extension DiagnosticID {
  package static let constantTest = DiagnosticID(
    "constant-test",
    .warning,
    "A test always comes out the same.",
    """
    One of the branches can never be taken. Either a name of a parameter is missing in the test, or
    the test and the other branch can go. What is never nil needs no '??' and no '!= nil'.
    """,
    bad: .fragment(#"<text content="{1 > 2 ? 'many' : 'few'}"/>"#),
    good: .fragment(#"<text content="few"/>"#),
  )

  package static let missingBraces = DiagnosticID(
    "missing-braces",
    .warning,
    "A text is an expression without its braces.",
    """
    A text says what it says: `title.first` between the tags of a text shows these letters. In braces
    it is the value. That is only said where the names in it are declared, and where the whole text
    is one expression: a path, a call, or values with an operator between them. A name alone is
    taken for a word, unless it has a capital within, as `userName`, or stands in a `let`.
    """,
    bad: .fragment(#"<param name="userName" type="String"/>"# + "\n<text>userName</text>"),
    good: .fragment(#"<param name="userName" type="String"/>"# + "\n<text>{userName}</text>"),
  )

  package static let divisionByZero = DiagnosticID(
    "division-by-zero",
    .warning,
    "The expression divides by 0.",
    """
    Nothing is infinite here: what is divided by 0 is 0. That keeps a layout in shape when data are
    missing, but written out it is hardly meant.
    """,
    bad: .fragment(##"<view width="{100 / 0}"/>"##),
    good: .fragment(##"<view width="{100 / 2}"/>"##),
  )

  package static let invalidExpression = DiagnosticID(
    "invalid-expression",
    .error,
    "The text in the braces is no expression.",
    """
    Expressions are written with '+ - * /', '== != > >= lt le', 'and or not', 'test ? one : other'
    and '??'. Strings stand in single quotes. The signs '<' and '&' cannot stand in XML, which is
    why their operators are words.
    """,
    bad: .fragment(#"<text content="{1 + }"/>"#),
    good: .fragment(#"<text content="{1 + 2}"/>"#),
  )

  package static let languageInConstant = DiagnosticID(
    "language-in-constant",
    .error,
    "A constant or a default depends on the reader's language.",
    """
    `number`, `percent`, `money` and `list` write as the language of the environment does, and a Text in
    another one is shown in it. A constant and a default are worked out when the document is compiled,
    where there is no language yet. Write the expression where it is shown.
    """,
    bad: .fragment(
      #"<define name="share" value="{percent(0.25)}"/>"# + "\n" + #"<text content="{share}"/>"#),
    good: .fragment(#"<text content="{percent(0.25)}"/>"#),
  )

  package static let unbindable = DiagnosticID(
    "unbindable",
    .error,
    "The attribute takes no binding.",
    """
    Names, such as ids and classes, become part of the generated Swift and must be known when it is
    written. What describes the document itself cannot depend on its data either.
    """,
    bad: .fragment(#"<text id="{'title'}" content="Hi"/>"#),
    good: .fragment(#"<text id="title" content="Hi"/>"#),
  )

  package static let unknownAction = DiagnosticID(
    "unknown-action",
    .error,
    "No action of this name is declared.",
    """
    `tap` and its like fire an action that the layout or the component around them declares, with as many
    values as it has parameters. A component's actions are bound where it is used, by attributes of their
    names. What is only known to the host is no action: it decides what an action does.
    """,
    bad: .document(
      """
      <layout name="Example">
        <action name="open"/>
        <text content="More" tap="{opne}"/>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <action name="open"/>
        <text content="More" tap="{open}"/>
      </layout>

      """),
  )

  package static let unknownName = DiagnosticID(
    "unknown-name",
    .error,
    "A name in an expression is none that is known there.",
    """
    An expression sees the parameters and constants of its layout or component, and inside a 'for'
    what that declares. A record has the fields that it was declared with, and there are no functions
    but the built-in ones.
    """,
    bad: .fragment(#"<text content="{length('Hi')} letters"/>"#),
    good: .fragment(#"<text content="{count('Hi')} letters"/>"#),
  )

  package static let unopenedOptional = DiagnosticID(
    "unopened-optional",
    .error,
    "A value that may be nil stands where there must be one.",
    """
    A parameter of a type such as 'String?' may have no value. '??' gives another one for that case,
    and a test with '!= nil' opens it: in the branch behind it the value is there.
    """,
    bad: .document(
      """
      <layout name="Example">
        <param name="title" type="String?"/>
        <text content="{title}"/>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <param name="title" type="String?"/>
        <text content="{title ?? 'Untitled'}"/>
      </layout>

      """),
  )

  package static let unprintable = DiagnosticID(
    "unprintable",
    .error,
    "A value in a text has no printed form of its own.",
    """
    Texts are made of String, Integer and Bool. A Number is printed by 'number(x)', as the reader's
    language writes it, or by 'fixed(x, 2)', which says how many digits stand behind the point, because
    how many are wanted only the author knows.
    """,
    bad: .fragment(#"<text content="{1 / 3} of it"/>"#),
    good: .fragment(#"<text content="{fixed(1 / 3, 2)} of it"/>"#),
  )
}
