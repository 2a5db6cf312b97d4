import LayoutDiagnostics

// What is said of the file as a whole and of its bytes.

extension MarkupScanner {
  /// Reports what is wrong with the text before any markup is read; true where it can be scanned.
  mutating func admitText() -> Bool {
    unsafe document.bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: end))
    var offset = matches("\u{FEFF}", at: 0) ? 3 : 0
    while XMLCharacters.isBlank(byte(offset)) { offset += 1 }
    guard offset < end else {
      if findings.isEmpty { report(.emptyDocument, "the file is empty", at: end..<end) }
      return false
    }
    while let fault = unsafe TextGate.firstFault(in: base, from: offset, count: end) {
      if let zero = firstZero() {
        findings.removeAll(keepingCapacity: true)
        report(
          .binaryFile, "this is no text file: it holds a zero byte", at: zero..<zero + 1)
        return false
      }
      switch fault {
      case .zeroByte: return false
      case .invalid(let position, let count):
        let isUnknown = findings.contains { $0.id == .invalidEncoding }
        if !isUnknown { reportInvalid(position..<position + count) }
        return false
      case .forbidden(let position, let count):
        let number = String(scalar(at: position).value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
        report(
          .malformedXML, "the character U+\(padded) cannot stand in XML",
          at: position..<position + count)
        offset = position + count
      }
      guard !isStopped else { return false }
    }
    return true
  }

  private func firstZero() -> Int? {
    (0..<end).first { byte($0) == 0 }
  }

  private mutating func reportInvalid(_ range: Range<Int>) {
    let number = String(byte(range.lowerBound), radix: 16, uppercase: true)
    report(
      .invalidEncoding, "the byte 0x\(number) is not UTF-8 here", at: range,
      label: "a file in another encoding names it in its XML declaration")
  }

  mutating func reportSize() {
    report(
      .documentTooLarge, "the document is larger than \(MarkupLimits.documentSize >> 20) MB",
      at: 0..<0)
    document.isCut = true
  }

  mutating func reportTooManyNames(at range: Range<Int>) {
    report(
      .documentTooLarge, "the document has more than \(MarkupLimits.names) different names",
      at: range)
    stop()
  }

  /// Reports an encoding that nobody knows; the text is read as UTF-8 then.
  mutating func reportUnknownEncoding(_ encoding: TextEncoding) {
    guard case .named(let name, let range) = encoding else { return }
    report(.invalidEncoding, "'\(name)' is no known encoding", at: range)
  }

  /// Reports bytes that are none of their encoding; the text ends in a replacement character there.
  mutating func reportInvalidConversion(_ encoding: TextEncoding) {
    unsafe document.bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: end))
    let name =
      switch encoding {
      case .utf8: "UTF-8"
      case .utf16: "UTF-16"
      case .latin1: "ISO-8859-1"
      case .named(let name, _): name
      }
    report(.invalidEncoding, "the bytes from here on are not \(name)", at: max(0, end - 3)..<end)
    document.isCut = true
  }

  /// Reports what libxml2 rejects and the scanner did not notice, near where libxml2 stood.
  mutating func reportRejection(at offset: Int) {
    if offset <= declarationEnd, declarationEnd > 0 {
      reportXMLDeclaration((document.hasByteOrderMark ? 3 : 0)..<declarationEnd)
      return
    }
    var start = min(offset, end)
    while start > 0, byte(start) & 0xC0 == 0x80 { start -= 1 }
    let length = start < end ? scalar(at: start).length : 0
    report(.malformedXML, "this is not well-formed XML", at: start..<min(start + length, end))
  }

  /// Whether libxml2 saw as many elements and attributes as the tape holds.
  func agrees(with verdict: MarkupJudge.Verdict) -> Bool {
    guard verdict.attributeCount == document.attributes.count else { return false }
    var elements = 0
    for node in document.nodes where node.isElement { elements += 1 }
    return elements == verdict.elementCount
  }
}
