import Testing

@Suite struct RangeTests {
  @Test func referencesAreDecodedAndMarkedAsWritten() {
    expectRanges(
      """
      <a x="1 &lt; &#x32; &#10;">&quot;é&#233;&quot;</a>
       ^ element a
         ^ x
            ^^^^^^^^^^^^^^^^^^^ [1 < 2 ⏎]
                                 ^^^^^^^^^^^^^^^^^^^ text ["éé"]
                                                      ^ end a
      """)
  }

  @Test func carriageReturnsCountInOffsetsAndNotInValues() {
    expectRanges(
      """
      <a x="1
       ^ element a
         ^ x
            ^ [1 2]
      2">
      t
      ^ text [t]
      </a>
        ^ end a
      """, of: Array("<a x=\"1\r\n2\">\r\nt\r\n</a>".utf8))
  }

  @Test func tabsAndAttributesOverSeveralLines() {
    expectRanges(
      """
      <a
       ^ element a
      \tx = "1\t2"
      \t^ x
      \t     ^^^ [1 2]
      \ty='3'
      \t^ y
      \t   ^ [3]
      />
      """)
  }

  @Test func charactersBeyondASCII() {
    expectRanges(
      """
      <ü 名="Ärger 🎉"><b/></ü>
       ^ element ü
         ^ 名
            ^^^^^^^ [Ärger 🎉]
                      ^ element b
                           ^ end ü
      """)
  }

  @Test func singleQuotesHoldDoubleOnes() {
    expectRanges(
      """
      <a x='"' y="'"/>
       ^ element a
         ^ x
            ^ ["]
               ^ y
                  ^ [']
      """)
  }

  @Test func everythingElseBetweenElements() {
    expectRanges(
      """
      <?xml version="1.0" encoding='UTF-8' standalone="yes" ?><!-- c --><?go to?>
                                                                  ^^^ comment [ c ]
                                                                             ^^ processingInstruction [to]
      <a><![CDATA[<&]]> t <!---->u</a><!--end-->
       ^ element a
                  ^^ cdata [<&]
                        ^ text [ t ]
                              | comment []
                                 ^ text [u]
                                    ^ end a
                                          ^^^ comment [end]
      """)
  }

  @Test func anEmptyValueHasAnEmptyRange() {
    expectRanges(
      """
      <a x=""/>
       ^ element a
         ^ x
            | []
      """)
  }

  @Test func aGreaterSignMayStandInValuesAndText() {
    expectRanges(
      """
      <a x="1>2">></a >
       ^ element a
         ^ x
            ^^^ [1>2]
                 ^ text [>]
                    ^ end a
      """)
  }
}
