import LayoutDiagnostics
import LayoutXML
import Testing

@Suite struct TagFindingTests {
  @Test func aMismatchedEndTagIsMarkedOnce() {
    expectFindings(
      """
      <a>
        <b>
        </c>
          ^ mismatched-tag: '</c>' does not close 'b'
        <d/>
      </a>
      """)
  }

  @Test func aForgottenEndTagIsFoundWhereTheOuterOneEnds() {
    expectFindings(
      """
      <a><b><c></b><b/></a>
                 ^ mismatched-tag: '</b>' does not close 'c'
      """)
  }

  /// Lines tell which element is open, also among others of its name.
  @Test func aForgottenEndTagIsFoundByItsIndentation() {
    expectFindings(
      """
      <a>
        <b>
          <c>
           ^ unclosed-element: 'c' is never closed
        </b>
        <b/>
      </a>
      """)
    expectFindings(
      """
      <a>
        <b>
          <b>
           ^ unclosed-element: 'b' is never closed
          <c/>
        </b>
      </a>
      """)
  }

  /// Somebody writes it among the children of an element that has its end tag.
  @Test func aBegunEndTagClosesNothing() {
    for tag in ["</b", "</x"] {
      let text = "<a>\n  <b>\n    <c/>\n    \(tag)\n    <c/>\n  </b>\n</a>\n"
      var parser = MarkupParser()
      parser.parse(text)
      let message = "the end tag of '\(tag.dropFirst(2))' is not closed with '>'"
      #expect(parser.diagnostics.map(\.message) == [message])
    }
    expectFindings(
      """
      <a>
        <b>
          <c/>
        </b
          ^ malformed-xml: the end tag of 'b' is not closed with '>'
      </a>
      """)
  }

  /// What is behind it belongs to the element around it.
  @Test func anUnclosedElementEndsByItsIndentation() {
    let text = "<a>\n  <b>\n    <b>\n      <d/>\n    <c/>\n    <c/>\n  </b>\n</a>\n"
    var parser = MarkupParser()
    parser.parse(text)
    let names = parser.document.nodes.filter(\.isElement).map { node in
      let parent = node.parent >= 0 ? parser.document.nodes[Int(node.parent)].nameStart : 0
      return "\(parser.document.text(in: node.nameRange)) in \(parent)"
    }
    #expect(names == ["a in 0", "b in 1", "b in 7", "d in 15", "c in 7", "c in 7"])
  }

  @Test func anEndTagTooManyClosesNothing() {
    expectFindings(
      """
      <a>
        <b></b></b>
                 ^ mismatched-tag: '</b>' closes nothing; 'b' is closed already
      </a>
      """)
    expectFindings(
      """
      <a/></a>
            ^ mismatched-tag: '</a>' closes nothing
      """)
  }

  @Test func tagsThatCrossAreOneMistake() {
    expectFindings(
      """
      <a>
        <b>one <c>two</b></c>
                       ^ mismatched-tag: '</b>' does not close 'c'
        <d/>
      </a>
      """)
  }

  @Test func aSlashWithoutItsGreaterSignEndsTheElement() {
    expectFindings(
      """
      <a>
        <b x="1"/
         ^ malformed-xml: the tag of 'b' is not closed with '>'
        <c></c>
      </a>
      """)
  }

  @Test func anEndTagWithoutANameIsMarked() {
    expectFindings(
      """
      <a></>
         ^^ mismatched-tag: this end tag has no name
      """)
  }

  @Test func anUnclosedElementIsMarkedAtItsName() {
    expectFindings(
      """
      <a>
        <b>
         ^ unclosed-element: 'b' is never closed
      """)
  }

  @Test func aFileThatEndsInATagSaysSo() {
    expectFindings(
      """
      <a><view width="12"
          ^^^^ unclosed-element: the file ends inside the tag of 'view'
      """)
  }

  @Test func aTagWithoutItsEndIsMarkedAndMayHaveBeenSelfClosing() {
    expectFindings(
      """
      <a>
        <view x="1"
         ^^^^ malformed-xml: the tag of 'view' is not closed with '>'
        <view y="2"/>
      </a>
      """)
  }

  @Test func endTagsHoldANameAlone() {
    expectFindings(
      """
      <a><b></b x="1"></a>
                ^^^^^ malformed-xml: an end tag holds a name and nothing else
      """)
    expectFindings(
      """
      <a><b></b</a>
              ^ malformed-xml: the end tag of 'b' is not closed with '>'
      """)
  }

  @Test func junkInATagIsMarkedOnce() {
    expectFindings(
      """
      <a x="1", y="2" % z="3"/>
              ^ malformed-xml: ',' cannot stand in the tag of 'a'
      """)
  }

  @Test func aSecondRootIsMarkedOnce() {
    expectFindings(
      """
      <a/>
      <b/>
       ^ malformed-xml: a document is one element; 'b' stands behind its end
      <c/>
      """)
  }

  @Test func manyMistakesGiveOneMessageEach() {
    expectFindings(
      """
      <a>
        <b x=1 y="&nbsp;" y="2"/>
             ^ malformed-attribute: the value of 'x' has no quotes
                  ^^^^^^ unknown-entity: '&nbsp;' is none of the five entities of XML
                          ^ duplicate-attribute: 'y' is written twice
        a & b
          ^ malformed-xml: '&' starts a reference such as '&amp;' and none follows
        <c></d>
             ^ mismatched-tag: '</d>' does not close 'c'
      </a>
      """)
  }
}

@Suite struct AttributeFindingTests {
  @Test func aDuplicateIsMarkedAtTheSecondName() {
    expectFindings(
      """
      <a x="1" y="2" x="3" x="4"/>
                     ^ duplicate-attribute: 'x' is written twice
                           ^ duplicate-attribute: 'x' is written twice
      """)
  }

  @Test func missingQuotesAreMarkedAtTheValue() {
    expectFindings(
      """
      <a x=12 y="1"/>
           ^^ malformed-attribute: the value of 'x' has no quotes
      """)
    expectFindings(
      """
      <a x=12" y="1"/>
           ^^ malformed-attribute: the value of 'x' has no opening quote
      """)
    expectFindings(
      """
      <a x="12 y="1" z="2"/>
           ^^^ malformed-attribute: the value of 'x' has no closing quote
      """)
    expectFindings(
      """
      <a><b x="12/>
              ^^^ malformed-attribute: the value of 'x' has no closing quote
        <c y="1"/>
      </a>
      """)
  }

  @Test func anAttributeNeedsAValueAndAnEqualsSign() {
    expectFindings(
      """
      <a x y="1" z=/>
         ^ malformed-attribute: 'x' has no value
                 ^ malformed-attribute: 'z' has no value
      """)
    expectFindings(
      """
      <a x "1"/>
         ^ malformed-attribute: there is no '=' between 'x' and its value
      """)
  }

  @Test func aQuoteInsideAValueIsMarked() {
    expectFindings(
      """
      <a x='it's' y="1"/>
              ^ malformed-attribute: this quote ends the value of 'x'
      """)
  }

  @Test func typographicQuotesAreNoQuotes() {
    expectFindings(
      """
      <a x=“Tom Jones” y='1'/>
           ^^^^^^^^^^^ malformed-attribute: the value of 'x' stands in typographic quotes
      """)
  }

  @Test func attributesAreSeparated() {
    expectFindings(
      """
      <a x="1"y="2"/>
              ^ malformed-attribute: there is no space before 'y'
      """)
  }

  @Test func aLessSignInAValueIsMarked() {
    expectFindings(
      """
      <a x="1 < 2 < 3"/>
              ^ malformed-attribute: '<' cannot stand in the value of 'x'
                  ^ malformed-attribute: '<' cannot stand in the value of 'x'
      """)
  }

  @Test func namespacesAreNotForUs() {
    expectFindings(
      """
      <a xmlns="u" xmlns:p="v" p:x="1"><p:b/></a>
         ^^^^^ namespace: 'xmlns' declares a namespace; there are none here
                   ^^^^^^^ namespace: 'xmlns:p' declares a namespace; there are none here
                               ^^^ namespace: 'p:x' has a prefix; there are no namespaces here
                                        ^^^ namespace: 'p:b' has a prefix; there are no namespaces here
      """)
  }
}

@Suite struct TextFindingTests {
  @Test func unknownEntitiesAreMarkedWhole() {
    expectFindings(
      """
      <a x="&foo;">&#0; &#xZ; &ok</a>
            ^^^^^ unknown-entity: '&foo;' is none of the five entities of XML
                   ^^^^ malformed-xml: '&#0;' is no character
                        ^ malformed-xml: '&' starts a reference such as '&amp;' and none follows
                              ^ malformed-xml: '&' starts a reference such as '&amp;' and none follows
      """)
  }

  @Test func twoAmpersandsAreOneMistake() {
    expectFindings(
      """
      <a x="{b && c}">d && e</a>
               ^^ malformed-xml: '&&' cannot stand in XML
                        ^^ malformed-xml: '&&' cannot stand in XML
      """)
  }

  @Test func textOutsideTheRootIsMarkedWithoutItsBlanks() {
    expectFindings(
      """
      <a/>
        some text
        ^^^^^^^^^ malformed-xml: text cannot stand behind the end of the document's element
      """)
    expectFindings(
      """
      some text
      ^^^^^^^^^ malformed-xml: text cannot stand before the first element
      <a/>
      """)
    expectFindings(
      """
      { "json": true }
      ^^^^^^^^^^^^^^^^ malformed-xml: this is not XML; no element stands in it
      """)
  }

  @Test func aLessSignInTextIsMarked() {
    expectFindings(
      """
      <a>1 < 2</a>
           ^ malformed-xml: '<' cannot stand in text
      """)
  }

  @Test func commentsAndSectionsMustEnd() {
    expectFindings(
      """
      <a><!-- one -- two --><!-- three
                  ^^ malformed-xml: '--' cannot stand in a comment
                            ^^^^ malformed-xml: this comment is never closed
      </a>
      """)
    expectFindings(
      """
      <a><![CDATA[ x ]]</a>
         ^^^^^^^^^ malformed-xml: this CDATA section is never closed
      """)
    expectFindings(
      """
      <a>]]></a>
         ^^^ malformed-xml: ']]>' cannot stand in text
      """)
  }

  @Test func declarationsStandAtTheStart() {
    expectFindings(
      """

      <?xml version="1.0"?>
      ^^^^^^^^^^^^^^^^^^^^^ malformed-xml: an XML declaration can stand only at the very start of the file
      <a/>
      """)
    expectFindings(
      """
      <?xml version=1.0?>
      ^^^^^^^^^^^^^^^^^^^ malformed-xml: this is not how an XML declaration is written
      <a/>
      """)
  }

  @Test func aDocumentTypeIsRefusedAndTheRestIsRead() {
    expectFindings(
      """
      <!DOCTYPE a [ <!ENTITY e "f"> ]>
      ^^^^^^^^^ doctype: a document type has no place here; there are no entities and nothing external
      <a x="&e;" y=1/>
                   ^ malformed-attribute: the value of 'y' has no quotes
      """)
  }

  @Test func forbiddenCharactersAreMarked() {
    expectFindings(
      """
      <a x="\u{1}">\u{FFFE}</a>
            ^ malformed-xml: the character U+0001 cannot stand in XML
               ^ malformed-xml: the character U+FFFE cannot stand in XML
      """)
    expectFindings(
      """
      <a×b/>
        ^ malformed-xml: '×' cannot stand in a name
      """)
  }
}
