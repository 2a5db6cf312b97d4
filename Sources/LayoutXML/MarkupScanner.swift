import LayoutDiagnostics

/// Reads the text into the tape and says in our words what is not XML about it.
///
/// It goes on behind every mistake as an author would read on, so that one run shows them all and
/// each only once. ``MarkupJudge`` then has the last word on whether the text is well-formed.
@safe
struct MarkupScanner {
  var document: MarkupDocument
  var findings: [Diagnostic] = []

  /// The text; zeros follow it.
  var base: UnsafePointer<UInt8>
  var end = 0
  var cursor = 0

  /// The innermost open element, −1 outside all.
  var current: Int32 = -1
  var depth = 0
  /// The last node outside all elements.
  var lastTopNode: Int32 = -1
  /// Reading has ended early.
  var isStopped = false
  /// Which element is open is a guess from here on: what does not close is no second mistake.
  var isStructureLost = false
  /// Elements that the end tag of an outer one has closed; their own may still follow.
  var overtaken: [Int32] = []
  /// Text or a second element outside the root was reported.
  var hasStrayContent = false
  /// Entities may have been declared; none is reported as unknown.
  var hasDoctype = false
  var hasNamespaces = false
  /// The end of the XML declaration, 0 where there is none.
  var declarationEnd = 0

  init(document: MarkupDocument, base: UnsafePointer<UInt8>) {
    self.document = document
    unsafe self.base = base
  }

  /// Starts on another text, which stays readable until the next call.
  mutating func begin(_ base: UnsafePointer<UInt8>, count: Int) {
    unsafe self.base = base
    end = count
    cursor = 0
    current = -1
    depth = 0
    lastTopNode = -1
    isStopped = false
    isStructureLost = false
    overtaken.removeAll(keepingCapacity: true)
    hasStrayContent = false
    hasDoctype = false
    hasNamespaces = false
    declarationEnd = 0
    findings.removeAll(keepingCapacity: true)
    document.removeAll()
  }

  /// Reads the whole text.
  mutating func scan() {
    scanProlog()
    while !isStopped {
      scanCharacterData()
      guard cursor < end else { break }
      switch peek(1) {
      case .slash: scanEndTag()
      case .bang: scanDeclaration()
      case .question: scanInstruction()
      case let byte:
        if XMLCharacters.startsName(byte) { scanStartTag() } else { scanStrayLess() }
      }
    }
    finish()
  }

  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    unsafe base[cursor + distance]
  }

  /// The byte at an offset of the text or of the zeros behind it.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    unsafe base[offset]
  }

  @inline(__always)
  mutating func skipBlanks() {
    while XMLCharacters.isBlank(peek()) { cursor += 1 }
  }

  /// Whether the text goes on with `word` at `offset`.
  func matches(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= end else { return false }
    for index in 0..<word.utf8CodeUnitCount {
      guard unsafe base[offset + index] == word.utf8Start[index] else { return false }
    }
    return true
  }

  /// The offset of the next `word` from `offset` on.
  func find(_ word: StaticString, from offset: Int) -> Int? {
    let count = word.utf8CodeUnitCount
    guard offset + count <= end else { return nil }
    let first = unsafe word.utf8Start[0]
    for start in offset...end - count where byte(start) == first {
      if matches(word, at: start) { return start }
    }
    return nil
  }

  /// Puts a node behind its siblings and gives its index.
  @inline(__always)
  mutating func append(_ node: MarkupNode) -> Int {
    let index = document.nodes.count
    let link = Int32(truncatingIfNeeded: index)
    document.nodes.append(node)
    if current >= 0 {
      let parent = Int(current)
      let last = document.nodes[parent].lastChild
      if last < 0 {
        document.nodes[parent].firstChild = link
      } else {
        document.nodes[Int(last)].nextSibling = link
      }
      document.nodes[parent].lastChild = link
    } else {
      if lastTopNode < 0 {
        document.firstNode = link
      } else {
        document.nodes[Int(lastTopNode)].nextSibling = link
      }
      lastTopNode = link
    }
    return index
  }

  /// Ends the innermost open element at `offset`.
  @inline(__always)
  mutating func close(at offset: Int) {
    let index = Int(current)
    document.nodes[index].end = UInt32(truncatingIfNeeded: offset)
    current = document.nodes[index].parent
    depth -= 1
  }

  /// Ends reading behind the construct at hand; what is open stays unjudged.
  ///
  /// The cursor stays, because whoever reads the construct moves on from it.
  mutating func stop() {
    isStopped = true
    document.isCut = true
  }

  private mutating func finish() {
    if current >= 0, !isStopped { reportUnclosed() }
    while current >= 0 {
      document.nodes[Int(current)].flags.insert(.incomplete)
      close(at: end)
    }
    if document.root < 0, !isStopped, findings.isEmpty { reportNoRoot() }
  }
}
