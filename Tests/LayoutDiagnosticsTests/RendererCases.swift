import LayoutDiagnostics
import TestSupport

extension RendererCase {
  static let all: [RendererCase] = [
    placement, relatedOnTheSameLine, relatedBehind, farApart, tabs, wide, combining,
    carriageReturns, atTheEnd, insertion, severalLines, twoLines, longLine, noText, unreadable,
    notUTF8, hostileCharacters, severalFindings,
  ]

  /// The cases that are recorded in every format.
  static let forPrograms = [placement, severalFindings]

  private static let placement = RendererCase(
    "placement",
    """
    <layout name="Profile">
      <1️⃣center2️⃣>
        <view id="t"3️⃣ 4️⃣flexBasis5️⃣="40%"6️⃣/>
      </center>
    </layout>

    """
  ) { text in
    [
      Diagnostic(
        .placement,
        "'flexBasis' has no effect here",
        at: SourceRange(text.range(4, 5)),
        label: "only a child of 'stack' or 'flex' can set it",
        related: [
          RelatedLocation("'center' does not read it", at: SourceRange(text.range(1, 2)))
        ],
        fixes: [
          FixIt(
            "remove 'flexBasis'",
            isSafe: true,
            edits: [SourceEdit(SourceRange(text.range(3, 6)), "")],
          ),
          FixIt("wrap 'view' in <stack direction=\"vertical\">", isSafe: false, edits: []),
        ],
      )
    ]
  }

  private static let relatedOnTheSameLine = RendererCase(
    "related-on-the-same-line",
    "<text 1️⃣content2️⃣=\"a\" 3️⃣content4️⃣=\"b\"/>\n"
  ) { text in
    [
      Diagnostic(
        .duplicateAttribute,
        "'content' is written twice",
        at: SourceRange(text.range(3, 4)),
        related: [RelatedLocation("first written here", at: SourceRange(text.range(1, 2)))],
      )
    ]
  }

  private static let relatedBehind = RendererCase(
    "related-behind",
    "<1️⃣center2️⃣>\n  <text/>\n</3️⃣centre4️⃣>\n"
  ) { text in
    [
      Diagnostic(
        .mismatchedTag,
        "'center' is not closed",
        at: SourceRange(text.range(1, 2)),
        related: [RelatedLocation("this closes 'centre'", at: SourceRange(text.range(3, 4)))],
      )
    ]
  }

  private static let farApart = RendererCase(
    "far-apart",
    "<1️⃣stack2️⃣>\n" + String(repeating: "  <text/>\n", count: 120) + "  <3️⃣stak4️⃣/>\n</stack>\n"
  ) { text in
    [
      Diagnostic(
        .unknownElement,
        "there is no element 'stak'",
        at: SourceRange(text.range(3, 4)),
        label: "did you mean 'stack'?",
        related: [RelatedLocation("as here", at: SourceRange(text.range(1, 2)))],
      )
    ]
  }

  private static let tabs = RendererCase(
    "tabs",
    "\t<text\t1️⃣spacng2️⃣=\"8\"/>\n"
  ) { [unknown("spacng", $0.range(1, 2))] }

  private static let wide = RendererCase(
    "wide-characters",
    "<text content=\"東京 👩‍👩‍👧‍👦 ☀️\" 1️⃣colour2️⃣=\"red\"/>\n<text id=\"3️⃣標題4️⃣\"/>\n"
  ) { [unknown("colour", $0.range(1, 2)), unknown("標題", $0.range(3, 4))] }

  private static let combining = RendererCase(
    "combining-marks",
    "<text content=\"Cafe\u{301} a\u{308}\u{323}\" 1️⃣colour2️⃣=\"red\"/>\n"
  ) { [unknown("colour", $0.range(1, 2))] }

  private static let carriageReturns = RendererCase(
    "carriage-returns",
    "<stack\r\n  1️⃣axis2️⃣=\"x\"\r\n/>\r\n"
  ) { [unknown("axis", $0.range(1, 2))] }

  private static let atTheEnd = RendererCase(
    "at-the-end",
    "<layout>\n  <text>1️⃣2️⃣"
  ) { [Diagnostic(.unclosedElement, "'text' is not closed", at: SourceRange($0.range(1, 2)))] }

  private static let insertion = RendererCase(
    "insertion",
    "<stack1️⃣2️⃣>\n</stack>\n"
  ) { text in
    [
      Diagnostic(
        .missingAttribute,
        "'stack' needs a 'direction'",
        at: SourceRange(text.range(1, 2)),
        label: "write it here",
      )
    ]
  }

  private static let severalLines = RendererCase(
    "several-lines",
    "<layout>\n  1️⃣<stack\n    direction=\"vertical\"\n    spacing=\"8\"\n  >2️⃣\n</layout>\n"
  ) { text in
    [
      Diagnostic(
        .malformedXML,
        "this is not finished",
        at: SourceRange(text.range(1, 2)),
        label: "all of it",
      )
    ]
  }

  private static let twoLines = RendererCase(
    "two-lines-with-their-ends",
    "<layout>\n  1️⃣Hello\n  World\n2️⃣</layout>\n"
  ) { [Diagnostic(.strayText, "text cannot stand here", at: SourceRange($0.range(1, 2)))] }

  private static let longLine = RendererCase(
    "long-line",
    String(repeating: "<text content=\"東京\"/>", count: 60) + "<1️⃣txt2️⃣/>"
      + String(repeating: "<text/>", count: 60) + "\n"
  ) { [unknown("txt", $0.range(1, 2))] }

  private static let noText = RendererCase(
    "no-text",
    "1️⃣2️⃣"
  ) { [Diagnostic(.emptyDocument, "the document is empty", at: SourceRange($0.range(1, 2)))] }

  private static let unreadable = RendererCase(
    "unreadable",
    unreadable: Diagnostic(
      .unreadableFile,
      "cannot be read: No such file or directory",
      at: .at(0),
    ),
  )

  private static let notUTF8 = RendererCase(
    "not-utf8",
    bytes: Array("<text content=\"Caf".utf8) + [0xE9] + Array("\"/>\n".utf8),
    Diagnostic(.invalidEncoding, "this byte is not UTF-8", at: SourceRange(18..<19)),
  )

  private static let hostileCharacters = RendererCase(
    "hostile-characters",
    "<text content=\"\u{1B}[2Jx\u{202E}y\u{7F}\" 1️⃣no2️⃣=\"\"/>\n"
  ) { [unknown("\u{1B}[2J\nno", $0.range(1, 2))] }

  private static let severalFindings = RendererCase(
    "several-findings",
    "<stack>\n  <text 1️⃣size2️⃣=\"8\"/>\n  <text width=\"3️⃣150%4️⃣\"/>\n</stack>\n"
  ) { text in
    [
      unknown("size", text.range(1, 2)),
      Diagnostic(
        .percentOverHundred,
        "'150%' is over 100%",
        at: SourceRange(text.range(3, 4)),
        related: [RelatedLocation("of\nthis", at: .at(0))],
      ),
      Diagnostic(.misplacedElement, .note, "100% of \"that\\this\"", at: .at(UInt32.max)),
    ]
  }

  private static func unknown(_ name: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(.unknownAttribute, "'\(name)' is unknown here", at: SourceRange(range))
  }
}
